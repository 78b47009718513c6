import Foundation
import Subprocess
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct StarWarsTests {
  private let aerogami = Aerogami()

  @Test("one film is a row, followed by its crawl line by line")
  func film() async throws {
    expectEqual(
      try await aerogami.run("starwars", "film", "2"),
      Run(
        0,
        output: """
          ID  TITLE                    EPISODE  DIRECTOR        PRODUCER                   RELEASED
           2  The Empire Strikes Back        5  Irvin Kershner  Gary Kurtz, Rick McCallum  1980-05-17

          The great weapon is gone, and
          still the Rebels are hunted
          from star to star.

          They have dug in on a world
          of ice, while Darth Vader
          sends probes in search of
          young Skywalker....

          """))
  }

  @Test("several ids are rows in order, and a missing one is reported")
  func several() async throws {
    expectEqual(
      try await aerogami.run("starwars", "person", "16", "17", "1", "16"),
      Run(
        3,
        output: """
          ID  NAME                   HEIGHT (cm)  MASS (kg)  BORN    GENDER         HOMEWORLD
          16  Jabba Desilijic Tiure          175       1358  600BBY  hermaphrodite         24
           1  Luke Skywalker                 172         77  19BBY   male                   1

          """, errors: "aerogami: person 17 failed: the sample data: there is no such person\n"))
  }

  @Test("json has numbers as numbers, unknown values as null, and relations as ids")
  func json() async throws {
    let run = try await aerogami.run("starwars", "starship", "9", "--format", "json")
    #expect(
      run.withoutTimes
        == Run(
          0,
          output: """
            {"environment":"dev","requests":[
            {"id":"starship 9","status":"ok","attempts":1,"duration_milliseconds":TIME,"row_count":1,"skipped_count":0,\
            "age_seconds":null,"error":null}
            ],"refused_count":0,"starships":[
            {"kind":"starship","id":9,"name":"Death Star","model":"DS-1 Orbital Battle Station",\
            "manufacturer":"Imperial Department of Military Research, Sienar Fleet Systems",\
            "cost_in_credits":1000000000000,"length":120000,"max_atmosphering_speed":null,"crew":342953,\
            "passengers":843342,"cargo_capacity":1000000000000,"consumables":"3 years","hyperdrive_rating":4.0,\
            "MGLT":10,"starship_class":"Deep Space Mobile Battlestation","pilots":[],"films":[1],"created":null,\
            "edited":null,"url":"https://swapi.info/api/starships/9"}
            ]}

            """))
  }

  @Test("csv has every attribute under its key, and ids separated by spaces")
  func csv() async throws {
    let run = try await aerogami.run("starwars", "person", "28", "--format", "csv")
    #expect(
      run
        == Run(
          0,
          output: """
            kind,id,name,height,mass,hair_color,skin_color,eye_color,birth_year,gender,homeworld,films,species,\
            vehicles,starships,created,edited,url
            person,28,Mon Mothma,150,,auburn,fair,blue,48BBY,female,32,3,,,,,,https://swapi.info/api/people/28

            """))
  }

  @Test("a relation is followed, each resource once, and shown under the relation's name")
  func expand() async throws {
    let run = try await aerogami.run("starwars", "person", "13", "14", "--expand", "starships,homeworld")
    #expect(
      run
        == Run(
          0,
          output: """
            ID  NAME       HEIGHT (cm)  MASS (kg)  BORN    GENDER  HOMEWORLD
            13  Chewbacca          228        112  200BBY  male           14
            14  Han Solo           180         80  29BBY   male           22

            starships
            ID  NAME               LENGTH (m)  CREW  PASSENGERS  HYPERDRIVE  CLASS
            10  Millennium Falcon       34.37     4           6         0.5  Light freighter
            22  Imperial shuttle           20     6          20         1.0  Armed government transport

            homeworld
            ID  NAME      DIAMETER (km)  CLIMATE    TERRAIN                         POPULATION
            14  Kashyyyk          12765  tropical   jungle, forests, lakes, rivers    45000000
            22  Corellia          11000  temperate  plains, urban, hills, forests   3000000000

            """))
    let json = try await aerogami.run("starwars", "film", "2", "--expand", "planets", "--format", "json")
    #expect(
      json.output.contains("],\"refused_count\":0,\"planets\":[\n{\"kind\":\"planet\",\"id\":4,\"name\":\"Hoth\""))
    #expect(json.output.contains("],\"films\":[\n{\"kind\":\"film\",\"id\":2,"))
  }

  @Test("a search shows those with the words in their name")
  func lists() async throws {
    let found = try await aerogami.run("starwars", "search", "people", "SKYWALKER", "--format", "ndjson")
    #expect(found.output.matches(of: /"id":(\d+)/).map { String($0.1) } == ["1", "11", "43"])
    expectEqual(
      try await aerogami.run("starwars", "search", "planets", "arra", "kis"),
      Run(0, errors: "aerogami: no planets match \"arra kis\"\n"))
  }

  @Test("starwars-partial fails for films alone")
  func partial() async throws {
    let failed = Run(
      1,
      errors: "aerogami: film 2 failed: StarWarsClient.film(2) was called, and this environment makes it fail: "
        + "status 503\n")
    #expect(try await aerogami.run("starwars", "film", "2", "--env", "starwars-partial") == failed)
    let person = try await aerogami.run("starwars", "person", "1", "--expand", "films", "--env", "starwars-partial")
    #expect(person.exitCode == 3)
    #expect(person.output.contains("Luke Skywalker"))
  }

  @Test(
    "invalid arguments are reported before any request",
    arguments: [
      (["film", "0"], #"invalid value "0" for <id>: expected a whole number, 1 or more"#),
      (
        ["film", "2", "--expand", "character"],
        "--expand: a film has no relation \"character\"; did you mean \"characters\"? "
          + "Known: characters, planets, starships, vehicles, species"
      ),
      (
        ["films", "--expand", "species", "--format", "csv"],
        "csv has rows of one kind only; use --expand with another --format, such as ndjson"
      ),
      (
        ["search", "pepole", "luke"],
        #"invalid value "pepole" for <kind>: unknown kind; did you mean "people"? "#
          + "Known: films, people, planets, starships, species, vehicles"
      ),
      (
        ["search", "people", " "], "the words are empty; \"aerogami starwars people\" shows all people"
      ),
    ])
  func usage(arguments: [String], problem: String) async throws {
    let run = try await aerogami.runIfValid(["starwars"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    #expect(run.errors == "aerogami: \(problem)\n")
  }
}

/// Tests of the program with a loopback service that knows its own address.
@Suite(.timeLimit(.minutes(20))) struct StarWarsServiceTests {
  private let aerogami = Aerogami()

  private func run(
    _ responses: [String: String], _ body: (TestServer, [String: String]) async throws -> Void
  ) async throws {
    try await TestServer.run { request in
      let base = "http://\(request.header("Host").first ?? "")/api"
      return responses[request.path].map { .init($0.replacing("BASE", with: base)) } ?? .init(status: 404, "{}")
    } _: { server in
      try await body(
        server,
        [
          "AEROGAMI_CLIENTS_STAR_WARS_VARIANT": "live", "AEROGAMI_CLIENTS_STAR_WARS_BASE_URL": server.address + "/api",
        ])
    }
  }

  private func person(_ id: Int, _ more: String = "") -> String {
    #"{"name":"P\#(id)"\#(more),"url":"BASE/people/\#(id)/"}"#
  }

  private func ids(_ run: Run) -> [String] { run.output.matches(of: /"id":(\d+)/).map { String($0.1) } }

  @Test("pages before a refused next page are delivered")
  func refusedPage() async throws {
    let responses = [
      "/api/people": #"{"next":"BASE/people/?page=2","results":[\#(person(1))]}"#,
      "/api/people?page=2": #"{"next":"BASE/people/?page=2","results":[\#(person(2))]}"#,
    ]
    try await run(responses) { server, variables in
      let run = try await aerogami.run("starwars", "people", "--format", "json", environment: variables)
      #expect(run.exitCode == 3)
      #expect(run.output.contains("P1") && run.output.contains("P2"))
      #expect(run.errors.hasPrefix("aerogami: page 3 of people failed: \(server.address.withoutScheme): "))
      #expect(run.errors.contains("page 2 links back to page 2; the remaining pages are missing"))
      #expect(Set(await server.paths) == ["/api/people", "/api/people?page=2"])
    }
  }

  @Test("each page is written as it arrives")
  func streaming() async throws {
    let gate = Gate()
    try await TestServer.run { request in
      let base = "http://\(request.header("Host").first ?? "")/api"
      if request.path == "/api/people" {
        let row = #"{"name":"P1","url":"\#(base)/people/1/"}"#
        return .init(#"{"next":"\#(base)/people/?page=2","results":[\#(row)]}"#)
      }
      try await gate.wait()
      return .init(#"{"next":null,"results":[{"name":"P2","url":"\#(base)/people/2/"}]}"#)
    } _: { server in
      try aerogami.useLive("starWars", at: server.address + "/api")
      let output = try WatchedStream.pipe()
      let run = try await aerogami.run(
        "starwars", "people", "--format", "csv", output: output, errors: .pipe()
      ) { _ in
        // Sends the second page only after the row of the first was read.
        await output.wait(for: "P1")
        gate.open()
      }
      #expect(run.exitCode == 0)
      #expect(run.errors == "")
      #expect(run.output.split(separator: "\n").suffix(2).map { $0.contains("P2") } == [false, true])
    }
  }

  @Test("a signal cancels the running request, and pages that had arrived are shown")
  func interrupted() async throws {
    let (never, requested) = (Gate(), Log<String>())
    try await TestServer.run { request in
      let base = "http://\(request.header("Host").first ?? "")/api"
      if request.path == "/api/people" {
        let row = #"{"name":"P1","url":"\#(base)/people/1/"}"#
        return .init(#"{"next":"\#(base)/people/?page=2","results":[\#(row)]}"#)
      }
      await requested.append(request.path)
      try await never.wait()
      return .init("{}")
    } _: { server in
      try aerogami.useLive("starWars", at: server.address + "/api")
      let run = try await aerogami.run("starwars", "people", output: .pipe(), errors: .pipe()) { send in
        await requested.waitForEntries(1)
        try send(.terminate)
      }
      #expect(run.exitCode == 143)
      #expect(run.errors == "aerogami: canceled: page 2 of people\n")
      #expect(run.output.contains("P1"))
    }
  }

  @Test("relations below the base URL are followed once, and others are refused and reported")
  func hostileRelations() async throws {
    let films = #","films":["BASE/films/1/","BASE/films/1","http://127.0.0.2:1/api/films/2"]"#
    let responses = [
      "/api/people/1": person(1, films), "/api/people/2": person(2, films),
      "/api/films/1": #"{"title":"F1","url":"BASE/films/1/"}"#,
    ]
    try await run(responses) { server, variables in
      let run = try await aerogami.run(
        "starwars", "person", "1", "2", "--expand", "films", "--format", "ndjson", environment: variables)
      #expect(run.exitCode == 3)
      #expect(ids(run) == ["1", "2", "1"])
      #expect(
        run.errors.hasPrefix(
          "aerogami: ignored 2 invalid links: films: \"http://127.0.0.2:1/api/films/2\" is not \(server.address)/…/films/ID"
        ))
      #expect(await server.paths.sorted() == ["/api/films/1", "/api/people/1", "/api/people/2"])
    }
  }
}

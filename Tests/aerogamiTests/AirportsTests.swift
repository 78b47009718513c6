import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct AirportsTests {
  private let aerogami = Aerogami()

  private func airport(_ code: String, name: String = "Vilnius International", state: String = "") -> String {
    #"{"code":"\#(code)","city":"Vilnius","name":"\#(name)","country":"LT",\#(state)"tz":"Europe/Vilnius","lon":25.28,"lat":54.63}"#
  }

  private func withService(_ body: (TestServer) async throws -> Void) async throws {
    let wrapped = airport("VNO", state: #""state":"Vilnius","#).replacing("\"", with: #"\""#)
    let responses: [String: TestServer.Response] = [
      "/airports/VNO": .init(#"{"statusCode":200,"body":"\#(wrapped)"}"#),
      "/airports/KUN": .init(airport("KUN", name: "=Kaunas, \\u001b[2J")), "/airports/AAA": .init("[]"),
    ]
    try await TestServer.run(responses) { server in
      try aerogami.use(server)
      try await body(server)
    }
  }

  private func run(_ words: String) async throws -> Run {
    try await aerogami.run(["airports"] + words.split(separator: " ").map(String.init))
  }

  @Test("airports are shown in the given order, each once")
  func table() async throws {
    try await withService { server in
      let run = try await run("kun,VNO KUN")
      #expect(
        run
          == Run(
            0,
            output: """
              CODE  NAME                   CITY     STATE    COUNTRY  TIME ZONE       SIZE    SCHEDULED  LATITUDE  LONGITUDE
              KUN   =Kaunas, \u{FFFD}[2J          Vilnius           LT       Europe/Vilnius  medium  yes           54.63      25.28
              VNO   Vilnius International  Vilnius  Vilnius  LT       Europe/Vilnius  large   yes           54.63      25.28

              """))
      #expect(await server.paths.sorted() == ["/airports/KUN", "/airports/VNO"])
    }
  }

  @Test("home means the airports of the user's home, and each airport is shown once")
  func home() async throws {
    try await withService { server in
      let shown = try await aerogami.run(
        "airports", "home,VNO", "--format", "csv", environment: ["AEROGAMI_HOME": "KUN,Vilnius"])
      #expect(shown.output.split(separator: "\n").dropFirst().map { $0.prefix(4) } == ["KUN,", "VNO,"], "\(shown)")
    }
  }

  @Test("every format has the keys of the service; an airport is requested once, and again with --refresh")
  func formats() async throws {
    try await withService { server in
      let vilnius =
        #"{"code":"VNO","name":"Vilnius International","city":"Vilnius","state":"Vilnius","country":"LT","#
        + #""tz":"Europe/Vilnius","size":"large","has_service":true,"lat":54.63,"lon":25.28}"#
      let run = try await run("VNO --format ndjson")
      #expect(run == Run(0, output: vilnius + "\n"))
      #expect(
        try await self.run("VNO --format json").withoutTimes.output.replacing(
          /"age_seconds":\d+/, with: #""age_seconds":AGE"#)
            == """
            {"environment":"dev","requests":[
            {"id":"VNO","status":"ok","attempts":0,"duration_milliseconds":TIME,"row_count":1,"skipped_count":0,\
            "age_seconds":AGE,"error":null}
            ],"airports":[
            \(vilnius)
            ]}

            """)
      #expect(await server.paths == ["/airports/VNO"])
      expectEqual(try await self.run("VNO --refresh --format ndjson"), run)
      #expect(await server.paths == ["/airports/VNO", "/airports/VNO"])
      #expect(
        try await self.run("KUN --format csv").output
          == "code,name,city,state,country,tz,size,has_service,lat,lon\n"
          + "KUN,\"'=Kaunas, \u{FFFD}[2J\",Vilnius,,LT,Europe/Vilnius,medium,true,54.63,25.28\n")
    }
  }

  @Test("an airport without a time zone is shown with a null one")
  func withoutTimeZone() async throws {
    let airport = #"{"code":"PLQ","city":"Palanga","name":"Palanga","country":"LT","lon":21.09,"lat":55.97}"#
    try await TestServer.run(["/airports/PLQ": .init(airport)]) { server in
      try aerogami.use(server)
      let json = #"{"code":"PLQ","name":"Palanga","city":"Palanga","state":null,"country":"LT","tz":null,"#
      expectEqual(
        try await run("PLQ --format ndjson"),
        Run(0, output: json + #""size":"medium","has_service":true,"lat":55.97,"lon":21.09}"# + "\n"))
    }
  }

  @Test("airports that are not found are reported, and the others are shown")
  func failures() async throws {
    try await withService { server in
      let some = try await run("VNO,XXX,AAA")
      #expect(some.exitCode == 3)
      #expect(some.output.contains("\nVNO "))
      #expect(
        some.errors.hasPrefix(
          "aerogami: XXX failed: there is no airport \"XXX\" (\(server.address.withoutScheme)); check the spelling and "
            + "the service's address\naerogami: AAA failed: \(server.address.withoutScheme): "
            + "the response could not be used; try again later\n"
        ))
      // One of them may exist, because the request for it failed.
      let none = try await run("XXX,AAA --format csv")
      #expect(none.exitCode == 1)
      #expect(none.output == "code,name,city,state,country,tz,size,has_service,lat,lon\n")
    }
  }

  @Test("an airport that the service does not list is in the built-in table, and a country may be a code")
  func unlisted() async throws {
    try await withService { _ in
      let run = try await run("SAN VNO DEU --format csv")
      #expect(run.exitCode == 0)
      #expect(["\nSAN,San Diego", "\nVNO,", "\nFRA,"].allSatisfy { run.output.contains($0) }, "\(run)")
      #expect(run.errors.contains("aerogami: the service does not list SAN, shown from the built-in table\n"), "\(run)")
    }
  }

  @Test("an unknown word says what to give, a country without scheduled flights is not one, and nothing is requested")
  func unknown() async throws {
    try await withService { server in
      expectEqual(
        try await run("Xyzzy Andorra"),
        Run(
          4,
          errors: "aerogami: no airport, city or country is named \"Xyzzy\"; give a code, a city or a name, such as "
            + "VNO, Vilnius or Heathrow\naerogami: no airport in \"Andorra\" has scheduled flights\n"))
      #expect(try await aerogami.runIfValid(["airports", ","]).exitCode == 64)
      #expect(await server.paths == [])
    }
  }

  @Test(
    "a word that is neither three ASCII letters nor a name has no airports",
    arguments: ["QX", "Xyzzy", "V1O", "ŽZZ", "aß", "vıe", "ﬁn"])
  func noAirports(word: String) {
    #expect(LetterCode(word) == nil && KnownAirport.named(word).isEmpty)
  }

  @Test("beside an unknown name, the other airports are shown in the order of the words, and only codes are requested")
  func unknownBesideOthers() async throws {
    try await withService { server in
      let some = try await run("Heathrow Vilnus VNO --format csv")
      #expect(some.exitCode == 3)
      #expect(some.output.split(separator: "\n").dropFirst().map { $0.prefix(4) } == ["LHR,", "VNO,"], "\(some)")
      let note = "aerogami: no airport, city or country is named \"Vilnus\"; did you mean Vilnius?\n"
      #expect(some.errors == note)
      #expect(await server.paths == ["/airports/VNO"])
    }
  }

  @Test(
    "airports are found by city, country, area and name, without accents",
    arguments: [
      ("Vilnius", ["VNO"]), ("vilnius", ["VNO"]), ("Heathrow", ["LHR"]), ("Malaga", ["AGP"]), ("MÁLAGA", ["AGP"]),
      ("Lithuania", ["KUN", "PLQ", "VNO"]), ("LON", ["LCY", "LGW", "LHR", "LTN", "SEN", "STN"]), ("Kos", ["KGS"]),
      ("Barcelona", ["BCN", "BLA"]), ("Charles de Gaulle", ["CDG"]),
    ])
  func codes(word: String, codes: [String]) {
    #expect(KnownAirport.named(word).map(\.code).sorted() == codes)
  }

  @Test("airports are found by name without any request, with their full names, sizes and whether they have flights")
  func named() async throws {
    try await withService { server in
      let run = try await run("Heathrow,Vilnius Charles de Gaulle MÁLAGA --format ndjson")
      #expect(run.exitCode == 0 && run.errors == "")
      #expect(run.output.matches(of: /"code":"(\w+)"/).map { String($0.1) }.sorted() == ["AGP", "CDG", "LHR", "VNO"])
      #expect(
        run.output.contains(
          #"{"code":"LHR","name":"London Heathrow Airport","city":"London","state":null,"country":"GB","#
            + #""tz":"Europe/London","size":"large","has_service":true,"lat":51.47,"lon":-0.46}"# + "\n"))
      #expect(await server.paths == [])
    }
  }
}

import AerogamiContainer
import AerogamiLive
import Subprocess
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct CountriesTests {
  private let aerogami = Aerogami()

  /// Makes `dev` use a server for countries; trips stay built in.
  private func use(_ server: TestServer, api: String) throws {
    try aerogami.write(
      #"""
      {"clients": {"countries": {"variant": "live", "api": "\#(api)", "baseURL": "\#(server.address)", "token": "k"}},
       "cache": {"maxBytes": 0}}
      """#, to: "Config/dev.json")
  }

  @Test("the neighbors of a country are sorted by name")
  func borders() async throws {
    expectEqual(
      try await aerogami.run("countries", "borders", "portugal"),
      Run(
        0,
        output: """
          NAME   NATIVE NAME  CODE
          Spain  España       ESP

          """))
    let germany = try await aerogami.run("countries", "borders", "Germany", "--format", "csv")
    #expect(
      germany.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } } == [
        "Austria", "Belgium", "Czechia", "Denmark", "France", "Luxembourg", "Netherlands", "Poland", "Switzerland",
      ])
  }

  @Test("notes report an island, the country of an ambiguous name, and others with that name")
  func notes() async throws {
    expectEqual(
      try await aerogami.run("countries", "borders", "Iceland"),
      Run(0, errors: "aerogami: Iceland has no land borders\n"))
    #expect(
      try await aerogami.run("countries", "borders", "Guinea", "--format", "ndjson").errors
        == "aerogami: showing Guinea; other countries with \"Guinea\" in their names: "
        + "Equatorial Guinea, Guinea-Bissau, Papua New Guinea\n")
    expectEqual(
      try await aerogami.run("countries", "show", "PT"),
      Run(
        0,
        output: """
          NAME           Portugal
          OFFICIAL NAME  Portuguese Republic
          NATIVE NAME    Portugal
          ALPHA-2        PT
          ALPHA-3        PRT
          BORDERS        ESP

          """, errors: "aerogami: showing Portugal for \"PT\"\n"))
  }

  @Test(
    "ambiguous and unknown names are different errors, without any trips",
    arguments: [
      (
        ["fetch", "--to-neighbors-of"], "Congo", 1,
        "aerogami: \"Congo\" matches several countries: DR Congo (COD) and Republic of the Congo (COG); "
          + "enter the full name or the code\n"
      ),
      (["countries", "show"], "Germny", 4, "aerogami: there is no country \"Germny\"; did you mean \"Germany\"?\n"),
    ] as [([String], String, Int32, String)])
  func names(command: [String], name: String, exitCode: Int32, errors: String) async throws {
    expectEqual(
      try await aerogami.run(command + [name]),
      Run(exitCode, errors: errors))
  }

  @Test(
    "an empty name is a usage error",
    arguments: [["countries", "borders"], ["countries", "show"], ["fetch", "--to-neighbors-of"]])
  func emptyName(command: [String]) async throws {
    #expect(try await aerogami.runIfValid(command + [" "]).exitCode == 64)
  }

  @Test("v5 gets a request with the key for each neighbor; a failed one is reported, and the exit status is 3")
  func partial() async throws {
    let object = { (name: String, code: String, borders: String) in
      TestServer.Response(
        #"{"data":{"objects":[{"names":{"common":"\#(name)"},"codes":{"alpha_2":"\#(code.prefix(2))","alpha_3":"\#(code)"},"#
          + #""borders":[\#(borders)]}]}}"#)
    }
    let responses = [
      "/names.common/Germany": object("Germany", "DEU", #""FRA","AUT","POL""#),
      "/codes.alpha_3/FRA": object("France", "FRA", ""),
      "/codes.alpha_3/AUT": .init(#"{"errors":[{"message":"over the limit"}]}"#),
    ]
    try await TestServer.run(responses) { server in
      try use(server, api: "v5")
      let run = try await aerogami.run("countries", "borders", "Germany", "--format", "csv")
      #expect(run.exitCode == 3)
      #expect(run.output.contains("France"))
      #expect(
        run.errors == """
          aerogami: AUT failed: \(server.address.withoutScheme): the response could not be used \
          (the service reports an error: over the limit); try again later
          aerogami: POL failed: \(server.address.withoutScheme): country not found

          """)
      #expect(await server.requests.entries.allSatisfy { $0.header("Authorization") == ["Bearer k"] })
      let fetched = try await aerogami.run("fetch", "--to-neighbors-of", "Germany", "--format", "ndjson")
      #expect(fetched.exitCode == 3)
      #expect(fetched.errors.contains("neighbors of Germany: AUT failed: "))
    }
  }

  @Test("fetch shows only trips to the neighbors, also with other filters")
  func fetch() async throws {
    try aerogami.useSampleTrips()
    let run = try await aerogami.run(
      "fetch", "--anywhere", "--to-neighbours-of", "Switzerland", "--to", "MXP,ES", "--format", "ndjson")
    #expect(run.tripIDs == ["milan"], "the British spelling is an alias")
    let island = try await aerogami.run("fetch", "--to-neighbors-of", "Iceland")
    #expect(
      island == Run(1, errors: "aerogami: Iceland has no land borders, so there are no neighbors to fly to\n"))
  }

  @Test("a neighbor without an alpha-2 code is an error, and no trips are requested")
  func withoutCode() async throws {
    let responses: [String: TestServer.Response] = [
      "/name/Germany?fullText=true": .init(#"[{"name":"Germany","alpha3Code":"DEU","borders":["AUT"]}]"#),
      "/alpha?codes=AUT": .init(#"[{"name":"Austria","alpha3Code":"AUT"}]"#),
    ]
    try await TestServer.run(responses) { server in
      try use(server, api: "v1")
      let run = try await aerogami.run("fetch", "--to-neighbors-of", "Germany")
      #expect(
        run
          == Run(
            1,
            errors: "aerogami: the service has no two-letter code for Austria (AUT), so trips there cannot be found; "
              + "set clients.countries.api to another version, such as v5\n"))
    }
  }

  @Test("a signal during requests for neighbors ends the command, with those that had arrived")
  func interrupted() async throws {
    let (never, requested) = (Gate(), Log<String>())
    try await TestServer.run { request in
      switch request.path {
      case "/names.common/Germany", "/codes.alpha_3/FRA", "/codes.alpha_3/BEL", "/codes.alpha_3/NLD",
        "/codes.alpha_3/LUX":
        let code = request.path.hasSuffix("Germany") ? "DEU" : String(request.path.suffix(3))
        return .init(
          #"{"data":{"objects":[{"names":{"common":"\#(code == "DEU" ? "Germany" : "Land \(code)")"},"codes":{"alpha_3":"\#(code)"},"#
            + #""borders":["FRA","BEL","NLD","LUX","AUT"]}]}}"#)
      default:
        await requested.append(request.path)
        try await never.wait()
        return .init("{}")
      }
    } _: { server in
      try use(server, api: "v5")
      let run = try await aerogami.run(
        "countries", "borders", "Germany", "--format", "json", output: .pipe(), errors: .pipe()
      ) { send in
        await requested.waitForEntries(1)
        try send(.interrupt)
      }
      #expect(run.exitCode == 130)
      // The fifth is requested when one of the first four has arrived; which others have is unknown.
      #expect(run.errors.hasPrefix("aerogami: canceled: ") && run.errors.hasSuffix("AUT\n"), "\(run.errors)")
      #expect(run.output.contains("Land "))
      #expect(run.output.contains(#"{"alpha_3":"AUT","status":"canceled","error":null}"#))
    }
  }

  @Test(
    "a live client that cannot work is a configuration error",
    arguments: [
      ("v3.1", "clients.countries.baseURL is not set, and REST Countries v3.1 "),
      ("v5", "clients.countries.token is not set, and https://api.restcountries.com/"),
    ])
  func configuration(api: String, problem: String) throws {
    let error = try #require(throws: ConfigurationError.self) {
      try AerogamiLive.Configuration.load(
        variables: ["AEROGAMI_CLIENTS_COUNTRIES_VARIANT": "live", "AEROGAMI_CLIENTS_COUNTRIES_API": api],
        directories: .init(currentDirectory: aerogami.directory, userDirectory: nil)
      ).using(.countries).checked()
    }
    #expect(error.lines.first?.hasPrefix(problem) == true, "\(error.lines)")
  }
}

import AerogamiContainer
import AerogamiLive
import TestSupport
import Testing

/// Tests of missing files, invalid variables and invalid combinations.
@Suite(.timeLimit(.minutes(20))) struct ConfigurationPlaceErrorTests {
  private let aerogami = Aerogami()

  /// Returns the problems of a command that uses trips. `unknownVariable` tests one with the program.
  private func problems(
    env: String? = nil, config: String? = nil, _ variables: [String: String] = [:]
  ) throws -> [String] {
    let error = try #require(throws: ConfigurationError.self) {
      try AerogamiLive.Configuration.load(
        environment: env, path: config, variables: variables,
        directories: .init(currentDirectory: aerogami.directory, userDirectory: aerogami.userDirectory)
      ).using(.trips).checked()
    }
    #expect(error.exitCode == 78)
    return error.lines
  }

  @Test("a named file that is missing or not a regular file is an error")
  func noFile() throws {
    #expect(try problems(["AEROGAMI_CONFIG": "nowhere.json"]) == ["nowhere.json: no such file"])
    try aerogami.write("{}", to: "Config/directory.json/file.json")
    #expect(try problems(env: "directory") == ["Config/directory.json: not a regular file"])
    #expect(
      try problems(config: "") == [
        "the path of the configuration file is empty; give a path, or omit --config to use a named environment"
      ])
  }

  @Test("an unknown environment is an error that names the nearest one and all known ones, also the user's")
  func unknownEnvironment() throws {
    try aerogami.write("{}", to: "Config/staging.json")
    try aerogami.write("{}", to: "\(aerogami.userDirectory)/mine.json")
    #expect(
      try problems(["AEROGAMI_ENV": "lve"]) == [
        "there is no environment \"lve\" (no Config/lve.json or \(aerogami.userDirectory)/lve.json); "
          + "did you mean \"live\"? "
          + "Known: dev, failing, kiwi, live, local, mine, ryanair, staging, starwars-partial"
      ])
    #expect(
      try problems(env: "") == [
        "\"\" is not a valid environment name; give a name such as dev, or a path with --config"
      ])
    let long = try problems(env: String(repeating: "x", count: 2000))
    let shown = String(repeating: "x", count: 59) + "…"
    #expect(long.first?.hasPrefix("\"\(shown)\" is not a valid environment name; ") == true)
  }

  @Test("two ways to name a configuration at once are an error")
  func bothNamed() throws {
    #expect(
      try problems(["AEROGAMI_ENV": "dev", "AEROGAMI_CONFIG": "dev.json"])
        == ["AEROGAMI_ENV and AEROGAMI_CONFIG are both set; unset one of them"])
  }

  @Test(
    "an invalid value of a variable is an error that shows no secret",
    arguments: [
      ("CLIENTS_TRIPS_VARIANT", "mok", #""mok" is not live, mock, replay or failing; did you mean "mock"?"#),
      ("CLIENTS_TRIPS_ENDPOINTS_REGIONS", " ", "\" \" is not live, mock, replay or failing"),
      ("HTTP_MAX_BODY_BYTES", "1e3", #""1e3" is not a whole number from 1 to 1073741824"#),
      ("HTTP_CONNECT_TIMEOUT_SECONDS", "nan", #""nan" is not a number of seconds from 0.001 to 3600"#),
      ("CLIENTS_TRIPS_TOKEN", "a secret", "the value is not a token (visible ASCII characters, no spaces)"),
    ])
  func variable(name: String, value: String, expected: String) throws {
    let error = try #require(throws: ConfigurationError.self) {
      try AerogamiLive.Configuration.load(
        variables: ["AEROGAMI_\(name)": value],
        directories: .init(currentDirectory: aerogami.directory, userDirectory: nil))
    }
    #expect(error.lines == ["AEROGAMI_\(name): \(expected)"])
    #expect(error.exitCode == 78)
  }

  @Test("an unknown variable is an error, and no request is sent")
  func unknownVariable() async throws {
    try await TestServer.run(["/trips": .malaga]) { server in
      try aerogami.use(server)
      let run = try await aerogami.run(
        "fetch", "--anywhere", environment: ["AEROGAMI_CLIENTS_TRIPS_VARANT": "mock"])
      #expect(
        run
          == Run(
            78,
            errors: """
              aerogami: AEROGAMI_CLIENTS_TRIPS_VARANT: unknown variable; \
              did you mean "AEROGAMI_CLIENTS_TRIPS_VARIANT"?

              """))
      #expect(await server.paths == [])
    }
  }

  @Test("a live client without an address is an error, also if only one endpoint is live")
  func noAddress() throws {
    let missing = "clients.trips.baseURL is not set, and the live variant of trips needs it"
    let variable = "set AEROGAMI_CLIENTS_TRIPS_BASE_URL"
    #expect(
      try problems(["AEROGAMI_CLIENTS_TRIPS_VARIANT": "live"])
        == ["\(missing); \(variable), or the key in a file that you pass with --config"])
    try aerogami.write(#"{"clients": {"trips": {"endpoints": {"airport": "live"}}}}"#, to: "Config/dev.json")
    #expect(try problems() == ["\(missing); \(variable), or the key in Config/dev.json"])
  }

  @Test("missing or broken data files are an error with the position")
  func data() throws {
    try aerogami.useSampleTrips()
    let name = "clients.trips.data: trips.json:"

    try aerogami.write("[\n  {\"id\": \"a\",}\n]", to: "Config/trips.json")
    #expect(
      try problems() == ["\(name) invalid JSON: line 2, column 14: expected a key in quotes, found \"}\""])

    let withoutPrice = SampleTrips.malaga.replacing(#""price":72,"#, with: "")
    let withTextAsNumber = SampleTrips.malaga.replacing("4048", with: #""4048""#)
    try aerogami.write(
      SampleTrips.list(SampleTrips.malaga, withoutPrice, withTextAsNumber), to: "Config/trips.json")
    #expect(
      try problems() == [
        "\(name) [1].price: missing", "\(name) [2].flight_number: expected a number, found a string",
      ])
    #expect(
      try problems(["AEROGAMI_CLIENTS_TRIPS_DATA": "more/trips.json"]) == [
        "clients.trips.data: more/trips.json: no such file (\(aerogami.directory)/more/trips.json)"
      ])
  }
}

import AerogamiContainer
import AerogamiLive
import TestSupport
import Testing

/// Tests that an error in a file ends the program before any request. Variables name a service that runs here
/// and would respond. Most files are loaded in this process.
@Suite(.timeLimit(.minutes(20))) struct ConfigurationFileErrorTests {
  private let aerogami = Aerogami()

  /// Returns the errors of `fetch` with `file` as `Config/dev.json`, and the paths that were requested.
  private func fetch(with file: String) async throws -> (run: Run, requested: [String]) {
    try await TestServer.run(["/regions": .regions("EU"), "/trips/EU": .malaga]) { server in
      try aerogami.write(file, to: "Config/dev.json")
      let run = try await aerogami.run(
        "fetch", "--format", "ndjson",
        environment: [
          "AEROGAMI_CLIENTS_TRIPS_VARIANT": "live", "AEROGAMI_CLIENTS_TRIPS_BASE_URL": server.address,
        ])
      return (run, await server.paths)
    }
  }

  /// Expects that loading `file` as `Config/dev.json` fails with a problem. `several` tests it with the program.
  private func expectLoading(_ file: String, failsWith problem: String) throws {
    try aerogami.write(file, to: "Config/dev.json")
    let error = try #require(throws: ConfigurationError.self) {
      try AerogamiLive.Configuration.load(
        variables: [:], directories: .init(currentDirectory: aerogami.directory, userDirectory: nil))
    }
    #expect(error.lines == ["Config/dev.json:\(problem)"])
    #expect(error.exitCode == 78)
  }

  @Test("a valid file leads to requests")
  func control() async throws {
    let (run, requested) = try await fetch(with: "{}")
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(run.tripIDs == ["malaga"])
    #expect(requested == ["/regions", "/trips/EU"])
  }

  @Test(
    "an unknown word is an error with its position, the nearest word and the known ones",
    arguments: [
      (
        #"{"client": {}}"#,
        #"1:2: unknown key "client"; did you mean "clients"? Known: booking, cache, clients, failureNotice, faults, history, home, "#
          + "http, notifiers, store, watches"
      ),
      (
        #"{"http": {"timeout": 5}}"#,
        #"1:11: http: unknown key "timeout"; known: caFile, connectTimeoutSeconds, deadlineSeconds, maxAttempts, "#
          + "maxBodyBytes, requestTimeoutSeconds"
      ),
      (
        #"{"clients": {"trip": {}}}"#,
        #"1:14: clients: unknown client "trip"; did you mean "trips"? Known: countries, notifications, rovers, starWars, trips"#
      ),
      (
        #"{"clients": {"trips": {"endpoints": {"region": "mock"}}}}"#,
        #"1:38: clients.trips.endpoints: unknown endpoint "region"; did you mean "regions"? "#
          + "Known: airlines, airport, calendar, check, regions, trips"
      ),
      (
        #"{"clients": {"trips": {"variant": "life"}}}"#,
        #"1:35: clients.trips.variant: "life" is not live, mock, replay or failing; did you mean "live"?"#
      ),
      (
        #"{"clients": {"trips": {"endpoints": {"airport": "none"}}}}"#,
        #"1:49: clients.trips.endpoints.airport: "none" is not live, mock, replay or failing"#
      ),
      (
        #"{"clients": {"trips": {"failure": "status:200"}}}"#,
        #"1:35: clients.trips.failure: "status:200" is not unimplemented, offline, timeout, malformed or status:NNN "#
          + "with an error status (400 to 599)"
      ),
    ])
  func unknownWord(file: String, expected: String) throws {
    try expectLoading(file, failsWith: expected)
  }

  @Test(
    "a value of the wrong type, out of range or invalid is an error that says what is valid",
    arguments: [
      (
        #"{"http": {"maxBodyBytes": "many"}}"#,
        "1:27: http.maxBodyBytes must be a JSON number: a whole number from 1 to 1073741824"
      ),
      (
        #"{"http": {"maxBodyBytes": 0}}"#,
        #"1:27: http.maxBodyBytes: "0" is not a whole number from 1 to 1073741824"#
      ),
      (
        #"{"http": {"connectTimeoutSeconds": 3600.5}}"#,
        #"1:36: http.connectTimeoutSeconds: "3600.5" is not a number of seconds from 0.001 to 3600"#
      ),
      (
        #"{"http": {"requestTimeoutSeconds": null}}"#,
        "1:36: http.requestTimeoutSeconds must be a JSON number: a number of seconds from 0.001 to 3600"
      ),
      (
        #"{"http": []}"#,
        "1:10: http must be an object"
      ),
      (
        #"{"clients": {"trips": {"variant": true}}}"#,
        "1:35: clients.trips.variant must be a JSON string: live, mock, replay or failing"
      ),
      (
        #"{"clients": {"trips": {"token": 12345}}}"#,
        "1:33: clients.trips.token must be a JSON string: a token"
      ),
      (
        #"{"clients": {"trips": {"token": "two words"}}}"#,
        "1:33: clients.trips.token: the value is not a token (visible ASCII characters, no spaces)"
      ),
      (
        #"{"clients": {"trips": {"data": ""}}}"#,
        "1:32: clients.trips.data: an empty value is not a path"
      ),
      (
        #"{"clients": {"trips": {"baseURL": "localhost:8080"}}}"#,
        #"1:35: clients.trips.baseURL: "localhost:8080" is not an http or https address such as "#
          + "http://127.0.0.1:8080 (no user, password, query or fragment)"
      ),
      (
        #"{"clients": {"trips": {"data": "a", "data": "b"}}}"#,
        "1:37: clients.trips.data appears more than once; remove one"
      ),
    ])
  func wrongValue(file: String, expected: String) throws {
    try expectLoading(file, failsWith: expected)
  }

  @Test(
    "a file that is not JSON is an error with the line and the column",
    arguments: [
      ("", "1:1: not valid JSON: expected a value, found the end"),
      ("{\n  \"clients\": {\n    \"trips\": {,}\n", #"3:15: not valid JSON: expected a key in quotes, found ",""#),
      ("{\"http\": {}\n", "2:1: not valid JSON: expected a comma or }, found the end"),
      ("{\"é\" 1}", #"1:6: not valid JSON: expected a colon, found "1""#),
      ("{} {}", #"1:4: not valid JSON: expected the end of the document, found "{""#),
    ])
  func broken(file: String, expected: String) throws {
    try expectLoading(file, failsWith: expected)
  }

  @Test("all errors are reported at once, in the order of the file, and without its control characters")
  func several() async throws {
    let (run, requested) = try await fetch(
      with: #"""
        {
          "http": { "maxBodyBytes": -1, "maxAttempt": 3 },
          "clients": { "trips": { "endpoints": { "trips": "of" } } },
          "\u001B[2J\n": {}
        }
        """#)
    let problems = [
      #"2:29: http.maxBodyBytes: "-1" is not a whole number from 1 to 1073741824"#,
      #"2:33: http: unknown key "maxAttempt"; did you mean "maxAttempts"? Known: caFile, connectTimeoutSeconds, "#
        + "deadlineSeconds, maxAttempts, maxBodyBytes, requestTimeoutSeconds",
      #"3:51: clients.trips.endpoints.trips: "of" is not live, mock, replay or failing"#,
      "4:3: unknown key \"\u{FFFD}[2J \"; known: booking, cache, clients, failureNotice, faults, history, home, http, "
        + "notifiers, store, watches",
    ]
    expectEqual(run, Run(78, errors: problems.map { "aerogami: Config/dev.json:\($0)\n" }.joined()))
    #expect(requested == [])
  }
}

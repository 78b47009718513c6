import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive
import AerogamiStore

@Suite struct ConfigurationTests {
  /// Runs `body` with a temporary directory that contains the files.
  private func withFiles(
    _ files: [String: String], _ body: (Configuration.Directories) throws -> Void
  ) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "aerogami-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    for (path, text) in files {
      let url = directory.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try body(Configuration.Directories(currentDirectory: directory.path, userDirectory: directory.path + "/user"))
  }

  private func problems(_ load: () throws -> Configuration) -> [String] {
    var problems: [String] = []
    do {
      _ = try load()
    } catch let error as ConfigurationError {
      problems = error.lines
    } catch {
      Issue.record(error)
    }
    return problems
  }

  @Test("a key's value comes from the first layer that sets it: variable, file, default")
  func precedence() throws {
    let file = #"{"http": {"connectTimeoutSeconds": 7, "requestTimeoutSeconds": 8}}"#
    try withFiles(["Config/dev.json": file]) { directories in
      let configuration = try Configuration.load(
        variables: ["AEROGAMI_HTTP_CONNECT_TIMEOUT_SECONDS": "1.5", "HOME": "/nowhere"], directories: directories)
      #expect(configuration.http.connectTimeout == .milliseconds(1500))
      #expect(configuration.http.requestTimeout == .seconds(8))
      #expect(configuration.http.maxBodyBytes == 67_108_864)
      let sources = Dictionary(uniqueKeysWithValues: configuration.listing.map { ($0.key, $0.source) })
      #expect(sources["http.connectTimeoutSeconds"] == "AEROGAMI_HTTP_CONNECT_TIMEOUT_SECONDS")
      #expect(sources["http.requestTimeoutSeconds"] == "Config/dev.json")
      #expect(sources["http.maxBodyBytes"] == "default")
      #expect(sources["clients.trips.token"] == .some(nil))
    }
  }

  @Test("the user's file overrides the defaults, and the environment's file overrides it")
  func userFile() throws {
    let user = #"{"environment": "mine", "http": {"maxAttempts": 5, "deadlineSeconds": 9}, "store": {"path": "my.db"}}"#
    let files = [
      "user/config.json": user, "Config/mine.json": #"{"http": {"deadlineSeconds": 7}}"#, "Config/dev.json": "{}",
    ]
    try withFiles(files) { directories in
      let path = "\(directories.currentDirectory)/user/config.json"
      let configuration = try Configuration.load(variables: [:], directories: directories)
      #expect(configuration.environment == "mine")
      #expect(configuration.sources == "Config/mine.json and \(path)")
      #expect(configuration.http.maxAttempts == 5)
      #expect(configuration.http.deadline == .seconds(7))
      #expect(configuration.store.file?.path == "\(directories.currentDirectory)/user/my.db")
      #expect(configuration.listing.first { $0.key == "http.maxAttempts" }?.source == path)
      #expect(configuration.listing.first { $0.key == "http.deadlineSeconds" }?.source == "Config/mine.json")
      #expect(
        try Configuration.load(environment: "dev", variables: [:], directories: directories).http.maxAttempts == 5)
      let variables = ["AEROGAMI_ENV": "dev", "AEROGAMI_HTTP_MAX_ATTEMPTS": "2"]
      let other = try Configuration.load(variables: variables, directories: directories)
      #expect(other.environment == "dev")
      #expect(other.http.maxAttempts == 2)
      let found = problems { try Configuration.load(environment: "config", variables: [:], directories: directories) }
      #expect(found.count == 1 && found.first?.contains("config.json is your own file") == true)
    }
  }

  @Test(
    "an invalid user's file is an error with its location, and only it may set environment",
    arguments: [
      (
        "user/config.json", #"{"environment": "a/b"}"#,
        #"1:17: environment: "a/b" is not a valid name of an environment"#
      ),
      (
        "user/config.json", #"{"environment": 1}"#,
        "1:17: environment must be a JSON string: a valid name of an environment"
      ),
      ("user/config.json", #"{"http": {"maxAttempt": 1}}"#, #"1:11: http: unknown key "maxAttempt"; did you mean"#),
      ("Config/dev.json", #"{"environment": "dev"}"#, #"1:2: unknown key "environment""#),
    ])
  func wrongUserFile(path: String, text: String, problem: String) throws {
    try withFiles([path: text]) { directories in
      let found = problems { try Configuration.load(variables: [:], directories: directories) }
      #expect(found.count == 1)
      #expect(found.first?.contains("\(path):\(problem)") == true, "\(found)")
    }
  }

  @Test("a token in the user's file is not sent to an address that only the project's file names")
  func userToken() throws {
    let keys = TripRegistration().clientKeys
    let user = #"{"clients": {"trips": {"token": "s3cret"}}}"#
    let project = #"{"clients": {"trips": {"variant": "live", "baseURL": "http://evil.example"}}}"#
    try withFiles(["user/config.json": user, "Config/dev.json": project, "user/mine.json": project]) { directories in
      let configuration = try Configuration.load(variables: [:], directories: directories)
      #expect(!configuration.layers.maySend(keys.token, to: keys.baseURL))
      #expect(
        configuration.warnings.first?.message.hasPrefix(
          "clients.trips.token in \(directories.currentDirectory)/user/config.json is not sent to http://evil.example")
          == true)
      let named = try Configuration.load(path: "Config/dev.json", variables: [:], directories: directories)
      #expect(named.layers.maySend(keys.token, to: keys.baseURL))
      let mine = try Configuration.load(environment: "mine", variables: [:], directories: directories)
      #expect(mine.layers.maySend(keys.token, to: keys.baseURL))
      let base = try #require(BaseURL("http://mine.example"))
      let service = mine.service(
        of: try #require(mine.client(.trips)), at: base, transport: .sendingNothing, cache: .none)
      #expect(service.tokenVariable == "clients.trips.token in \(directories.currentDirectory)/user/config.json")
      let chosen = ["AEROGAMI_CLIENTS_TRIPS_BASE_URL": "http://mine.example"]
      #expect(
        try Configuration.load(variables: chosen, directories: directories).layers.maySend(keys.token, to: keys.baseURL)
      )
      #expect(configuration.listing.first { $0.key == keys.token.path }?.value == "(secret)")
    }
  }

  @Test("an environment is searched below the current directory, in the user's directory, then built in")
  func search() throws {
    let empty = "{}"
    try withFiles(["Config/dev.json": empty, "user/dev.json": empty, "user/mine.json": empty]) { directories in
      func source(_ name: String? = nil, _ variables: [String: String] = [:]) throws -> String {
        try Configuration.load(environment: name, variables: variables, directories: directories).source
      }
      let sources = [
        try source(), try source("mine"), try source("local"), try source(nil, ["AEROGAMI_ENV": "failing"]),
        try source(nil, ["AEROGAMI_CONFIG": "user/mine.json"]), try source("dev", ["AEROGAMI_ENV": "failing"]),
      ]
      #expect(
        sources == [
          "Config/dev.json", "\(directories.currentDirectory)/user/mine.json", "built-in local.json",
          "built-in failing.json",
          "user/mine.json", "Config/dev.json",
        ])
    }
  }

  @Test(
    "an unknown environment is an error that lists the known ones", arguments: ["devv", "../dev", "", ".dev", "a/b"])
  func unknownEnvironment(name: String) throws {
    try withFiles(["user/mine.json": "{}", "Config/ours.json": "{}"]) { directories in
      let found = problems { try Configuration.load(environment: name, variables: [:], directories: directories) }
      if name == "devv" {
        #expect(
          found == [
            "there is no environment \"devv\" (no Config/devv.json or \(directories.userDirectory ?? "")/devv.json); "
              + "did you mean \"dev\"? Known: dev, failing, kiwi, live, local, mine, ours, ryanair, starwars-partial"
          ])
      } else {
        #expect(found.first?.contains("is not a valid environment name") == true)
      }
    }
  }

  @Test("the built-in environments are the shipped files, and all are valid")
  func builtIn() throws {
    let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let shipped = try FileManager.default.contentsOfDirectory(atPath: repository.appending(path: "Config").path)
    #expect(Set(shipped) == Set(ConfigurationFile.builtIn.keys.map { "\($0).json" }))
    try withFiles([:]) { directories in
      for (name, bytes) in ConfigurationFile.builtIn {
        #expect(try Data(contentsOf: repository.appending(path: "Config/\(name).json")) == Data(bytes))
        _ = try Configuration.load(environment: name, variables: [:], directories: directories)
      }
    }
  }

  @Test(
    "each problem in a file is reported with its location and the valid words",
    arguments: [
      (
        #"{"clients": {"trips": {"varaint": "mock"}}}"#,
        "c.json:1:24: clients.trips: unknown key \"varaint\"; did you mean \"variant\"? "
          + "Known: baseURL, currency, data, endpoints, failure, faults, fixtures, market, provider, regions, "
          + "sources, token, variant"
      ),
      (
        #"{"clients": {"trip": {}}}"#,
        "c.json:1:14: clients: unknown client \"trip\"; did you mean \"trips\"? Known: countries, notifications, rovers, starWars, trips"
      ),
      (
        #"{"clients": {"trips": {"endpoints": {"airports": "mock"}}}}"#,
        "c.json:1:38: clients.trips.endpoints: unknown endpoint \"airports\"; did you mean \"airport\"? "
          + "Known: airlines, airport, calendar, check, regions, trips"
      ),
      (
        #"{"clients": {"trips": {"variant": "liv"}}}"#,
        "c.json:1:35: clients.trips.variant: \"liv\" is not live, mock, replay or failing; did you mean \"live\"?"
      ),
      (
        #"{"clients": {"trips": {"endpoints": {"airport": "dead"}}}}"#,
        "c.json:1:49: clients.trips.endpoints.airport: \"dead\" is not live, mock, replay or failing"
      ),
      (
        #"{"clients": {"trips": {"failure": "status:200"}}}"#,
        "c.json:1:35: clients.trips.failure: \"status:200\" is not unimplemented, offline, timeout, malformed or "
          + "status:NNN with an error status (400 to 599)"
      ),
      (
        #"{"http": {"maxBodyBytes": 0}}"#,
        "c.json:1:27: http.maxBodyBytes: \"0\" is not a whole number from 1 to 1073741824"
      ),
      (
        #"{"http": {"maxBodyBytes": "5"}}"#,
        "c.json:1:27: http.maxBodyBytes must be a JSON number: a whole number from 1 to 1073741824"
      ),
      (#"{"http": []}"#, "c.json:1:10: http must be an object"),
      ("[]", "c.json:1:1: the file must contain a JSON object"),
      (#"{"http": {}, "http": {}}"#, "c.json:1:14: http appears more than once; remove one"),
      (
        #"{"clients": {"trips": {"baseURL": "example.com"}}}"#,
        "c.json:1:35: clients.trips.baseURL: \"example.com\" is not an http or https address such as "
          + "http://127.0.0.1:8080 (no user, password, query or fragment)"
      ),
      (
        "{\n  \"http\": {\n    \"connectTimeoutSeconds\": 5,\n  }\n}",
        "c.json:4:3: not valid JSON: expected a key in quotes, found \"}\""
      ),
      ("", "c.json:1:1: not valid JSON: expected a value, found the end"),
    ])
  func wrongFile(file: String, problem: String) throws {
    try withFiles(["c.json": file]) { directories in
      #expect(
        problems { try Configuration.load(path: "c.json", variables: [:], directories: directories) } == [problem])
    }
  }

  @Test("all problems are reported at once, first those of the file, then those of the variables")
  func allProblems() throws {
    try withFiles(["c.json": #"{"one": 1, "http": {"two": 2}}"#]) { directories in
      let found = problems {
        try Configuration.load(
          path: "c.json",
          variables: ["AEROGAMI_CLIENTS_TRIPS_VARIANT": "?", "AEROGAMI_NONSENSE": "1", "OTHER": "x"],
          directories: directories
        )
      }
      #expect(found.count == 4)
      #expect(found[0].hasPrefix("c.json:1:2: unknown key \"one\""))
      #expect(found[1].hasPrefix("c.json:1:21: http: unknown key \"two\""))
      #expect(found[2] == #"AEROGAMI_CLIENTS_TRIPS_VARIANT: "?" is not live, mock, replay or failing"#)
      #expect(
        found[3].hasPrefix("AEROGAMI_NONSENSE: unknown variable; known: AEROGAMI_BOOKING_BASE_URL, "))
    }
  }

  @Test("different reasons why a file cannot be read have different messages")
  func unreadable() throws {
    try withFiles(["directory/file": "", "large.json": String(repeating: " ", count: ConfigurationFile.maxBytes + 1)]) {
      directories in
      func problem(_ path: String) -> [String] {
        problems { try Configuration.load(path: path, variables: [:], directories: directories) }
      }
      #expect(problem("none.json") == ["none.json: no such file"])
      #expect(problem("directory") == ["directory: not a regular file"])
      #expect(problem("large.json") == ["large.json: larger than 1048576 bytes"])
    }
  }

  @Test(
    "an address has a scheme and a host, but no part that could hold a secret",
    arguments: [
      ("http://127.0.0.1:8080", "http://127.0.0.1:8080"), ("https://example.com/api/", "https://example.com/api"),
      ("HTTPS://example.com", "HTTPS://example.com"), ("http://[::1]:80", "http://[::1]:80"),
      ("ftp://example.com", nil),
      ("example.com", nil), ("http://", nil), ("http:///trips", nil), ("http://user:pw@example.com", nil),
      ("http://user@example.com", nil), ("http://example.com?key=1", nil), ("http://example.com#x", nil),
      ("http://exa mple.com", nil), ("http://example.com:0", nil), ("http://example.com:65536", nil), ("", nil),
    ] as [(String, String?)])
  func baseURL(text: String, expected: String?) {
    #expect(BaseURL(text)?.text == expected)
  }

  @Test("a secret is never shown, not even an invalid one")
  func redaction() throws {
    try withFiles(["c.json": #"{"clients": {"trips": {"baseURL": "http://me:hunter2@example.com"}}}"#]) { directories in
      let found = problems { try Configuration.load(path: "c.json", variables: [:], directories: directories) }
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("c.json:1:35: clients.trips.baseURL: the value is not an http or https") == true)
    }
    try withFiles(["c.json": #"{"clients": {"trips": {"token": "from-file"}}}"#]) { directories in
      let configuration = try Configuration.load(path: "c.json", variables: [:], directories: directories)
      #expect(configuration.listing.first { $0.key == "clients.trips.token" }?.value == "(secret)")
      let found = problems {
        try Configuration.load(
          path: "c.json", variables: ["AEROGAMI_CLIENTS_TRIPS_TOKEN": "se cret"], directories: directories)
      }
      #expect(
        found == ["AEROGAMI_CLIENTS_TRIPS_TOKEN: the value is not a token (visible ASCII characters, no spaces)"])
    }
  }

  @Test("a token from the environment is not sent to an address that only a project's file names")
  func secrets() throws {
    let file = #"{"clients": {"trips": {"variant": "live", "baseURL": "http://example.com"}}}"#
    let token = ["AEROGAMI_CLIENTS_TRIPS_TOKEN": "t"]
    let keys = TripRegistration().clientKeys
    try withFiles(["Config/dev.json": file, "user/mine.json": file]) { directories in
      func isSent(_ configuration: Configuration) -> Bool { configuration.layers.maySend(keys.token, to: keys.baseURL) }
      let project = try Configuration.load(variables: token, directories: directories)
      #expect(!isSent(project))
      #expect(project.warnings.count == 1)
      #expect(
        project.warnings.first?.message.contains("t is not sent") == false, "the value itself is not in the warning")

      let named = try Configuration.load(path: "Config/dev.json", variables: token, directories: directories)
      let user = try Configuration.load(environment: "mine", variables: token, directories: directories)
      let address = ["AEROGAMI_CLIENTS_TRIPS_BASE_URL": "http://example.org"]
      let variable = try Configuration.load(variables: token.merging(address) { $1 }, directories: directories)
      for configuration in [named, user, variable] {
        #expect(isSent(configuration))
        #expect(configuration.warnings.isEmpty)
      }
    }
    let own = #"{"clients": {"trips": {"variant": "live", "baseURL": "http://example.com", "token": "t"}}}"#
    try withFiles(["Config/dev.json": own]) { directories in
      let configuration = try Configuration.load(variables: [:], directories: directories)
      #expect(configuration.layers.maySend(keys.token, to: keys.baseURL), "a file's token is sent to its own address")
    }
  }

  @Test("a path in a file is relative to the file, one in a variable to the current directory")
  func paths() throws {
    let file = #"{"clients": {"trips": {"data": "trips.json"}}}"#
    try withFiles(["nested/c.json": file]) { directories in
      let key = TripRegistration.data
      let fromFile = try Configuration.load(path: "nested/c.json", variables: [:], directories: directories)
      #expect(fromFile.layers.path(key)?.resolved == "\(directories.currentDirectory)/nested/trips.json")
      let variables = ["AEROGAMI_CLIENTS_TRIPS_DATA": "mine.json"]
      let fromVariable = try Configuration.load(path: "nested/c.json", variables: variables, directories: directories)
      #expect(fromVariable.layers.path(key)?.resolved == "\(directories.currentDirectory)/mine.json")
      let absolute = ["AEROGAMI_CLIENTS_TRIPS_DATA": "/mine.json"]
      #expect(
        try Configuration.load(path: "nested/c.json", variables: absolute, directories: directories).layers.path(key)?
          .resolved == "/mine.json")
    }
  }

  @Test("every key has its own variable and a valid default")
  func table() {
    let keys = allKeys
    #expect(Set(keys.map(\.path)).count == keys.count)
    #expect(Set(keys.map(\.variable)).count == keys.count)
    #expect(keys.allSatisfy { $0.defaultText().flatMap($0.problem) == nil })
    #expect(keys.map(\.variable).contains("AEROGAMI_CLIENTS_TRIPS_BASE_URL"))
    #expect(keys.map(\.variable).contains("AEROGAMI_HTTP_CONNECT_TIMEOUT_SECONDS"))
  }
}

@Suite struct ConfiguredDependenciesTests {
  private func configuration(_ file: String) throws -> Configuration {
    let path = FileManager.default.temporaryDirectory.appending(path: "aerogami-\(UUID().uuidString).json").path
    try Data(file.utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try Configuration.load(
      path: path, variables: [:], directories: .init(currentDirectory: "/", userDirectory: nil))
  }

  @Test("an endpoint can have another variant than its client")
  func override() async throws {
    let file =
      #"{"clients": {"trips": {"variant": "mock", "failure": "offline", "endpoints": {"regions": "failing"}}}}"#
    try await Dependencies.withConfiguration(try configuration(file)) { dependencies in
      let trips = try await dependencies.trips.trips(in: "EU")
      #expect(!trips.value.isEmpty)
      let airport = try await dependencies.trips.airport("VNO")
      #expect(airport.value.code == "VNO")
      let error = await #expect(throws: ClientError.self) { try await dependencies.trips.regions() }
      #expect(error?.reason == .injected(.offline))
    }
  }

  @Test("a live endpoint without an address is an error before anything runs")
  func missingAddress() async throws {
    let configuration = try configuration(#"{"clients": {"trips": {"endpoints": {"airport": "live"}}}}"#)
    await #expect(throws: ConfigurationError.self) {
      try await Dependencies.withConfiguration(configuration) { _ in Issue.record("nothing runs") }
    }
    #expect(throws: ConfigurationError.self) { try configuration.checked() }
  }

  @Test("a checked configuration creates its clients without reading its files again")
  func checkedOnce() async throws {
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    let data = "\(directory.path)/trips.json"
    try Data("[]".utf8).write(to: URL(filePath: data))
    let file = #"{"clients": {"trips": {"variant": "mock", "data": "\#(data)"}}}"#
    let checked = try configuration(file).using(.trips).checked()
    try FileManager.default.removeItem(atPath: data)
    for _ in 1...2 {
      let trips = try await Dependencies.withConfiguration(checked) { try await $0.trips.trips(in: nil) }
      #expect(trips.value.isEmpty)
    }
    #expect(throws: ConfigurationError.self) { try checked.configuration.checked() }
  }

  @Test("a problem of one client is found before another client sends a request")
  func beforeRequests() async throws {
    try await TestServer.run { _ in
      .init("[]")
    } _: { server in
      let configuration = try configuration(
        #"""
        {"clients": {"trips": {"variant": "live", "baseURL": "\#(server.address)"},
        "countries": {"variant": "replay", "fixtures": "/missing"}}}
        """#)
      let error = await #expect(throws: ConfigurationError.self) {
        try await Dependencies.withConfiguration(configuration) { _ = try await $0.trips.regions() }
      }
      #expect(error?.message.hasPrefix("clients.countries.fixtures: ") == true)
      #expect(await server.requests.entries.isEmpty)
    }
  }

  @Test("a live environment sends requests to its address, through the whole container")
  func live() async throws {
    try await TestServer.run { _ in
      .init("[]")
    } _: { server in
      let configuration = try configuration(
        #"{"clients": {"trips": {"variant": "live", "baseURL": "\#(server.address)/api/"}}}"#)
      try await Dependencies.withConfiguration(configuration) { dependencies in
        let trips = try await dependencies.trips.trips(in: "EU")
        #expect(trips.value.isEmpty)
      }
      #expect(await server.requests.entries.map(\.path) == ["/api/trips/EU"])
    }
  }
}

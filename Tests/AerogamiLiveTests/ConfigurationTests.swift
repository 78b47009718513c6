import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive
import AerogamiStore

@Suite struct ConfigurationTests {
  /// A directory of the test's own, with the files it needs, for as long as the body runs.
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

  @Test("each key is taken from the first layer that has it: variable, file, default")
  func precedence() throws {
    let file = #"{"http": {"connectTimeoutSeconds": 7, "requestTimeoutSeconds": 8}}"#
    try withFiles(["Config/dev.json": file]) { place in
      let configuration = try Configuration.load(
        variables: ["AEROGAMI_HTTP_CONNECT_TIMEOUT_SECONDS": "1.5", "HOME": "/nowhere"], directories: place)
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

  @Test("the user's file is below the environment's file, and above the defaults, in every environment")
  func userFile() throws {
    let user = #"{"environment": "mine", "http": {"maxAttempts": 5, "deadlineSeconds": 9}, "store": {"path": "my.db"}}"#
    let files = [
      "user/config.json": user, "Config/mine.json": #"{"http": {"deadlineSeconds": 7}}"#, "Config/dev.json": "{}",
    ]
    try withFiles(files) { place in
      let path = "\(place.currentDirectory)/user/config.json"
      let configuration = try Configuration.load(variables: [:], directories: place)
      #expect(configuration.environment == "mine")
      #expect(configuration.sources == "Config/mine.json and \(path)")
      #expect(configuration.http.maxAttempts == 5)
      #expect(configuration.http.deadline == .seconds(7))
      #expect(configuration.store.file?.path == "\(place.currentDirectory)/user/my.db")
      #expect(configuration.listing.first { $0.key == "http.maxAttempts" }?.source == path)
      #expect(configuration.listing.first { $0.key == "http.deadlineSeconds" }?.source == "Config/mine.json")
      #expect(try Configuration.load(environment: "dev", variables: [:], directories: place).http.maxAttempts == 5)
      let variables = ["AEROGAMI_ENV": "dev", "AEROGAMI_HTTP_MAX_ATTEMPTS": "2"]
      let other = try Configuration.load(variables: variables, directories: place)
      #expect(other.environment == "dev")
      #expect(other.http.maxAttempts == 2)
      let found = problems { try Configuration.load(environment: "config", variables: [:], directories: place) }
      #expect(found.count == 1 && found.first?.contains("config.json is your own file") == true)
    }
  }

  @Test(
    "a user's file that is wrong is an error with its place, and an environment's has no key environment",
    arguments: [
      ("user/config.json", #"{"environment": "a/b"}"#, #"1:17: environment: "a/b" is not the name of an environment"#),
      ("user/config.json", #"{"environment": 1}"#, "1:17: environment must be a string: the name of an environment"),
      ("user/config.json", #"{"http": {"maxAttempt": 1}}"#, #"1:11: http: unknown key "maxAttempt"; did you mean"#),
      ("Config/dev.json", #"{"environment": "dev"}"#, #"1:2: unknown key "environment""#),
    ])
  func wrongUserFile(path: String, text: String, problem: String) throws {
    try withFiles([path: text]) { place in
      let found = problems { try Configuration.load(variables: [:], directories: place) }
      #expect(found.count == 1)
      #expect(found.first?.contains("\(path):\(problem)") == true, "\(found)")
    }
  }

  @Test("a token of the user's file is not sent to an address that only the project's file names")
  func userToken() throws {
    let keys = TripRegistration().clientKeys
    let user = #"{"clients": {"trips": {"token": "s3cret"}}}"#
    let project = #"{"clients": {"trips": {"variant": "live", "baseURL": "http://evil.example"}}}"#
    try withFiles(["user/config.json": user, "Config/dev.json": project, "user/mine.json": project]) { place in
      let configuration = try Configuration.load(variables: [:], directories: place)
      #expect(!configuration.layers.maySend(keys.token, to: keys.baseURL))
      #expect(
        configuration.warnings.first?.message.hasPrefix(
          "clients.trips.token of \(place.currentDirectory)/user/config.json is not sent to http://evil.example")
          == true)
      let named = try Configuration.load(path: "Config/dev.json", variables: [:], directories: place)
      #expect(named.layers.maySend(keys.token, to: keys.baseURL))
      let mine = try Configuration.load(environment: "mine", variables: [:], directories: place)
      #expect(mine.layers.maySend(keys.token, to: keys.baseURL))
      let base = try #require(BaseURL("http://mine.example"))
      let service = mine.service(of: try #require(mine.client(.trips)), at: base, transport: .offline, cache: .none)
      #expect(service.tokenVariable == "clients.trips.token in \(place.currentDirectory)/user/config.json")
      let chosen = ["AEROGAMI_CLIENTS_TRIPS_BASE_URL": "http://mine.example"]
      #expect(
        try Configuration.load(variables: chosen, directories: place).layers.maySend(keys.token, to: keys.baseURL))
      #expect(configuration.listing.first { $0.key == keys.token.path }?.value == "(secret)")
    }
  }

  @Test("an environment is looked for below the current directory, then with the user, then among the built-in ones")
  func search() throws {
    let empty = "{}"
    try withFiles(["Config/dev.json": empty, "user/dev.json": empty, "user/mine.json": empty]) { place in
      func source(_ name: String? = nil, _ variables: [String: String] = [:]) throws -> String {
        try Configuration.load(environment: name, variables: variables, directories: place).source
      }
      let sources = [
        try source(), try source("mine"), try source("local"), try source(nil, ["AEROGAMI_ENV": "failing"]),
        try source(nil, ["AEROGAMI_CONFIG": "user/mine.json"]), try source("dev", ["AEROGAMI_ENV": "failing"]),
      ]
      #expect(
        sources == [
          "Config/dev.json", "\(place.currentDirectory)/user/mine.json", "built-in local.json", "built-in failing.json",
          "user/mine.json", "Config/dev.json",
        ])
    }
  }

  @Test(
    "an environment that is nowhere names those that are somewhere", arguments: ["devv", "../dev", "", ".dev", "a/b"])
  func unknownEnvironment(name: String) throws {
    try withFiles(["user/mine.json": "{}", "Config/ours.json": "{}"]) { place in
      let found = problems { try Configuration.load(environment: name, variables: [:], directories: place) }
      if name == "devv" {
        #expect(
          found == [
            "there is no environment \"devv\" (no Config/devv.json or \(place.userDirectory ?? "")/devv.json); "
              + "did you mean \"dev\"? Known: dev, failing, live, local, mine, ours, starwars-partial"
          ])
      } else {
        #expect(found.first?.contains("is not the name of an environment") == true)
      }
    }
  }

  @Test("the built-in environments are the shipped files, and every one of them is valid")
  func builtIn() throws {
    let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let shipped = try FileManager.default.contentsOfDirectory(atPath: repository.appending(path: "Config").path)
    #expect(Set(shipped) == Set(ConfigurationFile.builtIn.keys.map { "\($0).json" }))
    try withFiles([:]) { place in
      for (name, bytes) in ConfigurationFile.builtIn {
        #expect(try Data(contentsOf: repository.appending(path: "Config/\(name).json")) == Data(bytes))
        _ = try Configuration.load(environment: name, variables: [:], directories: place)
      }
    }
  }

  @Test(
    "whatever is wrong in a file is told with its place and the right word",
    arguments: [
      (
        #"{"clients": {"trips": {"varaint": "mock"}}}"#,
        "c.json:1:24: clients.trips: unknown key \"varaint\"; did you mean \"variant\"? "
          + "Known: baseURL, currency, data, endpoints, failure, faults, fixtures, provider, regions, token, variant"
      ),
      (
        #"{"clients": {"trip": {}}}"#,
        "c.json:1:14: clients: unknown client \"trip\"; did you mean \"trips\"? Known: countries, rovers, starWars, trips"
      ),
      (
        #"{"clients": {"trips": {"endpoints": {"airports": "mock"}}}}"#,
        "c.json:1:38: clients.trips.endpoints: unknown endpoint \"airports\"; did you mean \"airport\"? "
          + "Known: airport, regions, trips"
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
        "c.json:1:27: http.maxBodyBytes must be a number: a whole number from 1 to 1073741824"
      ),
      (#"{"http": []}"#, "c.json:1:10: http must be an object"), ("[]", "c.json:1:1: the file must be an object"),
      (#"{"http": {}, "http": {}}"#, "c.json:1:14: http is given twice; remove one"),
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
    try withFiles(["c.json": file]) { place in
      #expect(problems { try Configuration.load(path: "c.json", variables: [:], directories: place) } == [problem])
    }
  }

  @Test("all problems are told at once, in the order of the file, then of the variables")
  func allProblems() throws {
    try withFiles(["c.json": #"{"one": 1, "http": {"two": 2}}"#]) { place in
      let found = problems {
        try Configuration.load(
          path: "c.json",
          variables: ["AEROGAMI_CLIENTS_TRIPS_VARIANT": "?", "AEROGAMI_NONSENSE": "1", "OTHER": "x"], directories: place
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

  @Test("files that cannot be read are told apart")
  func unreadable() throws {
    try withFiles(["directory/file": "", "large.json": String(repeating: " ", count: ConfigurationFile.maxBytes + 1)]) {
      place in
      func problem(_ path: String) -> [String] {
        problems { try Configuration.load(path: path, variables: [:], directories: place) }
      }
      #expect(problem("none.json") == ["none.json: there is no such file"])
      #expect(problem("directory") == ["directory: is not a file"])
      #expect(problem("large.json") == ["large.json: is larger than 1048576 bytes"])
    }
  }

  @Test(
    "an address has a scheme, a host, and nothing that could hold a secret",
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

  @Test("a secret is never shown, not even a wrong one")
  func redaction() throws {
    try withFiles(["c.json": #"{"clients": {"trips": {"baseURL": "http://me:hunter2@example.com"}}}"#]) { place in
      let found = problems { try Configuration.load(path: "c.json", variables: [:], directories: place) }
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("c.json:1:35: clients.trips.baseURL: the value is not an http or https") == true)
    }
    try withFiles(["c.json": #"{"clients": {"trips": {"token": "from-file"}}}"#]) { place in
      let configuration = try Configuration.load(path: "c.json", variables: [:], directories: place)
      #expect(configuration.listing.first { $0.key == "clients.trips.token" }?.value == "(secret)")
      let found = problems {
        try Configuration.load(
          path: "c.json", variables: ["AEROGAMI_CLIENTS_TRIPS_TOKEN": "se cret"], directories: place)
      }
      #expect(
        found == ["AEROGAMI_CLIENTS_TRIPS_TOKEN: the value is not a token (visible ASCII characters, no spaces)"])
    }
  }

  @Test("a token from the environment goes to every address but one that only a project's file names")
  func secrets() throws {
    let file = #"{"clients": {"trips": {"variant": "live", "baseURL": "http://example.com"}}}"#
    let token = ["AEROGAMI_CLIENTS_TRIPS_TOKEN": "t"]
    let keys = TripRegistration().clientKeys
    try withFiles(["Config/dev.json": file, "user/mine.json": file]) { place in
      func isSent(_ configuration: Configuration) -> Bool { configuration.layers.maySend(keys.token, to: keys.baseURL) }
      let project = try Configuration.load(variables: token, directories: place)
      #expect(!isSent(project))
      #expect(project.warnings.count == 1)
      #expect(
        project.warnings.first?.message.contains("t is not sent") == false, "the value itself is not in the warning")

      let named = try Configuration.load(path: "Config/dev.json", variables: token, directories: place)
      let user = try Configuration.load(environment: "mine", variables: token, directories: place)
      let address = ["AEROGAMI_CLIENTS_TRIPS_BASE_URL": "http://example.org"]
      let variable = try Configuration.load(variables: token.merging(address) { $1 }, directories: place)
      for configuration in [named, user, variable] {
        #expect(isSent(configuration))
        #expect(configuration.warnings.isEmpty)
      }
    }
    let own = #"{"clients": {"trips": {"variant": "live", "baseURL": "http://example.com", "token": "t"}}}"#
    try withFiles(["Config/dev.json": own]) { place in
      let configuration = try Configuration.load(variables: [:], directories: place)
      #expect(configuration.layers.maySend(keys.token, to: keys.baseURL), "a file's own token goes where the file says")
    }
  }

  @Test("a path in a file is relative to the file, one in a variable to the current directory")
  func paths() throws {
    let file = #"{"clients": {"trips": {"data": "trips.json"}}}"#
    try withFiles(["nested/c.json": file]) { place in
      let key = TripRegistration.data
      let fromFile = try Configuration.load(path: "nested/c.json", variables: [:], directories: place)
      #expect(fromFile.layers.path(key)?.resolved == "\(place.currentDirectory)/nested/trips.json")
      let variables = ["AEROGAMI_CLIENTS_TRIPS_DATA": "mine.json"]
      let fromVariable = try Configuration.load(path: "nested/c.json", variables: variables, directories: place)
      #expect(fromVariable.layers.path(key)?.resolved == "\(place.currentDirectory)/mine.json")
      let absolute = ["AEROGAMI_CLIENTS_TRIPS_DATA": "/mine.json"]
      #expect(
        try Configuration.load(path: "nested/c.json", variables: absolute, directories: place).layers.path(key)?
          .resolved == "/mine.json")
    }
  }

  @Test("every key has a variable of its own, and a default that is valid")
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

  @Test("one endpoint can be of another variant than its client")
  func override() async throws {
    let file =
      #"{"clients": {"trips": {"variant": "mock", "failure": "offline", "endpoints": {"regions": "failing"}}}}"#
    try await Dependencies.withConfiguration(try configuration(file), connections: 1) { dependencies in
      let trips = try await dependencies.trips.trips(in: "EU")
      #expect(!trips.value.isEmpty)
      let airport = try await dependencies.trips.airport("VNO")
      #expect(airport.value.code == "VNO")
      let error = await #expect(throws: ClientError.self) { try await dependencies.trips.regions() }
      #expect(error?.reason == .injected(.offline))
    }
  }

  @Test("a live endpoint without an address is found before anything runs, whichever endpoint it is")
  func missingAddress() async throws {
    let configuration = try configuration(#"{"clients": {"trips": {"endpoints": {"airport": "live"}}}}"#)
    await #expect(throws: ConfigurationError.self) {
      try await Dependencies.withConfiguration(configuration, connections: 1) { _ in Issue.record("nothing runs") }
    }
    #expect(throws: ConfigurationError.self) { try configuration.check() }
  }

  @Test("a live environment talks to its address, through the whole container")
  func live() async throws {
    try await TestServer.run { _ in
      .init("[]")
    } _: { server in
      let configuration = try configuration(
        #"{"clients": {"trips": {"variant": "live", "baseURL": "\#(server.address)/api/"}}}"#)
      try await Dependencies.withConfiguration(configuration, connections: 1) { dependencies in
        let trips = try await dependencies.trips.trips(in: "EU")
        #expect(trips.value.isEmpty)
      }
      #expect(await server.requests.entries.map(\.path) == ["/api/trips/EU"])
    }
  }
}

import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

/// The live clients of a configuration over a server on loopback, recorded and replayed.
@Suite(.timeLimit(.minutes(20))) struct RecordingTests {
  private let root = TemporaryDirectory()
  private var directory: String { "\(root.path)/fixtures" }

  private func configuration(_ variables: [String: String]) throws -> Configuration {
    // Longer than all tests take on a busy machine.
    let withoutTimeouts = ["HTTP_DEADLINE_SECONDS": "3600", "HTTP_REQUEST_TIMEOUT_SECONDS": "3600"].merging(variables) {
      $1
    }
    let all = Dictionary(uniqueKeysWithValues: withoutTimeouts.map { ("AEROGAMI_\($0.key)", $0.value) })
    return try Configuration.load(
      environment: "dev", variables: all,
      directories: .init(currentDirectory: root.path, userDirectory: nil, dataDirectory: "\(root.path)/data"))
  }

  private func live(_ client: String, _ server: TestServer, token: String? = nil) throws -> Configuration {
    try configuration(
      ["CLIENTS_\(client)_VARIANT": "live", "CLIENTS_\(client)_BASE_URL": server.address]
        .merging(token.map { ["CLIENTS_\(client)_TOKEN": $0] } ?? [:]) { $1 })
  }

  private func replay(_ client: String) throws -> Configuration {
    try configuration(["CLIENTS_\(client)_VARIANT": "replay", "CLIENTS_\(client)_FIXTURES": "fixtures"])
  }

  private func record<Result: Sendable>(
    _ configuration: Configuration, _ body: (Dependencies) async throws -> Result
  ) async throws -> Result {
    let recording = try Recording(directory, for: configuration)
    let result = try await Dependencies.withConfiguration(
      configuration, options: RunOptions(recording: recording), body)
    try await recording.finish()
    return result
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
  }

  private func file(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: "\(directory)/\(name)"), encoding: .utf8)
  }

  private func overwrite(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(directory)/\(name)"))
  }

  private func outcome<Value: Equatable>(
    _ call: () async throws -> Fetched<Value>
  ) async throws -> Swift.Result<Value, ClientError> {
    do { return .success(try await call().value) } catch let error as ClientError { return .failure(error) }
  }

  private static let regions = #"[{"id":"blc","name":"Baltics","country_codes":["LT","LV","EE"]}]"#

  @Test("recorded responses are replayed without a server")
  func replayed() async throws {
    let call = { (dependencies: Dependencies) in
      (
        try await dependencies.trips.regions().value,
        try await outcome { try await dependencies.trips.trips(in: "EU") },
        try await outcome { try await dependencies.trips.trips(in: "US") }
      )
    }
    let recorded = try await TestServer.run { request in
      switch request.path {
      case "/regions": .init(Self.regions)
      case "/trips/EU": .init(status: 403, "who is unauthorized, \(request.header("Authorization").joined())?")
      default: .init(status: 404, "")
      }
    } _: { server in
      try await record(live("TRIPS", server, token: "hush-4f1d"), call)
    }
    #expect(
      names == ["manifest.json", "trips.regions.http", "trips.trips.EU~b4f31fc5.http", "trips.trips.US~3ed86caf.http"])
    #expect(try file("trips.trips.EU~b4f31fc5.http").hasSuffix("\n\nwho is unauthorized, Bearer (secret)?"))

    let replayed = try await Dependencies.withConfiguration(replay("TRIPS"), call)
    #expect(replayed.0.map(\.id) == ["blc"])
    #expect(replayed.0 == recorded.0)
    #expect(replayed.1 == recorded.1)
    #expect(replayed.2 == recorded.2)
    guard case .failure(let error) = replayed.1 else { throw UnexpectedResponse() }
    #expect(error.description.hasSuffix("check the token (AEROGAMI_CLIENTS_TRIPS_TOKEN)"))
  }

  @Test("the final response of a request is recorded, after retries and redirects")
  func ended() async throws {
    let requested = Log<String>()
    try await TestServer.run { request in
      await requested.append(request.path)
      let earlier = await requested.entries.filter { $0 == request.path }.count - 1
      switch request.path {
      case "/regions": return earlier == 0 ? .init(status: 503, "busy") : .init("[]")
      case "/trips/EU": return .init(status: 302, "", headers: ["Location": "/moved"])
      case "/moved": return .init("[]")
      default: return .init(status: 404, "")
      }
    } _: { server in
      let responses = try await record(live("TRIPS", server)) {
        (try await $0.trips.regions(), try await $0.trips.trips(in: "EU"))
      }
      #expect(responses.0.attempts == 2)
      #expect(responses.1.attempts == 2)
      #expect(await server.requests.entries.count == 4)
      let requested = "GET \(server.address)/trips/EU, redirected to \(server.address)"
      #expect(responses.1.requested == requested)

      let replayed = try await Dependencies.withConfiguration(replay("TRIPS")) {
        (try await $0.trips.regions(), try await $0.trips.trips(in: "EU"))
      }
      #expect(replayed.0.attempts == 2)
      #expect(replayed.1.attempts == 2)
      #expect(replayed.1.requested == requested)
      #expect(await server.requests.entries.count == 4, "no request was sent")
    }
    #expect(names.count == 3)
  }

  @Test("a request that failed without a response fails in the same way when replayed")
  func failed() async throws {
    try await FaultServer.withRefusingAddress { address in
      let variables = [
        "CLIENTS_TRIPS_VARIANT": "live", "CLIENTS_TRIPS_BASE_URL": address, "HTTP_MAX_ATTEMPTS": "1",
      ]
      let call = { (dependencies: Dependencies) in try await outcome { try await dependencies.trips.trips(in: "EU") } }
      let recorded = try await record(configuration(variables), call)
      guard case .failure(let error) = recorded else { throw UnexpectedResponse() }
      #expect(error.description.hasPrefix("GET \(address)/trips/EU: could not connect"))
      #expect(try file("trips.trips.EU~b4f31fc5.http").contains("\nfailure: offline\ndetail: could not connect"))
      #expect(try await Dependencies.withConfiguration(replay("TRIPS"), call) == recorded)
    }
  }

  @Test("a client that checks links against its base URL is replayed with the recorded base URL")
  func links() async throws {
    let page: @Sendable (String) -> String = { base in
      #"{"count":1,"next":"\#(base)/films/?page=2","results":[{"title":"A New Hope","episode_id":4,"opening_crawl":"It","#
        + #""director":"George Lucas","producer":"Gary Kurtz","release_date":"1977-05-25","characters":["\#(base)/people/1/"],"#
        + #""planets":[],"starships":[],"vehicles":[],"species":[],"url":"\#(base)/films/1/"}]}"#
    }
    let call = { (dependencies: Dependencies) in try await dependencies.starWars.list(.film, 1) }
    try await TestServer.run { request in
      .init(page("http://\(request.header("Host").joined())"))
    } _: { server in
      let recorded = try await record(live("STAR_WARS", server), call)
      let replayed = try await Dependencies.withConfiguration(replay("STAR_WARS"), call)
      #expect(recorded.skipped.count == 0)
      #expect(replayed.skipped == recorded.skipped)
      #expect(replayed.value.resources == recorded.value.resources)
      #expect(recorded.value.resources.count == 1)
    }
  }

  @Test("a picture is recorded byte by byte, from any origin")
  func picture() async throws {
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(0...255)
    try await TestServer.run { _ in
      .init(bytes: picture)
    } _: { server in
      let url = "\(server.address.replacing("127.0.0.1", with: "localhost"))/1.png?sig=hush"
      let call = { (dependencies: Dependencies) in try await dependencies.rovers.picture(url).value }
      let recorded = try await record(live("ROVERS", server), call)
      let replayed = try await Dependencies.withConfiguration(replay("ROVERS"), call)
      #expect(recorded == picture)
      #expect(replayed == picture)
      #expect(names.count == 2)
      let text = try file(names[1])
      #expect(text.contains("/1.png?sig=(secret)\n"))
      #expect(text.contains("\nbody: base64\n\niVBORw0K"))
    }
  }

  @Test("a second recording adds to the first, and equal responses have equal files")
  func merged() async throws {
    try await TestServer.run { request in
      request.path == "/regions" ? .init(Self.regions) : .init("[]")
    } _: { server in
      let configuration = try live("TRIPS", server)
      try await record(configuration) { _ = try await $0.trips.regions() }
      let first = try names.map(file)
      try await record(configuration) { _ = try await $0.trips.regions() }
      #expect(try names.map(file) == first)
      try await record(configuration) { _ = try await $0.trips.trips(in: "EU") }
      try await Dependencies.withConfiguration(replay("TRIPS")) {
        let (regions, trips) = (try await $0.trips.regions(), try await $0.trips.trips(in: "EU"))
        #expect(regions.value.count == 1)
        #expect(trips.value.isEmpty)
      }
    }
  }

  @Test("concurrent recordings in one directory leave a manifest of all of them")
  func atOnce() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<16 {
        let recording = try Recording(directory, secrets: [])
        let transport = HTTPTransport { _ in HTTPResponse(status: 200, body: []) }.recording(in: recording)
        let owner = HTTPRequest.Owner(client: "trips", base: .unrecorded)
        group.addTask {
          for page in 0..<4 {
            let url = "\(BaseURL.unrecorded.text)/\(number)/\(page)"
            _ = try await transport.send(HTTPRequest(url: url, owner: owner))
          }
          try await recording.finish()
        }
      }
      try await group.waitForAll()
    }
    #expect(try RecordingManifest.read(in: directory)?.files.count == 64)
    #expect(names.count == 65, "no partial file is left")
  }

  @Test("a recorded run sends every request, whatever is cached")
  func keptAnswers() async throws {
    try await TestServer.run { request in
      request.header("If-None-Match") == [] ? .init(Self.regions, headers: ["ETag": "\"1\""]) : .init(status: 304, "")
    } _: { server in
      let configuration = try live("TRIPS", server)
      try await Dependencies.withConfiguration(configuration) { _ = try await $0.trips.regions() }
      let recording = try Recording(directory, for: configuration)
      try await Dependencies.withConfiguration(configuration, options: RunOptions(cache: .anyAge, recording: recording))
      {
        let regions = try await $0.trips.regions()
        #expect(regions.status == .ok)
      }
      try await recording.finish()
      #expect(await server.requests.entries.map { $0.header("If-None-Match") } == [[], []])
      #expect(try file("trips.regions.http").contains("\nstatus: 200\n"))
      try await Dependencies.withConfiguration(configuration, options: RunOptions(cache: .anyAge)) {
        guard try await $0.trips.regions().status.age != nil else { throw UnexpectedResponse() }
      }
    }
  }

  @Test("a request that was not recorded fails by name, with the most similar recorded one")
  func unrecorded() async throws {
    try await TestServer.run { _ in
      .init("[]")
    } _: { server in
      try await record(live("TRIPS", server)) {
        _ = try await $0.trips.regions()
        _ = try await $0.trips.trips(in: "EU")
      }
    }
    try await Dependencies.withConfiguration(replay("TRIPS")) { dependencies in
      for (region, nearest) in [("ES", "GET /trips/EU"), ("a-region-with-a-long-name", "GET /trips/EU")] {
        let error = await #expect(throws: ClientError.self) { try await dependencies.trips.trips(in: region) }
        #expect(
          error?.description
            == "GET /trips/\(region): this request was not recorded in fixtures (the most similar request is \(nearest)); "
            + "record it with --record fixtures")
        #expect(error?.attempts == 0)
      }
    }
    try await Dependencies.withConfiguration(replay("ROVERS")) { dependencies in
      let error = await #expect(throws: ClientError.self) { try await dependencies.rovers.manifest(.curiosity) }
      #expect(
        error?.description
          == "GET /manifests/curiosity: this request was not recorded in fixtures (the recording has no requests of "
          + "the client rovers); record it with --record fixtures")
    }
  }

  @Test("a broken, missing, too large or linked file fails only its own request, by name")
  func unusable() async throws {
    try await TestServer.run { _ in
      .init("[]")
    } _: { server in
      try await record(live("TRIPS", server)) {
        _ = try await $0.trips.regions()
        for region in ["a", "b", "c", "d"] { _ = try await $0.trips.trips(in: region) }
      }
    }
    try overwrite("trips.trips.a.http", "GET /trips/a\nclient: trips\nstatus: fine\n\n[]")
    try FileManager.default.removeItem(atPath: "\(directory)/trips.trips.b.http")
    try FileManager.default.moveItem(atPath: "\(directory)/trips.trips.c.http", toPath: "\(root.path)/outside")
    try FileManager.default.createSymbolicLink(
      atPath: "\(directory)/trips.trips.c.http", withDestinationPath: "\(root.path)/outside")
    try overwrite("trips.trips.d.http", String(repeating: "x", count: 200_000))

    var configuration = ["CLIENTS_TRIPS_VARIANT": "replay", "CLIENTS_TRIPS_FIXTURES": "fixtures"]
    configuration["HTTP_MAX_BODY_BYTES"] = "1000"
    try await Dependencies.withConfiguration(self.configuration(configuration)) { dependencies in
      for (region, problem) in [
        ("a", #":3: status: "fine" is not a whole number from 100 to 999"#), ("b", ": there is no such file"),
        ("c", ": not a regular file"), ("d", ": the file is larger than 67036 bytes"),
      ] {
        let error = await #expect(throws: ClientError.self) { try await dependencies.trips.trips(in: region) }
        #expect(
          error?.description
            == "GET /trips/\(region): fixtures/trips.trips.\(region).http\(problem); correct or restore this file, or "
            + "record it with --record fixtures")
      }
      let regions = try await dependencies.trips.regions()
      #expect(regions.value.isEmpty)
    }
  }

  @Test("an unusable recording directory is reported before anything runs")
  func unwritable() throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try overwrite("file", "")
    let notThere = #expect(throws: Problem.self) { try Recording("\(directory)/file/x", secrets: []) }
    #expect(
      notThere?.description
        == "cannot create directory \"\(directory)/file\": Not a directory")
    try overwrite("manifest.json", "{")
    let broken = #expect(throws: Problem.self) { try Recording(directory, secrets: []) }
    #expect(broken?.description.hasPrefix("\(directory)/manifest.json: invalid JSON: ") == true)
  }

  @Test("a response that cannot be recorded fails its request with the reason")
  func unsaved() async throws {
    let recording = try Recording(directory, secrets: [])
    let transport = HTTPTransport { _ in HTTPResponse(status: 200, body: []) }.recording(in: recording)
    try FileManager.default.createDirectory(atPath: "\(directory)/trips.a.http", withIntermediateDirectories: true)
    let request = HTTPRequest(
      url: "\(BaseURL.unrecorded.text)/a", owner: .init(client: "trips", base: .unrecorded))
    let error = await #expect(throws: ClientError.self) { try await transport.send(request) }
    #expect(error?.description.contains("could not be recorded in \"\(directory)\": Is a directory") == true)
    try await recording.finish()
    #expect(try RecordingManifest.read(in: directory)?.files == [:])
  }

  @Test("a killed process's partial files are removed by the next recording, and no other files")
  func stale() throws {
    _ = try Recording(directory, secrets: [])
    let others = [".bashrc.a.part", "trips.a.http"]
    for name in [".trips.a.http.3w5e11264sgsf.part", ".manifest.json.b.part"] + others { try overwrite(name, "") }
    _ = try Recording(directory, secrets: [])
    #expect(names == others)
  }

  @Test("a canceled request is not recorded, whichever error reports the cancellation")
  func cancelled() async throws {
    let recording = try Recording(directory, secrets: [])
    let transport = HTTPTransport { request in
      try? await Gate().wait()
      throw ClientError(requested: request.description, reason: .failed(.offline, detail: "the connection broke"))
    }.recording(in: recording)
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        let request = HTTPRequest(url: "http://h/a", owner: .init(client: "trips", base: .unrecorded))
        await #expect(throws: CancellationError.self) { try await transport.send(request) }
      }
      group.cancelAll()
    }
    #expect(names == [])
  }
}

/// An error that stops a test.
private struct UnexpectedResponse: Error {}

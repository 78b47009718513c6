import TestSupport
import Testing

/// Services that try to make the program cache what it must not, or send back what it was sent.
@Suite(.timeLimit(.minutes(20))) struct CacheAttackTests {
  private let aerogami = Aerogami()

  private func fetch(_ regions: String, _ more: String...) async throws -> Run {
    try await aerogami.run(
      ["fetch", "--regions", regions, "--attempts", "1", "--concurrency", "1", "--format", "ndjson"] + more,
      // Longer than all tests take on a busy machine.
      environment: [
        "AEROGAMI_STORE_PATH": "store.sqlite", "AEROGAMI_HTTP_CONNECT_TIMEOUT_SECONDS": "3600",
        "AEROGAMI_HTTP_REQUEST_TIMEOUT_SECONDS": "3600", "AEROGAMI_HTTP_DEADLINE_SECONDS": "3600",
      ])
  }

  /// Runs `body` beside a service that sends each of `replies` in turn, and then repeats the last one.
  private func withService(
    _ replies: [[UInt8]], _ body: (FaultServer) async throws -> Void
  ) async throws {
    try await FaultServer.run { request, exchange in
      try await exchange.send(replies[min(request.ordinal, replies.count) - 1])
    } _: { server in
      try aerogami.use(address: server.address)
      try await body(server)
    }
  }

  private func trips(_ id: String, _ fields: String...) -> [UInt8] {
    let fields = fields.isEmpty ? ["X-A: a"] : fields
    return Fault.reply("[\(Fault.tripJSON(id: id))]", fields: fields.joined(separator: "\r\n"))
  }

  @Test("a response that no one requested is not the next region's, and is not cached")
  func unrequested() async throws {
    try await withService([trips("first") + trips("poison"), trips("second")]) { _ in
      // The second request may already use the connection that turns out to be unusable.
      let run = try await fetch("EU,blc", "--attempts", "2")
      #expect(run.exitCode == 0)
      #expect(run.tripIDs.sorted() == ["first", "second"])
      #expect(try await fetch("EU,blc", "--offline").tripIDs.sorted() == ["first", "second"])
    }
  }

  @Test("a 304 confirms the cached response, with any body")
  func confirmed() async throws {
    let poison = "[\(Fault.tripJSON(id: "poison"))]"
    let confirmation = "HTTP/1.1 304 Not Modified\r\nContent-Length: \(poison.utf8.count)\r\nETag: \"b\"\r\n\r\n"
    try await withService([trips("old", "ETag: \"a\""), Array((confirmation + poison).utf8), trips("new")]) { server in
      let first = try await fetch("EU")
      #expect(first.tripIDs == ["old"])
      #expect(try await fetch("EU").tripIDs == ["old"])
      #expect(await server.requests.entries.last?.header("If-None-Match") == ["\"a\""])
      #expect(try await fetch("EU", "--offline").tripIDs == ["old"])
      #expect(try await fetch("EU").tripIDs == ["new"])
    }
  }

  @Test("a 304 to a request without a condition is a failure, and nothing is cached")
  func unconditional() async throws {
    try await withService([Array("HTTP/1.1 304 Not Modified\r\nETag: \"a\"\r\n\r\n".utf8)]) { _ in
      let first = try await fetch("EU")
      #expect(first.exitCode == 1)
      #expect(try await fetch("EU", "--offline").exitCode == 1)
    }
  }

  @Test("a response that cannot be used is not cached", arguments: ["[7]", "[{\"id\":\"\\ud800\"}]"])
  func unusable(body: String) async throws {
    try await withService([Fault.reply(body, fields: "ETag: \"a\""), Fault.reply("", status: "503 Busy")]) { server in
      #expect(try await fetch("EU").exitCode == 1)
      let run = try await fetch("EU")
      #expect(run.exitCode == 1)
      #expect(run.errors.contains("status 503"))
      #expect(await server.requests.entries.last?.header("If-None-Match") == [])
    }
  }

  @Test(
    "a validator is sent back unchanged or not at all, and never as two headers",
    arguments: ["\"a\u{E9}\u{202E}\"", "\"" + String(repeating: "a", count: 70_000) + "\""])
  func validators(etag: String) async throws {
    try await withService([trips("a", "ETag: \(etag)", "Last-Modified: \(etag)"), trips("b")]) { server in
      #expect(try await fetch("EU").exitCode == 0)
      #expect(try await fetch("EU").tripIDs == ["b"])
      let request = try #require(await server.requests.entries.last)
      for name in ["If-None-Match", "If-Modified-Since"] {
        let sent = request.header(name)
        #expect(sent.isEmpty || sent == [etag], "\(name): \(sent)")
      }
      #expect(request.header("X-Injected").isEmpty)
      #expect(request.head.split(separator: "\r\n").allSatisfy { $0.utf8.count < 8192 })
    }
  }

  @Test("a validator of another origin is not sent to the first one")
  func redirected() async throws {
    try await FaultServer.run { request, exchange in
      let port = request.header("Host").first?.split(separator: ":").last ?? ""
      if request.path == "/trips/EU" {
        let location = "Location: http://localhost:\(port)/there"
        try await exchange.send(Fault.reply("", status: "302 Found", fields: location, "ETag: \"first\""))
      } else {
        try await exchange.send(trips("there", "ETag: \"second\""))
      }
    } _: { server in
      try aerogami.use(address: server.address)
      for _ in 1...2 { #expect(try await fetch("EU").tripIDs == ["there"]) }
      for request in await server.requests.entries { #expect(request.header("If-None-Match") == []) }
    }
  }
}

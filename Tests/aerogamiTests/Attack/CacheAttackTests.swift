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
      #expect(try await fetch("EU").tripIDs == ["new"])
    }
  }

  @Test("a response that cannot be used is not cached")
  func unusable() async throws {
    let body = "[{\"id\":\"\\ud800\"}]"
    try await withService([Fault.reply(body, fields: "ETag: \"a\""), Fault.reply("", status: "503 Busy")]) { server in
      #expect(try await fetch("EU").exitCode == 1)
      let run = try await fetch("EU")
      #expect(run.exitCode == 1)
      #expect(run.errors.contains("status 503"))
      #expect(await server.requests.entries.last?.header("If-None-Match") == [])
    }
  }
}

import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive
@testable import AerogamiStore

/// The live client with a cache, against a real server.
@Suite(.timeLimit(.minutes(20))) struct RevalidationTests {
  private let store = ResponseStore.memory(maxBytes: 1 << 20)
  private let clock = ManualClock()

  private func trips(
    from server: TestServer, token: String? = nil, _ mode: CacheMode = .normal
  ) async throws -> Fetched<[Trip]> {
    try await trips(at: server.address, token: token, mode)
  }

  private func trips(
    at address: String, token: String? = nil, _ mode: CacheMode = .normal
  ) async throws -> Fetched<[Trip]> {
    let limits = HTTPTransport.Limits(
      connectTimeout: .seconds(3600), maxBodyBytes: 1 << 20, remedyText: Remedy.text)
    let base = try #require(BaseURL(address))
    let now: @Sendable () -> Date = { [clock] in Date(timeIntervalSince1970: clock.now.sinceStart / .seconds(1)) }
    let behavior = HTTPTransport.Behavior(
      attemptTimeout: .seconds(20), deadline: Deadline(.seconds(600), clock: clock), maxAttempts: 1, clock: clock,
      now: now, random: { 0 }, remedyText: Remedy.text)
    let cache = ResponseCache(store: store, mode: mode, maxStale: .seconds(1000), now: now)
    return try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
      let service = Service(
        base: base, token: token, tokenVariable: "TOKEN", transport: transport.configured(with: behavior), cache: cache)
      return try await TripClient.live(service).trips(in: "EU")
    }
  }

  @Test("a validator is sent back, and after a 304 the cached response is used")
  func notModified() async throws {
    try await TestServer.run { request in
      request.header("If-None-Match") == ["\"v1\""]
        ? .init(status: 304, "") : .init("[]", headers: ["ETag": "\"v1\"", "Last-Modified": "yesterday"])
    } _: { server in
      for _ in 0..<3 {
        let fetched = try await trips(from: server)
        #expect(fetched.status == .ok)
        #expect(fetched.attempts == 1)
        clock.advance(by: .seconds(10))
      }
      #expect(try await trips(from: server, .offline).status == .cached(age: .seconds(10)))
      let requests = await server.requests.entries
      #expect(requests.map { $0.header("If-None-Match") } == [[], ["\"v1\""], ["\"v1\""]])
      #expect(requests.map { $0.header("If-Modified-Since") } == [[], ["yesterday"], ["yesterday"]])
    }
  }

  @Test(
    "a validator is sent back unchanged or not at all, and never as two headers",
    arguments: [
      "\"a\u{E9}\u{202E}\"", "\"a\tb\"", "\"" + String(repeating: "a", count: 70_000) + "\"", "W/\"a\"", "a, b", "*",
      "\"a\" \"b\"", "", "\"%0d%0aX-Injected: 1\"", "\"\\r\\nX-Injected: 1\"",
    ])
  func validators(etag: String) async throws {
    try await FaultServer.run { request, exchange in
      let (first, second) = (Fault.tripJSON(id: "a"), Fault.tripJSON(id: "b"))
      try await exchange.send(
        request.ordinal == 1
          ? Fault.reply("[\(first)]", fields: "ETag: \(etag)", "Last-Modified: \(etag)")
          : Fault.reply("[\(second)]", fields: "X-A: a"))
    } _: { server in
      #expect(try await trips(at: server.address).value.map(\.id) == ["a"])
      #expect(try await trips(at: server.address).value.map(\.id) == ["b"])
      let request = try #require(await server.requests.entries.last)
      for name in ["If-None-Match", "If-Modified-Since"] {
        let sent = request.header(name)
        #expect(sent.isEmpty || sent == [etag], "\(name): \(sent)")
      }
      #expect(request.header("X-Injected").isEmpty)
      #expect(request.head.split(separator: "\r\n").allSatisfy { $0.utf8.count < 8192 })
    }
  }

  @Test("a cached response is used only with the same token")
  func tokens() async throws {
    try await TestServer.run { _ in
      .init("[]")
    } _: { server in
      _ = try await trips(from: server, token: "one")
      #expect(try await trips(from: server, token: "one", .offline).value.isEmpty)
      for token in ["two", nil] {
        await #expect(throws: ClientError.self) { try await trips(from: server, token: token, .offline) }
      }
      #expect(await server.requests.entries.count == 1)
    }
  }

  @Test("a redirected response is cached for the original URL, without its validators")
  func redirected() async throws {
    try await TestServer.run { request in
      request.path == "/moved"
        ? .init("[]", headers: ["ETag": "\"v1\""]) : .init(status: 307, "", headers: ["Location": "/moved"])
    } _: { server in
      for _ in 0..<2 {
        let attempts = try await trips(from: server).attempts
        #expect(attempts == 2)
      }
      #expect(try await trips(from: server, .offline).status == .cached(age: .zero))
      #expect(await server.requests.entries.map { $0.header("If-None-Match") } == [[], [], [], []])
    }
  }

  @Test("a validator is not sent after a redirect, so no other URL can confirm the cached response")
  func movedMeanwhile() async throws {
    let hasMoved = Log<Void>()
    try await TestServer.run { request in
      if request.path == "/moved" {
        return request.header("If-None-Match").isEmpty ? .init("[]") : .init(status: 304, "")
      }
      if await hasMoved.entries.isEmpty { return .init("[]", headers: ["ETag": "\"v1\""]) }
      return .init(status: 307, "", headers: ["Location": "/moved"])
    } _: { server in
      _ = try await trips(from: server)
      await hasMoved.append(())
      #expect(try await trips(from: server).status == .ok)
      #expect(await server.requests.entries.map { $0.header("If-None-Match") } == [[], ["\"v1\""], []])
    }
  }

  @Test("a list without any valid row is a failure, and the cached list is used")
  func unusableRows() async throws {
    let isBroken = Log<Void>()
    try await TestServer.run { _ in
      await isBroken.entries.isEmpty ? .init("[]") : .init(#"[{"id":"a"}]"#)
    } _: { server in
      _ = try await trips(from: server)
      await isBroken.append(())
      let status = try await trips(from: server).status
      guard status.kind == .stale, status.age == .zero, let error = status.clientError else {
        Issue.record("expected a stale answer")
        return
      }
      #expect(error.description.contains("the only row is invalid"))
    }
  }

  @Test("a cached response is as complete as the server said, until a 304 or a new response says something else")
  func completeness() async throws {
    let answers = Log<Void>()
    try await TestServer.run { request in
      await answers.append(())
      let kind = await answers.entries.count < 4 ? "cheapest_only" : "partial"
      let headers = ["ETag": "\"v1\"", "Aerogami-Completeness": kind, "Aerogami-Note": "incomplete: no \(kind)"]
      if request.header("If-None-Match").isEmpty { return .init("[]", headers: headers) }
      return .init(status: 304, "", headers: await answers.entries.count == 2 ? [:] : headers)
    } _: { server in
      for kind in [Completeness.Kind.cheapestOnly, .cheapestOnly, .cheapestOnly, .partial] {
        let expected = Completeness(kind, missing: ["no \(kind.rawValue)"])
        let (sent, cached) = (try await trips(from: server), try await trips(from: server, .offline))
        #expect(sent.completeness == expected)
        #expect(cached.completeness == expected)
      }
      #expect(await server.requests.entries.count == 4)
    }
  }
}

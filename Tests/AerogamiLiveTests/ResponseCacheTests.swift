import AerogamiContainer
import AerogamiCore
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive
@testable import AerogamiStore

/// When requests are sent and responses are cached and used, with a scripted transport.
@Suite(.timeLimit(.minutes(20))) struct ResponseCacheTests {
  private let clock = ManualClock()
  private let store = ResponseStore.memory(maxBytes: 1 << 20)
  private let requests = Log<HTTPRequest>()
  private let request = HTTPRequest(url: "http://example.com/trips/EU")

  /// Fetches over a transport that responds with `reply`. A body that begins with a digit can be decoded.
  private func fetch(
    _ mode: CacheMode = .normal, maxStale: Duration = .seconds(1000), secret: String? = nil,
    in store: ResponseStore? = nil,
    reply: @escaping @Sendable (HTTPRequest) throws -> HTTPResponse = { _ in throw Self.down }
  ) async throws -> Fetched<String> {
    let cache = ResponseCache(
      store: store ?? self.store, mode: mode, maxStale: maxStale,
      now: { [clock] in Date(timeIntervalSince1970: 1_000_000_000 + clock.now.sinceStart / .seconds(1)) })
    let transport = HTTPTransport { [requests] request in
      await requests.append(request)
      return try reply(request)
    }
    return try await cache.fetch(request, over: transport, excluding: secret) { response throws(ClientError) in
      let text = String(decoding: response.body, as: UTF8.self)
      guard response.status == 200, text.first?.isNumber == true else {
        if response.status == 404 { throw Self.error(.unknown("region", named: "EU", known: [])) }
        throw Self.error(.failed(response.status == 200 ? .malformed : .status(response.status), detail: text))
      }
      return Fetched(text, attempts: response.attempts)
    }
  }

  private static func error(_ reason: ClientError.Reason) -> ClientError {
    ClientError(requested: "GET http://example.com/trips/EU", reason: reason, attempts: 3)
  }

  private static let down = error(.failed(.offline, detail: "could not connect"))

  private static func good(_ text: String, headers: [HTTPRequest.Header] = []) -> HTTPResponse {
    HTTPResponse(status: 200, headers: headers, body: Array(text.utf8))
  }

  @Test("a response that repeats the secret is used, but not cached", arguments: ["1 hush", "1hushush", "hhushx"])
  func secret(text: String) async throws {
    let fetched = try await fetch(secret: "hush") { _ in Self.good("1" + text) }
    #expect(fetched.value == "1" + text)
    await #expect(throws: ClientError.self) { try await fetch(.offline) }
    _ = try await fetch(secret: "hush") { _ in Self.good("1 hus h") }
    #expect(try await fetch(.offline).value == "1 hus h")
    _ = try await fetch(secret: "hush") { _ in Self.good("2", headers: [.init(name: "ETag", value: "\"hush\"")]) }
    #expect(try await fetch(.offline).value == "1 hus h")
  }

  @Test("a working service receives every request, and its last response is cached")
  func normal() async throws {
    for text in ["1", "2"] {
      let fetched = try await fetch { _ in Self.good(text) }
      #expect(fetched.value == text)
      #expect(fetched.status == .ok)
    }
    #expect(try await fetch(.offline).value == "2")
    #expect(await requests.entries.count == 2)
    #expect(await requests.entries.allSatisfy { $0 == request }, "without a validator, the request is unconditional")
  }

  @Test("a response that equals the cached one is not saved again, but its date is")
  func unchanged() async throws {
    let saves = Log<String>()
    var counting = store
    counting.save = { [store] cached, key in
      await saves.append(String(decoding: cached.body, as: UTF8.self))
      try await store.save(cached, key)
    }
    for (text, header) in [("1", "a"), ("1", "a"), ("1", "b"), ("2", "b"), ("2", "b")] {
      _ = try await fetch(in: counting) { _ in Self.good(text, headers: [.init(name: "ETag", value: header)]) }
      clock.advance(by: .seconds(10))
    }
    #expect(await saves.entries == ["1", "1", "2"])
    #expect(try await fetch(.offline).status == .cached(age: .seconds(10)))
  }

  @Test(
    "on any failure the cached response is used, with its age and the error",
    arguments: [
      .failure(down), .failure(error(.failed(.timeout, detail: "too late"))),
      .success(HTTPResponse(status: 500, body: [])), .success(HTTPResponse(status: 401, body: [])),
      .success(good("<html>")),
    ] as [Result<HTTPResponse, ClientError>])
  func stale(reply: Result<HTTPResponse, ClientError>) async throws {
    _ = try await fetch { _ in Self.good("1") }
    clock.advance(by: .seconds(999))
    let fetched = try await fetch { _ in try reply.get() }
    #expect(fetched.value == "1")
    #expect(fetched.attempts == 3)
    let status = fetched.status
    guard status.kind == .stale, status.age == .seconds(999), let error = status.clientError else {
      Issue.record("expected a stale answer: \(fetched.status)")
      return
    }
    #expect(error.attempts == 3)
    #expect(try await store.contents().oldest == Date(timeIntervalSince1970: 1_000_000_000), "its age is unchanged")

    clock.advance(by: .seconds(1))
    await #expect(throws: ClientError.self, "too old") { try await fetch { _ in try reply.get() } }
  }

  @Test("an unknown region is unknown, whatever is cached")
  func unknown() async throws {
    _ = try await fetch { _ in Self.good("1") }
    let error = await #expect(throws: ClientError.self) { try await fetch { _ in HTTPResponse(status: 404, body: []) } }
    #expect(error?.reason == .unknown("region", named: "EU", known: []))
  }

  @Test("a failure without a cached response, or with stale responses disabled, is an error")
  func nothingStale() async throws {
    #expect(await #expect(throws: ClientError.self) { try await fetch() } == Self.down)
    _ = try await fetch { _ in Self.good("1") }
    #expect(await #expect(throws: ClientError.self) { try await fetch(maxStale: .zero) } == Self.down)
  }

  @Test("a response that cannot be decoded is not cached, and does not replace a cached one")
  func malformed() async throws {
    await #expect(throws: ClientError.self) { try await fetch { _ in Self.good("<html>") } }
    #expect(try await store.contents().count == 0)
    _ = try await fetch { _ in Self.good("1") }
    _ = try await fetch { _ in Self.good("<html>") }
    #expect(try await fetch(.offline).value == "1")
  }

  @Test("offline sends no requests, and reports a missing response")
  func offline() async throws {
    let error = await #expect(throws: ClientError.self) { try await fetch(.offline) }
    #expect(
      error?.description
        == "GET http://example.com/trips/EU: no cached response; run the command once without --offline")
    #expect(error?.attempts == 0)
    _ = try await fetch { _ in Self.good("1") }
    clock.advance(by: .seconds(1_000_000))
    let fetched = try await fetch(.offline)
    #expect(fetched.value == "1")
    #expect(fetched.status == .cached(age: .seconds(1_000_000)))
    #expect(fetched.attempts == 0)
    #expect(await requests.entries.count == 1)
  }

  @Test("with a maximum age, no request is sent for a younger response")
  func maxAge() async throws {
    _ = try await fetch(.maxAge(.seconds(60))) { _ in Self.good("1") }
    clock.advance(by: .seconds(59))
    #expect(try await fetch(.maxAge(.seconds(60))).status == .cached(age: .seconds(59)))
    clock.advance(by: .seconds(1))
    let requested = try await fetch(.maxAge(.seconds(60))) { _ in Self.good("2") }
    #expect(requested.value == "2")
    #expect(requested.status == .ok)
    #expect(await requests.entries.count == 2)
    #expect(try await fetch(.maxAge(.zero)) { _ in Self.good("3") }.value == "3")
  }

  @Test("a confirmed response is fresh again, without transferring the body")
  func revalidation() async throws {
    let validators: [HTTPRequest.Header] = [
      .init(name: "etag", value: "W/\"1\""), .init(name: "Last-Modified", value: "Sun, 06 Nov 1994 08:49:37 GMT"),
    ]
    _ = try await fetch { _ in Self.good("1", headers: validators) }
    clock.advance(by: .seconds(50))
    let fetched = try await fetch { _ in HTTPResponse(status: 304, body: [], attempts: 2) }
    #expect(fetched.value == "1")
    #expect(fetched.status == .ok)
    #expect(fetched.attempts == 2)
    #expect(
      await requests.entries.last?.headers == [
        .init(name: "If-None-Match", value: "W/\"1\""),
        .init(name: "If-Modified-Since", value: "Sun, 06 Nov 1994 08:49:37 GMT"),
      ])
    #expect(try await fetch(.offline).status == .cached(age: .zero))
  }

  @Test("a confirmed response that cannot be decoded is requested again in full")
  func unreadable() async throws {
    let damaged = CachedResponse(
      url: request.url, body: [0], etag: "\"1\"", fetchedAt: Date(timeIntervalSince1970: 1e9))
    try await store.save(damaged, ResponseKey(request))
    let fetched = try await fetch { request in
      request.headers.isEmpty ? Self.good("2") : HTTPResponse(status: 304, body: [])
    }
    #expect(fetched.value == "2")
    #expect(fetched.attempts == 2)
    #expect(try await fetch(.offline).value == "2")
  }

  @Test("a cached response that cannot be decoded is not used, and the request's error is thrown")
  func unreadableAndDown() async throws {
    let damaged = CachedResponse(url: request.url, body: [0], fetchedAt: Date(timeIntervalSince1970: 1e9))
    try await store.save(damaged, ResponseKey(request))
    #expect(await #expect(throws: ClientError.self) { try await fetch() } == Self.down)
    await #expect(throws: ClientError.self) { try await fetch(.offline) }
    #expect(try await fetch(.maxAge(.seconds(60))) { _ in Self.good("1") }.value == "1")
  }

  @Test(
    "an implausible validator is not sent back", arguments: ["\"é\"", String(repeating: "x", count: 1025)])
  func badValidators(etag: String) async throws {
    _ = try await fetch { _ in Self.good("1", headers: [.init(name: "ETag", value: etag)]) }
    _ = try await fetch { _ in Self.good("2") }
    #expect(await requests.entries.last?.headers == [])
  }

  @Test("a 304 to an unconditional request is a failure, and the cached response is used")
  func unasked() async throws {
    _ = try await fetch { _ in Self.good("1") }
    guard try await fetch(reply: { _ in HTTPResponse(status: 304, body: []) }).status.kind == .stale else {
      Issue.record("expected a stale answer")
      return
    }
  }

  @Test("a 304 after a redirect confirms nothing")
  func confirmedElsewhere() async throws {
    _ = try await fetch { _ in Self.good("1", headers: [.init(name: "ETag", value: "\"1\"")]) }
    let fetched = try await fetch { request in
      var elsewhere = request
      elsewhere.url = "http://example.org/trips/EU"
      return HTTPResponse(status: 304, body: [], request: elsewhere)
    }
    guard fetched.status.kind == .stale else {
      Issue.record("expected a stale answer: \(fetched.status)")
      return
    }
  }

  @Test("a response from the future has age zero")
  func future() async throws {
    let cached = CachedResponse(url: request.url, body: Array("1".utf8), fetchedAt: Date(timeIntervalSince1970: 2e9))
    try await store.save(cached, ResponseKey(request))
    #expect(try await fetch(.maxAge(.seconds(1))).status == .cached(age: .zero))
    #expect(try await fetch().status == .stale(age: .zero, because: Self.down))
  }

  @Test("a canceled request caches nothing and uses no cached response")
  func cancelled() async throws {
    _ = try await fetch { _ in Self.good("1") }
    await withTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask {
        await #expect(throws: CancellationError.self) { try await fetch { _ in throw Self.down } }
        await #expect(throws: CancellationError.self) { try await fetch { _ in throw CancellationError() } }
      }
    }
    #expect(try await fetch(.offline).value == "1")
  }
}

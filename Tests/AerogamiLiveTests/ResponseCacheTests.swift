import AerogamiCore
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive
@testable import AerogamiStore

/// What is asked, kept and shown, with a transport that answers what a test says.
@Suite(.timeLimit(.minutes(10))) struct ResponseCacheTests {
  private let clock = ManualClock()
  private let store = ResponseStore.memory(maxBytes: 1 << 20)
  private let requests = Log<HTTPRequest>()
  private let request = HTTPRequest(url: "http://example.com/trips/EU")

  /// Asks with a transport that answers with `reply`. A body that begins with a digit can be read.
  private func ask(
    _ mode: CacheMode = .normal, maxStale: Duration = .seconds(1000), secret: String? = nil,
    reply: @escaping @Sendable (HTTPRequest) throws -> HTTPResponse = { _ in throw Self.down }
  ) async throws -> Fetched<String> {
    let cache = ResponseCache(
      store: store, mode: mode, maxStale: maxStale,
      now: { [clock] in Date(timeIntervalSince1970: 1_000_000_000 + clock.now.sinceStart / .seconds(1)) })
    let transport = HTTPTransport { [requests] request in
      await requests.append(request)
      return try reply(request)
    }
    return try await cache.answer(to: request, from: transport, excluding: secret) { response throws(ClientError) in
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

  @Test("an answer that repeats the secret is read and not kept", arguments: ["1 hush", "1hushush", "hhushx"])
  func secret(text: String) async throws {
    let fetched = try await ask(secret: "hush") { _ in Self.good("1" + text) }
    #expect(fetched.value == "1" + text)
    await #expect(throws: ClientError.self) { try await ask(.offline) }
    _ = try await ask(secret: "hush") { _ in Self.good("1 hus h") }
    #expect(try await ask(.offline).value == "1 hus h")
    _ = try await ask(secret: "hush") { _ in Self.good("2", headers: [.init(name: "ETag", value: "\"hush\"")]) }
    #expect(try await ask(.offline).value == "1 hus h")
  }

  @Test("a service that answers is asked every time, and its last answer is kept")
  func normal() async throws {
    for text in ["1", "2"] {
      let fetched = try await ask { _ in Self.good(text) }
      #expect(fetched.value == text)
      #expect(fetched.status == .ok)
    }
    #expect(try await ask(.offline).value == "2")
    #expect(await requests.entries.count == 2)
    #expect(await requests.entries.allSatisfy { $0 == request }, "nothing is asked about what has no validator")
  }

  @Test(
    "however a service fails, what is kept stands in with its age and the error",
    arguments: [
      .failure(down), .failure(error(.failed(.timeout, detail: "too late"))),
      .success(HTTPResponse(status: 500, body: [])), .success(HTTPResponse(status: 401, body: [])),
      .success(good("<html>")),
    ] as [Result<HTTPResponse, ClientError>])
  func stale(reply: Result<HTTPResponse, ClientError>) async throws {
    _ = try await ask { _ in Self.good("1") }
    clock.advance(by: .seconds(999))
    let fetched = try await ask { _ in try reply.get() }
    #expect(fetched.value == "1")
    #expect(fetched.attempts == 3)
    let status = fetched.status
    guard status.kind == .stale, status.age == .seconds(999), let error = status.clientError else {
      Issue.record("expected a stale answer: \(fetched.status)")
      return
    }
    #expect(error.attempts == 3)
    #expect(try await store.contents().oldest == Date(timeIntervalSince1970: 1_000_000_000), "it gets no younger")

    clock.advance(by: .seconds(1))
    await #expect(throws: ClientError.self, "too old") { try await ask { _ in try reply.get() } }
  }

  @Test("a region that is unknown is unknown, whatever is kept")
  func unknown() async throws {
    _ = try await ask { _ in Self.good("1") }
    let error = await #expect(throws: ClientError.self) { try await ask { _ in HTTPResponse(status: 404, body: []) } }
    #expect(error?.reason == .unknown("region", named: "EU", known: []))
  }

  @Test("nothing stands in where nothing is kept, or where that is not wanted")
  func nothingStale() async throws {
    #expect(await #expect(throws: ClientError.self) { try await ask() } == Self.down)
    _ = try await ask { _ in Self.good("1") }
    #expect(await #expect(throws: ClientError.self) { try await ask(maxStale: .zero) } == Self.down)
  }

  @Test("what cannot be read is never kept, and does not replace what can")
  func malformed() async throws {
    await #expect(throws: ClientError.self) { try await ask { _ in Self.good("<html>") } }
    #expect(try await store.contents().count == 0)
    _ = try await ask { _ in Self.good("1") }
    _ = try await ask { _ in Self.good("<html>") }
    #expect(try await ask(.offline).value == "1")
  }

  @Test("offline asks nobody, and says so of what is not kept")
  func offline() async throws {
    let error = await #expect(throws: ClientError.self) { try await ask(.offline) }
    #expect(
      error?.description
        == "GET http://example.com/trips/EU: nothing usable is cached of it; fetch once without --offline")
    #expect(error?.attempts == 0)
    _ = try await ask { _ in Self.good("1") }
    clock.advance(by: .seconds(1_000_000))
    let fetched = try await ask(.offline)
    #expect(fetched.value == "1")
    #expect(fetched.status == .cached(age: .seconds(1_000_000)))
    #expect(fetched.attempts == 0)
    #expect(await requests.entries.count == 1)
  }

  @Test("past the deadline the store is read once for all that is not cached, and cached results are still found")
  func pastDeadline() async throws {
    _ = try await ask { _ in Self.good("1") }
    let (lookups, reads) = (Log<ResponseKey>(), Log<Int>())
    var counted = store
    counted.response = { [store] key in
      await lookups.append(key)
      return try await store.response(key)
    }
    counted.keys = { [store] in
      await reads.append(1)
      return try await store.keys()
    }
    let deadline = Deadline(.seconds(10), on: clock)
    let cache = ResponseCache(
      store: counted, maxStale: .seconds(1000), now: { Date(timeIntervalSince1970: 1_000_000_000) },
      pastDeadline: CachedKeys(after: deadline))
    let transport = HTTPTransport { _ in throw Self.error(.failed(.timeout, detail: "the deadline has passed")) }
    func answer(_ region: String) async throws -> Fetched<String> {
      let request = HTTPRequest(url: "http://example.com/trips/\(region)")
      return try await cache.answer(to: request, from: transport) { Fetched(String(decoding: $0.body, as: UTF8.self)) }
    }

    await #expect(throws: ClientError.self) { try await answer("US") }
    #expect(await lookups.entries.count == 1, "before the deadline each request looks for its own")
    #expect(await reads.entries.isEmpty)
    clock.advance(by: .seconds(10))
    for number in 1...100 { await #expect(throws: ClientError.self) { try await answer("R\(number)") } }
    #expect(await lookups.entries.count == 1)
    #expect(await reads.entries.count == 1)
    let stale = try await answer("EU")
    #expect(stale.value == "1")
    guard stale.status.kind == .stale else {
      Issue.record("expected a stale response: \(stale.status)")
      return
    }
  }

  @Test("with a greatest age, nobody is asked for what is younger")
  func maxAge() async throws {
    _ = try await ask(.maxAge(.seconds(60))) { _ in Self.good("1") }
    clock.advance(by: .seconds(59))
    #expect(try await ask(.maxAge(.seconds(60))).status == .cached(age: .seconds(59)))
    clock.advance(by: .seconds(1))
    let requested = try await ask(.maxAge(.seconds(60))) { _ in Self.good("2") }
    #expect(requested.value == "2")
    #expect(requested.status == .ok)
    #expect(await requests.entries.count == 2)
    #expect(try await ask(.maxAge(.zero)) { _ in Self.good("3") }.value == "3")
  }

  @Test("what is confirmed costs no body, and is new again")
  func revalidation() async throws {
    let validators: [HTTPRequest.Header] = [
      .init(name: "etag", value: "W/\"1\""), .init(name: "Last-Modified", value: "Sun, 06 Nov 1994 08:49:37 GMT"),
    ]
    _ = try await ask { _ in Self.good("1", headers: validators) }
    clock.advance(by: .seconds(50))
    let fetched = try await ask { _ in HTTPResponse(status: 304, body: [], attempts: 2) }
    #expect(fetched.value == "1")
    #expect(fetched.status == .ok)
    #expect(fetched.attempts == 2)
    #expect(
      await requests.entries.last?.headers == [
        .init(name: "If-None-Match", value: "W/\"1\""),
        .init(name: "If-Modified-Since", value: "Sun, 06 Nov 1994 08:49:37 GMT"),
      ])
    #expect(try await ask(.offline).status == .cached(age: .zero))
  }

  @Test("what is confirmed and cannot be read is asked for as if nothing were kept")
  func unreadable() async throws {
    let damaged = CachedResponse(
      url: request.url, body: [0], etag: "\"1\"", fetchedAt: Date(timeIntervalSince1970: 1e9))
    try await store.save(damaged, ResponseKey(request))
    let fetched = try await ask { request in
      request.headers.isEmpty ? Self.good("2") : HTTPResponse(status: 304, body: [])
    }
    #expect(fetched.value == "2")
    #expect(fetched.attempts == 2)
    #expect(try await ask(.offline).value == "2")
  }

  @Test("what cannot be read is not shown, and what stands in for it is the error")
  func unreadableAndDown() async throws {
    let damaged = CachedResponse(url: request.url, body: [0], fetchedAt: Date(timeIntervalSince1970: 1e9))
    try await store.save(damaged, ResponseKey(request))
    #expect(await #expect(throws: ClientError.self) { try await ask() } == Self.down)
    await #expect(throws: ClientError.self) { try await ask(.offline) }
    #expect(try await ask(.maxAge(.seconds(60))) { _ in Self.good("1") }.value == "1")
  }

  @Test(
    "a validator that nobody would send is not sent back", arguments: ["\"é\"", String(repeating: "x", count: 1025)])
  func badValidators(etag: String) async throws {
    _ = try await ask { _ in Self.good("1", headers: [.init(name: "ETag", value: etag)]) }
    _ = try await ask { _ in Self.good("2") }
    #expect(await requests.entries.last?.headers == [])
  }

  @Test("a 304 that nobody asked for is the service's mistake, and an earlier answer stands in for it")
  func unasked() async throws {
    _ = try await ask { _ in Self.good("1") }
    guard try await ask(reply: { _ in HTTPResponse(status: 304, body: []) }).status.kind == .stale else {
      Issue.record("expected a stale answer")
      return
    }
  }

  @Test("a 304 from where a redirect led confirms nothing")
  func confirmedElsewhere() async throws {
    _ = try await ask { _ in Self.good("1", headers: [.init(name: "ETag", value: "\"1\"")]) }
    let fetched = try await ask { request in
      var elsewhere = request
      elsewhere.url = "http://example.org/trips/EU"
      return HTTPResponse(status: 304, body: [], request: elsewhere)
    }
    guard fetched.status.kind == .stale else {
      Issue.record("expected a stale answer: \(fetched.status)")
      return
    }
  }

  @Test("what comes from the future is new")
  func future() async throws {
    let kept = CachedResponse(url: request.url, body: Array("1".utf8), fetchedAt: Date(timeIntervalSince1970: 2e9))
    try await store.save(kept, ResponseKey(request))
    #expect(try await ask(.maxAge(.seconds(1))).status == .cached(age: .zero))
    #expect(try await ask().status == .stale(age: .zero, because: Self.down))
  }

  @Test("a request that is cancelled keeps nothing, and nothing stands in for it")
  func cancelled() async throws {
    _ = try await ask { _ in Self.good("1") }
    await withTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask {
        await #expect(throws: CancellationError.self) { try await ask { _ in throw Self.down } }
        await #expect(throws: CancellationError.self) { try await ask { _ in throw CancellationError() } }
      }
    }
    #expect(try await ask(.offline).value == "1")
  }
}

import AerogamiContainer
import AerogamiCore
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AerogamiHTTP

/// Tests the transport wrapper of the token bucket, which has its own tests.
@Suite(.timeLimit(.minutes(20))) struct RateLimitTests {
  private let clock = ManualClock()

  private func request(_ region: String, of client: String = "trips") throws -> HTTPRequest {
    let base = try #require(BaseURL("http://example.com"))
    return HTTPRequest(url: "http://example.com/\(region)", owner: HTTPRequest.Owner(client: client, base: base))
  }

  private let busy = HTTPResponse(status: 429, body: [])
  private let good = HTTPResponse(status: 200, body: [])

  /// Returns a transport with a response for the first, second, third… request; the last one is repeated.
  private func scripted(_ script: [HTTPResponse], log: Log<String> = Log()) -> HTTPTransport {
    let requested = Mutex(0)
    return HTTPTransport { request in
      let ordinal = requested.withLock { count in
        defer { count += 1 }
        return count
      }
      await log.append(request.url)
      return script[min(ordinal, script.count - 1)]
    }
  }

  private func rateLimited(
    _ transport: HTTPTransport, _ limit: RateLimit = RateLimit(600, in: .seconds(60)), maxAttempts: Int = 3,
    deadline: Duration = .seconds(600)
  ) -> HTTPTransport {
    // Without an attempt timeout, so that only rate-limited requests sleep.
    let deadline = Deadline(deadline, clock: clock)
    let now = { @Sendable in Date(timeIntervalSince1970: 0) }
    let remedyText: Remedy.Formatter = { "\($0)" }
    return
      transport
      .limitingRate(
        ["trips": RateLimiter(limit, clock: clock)], until: deadline, clock: clock, now: now, remedyText: remedyText
      )
      .retrying(
        RetryState(RetryPolicy(maxAttempts: maxAttempts)), until: deadline, clock: clock, now: now, random: { 0 },
        remedyText: remedyText)
  }

  @Test("a limit with statuses of its own pauses for them, and names them when the deadline is too early")
  func ownStatuses() async throws {
    let limit = RateLimit(every: .milliseconds(500), pausingAfter: [409, 429], for: .seconds(5))
    let transport = rateLimited(
      scripted([HTTPResponse(status: 409, body: []), good]), limit, deadline: .seconds(7))
    #expect(try await send(transport, waits: [.seconds(5)]).status == 200)
    let refused = rateLimited(scripted([HTTPResponse(status: 409, body: [])]), limit, deadline: .seconds(5))
    let error = try await #require(throws: ClientError.self) { try await refused.send(try request("a")) }
    #expect(
      "\(error)".contains(
        "the service responded 409 or 429 (too many requests) and accepts no more for 5 s, but the deadline is in 5 s"))
    let other = rateLimited(scripted([HTTPResponse(status: 409, body: [])]))
    #expect(try await send(other, waits: []).status == 409)
  }

  /// Sends the request, and advances the clock by each wait in turn.
  private func send(_ transport: HTTPTransport, waits: [Duration]) async throws -> HTTPResponse {
    let request = try request("a")
    async let response = transport.send(request)
    for wait in waits {
      await clock.waitForSleepers(1)
      clock.advance(by: wait)
    }
    return try await response
  }

  @Test("a request of a limit with a maximum wait fails instead of a longer one, and one without a limit is sent")
  func maxWait() async throws {
    let limit = RateLimit(60, in: .seconds(60)).waiting(atMost: .seconds(5))
    let transport = rateLimited(scripted([busy, good]), limit)
    let error = try await #require(throws: ClientError.self) { try await transport.send(try request("a")) }
    #expect(
      "\(error)".hasSuffix(
        "accepts no more for 60 s, but it waits at most 5 s; send fewer requests, or try again later"))
    var unlimited = try request("b")
    unlimited.owner?.limiter = nil
    #expect(try await transport.send(unlimited).status == 200)
  }

  @Test("a request over the limit waits")
  func waits() async throws {
    let log = Log<String>()
    let transport = rateLimited(scripted([good], log: log), RateLimit(2, in: .seconds(60)))
    _ = try await transport.send(try request("a"))
    let second = try request("b")
    async let response = transport.send(second)
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(60) - .nanoseconds(1))
    #expect(await log.entries.count == 1)
    clock.advance(by: .nanoseconds(1))
    #expect(try await response.attempts == 1)
  }

  @Test("a 429 pauses all requests for a minute, and then each gets its response")
  func pausesAll() async throws {
    let log = Log<String>()
    let transport = rateLimited(scripted([busy, good], log: log))
    let requests = try ["a", "b", "c"].map { try request($0) }
    async let first = transport.send(requests[0])
    await clock.waitForSleepers(1)
    async let second = transport.send(requests[1])
    async let third = transport.send(requests[2])
    await clock.waitForSleepers(3)
    clock.advance(by: .seconds(60) - .nanoseconds(1))
    #expect(await log.entries == ["http://example.com/a"])
    clock.advance(by: .nanoseconds(1))
    let attempts = try await [first, second, third].map(\.attempts)
    #expect(attempts == [2, 1, 1])
    #expect(await log.entries.count == 4)
  }

  @Test("Retry-After sets the length of the pause")
  func retryAfter() async throws {
    let busy = HTTPResponse(status: 429, headers: [.init(name: "Retry-After", value: "7")], body: [])
    let transport = rateLimited(scripted([busy, good]))
    let response = try await send(transport, waits: [.seconds(7)])
    #expect(response.attempts == 2)
    #expect(clock.now.sinceStart == .seconds(7))
  }

  @Test("requests that are paused together do not use the retry budget")
  func noBudget() async throws {
    let requested = Mutex(0)
    let gate = Gate()
    let transport = rateLimited(
      HTTPTransport { [busy, good] _ in
        let ordinal = requested.withLock { count in
          count += 1
          return count
        }
        if ordinal > 20 { return good }
        try await gate.wait()
        return busy
      })
    try await withThrowingTaskGroup(of: HTTPResponse.self) { group in
      for index in 0..<20 {
        let request = try request("\(index)")
        group.addTask { try await transport.send(request) }
      }
      await gate.waitForWaiters(20)
      gate.open()
      await clock.waitForSleepers(20)
      clock.advance(by: .seconds(60))
      for try await response in group { #expect(response.attempts == 2) }
    }
  }

  @Test("a pause that ends after the deadline fails all other requests with this reason, without sending them")
  func passesDeadline() async throws {
    let log = Log<String>()
    let transport = rateLimited(scripted([busy, good], log: log), deadline: .seconds(60))
    for (region, attempts) in [("a", 1), ("b", 0), ("c", 0)] {
      let request = try request(region)
      let error = try await #require(throws: ClientError.self) { try await transport.send(request) }
      #expect(error.attempts == attempts)
      #expect(
        error.description
          == "GET http://example.com/\(region): the service responded 429 (too many requests) and accepts no more for 60 s, but "
          + "the deadline is in 60 s; send fewer requests, or allowLaterDeadline")
    }
    #expect(await log.entries.count == 1)
  }

  @Test("a request that would have to wait beyond the deadline fails at once")
  func tooLate() async throws {
    let transport = rateLimited(scripted([good]), RateLimit(2, in: .seconds(60)), deadline: .seconds(30))
    _ = try await transport.send(try request("a"))
    let request = try request("b")
    let error = try await #require(throws: ClientError.self) { try await transport.send(request) }
    #expect(
      error.description
        == "GET http://example.com/b: the service accepts 2 requests in 60 s, so this one would have to wait 60 s, "
        + "but the deadline is in 30 s; send fewer requests, or allowLaterDeadline")
  }

  @Test("with a service that always responds 429, the number of attempts is limited as usual", arguments: [1, 3])
  func always429(maxAttempts: Int) async throws {
    let log = Log<String>()
    let transport = rateLimited(scripted([busy], log: log), maxAttempts: maxAttempts)
    let response = try await send(transport, waits: (1..<maxAttempts).map { _ in .seconds(60) })
    #expect(response.status == 429)
    #expect(response.attempts == maxAttempts)
    #expect(response.remark == (maxAttempts == 1 ? nil : "tried 3 times"))
    #expect(await log.entries.count == maxAttempts)
  }

  @Test("attempts after a pause and after other failures are counted together")
  func mixed() async throws {
    let log = Log<String>()
    let transport = rateLimited(scripted([busy, HTTPResponse(status: 503, body: []), busy, good], log: log))
    let response = try await send(transport, waits: [.seconds(60)])
    #expect(response.status == 429)
    #expect(response.attempts == 3)
    #expect(await log.entries.count == 3)
  }

  @Test("a request that is canceled during a pause ends at once")
  func cancelled() async throws {
    let transport = rateLimited(scripted([busy]))
    let request = try request("a")
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await #expect(throws: CancellationError.self) { try await transport.send(request) }
      }
      await clock.waitForSleepers(1)
      group.cancelAll()
    }
    #expect(clock.now.sinceStart == .zero)
  }

  @Test("requests of other clients are not limited")
  func otherClients() async throws {
    let transport = rateLimited(scripted([good]), RateLimit(2, in: .seconds(60)))
    for _ in 0..<3 {
      #expect(try await transport.send(try request("a", of: "rovers")).status == 200)
    }
  }
}

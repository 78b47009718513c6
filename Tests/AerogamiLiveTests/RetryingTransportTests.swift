import AerogamiContainer
import AerogamiCore
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

/// The transport that executes the decisions of the retry policy. The policy has its own tests.
@Suite(.timeLimit(.minutes(20))) struct RetryingTransportTests {
  private let clock = ManualClock()
  private let request = HTTPRequest(url: "http://example.com/trips/EU")
  private let now = Date(timeIntervalSince1970: 1_000_000_000)

  /// A transport that returns the entries of `script` in order, and then the last one repeatedly.
  private func scripted(
    _ script: [Swift.Result<HTTPResponse, AttemptError>], log: Log<String> = Log()
  ) -> HTTPTransport {
    let requested = Mutex(0)
    return HTTPTransport { request in
      let ordinal = requested.withLock { count in
        defer { count += 1 }
        return count
      }
      await log.append(request.url)
      return try script[min(ordinal, script.count - 1)].get()
    }
  }

  private func retrying(
    _ transport: HTTPTransport, maxAttempts: Int = 3, deadline: Duration = .seconds(60), random: Double = 0.5
  ) -> HTTPTransport {
    transport.retrying(
      RetryState(RetryPolicy(maxAttempts: maxAttempts)), until: Deadline(deadline, clock: clock), clock: clock,
      now: { [now] in now }, random: { random }, remedyText: Remedy.text)
  }

  /// Sends the request, and advances the clock by each wait in turn.
  private func send(_ transport: HTTPTransport, waits: [Duration]) async throws -> HTTPResponse {
    async let response = transport.send(request)
    for wait in waits {
      await clock.waitForSleepers(1)
      clock.advance(by: wait - .nanoseconds(1))
      #expect(clock.sleeperCount == 1, "no retry before its time")
      clock.advance(by: .nanoseconds(1))
    }
    return try await response
  }

  private let connectionLost = AttemptError(ending: .connectionLost, failure: .offline, detail: "the connection broke")
  private let good = HTTPResponse(status: 200, body: [1])

  @Test("a request is retried after growing waits, and the result has the number of attempts")
  func retries() async throws {
    let log = Log<String>()
    let transport = retrying(
      scripted([.failure(connectionLost), .success(.init(status: 503, body: [])), .success(good)], log: log))
    // Half of 0.25 s, then half of 0.5 s.
    let response = try await send(transport, waits: [.milliseconds(125), .milliseconds(250)])
    #expect(response.status == 200)
    #expect(response.attempts == 3)
    #expect(response.remark == nil)
    #expect(await log.entries.count == 3)
  }

  @Test("after the last attempt its failure is reported, with the number of attempts")
  func attemptsUsedUp() async throws {
    let transport = retrying(scripted([.failure(connectionLost)]))
    let error = await #expect(throws: ClientError.self) {
      try await send(transport, waits: [.milliseconds(125), .milliseconds(250)])
    }
    #expect(error?.attempts == 3)
    #expect(error?.description == "GET http://example.com/trips/EU: the connection broke (tried 3 times)")
  }

  @Test("a repeated error status is returned, with a remark about the attempts")
  func statusStays() async throws {
    let transport = retrying(scripted([.success(.init(status: 500, body: []))]))
    let response = try await send(transport, waits: [.milliseconds(125), .milliseconds(250)])
    #expect(response.status == 500)
    #expect(response.attempts == 3)
    #expect(response.remark == "tried 3 times")
  }

  @Test(
    "a permanent failure is not retried",
    arguments: [
      AttemptError(
        ending: .refused, failure: .offline, detail: "the certificate is not trusted", remedy: "add the authority"),
      AttemptError(ending: .refused, failure: .malformed, detail: "too large"),
    ])
  func refused(refusal: AttemptError) async throws {
    let error = await #expect(throws: ClientError.self) {
      try await send(retrying(scripted([.failure(refusal)])), waits: [])
    }
    #expect(error?.attempts == 1)
    #expect(error?.reason == .failed(refusal.failure, detail: refusal.detail, remedy: refusal.remedy))
  }

  @Test("Retry-After is the minimum wait, in seconds or as a date", arguments: ["7", "Sun, 09 Sep 2001 01:46:47 GMT"])
  func retryAfter(value: String) async throws {
    let busy = HTTPResponse(status: 429, headers: [.init(name: "retry-after", value: value)], body: [])
    let response = try await send(retrying(scripted([.success(busy), .success(good)])), waits: [.seconds(7)])
    #expect(response.attempts == 2)
  }

  @Test(
    "a Retry-After past the deadline fails at once with the reason, and never with a shorter wait than requested",
    arguments: [
      ("61", "61 s"), ("99999999999999999999999", "more than a year"),
      ("Fri, 31 Dec 9999 23:59:59 GMT", "more than a year"), ("4000000000", "more than a year"),
      ("99999999999999999999", "more than a year"), ("31536000", "365 d"), ("31536001", "more than a year"),
      ("864001", "11 d"), ("86400", "24 h"), ("7201", "121 min"), ("3601", "61 min"), ("3600", "60 min"),
    ])
  func absurdRetryAfter(value: String, wait: String) async throws {
    let busy = HTTPResponse(status: 503, headers: [.init(name: "Retry-After", value: value)], body: [])
    let response = try await send(retrying(scripted([.success(busy)])), waits: [])
    #expect(response.attempts == 1)
    #expect(response.remark == "the service requests a wait of \(wait), but the deadline is in 60 s")
  }

  @Test("an invalid Retry-After is ignored", arguments: ["-1", "soon", "1.5", ""])
  func badRetryAfter(value: String) async throws {
    let busy = HTTPResponse(status: 503, headers: [.init(name: "Retry-After", value: value)], body: [])
    let response = try await send(
      retrying(scripted([.success(busy), .success(good)])), waits: [.milliseconds(125)])
    #expect(response.attempts == 2)
  }

  @Test("canceling ends a wait at once")
  func cancelledWait() async throws {
    let log = Log<String>()
    let busy = HTTPResponse(status: 503, headers: [.init(name: "Retry-After", value: "50")], body: [])
    let transport = retrying(scripted([.success(busy)], log: log))
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await #expect(throws: CancellationError.self) { try await transport.send(request) }
      }
      await clock.waitForSleepers(1)
      group.cancelAll()
    }
    #expect(clock.now.sinceStart == .zero)
    #expect(await log.entries.count == 1)
  }

  @Test("200 regions that fail with 500 cause at most 10 % more requests, for any concurrency", arguments: [1, 8, 64])
  func outage(concurrency: Int) async throws {
    let log = Log<String>()
    let transport = retrying(scripted([.success(.init(status: 500, body: []))], log: log), random: 0)
    let base = try #require(BaseURL("http://example.com"))
    let client = TripClient.live(Service(base: base, token: nil, tokenVariable: "TOKEN", transport: transport))
    let feed = TripFeed({ try await client.trips(in: $0) }, clock: clock)
    var failed = 0
    _ = await feed.run((0..<200).map { "R\($0)" }, concurrency: concurrency) { outcome in
      if outcome.status.kind == .failed { failed += 1 }
      return .continue
    }
    #expect(failed == 200)
    #expect(await (201...220).contains(log.entries.count))
  }

  @Test("when the retry budget is used up, the error has the attempts and the reason")
  func budget() async throws {
    let transport = retrying(scripted([.success(.init(status: 500, body: []))]), maxAttempts: 5, random: 0)
    let spent = "no retries are left"
    #expect(try await transport.send(request).remark == "tried 4 times; \(spent)")
    #expect(try await transport.send(request).remark == "tried once; \(spent)")
  }

  @Test("after five consecutive connection failures the remaining requests fail without being sent")
  func circuit() async throws {
    let log = Log<String>()
    let refused = AttemptError(ending: .neverConnected, failure: .offline, detail: "could not connect")
    let transport = retrying(scripted([.failure(refused)], log: log), maxAttempts: 1)
    var sent: ClientError?
    for _ in 0..<5 { sent = await #expect(throws: ClientError.self) { try await transport.send(request) } }
    #expect(await log.entries.count == 5)
    let error = await #expect(throws: ClientError.self) { try await transport.send(request) }
    #expect(await log.entries.count == 5)
    #expect(error?.attempts == 0)
    #expect(error?.reason == sent?.reason, "the same failure, so that it is reported together with the first ones")
    #expect(error?.description.contains("5 connections to this server failed in a row") == true)

    let other = HTTPRequest(url: "http://example.org/trips")
    await #expect(throws: ClientError.self) { try await transport.send(other) }
    #expect(await log.entries.last == other.url, "another origin is still asked")
  }
}

@Suite(.timeLimit(.minutes(20))) struct DeadlineTests {
  private let clock = ManualClock()

  private func behavior(deadline: Duration) -> HTTPTransport.Behavior {
    HTTPTransport.Behavior(
      attemptTimeout: .seconds(20), deadline: Deadline(deadline, clock: clock), maxAttempts: 3, clock: clock,
      now: { Date(timeIntervalSince1970: 0) }, random: { 0.5 }, remedyText: Remedy.text)
  }

  @Test("the deadline ends a request in any stage, and is reported")
  func ends() async throws {
    let transport = HTTPTransport { _ in
      try await Gate().wait()
      return HTTPResponse(status: 200, body: [])
    }.configured(with: behavior(deadline: .seconds(5)))
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        let error = await #expect(throws: ClientError.self) {
          try await transport.send(HTTPRequest(url: "http://example.com"))
        }
        #expect(
          error?.description
            == "GET http://example.com: no complete response before the deadline of 5 s; raise "
            + "--deadline (http.deadlineSeconds)")
      }
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(5))
    }
  }

  @Test("the attempts before the deadline are counted")
  func attempts() async throws {
    let requested = Log<Void>()
    let transport = HTTPTransport { _ in
      await requested.append(())
      try await Gate().wait()
      return HTTPResponse(status: 200, body: [])
    }.configured(with: behavior(deadline: .seconds(30)))
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        let error = await #expect(throws: ClientError.self) {
          try await transport.send(HTTPRequest(url: "http://example.com"))
        }
        #expect(error?.attempts == 2)
        #expect(error?.description.contains("before the deadline of 30 s") == true)
      }
      await requested.waitForEntries(1)
      for step: Duration in [.seconds(20), .seconds(1), .seconds(9)] {
        await clock.waitForSleepers(1)
        clock.advance(by: step)
      }
    }
  }

  @Test("no request is sent after the deadline")
  func passed() async throws {
    let transport = HTTPTransport { _ in
      Issue.record("nothing is sent")
      return HTTPResponse(status: 200, body: [])
    }.configured(with: behavior(deadline: .seconds(5)))
    clock.advance(by: .seconds(5))
    await #expect(throws: ClientError.self) { try await transport.send(HTTPRequest(url: "http://example.com")) }
  }

  @Test("each attempt has its own timeout, and is retried after it")
  func attemptTimeouts() async throws {
    let requested = Log<Void>()
    let transport = HTTPTransport { _ in
      await requested.append(())
      try await Gate().wait()
      return HTTPResponse(status: 200, body: [])
    }.configured(with: behavior(deadline: .seconds(1000)))
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        let error = await #expect(throws: ClientError.self) {
          try await transport.send(HTTPRequest(url: "http://example.com"))
        }
        #expect(error?.attempts == 3)
      }
      for attempt in 1...3 {
        await requested.waitForEntries(attempt)
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(20))
        if attempt < 3 {
          // The wait before the next attempt.
          await clock.waitForSleepers(1)
          clock.advance(by: .seconds(1))
        }
      }
    }
  }
}

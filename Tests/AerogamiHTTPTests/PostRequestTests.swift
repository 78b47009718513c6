import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP

@Suite struct PostRequestTests {
  private let post = HTTPRequest(
    url: "https://example.com/hush", shownURL: "https://example.com/(secret)", body: Array("{}".utf8),
    owner: .init(client: "notifications", base: .unrecorded))

  @Test(
    "a POST request is retried only if the service has not processed it",
    arguments: [
      (RetryPolicy.AttemptEnding.neverConnected, true), (.response(status: 429), true),
      (.response(status: 503), true), (.connectionLost, false), (.timedOut, false), (.idleConnectionClosed, false),
      (.refused, false), (.response(status: 408), false), (.response(status: 500), false),
      (.response(status: 502), false), (.response(status: 504), false), (.response(status: 200), false),
    ])
  func retries(ending: RetryPolicy.AttemptEnding, isRetried: Bool) {
    var policy = RetryPolicy(maxAttempts: 3)
    let attempt = RetryPolicy.Attempt(origin: "https://example.com:443", isRepeatable: false)
    #expect(policy.admit(attempt, remaining: .seconds(60)) == .send)
    let decision = policy.decide(after: ending, of: attempt, remaining: .seconds(60), random: 0.5)
    switch (ending, decision) {
    case (_, .retry(_, let next)):
      #expect(isRetried)
      #expect(!next.isRepeatable)
    case (.response, let decision): #expect(!isRetried && decision == .deliver)
    case (.refused, let decision): #expect(decision == .giveUp(.notRetryable))
    case (_, let decision): #expect(!isRetried && decision == .giveUp(.mayHaveBeenProcessed))
    }
  }

  @Test("a POST request whose repetition is harmless is retried like a GET request, on a connection that stays open")
  func harmless() async throws {
    #expect(post.allHeaders.contains { $0.name == "Connection" })
    var harmless = post
    harmless.isRepeatable = true
    #expect(!harmless.allHeaders.contains { $0.name == "Connection" })
    let log = Log<String>()
    let clock = SkippingClock()
    let transport = HTTPTransport { request in
      await log.append(request.method)
      return HTTPResponse(status: await log.entries.count == 1 ? 500 : 200, body: [])
    }.retrying(
      RetryState(RetryPolicy(maxAttempts: 3)), until: Deadline(.seconds(60), clock: clock), clock: clock,
      now: { Date(timeIntervalSince1970: 0) }, random: { 0 }, remedyText: { _ in "" })
    #expect(try await transport.send(harmless).attempts == 2)
    #expect(await log.entries == ["POST", "POST"])
  }

  @Test(
    "the wait after a 429 is in the Retry-After header, or in the body of Telegram",
    arguments: [
      ("7", "", Duration.seconds(7)), (nil, #"{"ok":false,"parameters":{"retry_after":9}}"#, .seconds(9)),
      ("7", #"{"parameters":{"retry_after":9}}"#, .seconds(7)), (nil, #"{"parameters":{"retry_after":-9}}"#, nil),
      (nil, #"{"parameters":{"retry_after":"9"}}"#, nil), (nil, #"{"parameters":9}"#, nil), (nil, "[", nil),
      (nil, #"{"parameters":{"retry_after":99999999999999999999}}"#, .longestRetryAfter),
    ] as [(String?, String, Duration?)])
  func waits(header: String?, body: String, wait: Duration?) {
    let headers = header.map { [HTTPRequest.Header(name: "Retry-After", value: $0)] } ?? []
    let response = HTTPResponse(status: 429, headers: headers, body: Array(body.utf8))
    let now = Date(timeIntervalSince1970: 0)
    #expect(response.retryAfter(to: post, now: now) == wait)
    let get = HTTPRequest(url: "https://example.com")
    #expect(
      response.retryAfter(to: get, now: now) == (header == nil ? nil : wait), "a GET request reads only the header")
    let busy = HTTPResponse(status: 503, headers: headers, body: Array(body.utf8))
    #expect(busy.retryAfter(to: post, now: now) == (header == nil ? nil : wait))
  }

  @Test("a redirect of a POST request is an error with the new origin, and nothing is sent there")
  func redirect() async throws {
    let log = Log<String>()
    let transport = HTTPTransport { request in
      await log.append(request.url)
      return HTTPResponse(
        status: 307, headers: [.init(name: "Location", value: "https://other.example/hush?a=b")], body: [])
    }.followingRedirects()
    let error = await #expect(throws: ClientError.self) { try await transport.send(post) }
    #expect(
      error?.description
        == "POST https://example.com/(secret): the service redirects to https://other.example:443, and a POST request "
        + "is not sent to another address; check the address, or configure the new one")
    #expect(await log.entries == ["https://example.com/hush"])
  }

  @Test("a POST request that changes something is neither recorded nor replayed")
  func recording() async throws {
    let directory = TemporaryDirectory()
    let recording = try Recording(directory.path, secrets: [])
    let transport = HTTPTransport { _ in HTTPResponse(status: 200, body: Array("{}".utf8)) }.recording(in: recording)
    _ = try await transport.send(post)
    let owner = HTTPRequest.Owner(client: "notifications", base: .unrecorded)
    _ = try await transport.send(HTTPRequest(url: "http://unrecorded.invalid/a", owner: owner))
    try await recording.finish()
    #expect(await recording.counts.requests == 1)

    let fixtures = try Fixtures(
      of: "notifications", in: directory.path, shownAs: "fixtures", maxBodyBytes: 1000, masking: SecretMask([]),
      remedyText: { _ in "" })
    let error = await #expect(throws: ClientError.self) { try await fixtures.transport.send(post) }
    #expect(
      error?.description
        == "POST https://example.com/(secret): this kind of request is never recorded, so it cannot be replayed")
  }
}

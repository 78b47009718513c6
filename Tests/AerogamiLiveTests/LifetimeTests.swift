import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

/// The scope of the deadline: a run of a command, or each request of a service.
@Suite(.timeLimit(.minutes(20))) struct LifetimeTests {
  private let clock = ManualClock()
  private let request = HTTPRequest(url: "http://example.com/trips/EU")

  private var behavior: HTTPTransport.Behavior {
    HTTPTransport.Behavior(
      attemptTimeout: .seconds(20), deadline: Deadline(.seconds(60), clock: clock), maxAttempts: 1, clock: clock,
      now: { Date(timeIntervalSince1970: 0) }, random: { 0 }, remedyText: Remedy.text)
  }

  private let answering = HTTPTransport { _ in HTTPResponse(status: 200, body: []) }

  @Test("no request is sent after the deadline of a run")
  func run() async throws {
    let transport = answering.configured(with: behavior)
    #expect(try await transport.send(request).status == 200)
    clock.advance(by: .seconds(60))
    let error = try await #require(throws: ClientError.self) { try await transport.send(request) }
    #expect(error.description.contains("before the deadline of 60 s"))
  }

  @Test("a request with its own deadline has neither the deadline nor the retries of the run")
  func own() async throws {
    var behavior = behavior
    (behavior.maxAttempts, behavior.attemptTimeout) = (3, .seconds(600))
    let log = Log<String>()
    let transport = HTTPTransport { request in
      await log.append(request.url)
      if request.url.hasSuffix("never") { try await Gate().wait() }
      return HTTPResponse(status: request.body == nil ? 500 : 503, body: [])
    }.configured(with: behavior)
    for _ in 0..<4 { _ = try await transport.send(request) }
    clock.advance(by: .seconds(60))
    let (message, limit) = ("http://example.com/messages", Duration.seconds(10))
    let sent = try await transport.send(HTTPRequest(url: message, body: [], deadline: limit))
    #expect(sent.status == 503 && sent.attempts == 3)
    #expect(await log.entries.filter { $0 == message }.count == 3)

    async let response = transport.send(HTTPRequest(url: "http://example.com/never", body: [], deadline: limit))
    await clock.waitForSleepers(1)
    clock.advance(by: limit)
    do {
      _ = try await response
      Issue.record("it should have met its deadline")
    } catch {
      #expect("\(error)" == "POST http://example.com/never: no complete response before the deadline of 10 s")
    }
  }

  @Test("a check can be sent after the deadline of a run")
  func lateCheck() async throws {
    let provider = TripProvider(
      name: "ferries", title: "Ferries",
      client: { service, _, _ in
        let get = service.requesting(Resource<String, [Trip]>({ [$0] }, decodeList: { _ in .init(elements: []) }))
        var client = TripClient.failing()
        client.check = { try await get($0.trip.id) }
        return client
      }, probe: { _, _, _ in })
    let service = Service(
      client: "trips", base: BaseURL(known: "https://ferries.example"), token: nil, tokenVariable: "TOKEN",
      transport: answering.configured(with: behavior))
    let client = provider.live(
      service, TripOptions(provider: provider, data: nil, regions: [], currency: "EUR", market: nil),
      ClientContext(clock: clock, now: { Date() }, clocks: SharedAirportClocks(zones: .none)))
    clock.advance(by: .seconds(60))
    let error = await #expect(throws: ClientError.self) { try await client.check(FareCheck(.fixture())) }
    #expect(error?.description.contains("before the deadline of 60 s") == true)
    #expect(try await client.check(FareCheck(.fixture(), isAfterDeadline: true)).value == [])
  }

  @Test("in a service, each request has its own deadline")
  func service() async throws {
    let transport = answering.configuredForService(with: behavior, concurrency: 4)
    for _ in 0..<3 {
      #expect(try await transport.send(request).status == 200)
      clock.advance(by: .seconds(60))
    }

    let never = HTTPTransport { _ in
      try await Gate().wait()
      return HTTPResponse(status: 200, body: [])
    }
    var slow = behavior
    slow.attemptTimeout = .seconds(600)
    let stuck = never.configuredForService(with: slow, concurrency: 4)
    async let response = stuck.send(request)
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(60))
    do {
      _ = try await response
      Issue.record("it should have met its deadline")
    } catch {
      #expect(error is ClientError)
    }
  }

  @Test("a service that was down soon receives requests again")
  func recovers() async throws {
    let log = Log<String>()
    let transport = HTTPTransport { _ in
      await log.append("sent")
      throw AttemptError(ending: .neverConnected, failure: .offline, detail: "refused")
    }.configuredForService(with: behavior, concurrency: 4)
    for _ in 0..<Circuit.limit + 3 { await #expect(throws: ClientError.self) { try await transport.send(request) } }
    #expect(await log.entries.count == Circuit.limit)
    clock.advance(by: HTTPTransport.serviceRunLength)
    await #expect(throws: ClientError.self) { try await transport.send(request) }
    #expect(await log.entries.count == Circuit.limit + 1)
  }

  @Test("a request without a free connection within a second fails as busy, and a later one is sent")
  func busy() async throws {
    let gate = Gate()
    let transport = HTTPTransport { request in
      if request.url.hasSuffix("slow") { try await gate.wait() }
      return HTTPResponse(status: 200, body: [])
    }.configuredForService(with: behavior, concurrency: 2)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<2 {
        group.addTask { try await transport.send(HTTPRequest(url: "http://example.com/slow")).status }
      }
      await gate.waitForWaiters(2)
      async let refused = transport.send(request)
      // Two attempts in flight, and one that waits.
      await clock.waitForSleepers(3)
      clock.advance(by: .seconds(1))
      do {
        _ = try await refused
        Issue.record("it should have been refused")
      } catch let error as ClientError {
        #expect(error.attempts == 0)
        #expect(
          error.reason
            == .busy(
              detail: "the server is busy: it is already sending 2 requests to services, its maximum, and could not "
                + "send this one within 1 s",
              remedy: "try again, or raise --concurrency"))
      }
      gate.open()
      #expect(try await group.reduce(0, +) == 400)
    }
    #expect(try await transport.send(request).status == 200)
  }
}

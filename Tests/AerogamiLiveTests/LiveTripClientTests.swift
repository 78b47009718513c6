import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

/// The live client, the feed and the container against a real server on loopback.
@Suite(.timeLimit(.minutes(20))) struct LiveTripClientTests {
  static func document(_ ids: String...) -> String {
    let trips = ids.map { id in
      """
      {"currency":"EUR","created_at":1547991979887,"airlines":"FR","departure_at":1552848000000,\
      "destination":{"city":"Malaga","country_code":"ES","airport_code":"AGP"},"flight_number":4048,\
      "departure":{"city":"Copenhagen","country_code":"DK","airport_code":"CPH"},"return_at":1553153100000,\
      "price":72,"id":"\(id)","expires_at":1739200281000}
      """
    }
    return "[\(trips.joined(separator: ","))]"
  }

  func withClient<Result: Sendable>(
    of server: TestServer, token: String? = nil, maxBodyBytes: Int = 1 << 20,
    _ body: (TripClient) async throws -> Result
  ) async throws -> Result {
    let limits = HTTPTransport.Limits(
      connectTimeout: .seconds(3600), maxBodyBytes: maxBodyBytes, remedyText: Remedy.text)
    let base = try #require(BaseURL(server.address))
    return try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
      try await body(
        .live(Service(base: base, token: token, tokenVariable: "TOKEN", transport: transport.configured(with: .once))))
    }
  }

  @Test("each endpoint requests its path and decodes the response")
  func endpoints() async throws {
    try await TestServer.run { request in
      switch request.path {
      case "/trips", "/trips/EU": .init(Self.document("a"))
      case "/regions": .init(#"[{"id":"blc","name":"Baltics","country_codes":["LT","LV","EE"]}]"#)
      default:
        .init(
          #"{"statusCode":200,"body":"{\"code\":\"VNO\",\"city\":\"Vilnius\",\"name\":\"Vilnius International Airport\","#
            + #"\"country\":\"LT\",\"state\":\"Vilnius\",\"tz\":\"Europe/Vilnius\",\"lon\":25.28,\"lat\":54.63}"}"#)
      }
    } _: { server in
      try await withClient(of: server) { client in
        let trip = try #require(try await client.trips(in: "EU").value.first)
        #expect(trip.id == "a")
        #expect(trip.price == 72)
        #expect(trip.departureAt.instant == Date(timeIntervalSince1970: 1_552_848_000))
        #expect(trip.createdAt == Date(timeIntervalSince1970: 1_547_991_979.887))
        #expect(try await client.trips(in: nil).value.map(\.id) == ["a"])
        #expect(
          try await client.regions().value == [Region(id: "blc", name: "Baltics", countryCodes: ["LT", "LV", "EE"])])
        let airport = try await client.airport("VNO").value
        #expect(airport.name == "Vilnius International Airport")
        #expect(airport.longitude == 25.28)
      }
      #expect(await server.requests.entries.map(\.path) == ["/trips/EU", "/trips", "/regions", "/airports/VNO"])
    }
  }

  @Test("a token is sent as a bearer token, and without one there is no Authorization header")
  func token() async throws {
    try await TestServer.run { _ in
      .init("[]")
    } _: { server in
      try await withClient(of: server, token: "s3cret") { _ = try await $0.trips(in: "EU") }
      try await withClient(of: server) { _ = try await $0.trips(in: "EU") }
      #expect(await server.requests.entries.map { $0.header("Authorization") } == [["Bearer s3cret"], []])
    }
  }

  @Test(
    "a region's name cannot lead to another resource",
    arguments: [
      ("", nil), ("a/b", "/trips/a%2Fb"), ("a?b#c", "/trips/a%3Fb%23c"), ("ü", "/trips/%C3%BC"),
      ("a b\n", "/trips/a%20b%0A"),
      ("%2e%2e", "/trips/%252e%252e"), ("..", nil), (".", nil),
    ] as [(String, String?)])
  func encoding(region: String, path: String?) async throws {
    try await TestServer.run { _ in
      .init("[]")
    } _: { server in
      try await withClient(of: server) { client in
        if path != nil {
          _ = try await client.trips(in: region)
        } else {
          await #expect(throws: ClientError.self) { try await client.trips(in: region) }
        }
      }
      #expect(await server.requests.entries.map(\.path) == [path].compactMap(\.self))
    }
  }

  @Test(
    "an unsuccessful status is an error with a remedy",
    arguments: [
      (301, "status 301 (moved)", "set the base URL to the service's new address"),
      (401, "status 401 (moved)", "if the service requires a token, set TOKEN"),
      (429, "status 429 (moved)", "send fewer requests at once, or try again later"),
      (503, "status 503 (moved)", "try again later"),
      (204, "status 204", "check the base URL: status 200 is expected"),
      (206, "status 206 (moved)", "check the base URL: status 200 is expected"),
      (
        304,
        "status 304",
        "try again later: the service, or a cache in between, sent 304 (Not Modified), but the request was not conditional"
      ),
      (
        400,
        "status 400 (moved)",
        "check the base URL and the region"
      ),
      (405, "status 405 (moved)", "check the base URL"),
      (999, "status 999 (moved)", "check the base URL: 999 is not an HTTP status"),
    ])
  func status(status: Int, detail: String, remedy: String) async throws {
    try await TestServer.run { _ in
      .init(status: status, [204, 304].contains(status) ? "" : "mo\nved\u{1B}".filter { $0.isLetter })
    } _: {
      server in
      let error = try await withClient(of: server) { client in
        await #expect(throws: ClientError.self) { try await client.trips(in: "EU") }
      }
      #expect(error?.reason == .failed(.status(status), detail: detail, remedy: remedy))
      #expect(error?.requested == "GET \(server.address)/trips/EU")
    }
  }

  @Test("404 for a region or an airport means that it is unknown; for the list of regions it is an error")
  func notFound() async throws {
    try await TestServer.run { _ in
      .init(status: 404, "")
    } _: { server in
      try await withClient(of: server) { client in
        let region = await #expect(throws: ClientError.self) { try await client.trips(in: "XX") }
        #expect(region?.reason == .unknown("region", named: "XX", known: []))
        let airport = await #expect(throws: ClientError.self) { try await client.airport("XXX") }
        #expect(airport?.reason == .unknown("airport", named: "XXX", known: []))
        let regions = await #expect(throws: ClientError.self) { try await client.regions() }
        #expect(
          regions?.reason == .failed(.status(404), detail: "status 404", remedy: "check the base URL"))
      }
    }
  }

  @Test("rows that are not trips are skipped and counted, each with its location")
  func skippedRows() async throws {
    let good = Self.document("a", "b").dropFirst().dropLast()
    try await TestServer.run { _ in
      .init("[\(good),{\"id\":\"c\"},7]")
    } _: { server in
      let fetched = try await withClient(of: server) { try await $0.trips(in: "EU") }
      #expect(fetched.value.map(\.id) == ["a", "b"])
      #expect(fetched.skipped.count == 2)
      #expect(fetched.skipped.reasons.last == "[3]: expected an object, found a number")
    }
  }

  @Test(
    "a response that cannot be decoded is an error, not an empty list",
    arguments: [
      "{}", "[", "[]]", #"{"message":"no"}"#, "null", "404 page not found",
    ])
  func malformed(body: String) async throws {
    try await TestServer.run { _ in
      .init(body)
    } _: { server in
      let error = try await withClient(of: server) { client in
        await #expect(throws: ClientError.self) { try await client.trips(in: "EU") }
      }
      guard case .failed(.malformed, let detail, let remedy) = error?.reason else {
        Issue.record("expected a malformed answer, got \(String(describing: error))")
        return
      }
      #expect(detail.hasPrefix("the response could not be used (") && remedy == "try again later")
    }
  }

  @Test(
    "an invalid list of regions is an error",
    arguments: [
      "null", "{}", "7", #""EU""#, "[7]", "[[]]", "[{}]", #"[{"id":7,"name":"","country_codes":[]}]"#,
      #"[{"id":null,"name":"","country_codes":[]}]"#, #"[{"id":"..","name":"","country_codes":[]}]"#,
      #"[{"id":"EU","name":"","country_codes":[7]}]"#, #"[{"id":"EU","name":"\ud800","country_codes":[]}]"#,
    ])
  func malformedRegions(body: String) async throws {
    try await TestServer.run { _ in
      .init(body)
    } _: { server in
      let error = try await withClient(of: server) { client in
        await #expect(throws: ClientError.self) { try await client.regions() }
      }
      #expect(error.map { "\($0)".utf8.count < 2000 } == true, "\(String(describing: error))")
    }
  }

  @Test("a body is read up to the size limit", arguments: [(99, false), (100, true), (101, true)])
  func bodyLimit(limit: Int, fits: Bool) async throws {
    let body = "[" + String(repeating: " ", count: 98) + "]"
    try await TestServer.run { _ in
      .init(body)
    } _: { server in
      try await withClient(of: server, maxBodyBytes: limit) { client in
        if fits {
          let fetched = try await client.trips(in: "EU")
          #expect(fetched.value.isEmpty)
        } else {
          let error = await #expect(throws: ClientError.self) { try await client.trips(in: "EU") }
          #expect(error?.description.contains("larger than 99 bytes") == true)
        }
      }
    }
  }

  @Test("an unreachable service fails at once with the reason")
  func connectionRefused() async throws {
    try await FaultServer.withRefusingAddress { address in
      let limits = HTTPTransport.Limits(
        connectTimeout: .seconds(3600), maxBodyBytes: 1, remedyText: Remedy.text)
      let base = try #require(BaseURL(address))
      let error = try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
        await #expect(throws: ClientError.self) {
          try await TripClient.live(
            Service(base: base, token: nil, tokenVariable: "TOKEN", transport: transport.configured(with: .once))
          ).trips(in: "EU")
        }
      }
      #expect(
        error?.description
          == "GET \(address)/trips/EU: could not connect (Connection refused); check the network, and that the service is running at this address"
      )
    }
  }

  @Test("a connection that is closed before the response is an error")
  func closedEarly() async throws {
    struct NoResponse: Error {}
    try await TestServer.run { _ in
      throw NoResponse()
    } _: { server in
      let error = try await withClient(of: server) { client in
        await #expect(throws: ClientError.self) { try await client.trips(in: "EU") }
      }
      guard case .failed(.offline, _, _) = error?.reason else {
        Issue.record("expected a broken connection, got \(String(describing: error))")
        return
      }
    }
  }

  @Test("with a limit of 64, exactly 64 requests are in flight at once")
  func inFlight() async throws {
    let (gate, concurrency) = (Gate(), 64)
    let regions = (0..<100).map { "R\($0)" }
    try await TestServer.run { _ in
      try await gate.wait()
      return .init("[]")
    } _: { server in
      try await withClient(of: server) { client in
        let feed = TripFeed(TripRepository(client, clock: ContinuousClock()), clock: ContinuousClock())
        async let run = feed.run(regions, concurrency: concurrency) { outcome in
          if let error = outcome.status.error { Issue.record(error) }
          return .continue
        }
        // The server holds back every response, so this returns only when it has received 64 requests.
        await gate.waitForWaiters(concurrency)
        #expect(await server.requests.entries.count == concurrency)
        gate.open()
        #expect(await run.isEmpty)
      }
      #expect(await server.requests.entries.count == regions.count)
    }
  }

  @Test("results arrive as they complete, and a failing region does not affect its siblings")
  func partialFailure() async throws {
    let slow = Gate()
    try await TestServer.run { request in
      switch request.path {
      case "/trips/slow":
        try await slow.wait()
        return .init(Self.document("slow"))
      case "/trips/broken": return .init(status: 500, "")
      default: return .init(Self.document("fast"))
      }
    } _: { server in
      try await withClient(of: server) { client in
        let feed = TripFeed(TripRepository(client, clock: ContinuousClock()), clock: ContinuousClock())
        var order: [String] = []
        _ = await feed.run(["slow", "broken", "fast"], concurrency: 3) { outcome in
          order.append(outcome.key ?? "")
          if order.count == 2 { slow.open() }
          if let error = outcome.status.error {
            #expect("\(error)".hasSuffix("/trips/broken: status 500; try again later"))
          }
          return .continue
        }
        #expect(order.last == "slow")
        #expect(Set(order) == ["slow", "broken", "fast"])
      }
    }
  }

  @Test("canceling ends a request at once, even if the server never responds")
  func cancellation() async throws {
    let gate = Gate()
    try await TestServer.run { _ in
      try await gate.wait()
      return .init("[]")
    } _: { server in
      try await withClient(of: server) { client in
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            await #expect(throws: CancellationError.self) { try await client.trips(in: "EU") }
          }
          await gate.waitForWaiters(1)
          group.cancelAll()
        }
      }
    }
  }
}

extension HTTPTransport.Behavior {
  /// One attempt, without a timeout.
  static var once: Self {
    let clock = ManualClock()
    return Self(
      attemptTimeout: .seconds(1), deadline: Deadline(.seconds(1), clock: clock), maxAttempts: 1, clock: clock,
      now: { Date(timeIntervalSince1970: 0) }, random: { 0 }, remedyText: Remedy.text)
  }
}

@Suite(.timeLimit(.minutes(20))) struct AttemptTimeoutTests {
  @Test("a request without a response within its timeout fails, by the container's clock")
  func timeout() async throws {
    let clock = ManualClock()
    let transport = HTTPTransport { _ in
      try await Gate().wait()
      return HTTPResponse(status: 200, body: [])
    }.timingOut(after: .seconds(20), until: Deadline(.seconds(60), clock: clock), clock: clock, remedyText: Remedy.text)

    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        let error = await #expect(throws: AttemptError.self) {
          try await transport.send(HTTPRequest(url: "http://example.com/trips"))
        }
        #expect(error?.ending == .timedOut)
        #expect(error?.failure == .timeout)
      }
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(20))
    }
  }

  @Test("a response in time is returned, and its timer is removed")
  func inTime() async throws {
    let clock = ManualClock()
    let transport = HTTPTransport { _ in HTTPResponse(status: 200, body: [1]) }.timingOut(
      after: .seconds(20), until: Deadline(.seconds(60), clock: clock), clock: clock, remedyText: Remedy.text)
    #expect(try await transport.send(HTTPRequest(url: "http://example.com")).body == [1])
  }

  @Test("a canceled request fails as canceled, not as timed out")
  func cancelled() async {
    let clock = ManualClock()
    let gate = Gate()
    let transport = HTTPTransport { _ in
      try await gate.wait()
      return HTTPResponse(status: 200, body: [])
    }.timingOut(after: .seconds(20), until: Deadline(.seconds(60), clock: clock), clock: clock, remedyText: Remedy.text)
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await #expect(throws: CancellationError.self) {
          try await transport.send(HTTPRequest(url: "http://example.com"))
        }
      }
      await gate.waitForWaiters(1)
      await clock.waitForSleepers(1)
      group.cancelAll()
    }
  }
}

import AerogamiContainer
import Foundation
import TestSupport
import Testing

@testable import AerogamiCore

/// Tests of the client that joins several sources.
@Suite struct JoinedTripsTests {
  private static func trip(
    _ source: String, _ price: Price, id: String = "flight", currency: String = "EUR", airlines: String = "FR"
  ) -> Trip {
    var trip = Trip.fixture(id: id, price: price, currency: currency, airlines: airlines)
    trip.sources = [source]
    return trip
  }

  private func source(
    _ name: String, objection: @escaping @Sendable (TripSearch) -> Problem? = { _ in nil },
    _ trips: @escaping @Sendable (TripRequest) async throws -> Fetched<[Trip]>
  ) -> TripSource {
    var client = TripClient.failing()
    client.trips = trips
    return TripSource(name, client, objection: objection)
  }

  private func error(_ name: String, _ failure: Failure = .status(503)) -> ClientError {
    ClientError(requested: "GET \(name)", reason: .failed(failure, detail: "status 503"), attempts: 3)
  }

  @Test("the same flight of two sources is one trip, at the lower price, with both names")
  func sameFlight() async throws {
    let client = TripClient.joined([
      source("one") { _ in Fetched([Self.trip("one", 60, id: "a"), Self.trip("one", 10, airlines: "BT")]) },
      source("two") { _ in Fetched([Self.trip("two", 50, id: "b"), Self.trip("two", 20, airlines: "bt")]) },
    ])
    let fetched = try await client.trips(in: "EU")
    #expect(fetched.value.map(\.price) == [50, 10])
    #expect(fetched.value.map(\.sources) == [["two", "one"], ["one", "two"]])
    #expect(fetched.value[0].id == "a")
    #expect(fetched.status.kind == .ok && fetched.completeness == .complete && fetched.attempts == 2)
    #expect(fetched.sources.map(\.source) == ["one", "two"])
    #expect(fetched.sources.map(\.count) == [2, 2])
  }

  @Test("with bags, a price that includes them is not merged with one that does not; without bags it is")
  func bags() async throws {
    var included = Self.trip("two", 80)
    included.terms = FareTerms(bags: 1)
    let client = TripClient.joined([
      source("one") { _ in Fetched([Self.trip("one", 60)]) }, source("two") { [included] _ in Fetched([included]) },
    ])
    func prices(_ bags: Int) async throws -> [Price] {
      let search = TripSearch(passengers: Passengers(bags: bags))
      return try await client.trips(TripRequest(origin: "EU", search: search)).value.map(\.price)
    }
    #expect(try await prices(1) == [60, 80])
    #expect(try await prices(0) == [60])

    // A price that includes no bags does not replace one that may include them.
    var excluded = Self.trip("two", 40)
    excluded.terms = FareTerms(bags: 0)
    let unknown = TripClient.joined([
      source("one") { _ in Fetched([Self.trip("one", 60)]) }, source("two") { [excluded] _ in Fetched([excluded]) },
    ])
    let search = TripSearch(passengers: Passengers(bags: 1))
    let trips = try await unknown.trips(TripRequest(origin: "EU", search: search)).value
    #expect(trips.map(\.terms.bags) == [nil, 0])
  }

  @Test("prices in different currencies are not compared, nor are two offers of one source")
  func otherFlights() async throws {
    let client = TripClient.joined([
      source("one") { _ in Fetched([Self.trip("one", 60), Self.trip("one", 70, id: "other")]) },
      source("two") { _ in Fetched([Self.trip("two", 50, currency: "GBP")]) },
    ])
    let trips = try await client.trips(in: "EU").value
    #expect(trips.map(\.price) == [60, 70, 50])
    // Each id is unique, so that it names one price.
    #expect(trips.map(\.id) == ["flight", "other", "flight-gbp"])
  }

  @Test("offers with other terms get a number, and an id that a source already uses is not used twice")
  func uniqueIDs() {
    var trips = [("a", "EUR"), ("a", "GBP"), ("a", "EUR"), ("a-gbp", "PLN"), ("a", "EUR")].map {
      Self.trip("one", 60, id: $0.0, currency: $0.1)
    }
    trips.makeIDsUnique()
    #expect(trips.map(\.id) == ["a", "a-gbp", "a-2", "a-gbp-pln", "a-3"])
  }

  @Test(
    "in an order other than by price, the response says that a shorter or newer offer of the same flight is left out",
    arguments: [
      (TripOrder.price, 60, 90, false), (.departure, 60, 90, false), (.duration, 60, 90, true),
      (.duration, 90, 60, false), (.duration, nil, 90, false), (.created, 60, 90, true),
    ] as [(TripOrder, Int?, Int?, Bool)])
  func leftOutOffers(order: TripOrder, expensive: Int?, cheap: Int?, isReported: Bool) async throws {
    var (first, second) = (Self.trip("one", 60), Self.trip("two", 50))
    (first.travelMinutes, second.travelMinutes) = (expensive, cheap)
    first.createdAt = second.createdAt + 1
    let client = TripClient.joined([
      source("one") { [first] _ in Fetched([first]) }, source("two") { [second] _ in Fetched([second]) },
    ])
    let missing = Completeness.cheapestOnly(missing: "only the cheapest of several offers with the same first flight")
    let fetched = try await client.trips(TripRequest(origin: "EU", order: order))
    #expect(fetched.value.map(\.price) == [50])
    #expect(fetched.completeness == (isReported ? missing : .complete))
    #expect(fetched.sources.map(\.completeness) == [isReported ? missing : .complete, .complete])
    second.sources = ["one"]
    let own = try Fetched(
      joining: ["a": first, "b": second].sorted { $0.key < $1.key }.map { ($0.key, .success(Fetched([$0.value]))) },
      of: "pages", order: order)
    #expect(own.value.map(\.price) == [50])
    #expect(own.completeness == (isReported ? missing : .complete))
  }

  @Test("the id of a region of one source is not sent to a source that would take it for an airport")
  func regionOfOtherSource() async throws {
    let requested = Log<String>()
    func client(_ name: String) -> TripClient {
      var client = TripClient.failing { Issue.record(Comment(rawValue: $0)) }
      client.trips = { request in
        await requested.append("\(name) \(request.origin ?? "")")
        return Fetched([Self.trip(name, 50)])
      }
      client.regions = { Fetched([Region(id: "blc", name: "Baltics", countryCodes: ["LT"])]) }
      return client
    }
    let joined = TripClient.joined([
      TripSource("own", client("own")), TripSource("fares", client("fares"), configuredRegions: []),
      TripSource("same", client("same"), configuredRegions: ["blc"]),
    ])
    let fetched = try await joined.trips(in: "blc")
    #expect(Set(await requested.entries) == ["own blc", "same blc"])
    #expect(fetched.status.kind == .ok)
    #expect(fetched.completeness == Completeness(.notRequested, missing: ["fares: blc is a region of own"]))
    // An airport is not a region, whether or not it is in capitals.
    for code in ["VNO", "vno"] {
      #expect(try await joined.trips(in: code).completeness == .complete)
      #expect(Set(await requested.entries).contains("fares \(code)"))
    }
    let only = TripRequest(origin: "blc", search: TripSearch(sources: ["fares"]))
    #expect(try await joined.trips(only).completeness == .complete)
  }

  @Test("a source that cannot look up a country is left out with a note")
  func country() async throws {
    let unknown = source("fares") { request in
      throw ClientError(
        requested: "GET fares", reason: .unknown("region", named: request.origin ?? "", known: []), attempts: 1)
    }
    let joined = TripClient.joined([source("own") { _ in Fetched([Self.trip("own", 50)]) }, unknown])
    #expect(try await joined.trips(in: "ES").completeness.kind == .notRequested)
    #expect(try await joined.trips(in: "BCN").completeness == .complete)
  }

  @Test("a source that fails does not cancel the others, and the response is partial")
  func failure() async throws {
    let client = TripClient.joined([
      source("one") { [error] _ in throw error("one", .status(503)) },
      source("two") { _ in Fetched([Self.trip("two", 50)], completeness: .cheapestOnly(missing: "the rest")) },
    ])
    let fetched = try await client.trips(in: "EU")
    #expect(fetched.value.count == 1 && fetched.status.kind == .partial && fetched.attempts == 4)
    #expect("\(fetched.status.clientError as Any)".contains("1 of 2 sources failed: one"))
    #expect(fetched.sources.map(\.status.kind) == [.failed, .ok])
    #expect(fetched.completeness == .cheapestOnly(missing: "the rest"))
  }

  @Test("a simulated fault of one source names it", arguments: [true, false])
  func fault(isFault: Bool) async throws {
    let failing = ClientError(requested: "the trips", reason: isFault ? .fault(.offline) : .injected(.offline))
    let client = TripClient.joined([
      source("one") { _ in throw failing }, source("two") { _ in Fetched([Self.trip("two", 50)]) },
    ])
    let error = try await client.trips(in: "EU").status.clientError
    #expect(error?.message.hasSuffix(": offline (1 of 2 sources failed: one)") == true, "\(error as Any)")
  }

  @Test("if all sources fail, the error names each of them")
  func allFail() async throws {
    let client = TripClient.joined(
      ["one", "two"].map { name in source(name) { [error] _ in throw error(name, .status(503)) } })
    let failure = await #expect(throws: ClientError.self) { try await client.trips(in: "EU") }
    #expect(
      failure?.message
        == "the trips in EU: every source failed or was left out: one: GET one: status 503; two: GET two: status 503")
    #expect(failure?.attempts == 6)
  }

  @Test("a place that one source does not know has no trips there, and is unknown if no source knows it")
  func unknown() async throws {
    let unknown = source("one") { request in
      throw ClientError(
        requested: "GET one", reason: .unknown("region", named: request.origin ?? "", known: []), attempts: 1)
    }
    let known = TripClient.joined([unknown, source("two") { _ in Fetched([Self.trip("two", 50)]) }])
    let fetched = try await known.trips(in: "CPH")
    #expect(fetched.status.kind == .ok && fetched.completeness == .complete && fetched.value.count == 1)
    // A region that only one source has.
    let region = try await known.trips(in: "nordic-1")
    #expect(region.completeness.kind == .notRequested && region.status.kind == .ok)
    let failure = await #expect(throws: ClientError.self) {
      try await TripClient.joined([unknown, unknown]).trips(in: "CPH")
    }
    #expect(failure?.isUnknown == true)
  }

  @Test("a source that cannot answer a search is not requested, and the response says why")
  func objection() async throws {
    let objecting = source("one", objection: { $0.isDirect ? Problem("no stops", remedy: "fly") : nil }) { _ in
      Issue.record("one was requested")
      return Fetched([])
    }
    let client = TripClient.joined([objecting, source("two") { _ in Fetched([Self.trip("two", 50)]) }])
    let request = TripRequest(origin: "EU", search: TripSearch(isDirect: true))
    let fetched = try await client.trips(request)
    #expect(fetched.status.kind == .ok && fetched.attempts == 1)
    #expect(fetched.completeness == Completeness(.notRequested, missing: ["one: no stops"]))
    #expect(fetched.sources[0].completeness == Completeness(.notRequested, missing: ["no stops"]))
    let alone = await #expect(throws: ClientError.self) {
      try await client.trips(TripRequest(origin: "EU", search: TripSearch(isDirect: true, sources: ["one"])))
    }
    #expect(alone?.message == "the trips in EU: no stops" && alone?.remedy == "fly")
    // A remedy that is not that of all sources is named with its own.
    let failing = TripClient.joined([objecting, source("two") { [error] _ in throw error("two", .offline) }])
    let failure = await #expect(throws: ClientError.self) { try await failing.trips(request) }
    #expect(failure?.remedy == "one: fly")
    let both = TripClient.joined([
      objecting, source("two", objection: { _ in Problem("no", remedy: "fly") }) { _ in Fetched([]) },
    ])
    let shared = await #expect(throws: ClientError.self) { try await both.trips(request) }
    #expect(shared?.remedy == "fly")
  }

  @Test("a search requests the sources that it names, and an unknown one is an error with the valid names")
  func chosen() async throws {
    let client = TripClient.joined([
      source("one") { _ in Fetched([Self.trip("one", 60)]) }, source("two") { _ in Fetched([Self.trip("two", 50)]) },
    ])
    let fetched = try await client.trips(TripRequest(origin: "EU", search: TripSearch(sources: ["one"])))
    #expect(fetched.value.map(\.sources) == [["one"]] && fetched.sources.map(\.source) == ["one"])
    let failure = await #expect(throws: ClientError.self) {
      try await client.trips(TripRequest(origin: "EU", search: TripSearch(sources: ["two", "too"])))
    }
    #expect(failure?.message == "the trips in EU: source: there is no source \"too\"")
    #expect(failure?.remedy == "did you mean \"two\"? Known: one, two")
  }

  @Test("a search may name several sources, which themselves know no names of sources")
  func names() async throws {
    let client = TripClient.joined(
      ["one", "two"].map { name in
        source(name) { request in
          #expect(request.search.sources.isEmpty)
          return Fetched([Self.trip(name, 60)])
        }
      })
    let fetched = try await client.trips(TripRequest(origin: "EU", search: TripSearch(sources: ["one", "two"])))
    #expect(fetched.value.map(\.sources) == [["one", "two"]])
  }

  @Test("each response is that of its own source, whichever responds first", arguments: 0..<20)
  func order(_ round: Int) async throws {
    let clock = ManualClock()
    let client = TripClient.joined([
      source("slow") { _ in
        try await clock.sleep(for: .seconds(1))
        return Fetched([Self.trip("slow", 60)])
      },
      source("broken") { [error] _ in throw error("broken", .status(503)) },
    ])
    let task = Task { try await client.trips(in: "EU") }
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(1))
    let fetched = try await task.value
    #expect(fetched.sources.map { "\($0.source) \($0.status.kind) \($0.count)" } == ["slow ok 1", "broken failed 0"])
  }

  @Test("at a deadline, the trips that other sources have sent are delivered, and the response is partial")
  func deadline() async throws {
    let clock = ManualClock()
    let client = TripClient.joined([
      source("fast") { _ in Fetched([Self.trip("fast", 60)]) },
      source("slow") { _ in
        try await clock.sleep(for: .seconds(100))
        return Fetched([])
      },
    ])
    let repository = TripRepository(client, clock: clock)
    let deadline = Deadline(.seconds(54), clock: clock)
    let task = Task {
      try await deadline.value(of: "the trips") { try await repository.trips(TripRequest(origin: "EU")) }
    }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(54))
    let fetched = try await task.value
    #expect(fetched.value.map(\.sources) == [["fast"]])
    #expect(fetched.status.kind == .partial && fetched.status.clientError?.isTimeout == true)
    #expect(fetched.sources.map(\.status.kind) == [.ok, .failed])
  }

  @Test("a source that does not know a place does not displace cached trips of another")
  func cached() async throws {
    let client = TripClient.joined([
      source("one") { _ in
        throw ClientError(requested: "one", reason: .unknown("region", named: "VNO", known: []), attempts: 1)
      },
      source("two") { [error] _ in
        Fetched([Self.trip("two", 50)], status: .stale(age: .seconds(60), because: error("two", .status(503))))
      },
    ])
    let fetched = try await client.trips(in: "VNO")
    #expect(fetched.value.map(\.price) == [50] && fetched.status.kind == .stale)
  }

  @Test("all sources are requested at once, and cancellation cancels all of them")
  func concurrency() async throws {
    let clock = ManualClock()
    let client = TripClient.joined(
      ["one", "two"].map { name in
        source(name) { _ in
          try await clock.sleep(for: .seconds(10))
          return Fetched([Self.trip(name, 50)])
        }
      })
    let task = Task { try await client.trips(in: "EU") }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(10))
    #expect(try await task.value.value.map(\.sources) == [["one", "two"]])
    let canceled = Task { try await client.trips(in: "EU") }
    await clock.waitForSleepers(2)
    canceled.cancel()
    await #expect(throws: CancellationError.self) { try await canceled.value }
  }

  @Test("old trips of one source count as failed if another source sent new ones")
  func stale() async throws {
    let client = TripClient.joined([
      source("one") { [error] _ in
        Fetched([Self.trip("one", 60)], status: .stale(age: .seconds(9), because: error("one", .status(503))))
      },
      source("two") { _ in Fetched([Self.trip("two", 70)]) },
    ])
    let fetched = try await client.trips(in: "EU")
    #expect(fetched.value.map(\.price) == [70] && fetched.status.kind == .partial)
    #expect(fetched.sources.map(\.status.kind) == [.failed, .ok])
  }

  @Test("regions are joined by id, airlines by code, and an airport is looked up in one source after another")
  func otherLists() async throws {
    var (one, two) = (TripClient.failing(), TripClient.failing())
    one.regions = { Fetched([Region(id: "EU", name: "Europe", countryCodes: ["DK"])]) }
    two.regions = {
      Fetched([Region(id: "EU", name: "e", countryCodes: ["ES"]), Region(id: "US", name: "", countryCodes: [])])
    }
    one.airlines = { Fetched([]) }
    two.airlines = { Fetched([Airline(code: "FR", name: "Ryanair")]) }
    one.airport = {
      throw ClientError(requested: "one", reason: .unknown("airport", named: $0, known: []), attempts: 1)
    }
    two.airport = TripClient.mock(now: { Date() }).airport
    let client = TripClient.joined([TripSource("one", one), TripSource("two", two)])
    let regions = try await client.regions().value
    #expect(regions.map(\.id) == ["EU", "US"] && regions[0].countryCodes == ["DK", "ES"])
    #expect(try await client.airlines().value.map(\.code) == ["FR"])
    #expect(try await client.airport("CPH").value.code == "CPH")
    await #expect(throws: ClientError.self) { try await client.airport("XYZ") }
  }

  @Test("a calendar has the best offer of each day, and a source without a calendar is left out")
  func calendars() async throws {
    func calendar(_ prices: [Price]) -> TripClient {
      var client = TripClient.failing()
      client.calendar = { request in
        let route = try #require(Route("VNO-BCN"))
        return Fetched(
          zip(request.month.days, prices).map { day, price in
            CalendarDay(day, .fare(CalendarFare(route: route, price: price, currency: "EUR")))
          })
      }
      return client
    }
    var without = TripClient.failing()
    without.calendar = { _ in
      throw ClientError(requested: "none", reason: .failed(.unimplemented, detail: "no calendar"), attempts: 0)
    }
    let client = TripClient.joined([
      TripSource("one", calendar([60, 40])), TripSource("two", calendar([50, 45])), TripSource("three", without),
    ])
    let fetched = try await client.calendar(.fixture("VNO-BCN", month: "2027-01", ""))
    #expect(fetched.value.compactMap(\.offer.fare?.price) == [50, 40])
    #expect(
      fetched.status.kind == .ok && fetched.sources.map(\.completeness.kind) == [.complete, .complete, .notRequested])
  }
}

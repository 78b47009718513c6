import AerogamiContainer
import Foundation
import TestSupport
import Testing

@testable import AerogamiCore
@testable import AerogamiFeatures

@Suite struct PriceRecordingTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func response(_ prices: Price..., to: TripLocation = .malaga, status: Status = .ok) -> Fetched<[Trip]> {
    Fetched(prices.map { .fixture(price: $0, to: to) }, status: status)
  }

  /// A store in memory that logs every call with its prices or its number of routes.
  private func store(_ log: Log<String>, _ memory: PriceHistoryStore = .mock()) -> PriceHistoryStore {
    var store = memory
    store.record = { sightings, now in
      await log.append("record \(sightings.map { "\($0.price)\($0.isWide ? "" : "?")" }.joined(separator: " "))")
      try await memory.record(sightings, now)
    }
    store.usual = { routes, day in
      await log.append("usual \(routes.count)")
      return try await memory.usual(routes, day)
    }
    return store
  }

  @Test(
    "the prices of all responses are recorded together at the end, with the lowest for each route and dates",
    arguments: [1, 3, 1 << 17])
  func together(limit: Int) async {
    let log = Log<String>()
    let recording = PriceRecording(in: store(log), at: now, limit: limit)
    _ = await recording.deals(of: response(72))
    _ = await recording.deals(of: response(60, 65))
    _ = await recording.deals(of: response(50, to: .vilnius))
    _ = await recording.deals(of: response(70))
    #expect(await log.entries == ["usual 1", "usual 1"])
    await recording.finish()
    #expect(await log.entries == ["usual 1", "usual 1", "record 60 50"])
  }

  @Test("the prices that arrived are recorded although the fetch throws an error or is canceled")
  func interrupted() async {
    let log = Log<String>()
    await withTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask {
        await #expect(throws: CancellationError.self) {
          try await PriceRecording.run(in: store(log), at: now, isWide: true) { recording in
            _ = await recording.deals(of: response(72))
            try Task.checkCancellation()
          }
        }
      }
    }
    #expect(await log.entries == ["usual 1", "record 72"])
  }

  @Test("deals depend only on the days before the fetch, and not on how many departures a fetch returns")
  func before() async throws {
    let route = try #require(PricedRoute(of: .fixture()))
    let day = try #require(now.dayNumber)
    let lows = [101] + Array(repeating: Price(significand: 120), count: 19)
    let memory = PriceHistoryStore.mock([PriceHistory(route, days: .fixture(lows, before: day))])
    func deals(_ prices: ClosedRange<Int64>) async -> [Price] {
      let trips = prices.map { Trip.fixture(price: Price(significand: $0)) }
      var found: [Price] = []
      await PriceRecording.run(in: memory, at: now, isWide: true) { recording in
        let deals = await recording.deals(of: Fetched(trips))
        found = trips.filter { deals.usual(ofDeal: $0, at: now) != nil }.map(\.price)
      }
      return found
    }
    #expect(await deals(110...125) == (110...119).map { Price(significand: $0) })
    // Neither the prices of this fetch nor those of the earlier one change what is a deal.
    #expect(await deals(100...125) == (100...119).map { Price(significand: $0) })
  }

  @Test(
    "a day counts for the routes of a complete response to a wide search",
    arguments: [
      (true, .complete, "record 72"), (true, .cheapestOnly(missing: "days"), "record 72"),
      (true, Completeness(.notRequested), "record 72"), (true, Completeness(.partial), "record 72?"),
      (true, Completeness(.failed), "record 72?"), (false, .complete, "record 72?"),
    ] as [(Bool, Completeness, String)])
  func width(isWide: Bool, completeness: Completeness, expected: String) async {
    let log = Log<String>()
    await PriceRecording.run(in: store(log), at: now, isWide: isWide) { recording in
      var response = response(72)
      response.completeness = completeness
      _ = await recording.deals(of: response)
    }
    #expect(await log.entries == ["usual 1", expected])
  }

  @Test("a calendar lowers the price of a day, but does not make it count")
  func calendar() async {
    let log = Log<String>()
    await PriceRecording.run(in: store(log), at: now, isWide: false) { recording in
      let fare = CalendarFare(route: .vilniusMalaga, price: 40, currency: "EUR")
      await recording.record(Fetched([CalendarDay(30_000, .fare(fare))]))
    }
    #expect(await log.entries == ["record 40?"])
  }

  @Test("prices of cached responses are compared but not recorded, and those of partial responses are recorded")
  func sources() async {
    let log = Log<String>()
    let error = ClientError(requested: "GET", reason: .failed(.offline, detail: "down"))
    await PriceRecording.run(in: store(log), at: now, isWide: true) { recording in
      _ = await recording.deals(of: response(70, status: .cached(age: .seconds(1))))
      _ = await recording.deals(of: response(60, status: .stale(age: .seconds(1), because: error)))
    }
    #expect(await log.entries == ["usual 1"])
    await PriceRecording.run(in: store(log), at: now, isWide: true) { recording in
      _ = await recording.deals(of: response(50, status: .partial(because: error)))
    }
    #expect(await log.entries == ["usual 1", "usual 1", "record 50?"])
  }

  @Test("a store that does not record is not called, and a failing one does not fail the recording")
  func notRecording() async {
    var store = PriceHistoryStore.failing { Issue.record(Comment(rawValue: $0)) }
    store.isRecording = false
    let idle = PriceRecording(in: store, at: now)
    #expect(await idle.deals(of: response(72)).isEmpty)
    await idle.finish()
    let failing = PriceRecording(in: .failing(), at: now)
    #expect(await failing.deals(of: response(72)).isEmpty)
    await failing.finish()
  }
}

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
      await log.append("record \(sightings.map { "\($0.price)" }.joined(separator: " "))")
      try await memory.record(sightings, now)
    }
    store.deals = { routes in
      await log.append("deals \(routes.count)")
      return try await memory.deals(routes)
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
    #expect(await log.entries == ["deals 1", "deals 1"])
    await recording.finish()
    #expect(await log.entries == ["deals 1", "deals 1", "record 60 50"])
  }

  @Test("the prices that arrived are recorded although the fetch throws an error or is canceled")
  func interrupted() async {
    let log = Log<String>()
    await withTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask {
        await #expect(throws: CancellationError.self) {
          try await PriceRecording.run(in: store(log), at: now) { recording in
            _ = await recording.deals(of: response(72))
            try Task.checkCancellation()
          }
        }
      }
    }
    #expect(await log.entries == ["deals 1", "record 72"])
  }

  @Test("the deals of a response are compared with the medians of their routes, in whole percent rounded down")
  func medians() async throws {
    var history = PriceHistory(try #require(PricedRoute(of: .fixture())))
    for (index, price) in ([50, 80, 90] + Array(repeating: 100, count: 18)).enumerated() {
      history.observations.append(
        PriceObservation(
          dates: TripDates(departure: 40_000 + index), seenAt: now - 86_400,
          price: Price(significand: Int64(price))))
    }
    let recording = PriceRecording(in: .mock([history]), at: now)
    // Prices below the third lowest are deals.
    let trips = [Price(significand: 665, scale: 1), 89, 90, 10].enumerated().map { index, price in
      Trip.fixture(id: "\(index)", price: price)
    }
    let expired = Trip.fixture(id: "expired", price: 1, expiresAt: now)
    let unknown = Trip.fixture(id: "unknown", price: 1, to: .vilnius)
    let (deals, found) = await recording.dealsWithMedians(
      of: Fetched(trips + [expired, unknown]), among: [0, 1, 2, 3, 4, 5])
    #expect(found == [0, 1, 3])
    #expect(found.map { deals.percentBelowMedian(of: trips[$0]) } == [33, 11, 90])
    #expect(await recording.dealsWithMedians(of: Fetched(trips), among: [1, 2]).indices == [1])
    #expect(deals.percentBelowMedian(of: .fixture(price: 101)) == nil)
    // A product of this price would overflow.
    #expect(deals.percentBelowMedian(of: .fixture(price: Price(significand: .min))) == nil)
    #expect(deals.hasHistory(of: history.route))
    #expect(deals.hasHistory(of: try #require(PricedRoute(of: unknown))) == false)
    #expect(await recording.deals(of: Fetched(trips)).percentBelowMedian(of: trips[0]) == nil)
  }

  @Test("a deal whose median cannot be read is left out")
  func unreadableMedians() async throws {
    var store = PriceHistoryStore.mock()
    var deals = Deals()
    deals.set(100, for: try #require(PricedRoute(of: .fixture())))
    store.deals = { [deals] _ in deals }
    store.medians = { _ in throw ClientError(requested: "medians", reason: .injected(.offline)) }
    let recording = PriceRecording(in: store, at: now)
    #expect(await recording.dealsWithMedians(of: Fetched([.fixture(price: 5)]), among: [0]).indices.isEmpty)
  }

  @Test("deals depend only on prices from before the fetch")
  func before() async throws {
    let memory = PriceHistoryStore.mock()
    for hour in 0..<20 {
      _ = try await memory.record([.fixture(price: Price(significand: Int64(100 + hour)))], now + Double(hour) * 3600)
    }
    let recording = PriceRecording(in: memory, at: now + 100_000)
    for price in 0..<8 {
      let trip = Trip.fixture(price: Price(significand: Int64(90 + price)))
      #expect(await recording.deals(of: Fetched([trip])).contains(trip, at: now))
    }
    let dear = Trip.fixture(price: 102)
    #expect(await !recording.deals(of: Fetched([dear])).contains(dear, at: now))
  }

  @Test("prices of cached responses are compared but not recorded, and those of partial responses are recorded")
  func sources() async {
    let log = Log<String>()
    let error = ClientError(requested: "GET", reason: .failed(.offline, detail: "down"))
    await PriceRecording.run(in: store(log), at: now) { recording in
      _ = await recording.deals(of: response(70, status: .cached(age: .seconds(1))))
      _ = await recording.deals(of: response(60, status: .stale(age: .seconds(1), because: error)))
    }
    #expect(await log.entries == ["deals 1"])
    await PriceRecording.run(in: store(log), at: now) { recording in
      _ = await recording.deals(of: response(50, status: .partial(because: error)))
    }
    #expect(await log.entries == ["deals 1", "deals 1", "record 50"])
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

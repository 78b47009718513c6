import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiStore

@Suite(.timeLimit(.minutes(10))) struct PriceHistoryStoreTests {
  enum Kind: CaseIterable {
    case memory, database
  }

  private let place = TemporaryStore()
  private let start = Date(timeIntervalSince1970: 1_800_000_000)
  private let route = Route.copenhagenMalaga

  private func store(_ kind: Kind) -> PriceHistoryStore {
    switch kind {
    case .memory: .mock()
    case .database: .live(place.database(), source: "http://a")
    }
  }

  private func at(_ hour: Int) -> Date { start + Double(hour) * 3600 }

  /// A trip on the route that departs `day` days after the start.
  private func trip(_ price: Price, day: Int = 30, currency: String = "EUR", to: TripLocation = .malaga) -> Trip {
    .fixture(price: price, currency: currency, to: to, departureAt: start + Double(day) * 86_400)
  }

  private func prices(_ store: PriceHistoryStore) async throws -> [String] {
    try await store.histories(route).flatMap(\.observations).sorted { ($0.seenAt, $1.price) < ($1.seenAt, $0.price) }
      .map { observation in
        "\(Int(observation.seenAt.timeIntervalSince(start) / 3600)):\(observation.price)"
      }
  }

  @Test("a price becomes an observation only if it differs from the previous one", arguments: Kind.allCases)
  func observations(kind: Kind) async throws {
    let store = store(kind)
    let prices: [Price] = [50, Price(significand: 500, scale: 1), 51, 51, 50]
    for (hour, price) in prices.enumerated() { _ = try await store.record([trip(price)], at(hour)) }
    #expect(try await self.prices(store) == ["0:50", "2:51", "4:50"])
    let history = try await store.histories(route)[0]
    #expect(Array(history.lastSeen.values) == [at(4)])
    #expect(try await store.size().observationCount == 3)
    #expect(try await store.size().routeCount == 1)
  }

  @Test("each route has a separate history for each currency, and for one way and round trip", arguments: Kind.allCases)
  func series(kind: Kind) async throws {
    let store = store(kind)
    var roundTrip = trip(40)
    roundTrip.returnAt = .utc(roundTrip.departureAt.instant + 86_400)
    let trips = [
      trip(Price(significand: 5000, scale: 2)), roundTrip, trip(70, day: 31), trip(60, currency: "USD"),
      trip(80, to: .vilnius),
    ]
    _ = try await store.record(trips, start)
    let histories = try await store.histories(route)
    #expect(histories.map { "\($0.route.currency) \($0.route.isOneWay)" } == ["EUR true", "EUR false", "USD true"])
    #expect(histories[0].observations.map { "\($0.price)" } == ["50.00", "70"])
    #expect(histories[1].observations.map(\.dates.returning) == [20_864])
    #expect(try await store.histories(.vilniusMalaga).isEmpty)
    let routes = try await store.routes(start)
    #expect(
      routes.map { "\($0.route.route) \($0.route.currency)" }
        == ["CPH-AGP EUR", "CPH-AGP EUR", "CPH-AGP USD", "CPH-VNO EUR"])
    #expect(routes.map(\.route.isOneWay) == [false, true, true, true])
    #expect(routes.map(\.observationCount) == [1, 2, 1, 1])
    #expect(routes.map { "\($0.minimum)" } == ["40", "50.00", "60", "80"])
    #expect(routes.map(\.current) == [40, 50, 60, 80])
    #expect(try await store.routes(at(24 * 60)).map(\.current) == [nil, nil, nil, nil])
  }

  @Test("the lowest price of one fetch counts, whatever the order of its responses", arguments: Kind.allCases)
  func oneFetch(kind: Kind) async throws {
    let store = store(kind)
    _ = try await store.record([trip(60)], at(0))
    _ = try await store.record([trip(50)], at(0))
    _ = try await store.record([trip(70)], at(0))
    #expect(try await prices(store) == ["0:50"])
    _ = try await store.record([trip(50)], at(1))
    _ = try await store.record([trip(45)], at(1))
    #expect(try await prices(store) == ["0:50", "1:45"])
  }

  @Test("prices recorded while the clock was ahead do not hide prices recorded later", arguments: Kind.allCases)
  func setBack(kind: Kind) async throws {
    let store = store(kind)
    _ = try await store.record([trip(50)], at(100))
    for (hour, price) in [50, 40, 40, 30].enumerated() {
      _ = try await store.record([trip(Price(significand: Int64(price)))], at(hour))
    }
    #expect(try await prices(store) == ["1:40", "3:30", "100:50"])
    #expect(try await store.routes(at(4)).map(\.seenAt) == [at(3)])
    #expect(try await store.routes(at(4)).map(\.current) == [30])
  }

  @Test(
    "the median is the lower of the two middle prices; it and the lowest price are unknown without observations",
    arguments: Kind.allCases)
  func medians(kind: Kind) async throws {
    let store = store(kind)
    let route = PricedRoute(self.route, isOneWay: true, currency: try #require(LetterCode("EUR")))
    let other = PricedRoute(.vilniusMalaga, isOneWay: true, currency: route.currency)
    #expect(try await store.medians([route]).isEmpty)
    #expect(try await store.lows([route], nil).isEmpty)
    var (medians, lows): ([String], [String]) = ([], [])
    for (hour, price) in [60, 90, 50, 40].enumerated() {
      _ = try await store.record([trip(Price(significand: Int64(price)))], at(hour))
      let found = try await store.medians([other, route, route])
      medians += found.map { "\($0.key == route) \($0.value)" }
      lows.append(
        contentsOf: try await store.lows([other, route, route], nil).map { "\($0.key == route) \($0.value)" })
    }
    #expect(medians == ["true 60", "true 60", "true 60", "true 50"])
    #expect(lows == ["true 60", "true 60", "true 50", "true 40"])
    #expect(try await store.lows([route, other], at(1)) == [route: 60])
    #expect(try await store.lows([route], at(2)) == [route: 50])
    #expect(try await store.lows([route], at(0) - 1).isEmpty)
  }

  @Test("deals are relative to earlier prices, from 20 observations on", arguments: Kind.allCases)
  func deals(kind: Kind) async throws {
    let store = store(kind)
    for hour in 0..<19 {
      let deals = try await store.record([trip(Price(significand: Int64(100 + hour)))], at(hour))
      #expect(deals.isEmpty)
    }
    let cheap = trip(10, day: 40)
    #expect(try await store.record([cheap], at(19)).isEmpty)
    // Of 20 prices, at most two may be as low as a deal.
    #expect(try await store.deals([cheap], at(20)).contains(cheap, at: at(20)))
    let deals = try await store.record([trip(9, day: 41), trip(100, day: 42), trip(99, day: 43)], at(20))
    #expect(deals.contains(trip(9), at: at(20)))
    #expect(deals.contains(trip(99), at: at(20)))
    #expect(deals.contains(trip(100), at: at(20)))
    #expect(!deals.contains(trip(101), at: at(20)))
    // Three of the 23 prices are now 99 or lower, so 99 is not a deal.
    #expect(try await store.deals([cheap], at(21)).contains(trip(98), at: at(21)))
    #expect(try await store.deals([cheap], at(21)).contains(trip(99), at: at(21)) == false)
    #expect(try await store.deals([trip(1, currency: "USD")], at(21)).isEmpty)
  }

  @Test("pruning keeps prices that were valid at the moment, for dates that were seen since", arguments: Kind.allCases)
  func prune(kind: Kind) async throws {
    let store = store(kind)
    for (hour, price) in [50, 60, 60, 70, 70, 80].enumerated() {
      _ = try await store.record([trip(Price(significand: Int64(price)))], at(hour))
    }
    _ = try await store.record([trip(40, day: 31), trip(90, to: .vilnius)], at(1))
    let before = try await prices(store)
    #expect(before == ["0:50", "1:60", "1:40", "3:70", "5:80"])
    let removed = HistorySize(observationCount: 3, routeCount: 1)
    #expect(try await store.prune(at(2), true) == removed)
    #expect(try await prices(store) == before)
    #expect(try await store.prune(at(2), false) == removed)
    #expect(try await prices(store) == ["1:60", "3:70", "5:80"])
    #expect(try await store.routes(start).map(\.observationCount) == [3])
    #expect(try await store.prune(at(2), false) == HistorySize())
    #expect(try await store.prune(at(3), false).observationCount == 1)
    // The dates were seen at this moment, so their latest price remains.
    #expect(try await store.prune(at(5), false).observationCount == 1)
    #expect(try await prices(store) == ["5:80"])
    _ = try await store.record([trip(80)], at(9))
    #expect(try await store.prune(at(8), false) == HistorySize())
    #expect(try await store.prune(at(10), false) == HistorySize(observationCount: 1, routeCount: 1))
    #expect(try await store.histories(route).isEmpty)
  }

  @Test("a thousand concurrent responses are recorded as if sequential", arguments: Kind.allCases)
  func concurrency(kind: Kind) async throws {
    let store = store(kind)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<1000 {
        group.addTask { [trip = trip(Price(significand: Int64(number)), day: 1 + number % 50)] in
          _ = try await store.record([trip], start)
        }
      }
      try await group.waitForAll()
    }
    let history = try #require(try await store.histories(route).first)
    // Observations of the same second have no defined order.
    #expect(history.observations.map(\.price).sorted() == (0..<50).map { Price(significand: $0) })
    #expect(try await store.routes(start)[0].observationCount == 50)
  }

  @Test("prices of two services are separate, and pruned together")
  func sources() async throws {
    let (one, other) = (
      PriceHistoryStore.live(place.database(), source: "http://a"),
      PriceHistoryStore.live(place.database(), source: "http://b")
    )
    _ = try await one.record([trip(50)], at(0))
    #expect(try await other.histories(route).isEmpty)
    #expect(try await other.routes(start).isEmpty)
    _ = try await other.record([trip(60)], at(1))
    #expect(try await prices(one) == ["0:50"])
    #expect(try await prices(other) == ["1:60"])
    #expect(try await one.size().observationCount == 2)
    #expect(try await one.prune(at(9), false) == HistorySize(observationCount: 2, routeCount: 2))
  }

  @Test("neither reading without a file nor a response without trips creates one")
  func file() async throws {
    let store = store(.database)
    #expect(try await store.histories(route).isEmpty)
    #expect(try await store.routes(start).isEmpty)
    #expect(try await store.deals([trip(1)], start).isEmpty)
    #expect(try await store.record([], start).isEmpty)
    #expect(try await store.prune(start, false) == HistorySize())
    #expect(try await store.size() == HistorySize())
    #expect(throws: (any Error).self) { try place.names }
    _ = try await store.record([trip(50)], start)
    #expect(try await prices(self.store(.database)) == ["0:50"])
  }

  @Test("a canceled caller records its prices, but reads nothing")
  func cancellation() async throws {
    let store = store(.database)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask { _ = try await store.record([trip(50)], start) }
      try await group.waitForAll()
      group.addTask { try await store.record([Sighting](of: [trip(60)], at: start), at(1)) }
      group.addTask { await #expect(throws: CancellationError.self) { try await store.histories(route) } }
      try await group.waitForAll()
    }
    #expect(try await prices(store) == ["0:50", "1:60"])
  }

  @Test("equal fetches of more prices than are held at once add no observations")
  func equalFetches() async throws {
    let store = store(.database)
    // 70 regions have the same 2,000 routes and dates, which are cheapest in the last region.
    let trips = (0..<2000).map { trip(100, day: 30 + $0) }
    for hour in 0..<3 {
      await PriceRecording.run(in: store, at: at(hour)) { recording in
        for region in 0..<70 {
          let price = Price(significand: Int64(100 - region))
          _ = await recording.deals(
            of: Fetched(
              trips.map { trip in
                var trip = trip
                trip.price = price
                return trip
              }))
        }
      }
    }
    #expect(try await store.size().observationCount == 2000)
    #expect(try await store.lows([.fixture(route)], nil).values.map { $0 } == [31])
  }

  @Test("an invalid price is an error")
  func unreadable() async throws {
    let store = store(.database)
    _ = try await store.record([trip(50)], start)
    try place.withConnection { try $0.execute(sql: "UPDATE observation SET price = 9") }
    await #expect(throws: StoreError.self) { try await store.histories(route) }
  }

  @Test("a store that callers can do without reports its failure once, and then finds no deals")
  func tolerating() async throws {
    let told = Log<String>()
    let (messages, continuation) = AsyncStream<String>.makeStream()
    let store = PriceHistoryStore.failing().tolerating(FirstFailure(yieldingTo: continuation))
    #expect(try await store.record([trip(50)], start).isEmpty)
    #expect(try await store.record([trip(50)], start).isEmpty)
    continuation.finish()
    for await message in messages { await told.append(message) }
    #expect(
      await told.entries == [
        "PriceHistoryStore.deals() was called, and this environment makes it fail: unimplemented"
      ])
    await #expect(throws: ClientError.self) { try await store.routes(start) }
  }
}

@Suite struct PriceHistoryTableTests {
  @Test("prices are saved with their decimals, as numbers that sort like the prices")
  func prices() throws {
    let significands: [Int64] = [0, 1, 9, 10, 7250, 99_999_999_999]
    let prices = significands.flatMap { significand in
      (0...6).map { Price(significand: significand, scale: $0) }
    }
    for left in prices {
      let number = try #require(left.sortable)
      #expect(Price(sortable: number)?.description == left.description)
      for right in prices where left < right { #expect(number < (try #require(right.sortable))) }
    }
    #expect(Price(significand: 1, scale: 7).sortable == nil)
    #expect(Price(significand: 100_000_000_001).sortable == nil)
    #expect(Price(significand: -1).sortable == nil)
    #expect(Price(sortable: 7) == nil)
    #expect(Price(sortable: -10_000_000) == nil)
    #expect(Price(sortable: 11) == nil)
  }

  private func plan(_ sql: String, _ arguments: StatementArguments) async throws -> [String] {
    try await TemporaryStore().database().read { db in
      try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + sql, arguments: arguments).map { $0["detail"] as String }
    }
  }

  @Test("the limit for a route's deals and the route's prices are read from an index without sorting")
  func plans() async throws {
    #expect(
      try await plan(PriceRecorder.priceAtIndex, [1, 2])
        == ["SEARCH observation USING COVERING INDEX observation_by_price (route_id=?)"])
    #expect(
      try await plan(PriceHistory.observationsOfRoute, [1])
        == ["SEARCH observation USING PRIMARY KEY (route_id=?)"])
  }
}

import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiStore

@Suite(.timeLimit(.minutes(20))) struct PriceHistoryStoreTests {
  enum Kind: CaseIterable {
    case memory, database
  }

  private let place = TemporaryStore()
  private let start = Date(timeIntervalSince1970: 1_800_000_000)
  private let route = Route.copenhagenMalaga

  private func store(_ kind: Kind) -> PriceHistoryStore {
    switch kind {
    case .memory: .mock()
    case .database: .live(place.database(), sources: [("a", "http://a")])
    }
  }

  private func at(_ hour: Int) -> Date { start + Double(hour) * 3600 }

  /// A trip on the route that departs `day` days after the start.
  private func trip(_ price: Price, day: Int = 30, currency: String = "EUR", to: TripLocation = .malaga) -> Trip {
    .fixture(price: price, currency: currency, to: to, departureAt: start + Double(day) * 86_400)
  }

  /// The day of the start, as days since 1970.
  private static let firstDay = 20_833

  /// Returns the days recorded for the one-way trips in euros on the route, with a mark for those that do not count.
  private func lows(_ store: PriceHistoryStore) async throws -> [String] {
    let histories = try await store.histories(route).filter { $0.route == .fixture(route) }
    return [DailyLow].joined(histories.map(\.days)).map { low in
      "\(low.day - Self.firstDay):\(low.price)@\(low.dates.departure - Self.firstDay)\(low.isWide ? "" : "?")"
    }
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
    for (hour, price) in prices.enumerated() { try await store.add([trip(price)], at(hour)) }
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
    try await store.add(trips, start)
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
    #expect(routes.map(\.minimum) == [40, 50, 60, 80])
    #expect(routes.map(\.current) == [40, 50, 60, 80])
    #expect(try await store.routes(at(24 * 60)).map(\.current) == [nil, nil, nil, nil])
  }

  @Test("the lowest price of one fetch counts, whatever the order of its responses", arguments: Kind.allCases)
  func oneFetch(kind: Kind) async throws {
    let store = store(kind)
    try await store.add([trip(60)], at(0))
    try await store.add([trip(50)], at(0))
    try await store.add([trip(70)], at(0))
    #expect(try await prices(store) == ["0:50"])
    try await store.add([trip(50)], at(1))
    try await store.add([trip(45)], at(1))
    #expect(try await prices(store) == ["0:50", "1:45"])
  }

  @Test("random fetches are recorded alike in memory and in the database", arguments: [1, 2, 3, 4])
  func random(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let stores = Kind.allCases.map(store)
    var hour = 0
    for _ in 0..<60 {
      // Some fetches are at the same time.
      hour += [0, 1, 1, 30].randomElement(using: &random) ?? 1
      // Departures that a fetch lacks split those that are marked as seen with one statement.
      var trips: [Trip] = []
      for day in 30..<45 where Bool.random(using: &random) {
        for nights in [nil, 2, 3] where Bool.random(using: &random) {
          var trip = self.trip(
            Price(significand: .random(in: 500...503, using: &random), scale: 1), day: day,
            to: Bool.random(using: &random) ? .malaga : .vilnius)
          trip.returnAt = nights.map { .utc(trip.departureAt.instant + Double($0) * 86_400) }
          trips.append(trip)
        }
      }
      for store in stores { try await store.add(trips, at(hour)) }
    }
    for route in [route, Route("CPH-VNO")].compactMap(\.self) {
      var histories: [[PriceHistory]] = []
      for store in stores {
        histories.append(
          try await store.histories(route).sorted { $0.route < $1.route }.map { history in
            var history = history
            history.observations.sort { ($0.seenAt, $0.dates) < ($1.seenAt, $1.dates) }
            return history
          })
      }
      #expect(!histories[0].isEmpty)
      #expect(histories[1] == histories[0])
    }
    let size = try await stores[0].size()
    let recorded = try await stores[1].size()
    #expect((recorded.routeCount, recorded.observationCount) == (size.routeCount, size.observationCount))
  }

  @Test("prices recorded while the clock was ahead do not hide prices recorded later", arguments: Kind.allCases)
  func setBack(kind: Kind) async throws {
    let store = store(kind)
    try await store.add([trip(50)], at(100))
    for (hour, price) in [50, 40, 40, 30].enumerated() {
      try await store.add([trip(Price(significand: Int64(price)))], at(hour))
    }
    #expect(try await prices(store) == ["1:40", "3:30", "100:50"])
    #expect(try await store.routes(at(4)).map(\.seenAt) == [at(3)])
    #expect(try await store.routes(at(4)).map(\.current) == [30])
  }

  @Test("a day has the lowest price of all searches, and counts if one of them was wide", arguments: Kind.allCases)
  func dailyLows(kind: Kind) async throws {
    let store = store(kind)
    // A narrower search neither makes a day count nor raises its low; a lower price is lower for every search.
    let searches: [(hour: Int, price: Price, day: Int, isWide: Bool)] = [
      (0, 60, 30, true), (1, 70, 31, false), (2, 55, 32, false), (3, 58, 33, true),
      (24, 40, 30, false), (25, 90, 31, false), (48, 80, 30, false), (49, 85, 31, true),
    ]
    for search in searches {
      try await store.add([trip(search.price, day: search.day)], at(search.hour), isWide: search.isWide)
    }
    #expect(try await lows(store) == ["0:55@32", "1:40@30?", "2:80@30"])
    // Of one response, the cheapest trip.
    try await store.add([trip(90), trip(Price(significand: 505, scale: 1), day: 40), trip(51, day: 31)], at(72))
    #expect(try await lows(store).last == "3:50.5@40")
    #expect(try await store.routes(at(73)).map(\.minimum) == [Price(significand: 505, scale: 1)])
    #expect(try await store.size().dayCount == 4)
  }

  @Test(
    "the current price is that of the latest search that counts, and not of a narrower one", arguments: Kind.allCases)
  func narrowCurrent(kind: Kind) async throws {
    let store = store(kind)
    try await store.add([trip(45)], at(0), isWide: false)
    var route = try #require(try await store.routes(at(1)).first)
    #expect(route.current == nil && route.minimum == nil && route.seenAt == at(0))
    try await store.add([trip(50), trip(60, day: 31)], at(24))
    try await store.add([trip(90, day: 32)], at(48), isWide: false)
    route = try #require(try await store.routes(at(49)).first)
    #expect(route.current == 50 && route.minimum == 50 && route.seenAt == at(24))
    // A narrower search that sees the same trip has its newest price.
    try await store.add([trip(55)], at(72), isWide: false)
    #expect(try await store.routes(at(73)).map(\.current) == [55])
  }

  @Test("the usual prices of routes are those of the days before, and of each route alone", arguments: Kind.allCases)
  func usual(kind: Kind) async throws {
    let store = store(kind)
    let (route, other) = (PricedRoute.fixture(route), PricedRoute.fixture(.vilniusMalaga))
    #expect(try await store.usual([route], Self.firstDay).isEmpty)
    for day in 0..<20 {
      try await store.add(
        [trip(Price(significand: Int64(100 + day))), trip(1, currency: "USD"), trip(1, to: .vilnius)], at(24 * day),
        isWide: day != 5)
    }
    let last = Self.firstDay + 19
    let usual = try await store.usual([other, route, route], last)
    #expect(Array(usual.keys) == [route])
    var days = [DailyLow].fixture((0..<20).map { Price(significand: Int64(100 + $0)) }, before: last + 1)
    days[5].isWide = false
    #expect(usual[route] == UsualPrices(days, before: last))
    #expect(usual[route]?.dayCount == 18)
    #expect(try await store.usual([route], Self.firstDay + 200)[route]?.dayCount ?? 0 == 0)
  }

  @Test("many departure days of one fetch are one day, and no deals", arguments: Kind.allCases)
  func oneFetchOfManyDays(kind: Kind) async throws {
    let store = store(kind)
    let trips = (0..<300).map { trip(Price(significand: Int64(50 + $0)), day: 1 + $0) }
    try await store.add(trips, at(0))
    let usual = try await store.usual([.fixture(route)], Self.firstDay + 1)
    #expect(usual.values.map(\.dayCount) == [1])
    #expect(Deals(usual).usual(ofDeal: trips[0], at: at(24)) == nil)
  }

  @Test("pruning keeps prices that were valid at the moment, for dates that were seen since", arguments: Kind.allCases)
  func prune(kind: Kind) async throws {
    let store = store(kind)
    for (hour, price) in [50, 60, 60, 70, 70, 80].enumerated() {
      try await store.add([trip(Price(significand: Int64(price)))], at(hour))
    }
    try await store.add([trip(40, day: 31), trip(90, to: .vilnius)], at(1))
    let before = try await prices(store)
    #expect(before == ["0:50", "1:60", "1:40", "3:70", "5:80"])
    let removed = HistorySize(observationCount: 3, dayCount: 1, routeCount: 1)
    #expect(try await store.prune(at(2), true) == removed)
    #expect(try await prices(store) == before)
    #expect(try await store.prune(at(2), false) == removed)
    #expect(try await prices(store) == ["1:60", "3:70", "5:80"])
    #expect(try await store.prune(at(2), false) == HistorySize())
    #expect(try await store.prune(at(3), false).observationCount == 1)
    // The dates were seen at this moment, so their latest price remains.
    #expect(try await store.prune(at(5), false).observationCount == 1)
    #expect(try await prices(store) == ["5:80"])
    try await store.add([trip(80)], at(9))
    #expect(try await store.prune(at(8), false) == HistorySize())
    #expect(try await store.prune(at(10), false) == HistorySize(observationCount: 1, dayCount: 1, routeCount: 1))
    #expect(try await store.histories(route).isEmpty)
  }

  @Test("pruning deletes the lows of earlier days, also of prices that are still valid", arguments: Kind.allCases)
  func pruneDays(kind: Kind) async throws {
    let store = store(kind)
    for day in 0..<4 { try await store.add([trip(50)], at(24 * day)) }
    #expect(try await store.prune(at(49), true) == HistorySize(dayCount: 2))
    #expect(try await lows(store).count == 4)
    #expect(try await store.prune(at(49), false) == HistorySize(dayCount: 2))
    #expect(try await lows(store) == ["2:50@30", "3:50@30"])
    #expect(try await prices(store) == ["0:50"])
  }

  @Test("a thousand concurrent responses are recorded as if sequential", arguments: Kind.allCases)
  func concurrency(kind: Kind) async throws {
    let store = store(kind)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<1000 {
        group.addTask { [trip = trip(Price(significand: Int64(number)), day: 1 + number % 50)] in
          try await store.add([trip], start)
        }
      }
      try await group.waitForAll()
    }
    let history = try #require(try await store.histories(route).first)
    // Observations of the same second have no defined order.
    #expect(history.observations.map(\.price).sorted() == (0..<50).map { Price(significand: $0) })
    #expect(try await store.size().observationCount == 50)
    #expect(try await lows(store) == ["0:0@1"])
  }

  @Test("prices of two services are separate, and pruned together")
  func sources() async throws {
    let (one, other) = (
      PriceHistoryStore.live(place.database(), sources: [("a", "http://a")]),
      PriceHistoryStore.live(place.database(), sources: [("b", "http://b")])
    )
    try await one.add([trip(50)], at(0))
    #expect(try await other.histories(route).isEmpty)
    #expect(try await other.routes(start).isEmpty)
    try await other.add([trip(60)], at(1))
    #expect(try await prices(one) == ["0:50"])
    #expect(try await prices(other) == ["1:60"])
    #expect(try await one.size().observationCount == 2)
    #expect(try await one.prune(at(9), false) == HistorySize(observationCount: 2, dayCount: 2, routeCount: 2))
  }

  @Test("a store reads the prices of all of its sources together, and adding a source keeps what was recorded")
  func severalSources() async throws {
    func from(_ source: String, _ price: Price, day: Int = 30) -> Trip {
      var trip = trip(price, day: day)
      trip.sources = [source]
      return trip
    }
    let one = PriceHistoryStore.live(place.database(), sources: [("a", "http://a")])
    #expect(one.sources == [])
    try await one.add([trip(50)], at(0))
    try await one.add([trip(60)], at(24))
    let both = PriceHistoryStore.live(place.database(), sources: [("a", "http://a"), ("b", "http://b")])
    #expect(both.sources == ["a", "b"])
    #expect(try await lows(both) == ["0:50@30", "1:60@30"])
    try await both.add([from("a", 70), from("b", 65, day: 31)], at(48))
    try await both.add([from("b", 45)], at(49), isWide: false)
    try await both.add([from("b", 80)], at(72))
    #expect(try await lows(both) == ["0:50@30", "1:60@30", "2:45@30", "3:80@30"])
    #expect(try await lows(one) == ["0:50@30", "1:60@30", "2:70@30"])
    let usual = try await both.usual([.fixture(route)], Self.firstDay + 3)
    let days = [DailyLow].fixture([50, 60, 45, 80], before: Self.firstDay + 4)
    #expect(usual == [.fixture(route): UsualPrices(days, before: Self.firstDay + 3)])
    let routes = try await both.routes(at(80))
    #expect(routes.map { "\($0.minimum?.description ?? "") \($0.current?.description ?? "")" } == ["45 80"])
    #expect(routes.map(\.seenAt) == [at(72)] && routes.map(\.usual.dayCount) == [3])
    #expect(try await both.histories(route).count == 2)
  }

  @Test("neither reading without a file nor a response without trips creates one")
  func file() async throws {
    let store = store(.database)
    #expect(try await store.histories(route).isEmpty)
    #expect(try await store.routes(start).isEmpty)
    #expect(try await store.usual([.fixture(route)], Self.firstDay).isEmpty)
    #expect(try await store.prune(start, false) == HistorySize())
    #expect(try await store.size() == HistorySize())
    #expect(throws: (any Error).self) { try place.names }
    try await store.add([trip(50)], start)
    #expect(try await prices(self.store(.database)) == ["0:50"])
  }

  @Test("a canceled caller records its prices, but reads nothing")
  func cancellation() async throws {
    let store = store(.database)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask { try await store.add([trip(50)], start) }
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
      await PriceRecording.run(in: store, at: at(hour), isWide: true) { recording in
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
    #expect(try await lows(store) == ["0:31@30"])
  }

  @Test("an invalid price is an error")
  func unreadable() async throws {
    let store = store(.database)
    try await store.add([trip(50)], start)
    try place.withConnection { try $0.execute(sql: "UPDATE observation SET price = 9") }
    await #expect(throws: StoreError.self) { try await store.histories(route) }
  }

  @Test("a store that callers can do without reports its failure once, and then finds no deals")
  func tolerating() async throws {
    let told = Log<String>()
    let (messages, continuation) = AsyncStream<String>.makeStream()
    let store = PriceHistoryStore.failing().tolerating(FirstFailure(yieldingTo: continuation))
    for _ in 0..<2 {
      #expect(try await store.usual([.fixture(route)], Self.firstDay).isEmpty)
      try await store.add([trip(50)], start)
    }
    continuation.finish()
    for await message in messages { await told.append(message) }
    #expect(
      await told.entries == [
        "PriceHistoryStore.usual() was called, and this environment makes it fail: unimplemented"
      ])
    await #expect(throws: ClientError.self) { try await store.routes(start) }
  }
}

extension PriceHistoryStore {
  /// Records the prices of one response.
  fileprivate func add(_ trips: [Trip], _ now: Date, isWide: Bool = true) async throws {
    try await record([Sighting](of: trips, at: now, isWide: isWide, sources: sources), now)
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

  @Test("a route's lows and prices are read from an index without sorting")
  func plans() async throws {
    #expect(
      try await plan(Database.lowsOfRoute, [1, 2, 3])
        == ["SEARCH daily_low USING PRIMARY KEY (route_id=? AND day>? AND day<?)"])
    #expect(
      try await plan(PriceHistory.observationsOfRoute, [1])
        == ["SEARCH observation USING PRIMARY KEY (route_id=?)"])
    #expect(
      try await plan(PriceRecorder.faresOfRoute, [1, 2, 3])
        == ["SEARCH fare USING PRIMARY KEY (route_id=? AND departs>? AND departs<?)"])
    #expect(
      try await plan(PriceRecorder.marksFares, [1, 2, 3, 4, 5, 6])
        == ["SEARCH fare USING PRIMARY KEY (route_id=? AND (departs,returns)>(?,?) AND (departs,returns)<(?,?))"])
  }
}

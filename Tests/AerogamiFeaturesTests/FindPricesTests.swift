import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@Suite struct FindPricesTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private static let dates = TripDates(departure: 21_000, returning: 21_004)

  /// Recorded prices of one pair of dates, the last one a day ago, each a day after the one before.
  private func recorded(
    _ prices: [Price], in currency: String = "EUR", isOneWay: Bool = false, dates: TripDates = Self.dates
  ) throws -> PriceHistory {
    let route = PricedRoute(.vilniusMalaga, isOneWay: isOneWay, currency: try #require(LetterCode(currency)))
    let observations = prices.enumerated().map { index, price in
      PriceObservation(dates: dates, seenAt: Self.now - Double(prices.count - index) * 86_400, price: price)
    }
    return PriceHistory(route, observations: observations, lastSeen: [dates: Self.now - 3600])
  }

  private func find(
    _ histories: [PriceHistory], change: (inout FindPrices.Request) -> Void = { _ in }
  ) async throws -> RecordedPrices {
    var store = PriceHistoryStore.failing { Issue.record(Comment(rawValue: $0)) }
    store.histories = { route in histories.filter { $0.route.route == route } }
    store.routes = { _ in
      let priced = PricedRoute.fixture(.copenhagenMalaga)
      return [RecordedRoute(route: priced, observationCount: 1, minimum: 1, current: nil, seenAt: Self.now)]
    }
    var request = FindPrices.Request(.vilniusMalaga)
    change(&request)
    return try await FindPrices(store, now: { Self.now })(request)
  }

  private func error(
    _ histories: [PriceHistory], change: (inout FindPrices.Request) -> Void = { _ in }
  ) async throws -> String {
    let error = await #expect(throws: RecordedPricesError.self) { try await find(histories, change: change) }
    return try #require(error).description
  }

  @Test("the currency and the kind of trips with the most observations are shown, unless the request names others")
  func choice() async throws {
    let histories = try [
      recorded([50, 60, 70]), recorded([55, 66], in: "USD"), recorded([20], isOneWay: true),
    ]
    let (euro, dollar) = (try #require(LetterCode("EUR")), try #require(LetterCode("USD")))
    #expect(try await find(histories).history == histories[0])
    #expect(try await find(histories).others == histories.dropFirst().map(\.route))
    #expect(try await find(histories) { $0.currency = dollar }.history == histories[1])
    #expect(try await find(histories) { $0.isOneWay = true }.history == histories[2])
    #expect(try await find(histories) { ($0.currency, $0.isOneWay) = (euro, false) }.history == histories[0])
    let recorded = "; recorded: round trip in EUR, round trip in USD, one way in EUR"
    #expect(
      try await error(histories) { ($0.currency, $0.isOneWay) = (dollar, true) }
        == "no one-way prices in USD are recorded for VNO-AGP" + recorded)
    #expect(
      try await error(histories) { $0.currency = LetterCode("PLN") }
        == "no prices in PLN are recorded for VNO-AGP" + recorded)
    #expect(
      try await error([histories[2]]) { $0.isOneWay = false }
        == "no round-trip prices are recorded for VNO-AGP; recorded: one way in EUR")
  }

  @Test("a route without prices is an error with the recorded routes")
  func unknownRoute() async throws {
    let error = await #expect(throws: RecordedPricesError.self) { try await find([]) }
    #expect(error?.message == "no prices are recorded for VNO-AGP")
    let known: [Route]? = if case .unknownRoute(let known) = error?.reason { known } else { nil }
    #expect(known == [.copenhagenMalaga])
  }

  @Test("the current price is compared with the prices within the time of the request, and as a deal with all")
  func comparison() async throws {
    // 30 prices, of which those of the last 10 days are the lowest; the current one is the lowest but one.
    var prices = [Price](repeating: 90, count: 20) + (31...40).reversed().map { Price(significand: $0) }
    prices[25] = 10
    let history = try recorded(prices)
    let all = try await find([history])
    #expect((all.current?.price, all.comparedCount) == (31, 30))
    #expect(all.percentAbove == 28 * 100 / 30)
    #expect(all.isDeal)
    let recent = try await find([history]) { $0.since = .seconds(10 * 86_400) }
    #expect((recent.current?.price, recent.comparedCount, recent.recordedCount) == (31, 10, 30))
    #expect(recent.percentAbove == 80)
    #expect(recent.isDeal)
    #expect(recent.changes.count == 10)
    #expect(recent.minimum?.price == 10)
    #expect(recent.line?.start == Self.now - 10 * 86_400)
  }

  @Test("a day of departure limits what is shown, not what its price is compared with")
  func departure() async throws {
    let (first, second) = (try recorded([50, 60]), try recorded([20, 30], dates: TripDates(departure: 21_001)))
    var both = first
    both.observations += second.observations
    both.lastSeen.merge(second.lastSeen) { $1 }
    let shown = try await find([both]) { $0.departure = 21_000 }
    #expect(shown.history.observations == first.observations)
    #expect((shown.current?.price, shown.comparedCount, shown.percentAbove) == (60, 4, 0))
  }

  @Test("options that leave no price are an error")
  func nothingLeft() async throws {
    let histories = [try recorded([50, 60])]
    #expect(
      try await error(histories) { $0.departure = 21_001 }
        == "no recorded price of VNO-AGP is for departure on 2027-07-02")
    #expect(
      try await error(histories) { $0.since = .seconds(60) }
        == "no recorded price of VNO-AGP was seen in the last 1 min")
  }

  @Test("prices from one fetch have no line")
  func noLine() async throws {
    var history = try recorded([50])
    history.lastSeen = [Self.dates: history.observations[0].seenAt]
    #expect(try await find([history]).line == nil)
  }
}

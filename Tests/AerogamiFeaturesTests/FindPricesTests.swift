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
    return PriceHistory(
      route, observations: observations, lastSeen: [dates: Self.now - 86_400],
      days: .fixture(prices, before: try #require(Self.now.dayNumber)))
  }

  private func find(
    _ histories: [PriceHistory], at now: Date = Self.now, change: (inout FindPrices.Request) -> Void = { _ in }
  ) async throws -> RecordedPrices {
    var store = PriceHistoryStore.failing { Issue.record(Comment(rawValue: $0)) }
    store.histories = { route in histories.filter { $0.route.route == route } }
    store.routes = { _ in
      let priced = PricedRoute.fixture(.copenhagenMalaga)
      let recorded = RecordedRoute(
        route: priced, minimum: 1, current: nil, usual: UsualPrices([], before: 0), seenAt: Self.now)
      return [recorded]
    }
    var request = FindPrices.Request(.vilniusMalaga)
    change(&request)
    return try await FindPrices(store, now: { now })(request)
  }

  @Test("the latest price of a trip is the last one of its route and days, of the cheapest source")
  func latest() async throws {
    let day = Self.now.addingTimeInterval(-86_400)
    var trip = Trip.fixture(departureAt: Date(timeIntervalSince1970: 21_000 * 86_400))
    let other = Trip.fixture(departureAt: Date(timeIntervalSince1970: 21_001 * 86_400))
    let dates = TripDates(departure: 21_000)
    func history(_ prices: [Price], seenAt: Date) -> PriceHistory {
      let observations = prices.enumerated().map { index, price in
        PriceObservation(dates: dates, seenAt: day - Double(prices.count - index), price: price)
      }
      return PriceHistory(.fixture(.copenhagenMalaga), observations: observations, lastSeen: [dates: seenAt])
    }
    let histories = [
      history([50, 44], seenAt: Self.now), history([30], seenAt: day), history([70, 45], seenAt: Self.now),
    ]
    var store = PriceHistoryStore.failing { Issue.record(Comment(rawValue: $0)) }
    store.histories = { route in
      #expect(route == .copenhagenMalaga)
      return histories
    }
    let latest = try await store.latestPrices(of: [trip, other])
    #expect(latest == [LatestPrice(price: 44, seenAt: Self.now), nil])
    // Prices for several passengers are not recorded.
    trip.terms = FareTerms(passengers: 2)
    #expect(try await store.latestPrices(of: [trip]) == [nil])
    await #expect(throws: (any Error).self) { try await PriceHistoryStore.failing().latestPrices(of: [other]) }
  }

  @Test(
    "the price of a favorite now is the recorded one, unless it was saved later at another price",
    arguments: [
      ("44", 60, "44 EUR, was 51"), ("60.50", 0, "60.50 EUR, was 51"), ("51", 60, "51 EUR, unchanged"),
      ("51", -3600, "51 EUR, unchanged"), ("44", -3600, "51 EUR"), (nil, 60, "51 EUR"),
    ] as [(String?, Double, String)])
  func favorite(price: String?, secondsLater: Double, text: String) async throws {
    let seen = Self.now + secondsLater
    let trip = Trip.fixture(price: 51, departureAt: Date(timeIntervalSince1970: 21_000 * 86_400))
    let dates = TripDates(departure: 21_000)
    func history(_ currency: String, _ price: Price) throws -> PriceHistory {
      let route = PricedRoute(.copenhagenMalaga, isOneWay: true, currency: try #require(LetterCode(currency)))
      return PriceHistory(
        route, observations: [PriceObservation(dates: dates, seenAt: seen, price: price)], lastSeen: [dates: seen])
    }
    // Prices in other currencies are not compared.
    let dollars = try history("USD", 20)
    let recorded = try price.map { [try history("EUR", try #require(Price($0)))] } ?? []
    var store = PriceHistoryStore.failing { Issue.record(Comment(rawValue: $0)) }
    store.histories = { _ in [dollars] + recorded }
    // Recorded times have no fractions of seconds.
    let favorite = Favorite(trip: trip, region: nil, addedAt: Self.now + 0.7)
    let prices = try await store.pricesNow(of: [favorite])
    #expect(prices.map { trip.savedPriceText(now: $0) } == [text])
  }

  @Test("an observation that was recorded while the clock was ahead is not the latest price")
  func clockAhead() async throws {
    let trip = Trip.fixture(price: 51, departureAt: Date(timeIntervalSince1970: 21_000 * 86_400))
    let dates = TripDates(departure: 21_000)
    let observations = [(44, 0.0), (30, 86_400)].map { price, later in
      PriceObservation(dates: dates, seenAt: Self.now + later, price: price)
    }
    let history = PriceHistory(
      PricedRoute.fixture(.copenhagenMalaga), observations: observations, lastSeen: [dates: Self.now])
    var store = PriceHistoryStore.failing { Issue.record(Comment(rawValue: $0)) }
    store.histories = { _ in [history] }
    #expect(try await store.latestPrices(of: [trip]).map { $0?.price } == [44])
  }

  private func error(
    _ histories: [PriceHistory], change: (inout FindPrices.Request) -> Void = { _ in }
  ) async throws -> String {
    let error = await #expect(throws: RecordedPricesError.self) { try await find(histories, change: change) }
    return try #require(error).description
  }

  @Test("the currency and the kind of trips with the most recorded days are shown, unless the request names others")
  func choice() async throws {
    let histories = try [
      recorded([50, 60, 70]), recorded([55, 66], in: "USD"), recorded([20], isOneWay: true),
    ]
    let (euro, dollar) = (try #require(LetterCode("EUR")), try #require(LetterCode("USD")))
    #expect(try await find(histories).route == histories[0].route)
    #expect(try await find(histories).days == histories[0].days)
    #expect(try await find(histories).others == histories.dropFirst().map(\.route))
    #expect(try await find(histories) { $0.currency = dollar }.days == histories[1].days)
    #expect(try await find(histories) { $0.isOneWay = true }.days == histories[2].days)
    #expect(try await find(histories) { ($0.currency, $0.isOneWay) = (euro, false) }.days == histories[0].days)
    // Calendars record observations, but no days.
    var calendar = try recorded([20, 21, 22, 23], isOneWay: true)
    for index in calendar.days.indices { calendar.days[index].isWide = false }
    for others in [[histories[0]], [histories[1], histories[0]]] {
      let found = try await find([calendar] + others)
      #expect(found.route == histories[0].route)
      #expect(found.others == ([calendar] + others.dropLast()).map(\.route))
    }
    #expect(try await find([calendar]).route == calendar.route)
    // The one with the most recorded days has no departure in this month.
    let later = try recorded([55, 66], in: "USD", dates: TripDates(departure: 21_040))
    let august = try await find([histories[0], later]) { $0.departure = DepartureDays(month: "2027-08") }
    #expect(august.route == later.route)
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
    #expect(
      error?.advised("search it").remedy == "did you mean \"CPH-AGP\"? Known: CPH-AGP; search it"
        || error?.advised("search it").remedy == "known: CPH-AGP; search it")
  }

  @Test("the current price is compared with the days before it, whatever days the request shows")
  func comparison() async throws {
    // The price of today is the last one.
    let history = try recorded([10] + Array(repeating: 90, count: 19) + Array(repeating: 80, count: 20) + [31])
    let all = try await find([history])
    #expect((all.current?.price, all.usual.dayCount) == (31, 40))
    #expect(all.comparison == "cheaper on 1 of 40 days, usually 80–90 EUR")
    // It was seen a day ago.
    #expect(all.isDeal)
    let later = try await find([history], at: Self.now + 1)
    #expect(!later.isDeal && later.comparison == all.comparison)
    #expect((all.days.count, all.minimum?.price) == (41, 10))
    let recent = try await find([history]) { $0.since = .seconds(10 * 86_400) }
    #expect((recent.current?.price, recent.usual, recent.isDeal) == (31, all.usual, true))
    #expect((recent.days.count, recent.minimum?.price) == (10, 31))
    #expect(recent.line?.start == Date(dayNumber: all.days[31].day))
  }

  @Test("a search that is not wide changes neither the days nor the line, and its price is not compared")
  func narrowSearch() async throws {
    var history = try recorded([50, 60, 70])
    let before = try await find([history])
    // The nights of this search left only an expensive trip.
    let dates = TripDates(departure: 21_000, returning: 21_009)
    history.observations.append(PriceObservation(dates: dates, seenAt: Self.now, price: 300))
    history.lastSeen[dates] = Self.now
    history.days[2].isWide = false
    history.days.append(DailyLow(day: history.days[2].day + 1, price: 300, dates: dates, isWide: false))
    let after = try await find([history])
    #expect(after.days == Array(before.days.dropLast()))
    #expect(after.line?.columns(10).max() == 60)
    #expect((after.current?.price, after.comparison) == (70, "1 of 14 earlier days recorded"))
    let departing = try await find([history]) { $0.departure = DepartureDays(day: "2027-07-01") }
    #expect(departing.days.map(\.price) == [50, 60])
    #expect(departing.current?.price == 300)
    #expect(departing.usual == after.usual)
    // Only narrow searches have seen the route.
    for index in history.days.indices { history.days[index].isWide = false }
    let narrow = try await find([history])
    #expect(narrow.days.isEmpty && narrow.current == nil && narrow.seenAt == Self.now)
  }

  @Test("the prices of several sources are shown together")
  func sources() async throws {
    let (one, other) = (try recorded([50, 60, 70]), try recorded([55, 58, 75]))
    var late = other
    late.lastSeen = [Self.dates: Self.now]
    let today = try #require(Self.now.dayNumber)
    late.days += [DailyLow].fixture([75], before: today + 1)
    let found = try await find([one, other])
    #expect(found.days.map(\.price) == [50, 58, 70] && found.others.isEmpty)
    #expect(found.current?.price == 70)
    // The latest fetch saw only one of them.
    #expect(try await find([one, late]).current?.price == 75)
  }

  @Test("a day of departure limits what is shown, not what its price is compared with")
  func departure() async throws {
    var both = try recorded([50, 60])
    let second = try recorded([20, 30], dates: TripDates(departure: 21_001))
    both.observations += second.observations
    both.lastSeen.merge(second.lastSeen) { $1 }
    both.days = second.days
    let shown = try await find([both]) { $0.departure = DepartureDays(day: "2027-07-01") }
    #expect(shown.days.map(\.price) == [50, 60])
    #expect((shown.current?.price, shown.usual.dayCount) == (60, 1))
  }

  @Test("options that leave no price are an error")
  func nothingLeft() async throws {
    let histories = [try recorded([50, 60])]
    #expect(
      try await error(histories) { $0.departure = DepartureDays(day: "2027-07-02") }
        == "no recorded price of VNO-AGP is for departure on 2027-07-02")
    #expect(
      try await error(histories) { $0.departure = DepartureDays(month: "2027-08") }
        == "no recorded price of VNO-AGP is for departure in 2027-08")
    #expect(try await find(histories) { $0.departure = DepartureDays(month: "2027-07") }.days.map(\.price) == [50, 60])
    #expect(
      try await error(histories) { $0.since = .seconds(60) }
        == "no recorded price of VNO-AGP was seen in the last 1 min")
  }

  @Test("the prices of one day have no line")
  func noLine() async throws { #expect(try await find([try recorded([50])]).line == nil) }

  /// Finds the routes that a text names, if routes are recorded with these numbers of days.
  private func routes(_ text: String, in recorded: [(code: String, count: Int)]) async throws -> [String] {
    var store = PriceHistoryStore.failing { Issue.record(Comment(rawValue: $0)) }
    let histories = try recorded.map { code, count in
      let route = PricedRoute(try #require(Route(code)), currency: try #require(LetterCode("EUR")))
      let observation = PriceObservation(dates: Self.dates, seenAt: Self.now, price: 50)
      return PriceHistory(
        route, observations: [observation], lastSeen: [Self.dates: Self.now],
        days: (0..<count).map { DailyLow(day: 20_000 + $0, price: 50, dates: Self.dates) })
    }
    store.histories = { route in histories.filter { $0.route.route == route } }
    store.routes = { _ in
      histories.map {
        RecordedRoute(route: $0.route, minimum: 1, current: nil, usual: UsualPrices([], before: 0), seenAt: Self.now)
      }
    }
    let found = try await FindPrices(store, now: { Self.now }).routes(text, home: ["VNO"])
    return found.map { "\($0)" }
  }

  @Test(
    "names of places name the recorded routes between their airports, the one with the most recorded days first",
    arguments: [
      ("Vilnius-Barcelona", ["VNO-BCN"]), ("vno-bcn", ["VNO-BCN"]), ("VNO–LON", ["VNO-LON"]),
      ("Vilnius → Barcelona", ["VNO-BCN"]), ("Vilnius-Milan", ["VNO-BGY", "VNO-MXP"]),
      ("VNO-MIL", ["VNO-BGY", "VNO-MXP"]), ("Lithuania-Italy", ["VNO-BGY", "VNO-MXP"]), ("VNO-LON", ["VNO-LON"]),
      ("Vilnius-London", ["VNO-LON", "VNO-STN"]), ("QQQ-BCN", ["QQQ-BCN"]),
      ("VNO-Spain,London", ["VNO-BCN", "VNO-LON", "VNO-STN"]),
    ])
  func places(text: String, expected: [String]) async throws {
    let recorded = [
      ("VNO-BCN", 4), ("VNO-MXP", 1), ("VNO-BGY", 2), ("VNO-LON", 3), ("VNO-STN", 3), ("RIX-BCN", 9), ("QQQ-BCN", 1),
      ("VNO-BLA", 9),
    ]
    #expect(try await routes(text, in: recorded) == expected)
  }

  @Test(
    "a route without recorded prices, and a text that is not a route, are errors",
    arguments: [
      ("VNO-BCN", "no prices are recorded for VNO-BCN"),
      (
        "XXX-QQQ",
        "\"XXX\" is not a known place; give a country, a city or an airport code, such as Spain, Vilnius or VNO"
      ), ("RIX-BCQ", "\"BCQ\" is not a known place; did you mean RIX-BCN?"),
      (
        "XXX-BCN",
        "\"XXX\" is not a known place; give a country, a city or an airport code, such as Spain, Vilnius or VNO"
      ),
      ("Vilnius-Barcelona", "no prices are recorded for Vilnius-Barcelona"),
      // Only one Barcelona has recorded prices.
      ("JFK-Barcelona", "no prices are recorded for JFK-Barcelona"),
      ("VNO-Barcelno", "\"Barcelno\" is not a known place; did you mean Barcelona?"),
      ("VNO", "\"VNO\" is not a route; join two places with a hyphen, such as VNO-BCN or Vilnius-Barcelona"),
    ])
  func unknownPlaces(text: String, message: String) async throws {
    let error = try await #require(throws: (any Error).self) { try await routes(text, in: [("RIX-BCN", 1)]) }
    #expect("\(error)" == message)
  }

}

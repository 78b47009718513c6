import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite struct PriceHistoryTests {
  private static let start = Date(timeIntervalSince1970: 1_800_000_000)
  private let route = PricedRoute.fixture(.vilniusMalaga)
  private let early = TripDates(departure: 21_000, returning: 21_004)
  private let late = TripDates(departure: 21_100)

  /// Returns a time in hours after the start.
  private func at(_ hour: Int) -> Date { Self.start + Double(hour) * 3600 }

  private func history(_ observations: [(TripDates, Int, Price)], lastSeen: [TripDates: Int]) -> PriceHistory {
    PriceHistory(
      route,
      observations: observations.map { PriceObservation(dates: $0.0, seenAt: at($0.1), price: $0.2) },
      lastSeen: lastSeen.mapValues(at))
  }

  /// The first day, as days since 1970.
  private static let firstDay = 20_833

  /// Returns the lows of the days on which the history was observed, as days after the first one.
  private func lows(_ history: PriceHistory) -> [String] {
    history.lows(on: history.observedDays).map { "\($0.day - Self.firstDay):\($0.price)" }
  }

  @Test(
    "a code has three letters, in either case",
    arguments: [
      ("VNO", "VNO"), ("bcn", "BCN"), ("AAA", "AAA"), ("zzZ", "ZZZ"), ("VN", nil), ("VNOX", nil), ("", nil),
      ("V1O", nil), ("V\u{1B}O", nil), ("VÑO", nil), ("[[[", nil), ("{{{", nil), ("@@@", nil), ("```", nil),
    ])
  func code(text: String, expected: String?) {
    #expect(LetterCode(text).map { "\($0)" } == expected)
  }

  @Test(
    "a route is two codes joined by a hyphen",
    arguments: [
      ("VNO-BCN", "VNO-BCN"), ("vno-Bcn", "VNO-BCN"), ("VNOBCN", nil), ("VNO BCN", nil), ("VNO-BCN-RIX", nil),
      ("VNO-", nil), ("VNO--BCN", nil), ("-VNO-BCN", nil), ("", nil),
    ])
  func route(text: String, expected: String?) {
    #expect(Route(text).map { "\($0)" } == expected)
  }

  /// A history with times in days instead of hours.
  private func daily(_ observations: [(TripDates, Int, Price)], lastSeen: [TripDates: Int]) -> PriceHistory {
    history(observations.map { ($0.0, 24 * $0.1, $0.2) }, lastSeen: lastSeen.mapValues { 24 * $0 })
  }

  @Test("the low of a day is the lowest price that was valid on it")
  func dailyLows() {
    #expect(lows(daily([(early, 0, 50)], lastSeen: [early: 0])) == ["0:50"])
    #expect(lows(daily([(early, 0, 50), (early, 3, 60)], lastSeen: [early: 3])) == ["0:50", "3:60"])
    #expect(
      lows(
        daily([(early, 0, 50), (late, 0, 55), (early, 2, 70), (late, 4, 40)], lastSeen: [early: 4, late: 4]))
        == ["0:50", "2:55", "4:40"])
    // Last seen at 1 and cheapest until then; at 3 the route was seen without it.
    #expect(lows(daily([(early, 0, 50), (late, 0, 55)], lastSeen: [early: 1, late: 3])) == ["0:50", "1:50", "3:55"])
    // Replaced on the same day.
    #expect(lows(history([(early, 0, 50), (early, 1, 60)], lastSeen: [early: 1])) == ["0:50"])
    #expect(lows(daily([], lastSeen: [:])) == [])
    let dates = daily([(early, 0, 50), (late, 0, 45)], lastSeen: [early: 1, late: 0])
    #expect(dates.lows(on: dates.observedDays).map(\.dates) == [late, early])
  }

  @Test("the lows of random histories match a search on every day")
  func lowsAtRandom() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      var observations: [(TripDates, Int, Price)] = []
      var lastSeen: [TripDates: Int] = [:]
      for number in 0..<Int.random(in: 1...5, using: &random) {
        let dates = TripDates(departure: 21_000 + number)
        let days = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
        for day in Set(days).sorted() {
          observations.append((dates, day, Price(significand: .random(in: 1...4, using: &random))))
          lastSeen[dates] = day + Int.random(in: 0...2, using: &random)
        }
      }
      observations.sort { ($0.1, $0.0) < ($1.1, $1.0) }
      let days = Set(observations.map(\.1) + lastSeen.values).sorted()
      let expected = days.compactMap { day -> String? in
        let prices = lastSeen.compactMap { dates, end in
          end < day ? nil : observations.last { $0.0 == dates && $0.1 <= day }?.2
        }
        return prices.min().map { "\(day):\($0)" }
      }
      #expect(lows(daily(observations, lastSeen: lastSeen)) == expected)
    }
  }

  @Test("the prices of one departure have the days that count for the route, whatever narrower searches saw")
  func departing() {
    var whole = daily([(early, 0, 50), (late, 0, 30), (early, 1, 60), (early, 2, 70)], lastSeen: [early: 2, late: 0])
    whole.days = [0, 1, 2].map { day in
      DailyLow(day: Self.firstDay + day, price: 30, dates: late, isWide: day != 1)
    }
    let part = whole.departing(on: 21_000..<21_001)
    #expect(part.observations.map(\.price) == [50, 60, 70])
    #expect(part.lastSeen == [early: at(48)])
    #expect(part.days.map { "\($0.day - Self.firstDay):\($0.price)" } == ["0:50", "2:70"])
    #expect(whole.departing(on: 21_001..<21_002).observations.isEmpty)
    // The dates `late` depart later.
    #expect(whole.departing(on: 20_990..<21_101).observations == whole.observations)
  }

  @Test("the current price is the cheapest since a fetch that has not departed")
  func current() {
    let history = history(
      [(early, 0, 50), (late, 0, 45), (early, 2, 60)], lastSeen: [early: 5, late: 4])
    #expect(history.current(at: at(6), since: at(5))?.price == 60)
    #expect(history.current(at: at(6), since: at(4))?.price == 45)
    #expect(history.current(at: Date(dayNumber: 21_002), since: at(5)) == nil)
    #expect(PriceHistory(route).current(at: at(0), since: at(0)) == nil)
  }

  @Test("the latest fetch that counts is the last one on the last day that counts")
  func latestWideSighting() {
    var history = history([(early, 0, 50), (late, 0, 45)], lastSeen: [early: 5, late: 4])
    #expect(history.latestWideSighting == nil)
    history.days = [DailyLow(day: Self.firstDay, price: 45, dates: late)]
    #expect(history.latestWideSighting == at(5))
    // A narrower search on the next day sees a part again, or everything.
    history.lastSeen[early] = at(24)
    history.days.append(DailyLow(day: Self.firstDay + 1, price: 50, dates: early, isWide: false))
    #expect(history.latestWideSighting == at(4))
    history.lastSeen[late] = at(24)
    #expect(history.latestWideSighting == Date(dayNumber: Self.firstDay))
    // A day in the future was recorded while the system clock was ahead.
    history.days.append(DailyLow(day: Self.firstDay + 9, price: 50, dates: early))
    #expect(history.latestWideSighting == Date(dayNumber: Self.firstDay))
  }

  @Test("deals are trips that are a deal on their route and in their currency, and have not expired")
  func dealTrips() {
    #expect(Deals().isEmpty)
    let route = PricedRoute.fixture(.copenhagenMalaga)
    func usual(_ count: Int) -> [PricedRoute: UsualPrices] {
      [route: UsualPrices(.fixture(Array(repeating: 50, count: count), before: 20_000), before: 20_000)]
    }
    var deals = Deals(usual(13))
    #expect(deals.isEmpty && deals.dayCount(of: route) == 13)
    #expect(deals.usual(ofDeal: .fixture(price: 1), at: Self.start) == nil)
    deals.add(usual(14))
    #expect(!deals.isEmpty && deals.dayCount(of: route) == 14)
    #expect(deals.usual(ofDeal: .fixture(price: Price(significand: 4999, scale: 2)), at: Self.start)?.low == 50)
    let others: [Trip] = [
      .fixture(price: 50), .fixture(price: 1, currency: "USD"), .fixture(price: 1, from: .vilnius),
      // A round trip has separate and higher prices.
      .fixture(price: 1, returnAt: .distantFuture), .fixture(price: 1, expiresAt: Self.start),
    ]
    for trip in others { #expect(deals.usual(ofDeal: trip, at: Self.start) == nil) }
  }

  @Test("a response has one sighting for each route and dates, the cheapest, and none for invalid or past trips")
  func sightings() {
    let soon = Self.start + 86_400
    let good = Trip.fixture(price: 70, departureAt: soon, returnAt: soon + 86_400)
    var bad = [good, good, good, good, good, good, good, good]
    bad[0].departureAt = .utc(Self.start)
    bad[1].expiresAt = Self.start
    bad[2].departure.airportCode = "CP"
    bad[3].destination.airportCode = "A\u{1B}P"
    bad[4].currency = ""
    bad[5].returnAt = .utc(Self.start - 86_400)
    bad[6].price = Price(significand: 1, scale: 7)
    bad[7].price = Price(significand: .max)
    #expect([Sighting](of: bad, at: Self.start) == [])

    var cheaper = good
    cheaper.price = Price(significand: 6950, scale: 2)
    cheaper.departureAt = .utc(soon + 60)
    var oneWay = good
    oneWay.returnAt = nil
    var lowerCase = oneWay
    lowerCase.destination.airportCode = "agp"
    let sightings = [Sighting](of: [good, oneWay, cheaper, lowerCase], at: Self.start)
    #expect(sightings.map { "\($0.route.route) \($0.price)" } == ["CPH-AGP 69.50", "CPH-AGP 70"])
    #expect(sightings.map(\.dates.returning) == [20_835, nil])
    #expect(sightings.map(\.route.isOneWay) == [false, true])
    #expect(sightings.map(\.route).map(\.number).compactMap(PricedRoute.init(number:)) == sightings.map(\.route))
  }

  @Test(
    "dates are local days, and a trip that returns before it departs has none",
    arguments: [
      ("2027-01-31T23:30:00Z", nil, 20_849, nil), ("2027-02-01T01:30:00+02:00", nil, 20_850, nil),
      ("2027-01-31T19:30:00-05:00", "2027-02-05T00:30:00+02:00", 20_849, 20_854),
      // Across the date line, the return is on the day before.
      ("2027-02-02T01:00:00+13:00", "2027-02-01T23:00:00-10:00", 20_851, 20_850),
      ("2027-02-02T01:00:00+13:00", "2027-02-01T11:59:59Z", nil, nil), ("1969-12-31T23:30:00-01:00", nil, nil, nil),
    ] as [(String, String?, Int?, Int?)])
  func localDays(departure: String, returning: String?, departs: Int?, returns: Int?) {
    var trip = Trip.fixture()
    (trip.departureAt, trip.returnAt) = (.at(departure), returning.map(LocalTime.at))
    let start = Date(timeIntervalSince1970: -1e6)
    #expect(
      [Sighting](of: [trip], at: start).first?.dates == departs.map { TripDates(departure: $0, returning: returns) })
  }

  @Test("a price is current until the day of departure has ended everywhere")
  func currentDay() throws {
    let seenAt = try #require(RFC3339.date("2027-01-31T20:00:00Z"))
    let dates = TripDates(departure: 20_849)
    let history = PriceHistory(
      .fixture(.copenhagenMalaga), observations: [PriceObservation(dates: dates, seenAt: seenAt, price: 50)],
      lastSeen: [dates: seenAt])
    let end = try #require(RFC3339.date("2027-02-01T12:00:00Z"))
    #expect(history.current(at: end - 1, since: seenAt)?.price == 50)
    #expect(history.current(at: end, since: seenAt) == nil)
  }

  @Test(
    "the effect of a price depends on the last known price",
    arguments: [
      (nil, 50, 9, [50]), (50, 50, 9, [50]), (50, Price(significand: 500, scale: 1), 9, [50]), (50, 51, 9, [50, 51]),
      // The same fetch.
      (50, 51, 0, [50]), (50, 49, 0, [49]), (50, 50, 0, [50]),
      // The system clock was set back.
      (50, 49, -1, [49, 50]), (50, 50, -1, [50]),
    ] as [(Price?, Price, Int, [Price])])
  func change(known: Price?, price: Price, hour: Int, expected: [Price]) async throws {
    let (route, dates) = (PricedRoute.fixture(.copenhagenMalaga), TripDates(departure: 20_849))
    let store = PriceHistoryStore.mock()
    if let known { try await store.record([Sighting(route, dates, known)], at(0)) }
    try await store.record([Sighting(route, dates, price)], at(hour))
    let history = try #require(try await store.histories(route.route).first)
    #expect(history.observations.map(\.price) == expected)
    #expect(history.lastSeen == [dates: at(hour)])
  }

  @Test("prices of several sources stay apart, and a price counts for a wide search if any response with it was one")
  func sightingsOfSources() {
    func trip(_ price: Price, _ source: String, day: Double = 1) -> Trip {
      var trip = Trip.fixture(price: price, departureAt: Self.start + day * 86_400)
      trip.sources = [source, "other"]
      return trip
    }
    let trips = [trip(60, "b"), trip(50, "a"), trip(55, "b"), trip(70, "a", day: 2), trip(65, "unknown")]
    func texts(_ sightings: [Sighting]) -> [String] {
      sightings.map { "\($0.source) \($0.dates.departure - Self.firstDay) \($0.price) \($0.isWide)" }
    }
    var sightings = [Sighting](of: trips, at: Self.start, sources: ["a", "b"])
    #expect(texts(sightings) == ["0 1 50 false", "0 2 70 false", "1 1 55 false"])
    sightings += [Sighting](of: [trip(70, "a"), trip(80, "a", day: 3)], at: Self.start, isWide: true)
    sightings.keepCheapest()
    #expect(texts(sightings) == ["0 1 50 true", "0 2 70 false", "0 3 80 true", "1 1 55 false"])
    #expect(texts(sightings.cheapestOfRoutes) == ["0 1 50 true", "1 1 55 false"])
  }
}

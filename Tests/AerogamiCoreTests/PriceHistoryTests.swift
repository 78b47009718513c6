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

  private func changes(_ history: PriceHistory) -> [String] {
    history.cheapestOverTime().map { "\(Int($0.seenAt.timeIntervalSince(at(0)) / 3600)):\($0.price)" }
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

  @Test("the cheapest price holds until another price of its dates is seen, or until its dates were last seen")
  func cheapest() {
    #expect(changes(history([(early, 0, 50)], lastSeen: [early: 0])) == ["0:50"])
    #expect(changes(history([(early, 0, 50), (early, 3, 60)], lastSeen: [early: 3])) == ["0:50", "3:60"])
    #expect(
      changes(
        history([(early, 0, 50), (late, 0, 55), (early, 2, 70), (late, 4, 40)], lastSeen: [early: 4, late: 4]))
        == ["0:50", "2:55", "4:40"])
    // Last seen at 1 and cheapest until then; at 3 the route was seen without it.
    #expect(
      changes(history([(early, 0, 50), (late, 0, 55)], lastSeen: [early: 1, late: 3])) == ["0:50", "3:55"])
    #expect(changes(history([], lastSeen: [:])) == [])
  }

  @Test("the cheapest prices of random histories match a search at every moment")
  func cheapestAtRandom() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      var observations: [(TripDates, Int, Price)] = []
      var lastSeen: [TripDates: Int] = [:]
      for day in 0..<Int.random(in: 1...5, using: &random) {
        let dates = TripDates(departure: 21_000 + day)
        let hours = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
        for hour in Set(hours).sorted() {
          observations.append((dates, hour, Price(significand: .random(in: 1...4, using: &random))))
          lastSeen[dates] = hour + Int.random(in: 0...2, using: &random)
        }
      }
      observations.sort { ($0.1, $0.0) < ($1.1, $1.0) }
      let history = history(observations, lastSeen: lastSeen)
      let moments = Set(observations.map(\.1) + lastSeen.values).sorted()
      var expected: [String] = []
      var previous: Price?
      for moment in moments {
        let prices = lastSeen.compactMap { dates, end -> Price? in
          guard end >= moment else {
            // Another price may have been seen, but these dates were not seen later.
            return nil
          }
          return observations.last { $0.0 == dates && $0.1 <= moment }?.2
        }
        guard let lowest = prices.min(), lowest != previous else { continue }
        expected.append("\(moment):\(lowest)")
        previous = lowest
      }
      #expect(changes(history) == expected)
    }
  }

  @Test("minimum and median are recorded prices, and the median is the lower of two middle prices")
  func summary() {
    let prices: [Price] = [70, Price(significand: 3050, scale: 2), 40, Price(significand: 305, scale: 1)]
    let history = history(prices.enumerated().map { (early, $0.offset, $0.element) }, lastSeen: [early: 3])
    #expect(history.minimum?.price.description == "30.50")
    #expect(history.minimum?.seenAt == at(1))
    #expect(history.median?.description == "30.5" || history.median?.description == "30.50")
    #expect(history.percentAbove(40) == 25)
    #expect(history.percentAbove(10) == 100)
    #expect(history.percentAbove(100) == 0)
    #expect(PriceHistory(route).median == nil)
  }

  @Test("the current price is the cheapest of the latest fetch that has not departed")
  func current() {
    let history = history(
      [(early, 0, 50), (late, 0, 45), (early, 2, 60)], lastSeen: [early: 5, late: 4])
    #expect(history.current(at: at(6))?.price == 60)
    #expect(history.current(at: Date(dayNumber: 21_002)) == nil)
    #expect(PriceHistory(route).current(at: at(0)) == nil)
  }

  @Test("the part of a history after a moment starts with the prices that were valid then")
  func since() {
    let whole = history(
      [(early, 0, 50), (late, 0, 30), (early, 2, 60), (early, 5, 70)], lastSeen: [early: 6, late: 1])
    let later = whole.since(at(3))
    #expect(later.observations.map(\.price) == [60, 70])
    #expect(later.observations.map(\.seenAt) == [at(3), at(5)])
    #expect(later.lastSeen == [early: at(6)])
    #expect(whole.since(at(5)).observations.map(\.price) == [70])
    #expect(whole.since(at(0)) == whole)
    #expect(whole.since(at(7)).observations.isEmpty)
    #expect(whole.departing(on: 21_100).observations.map(\.price) == [30])
  }

  @Test("a price is a deal if at most a tenth of at least 20 observations are as low")
  func deals() {
    /// A history with `count` prices, starting at 100.
    func history(_ count: Int) -> PriceHistory {
      self.history((0..<count).map { (early, $0, Price(significand: Int64(100 + $0))) }, lastSeen: [early: count])
    }
    #expect(!history(19).isDeal(1))
    #expect(history(20).isDeal(1))
    #expect(history(20).isDeal(101))
    #expect(!history(20).isDeal(102))
    #expect(history(39).isDeal(102))
    #expect(!history(39).isDeal(103))
    let same = self.history((0..<50).map { (early, $0, 80) }, lastSeen: [early: 50])
    #expect(!same.isDeal(80))
    #expect(same.isDeal(79))
  }

  @Test("deals are trips below the limit of their route and currency that have not expired")
  func dealTrips() {
    var deals = Deals()
    #expect(deals.isEmpty)
    #expect(!deals.contains(.fixture(price: 1), at: Self.start))
    deals.set(50, for: .fixture(.copenhagenMalaga))
    #expect(deals.contains(.fixture(price: Price(significand: 4999, scale: 2)), at: Self.start))
    #expect(!deals.contains(.fixture(price: 50), at: Self.start))
    #expect(!deals.contains(.fixture(price: 1, currency: "USD"), at: Self.start))
    // A round trip has separate and higher prices.
    #expect(!deals.contains(.fixture(price: 1, returnAt: .distantFuture), at: Self.start))
    #expect(!deals.contains(.fixture(price: 1, from: .vilnius), at: Self.start))
    #expect(!deals.contains(.fixture(price: 1, expiresAt: Self.start), at: Self.start))
    deals.set(nil, for: .fixture(.copenhagenMalaga))
    #expect(deals.isEmpty)
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
    #expect(history.current(at: end - 1)?.price == 50)
    #expect(history.current(at: end) == nil)
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
}

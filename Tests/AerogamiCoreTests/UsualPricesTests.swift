import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite struct UsualPricesTests {
  private static let today = 20_000

  private func usual(_ prices: [Price], change: (inout [DailyLow]) -> Void = { _ in }) -> UsualPrices {
    var days = [DailyLow].fixture(prices, before: Self.today)
    change(&days)
    return UsualPrices(days, before: Self.today)
  }

  /// The prices 101, 102 and so on.
  private func rising(_ count: Int) -> [Price] { (0..<count).map { Price(significand: Int64(101 + $0)) } }

  @Test("a price is a deal from 14 days on, if at most a tenth of them, or one, were as low or lower")
  func deals() {
    #expect(!usual(rising(13)).isDeal(1))
    for (count, highest) in [(14, 101), (19, 101), (20, 102), (29, 102), (30, 103), (90, 109)] {
      let usual = usual(rising(count))
      #expect(usual.isDeal(Price(significand: Int64(highest))), "\(count)")
      #expect(!usual.isDeal(Price(significand: Int64(highest + 1))), "\(count)")
    }
    let constant = usual(Array(repeating: 80, count: 50))
    #expect(!constant.isDeal(80))
    #expect(constant.isDeal(79))
  }

  @Test("only the 90 days before the price are compared, and only those that count")
  func days() {
    let whole = usual(rising(120))
    #expect(whole.dayCount == 90)
    #expect(whole.isNewLow(130) && !whole.isNewLow(131))
    let some = usual(rising(20)) { for index in 0..<6 { $0[index].isWide = false } }
    #expect(some.dayCount == 14 && some.isKnown)
    let few = usual(rising(20)) { for index in 0..<7 { $0[index].isWide = false } }
    #expect(few.dayCount == 13 && !few.isKnown)
    let withToday = usual(rising(14)) { $0.append(DailyLow(day: Self.today, price: 1, dates: $0[0].dates)) }
    #expect(withToday.dayCount == 14 && withToday.low == 104)
  }

  @Test("a new low is below all compared days, and not above what was recorded earlier on the same day")
  func newLows() {
    #expect(!usual(rising(13)).isNewLow(1))
    let usual = usual(rising(14))
    #expect(usual.isNewLow(100) && !usual.isNewLow(101))
    // Also by a narrower search.
    let later = self.usual(rising(14)) {
      $0.append(DailyLow(day: Self.today, price: 90, dates: $0[0].dates, isWide: false))
    }
    #expect(later.isNewLow(90) && !later.isNewLow(91) && later.isDeal(91))
  }

  @Test("the usual prices are the quartiles, by the nearest rank")
  func quartiles() {
    for (count, low, high) in [(14, 104, 111), (15, 104, 112), (16, 104, 112), (17, 105, 113), (20, 105, 115)] {
      let usual = usual(rising(count).reversed())
      #expect(usual.range == "\(low)–\(high)", "\(count)")
    }
    #expect(usual(rising(13)).low == nil && usual(rising(13)).high == nil && usual(rising(13)).range == nil)
  }

  @Test(
    "a sentence says how a price compares, without a forecast",
    arguments: [
      (13, 1, "13 of 14 earlier days recorded"), (0, 1, "0 of 14 earlier days recorded"),
      (34, 100, "lowest of 34 days, usually 109–126 EUR"), (34, 101, "as low on 1 of 34 days, usually 109–126 EUR"),
      (34, 104, "cheaper on 3 of 34 days, usually 109–126 EUR"),
      (34, 200, "cheaper on 34 of 34 days, usually 109–126 EUR"),
    ] as [(Int, Price, String)])
  func text(count: Int, price: Price, expected: String) {
    #expect(usual(rising(count)).text(for: price, in: "EUR") == expected)
  }

  @Test("a price that never changes has one usual price")
  func constant() {
    let usual = usual(Array(repeating: 62, count: 20))
    #expect(usual.text(for: 62, in: "EUR") == "as low on 20 of 20 days, usually 62 EUR")
  }

  @Test("the lows of several sources are joined by day: the lowest, and a day counts if it counts for one")
  func joined() {
    let dates = [21_000, 21_001].map { TripDates(departure: $0) }
    func low(_ day: Int, _ price: Price, _ index: Int, isWide: Bool = true) -> DailyLow {
      DailyLow(day: day, price: price, dates: dates[index], isWide: isWide)
    }
    let one = [low(1, 50, 0, isWide: false), low(2, 60, 0)]
    let other = [low(1, 55, 1), low(2, 40, 1, isWide: false), low(3, 70, 1, isWide: false)]
    #expect([DailyLow].joined([one, other]) == [low(1, 50, 0), low(2, 40, 1), low(3, 70, 1, isWide: false)])
    #expect([DailyLow].joined([one]) == one)
    #expect([DailyLow].joined([]) == [])
  }

  @Test(
    "a search is wide unless it limits price, days, hours, nights, stops, duration, airlines or sources",
    arguments: [
      ("", true), ("max_price=60", false), ("source=ryanair", false), ("to=ES", true), ("from=VNO", true),
      ("currency=EUR", true),
      ("one_way=true", true), ("hide_expired=true", true), ("month=2027-01", false),
      ("date=2027-01-31", false), ("depart_after=2027-01-31", false), ("depart_before=2027-01-31", false),
      ("depart_after=2027-01-31T06:00:00Z", false), ("nights=3", false), ("days=fri", false),
      ("return_days=sun", false), ("depart_hours=6-12", false), ("return_hours=6-12", false), ("direct=true", false),
      ("max_transfers=1", false), ("max_hours=6", false), ("airline=FR", false), ("weekend=true", false),
    ])
  func width(query: String, expected: Bool) throws {
    let fields = query.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    let watch = try Watch(name: nil, fields: fields.map { ($0[0], $0[1]) })
    var search = try watch.search.search(at: .utc(Date(dayNumber: Self.today)), home: { [] })
    search.airlines = watch.search.airlines
    #expect(search.isWide == expected)
  }
}

/// The lowest fare that was seen on a route on one day.
public struct DailyLow: Hashable, Sendable {
  /// The day on which it was seen, in UTC, as days since 1970.
  public var day: Int
  /// The price.
  public var price: Price
  /// The days of departure and return of the trip.
  public var dates: TripDates
  /// Whether the day counts, because a search of that day was wide enough: see ``TripSearch/isWide``.
  public var isWide: Bool

  public init(day: Int, price: Price, dates: TripDates, isWide: Bool = true) {
    (self.day, self.price, self.dates, self.isWide) = (day, price, dates, isWide)
  }

  /// Adds what another search or another source saw on the same day.
  package mutating func join(_ other: DailyLow) {
    if other.price < price { (price, dates) = (other.price, other.dates) }
    isWide = isWide || other.isWide
  }
}

extension [DailyLow] {
  /// Returns the lows of several sources, with one element for each day, sorted by day.
  package static func joined(_ parts: [[DailyLow]]) -> [DailyLow] {
    if parts.count == 1 { return parts[0] }
    var joined: [DailyLow] = []
    for low in parts.joined().sorted(by: { $0.day < $1.day }) {
      if joined.last?.day == low.day { joined[joined.count - 1].join(low) } else { joined.append(low) }
    }
    return joined
  }
}

/// What a route usually costs: the lowest fares of the last days, with which a price is compared.
///
/// All views of deals, new lows and usual prices use this value. A day counts if a search of that day was wide enough:
/// see ``TripSearch/isWide``. The day of the compared price itself is not among the compared days.
public struct UsualPrices: Hashable, Sendable {
  /// The minimum number of days for a comparison.
  public static let minimumDayCount = 14
  /// The number of days before the compared price that are compared.
  public static let maximumAge = 90

  /// The lows of the compared days, cheapest first.
  private let lows: [Price]
  /// The lowest price that was recorded earlier on the day of the comparison, by any search; `nil` if there is none.
  private let today: Price?

  /// Creates the prices with which a price seen on a day is compared.
  ///
  /// - Parameters:
  ///   - days: Recorded days, with at most one element for each.
  ///   - day: The day of the compared price in UTC, as days since 1970.
  public init(_ days: [DailyLow], before day: Int) {
    lows = days.filter { $0.isWide && (day - Self.maximumAge..<day).contains($0.day) }.map(\.price).sorted()
    today = days.first { $0.day == day }?.price
  }

  /// The number of compared days.
  public var dayCount: Int { lows.count }

  /// Whether there are enough days for a comparison.
  public var isKnown: Bool { lows.count >= Self.minimumDayCount }

  /// The lower end of the usual prices: a quarter of the days were as cheap or cheaper. `nil` for too few days.
  public var low: Price? { isKnown ? lows[(lows.count + 3) / 4 - 1] : nil }

  /// The upper end of the usual prices: three quarters of the days were as cheap or cheaper. `nil` for too few days.
  public var high: Price? { isKnown ? lows[(3 * lows.count + 3) / 4 - 1] : nil }

  /// Returns whether a price is a deal: at most a tenth of the days, or one day if there are fewer than 20, were as
  /// cheap or cheaper. A price that never changes is not a deal.
  public func isDeal(_ price: Price) -> Bool { isKnown && price < lows[max(1, lows.count / 10)] }

  /// Returns whether a price is lower than on all compared days, and no search has recorded a lower one today.
  public func isNewLow(_ price: Price) -> Bool { isBelowAllDays(price) && today.map { price <= $0 } ?? true }

  /// Returns whether a price is lower than on all compared days, whatever was recorded earlier today.
  func isBelowAllDays(_ price: Price) -> Bool { isKnown && price < lows[0] }

  /// Returns how a price compares with the days, such as `lowest of 34 days`, `cheaper on 3 of 34 days` or, for too few
  /// days, `8 of 14 earlier days recorded`.
  public func rank(of price: Price) -> String {
    guard isKnown else { return "\(dayCount) of \(Self.minimumDayCount) earlier days recorded" }
    let cheaper = lows.count { $0 < price }
    if cheaper > 0 { return "cheaper on \(cheaper) of \(dayCount) days" }
    let same = lows.count { $0 == price }
    return same == 0 ? "lowest of \(dayCount) days" : "as low on \(same) of \(dayCount) days"
  }

  /// The usual prices, such as `62–80`; `nil` for too few days.
  public var range: String? {
    guard let low, let high else { return nil }
    return low == high ? "\(low)" : "\(low)–\(high)"
  }

  /// Returns the sentence about a price, such as `lowest of 34 days, usually 62–80 EUR`.
  public func text(for price: Price, in currency: String) -> String {
    rank(of: price) + (range.map { ", usually \($0) \(currency)" } ?? "")
  }
}

extension TripSearch {
  /// Whether the search sees the lowest fare of each of its routes, so that the day counts in ``UsualPrices``.
  ///
  /// It must not limit the days or hours of departure, the return, the nights, the stops, the travel time or the
  /// airlines. A search of one month sees only the fares of that month, and would make the other months look like a
  /// change of price. A search with a maximum price sees a route only on its cheap days, and one source may lack the
  /// lowest fare. Places, a currency and `one_way` leave the lowest fare of each remaining route.
  public var isWide: Bool {
    departure == nil && departAfter == nil && departBefore == nil && airlines.isEmpty && !isDirect && shape.isAny
      && maxPrice == nil && sources.isEmpty
  }

  /// What makes a search wide, for advice such as `to record a day, run aerogami fetch …`.
  package static let wideCondition = "without filters, except by place or currency"
}

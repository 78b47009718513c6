public import AerogamiContainer
public import Foundation

/// The maximum price of a search, or the limit of the trigger ``WatchTriggers/below``, for each passenger. The price of a
/// party is compared exactly with the amount for all of its passengers.
public struct PriceLimit: Hashable, Sendable {
  /// The amount. A price equal to it matches a search, but not ``WatchTriggers/below``.
  public var amount: Price
  /// The ISO 4217 code of the currency in capitals. Trips in other currencies do not match. If it is `nil`, trips in
  /// any currency can match, and their amounts are compared without conversion.
  public var currency: String?

  public init(_ amount: Price, currency: String? = nil) { (self.amount, self.currency) = (amount, currency) }

  /// Parses an amount such as `60`, `60.50` or `60,50`, optionally with a currency before or after it: `60 EUR`, `EUR
  /// 60`, `€60`, `60€` or `60 euros`. Returns `nil` for any other text. Rejects a comma or point before exactly three
  /// digits, which may separate thousands.
  public init?(_ text: String) {
    let isDigit: (Character) -> Bool = { $0.isASCII && $0.isWholeNumber }
    let text = text.drop(while: \.isWhitespace)
    guard let first = text.first else { return nil }
    let (number, word): (Substring, Substring)
    if isDigit(first) {
      number = text.prefix { isDigit($0) || $0 == "." || $0 == "," }
      word = text[number.endIndex...]
    } else {
      word = text.prefix { !isDigit($0) }
      number = text[word.endIndex...].trimmingSuffix(while: \.isWhitespace)
    }
    let name = word.drop(while: \.isWhitespace).trimmingSuffix(while: \.isWhitespace)
    guard let amount = Self.amount(number) else { return nil }
    if name.isEmpty {
      self.init(amount)
    } else {
      guard let currency = Self.currencyNames[name.lowercased()] ?? LetterCode(name).map({ "\($0)" }) else {
        return nil
      }
      self.init(amount, currency: currency)
    }
  }

  /// Parses the value of a parameter as ``init(_:)`` does.
  ///
  /// - Throws: ``TripSearchError`` for a negative amount, an unknown currency, or separated thousands.
  init?(parameter text: String) throws(TripSearchError) {
    if let limit = PriceLimit(text) {
      self = limit
      return
    }
    if let sign = text.firstIndex(where: { "-−".contains($0) }) {
      var amount = text
      amount.remove(at: sign)
      if PriceLimit(amount) != nil {
        let positive = amount[...].trimming(\.isWhitespace)
        throw TripSearchError("a price cannot be negative", remedy: "did you mean \(positive)?")
      }
    }
    let number = text.filter { $0.isASCII && $0.isWholeNumber || ".,".contains($0) }
    let name = text.filter { $0.isLetter || $0.isCurrencySymbol }
    let isAmount = [number + name, name + number].contains(text.filter { !$0.isWhitespace })
    if isAmount, PriceLimit(number) != nil, PriceLimit("\(number) \(name)") == nil {
      throw TripSearchError(
        "\"\(name.printable(maxLength: 60))\" is not a currency code", remedy: "give one, such as \(number) EUR")
    }
    if text.contains(/[0-9][ .,'’\u{A0}\u{202F}][0-9]{3}/) {
      throw TripSearchError(
        "a separator between thousands cannot be used", remedy: "give an amount such as 1000 or 99.50")
    }
    return nil
  }

  /// The codes of currencies by their symbols, and by words in lowercase. Dollars are those of the US, as `$` is.
  package static let currencyNames = [
    "€": "EUR", "euro": "EUR", "euros": "EUR", "$": "USD", "dollar": "USD", "dollars": "USD", "£": "GBP",
    "pound": "GBP", "pounds": "GBP", "zł": "PLN", "złoty": "PLN",
  ]

  private static func amount(_ text: Substring) -> Price? {
    guard let comma = text.firstIndex(of: ",") else {
      let decimals = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first
      return decimals?.count == 3 ? nil : Price(text)
    }
    let (units, decimals) = (text[..<comma], text[text.index(after: comma)...])
    guard !units.contains("."), !decimals.contains("."), (1...2).contains(decimals.count) else { return nil }
    return Price("\(units).\(decimals)")
  }

  func allows(_ trip: borrowing Trip) -> Bool {
    let passengers = trip.terms.passengers
    let isAllowed = passengers == 1 ? trip.price <= amount : trip.price.inSmallestUnits <= total(for: passengers)
    return isAllowed && isComparable(with: trip)
  }

  func isUndercut(by trip: borrowing Trip) -> Bool {
    trip.price.inSmallestUnits < total(for: trip.terms.passengers) && isComparable(with: trip)
  }

  func isUndercut(by total: Price, _ currency: String) -> Bool {
    total < amount && (self.currency.map { currency.equalsIgnoringASCIICase($0) } ?? true)
  }

  /// The amount for a party, in the units of ``Price/inSmallestUnits``.
  private func total(for passengers: Int) -> Int128 {
    let (total, isTooLarge) = amount.inSmallestUnits.multipliedReportingOverflow(by: Int128(passengers))
    return isTooLarge ? .max : total
  }

  private func isComparable(with trip: borrowing Trip) -> Bool {
    currency.map { trip.currency.equalsIgnoringASCIICase($0) } ?? true
  }
}

extension PriceLimit: CustomStringConvertible {
  /// The text form, such as `60` or `60 EUR`.
  public var description: String { currency.map { "\(amount) \($0)" } ?? "\(amount)" }
}

extension PriceLimit: ExpressibleByIntegerLiteral {
  /// Creates a limit of a whole amount, in any currency.
  public init(integerLiteral value: Int64) { self.init(Price(significand: value)) }
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, predicate(last) { rest.removeLast() }
    return rest
  }
}

/// The currencies of all responses to a search, compared with the currency that the search names.
public struct PriceCurrencies: Sendable {
  /// The currency that the search names, and the search without it; `nil` if the search names no currency.
  private let wanted: (currency: String, rest: TripSearch)?
  /// Whether a trip or a fare has the search's currency, whether it matches or not.
  private var hasWanted = false
  /// The other currencies, of trips that match the rest of the search.
  private var found: Set<String> = []
  /// The number of trips in another currency that match the rest of the search.
  public private(set) var leftOutCount = 0
  /// The search without its price limit, if that names no currency; otherwise `nil`.
  private let unlimited: TripSearch?
  /// The currencies of the prices that are compared with each other or with a limit: those of all trips that match the
  /// search except for its price limit. Empty if the search names a currency.
  public private(set) var compared: Set<String> = []

  /// Creates a collection without responses.
  public init(_ search: TripSearch) {
    var rest = search
    rest.maxPrice = nil
    if let currency = search.maxPrice?.currency ?? search.currency {
      // A limit without a currency applies to every currency.
      if search.maxPrice?.currency == nil { rest.maxPrice = search.maxPrice }
      rest.currency = nil
      (wanted, unlimited) = ((currency.uppercasedASCII, rest), nil)
    } else {
      (wanted, unlimited) = (nil, search.maxPrice == nil ? nil : rest)
    }
  }

  /// Adds the trips of a response, of which those at some indices match the search.
  public mutating func add(_ trips: [Trip], matching matches: [Int], at now: Date) {
    let candidates = unlimited == nil ? matches : Array(trips.indices)
    let trips = trips.span
    guard let wanted else {
      // Nearly all trips have the same currency, which is then hashed only once.
      var last: String?
      for index in candidates where trips[index].currency != last {
        if let unlimited, !unlimited.matches(trips[index], at: now) { continue }
        last = trips[index].currency
        compared.insert(trips[index].currency)
      }
      return
    }
    for index in trips.indices {
      if trips[index].currency.equalsIgnoringASCIICase(wanted.currency) {
        hasWanted = true
      } else if wanted.rest.matches(trips[index], at: now) {
        found.insert(trips[index].currency.uppercasedASCII)
        leftOutCount += 1
      }
    }
  }

  /// Adds the fares of a calendar. Does nothing if the search names no currency.
  public mutating func add(_ days: [CalendarDay]) {
    guard let wanted else { return }
    for currency in days.compactMap({ $0.offer.fare?.currency.uppercasedASCII }) {
      if currency == wanted.currency { hasWanted = true } else { found.insert(currency) }
    }
  }

  /// Adds the responses of another collection.
  public static func += (left: inout PriceCurrencies, right: PriceCurrencies) {
    left.hasWanted = left.hasWanted || right.hasWanted
    left.found.formUnion(right.found)
    left.leftOutCount += right.leftOutCount
    left.compared.formUnion(right.compared)
  }

  /// The other currencies of fares, and of trips that match the rest of the search, sorted; empty if the search names no
  /// currency.
  public var others: [String] { found.sorted() }

  /// The error if fares, or trips that match the rest of the search, were added, but no price is in the currency that the
  /// search names; otherwise `nil`.
  public var error: PriceCurrencyError? {
    guard let wanted, !hasWanted, !found.isEmpty else { return nil }
    return PriceCurrencyError(currency: wanted.currency, found: found)
  }
}

/// The error of a search in a currency that no trip has.
public struct PriceCurrencyError: ReportedError, Hashable {
  let currency: String
  let found: Set<String>

  public var message: String {
    let names = found.sorted().prefix(5).map { $0.isEmpty ? "an unknown currency" : $0.printable(maxLength: 20) }
    let others = found.count > 5 ? ["\(found.count - 5) more"] : []
    return "no price is in \(currency); prices are in \((names + others).listed(with: "and"))"
  }

  public var remedy: String? {
    let names = found.sorted().prefix(5).filter { !$0.isEmpty }.map { $0.printable(maxLength: 20) }
    return "search " + (names.isEmpty ? "" : "in \(names.listed(with: "or")), or ") + "without a currency"
  }
}

/// A pair of airports: departure and destination.
public struct Route: Hashable, Sendable {
  /// The departure airport.
  public let departure: LetterCode
  /// The destination airport.
  public let destination: LetterCode

  public init(_ departure: LetterCode, _ destination: LetterCode) {
    (self.departure, self.destination) = (departure, destination)
  }

  /// Parses a route such as `VNO-BCN`, ignoring case; `nil` for any other text.
  public init?(_ text: some StringProtocol) {
    let codes = text.split(separator: "-", omittingEmptySubsequences: false)
    guard codes.count == 2, let departure = LetterCode(codes[0]), let destination = LetterCode(codes[1]) else {
      return nil
    }
    self.init(departure, destination)
  }

  /// The range of ``PricedRoute/number`` for one-way trips and round trips on this route, in any currency.
  package var numbers: ClosedRange<Int64> {
    let first = Int64(departure.number) << 32 | Int64(destination.number) << 16
    return first...(first | 0xFFFF)
  }
}

extension Route: CustomStringConvertible {
  /// The codes joined by a hyphen, such as `VNO-BCN`.
  public var description: String { "\(departure)-\(destination)" }
}

/// A route of either one-way trips or round trips, with a currency. Only prices of the same priced route are compared.
public struct PricedRoute: Hashable, Sendable {
  /// The pair of airports.
  public let route: Route
  /// Whether trips have no return flight.
  public let isOneWay: Bool
  /// The currency, an ISO 4217 code.
  public let currency: LetterCode

  /// Creates a route with a currency, by default for round trips.
  public init(_ route: Route, isOneWay: Bool = false, currency: LetterCode) {
    (self.route, self.isOneWay, self.currency) = (route, isOneWay, currency)
  }

  /// Creates the route of a trip; `nil` if an airport or currency code is not three letters, or if the price is not
  /// comparable: see ``FareTerms/areComparable``.
  package init?(of trip: borrowing Trip) {
    guard trip.terms.areComparable, let departure = LetterCode(trip.departure.airportCode),
      let destination = LetterCode(trip.destination.airportCode), let currency = LetterCode(trip.currency)
    else { return nil }
    self.init(Route(departure, destination), isOneWay: trip.returnAt == nil, currency: currency)
  }
}

extension PricedRoute: Comparable {
  public static func < (left: PricedRoute, right: PricedRoute) -> Bool { left.number < right.number }

  /// A 48-bit number that sorts by departure, then destination. It has 16 bits for each of departure, destination and
  /// currency. A code needs only 15 bits; the highest bit of the currency's part is set for one-way trips.
  package var number: Int64 { route.numbers.lowerBound | (isOneWay ? 1 << 15 : 0) | Int64(currency.number) }

  package init?(number: Int64) {
    guard number >> 48 == 0, let departure = LetterCode(number: UInt16(truncatingIfNeeded: number >> 32)),
      let destination = LetterCode(number: UInt16(truncatingIfNeeded: number >> 16)),
      let currency = LetterCode(number: UInt16(truncatingIfNeeded: number & 0x7FFF))
    else { return nil }
    self.init(Route(departure, destination), isOneWay: number & 1 << 15 != 0, currency: currency)
  }
}

/// A code of three letters A to Z, such as the IATA code of an airport or the ISO 4217 code of a currency. Stored as a
/// number, so `vno` equals `VNO`, copying needs no reference counting, and the text is safe to print.
public struct LetterCode: Hashable, Sendable {
  /// The code as a number below ``count``, with its letters as digits in base 26. Numbers sort like their codes.
  let number: UInt16

  static let count = 26 * 26 * 26

  /// Parses three ASCII letters, ignoring case; `nil` for any other text.
  public init?(_ text: some StringProtocol) { self.init(text, ignoringCase: true) }

  /// Parses three capital letters; `nil` for any other text.
  @inline(__always) init?(capitals text: String) { self.init(text, ignoringCase: false) }

  init?(number: UInt16) {
    guard number < Self.count else { return nil }
    self.number = number
  }

  @inline(__always) private init?(_ text: some StringProtocol, ignoringCase: Bool) {
    guard
      let number = text.utf8.withContiguousStorageIfAvailable({ unsafe Self.number(of: $0, ignoringCase: ignoringCase) }
      )
        ?? Self.number(of: Array(text.utf8), ignoringCase: ignoringCase)
    else { return nil }
    self.number = number
  }

  /// Returns the ``number`` of a code; `nil` unless it is three ASCII letters, in capitals if case is not ignored.
  static func number(of letters: some RandomAccessCollection<UInt8>, ignoringCase: Bool = false) -> UInt16? {
    guard letters.count == 3 else { return nil }
    var number: UInt16 = 0
    for byte in letters {
      // Clears the bit that distinguishes lowercase from uppercase.
      let letter = ignoringCase ? byte & 0xDF : byte
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) else { return nil }
      number = number * 26 + UInt16(letter - UInt8(ascii: "A"))
    }
    return number
  }
}

extension LetterCode: CustomStringConvertible {
  /// The code in capitals.
  public var description: String {
    let letters = [number / 676, number / 26 % 26, number % 26].map { UInt8(ascii: "A") + UInt8($0) }
    return String(decoding: letters, as: UTF8.self)
  }
}

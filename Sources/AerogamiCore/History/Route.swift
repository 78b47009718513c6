/// A pair of airports: departure and destination.
public struct Route: Hashable, Sendable {
  /// The departure airport.
  public let departure: LetterCode
  /// The destination airport.
  public let destination: LetterCode

  /// Creates a route.
  public init(_ departure: LetterCode, _ destination: LetterCode) {
    self.departure = departure
    self.destination = destination
  }

  /// Parses a route such as `VNO-BCN`, ignoring case; `nil` for any other text.
  public init?(_ text: some StringProtocol) {
    let codes = text.split(separator: "-", omittingEmptySubsequences: false)
    guard codes.count == 2, let departure = LetterCode(codes[0]), let destination = LetterCode(codes[1]) else {
      return nil
    }
    self.init(departure, destination)
  }
}

extension Route {
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

/// A route of either one-way trips or round trips, with the currency of their prices.
///
/// Only prices of the same priced route are compared.
public struct PricedRoute: Hashable, Sendable {
  /// The pair of airports.
  public let route: Route
  /// Whether trips have no return flight.
  public let isOneWay: Bool
  /// The currency, an ISO 4217 code.
  public let currency: LetterCode

  /// Creates a route with a currency, by default for round trips.
  public init(_ route: Route, isOneWay: Bool = false, currency: LetterCode) {
    self.route = route
    self.isOneWay = isOneWay
    self.currency = currency
  }

  /// Creates the route of a trip; `nil` if an airport or currency code is not three letters.
  package init?(of trip: borrowing Trip) {
    guard let departure = LetterCode(trip.departure.airportCode),
      let destination = LetterCode(trip.destination.airportCode), let currency = LetterCode(trip.currency)
    else { return nil }
    self.init(Route(departure, destination), isOneWay: trip.returnAt == nil, currency: currency)
  }
}

extension PricedRoute: Comparable {
  public static func < (left: PricedRoute, right: PricedRoute) -> Bool { left.number < right.number }

  /// A 48-bit number that sorts by departure, then destination.
  ///
  /// From the highest bits to the lowest, the number contains the codes of departure, destination and currency, with 16
  /// bits for each. A code needs only 15 bits. The highest bit of the currency's part is set for one-way trips.
  package var number: Int64 {
    route.numbers.lowerBound | (isOneWay ? 1 << 15 : 0) | Int64(currency.number)
  }

  /// Creates a route from its ``number``; `nil` for any other number.
  package init?(number: Int64) {
    guard number >> 48 == 0, let departure = LetterCode(number: UInt16(truncatingIfNeeded: number >> 32)),
      let destination = LetterCode(number: UInt16(truncatingIfNeeded: number >> 16)),
      let currency = LetterCode(number: UInt16(truncatingIfNeeded: number & 0x7FFF))
    else { return nil }
    self.init(Route(departure, destination), isOneWay: number & 1 << 15 != 0, currency: currency)
  }
}

/// A code of three letters A to Z, such as the IATA code of an airport or the ISO 4217 code of a currency.
///
/// Stored as a number, so `vno` equals `VNO`, copying needs no reference counting, and the text is safe to print.
public struct LetterCode: Hashable, Sendable {
  /// The code as a number, with its letters as digits in base 26.
  let number: UInt16

  /// Parses three ASCII letters, ignoring case; `nil` for any other text.
  public init?(_ text: some StringProtocol) {
    var number: UInt16 = 0
    var count = 0
    for byte in text.utf8 {
      // Clears the bit that distinguishes lowercase from uppercase.
      let letter = byte & 0xDF
      guard count < 3, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) else { return nil }
      number = number * 26 + UInt16(letter - UInt8(ascii: "A"))
      count += 1
    }
    guard count == 3 else { return nil }
    self.number = number
  }

  init?(number: UInt16) {
    guard number < 26 * 26 * 26 else { return nil }
    self.number = number
  }
}

extension LetterCode: CustomStringConvertible {
  /// The code in capitals.
  public var description: String {
    let letters = [number / 676, number / 26 % 26, number % 26].map { UInt8(ascii: "A") + UInt8($0) }
    return String(decoding: letters, as: UTF8.self)
  }
}

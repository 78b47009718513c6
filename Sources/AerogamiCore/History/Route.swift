/// From where to where: a pair of airports.
public struct Route: Hashable, Sendable {
  public let departure: LetterCode
  public let destination: LetterCode

  public init(_ departure: LetterCode, _ destination: LetterCode) {
    self.departure = departure
    self.destination = destination
  }

  /// Reads `VNO-BCN`, in letters of either case; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let codes = text.split(separator: "-", omittingEmptySubsequences: false)
    guard codes.count == 2, let departure = LetterCode(codes[0]), let destination = LetterCode(codes[1]) else {
      return nil
    }
    self.init(departure, destination)
  }
}

extension Route {
  /// Between which two the numbers of its prices are, whatever their currency.
  package var numbers: ClosedRange<Int64> {
    let first = Int64(departure.number) << 32 | Int64(destination.number) << 16
    return first...(first | 0xFFFF)
  }
}

extension Route: CustomStringConvertible {
  public var description: String { "\(departure)-\(destination)" }
}

/// A route, one way or with a way back, and the currency of its prices, which are compared with no others.
public struct PricedRoute: Hashable, Sendable {
  public let route: Route
  public let isOneWay: Bool
  public let currency: LetterCode

  public init(_ route: Route, isOneWay: Bool = false, currency: LetterCode) {
    self.route = route
    self.isOneWay = isOneWay
    self.currency = currency
  }

  /// `nil` where the trip has a code that is none.
  init?(of trip: borrowing Trip) {
    guard let departure = LetterCode(trip.departure.airportCode),
      let destination = LetterCode(trip.destination.airportCode), let currency = LetterCode(trip.currency)
    else { return nil }
    self.init(Route(departure, destination), isOneWay: trip.returnAt == nil, currency: currency)
  }
}

extension PricedRoute: Comparable {
  public static func < (left: PricedRoute, right: PricedRoute) -> Bool { left.number < right.number }

  /// Of 48 bits: the routes of one departure and, among those, of one destination follow one another. A code takes 15
  /// bits, and the one above the currency's is set for one way.
  package var number: Int64 {
    route.numbers.lowerBound | (isOneWay ? 1 << 15 : 0) | Int64(currency.number)
  }

  /// Reads what ``number`` is; `nil` for anything else.
  package init?(number: Int64) {
    guard number >> 48 == 0, let departure = LetterCode(number: UInt16(truncatingIfNeeded: number >> 32)),
      let destination = LetterCode(number: UInt16(truncatingIfNeeded: number >> 16)),
      let currency = LetterCode(number: UInt16(truncatingIfNeeded: number & 0x7FFF))
    else { return nil }
    self.init(Route(departure, destination), isOneWay: number & 1 << 15 != 0, currency: currency)
  }
}

/// Three letters from A to Z, such as the IATA code of an airport or the ISO 4217 code of a currency.
///
/// One number, and so the same for `vno` and `VNO`, without references, and safe to print.
public struct LetterCode: Hashable, Sendable {
  /// The letters as digits to the base of 26.
  let number: UInt16

  public init?(_ text: some StringProtocol) {
    var number: UInt16 = 0
    var count = 0
    for byte in text.utf8 {
      // Without the bit that tells a small letter from its capital.
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
  /// In capitals.
  public var description: String {
    let letters = [number / 676, number / 26 % 26, number % 26].map { UInt8(ascii: "A") + UInt8($0) }
    return String(decoding: letters, as: UTF8.self)
  }
}

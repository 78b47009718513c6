/// An exact decimal amount without a currency: `significand / 10^scale`.
///
/// `72`, `72.5` and `72.50` keep their decimals when printed, and `72.5` equals `72.50`. Comparisons and differences
/// are exact, without binary floating point.
public struct Price: Sendable {
  /// All digits without the decimal point: `7250` for `72.50`.
  public let significand: Int64
  /// The number of digits after the decimal point, 0 to 18.
  public let scale: Int

  /// Creates an amount from its digits. `scale` must be 0 to 18, so that 10^scale fits in an `Int64`.
  public init(significand: Int64, scale: Int = 0) {
    precondition((0...18).contains(scale), "a price has 0 to 18 decimals")
    (self.significand, self.scale) = (significand, scale)
  }

  /// Parses a plain decimal number such as `72`, `-3` or `72.50`. Returns `nil` for any other text, such as an
  /// exponent, thousands separators, or a leading `+` or `.`, for more than 18 decimals, and for digits that do not fit
  /// in an `Int64`.
  public init?(_ text: some StringProtocol) {
    var digits = text.utf8[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }

    var significand: Int64 = 0
    var scale: Int?
    var previous: UInt8?
    for byte in digits {
      if byte == UInt8(ascii: "."), scale == nil, previous != nil {
        scale = 0
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        let (tens, tensOverflow) = significand.multipliedReportingOverflow(by: 10)
        let (sum, sumOverflow) = tens.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
        if tensOverflow || sumOverflow { return nil }
        significand = sum
        scale = scale.map { $0 + 1 }
      } else {
        return nil
      }
      previous = byte
    }
    guard previous != nil, previous != UInt8(ascii: "."), scale ?? 0 <= 18 else { return nil }
    self.init(significand: isNegative ? -significand : significand, scale: scale ?? 0)
  }

  /// The amount in units of 10⁻¹⁸, which is always a whole number.
  package var inSmallestUnits: Int128 {
    // The power is at most 10¹⁸, so it cannot overflow.
    var power: Int64 = 1
    for _ in scale..<18 { power &*= 10 }
    return Int128(significand) * Int128(power)
  }

  /// The amount as a whole number, rounded up.
  package var roundedUp: Int64 {
    let unit = (0..<scale).reduce(Int64(1)) { power, _ in power * 10 }
    return significand / unit + (significand % unit > 0 ? 1 : 0)
  }

  /// The amount for people to read. A single decimal gets a zero: services send 73.10 as 73.1.
  package var shown: String { scale == 1 ? "\(self)0" : "\(self)" }

  /// Returns the exact sum, with the larger number of decimals; `nil` if its digits do not fit in an `Int64`.
  package func adding(_ other: Price) -> Price? {
    Price(unitCount: inSmallestUnits + other.inSmallestUnits, scale: max(scale, other.scale))
  }

  /// Returns the exact difference, with the larger number of decimals; `nil` if its digits do not fit in an `Int64`.
  public func subtracting(_ other: Price) -> Price? {
    Price(unitCount: inSmallestUnits - other.inSmallestUnits, scale: max(scale, other.scale))
  }

  /// Returns a share of the price for one of several people, rounded up: with the decimals of the price if these are
  /// enough for the exact share, otherwise with at least `decimals`.
  func divided(by count: Int, decimals: Int) -> Price {
    let (share, rest) = significand.quotientAndRemainder(dividingBy: Int64(count))
    if rest == 0 { return Price(significand: share, scale: scale) }
    for scale in [max(scale, decimals), scale] {
      let unit = Int128(count) * Price(significand: 1, scale: scale).inSmallestUnits
      let (units, rest) = inSmallestUnits.quotientAndRemainder(dividingBy: unit)
      if let significand = Int64(exactly: units + (rest > 0 ? 1 : 0)) {
        return Price(significand: significand, scale: scale)
      }
    }
    return self
  }

  /// Returns the exact product; `nil` if its digits do not fit in an `Int64`.
  package func multiplied(by count: Int) -> Price? {
    let (product, overflow) = significand.multipliedReportingOverflow(by: Int64(count))
    return overflow ? nil : Price(significand: product, scale: scale)
  }

  private init?(unitCount: Int128, scale: Int) {
    var unit: Int128 = 1
    for _ in scale..<18 { unit *= 10 }
    guard let significand = Int64(exactly: unitCount / unit) else { return nil }
    self.init(significand: significand, scale: scale)
  }
}

extension Price: Comparable, Hashable {
  public static func < (left: Price, right: Price) -> Bool {
    if left.scale == right.scale { return left.significand < right.significand }
    return left.inSmallestUnits < right.inSmallestUnits
  }

  public static func == (left: Price, right: Price) -> Bool {
    if left.scale == right.scale { return left.significand == right.significand }
    return left.inSmallestUnits == right.inSmallestUnits
  }

  public func hash(into hasher: inout Hasher) {
    // Equal amounts must have equal hashes, so ignore trailing zeros.
    var (significand, scale) = (significand, scale)
    while scale > 0, significand.isMultiple(of: 10) { (significand, scale) = (significand / 10, scale - 1) }
    hasher.combine(significand)
    hasher.combine(scale)
  }
}

extension Price: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) { self.init(significand: value) }
}

extension Price: CustomStringConvertible {
  /// The amount with its decimals, such as `72`, `-3.5` or `0.05`.
  public var description: String {
    var digits: [UInt8] = []
    digits.append(self)
    return String(decoding: digits, as: UTF8.self)
  }

  /// The price as a floating-point number, which may be inexact. For drawing only.
  package var approximately: Double { Double(significand) / (0..<scale).reduce(1) { power, _ in power * 10 } }
}

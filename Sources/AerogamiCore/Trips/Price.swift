/// An exact decimal amount, in whatever currency stands beside it.
///
/// `72`, `72.5` and `72.50` are equal, and each is shown with the decimals it was given: `significand / 10^scale`.
/// No amount passes through a binary fraction.
public struct Price: Sendable {
  /// The digits without their decimal point: `7250` for `72.50`.
  public let significand: Int64
  /// How many of the digits stand behind the decimal point, 0 to 18.
  public let scale: Int

  /// - Precondition: `scale` is 0 to 18, so that 10^scale fits into an `Int64`.
  public init(significand: Int64, scale: Int = 0) {
    precondition((0...18).contains(scale), "a price has 0 to 18 decimals")
    self.significand = significand
    self.scale = scale
  }

  /// Reads a plain decimal number such as `72`, `-3` or `72.50`; no exponent, no grouping, no leading `+` or `.`.
  /// `nil` for anything else, and for more digits than 18 decimals or an `Int64` hold.
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

  /// The amount in units of 10⁻¹⁸, of which every amount is a whole number.
  package var inSmallestUnits: Int128 {
    // At most 10¹⁸, which fits.
    var power: Int64 = 1
    for _ in scale..<18 { power &*= 10 }
    return Int128(significand) * Int128(power)
  }
}

extension Price {
  /// What is left of this when `other` is taken away, exactly and with the decimals of the one that has more; `nil` where
  /// that takes more digits than an `Int64` holds.
  public func subtracting(_ other: Price) -> Price? {
    let scale = max(scale, other.scale)
    var unit: Int128 = 1
    for _ in scale..<18 { unit *= 10 }
    return Int64(exactly: (inSmallestUnits - other.inSmallestUnits) / unit).map { Price(significand: $0, scale: scale) }
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
    // Equal amounts hash alike, so the zeros that only say how many decimals were given do not take part.
    var (significand, scale) = (significand, scale)
    while scale > 0, significand.isMultiple(of: 10) { (significand, scale) = (significand / 10, scale - 1) }
    hasher.combine(significand)
    hasher.combine(scale)
  }
}

extension Price: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) {
    self.init(significand: value)
  }
}

extension Price: CustomStringConvertible {
  /// The amount with the decimals it was given: `72`, `-3.5`, `0.05`.
  public var description: String {
    var digits: [UInt8] = []
    digits.append(self)
    return String(decoding: digits, as: UTF8.self)
  }
}

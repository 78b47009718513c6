extension [UInt8] {
  package mutating func append(decimal value: Int) {
    append(addingCapacity: OutputSpan<UInt8>.maximumDecimalLength) { $0.append(decimal: value) }
  }

  package mutating func append(_ price: Price) {
    append(addingCapacity: OutputSpan<UInt8>.maximumDecimalLength) { $0.append(price) }
  }
}

// These methods require room for ``maximumDecimalLength`` bytes in the span.
extension OutputSpan<UInt8> {
  /// The length of a sign, a decimal point and 20 digits.
  package static var maximumDecimalLength: Int { 22 }

  package mutating func append(decimal value: Int) {
    append(digits: UInt64(value.magnitude), isNegative: value < 0)
  }

  package mutating func append(_ price: Price) {
    append(digits: price.significand.magnitude, isNegative: price.significand < 0, scale: price.scale)
  }

  /// Appends a decimal number with `scale` digits after the decimal point, 0 to 18.
  private mutating func append(digits value: UInt64, isNegative: Bool, scale: Int = 0) {
    if isNegative { append(UInt8(ascii: "-")) }
    // Writes the digits from last to first, then reverses them.
    var left = count
    var rest = value
    var digitCount = 0
    repeat {
      if digitCount == scale, scale > 0 { append(UInt8(ascii: ".")) }
      let (tens, digit) = rest.quotientAndRemainder(dividingBy: 10)
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      rest = tens
      digitCount += 1
    } while rest > 0 || digitCount <= scale
    var right = count - 1
    while left < right {
      swapAt(left, right)
      (left, right) = (left + 1, right - 1)
    }
  }
}

extension Int {
  /// Parses ASCII digits. Returns `nil` for any other text, such as text with a sign or with digits of other scripts,
  /// and for a number that is too large.
  package init?(digits text: Substring) {
    for byte in text.utf8 where !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { return nil }
    self.init(text)
  }

  package init?(digits text: String) { self.init(digits: text[...]) }
}

extension Sequence<UInt8> {
  /// The bytes as lowercase hexadecimal digits, two for each byte.
  package var hexadecimal: String {
    var digits: [UInt8] = []
    digits.reserveCapacity(underestimatedCount * 2)
    for byte in self {
      digits.append((byte >> 4).hexadecimalDigit)
      digits.append((byte & 0xF).hexadecimalDigit)
    }
    return String(decoding: digits, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8 { self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "a") + self - 10 }
}

extension [UInt8] {
  /// Appends an integer as ASCII digits, in the format of ``Swift/String/init(_:)``.
  package mutating func append(decimal value: Int) {
    append(addingCapacity: OutputSpan<UInt8>.maximumDecimalLength) { $0.append(decimal: value) }
  }

  /// Appends a price as ASCII, in the format of its description.
  package mutating func append(_ price: Price) {
    append(addingCapacity: OutputSpan<UInt8>.maximumDecimalLength) { $0.append(price) }
  }
}

// These methods require room for ``maximumDecimalLength`` bytes in the span.
extension OutputSpan<UInt8> {
  /// The length of a sign, a decimal point and 20 digits.
  package static var maximumDecimalLength: Int { 22 }

  /// Appends an integer as ASCII digits.
  package mutating func append(decimal value: Int) {
    append(digits: UInt64(value.magnitude), isNegative: value < 0)
  }

  /// Appends a price with all of its decimals.
  package mutating func append(_ price: Price) {
    append(digits: price.significand.magnitude, isNegative: price.significand < 0, scale: price.scale)
  }

  /// Appends a decimal number.
  ///
  /// - Parameter scale: The number of digits after the decimal point, 0 to 18.
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

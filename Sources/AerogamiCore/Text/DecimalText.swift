extension [UInt8] {
  /// Appends a whole number in ASCII digits, as ``Swift/String/init(_:)`` writes it.
  package mutating func append(decimal value: Int) {
    append(addingCapacity: OutputSpan<UInt8>.maximumDecimalLength) { $0.append(decimal: value) }
  }

  /// Appends an amount with exactly its decimals, as its description has it.
  package mutating func append(_ price: Price) {
    append(addingCapacity: OutputSpan<UInt8>.maximumDecimalLength) { $0.append(price) }
  }
}

// The same for a span, which must have room.
extension OutputSpan<UInt8> {
  /// A sign, the point, and at most 20 digits.
  package static var maximumDecimalLength: Int { 22 }

  package mutating func append(decimal value: Int) {
    append(digits: UInt64(value.magnitude), isNegative: value < 0)
  }

  package mutating func append(_ price: Price) {
    append(digits: price.significand.magnitude, isNegative: price.significand < 0, scale: price.scale)
  }

  /// - Parameter scale: How many digits stand behind the decimal point, 0 to 18.
  private mutating func append(digits value: UInt64, isNegative: Bool, scale: Int = 0) {
    if isNegative { append(UInt8(ascii: "-")) }
    // From the last digit to the first, and then turned around.
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

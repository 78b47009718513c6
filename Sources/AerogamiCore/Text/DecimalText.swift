extension [UInt8] {
  /// Appends a whole number in ASCII digits, as ``Swift/String/init(_:)`` writes it.
  package mutating func append(decimal value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(digits: UInt64(value.magnitude))
  }

  /// Appends an amount with exactly its decimals, as its description has it.
  package mutating func append(_ price: Price) {
    if price.significand < 0 { append(UInt8(ascii: "-")) }
    append(digits: price.significand.magnitude, minimumCount: price.scale + 1)
    if price.scale > 0 { insert(UInt8(ascii: "."), at: count - price.scale) }
  }

  /// - Parameter minimumCount: How many digits there are at least, the first of them zeros where need be.
  private mutating func append(digits value: UInt64, minimumCount: Int = 1) {
    let start = count
    var rest = value
    repeat {
      let (tens, digit) = rest.quotientAndRemainder(dividingBy: 10)
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      rest = tens
    } while rest > 0 || count - start < minimumCount
    self[start...].reverse()
  }
}

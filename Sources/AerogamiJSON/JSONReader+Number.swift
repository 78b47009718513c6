package import AerogamiCore

extension JSONReader {
  /// Reads a whole number in any notation, such as `1e3` or `5.0`, if an `Int` can represent it exactly.
  package mutating func readInt() throws(JSONError) -> Int {
    let number = try scanNumber()
    guard let whole = number.decimal(in: bytes, exponents: 0...0) else {
      throw JSONError(at: number.start, .outOfRange(expected: "a 64-bit whole number"))
    }
    return Int(whole.significand)
  }

  /// Reads a whole number, 0 or more.
  package mutating func readCount() throws(JSONError) -> Int {
    let start = self
    let number = try readInt()
    guard number >= 0 else { throw start.outOfRange("a whole number, 0 or more") }
    return number
  }

  /// Reads a decimal number exactly. Keeps its number of decimals, up to 18, so that `72.50` is shown as `72.50`.
  /// Further decimals must be zeros.
  package mutating func readPrice() throws(JSONError) -> Price {
    let number = try scanNumber()
    guard let decimal = number.decimal(in: bytes, exponents: -18...0) else {
      throw JSONError(at: number.start, .outOfRange(expected: "an amount with at most 18 digits and 18 decimals"))
    }
    return Price(significand: decimal.significand, scale: -decimal.exponent)
  }

  /// Reads the nearest `Double`. A nonzero number that rounds to zero is out of range, and so is a number that rounds
  /// to infinity.
  package mutating func readDouble() throws(JSONError) -> Double {
    let number = try scanNumber()
    guard let value = Double(bytes.text(number.start..<offset)), value.isFinite,
      value != 0 || number.decimal(in: bytes, exponents: .min ... .max)?.significand == 0
    else {
      throw JSONError(at: number.start, .outOfRange(expected: "a double-precision number"))
    }
    return value
  }

  mutating func skipNumber() throws(JSONError) { _ = try scanNumber() }

  /// Reads a number and returns its text in the document.
  package mutating func readNumberText() throws(JSONError) -> String {
    let number = try scanNumber()
    return bytes.text(number.start..<offset)
  }

  private mutating func scanNumber() throws(JSONError) -> JSONNumber {
    skipWhitespace()
    var number = JSONNumber(start: offset)
    if byte == UInt8(ascii: "-") {
      number.isNegative = true
      offset += 1
    } else if !isAtDigit {
      throw mismatch(JSONKind.number.rawValue)
    }
    if byte == UInt8(ascii: "0") {
      number.digitCount = 1
      offset += 1
    } else {
      try scanDigits(of: &number)
    }
    if byte == UInt8(ascii: ".") {
      offset += 1
      let whole = number.digitCount
      try scanDigits(of: &number)
      number.fractionDigitCount = number.digitCount - whole
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      offset += 1
      let isNegative = byte == UInt8(ascii: "-")
      if isNegative || byte == UInt8(ascii: "+") { offset += 1 }
      guard isAtDigit else { throw syntaxError("a digit") }
      while isAtDigit {
        // Limit the exponent: no document has enough digits to compensate for a larger one.
        number.exponent = min(number.exponent * 10 + Int(byte & 0x0F), 1 << 48)
        offset += 1
      }
      if isNegative { number.exponent.negate() }
    }
    return number
  }

  private mutating func scanDigits(of number: inout JSONNumber) throws(JSONError) {
    guard isAtDigit else { throw syntaxError("a digit") }
    let start = offset
    while isAtDigit {
      number.digits = number.digits &* 10 &+ Int64(byte & 0x0F)
      offset += 1
    }
    number.digitCount += offset - start
  }

  private var isAtDigit: Bool { byte &- UInt8(ascii: "0") <= 9 }
}

/// The parts of a number literal.
private struct JSONNumber {
  /// The offset of the first byte.
  let start: Int
  var isNegative = false
  /// All digits as one whole number, without the decimal point. Not valid for more than 18 digits: it may overflow.
  var digits: Int64 = 0
  var digitCount = 0
  var fractionDigitCount = 0
  var exponent = 0

  /// Returns the exact value `significand × 10^exponent`. Changes the exponent as little as possible so that it is in
  /// the range `exponents`; `nil` if the significand is then not whole or does not fit into an `Int64`.
  func decimal(in bytes: Span<UInt8>, exponents: ClosedRange<Int>) -> (significand: Int64, exponent: Int)? {
    var exponent = exponent - fractionDigitCount
    var significand: Int64
    if digitCount <= 18 {
      significand = isNegative ? -digits : digits
    } else {
      let start = start + (isNegative ? 1 : 0)
      let written = bytes.text(start..<start + digitCount + (fractionDigitCount > 0 ? 1 : 0)).filter { $0 != "." }
      // Drop the zeros at the end, and raise the exponent instead. Keep them if all digits are zeros.
      let zeroCount = written.reversed().prefix { $0 == "0" }.count
      let droppedCount = zeroCount < digitCount ? zeroCount : 0
      guard let exact = Int64((isNegative ? "-" : "") + written.dropLast(droppedCount)) else { return nil }
      (significand, exponent) = (exact, exponent + droppedCount)
    }
    if significand == 0 { return (0, min(max(exponent, exponents.lowerBound), exponents.upperBound)) }
    while exponent > exponents.upperBound {
      let (tens, overflow) = significand.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      (significand, exponent) = (tens, exponent - 1)
    }
    while exponent < exponents.lowerBound {
      let (tenth, remainder) = significand.quotientAndRemainder(dividingBy: 10)
      if remainder != 0 { return nil }
      (significand, exponent) = (tenth, exponent + 1)
    }
    return (significand, exponent)
  }
}

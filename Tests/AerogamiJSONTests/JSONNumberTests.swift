import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@Suite("JSON numbers")
struct JSONNumberTests {
  @Test(
    "a whole number is read in any notation",
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("-42", -42), ("1552848000000", 1_552_848_000_000), ("5.0", 5), ("-5.00", -5),
      ("1e3", 1000), ("1E+3", 1000), ("1.5e1", 15), ("1500e-2", 15), ("0.00015e5", 15), ("0e99", 0), ("-0.0e-99", 0),
      ("999999999999999999", 999_999_999_999_999_999), ("1000000000000000000", 1_000_000_000_000_000_000),
      ("9223372036854775807", .max), ("-9223372036854775808", .min), ("9223372036854775807.000", .max),
      ("-922337203685477580800e-2", .min), ("1000000000000000000000000e-24", 1), ("0.000000000000000000000001e24", 1),
      ("10000000000000000000000000e-18", 10_000_000), ("1e18", 1_000_000_000_000_000_000),
      ("1e0000000000000000000002", 100),
      ("0e99999999999999999999", 0), ("0.0000000000000000000000000000", 0),
    ])
  func int(_ text: String, value: Int) throws {
    #expect(try readJSON(text) { json throws(JSONError) in try json.readInt() } == value)
  }

  @Test(
    "a number that an Int cannot hold exactly is out of range, at its first byte",
    arguments: [
      "9223372036854775808", "-9223372036854775809", "1e19", "-1e19", "1e99999999999999999999", "0.5", "-1.5", "1e-1",
      "1e-99999999999999999999", "1.0000000000000000000001", "123456789012345678901234567890", "5.5e0",
    ])
  func intOutOfRange(_ text: String) {
    #expect(throws: JSONError(at: 1, .outOfRange(expected: "a 64-bit whole number"))) {
      try readJSON(" " + text) { json throws(JSONError) in try json.readInt() }
    }
  }

  @Test(
    "a price preserves its decimals",
    arguments: [
      ("72", "72"), ("72.5", "72.5"), ("72.50", "72.50"), ("0.05", "0.05"), ("-3.10", "-3.10"), ("0", "0"),
      ("0.00", "0.00"),
      ("7.25e1", "72.5"), ("7.250e1", "72.50"), ("725e-1", "72.5"), ("1e2", "100"), ("1.5e3", "1500"), ("5e-2", "0.05"),
      ("9223372036854775807", "9223372036854775807"), ("-9.223372036854775808", "-9.223372036854775808"),
      ("0.123456789012345678", "0.123456789012345678"), ("0.5000000000000000000000", "0.5"),
      ("1e-18", "0.000000000000000001"),
      ("0e-30", "0.000000000000000000"), ("0e30", "0"), ("0.1", "0.1"), ("4503599627370497.5", "4503599627370497.5"),
    ])
  func price(_ text: String, shown: String) throws {
    #expect(try readJSON(text) { json throws(JSONError) in try json.readPrice() }.description == shown)
  }

  @Test(
    "an amount that a price cannot hold exactly is out of range",
    arguments: [
      "9223372036854775808", "1e19", "0.1234567890123456789", "1e-19", "1.00000000000000000001",
      "1e999999999999999999999",
    ])
  func priceOutOfRange(_ text: String) {
    #expect(throws: JSONError(at: 0, .outOfRange(expected: "an amount with at most 18 digits and 18 decimals"))) {
      try readJSON(text) { json throws(JSONError) in try json.readPrice() }
    }
  }

  static let doubles = [
    "0", "-0", "0.1", "25.28", "54.63", "-179.999999", "1e22", "1e23", "9007199254740993", "9007199254740992.999999999",
    "2.2250738585072011e-308", "2.2250738585072014e-308", "4.9e-324", "2.4703282292062328e-324", "0e-400", "-0.000e5",
    "1.7976931348623157e308", "1.7976931348623158e+308", "123456789012345678901234567890", "0.000001", "1E5", "5e-324",
    "8.98846567431158e307", "179769313486231580793728971405301e276",
    "3.141592653589793238462643383279502884197169399375",
  ]

  @Test("a double is the nearest one, to the last bit", arguments: doubles)
  func double(_ text: String) throws {
    let ours = try readJSON(text) { json throws(JSONError) in try json.readDouble() }
    #expect(ours.bitPattern == Double(text)?.bitPattern)
    let theirs = try JSONDecoder().decode(Double.self, from: Data(text.utf8))
    #expect(ours == theirs)
  }

  @Test("random doubles are the same after writing and reading")
  func randomDoubles() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let read = try readJSON(value.description) { json throws(JSONError) in try json.readDouble() }
      #expect(read.bitPattern == value.bitPattern)
    }
  }

  @Test(
    "a number that would become infinity or zero is out of range",
    arguments: ["1e309", "-1e309", "1e99999999999999999999", "1e-400", "-123456789012345678901234567890e-999"])
  func doubleOutOfRange(_ text: String) {
    #expect(throws: JSONError(at: 0, .outOfRange(expected: "a double-precision number"))) {
      try readJSON(text) { json throws(JSONError) in try json.readDouble() }
    }
  }

  @Test(
    "Int and price values equal Foundation's",
    arguments: [
      "0", "-7", "72.50", "1e3", "1.5e1", "9223372036854775807", "-9223372036854775808", "5.0", "1500e-2", "0.05",
      "1e18",
    ])
  func agreement(_ text: String) throws {
    let price = try readJSON(text) { json throws(JSONError) in try json.readPrice() }
    #expect(Decimal(string: price.description) == (try JSONDecoder().decode(Decimal.self, from: Data(text.utf8))))
    if let int = try? readJSON(text, { json throws(JSONError) in try json.readInt() }) {
      #expect(int == (try JSONDecoder().decode(Int.self, from: Data(text.utf8))))
    }
  }
}

import AerogamiCore
import Testing

@Suite struct PriceTests {
  @Test("a price for people has no single decimal", arguments: [("73.1", "73.10"), ("73", "73"), ("73.105", "73.105")])
  func shown(text: String, expected: String) {
    #expect(Price(text)?.shown == expected)
  }

  @Test(
    "a price is parsed exactly and printed with its decimals",
    arguments: [
      "72", "72.5", "72.50", "0", "0.05", "-3.5", "-0.005", "0.000000000000000001", "9223372036854775807", "19.99",
    ])
  func roundTrip(text: String) throws {
    #expect(try #require(Price(text)).description == text)
  }

  @Test(
    "text other than a plain decimal number is not a price",
    arguments: [
      "", "-", ".", ".5", "5.", "1.2.3", "1e3", "+1", " 1", "1 ", "1,5", "EUR", "NaN", "9223372036854775808",
      "0.0000000000000000001", "٣",
    ])
  func rejected(text: String) {
    #expect(Price(text) == nil)
  }

  @Test(
    "prices compare as numbers, with any number of decimals",
    arguments: [
      ("72", "72.5"), ("72.49", "72.5"), ("-1", "0"), ("-1.5", "-1.25"), ("0.1", "0.11"), ("99.99", "100"),
      ("9223372036854775806", "9223372036854775807"), ("0.000000000000000001", "9223372036854775807"),
      ("-9223372036854775807", "-0.000000000000000001"),
    ])
  func order(smaller: String, larger: String) throws {
    let (a, b) = (try #require(Price(smaller)), try #require(Price(larger)))
    #expect(a < b)
    #expect(!(b < a))
    #expect(a != b)
  }

  @Test(
    "equal amounts are equal and have equal hashes",
    arguments: [("72", "72.00"), ("0", "0.0"), ("-0", "0"), ("1.10", "1.1")])
  func equality(one: String, other: String) throws {
    let (a, b) = (try #require(Price(one)), try #require(Price(other)))
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
  }

  @Test(
    "a difference is exact and has the larger number of decimals",
    arguments: [
      ("60", "72", "-12"), ("72", "60.00", "12.00"), ("0.3", "0.1", "0.2"), ("45.50", "57", "-11.50"),
      ("-1", "-1.5", "0.5"), ("0.000000000000000001", "1", "-0.999999999999999999"),
      ("9223372036854775807", "9223372036854775807", "0"), ("9223372036854775807", "-1", nil),
      ("9223372036854775807", "0.1", nil), ("-9223372036854775807", "2", nil),
    ] as [(String, String, String?)])
  func difference(price: String, other: String, expected: String?) throws {
    let (price, other) = (try #require(Price(price)), try #require(Price(other)))
    #expect(price.subtracting(other)?.description == expected)
  }

  @Test(
    "a sum is exact and has the larger number of decimals",
    arguments: [
      ("60", "72", "132"), ("20.16", "15.5", "35.66"), ("0.1", "0.20", "0.30"), ("-1", "1.5", "0.5"),
      ("9223372036854775806", "1", "9223372036854775807"), ("9223372036854775807", "1", nil),
      ("9223372036854775807", "0.1", nil), ("1", "0.000000000000000001", "1.000000000000000001"),
    ] as [(String, String, String?)])
  func sum(price: String, other: String, expected: String?) throws {
    let (price, other) = (try #require(Price(price)), try #require(Price(other)))
    #expect(price.adding(other)?.description == expected)
    #expect(other.adding(price)?.description == expected)
  }
}

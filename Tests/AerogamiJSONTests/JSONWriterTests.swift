import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import Testing

@Suite("JSON writer")
struct JSONWriterTests {
  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test("adds commas at every level")
  func commas() {
    let text = written { json in
      json.beginObject()
      json.key("empty")
      json.beginArray()
      json.endArray()
      json.key("list")
      json.beginArray()
      json.int(1)
      json.beginObject()
      json.endObject()
      json.beginObject()
      json.key("a")
      json.null()
      json.key("b")
      json.bool(true)
      json.endObject()
      json.string("x")
      json.endArray()
      json.key("last")
      json.bool(false)
      json.endObject()
    }
    #expect(text == #"{"empty":[],"list":[1,{},{"a":null,"b":true},"x"],"last":false}"#)
  }

  @Test("a line break ends a document, and follows the comma inside one")
  func newlines() {
    let documents = written { json in
      for number in 1...2 {
        json.beginArray()
        json.int(number)
        json.endArray()
        json.newline()
      }
    }
    #expect(documents == "[1]\n[2]\n")

    let rows = written { json in
      json.beginObject()
      json.key("rows")
      json.beginArray()
      for number in 1...2 {
        json.newline()
        json.int(number)
      }
      json.newline()
      json.endArray()
      json.endObject()
      json.newline()
    }
    #expect(rows == "{\"rows\":[\n1,\n2\n]}\n")
  }

  @Test("emptying the buffer inside a document does not change the output")
  func removeAll() {
    var json = JSONWriter()
    json.beginArray()
    json.int(1)
    var text = String(decoding: json.bytes, as: UTF8.self)
    json.removeAll()
    json.int(2)
    json.endArray()
    text += String(decoding: json.bytes, as: UTF8.self)
    #expect(text == "[1,2]")
  }

  @Test(
    "escapes characters that JSON or a terminal would interpret",
    arguments: [
      ("plain", #""plain""#), ("", #""""#), ("a\"b\\c/d", #""a\"b\\c/d""#), ("\u{1B}[2J", #""\u001b[2J""#),
      ("\0\t\r\n\u{1F} ", #""\u0000\u0009\u000d\u000a\u001f ""#), ("\u{7F}\u{9B}", #""\u007f\u009b""#),
      ("Málaga 東京 😀", "\"Málaga 東京 😀\""), ("\u{2028}\u{202E}", #""\u2028\u202e""#), ("\u{FEFF}", #""\ufeff""#),
      ("\u{E0041}", #""\udb40\udc41""#), ("\u{200D}", "\"\u{200D}\""),
    ])
  func strings(_ value: String, text: String) {
    #expect(written { $0.string(value) } == text)
  }

  @Test("every scalar is the same after writing and reading")
  func scalarsRoundTrip() throws {
    var text = ""
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 1) where value < 0x3000 || value.isMultiple(of: 251) {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    let document = written { $0.string(text) }
    let read = try readJSON(document) { json throws(JSONError) in try json.readString() }
    #expect(read.unicodeScalars.elementsEqual(text.unicodeScalars))
    let isSafe = !document.unicodeScalars.contains(where: \.isUnsafeToPrint)
    #expect(isSafe)
    let theirs = try JSONDecoder().decode(String.self, from: Data(document.utf8))
    #expect(theirs.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("a character of a name is escaped only if it is unsafe to print, a quote or a backslash")
  func scalarsOfNames() {
    for scalar in (UInt32(0)..<0x1000).compactMap(Unicode.Scalar.init) {
      let isEscaped = written { $0.string("M\(scalar)laga") } != "\"M\(scalar)laga\""
      #expect(isEscaped == (scalar.isUnsafeToPrint || scalar == "\"" || scalar == "\\"), "\(scalar.value)")
    }
  }

  @Test("integers are written as decimal digits", arguments: [0, 7, -7, 10, 100, 4048, .max, .min])
  func ints(_ value: Int) {
    #expect(written { $0.int(value) } == String(value))
  }

  @Test(
    "a price preserves its decimals",
    arguments: [
      "0", "72", "72.5", "72.50", "0.05", "-3.10", "-0.001", "0.00", "9223372036854775807", "-9.223372036854775807",
      "0.123456789012345678",
    ])
  func prices(_ text: String) throws {
    let price = try #require(Price(text))
    #expect(written { $0.price(price) } == text)
  }

  @Test("the most extreme price can be written")
  func extremePrice() {
    #expect(written { $0.price(Price(significand: .min, scale: 18)) } == "-9.223372036854775808")
  }

  @Test(
    "a double is the shortest text that parses as the same value, and null if JSON has none",
    arguments: [
      (0.1, "0.1"), (-0.0, "-0.0"), (25.28, "25.28"), (1e22, "1e+22"), (.leastNonzeroMagnitude, "5e-324"),
      (.infinity, "null"),
      (-.infinity, "null"), (.nan, "null"), (1 / 3, "0.3333333333333333"),
    ])
  func doubles(_ value: Double, text: String) throws {
    #expect(written { $0.double(value) } == text)
    guard value.isFinite else { return }
    #expect(try readJSON(text) { json throws(JSONError) in try json.readDouble() }.bitPattern == value.bitPattern)
  }

  @Test("a date is a string in RFC 3339 format, and null outside its range")
  func dates() {
    let text = written { json in
      json.beginArray()
      json.date(Date(timeIntervalSince1970: 1_796_280_000))
      json.date(Date(timeIntervalSince1970: 1_547_991_979.887))
      json.date(Date(timeIntervalSince1970: -62_135_596_800))
      json.date(Date(timeIntervalSince1970: 1e300))
      json.endArray()
    }
    #expect(text == #"["2026-12-03T06:40:00Z","2019-01-20T13:46:19.887Z","0001-01-01T00:00:00Z",null]"#)
  }
}

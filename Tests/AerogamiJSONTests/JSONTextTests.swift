import AerogamiJSON
import Foundation
import Testing

@Suite("JSON strings")
struct JSONTextTests {
  @Test(
    "escape sequences are decoded",
    arguments: [
      (#""""#, ""), (#""a""#, "a"), (#""\"\\\/""#, "\"\\/"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\u00E9""#, "Aéé"),
      (#""\u0000""#, "\0"), (#""\uD83D\uDE00!""#, "😀!"), (#""\uFFFE\uFFFF\uFEFF""#, "\u{FFFE}\u{FFFF}\u{FEFF}"),
      (#""Málaga – 東京 😀""#, "Málaga – 東京 😀"), (#""12345678\n12345678""#, "12345678\n12345678"), (#""é\né""#, "é\né"),
      ("\"\u{FEFF}\"", "\u{FEFF}"), ("\"\u{FEFF}\\n\"", "\u{FEFF}\n"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
    ])
  func escapes(_ text: String, value: String) throws {
    let read = try readJSON(text) { json throws(JSONError) in try json.readString() }
    #expect(read.unicodeScalars.elementsEqual(value.unicodeScalars))
    #expect(read == (try JSONDecoder().decode(String.self, from: Data(text.utf8))))
  }

  @Test("a string ends at its quote, at any position in a block of eight bytes")
  func lengths() throws {
    for length in 0..<40 {
      for offset in 0..<9 {
        let text = String(repeating: "x", count: length)
        let document = String(repeating: " ", count: offset) + "\"\(text)\"" + "         "
        #expect(try readJSON(document) { json throws(JSONError) in try json.readString() } == text)
      }
    }
  }

  @Test("every byte except quotes, backslashes and controls is read unchanged, at every position")
  func plainBytes() throws {
    for place in 0..<9 {
      for value in UInt8(0x20)..<0x80 where value != UInt8(ascii: "\"") && value != UInt8(ascii: "\\") {
        let content = Array(repeating: UInt8(ascii: "."), count: place) + [value] + Array(".......".utf8)
        let read = try readJSON([0x22] + content + [0x22]) { json throws(JSONError) in try json.readString() }
        #expect(Array(read.utf8) == content)
      }
    }
  }

  @Test(
    "the first and last scalars of each UTF-8 length are read",
    arguments: [
      0x7F, 0x80, 0x7FF, 0x800, 0xFFF, 0x1000, 0xCFFF, 0xD000, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x3FFFF, 0x40000,
      0xFFFFF,
      0x100000, 0x10FFFF,
    ] as [UInt32])
  func scalars(_ value: UInt32) throws {
    let text = String(try #require(Unicode.Scalar(value)))
    #expect(try readJSON("\"\(text)\"") { json throws(JSONError) in try json.readString() } == text)
  }

  @Test(
    "a key matches with any escaping, and only as a whole",
    arguments: [
      (#"{"price":1}"#, true), (#"{"\u0070rice":1}"#, true), (#"{"pric\u0065" : 1}"#, true), (#"{"prices":1}"#, false),
      (#"{"pric":1}"#, false), (#"{"Price":1}"#, false), (#"{"\u0050rice":1}"#, false), (#"{"":1}"#, false),
      (#"{"price\u0000":1}"#, false),
    ])
  func keys(_ text: String, isPrice: Bool) throws {
    let found = try readJSON(text) { json throws(JSONError) in
      var found = false
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "price": found = true
        default: break
        }
        try json.skipValue()
      }
      return found
    }
    #expect(found == isPrice)
  }

  @Test("a key with a letter and a combining accent does not match the precomposed letter")
  func keysAreComparedByBytes() throws {
    let text = try readJSON("{\"e\u{301}\":1}") { json throws(JSONError) in
      var name = ""
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "é": name = "recognised"
        default: name = key.string
        }
        try json.skipValue()
      }
      return name
    }
    #expect(Array(text.utf8) == [0x65, 0xCC, 0x81])
  }
}

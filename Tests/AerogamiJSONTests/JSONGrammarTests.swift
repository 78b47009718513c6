import AerogamiJSON
import Foundation
import Testing

/// Reads a document's value, and checks that nothing follows it.
func readJSON<Value>(
  _ bytes: [UInt8], _ read: (inout JSONReader) throws(JSONError) -> Value
) throws(JSONError) -> Value {
  var json = JSONReader(bytes.span)
  let value = try read(&json)
  try json.finish()
  return value
}

func readJSON<Value>(
  _ text: String, _ read: (inout JSONReader) throws(JSONError) -> Value
) throws(JSONError) -> Value {
  try readJSON(Array(text.utf8), read)
}

@Suite("JSON grammar")
struct JSONGrammarTests {
  static let accepted = [
    "null", "true", "false", "0", "-0", "\"\"", "{}", "[]", " [ ] ", "\t{\r\n}\n ", "[1]", "[ 1 , 2 ]", "[[],[[]],{}]",
    "{\"\":0}", "{\"a\":{\"b\":[null]}}", "{\"a\":1,\"a\":2}", "[1,null,true,false,\"\",[],{}]",
    "123", "-1", "1.5", "-0.0", "0.0", "1e1", "1E1", "1e+1", "1e-1", "0e0", "0E+1", "10.25E-03", "1e99999",
    "123456789012345678901234567890.5", "\"a\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u0041\"", "\"\\u0000\"",
    "\"\\uD83D\\uDE00\"", "\"\\ud83d\\ude00\"", "\"\\uFFFF\"", "\"\u{7F}\"", "\"€\"", "\"😀\"", "\"\u{FFFF}\"",
    "\"\u{10FFFF}\"", "\"\u{2028}\"", "\"\u{FEFF}\"", "\u{FEFF}[]", "\"/\"", "\"12345678\"", "\"1234567\\\"\"",
  ]

  @Test("accepts everything that the grammar allows", arguments: accepted)
  func accepts(_ text: String) {
    #expect(throws: Never.self) { try readJSON(text) { json throws(JSONError) in try json.skipValue() } }
    #expect(throws: Never.self) { try JSONTree.parse(Array(text.utf8).span) }
  }

  /// Invalid documents, with the offset of the error.
  static let rejected: [(String, Int)] = [
    ("", 0), (" ", 1), ("\u{FEFF}", 3), ("\u{FEFF}\u{FEFF}1", 3), (" \u{FEFF}1", 1), ("nul", 0), ("nULL", 0),
    ("True", 0),
    ("truth", 0), ("nullnull", 4), ("NaN", 0), ("Infinity", 0), ("-Infinity", 1), ("undefined", 0), ("'a'", 0),
    ("1 2", 2), ("[] []", 3), ("[],", 2), ("[", 1), ("{", 1), ("]", 0), ("}", 0), ("[1", 2), ("[1,", 3), ("[1,]", 3),
    ("[,1]", 1), ("[,]", 1), ("[1,,2]", 3), ("[1 2]", 3), ("[1:2]", 2), ("[1}", 2), ("{]", 1), ("[}", 1), ("{\"a\"", 4),
    ("{\"a\":", 5), ("{\"a\":}", 5), ("{\"a\" 1}", 5), ("{\"a\",1}", 4), ("{\"a\":1,}", 7), ("{,}", 1), ("{\"a\":1", 6),
    ("{\"a\":1 \"b\":2}", 7), ("{\"a\":1;\"b\":2}", 6), ("{1:1}", 1), ("{a:1}", 1), ("{'a':1}", 1), ("{null:1}", 1),
    ("{[]:1}", 1), ("{\"a\":1]", 6), ("[1]x", 3), ("// a\n1", 0), ("/**/1", 0), ("[1]#", 3), ("*", 0), ("<html>", 0),
    ("\u{A0}1", 0), ("\u{C}1", 0), ("\u{0B}1", 0), ("[1\u{C}]", 2), ("\0", 0), ("[1]\0", 3), ("\u{2028}1", 0),
    ("+1", 0), ("-", 1), ("--1", 1), ("01", 1), ("-01", 2), ("00", 1), (".5", 0), ("-.5", 1), ("1.", 2), ("1.e1", 2),
    ("1e", 2), ("1e+", 3), ("1e1.5", 3), ("1.5.5", 3), ("1ee1", 2), ("0x1", 1), ("1_000", 1), ("1,5", 1), ("１", 0),
    ("1a", 1), ("0e", 2), ("[-]", 2), ("[1.]", 3), ("[1e]", 3), ("-a", 1), ("Inf", 0),
    ("\"", 1), ("\"a", 2), ("\"abcdefgh", 9), ("\"\\", 1), ("\"\\\"", 3), ("\"\\x\"", 1), ("\"\\'\"", 1),
    ("\"\\U0041\"", 1),
    ("\"\\u\"", 1), ("\"\\u12\"", 1), ("\"\\u123\"", 1), ("\"\\u12G4\"", 1), ("\"\\u+123\"", 1), ("\"\\u 123\"", 1),
    ("\"ab\\u00", 3), ("\"\t\"", 1), ("\"\n\"", 1), ("\"a\0b\"", 2), ("\"\u{1F}\"", 1), ("\"12345678\u{1F}\"", 9),
    ("\"\\uD800\"", 1), ("\"\\uDC00\"", 1), ("\"\\uD800\\uD800\"", 1), ("\"\\uD800x\"", 1), ("\"\\uD800\\n\"", 1),
    ("\"\\uDE00\\uD83D\"", 1), ("\"\\uD83D\\u0041\"", 1), ("\"\\uD83D\\uDE0\"", 1), ("\"\\uD83D", 1),
    ("{\"\\x\":1}", 2), ("{\"\t\":1}", 2), ("[\"a\", \"\\ud800\"]", 7), ("\"a\"\"b\"", 3),
  ]

  @Test("rejects everything else, at the invalid byte", arguments: rejected)
  func refuses(_ text: String, offset: Int) {
    expectSyntaxError(in: Array(text.utf8), at: offset)
  }

  /// The bytes of a string's content, with the offset of the error in the document that contains it.
  static let invalidUTF8: [([UInt8], Int)] = [
    ([0x80], 1), ([0xBF], 1), ([0xC0, 0xAF], 1), ([0xC1, 0xBF], 1), ([0xC2], 1), ([0xC2, 0x22], 1), ([0xC2, 0xC2], 1),
    ([0xE0, 0x80, 0x80], 1), ([0xE0, 0x9F, 0xBF], 1), ([0xE2, 0x82], 1), ([0xE2, 0x28, 0xA1], 1),
    ([0xE2, 0x82, 0x28], 1),
    ([0xED, 0xA0, 0x80], 1), ([0xED, 0xBF, 0xBF], 1), ([0xF0, 0x80, 0x80, 0x80], 1), ([0xF0, 0x8F, 0xBF, 0xBF], 1),
    ([0xF0, 0x9F, 0x98], 1), ([0xF0, 0x9F, 0x98, 0x28], 1), ([0xF4, 0x90, 0x80, 0x80], 1),
    ([0xF5, 0x80, 0x80, 0x80], 1),
    ([0xF8, 0x88, 0x80, 0x80, 0x80], 1), ([0xFE], 1), ([0xFF], 1), ([0x61, 0xFF], 2),
    (Array("12345678".utf8) + [0xC3], 9), (Array("é".utf8) + [0xA9], 3),
  ]

  @Test("rejects invalid UTF-8 in a string, read or skipped, and in a key", arguments: invalidUTF8)
  func refusesInvalidUTF8(_ content: [UInt8], offset: Int) {
    let string = [UInt8(ascii: "\"")] + content + [UInt8(ascii: "\"")]
    expectSyntaxError(in: string, at: offset)
    expectSyntaxError(in: Array("{".utf8) + string + Array(":1}".utf8), at: offset + 1)
    #expect(throws: JSONError(at: offset, .syntax(expected: "UTF-8"))) {
      try readJSON(string) { json throws(JSONError) in try json.readString() }
    }
  }

  @Test("rejects invalid UTF-8 between values")
  func refusesInvalidUTF8OutsideStrings() {
    expectSyntaxError(in: [0xFF], at: 0)
    expectSyntaxError(in: Array("[1".utf8) + [0xC3, 0xA9] + Array("]".utf8), at: 2)
  }

  @Test("containers nest 128 deep and no deeper, read or skipped", arguments: ["[", "{\"a\":", "[{\"a\":"])
  func depth(_ opening: String) {
    let openings = opening.utf8.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
    func nested(_ depth: Int) -> [UInt8] {
      let closing = opening == "[" ? "]" : opening == "[{\"a\":" ? "}]" : "}"
      let count = depth / openings
      return Array((String(repeating: opening, count: count) + "[]" + String(repeating: closing, count: count)).utf8)
    }
    let deepest = nested(128 - openings)
    #expect(throws: Never.self) { try JSONTree.parse(deepest.span) }
    #expect(throws: Never.self) { try readJSON(deepest) { json throws(JSONError) in try json.skipValue() } }
    expectSyntaxError(in: nested(128), at: 128 / openings * opening.utf8.count)
  }

  @Test("a million brackets do not overflow the stack", arguments: ["[", "{\"a\":", "[{\"\":"])
  func depthBomb(_ opening: String) {
    let bytes = Array(String(repeating: opening, count: 1_000_000).utf8)
    #expect(throws: JSONError.self) { try JSONTree.parse(bytes.span) }
    #expect(throws: JSONError.self) { try readJSON(bytes) { json throws(JSONError) in try json.skipValue() } }
  }

  @Test("depth includes the containers around a skipped value, but not those that have ended")
  func depthIsCountedFromTheRoot() throws {
    let siblings = Array(("[" + String(repeating: "[[]],", count: 1000) + "[]]").utf8)
    #expect(throws: Never.self) { try readJSON(siblings) { json throws(JSONError) in try json.skipValue() } }

    let inner = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(throws: JSONError(at: 128, .syntax(expected: "at most 128 nested arrays and objects"))) {
      try readJSON("[" + inner + "]") { json throws(JSONError) in
        try json.beginArray()
        while try json.nextElement() { try json.skipValue() }
      }
    }
  }

  private func expectSyntaxError(
    in bytes: [UInt8], at offset: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func check(_ parse: () throws(JSONError) -> Void) {
      do throws(JSONError) {
        try parse()
        Issue.record("was accepted", sourceLocation: sourceLocation)
      } catch {
        #expect(error.isSyntax && error.offset == offset, "\(error)", sourceLocation: sourceLocation)
      }
    }
    check { () throws(JSONError) in _ = try JSONTree.parse(bytes.span) }
    check { () throws(JSONError) in try readJSON(bytes) { json throws(JSONError) in try json.skipValue() } }
  }
}

@Suite("JSON reader")
struct JSONReaderTests {
  @Test("reads containers in order and skips values")
  func walks() throws {
    let names = try readJSON(#"{"skip":[1,{"a":"]"}],"names":["a",null,"b"],"more":{}}"#) { json throws(JSONError) in
      var names: [String] = []
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "names":
          try json.beginArray()
          while try json.nextElement() { if try !json.skipNull() { names.append(try json.readString()) } }
        default: try json.skipValue()
        }
      }
      return names
    }
    #expect(names == ["a", "b"])
  }

  @Test("a copy is a bookmark to return to")
  func bookmark() throws {
    let sums = try readJSON("[[1,2],[3]]") { json throws(JSONError) in
      func sum(_ json: inout JSONReader) throws(JSONError) -> Int {
        var sum = 0
        try json.beginArray()
        while try json.nextElement() {
          try json.beginArray()
          while try json.nextElement() { sum += try json.readInt() }
        }
        return sum
      }
      let start = json
      let first = try sum(&json)
      json = start
      return [first, try sum(&json)]
    }
    #expect(sums == [6, 6])
  }

  @Test(
    "returns the kind of the next value",
    arguments: [
      (" {}", JSONKind.object), ("[]", .array), ("\"\"", .string), ("-1", .number), ("0", .number), ("9", .number),
      ("true", .bool), ("false", .bool), ("null", .null),
    ])
  func peeks(_ text: String, kind: JSONKind) throws {
    let peeked = try readJSON(text) { json throws(JSONError) in
      let kind = try json.peek()
      try json.skipValue()
      return kind
    }
    #expect(peeked == kind)
  }

  @Test("a value of another type is a mismatch at its first byte")
  func mismatches() {
    func expect<Value>(
      _ expected: String, _ text: String, _ read: (inout JSONReader) throws(JSONError) -> Value
    ) {
      #expect(throws: JSONError(at: 1, .mismatch(expected: expected)), "\(text)") { try readJSON(" " + text, read) }
    }
    for text in ["null", "1", "[]", "{}", "true"] {
      expect("a string", text) { json throws(JSONError) in try json.readString() }
    }
    for text in ["null", "\"1\"", "[]", "{}", "true"] {
      expect("a number", text) { json throws(JSONError) in try json.readInt() }
      expect("a number", text) { json throws(JSONError) in try json.readDouble() }
      expect("a number", text) { json throws(JSONError) in try json.readPrice() }
    }
    for text in ["null", "\"true\"", "[]", "{}", "1"] {
      expect("a boolean", text) { json throws(JSONError) in try json.readBool() }
    }
    for text in ["null", "\"{}\"", "[]", "1", "true"] {
      expect("an object", text) { json throws(JSONError) in try json.beginObject() }
    }
    for text in ["null", "\"[]\"", "{}", "1", "true"] {
      expect("an array", text) { json throws(JSONError) in try json.beginArray() }
    }
  }

  @Test("a missing value is a syntax error, whatever was expected", arguments: ["", "]", "}", ",", "x", ":"])
  func missingValues(_ text: String) {
    func expectError<Value>(_ read: (inout JSONReader) throws(JSONError) -> Value) {
      #expect(throws: JSONError(at: 0, .syntax(expected: "a value"))) { try readJSON(text, read) }
    }
    expectError { json throws(JSONError) in try json.readString() }
    expectError { json throws(JSONError) in try json.readInt() }
    expectError { json throws(JSONError) in try json.readPrice() }
    expectError { json throws(JSONError) in try json.readDouble() }
    expectError { json throws(JSONError) in try json.readBool() }
    expectError { json throws(JSONError) in try json.beginArray() }
    expectError { json throws(JSONError) in try json.beginObject() }
    expectError { json throws(JSONError) in try json.skipValue() }
  }
}

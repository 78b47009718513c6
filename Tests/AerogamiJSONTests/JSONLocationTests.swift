import AerogamiJSON
import Testing

@Suite("JSON error messages")
struct JSONLocationTests {
  private func message(_ text: String, at offset: Int, _ reason: JSONError.Reason) -> String {
    let bytes = Array(text.utf8)
    return JSONError(at: offset, reason).message(in: bytes.span)
  }

  private func location(of offset: Int, in text: String) -> JSONLocation {
    let bytes = Array(text.utf8)
    return JSONLocation(of: offset, in: bytes.span)
  }

  /// Returns the position of the mark in a document, and removes the mark.
  private func location(_ marked: String) throws -> JSONLocation {
    let mark = try #require(marked.firstRange(of: "¦"))
    let before = marked[..<mark.lowerBound]
    return location(of: before.utf8.count, in: String(before + marked[mark.upperBound...]))
  }

  @Test(
    "the path leads from the root to the position",
    arguments: [
      ("¦1", ""), ("[¦1]", "[0]"), ("[1,2,¦3]", "[2]"), ("{\"a\":¦1}", "a"), ("{\"a\":{\"b\":¦1}}", "a.b"),
      ("[{},{\"a\":[0,¦1]}]", "[1].a[1]"), ("{\"a\":[1,2],\"b\":¦1}", "b"), ("{\"a\":{\"x\":[{}]},\"b\":¦1}", "b"),
      ("[[1,2],[3,¦4]]", "[1][1]"), ("{\"a\":\"]},{[\\\"\",\"b\":¦1}", "b"), ("{¦\"a\":1}", ""),
      ("{\"a\":1,¦\"b\":1}", ""),
      ("{\"a¦b\":1}", ""), ("{\"a\":\"x¦y\"}", "a"), ("{\"a\"¦:1}", "a"), ("¦{\"a\":1}", ""), ("[¦{\"a\":1}]", "[0]"),
      ("{\"a b\":¦1}", "[\"a b\"]"), ("{\"\":¦1}", "[\"\"]"), ("{\"é\":¦1}", "[\"é\"]"),
      ("{\"a.b\":{\"c\":¦1}}", "[\"a.b\"].c"),
      ("{\"\\u0061\":¦1}", "a"), ("{\"a\\u001b[2J\":¦1}", "[\"a\u{FFFD}[2J\"]"), ("{\"a\":1}¦x", ""), ("[1]¦x", ""),
    ])
  func path(_ marked: String, path: String) throws {
    #expect(try location(marked).path == path)
  }

  @Test("a long key is shortened in a path")
  func longKey() {
    let key = String(repeating: "k", count: 1000)
    let path = location(of: 1005, in: "{\"\(key)\" :1}").path
    #expect(path == "[\"\(String(repeating: "k", count: 39))…\"]")
  }

  @Test(
    "lines and columns count from 1, columns in scalars",
    arguments: [
      ("¦1", 1, 1), (" ¦1", 1, 2), ("\n¦1", 2, 1), ("[\n\n  ¦1]", 3, 3), ("[\r\n¦1]", 2, 1),
      ("[\"é😀e\u{301}\",¦1]", 1, 9),
      ("\u{FEFF}¦1", 1, 1), ("[1,\n2¦", 2, 2),
    ])
  func lineAndColumn(_ marked: String, line: Int, column: Int) throws {
    let location = try location(marked)
    #expect(location.line == line)
    #expect(location.column == column)
  }

  @Test("an offset beyond the document is its end, and one in the byte order mark its start")
  func bounds() {
    #expect(location(of: 100, in: "[1]\n").line == 2)
    #expect(location(of: 0, in: "\u{FEFF}1").column == 1)
    #expect(location(of: 5, in: "") == location(of: 0, in: ""))
  }

  @Test("a message shows the kind of the value, or the value itself if its kind is right")
  func messages() {
    let trips = #"[{"destination":{"airport_code":null}},{"price":5.5},{"code":"\u001b[2J"}]"#
    #expect(
      message(trips, at: 32, .mismatch(expected: "a string"))
        == "[0].destination.airport_code: expected a string, found null")
    #expect(
      message(trips, at: 48, .outOfRange(expected: "a 64-bit whole number"))
        == "[1].price: expected a 64-bit whole number, found 5.5")
    #expect(
      message(trips, at: 61, .outOfRange(expected: "a code"))
        == "[2].code: expected a code, found \"\u{FFFD}[2J\"")
    #expect(message(trips, at: 16, .missingKey("city")) == "[0].destination.city: missing")
    #expect(message(trips, at: 0, .missingKey("a b")) == "[\"a b\"]: missing")
    #expect(message("{}", at: 0, .mismatch(expected: "an array")) == "expected an array, found an object")
  }

  @Test(
    "a syntax error shows the line, the column and the character",
    arguments: [
      ("[1,\n x]", "line 2, column 2: expected a value, found \"x\""),
      ("[1,\n", "line 2, column 1: expected a value, found the end"),
      ("", "line 1, column 1: expected a value, found the end"),
      ("<!DOCTYPE html>", "line 1, column 1: expected a value, found \"<\""),
      ("[1}", "line 1, column 3: expected a comma or ], found \"}\""),
      ("[é]", "line 1, column 2: expected a value, found \"é\""),
      ("\"\u{1B}\"", "line 1, column 2: expected an escape sequence instead of a control character, found U+001B"),
      ("\u{202E}", "line 1, column 1: expected a value, found U+202E"),
      ("1 \"", "line 1, column 3: expected the end of the document, found \"\"\""),
    ])
  func syntaxMessages(_ text: String, message: String) {
    let bytes = Array(text.utf8)
    do throws(JSONError) {
      _ = try JSONTree.parse(bytes.span)
      Issue.record("was accepted")
    } catch {
      let found = error.message(in: bytes.span)
      #expect(found == message)
    }
  }

  @Test("an invalid UTF-8 byte is shown as a number")
  func invalidByte() {
    let bytes = Array("[\"".utf8) + [0xFF] + Array("\"]".utf8)
    let message = JSONError(at: 2, .syntax(expected: "UTF-8")).message(in: bytes.span)
    #expect(message == "line 1, column 3: expected UTF-8, found the byte FF")
  }

  @Test("a long number is shortened")
  func longNumber() {
    let text = String(repeating: "9", count: 500)
    let found = message(text, at: 0, .outOfRange(expected: "less"))
    #expect(found == "expected less, found \(String(repeating: "9", count: 39))…")
  }
}

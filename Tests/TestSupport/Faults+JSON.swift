import AerogamiContainer
import AerogamiCore

extension Fault {
  private static let noJSON = "the response could not be used (invalid JSON"
  private static let only = "the only row is invalid"
  private static let digits = String(repeating: "9", count: 10_000)

  /// Documents that are hard for a parser.
  public static let documents: [Fault] = syntax + numbers + text + strange

  private static let syntax: [Fault] =
    [
      ("10,000 arrays", nested(10_000, "[", "]"), "at most 128 nested"),
      ("10,000 arrays that do not end", String(repeating: "[", count: 10_000), "at most 128 nested"),
      (
        "10,000 objects in an unknown key", "[\(tripJSON(more: #","x":"# + nested(10_000, #"{"a":"#, "}", "1")))]",
        "at most 128 nested"
      ),
      ("an array that ends twice", "[\(trip)]]", noJSON), ("a letter at the end", "[\(trip)]x", noJSON),
      ("an escape at the end", "[\(trip)]\u{1B}[2J", noJSON), ("a brace instead of a bracket", "[\(trip)}", noJSON),
      ("half a word", "[\(trip),nul]", noJSON), ("a word too long", "[\(trip),nulll]", noJSON),
      ("a word in capitals", "[\(trip),NULL]", noJSON), ("Infinity", "[\(tripJSON(price: "Infinity"))]", noJSON),
      ("a comma at the end of an object", "[\(tripJSON(more: ","))]", noJSON),
      ("a key without quotes", "[{id:\"a\"}]", noJSON),
      ("a key without a value", "[{\"id\"}]", noJSON), ("a key without a colon", "[{\"id\" \"a\"}]", noJSON),
      ("a number as a key", "[{1:2}]", noJSON), ("two byte order marks", "\u{FEFF}\u{FEFF}[]", noJSON),
      ("a byte order mark in it", "[\u{FEFF}]", noJSON), ("a form feed", "[\u{C}]", noJSON),
      ("a no-break space", "[\u{A0}]", noJSON),
      ("a string without an end", "[\"a", noJSON), ("a new line in a string", "[\"a\nb\"]", noJSON),
      ("a NUL in a string", "[\"a\0b\"]", noJSON), ("an invalid escape", #"["\x41"]"#, noJSON),
      ("an escape of three digits", #"["\u041"]"#, noJSON), ("an escape with a sign", #"["\u+041"]"#, noJSON),
      ("an escape in capitals", #"["\U0041"]"#, noJSON), ("a low surrogate", #"[{"id":"\uDC00"}]"#, noJSON),
      ("two high surrogates", #"[{"id":"\uD800\uD800"}]"#, noJSON),
      ("surrogates in reverse", #"[{"id":"\uDE00\uD83D"}]"#, noJSON),
      ("half a surrogate at the end", #"[{"id":"\uD83D"#, noJSON),
      ("half a surrogate in a key", #"[{"\uD800":1}]"#, noJSON),
      ("half a surrogate in a skipped value", "[\(tripJSON(more: #","x":"\uD800""#))]", noJSON),
    ].map { name, document, text in Fault(name, .fails(.malformed, text), sending: reply(document)) }
    + [
      ("overlong UTF-8", [0xC0, 0xAF]), ("a surrogate in UTF-8", [0xED, 0xA0, 0x80]),
      ("UTF-8 beyond Unicode", [0xF4, 0x90, 0x80, 0x80]),
      ("UTF-8 of five bytes", [0xF8, 0x88, 0x80, 0x80, 0x80]), ("a continuation alone", [0x80]),
      ("UTF-8 that is cut off", [0xF0, 0x9F]),
      ("Latin-1", [0xE9]),
    ].map { name, bytes in
      Fault(name, .fails(.malformed, noJSON), sending: reply(Array(#"[{"id":""#.utf8) + bytes + Array(#""}]"#.utf8)))
    }

  private static let numbers: [Fault] =
    ["072", "+72", ".5", "5.", "1e", "1e+", "0x10", "--1", "-", "1_000", "7 2", "１"].map {
      Fault("the price \($0)", .fails(.malformed, noJSON), sending: reply("[\(tripJSON(price: $0))]"))
    }
    + [
      "0", "-0", "-5", "1e400", "-1e400", digits, "1" + digits, "\"72\"", "null", "true", "[72]", "{}", "1e19",
      "0.\(digits)", "1e-400",
    ].map {
      Fault("the price \($0.prefix(20))", .fails(.malformed, only), sending: reply("[\(tripJSON(price: $0))]"))
    }
    + ["72E0", "7200e-2"].map {
      Fault("the price \($0.prefix(20))", .trips(1), sending: reply("[\(tripJSON(price: $0))]"))
    }
    + ["1e400", digits, "-\(digits).\(digits)e-\(digits)", "-0.0", "1e-999999999999"].map {
      Fault("\($0.prefix(20)) in an unknown key", .trips(1), sending: reply("[\(tripJSON(more: #","x":\#($0)"#))]"))
    }
    + ["253402300800000", "-62135596800001", "9223372036854775808", "1e400", "1.5", "\"2030\"", "null"].map {
      Fault(
        "the departure \($0)", .fails(.malformed, only),
        sending: reply("[\(tripJSON(more: #","departure_at":\#($0)"#))]"))
    }

  private static let text: [Fault] = [
    ("an id of escapes", String(repeating: #"\n"#, count: 100_000)),
    ("an id of escaped letters", String(repeating: #"\u0041"#, count: 100_000)),
    ("an id of surrogate pairs", String(repeating: #"\ud83d\ude00"#, count: 50_000)),
    ("an escaped NUL in an id", #"a\u0000b"#),
    ("an id of marks", String(repeating: "\u{301}", count: 10_000)), ("an id of nothing", ""),
    ("an id of noncharacters", #"\uFFFF\uFDD0"#), ("an id of slashes", #"\/..\/..\/etc\/passwd"#),
  ].map { name, id in Fault(name, .trips(1), sending: reply("[\(tripJSON(id: id))]")) }

  private static let strange: [Fault] = [
    Fault("a key in escapes", .trips(1), sending: reply("[\(tripJSON(more: #","\u0069d":"b""#))]")),
    Fault("a key of another type later", .fails(.malformed, only), sending: reply("[\(tripJSON(more: #","id":7"#))]")),
    Fault(
      "10,000 equal keys", .trips(1),
      sending: reply("[\(tripJSON(more: String(repeating: #","price":72"#, count: 10_000)))]")),
    Fault(
      "10,000 unknown keys", .trips(1),
      sending: reply("[\(tripJSON(more: (0..<10_000).map { #","k\#($0)":0"# }.joined()))]")),
    Fault("an empty key", .trips(1), sending: reply("[\(tripJSON(more: #","":0"#))]")),
    Fault("the key __proto__", .trips(1), sending: reply("[\(tripJSON(more: #","__proto__":{"price":1}"#))]")),
    Fault("1 MiB of spaces", .trips(1), sending: reply(String(repeating: " ", count: 1 << 20) + "[\(trip)]")),
    Fault(
      "4,000 times the same trip", .trips(1),
      sending: reply("[\(trip)" + String(repeating: ",\(trip)", count: 3_999) + "]")),
  ]

  private static func nested(_ depth: Int, _ opening: String, _ closing: String, _ inner: String = "") -> String {
    String(repeating: opening, count: depth) + inner + String(repeating: closing, count: depth)
  }
}

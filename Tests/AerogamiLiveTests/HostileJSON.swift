import TestSupport

/// Hostile values and keys in a configuration.
enum HostileJSON {
  static let strings: [String] = [
    "", " ", "\t", "\n", "\0", "a\0b", "\u{1B}[2J", "\u{1B}]8;;http://evil.com\u{7}a", "\u{9B}31m", "\u{202E}abc",
    "\u{2066}", "\u{FEFF}", "é", "e\u{301}", "😀", "👩‍👩‍👧‍👦", String(repeating: "\u{301}", count: 200),
    String(repeating: "a", count: 2000), String(repeating: "😀", count: 200), "null", "true", "{}", "[]", "-1", "1",
    "1e400", "NaN", "inf", "0x10", "９", "live", "Live", "mock", "failing", "replay", "liv", "aerogami", "travelpayouts",
    "ryanair", "kiwi",
    "v1", "v3.1", "v5", "always", "never", "EUR", "eur", "€€€", "EU", "VNO", "VN0", "ZZZ", "a@b", "user@host",
    "http://", "https://", "http:///", "http://[::1", "http://[::1]", "http://a:99999", "http://a:-1", "http://a:b",
    "http://user:pass@h/", "http://user@h/", "ftp://h", "//h", "h", "javascript:alert(1)", "file:///etc/passwd",
    "http://h/\r\nX-A: b", "http://h/?token=pass", "http://h/#a", "http://h/%", "http://h/%00", "http://h/a b",
    "http://h/é", "http://é/", "http://xn--a/", "http://a..b/", "http://.", "HTTP://H", "http://" + longHost,
    "/dev/zero", "/dev/null", "/dev/stdin", "/proc/self/mem", "/etc", "/", ".", "..", "../../../etc/passwd", "~", "a/b",
    "c.json", "status:503", "status:200", "status:", "status:99999999999999999999", "status:-1", "status:5e2",
    "offline",
    "timeout", "malformed", "unimplemented", "offline@0.5", "offline@2", "offline@-1", "offline@", "@", ":", ":::", "*",
    "trips:offline", "trips.trips:offline", "latency:100ms", "latency:1-5", "status:503@0.5/EU,US#7", "every:0", ";;;",
    ",", ",,,", "offline,offline", String(repeating: "offline ", count: 100), "a=b", "${HOME}", "$(id)", "`id`",
    "%s%n",
    "'; DROP TABLE favorite; --", "<script>", "\\", "\"", "\u{10FFFF}", "\u{E000}", "\u{2028}",
  ]

  private static let longHost = String(repeating: "a", count: 1000) + ".com"

  static let words = [
    "0", "-0", "-0.0", "1", "-1", "2", "7", "0.001", "0.0009", "3600", "3600.0000001", "86400", "1e400", "-1e400",
    "1e-400", "5e-324", "1E+2", "1e999999999", "1e-999999999", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "18446744073709551616", "9007199254740993", "1.0", "1.5", "0.1",
    String(repeating: "9", count: 1000), "0." + String(repeating: "0", count: 1000) + "1", "1073741824", "1073741825",
    "true", "false", "null",
  ]

  static let keys = [
    "", " ", "\0", "\u{1B}[2J", "\u{202E}", "token", "Token", "variant", "varaint", "baseURL", "endpoints", "trips",
    "regions", "airport", "film", "faults", "failure", "failureRate", "every", "seed", "latencyMilliseconds", "name",
    "origins", "clients", "http", "http.maxAttempts", "clients.trips", ".", "..", "a.b", "é", "😀", "__proto__", "EU",
    "eu",
    "EU ", "E,U", String(repeating: "k", count: 1000), String(repeating: "\u{301}", count: 100), "maxAttempts", "path",
  ]

  static func value(using random: inout SplitMix64) -> MutableJSON {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: return .string(strings.randomElement(using: &random) ?? "")
    case 5..<8: return .word(words.randomElement(using: &random) ?? "0")
    default: return containers.randomElement(using: &random) ?? .array([])
    }
  }

  private static let containers: [MutableJSON] = [
    .array([]), .object([]), .array([.array([])]), .object([("", .object([]))]), .array([.word("null")]),
    .array([.word("1"), .word("2")]), .array([.word("2"), .word("1")]), .array([.word("1e400"), .word("-1")]),
    .array([.string("VNO"), .string("VNO")]), .array([.string("offline"), .object([("failure", .string("offline"))])]),
    nested(100), nested(200), nestedObjects(100),
    .object([("EU", .object([("name", .string("\u{1B}[2J")), ("origins", .array([.string("VNO")]))]))]),
    .object([("EU", .object([("name", .string("")), ("origins", .array([]))]))]),
    .object([("E,U", .object([("origins", .array([.string("VNO")]))]))]),
    .object([("VNO", .object([("name", .string("V")), ("origins", .array([.string("CPH"), .word("7")]))]))]),
    .object([("a", .object([("name", .string("A")), ("origins", .string("VNO"))]))]),
    .object([("failure", .string("offline")), ("failureRate", .word("1e400"))]),
    .object([("failure", .string("offline")), ("every", .word("9223372036854775808"))]),
    .object([("latencyMilliseconds", .array([.word("0"), .word("3600000")]))]),
    .object([("latencyMilliseconds", .word("-1")), ("seed", .word("1e400"))]),
    .object([("failure", .string("offline")), ("regions", .array([.string("\u{1B}"), .string("EU")]))]),
    .object([("failure", .string("offline")), ("regions", .array(Array(repeating: .string("EU"), count: 20)))]),
    .array(Array(repeating: .string("VNO"), count: 5)),
  ]

  private static func nested(_ depth: Int) -> MutableJSON {
    (0..<depth).reduce(.array([])) { value, _ in .array([value]) }
  }

  private static func nestedObjects(_ depth: Int) -> MutableJSON {
    (0..<depth).reduce(.object([])) { value, _ in .object([("a", value)]) }
  }
}

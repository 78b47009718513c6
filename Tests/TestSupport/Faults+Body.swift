import AerogamiContainer
import AerogamiCore

extension Fault {
  static let tooLarge = "the response is larger than 2097152 bytes; raise http.maxBodyBytes to accept it"

  private static let noJSON = "the response could not be used (invalid JSON"

  /// A document with one trip and a size of `count` bytes.
  static func padded(to count: Int) -> [UInt8] {
    Array("[\(trip)".utf8) + Array(repeating: UInt8(ascii: " "), count: count - trip.utf8.count - 2) + [0x5D]
  }

  private static func chunk(_ body: [UInt8]) -> [UInt8] {
    Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(String(body.count, radix: 16))\r\n".utf8) + body
      + Array("\r\n0\r\n\r\n".utf8)
  }

  /// Complete responses that are not valid lists of trips, or only just.
  public static let bodies: [Fault] = [
    Fault("no body", .fails(.malformed, "the response is empty, but JSON is expected"), sending: reply("")),
    Fault(
      "HTML", .fails(.malformed, "an HTML page, but JSON is expected (<p>Welcome to the hotel"),
      sending: reply("<p>Welcome to the hotel's Wi-Fi")),
    Fault("a document that is cut off", .fails(.malformed, noJSON), sending: reply("[\(trip),")),
    Fault(
      "a document that is cut off, without a length", .fails(.malformed, noJSON),
      sending: "HTTP/1.1 200 OK\r\n\r\n[\(trip)", then: .halfClose),
    Fault("two documents", .fails(.malformed, noJSON), sending: reply("[\(trip)][\(trip)]")),
    Fault("one document per line", .fails(.malformed, noJSON), sending: reply("[\(trip)]\n[\(trip)]\n")),
    Fault("a comma at the end", .fails(.malformed, noJSON), sending: reply("[\(trip),]")),
    Fault("two commas", .fails(.malformed, noJSON), sending: reply("[\(trip),,\(trip)]")),
    Fault("a comment", .fails(.malformed, noJSON), sending: reply("[\(trip)] // all")),
    Fault("single quotes", .fails(.malformed, noJSON), sending: reply("[{'id':'a'}]")),
    Fault("NaN", .fails(.malformed, noJSON), sending: reply("[\(tripJSON(price: "NaN"))]")),
    Fault("a NUL at the end", .fails(.malformed, noJSON), sending: reply("[\(trip)]\0")),
    Fault(
      "invalid UTF-8 in a string", .fails(.malformed, noJSON),
      sending: reply(Array(tripJSON(id: "[").utf8).flatMap { $0 == 0x5B ? [0xC3, 0x28] : [$0] })),
    Fault("UTF-16", .fails(.malformed, noJSON), sending: reply([0xFF, 0xFE, 0x5B, 0, 0x5D, 0])),
    Fault("half a surrogate pair", .fails(.malformed, noJSON), sending: reply(#"[{"id":"\uD800"}]"#)),
    Fault("100,000 arrays", .fails(.malformed, "at most 128 nested"), sending: reply(nested("[", "]"))),
    Fault("100,000 objects", .fails(.malformed, "at most 128 nested"), sending: reply(nested(#"[{"a":"#, "}]"))),
    Fault(
      "100,000 arrays in a skipped value", .fails(.malformed, "at most 128 nested"),
      sending: reply("[\(tripJSON(more: #","x":"# + nested("[", "]")))]")),
    Fault("an object", .fails(.malformed, "expected an array, found an object"), sending: reply("{}")),
    Fault("an error in an object", .fails(.malformed, "expected an array"), sending: reply(#"{"error":"busy"}"#)),
    Fault("null", .fails(.malformed, "expected an array, found null"), sending: reply("null")),
    Fault("a number", .fails(.malformed, "expected an array, found a number"), sending: reply("7")),
    Fault("a string", .fails(.malformed, "expected an array, found a string"), sending: reply(#""[]""#)),
    Fault("an empty list", .trips(0), sending: reply("[]")),
    Fault(
      "a list of a list", .fails(.malformed, "the only row is invalid: [0]: expected an object, found an array"),
      sending: reply("[[]]")),
    Fault(
      "every element bad", .fails(.malformed, "all 2000 rows are invalid; the first: [0].price: missing"),
      sending: reply(#"[{"id":"a"}"# + String(repeating: ",7", count: 1999) + "]")),
    Fault("one element bad", .trips(1, skipped: 1), sending: reply("[\(trip),7]")),
    Fault("a price out of range", .trips(1, skipped: 1), sending: reply("[\(trip),\(tripJSON(price: "1e400"))]")),
    Fault(
      "a price with more digits than fit", .trips(1, skipped: 1),
      sending: reply("[\(tripJSON(price: "9223372036854775808")),\(trip)]")),
    Fault("a byte order mark", .trips(1), sending: reply("\u{FEFF}[\(trip)]")),
    Fault("a key that is not known", .trips(1), sending: reply("[\(tripJSON(more: #","x":[{}]"#))]")),
    Fault("a key twice", .trips(1), sending: reply("[\(tripJSON(more: #","id":"b""#))]")),
    Fault(
      "another type", .trips(1), sending: "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n[\(trip)]",
      then: .halfClose),
    Fault("a string of 1 MiB", .trips(1), sending: reply("[\(tripJSON(id: String(repeating: "a", count: 1 << 20)))]")),
    Fault("a body up to the cap", .trips(1), sending: reply(padded(to: 2 << 20))),
    Fault("a body over the cap", .fails(.malformed, tooLarge), sending: reply(padded(to: 2 << 20 + 1))),
    Fault("chunks up to the cap", .trips(1), sending: chunk(padded(to: 2 << 20))),
    Fault("chunks over the cap", .fails(.malformed, tooLarge), sending: chunk(padded(to: 2 << 20 + 1))),
    Fault(
      "a body without a length over the cap", .fails(.malformed, tooLarge),
      sending: Array("HTTP/1.1 200 OK\r\n\r\n".utf8) + padded(to: 2 << 20 + 1), then: .halfClose),
    Fault(
      "a body over the cap that never ends", .fails(.malformed, tooLarge),
      sending: Array("HTTP/1.1 200 OK\r\nContent-Length: 9999999999\r\n\r\n".utf8) + padded(to: 2 << 20 + 1)),
  ]

  private static func nested(_ opening: String, _ closing: String) -> String {
    String(repeating: opening, count: 100_000) + String(repeating: closing, count: 100_000)
  }
}

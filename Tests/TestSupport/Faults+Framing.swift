import AerogamiContainer
import AerogamiCore

extension Fault {
  private static let notHTTP = "the response is not HTTP"
  private static let badHTTP = "the response is malformed HTTP"
  private static let overflow = "the response has too many headers, or one that is too large"

  private static func framed(_ fields: String, _ body: String = "[]") -> String {
    "HTTP/1.1 200 OK\r\n\(fields)\r\n\r\n\(body)"
  }

  private static func chunks(_ text: String) -> String { framed("Transfer-Encoding: chunked", text) }

  /// Invalid heads and wrong lengths. These are not retried.
  public static let misframed: [Fault] = [
    Fault("JSON without a head", .fails(.malformed, notHTTP), sending: "[]", then: .halfClose),
    Fault("HTML without a head", .fails(.malformed, notHTTP), sending: "<html>no</html>\r\n\r\n", then: .halfClose),
    Fault("another protocol", .fails(.malformed, notHTTP), sending: "SSH-2.0-OpenSSH_9.6\r\n"),
    Fault(
      "bytes of TLS", .fails(.malformed, "check the base URL; it may need https:// instead of http://"),
      sending: [0x15, 3, 1, 0, 2, 2, 70]),
    Fault("HTTP/2.0", .fails(.malformed, notHTTP), sending: "HTTP/2.0 200 OK\r\nContent-Length: 2\r\n\r\n[]"),
    Fault("HTTP/9.9", .fails(.malformed, notHTTP), sending: "HTTP/9.9 200 OK\r\nContent-Length: 2\r\n\r\n[]"),
    Fault("a status of letters", .fails(.malformed, notHTTP), sending: "HTTP/1.1 abc OK\r\n\r\n"),
    Fault("a status of two digits", .fails(.malformed, notHTTP), sending: "HTTP/1.1 20 OK\r\n\r\n"),
    Fault("a status of four digits", .fails(.malformed, notHTTP), sending: "HTTP/1.1 2000 OK\r\n\r\n"),
    Fault("no status", .fails(.malformed, notHTTP), sending: "HTTP/1.1\r\n\r\n"),
    Fault("a header of 81 KiB", .fails(.malformed, overflow), sending: reply("[]", fields: long(81 << 10))),
    Fault("257 headers", .fails(.malformed, overflow), sending: reply("[]", fields: many(255))),
    Fault(
      "more than 2 MiB of headers", .fails(.malformed, overflow),
      sending: reply("[]", fields: Array(repeating: long(79 << 10), count: 27).joined(separator: "\r\n"))),
    Fault("257 trailers", .fails(.malformed, overflow), sending: chunks("2\r\n[]\r\n0\r\n\(many(257))\r\n\r\n")),
    Fault("a header with a NUL", .fails(.malformed, badHTTP), sending: reply("[]", fields: "X-A: a\0b")),
    Fault("a header without a colon", .fails(.malformed, badHTTP), sending: reply("[]", fields: "X-A")),
    Fault("a header without a name", .fails(.malformed, badHTTP), sending: reply("[]", fields: ": a")),
    Fault("a space before the colon", .fails(.malformed, badHTTP), sending: reply("[]", fields: "X-A : a")),
    Fault("a header in two lines", .fails(.malformed, badHTTP), sending: reply("[]", fields: "X-A: a\r\n b")),
    Fault("two lengths that differ", .fails(.malformed, badHTTP), sending: reply("[]", fields: "Content-Length: 1")),
    Fault("two lengths in one", .fails(.malformed, badHTTP), sending: framed("Content-Length: 2, 2")),
    Fault("a negative length", .fails(.malformed, badHTTP), sending: framed("Content-Length: -2")),
    Fault("a length of letters", .fails(.malformed, badHTTP), sending: framed("Content-Length: two")),
    Fault("a length of 2^64", .fails(.malformed, badHTTP), sending: framed("Content-Length: 18446744073709551616")),
    Fault(
      "a length and chunks", .fails(.malformed, badHTTP), sending: reply("[]", fields: "Transfer-Encoding: chunked")),
    Fault(
      "a length among the trailers", .fails(.malformed, badHTTP),
      sending: chunks("2\r\n[]\r\n0\r\nContent-Length: 2\r\n\r\n")),
    Fault("a chunk's size of letters", .fails(.malformed, badHTTP), sending: chunks("zz\r\n[]\r\n0\r\n\r\n")),
    Fault("a negative chunk", .fails(.malformed, badHTTP), sending: chunks("-2\r\n[]\r\n0\r\n\r\n")),
    Fault("a chunk of 2^64", .fails(.malformed, badHTTP), sending: chunks("10000000000000000\r\n[]\r\n0\r\n\r\n")),
    Fault("a chunk longer than its size", .fails(.malformed, badHTTP), sending: chunks("1\r\n[]\r\n0\r\n\r\n")),
    Fault("a body longer than its length", .fails(.malformed, "invalid JSON"), sending: framed("Content-Length: 1")),
  ]

  /// Unusual responses that are accepted without loss.
  public static let tolerated: [Fault] = [
    Fault("a body without a length, closed", .trips(1), sending: "HTTP/1.1 200 OK\r\n\r\n[\(trip)]", then: .halfClose),
    Fault("HTTP/1.0", .trips(1), sending: "HTTP/1.0 200 OK\r\n\r\n[\(trip)]", then: .close),
    Fault("no reason", .trips(0), sending: "HTTP/1.1 200\r\nContent-Length: 2\r\n\r\n[]"),
    Fault("an empty line first", .trips(0), sending: "\r\n" + framed("Content-Length: 2")),
    Fault("a header of 79 KiB", .trips(0), sending: reply("[]", fields: long(79 << 10))),
    Fault("256 headers", .trips(0), sending: reply("[]", fields: many(254))),
    Fault("trailers", .trips(0), sending: chunks("2\r\n[]\r\n0\r\nX-A: 1\r\nX-B: 2\r\n\r\n")),
    Fault("one byte per chunk", .trips(1), sending: chunks(byteByByte("[\(trip)]"))),
    Fault(
      "a 103 and then the response", .trips(1),
      sending: Array("HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\n".utf8) + goodReply),
    Fault("a second response without a request", .trips(1), sending: goodReply + reply("[]")),
    Fault("garbage after the response", .trips(1), sending: goodReply + [0, 1, 2, 3]),
  ]

  private static func long(_ count: Int) -> String { "X-A: " + String(repeating: "a", count: count) }

  private static func many(_ count: Int) -> String {
    (0..<count).map { "X-\($0): 1" }.joined(separator: "\r\n")
  }

  private static func byteByByte(_ text: String) -> String {
    text.map { "1\r\n\($0)\r\n" }.joined() + "0\r\n\r\n"
  }
}

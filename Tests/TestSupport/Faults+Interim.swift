import AerogamiContainer
import AerogamiCore

extension Fault {
  private static let badHTTP = "the response is malformed HTTP"
  private static let notHTTP = "the response is not HTTP"

  /// A response that belongs to no request. It has no trips, so a test notices if it is used for another request.
  private static let unrequested = reply("[]")

  /// Interim responses, and responses inside others.
  public static let interim: [Fault] =
    [
      ("1,000 times 100", "HTTP/1.1 100 Continue\r\n\r\n", 1000),
      ("1,000 times 103", "HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\n", 1000),
      ("102 and then the response", "HTTP/1.1 102 Processing\r\n\r\n", 1),
      ("199 and then the response", "HTTP/1.1 199 X\r\n\r\n", 1),
      ("103 with a length", "HTTP/1.1 103 Early Hints\r\nContent-Length: 5\r\n\r\n", 1),
    ].map { name, head, count in
      Fault(name, .trips(1), sending: Array(String(repeating: head, count: count).utf8) + goodReply)
    } + [
      Fault(
        "204 with a body", .fails(.status(204), "status 204"),
        sending: "HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\n[]"),
      Fault(
        "204 in chunks", .fails(.status(204), "status 204"),
        sending: "HTTP/1.1 204 No Content\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n0\r\n\r\n"),
      Fault(
        "204 with a response as its body", .fails(.status(204), "status 204"),
        sending: Array("HTTP/1.1 204 No Content\r\nContent-Length: \(unrequested.count)\r\n\r\n".utf8) + unrequested),
      Fault(
        "304 with a body", .fails(.status(304), "status 304"),
        sending: "HTTP/1.1 304 Not Modified\r\nContent-Length: 2\r\n\r\n[]"),
      Fault(
        "304 with a response as its body", .fails(.status(304), "status 304"),
        sending: Array("HTTP/1.1 304 Not Modified\r\nContent-Length: \(unrequested.count)\r\n\r\n".utf8) + unrequested),
      Fault(
        "205 with a body", .fails(.status(205), "status 205"), sending: reply("[]", status: "205 Reset")),
      Fault(
        "404 with a response after it", .unknown,
        sending: reply("no", status: "404 Not Found") + unrequested),
      Fault("two more responses than requests", .trips(1), sending: goodReply + unrequested + unrequested),
      Fault(
        "a response in the body of another", .fails(.malformed, "invalid JSON"), sending: reply(unrequested)),
      Fault(
        "gzip and chunks in HTTP/1.0", .fails(.malformed, "invalid JSON"),
        sending: "HTTP/1.0 200 OK\r\nTransfer-Encoding: gzip\r\n\r\n2\r\n[]\r\n0\r\n\r\n", then: .halfClose),
      // The body has only one layer of chunks and is read as such.
      Fault(
        "chunks twice", .trips(0),
        sending: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked, chunked\r\n\r\n2\r\n[]\r\n0\r\n\r\n", then: .halfClose),
      Fault(
        "a length with a plus sign", .fails(.malformed, badHTTP),
        sending: "HTTP/1.1 200 OK\r\nContent-Length: +2\r\n\r\n[]"),
      Fault(
        "a length in hexadecimal", .fails(.malformed, badHTTP),
        sending: "HTTP/1.1 200 OK\r\nContent-Length: 0x2\r\n\r\n[]"),
      Fault(
        "a length with a space in it", .fails(.malformed, badHTTP),
        sending: "HTTP/1.1 200 OK\r\nContent-Length: 0 2\r\n\r\n[]"),
      Fault(
        "a chunk's size with a plus sign", .fails(.malformed, badHTTP),
        sending: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n+2\r\n[]\r\n0\r\n\r\n"),
      Fault(
        "a chunk's size in 0x", .fails(.malformed, badHTTP),
        sending: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0x2\r\n[]\r\n0\r\n\r\n"),
      Fault(
        "a chunk's size of nothing", .fails(.malformed, badHTTP),
        sending: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\r\n[]\r\n0\r\n\r\n"),
      Fault(
        "chunks in capitals and zeros", .trips(0),
        sending: "HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\n0002;a=\"b\"\r\n[]\r\n000\r\n\r\n"),
      Fault(
        "two spaces in the status line", .fails(.malformed, notHTTP),
        sending: "HTTP/1.1  200 OK\r\nContent-Length: 2\r\n\r\n[]"),
      Fault(
        "no space in the status line", .fails(.malformed, notHTTP),
        sending: "HTTP/1.1200 OK\r\nContent-Length: 2\r\n\r\n[]"),
      Fault(
        "a lowercase version", .fails(.malformed, notHTTP), sending: "http/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]"),
      Fault(
        "a version without a minor", .fails(.malformed, notHTTP),
        sending: "HTTP/1 200 OK\r\nContent-Length: 2\r\n\r\n[]"),
      Fault(
        "bytes before the status line", .fails(.malformed, notHTTP), sending: [0xEF, 0xBB, 0xBF] + goodReply),
      Fault(
        "a reason of 10 KB", .trips(0),
        sending: "HTTP/1.1 200 \(String(repeating: "O", count: 10_000))\r\nContent-Length: 2\r\n\r\n[]"),
    ]
}

import AerogamiContainer
import AerogamiCore

extension Fault {
  /// Unsuccessful responses. Statuses that stand for overload or temporary errors are retried.
  public static let statuses: [Fault] =
    [408, 429, 500, 502, 503, 504].map { status in
      Fault(
        "\(status)", .fails(.status(status), "status \(status) (busy)"), isRetried: true,
        sending: reply("busy", status: "\(status) Busy"))
    }
    + [400, 401, 403, 405, 410, 451, 501, 505, 600, 999, 206, 203].map { status in
      Fault(
        "\(status)", .fails(.status(status), "status \(status) (no)"),
        sending: reply("no", status: "\(status) No"))
    } + [
      Fault(
        "99", .fails(.malformed, "the response has the status 99, which is not a valid HTTP status"),
        sending: reply("no", status: "099 No")),
      Fault(
        "0, without a body", .fails(.malformed, "the response has the status 0, which is not a valid HTTP status"),
        sending: "HTTP/1.1 000 No\r\nContent-Length: 0\r\n\r\n"),
      Fault(
        "1, in chunks", .fails(.malformed, "the response has the status 1, which is not a valid HTTP status"),
        sending: "HTTP/1.1 001 No\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n0\r\n\r\n"),
      Fault("204", .fails(.status(204), "status 204"), sending: "HTTP/1.1 204 No Content\r\n\r\n"),
      Fault(
        "204 with a length", .fails(.status(204), "status 204"),
        sending: "HTTP/1.1 204 No Content\r\nContent-Length: 10\r\n\r\n"),
      Fault("304", .fails(.status(304), "status 304"), sending: "HTTP/1.1 304 Not Modified\r\n\r\n"),
      Fault(
        "304 in gzip", .fails(.status(304), "status 304"),
        sending: "HTTP/1.1 304 Not Modified\r\nContent-Encoding: gzip\r\n\r\n"),
      Fault(
        "101", .fails(.status(101), "status 101"),
        sending: "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n"),
      Fault("404", .unknown, sending: reply("no", status: "404 Not Found")),
      Fault(
        "503 whose body is not gzip", .fails(.status(503), "status 503;"), isRetried: true,
        sending: reply("busy", status: "503 Busy", fields: "Content-Encoding: gzip")),
      Fault(
        "503 in an unknown encoding", .fails(.status(503), "status 503;"), isRetried: true,
        sending: reply("busy", status: "503 Busy", fields: "Content-Encoding: br")),
      Fault(
        "503 whose body is over the cap", .fails(.status(503), "status 503;"), isRetried: true,
        sending: reply(String(repeating: "x", count: 3 << 20), status: "503 Busy")),
      Fault(
        "503 with control characters", .fails(.status(503), "status 503 ("), isRetried: true,
        sending: reply("\u{1B}[2J\0\r\n\u{202E}", status: "503 Busy")),
    ]
}

import AerogamiContainer
import AerogamiCore

extension Fault {
  private static let badHTTP = "the response is malformed HTTP"

  /// Header fields that are meaningless, too large, or invalid.
  public static let fields: [Fault] =
    ignored + retryAfters
    + [
      ("a control character in a header", "X-A: a\u{1}b"), ("an escape in a header", "X-A: \u{1B}[2J"),
      ("a delete in a header", "X-A: a\u{7F}b"), ("a control character in an ETag", "ETag: \"a\u{1}b\""),
      ("a bare CR in an ETag", "ETag: \"a\rb\""), ("a NUL in a Last-Modified", "Last-Modified: \0"),
      ("a bare CR in a Location", "Location: /a\rX-B: c"), ("a name in brackets", "X(A): a"),
      ("a second length behind a bare CR", "X-A: a\rContent-Length: 5"),
    ].map { name, field in Fault(name, .fails(.malformed, badHTTP), sending: reply("[\(trip)]", fields: field)) }

  /// Fields that have no effect on the response.
  private static let ignored: [Fault] = [
    ("an ETag without quotes", "ETag: a"), ("an ETag of 64 KiB", "ETag: \"\(String(repeating: "a", count: 1 << 16))\""),
    ("an ETag of bytes above 127", "ETag: \"\u{E9}\u{202E}\""), ("an empty ETag", "ETag:"),
    ("two ETags", "ETag: \"a\"\r\nETag: \"b\""), ("a tab in an ETag", "ETag: \"a\tb\""),
    ("a Last-Modified that is not a date", "Last-Modified: yesterday"),
    ("a Last-Modified of the year 99999", "Last-Modified: Fri, 31 Dec 99999 23:59:59 GMT"),
    ("a date of the year 0", "Date: Sat, 01 Jan 0000 00:00:00 GMT"), ("an age below zero", "Age: -1"),
    ("an age of 2^64", "Age: 18446744073709551616"), ("a location on 200", "Location: http://127.0.0.1:1/"),
    ("a refresh", "Refresh: 0; url=file:///etc/passwd"), ("a cookie", "Set-Cookie: a=b; Domain=.com; Path=/"),
    ("an alternative service", "Alt-Svc: h3=\":443\"; ma=99999999999999999999"),
    ("a keep-alive without end", "Keep-Alive: timeout=99999999999999999999, max=-1"),
    ("an upgrade on 200", "Upgrade: h2c\r\nConnection: upgrade"), ("a Retry-After on 200", "Retry-After: 99999999"),
    ("a bearer of another kind", "WWW-Authenticate: Bearer realm=\"\u{1F600}\""),
    ("a type of nothing", "Content-Type:"),
    ("a type of 10 KB", "Content-Type: " + String(repeating: "a", count: 10_000)),
    ("a link to something else", "Link: <http://127.0.0.1:1/>; rel=\"next\""),
    ("a trailer that is announced", "Trailer: ETag"),
  ].map { name, field in Fault(name, .trips(1), sending: reply("[\(trip)]", fields: field)) }

  /// A `Retry-After` that cannot be parsed is ignored, and one after the deadline ends the attempts.
  private static let retryAfters: [Fault] =
    ["-1", "+1", "1.5", "1e3", "soon", "", "NaN", "0x10", "1, 2", "0", "00000", "Mon, 99 Nov 1994 08:49:37 GMT"].map {
      value in
      Fault(
        "503, Retry-After \"\(value)\"", .fails(.status(503), "status 503"), isRetried: true,
        sending: reply("", status: "503 Busy", fields: "Retry-After: \(value)"))
    }
    + ["86400", "99999999999999999999999999", "Fri, 31 Dec 9999 23:59:59 GMT"].map { value in
      Fault(
        "429, Retry-After \"\(value)\"", .fails(.status(429), "status 429"),
        sending: reply("", status: "429 Slow down", fields: "Retry-After: \(value)"))
    }

  /// Redirects that are rejected at once.
  public static let locations: [Fault] =
    [
      ("ftp", "ftp://127.0.0.1/"), ("file", "file:///etc/passwd"), ("data", "data:application/json,[]"),
      ("gopher", "gopher://127.0.0.1/"), ("javascript", "javascript:alert(1)"), ("ws", "ws://127.0.0.1/"),
      ("a user", "http://user:password@127.0.0.1/"), ("a user alone", "//user@127.0.0.1/"),
      ("no host", "http:///trips"),
      ("half an address", "http://[::1"), ("port 0", "http://127.0.0.1:0/"), ("port 99999", "http://127.0.0.1:99999/"),
      ("a port of letters", "http://127.0.0.1:a/"), ("an escape", "http://127.0.0.1\u{9B}31m/"),
      ("a scheme of nothing", "://127.0.0.1/"),
    ].map { name, location in
      Fault(
        "a redirect to \(name)", .fails(.status(302), "the service redirects to an address that is not http or https"),
        sending: reply("", status: "302 Found", fields: "Location: \(location)"))
    } + [
      Fault(
        "a redirect to the same address", .fails(.status(302), "the service redirects in a loop"),
        sending: reply("", status: "302 Found", fields: "Location: /trips/EU")),
      Fault(
        "a redirect of 64 KiB to itself", .fails(.status(302), "the service redirects"),
        sending: reply("", status: "302 Found", fields: "Location: ftp://" + String(repeating: "a", count: 1 << 16))),
    ]
}

import AerogamiContainer
import AerogamiCore
import TestSupport
import Testing

/// A service that redirects, and how its redirects are handled.
struct RedirectFault: Sendable, CustomTestStringConvertible {
  let name: String
  let status: Int
  /// The redirects by path; `PORT` is the server's own. Every other path responds with a trip.
  let locations: [String: String]
  let outcome: Fault.Outcome
  /// The expected requests, in order.
  let paths: [String]
  /// The number of first requests that carry the token.
  let trustedCount: Int

  var testDescription: String { name }

  init(
    _ name: String, status: Int = 302, _ locations: [String: String], _ outcome: Fault.Outcome,
    requesting paths: [String] = ["/trips/EU"], withToken trustedCount: Int? = nil
  ) {
    self.name = name
    self.status = status
    self.locations = locations
    self.outcome = outcome
    self.paths = paths
    self.trustedCount = trustedCount ?? paths.count
  }

  func behavior(_ request: FaultServer.Request, _ exchange: FaultServer.Exchange) async throws {
    guard let location = locations[request.path] else { return try await exchange.send(Fault.goodReply) }
    let port = request.header("Host").first?.split(separator: ":").last ?? ""
    let target = location.replacing("PORT", with: port)
    try await exchange.send(
      Fault.reply("moved", status: "\(status) Moved", fields: target.isEmpty ? "X-A: 1" : "Location: \(target)"))
  }
}

extension RedirectFault {
  private static func refused(_ why: String) -> Fault.Outcome {
    .fails(.status(302), "the service redirects \(why)")
  }

  private static func to(_ location: String) -> [String: String] { ["/trips/EU": location] }

  /// Redirects that are followed.
  static let followed: [RedirectFault] =
    [301, 302, 303, 307, 308].map { status in
      RedirectFault(
        "\(status)", status: status, to("http://127.0.0.1:PORT/there"), .trips(1), requesting: ["/trips/EU", "/there"])
    } + [
      RedirectFault("a path", to("/there?a=b"), .trips(1), requesting: ["/trips/EU", "/there?a=b"]),
      RedirectFault("a name beside this one", to("there"), .trips(1), requesting: ["/trips/EU", "/trips/there"]),
      RedirectFault("a way up", to("../there"), .trips(1), requesting: ["/trips/EU", "/there"]),
      RedirectFault("a fragment", to("/there#here"), .trips(1), requesting: ["/trips/EU", "/there"]),
      RedirectFault(
        "another host", to("http://localhost:PORT/there"), .trips(1), requesting: ["/trips/EU", "/there"], withToken: 1),
      RedirectFault(
        "another host, without a scheme", to("//localhost:PORT/there"), .trips(1), requesting: ["/trips/EU", "/there"],
        withToken: 1),
      RedirectFault(
        "another host and back", ["/trips/EU": "http://localhost:PORT/a", "/a": "http://127.0.0.1:PORT/b"], .trips(1),
        requesting: ["/trips/EU", "/a", "/b"], withToken: 1),
      RedirectFault(
        "5 hops", ["/trips/EU": "/1", "/1": "/2", "/2": "/3", "/3": "/4", "/4": "/5"], .trips(1),
        requesting: ["/trips/EU", "/1", "/2", "/3", "/4", "/5"]),
    ]

  /// Redirects to another origin without a usable response. `localhost` sends `reply`, and receives no token.
  static let useless: [(name: String, reply: [UInt8], text: String)] = [
    ("401", Fault.reply("who?", status: "401 No"), "status 401 (who?); check the base URL"),
    ("403", Fault.reply("no", status: "403 No"), "status 403 (no); check the base URL"),
    ("404", Fault.reply("no", status: "404 No"), "check the spelling and the service's address"),
    ("503", Fault.reply("busy", status: "503 No"), "status 503 (busy); try again later (tried 3 times)"),
    (
      "a page of HTML", Fault.reply("<p>Log in"),
      "the response is an HTML page, but JSON is expected (<p>Log in); check the base URL"
    ),
    ("no trips", Fault.reply("[7]"), "the only row is invalid: [0]: expected an object, found a number"),
    ("no HTTP", Array("SSH-2.0\r\n".utf8), "the response is not HTTP"),
  ]

  /// Redirects that are refused. None is retried.
  static let refused: [RedirectFault] = [
    RedirectFault("no location", to(""), .fails(.status(302), "status 302")),
    RedirectFault("an invalid location", to("http://[/"), refused("to an address that is not http or https")),
    RedirectFault("to itself", to("/trips/EU"), refused("in a loop, back to")),
    RedirectFault(
      "a loop of two", ["/trips/EU": "/a", "/a": "/trips/EU"], refused("in a loop, back to"),
      requesting: ["/trips/EU", "/a"]),
    RedirectFault(
      "6 hops", ["/trips/EU": "/1", "/1": "/2", "/2": "/3", "/3": "/4", "/4": "/5", "/5": "/6"],
      refused("more than 5 times"),
      requesting: ["/trips/EU", "/1", "/2", "/3", "/4", "/5"]),
    RedirectFault(
      "a loop of two behind a hop", ["/trips/EU": "/1", "/1": "/2", "/2": "/1"], refused("in a loop, back to"),
      requesting: ["/trips/EU", "/1", "/2"]),
    RedirectFault(
      "file: behind http", ["/trips/EU": "/1", "/1": "file:///etc/passwd"],
      refused("to an address that is not http or https"), requesting: ["/trips/EU", "/1"]),
    RedirectFault(
      "a user behind http", ["/trips/EU": "/1", "/1": "//user:pass@127.0.0.1/"],
      refused("to an address that is not http or https"), requesting: ["/trips/EU", "/1"]),
    RedirectFault("to ftp:", to("ftp://127.0.0.1:PORT/there"), refused("to an address that is not http or https")),
    RedirectFault("to file:", to("file:///etc/passwd"), refused("to an address that is not http or https")),
    RedirectFault(
      "to a scheme in which nothing is fetched", to("javascript:alert(1)"),
      refused("to an address that is not http or https")),
    RedirectFault(
      "300", status: 300, to("/there"), .fails(.status(300), "status 300")),
    RedirectFault(
      "304 with a location", status: 304, to("/there"), .fails(.status(304), "status 304")),
    RedirectFault(
      "305", status: 305, to("/there"), .fails(.status(305), "status 305")),
  ]
}

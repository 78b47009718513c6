import AerogamiContainer
import AerogamiCore

extension Fault {
  private static let unreadable = "the response is compressed, but damaged or incomplete; try again later"
  private static let several = "gzip with several members is unsupported"
  private static let unsupported = "which is unsupported (only gzip was requested)"
  private static let json = Array("[\(trip)]".utf8)
  private static let gzipped = Gzip.stored(json)

  /// One document in two members. The first member alone is not valid JSON.
  private static let twoMembers = (first: Gzip.stored(json.dropLast()), second: Gzip.stored(json.suffix(1)))

  private static func inGzip(_ body: [UInt8]) -> [UInt8] { reply(body, fields: "Content-Encoding: gzip") }

  /// Responses that are compressed or claim to be.
  public static let encodings: [Fault] = [
    Fault("gzip", .trips(1), sending: inGzip(gzipped)),
    Fault("gzip, in capitals", .trips(1), sending: reply(gzipped, fields: "Content-Encoding: GZIP")),
    Fault("deflate", .trips(1), sending: reply(Gzip.zlib(json), fields: "Content-Encoding: deflate")),
    Fault("identity", .trips(1), sending: reply(json, fields: "Content-Encoding: identity")),
    Fault("gzip that is plain", .fails(.malformed, unreadable), sending: inGzip(json)),
    Fault("gzip that is cut off", .fails(.malformed, unreadable), sending: inGzip(gzipped.dropLast(9))),
    Fault("gzip without its checksum", .fails(.malformed, unreadable), sending: inGzip(gzipped.dropLast(8))),
    Fault("gzip without its length", .fails(.malformed, unreadable), sending: inGzip(gzipped.dropLast(4))),
    Fault("gzip with a wrong checksum", .fails(.malformed, unreadable), sending: inGzip(flipping(gzipped.count - 6))),
    Fault("gzip with a changed byte", .fails(.malformed, unreadable), sending: inGzip(flipping(gzipped.count / 2))),
    Fault("gzip of nothing at all", .fails(.malformed, unreadable), sending: inGzip([])),
    Fault("gzip with data after it", .fails(.malformed, several), sending: inGzip(gzipped + [1, 2, 3])),
    Fault("gzip in two members", .fails(.malformed, several), sending: inGzip(twoMembers.first + twoMembers.second)),
    Fault("gzip in two members that are valid alone", .fails(.malformed, several), sending: inGzip(gzipped + gzipped)),
    Fault("gzip in two members, each in a chunk", .fails(.malformed, several)) { _, exchange in
      try await exchange.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n")
      for member in [twoMembers.first, twoMembers.second] {
        try await exchange.send(Array("\(String(member.count, radix: 16))\r\n".utf8) + member + Array("\r\n".utf8))
      }
      try await exchange.send("0\r\n\r\n")
    },
    Fault("gzip of nothing", .fails(.malformed, "the response is empty"), sending: inGzip(Gzip.stored([]))),
    Fault(
      "gzip, gzip", .fails(.malformed, #"the content encoding "gzip, gzip", \#(unsupported)"#),
      sending: reply(Gzip.stored(gzipped), fields: "Content-Encoding: gzip, gzip")),
    Fault(
      "gzip and gzip, in two headers", .fails(.malformed, #"the content encoding "gzip, gzip", \#(unsupported)"#),
      sending: reply(Gzip.stored(gzipped), fields: "Content-Encoding: gzip", "Content-Encoding: gzip")),
    Fault(
      "br", .fails(.malformed, #"the content encoding "br", \#(unsupported)"#),
      sending: reply(json, fields: "Content-Encoding: br")),
    Fault(
      "x-gzip", .fails(.malformed, #"the content encoding "x-gzip", \#(unsupported)"#),
      sending: reply(gzipped, fields: "Content-Encoding: x-gzip")),
    Fault("gzip up to the cap", .trips(1), sending: inGzip(Gzip.stored(padded(to: 2 << 20)))),
    Fault("gzip over the cap", .fails(.malformed, tooLarge), sending: inGzip(Gzip.stored(padded(to: 2 << 20 + 1)))),
    Fault("a gzip bomb", .fails(.malformed, tooLarge), sending: inGzip(Gzip.bomb(expandingTo: 64 << 20))),
  ]

  private static func flipping(_ index: Int) -> [UInt8] {
    var bytes = gzipped
    bytes[index] ^= 1
    return bytes
  }
}

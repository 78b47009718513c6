import AerogamiCore
import AerogamiJSON
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import TestSupport

/// A loopback service with Aerogami's API and minimal cost: every reply, head and body, is made before the first
/// request, and is one write.
struct DocumentServer {
  /// `http://127.0.0.1:PORT`
  let address: String
  /// The size of the documents of all regions.
  let byteCount: Int

  /// Listens until the process ends.
  init(_ workload: Workload) throws {
    let documents = DocumentServer.documents(workload)
    var replies = ["/regions": Reply(TripDocuments.regions(workload.regionIDs), etag: nil)]
    let distinct = documents.enumerated().map { Reply($1, etag: workload.hasETags ? "\"\($0)\"" : nil) }
    for (index, id) in workload.regionIDs.enumerated() { replies["/trips/\(id)"] = distinct[index % distinct.count] }
    let today = Int(Date().timeIntervalSince1970) / 86_400
    for origin in workload.fareOrigins {
      // The next month ends within these days.
      for day in today...today + 63 {
        replies["\(Replier.farePath)?origin=\(origin)&departure_at=\(day.asDay)"] = Reply(
          TripDocuments.fares(count: workload.trips, from: origin, on: day), etag: nil)
      }
      replies["/data/en/cities.json"] = Reply(Array(FareService.cities.utf8), etag: nil)
    }
    byteCount = (0..<workload.regions).reduce(0) { $0 + documents[$1 % documents.count].count }

    let delay = TimeAmount.milliseconds(Int64(workload.delayMilliseconds))
    let listener = try ServerBootstrap(group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
      .serverChannelOption(.backlog, value: 512)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { [replies] channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(ByteToMessageHandler(HTTPRequestDecoder()))
          try channel.pipeline.syncOperations.addHandler(Replier(replies: replies, delay: delay))
        }
      }
      .bind(host: "127.0.0.1", port: 0).wait()
    address = "http://127.0.0.1:\(listener.localAddress?.port ?? 0)"
  }

  /// Returns one document per region. The trips of all regions differ, because a trip of several regions is shown once.
  /// Only a workload of more than 128,000 trips repeats its first 64 documents, so that the server fits into memory.
  private static func documents(_ workload: Workload) -> [[UInt8]] {
    (0..<min(workload.regions, max(64, 128_000 / workload.trips))).map { region in
      var documents = TripDocuments(seed: UInt64(region))
      return documents.trips(count: workload.trips)
    }
  }
}

private struct Reply {
  let etag: String?
  let full: ByteBuffer
  /// The reply to a request with this `ETag`.
  let unchanged: ByteBuffer

  init(_ body: [UInt8], etag: String?) {
    self.etag = etag
    let field = etag.map { "ETag: \($0)\r\n" } ?? ""
    let head = "HTTP/1.1 200 OK\r\n\(field)Content-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
    full = ByteBuffer(bytes: Array(head.utf8) + body)
    unchanged = ByteBuffer(string: "HTTP/1.1 304 Not Modified\r\n\(field)\r\n")
  }

  static let missing = ByteBuffer(string: "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")

  func reply(to request: HTTPRequestHead) -> ByteBuffer {
    etag != nil && request.headers.first(name: "If-None-Match") == etag ? unchanged : full
  }
}

/// Responds to the requests of one connection, which stays open.
private final class Replier: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart

  static let farePath = "/aviasales/v3/prices_for_dates"

  private let replies: [String: Reply]
  private let delay: TimeAmount
  private var request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "")

  init(replies: [String: Reply], delay: TimeAmount) {
    self.replies = replies
    self.delay = delay
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): request = head
    case .body: break
    case .end:
      let path = String(request.uri.prefix { $0 != "?" })
      // The first parameters of a request for fares are its origin and its day.
      let parts = request.uri.split(separator: "&").prefix(path == Self.farePath ? 2 : 0)
      let reply = replies[parts.isEmpty ? path : parts.joined(separator: "&")]?.reply(to: request) ?? Reply.missing
      let channel = context.channel
      if delay > .zero, path.hasPrefix("/trips/") || path == Self.farePath {
        context.eventLoop.scheduleTask(in: delay) { channel.writeAndFlush(reply, promise: nil) }
      } else {
        channel.writeAndFlush(reply, promise: nil)
      }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

import AerogamiJSON
import NIOCore
import NIOHTTP1
import NIOPosix

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
    var replies = ["/regions": reply(TripDocuments.regions(workload.regionIDs))]
    let distinct = documents.map { reply($0) }
    for (index, id) in workload.regionIDs.enumerated() { replies["/trips/\(id)"] = distinct[index % distinct.count] }
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

  /// Returns one document per region, but at most 64: further regions repeat the same trips, so that the server
  /// of a large workload fits into memory.
  private static func documents(_ workload: Workload) -> [[UInt8]] {
    (0..<min(workload.regions, 64)).map { region in
      var documents = TripDocuments(seed: UInt64(region))
      return documents.trips(count: workload.trips)
    }
  }
}

private func reply(_ body: [UInt8]) -> ByteBuffer {
  let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
  return ByteBuffer(bytes: Array(head.utf8) + body)
}

/// Responds to the requests of one connection, which stays open.
private final class Replier: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart

  private let replies: [String: ByteBuffer]
  private let delay: TimeAmount
  private var path = ""

  init(replies: [String: ByteBuffer], delay: TimeAmount) {
    self.replies = replies
    self.delay = delay
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): path = head.uri
    case .body: break
    case .end:
      let reply = replies[path] ?? ByteBuffer(string: "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
      let channel = context.channel
      if delay > .zero, path.hasPrefix("/trips/") {
        context.eventLoop.scheduleTask(in: delay) { channel.writeAndFlush(reply, promise: nil) }
      } else {
        channel.writeAndFlush(reply, promise: nil)
      }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

import NIOCore
import NIOHTTP1
import NIOPosix

/// An HTTP server on loopback that runs while a test's body does and logs its requests.
public struct TestServer: Sendable {
  public struct Request: Sendable {
    /// The path and query as received.
    public let path: String
    public let method: String
    let headers: HTTPHeaders
    public let body: [UInt8]

    /// All headers in the order received, each as `NAME: VALUE`.
    public var headerLines: [String] { headers.map { "\($0.name): \($0.value)" } }

    /// Returns the values of a header, in the order received.
    public func header(_ name: String) -> [String] { headers[name] }
  }

  public struct Response: Sendable {
    public var status: Int
    public var body: [UInt8]
    public var contentType: String
    /// Headers in addition to those that describe the body.
    public var headers: [String: String]

    public init(
      status: Int = 200, _ body: String, contentType: String = "application/json", headers: [String: String] = [:]
    ) {
      self.status = status
      self.body = Array(body.utf8)
      self.contentType = contentType
      self.headers = headers
    }

    /// Creates a binary response.
    public init(bytes: [UInt8], contentType: String = "image/png") {
      self.init("", contentType: contentType)
      body = bytes
    }
  }

  /// `http://127.0.0.1:PORT`
  public let address: String
  public let requests: Log<Request>

  /// Runs `body` together with a server that responds to each request with the result of `respond`.
  ///
  /// Requests on different connections are handled concurrently. If `respond` throws, its connection is closed without
  /// a response.
  public static func run<Result: Sendable>(
    _ respond: @escaping @Sendable (Request) async throws -> Response,
    _ body: (TestServer) async throws -> Result
  ) async throws -> Result {
    let (accepted, incoming) = AsyncStream<Connection>.makeStream()
    // Plain handlers instead of `NIOAsyncChannel`, which must not be dropped unserved when a test ends early.
    let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.backlog, value: 512)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { incoming.yield(try Connection(channel)) }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let log = Log<Request>()
    let server = TestServer(address: "http://127.0.0.1:\(listener.localAddress?.port ?? 0)", requests: log)

    return try await withThrowingTaskGroup(of: Void.self) { group in
      // The responses must not wait for the cooperative pool, which is busy with other tests.
      group.addTask(executorPreference: OneThread()) {
        await withDiscardingTaskGroup { group in
          for await connection in accepted {
            group.addTask { await serve(connection, log: log, respond) }
          }
        }
        try await listener.close()
      }
      defer { group.cancelAll() }
      return try await body(server)
    }
  }

  private static func serve(
    _ connection: Connection, log: Log<Request>, _ respond: @Sendable (Request) async throws -> Response
  ) async {
    for await request in connection.requests {
      await log.append(request)
      do { try await connection.send(respond(request)) } catch { break }
    }
    // The client may have closed it already.
    try? await connection.channel.close()
  }

  /// An accepted connection and the requests it receives until either end closes it.
  private struct Connection: Sendable {
    let channel: any Channel
    let requests: AsyncStream<Request>

    /// Must be called on the channel's event loop.
    init(_ channel: any Channel) throws {
      let (requests, feed) = AsyncStream<Request>.makeStream()
      self.channel = channel
      self.requests = requests
      try channel.pipeline.syncOperations.configureHTTPServerPipeline()
      try channel.pipeline.syncOperations.addHandler(Receiver(feed: feed))
    }

    func send(_ response: Response) async throws {
      var headers: HTTPHeaders = ["Content-Type": response.contentType, "Content-Length": "\(response.body.count)"]
      for (name, value) in response.headers { headers.add(name: name, value: value) }
      let head = HTTPResponseHead(version: .http1_1, status: .init(statusCode: response.status), headers: headers)
      channel.write(HTTPServerResponsePart.head(head), promise: nil)
      channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: response.body))), promise: nil)
      try await channel.writeAndFlush(HTTPServerResponsePart.end(nil))
    }
  }

  /// Collects the parts of each request. Used only on the event loop of its channel.
  private final class Receiver: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    private let feed: AsyncStream<Request>.Continuation
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []

    init(feed: AsyncStream<Request>.Continuation) { self.feed = feed }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head): (self.head, body) = (head, [])
      case .body(let part): body += part.readableBytesView
      case .end:
        guard let head else { return }
        feed.yield(Request(path: head.uri, method: head.method.rawValue, headers: head.headers, body: body))
      }
    }

    func channelInactive(context: ChannelHandlerContext) { feed.finish() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}

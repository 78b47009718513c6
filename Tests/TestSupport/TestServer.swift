import NIOCore
import NIOHTTP1
import NIOPosix

/// A real HTTP server on loopback, for as long as a test's body runs. It writes down what it was asked.
public struct TestServer: Sendable {
  public struct Request: Sendable {
    /// The path with its query, as it was on the wire.
    public let path: String
    let headers: HTTPHeaders

    /// The values of a header, in the order in which they were sent.
    public func header(_ name: String) -> [String] { headers[name] }
  }

  public struct Response: Sendable {
    public var status: Int
    public var body: [UInt8]
    public var contentType: String

    public init(status: Int = 200, _ body: String, contentType: String = "application/json") {
      self.status = status
      self.body = Array(body.utf8)
      self.contentType = contentType
    }
  }

  /// `http://127.0.0.1:PORT`
  public let address: String
  public let requests: Log<Request>

  /// Runs `body` beside a server that answers each request with what `respond` returns.
  ///
  /// Requests on different connections are answered at the same time. When `respond` throws, its connection is closed
  /// without an answer.
  public static func run<Result: Sendable>(
    _ respond: @escaping @Sendable (Request) async throws -> Response,
    isolation: isolated (any Actor)? = #isolation,
    _ body: (TestServer) async throws -> Result
  ) async throws -> Result {
    let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.backlog, value: 512)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .bind(host: "127.0.0.1", port: 0) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          return try NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>(
            wrappingChannelSynchronously: channel)
        }
      }
    let log = Log<Request>()
    let server = TestServer(address: "http://127.0.0.1:\(listener.channel.localAddress?.port ?? 0)", requests: log)

    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await listener.executeThenClose { connections in
          try await withThrowingDiscardingTaskGroup { group in
            for try await connection in connections {
              group.addTask { try? await serve(connection, log: log, respond) }
            }
          }
        }
      }
      defer { group.cancelAll() }
      return try await body(server)
    }
  }

  private static func serve(
    _ connection: NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>, log: Log<Request>,
    _ respond: @Sendable (Request) async throws -> Response
  ) async throws {
    try await connection.executeThenClose { inbound, outbound in
      for try await part in inbound {
        guard case .head(let head) = part else { continue }
        let request = Request(path: head.uri, headers: head.headers)
        await log.append(request)
        let response = try await respond(request)
        let headers: HTTPHeaders = ["Content-Type": response.contentType, "Content-Length": "\(response.body.count)"]
        try await outbound.write(
          .head(.init(version: .http1_1, status: .init(statusCode: response.status), headers: headers)))
        try await outbound.write(.body(.byteBuffer(ByteBuffer(bytes: response.body))))
        try await outbound.write(.end(nil))
      }
    }
  }
}

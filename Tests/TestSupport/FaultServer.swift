import NIOCore
import NIOPosix
import NIOSSL

/// A server on loopback that handles raw bytes instead of HTTP while a test's body runs.
///
/// It can do what HTTP libraries prevent: reset, truncate, drip, and send wrong lengths. It only detects the end of
/// each request's head.
public struct FaultServer: Sendable {
  public struct Request: Sendable {
    /// The head as received, without the empty line that ends it.
    public let head: String
    /// The number of the connection, starting at 1.
    public let connection: Int
    /// The number of the request across all connections, starting at 1.
    public let ordinal: Int

    /// The path and query as received.
    public var path: String {
      head.split(separator: " ", maxSplits: 2).dropFirst().first.map(String.init) ?? ""
    }

    /// Returns the values of a header, in the order received.
    public func header(_ name: String) -> [String] {
      head.split(separator: "\r\n").dropFirst().compactMap { line in
        let field = line.split(separator: ":", maxSplits: 1)
        guard field.count == 2, field[0].lowercased() == name.lowercased() else { return nil }
        return String(field[1].drop { $0 == " " })
      }
    }
  }

  /// Handles one request. The connection stays open afterwards unless the behavior closes it. If the behavior throws,
  /// the connection is closed. It is canceled when the client closes the connection.
  public typealias Behavior = @Sendable (Request, Exchange) async throws -> Void

  /// `http://127.0.0.1:PORT`, or `https` for a server with TLS.
  public let address: String
  /// The numbers of the accepted connections.
  public let connections = Log<Int>()
  public let requests = Log<Request>()
  /// The numbers of the connections that the client closed before the server did. A number is logged after the behavior
  /// of its connection has ended.
  public let closes = Log<Int>()
  /// The clock of ``Exchange/drip(_:)`` and ``Exchange/stall()``: one step per second on each connection.
  public let stepClock = ManualClock()

  /// Runs `body` together with a server that handles each request with `behavior`.
  ///
  /// Connections are served concurrently and closed when `body` ends.
  ///
  /// - Parameters:
  ///   - identity: The certificate for TLS; `nil` for plain HTTP.
  ///   - greet: Called for each new connection, before reading from it.
  public static func run<Result: Sendable>(
    identity: TestIdentity? = nil,
    _ behavior: @escaping Behavior,
    greet: @escaping @Sendable (Exchange) async throws -> Void = { _ in },
    _ body: (FaultServer) async throws -> Result
  ) async throws -> Result {
    let tls = try identity?.serverContext()
    let (accepted, incoming) = AsyncStream<Connection>.makeStream()
    // Plain handlers instead of `NIOAsyncChannel`, which must not be dropped unserved when a test ends early.
    let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.backlog, value: 512)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { incoming.yield(try Connection(channel, tls: tls)) }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let port = listener.localAddress?.port ?? 0
    let server = FaultServer(address: "\(identity == nil ? "http" : "https")://127.0.0.1:\(port)")

    return try await withThrowingTaskGroup(of: Void.self) { group in
      // The responses must not wait for the cooperative pool, which is busy with other tests.
      group.addTask(executorPreference: OneThread()) {
        await withDiscardingTaskGroup { group in
          for await connection in accepted {
            let ordinal = await server.connections.append { $0 }
            group.addTask { await server.serve(connection, ordinal, greet, behavior) }
          }
        }
        try await listener.close()
      }
      defer { group.cancelAll() }
      return try await body(server)
    }
  }

  /// Runs `body` with an address that refuses connections. No other process gets it as a free port meanwhile, because it
  /// is the local end of an open connection, to which it was bound explicitly: Linux shares the port of a socket that
  /// was not among connections. A process that is given the port can still listen on it.
  public static func withRefusingAddress<Result: Sendable>(
    _ body: (String) async throws -> Result
  ) async throws -> Result {
    try await run({ _, _ in }) { server in
      let connection = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .channelOption(.socketOption(.so_reuseaddr), value: 1)
        .bind(to: SocketAddress(ipAddress: "127.0.0.1", port: 0))
        .connect(host: "127.0.0.1", port: server.port).get()
      let result = try await body("http://127.0.0.1:\(connection.localAddress?.port ?? 0)")
      try await connection.close()
      return result
    }
  }

  public var port: Int { address.split(separator: ":").last.flatMap { Int($0) } ?? 0 }

  private func serve(
    _ connection: Connection, _ ordinal: Int, _ greet: @escaping @Sendable (Exchange) async throws -> Void,
    _ behavior: @escaping Behavior
  ) async {
    let exchange = Exchange(connection: connection, stepClock: stepClock)
    let (heads, feed) = AsyncStream<String>.makeStream()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        do {
          try await greet(exchange)
          for await head in heads {
            let request = await requests.append { Request(head: head, connection: ordinal, ordinal: $0) }
            try await behavior(request, exchange)
          }
        } catch {
          await exchange.abandon()
        }
      }
      // Reads without pausing, so it notices the client's close whatever the behavior waits for.
      var unread: [UInt8] = []
      for await bytes in connection.bytes {
        unread += bytes.readableBytesView
        while let end = unread.firstRange(of: Array("\r\n\r\n".utf8)) {
          feed.yield(String(decoding: unread[..<end.lowerBound], as: UTF8.self))
          unread.removeSubrange(..<end.upperBound)
        }
      }
      exchange.clientClosed.open()
      group.cancelAll()
    }
    if !connection.isClosedByServer, !Task.isCancelled { await closes.append(ordinal) }
    await exchange.abandon()
  }
}

import NIOCore
import NIOPosix
import NIOSSL

/// A server on loopback that speaks bytes and not HTTP, for as long as a test's body runs, so that it can do what no
/// library lets a server do: reset, truncate, drip, and lie about lengths.
///
/// It finds where the head of a request ends and understands nothing else.
public struct FaultServer: Sendable {
  public struct Request: Sendable {
    /// The head as it was on the wire, without the empty line that ends it.
    public let head: String
    /// Which connection it came by, 1 for the first.
    public let connection: Int
    /// Its place among the requests on all connections, 1 for the first.
    public let ordinal: Int

    /// The path with its query, as it was on the wire.
    public var path: String {
      head.split(separator: " ", maxSplits: 2).dropFirst().first.map(String.init) ?? ""
    }

    /// The values of a header, in the order in which they were sent.
    public func header(_ name: String) -> [String] {
      head.split(separator: "\r\n").dropFirst().compactMap { line in
        let field = line.split(separator: ":", maxSplits: 1)
        guard field.count == 2, field[0].lowercased() == name.lowercased() else { return nil }
        return String(field[1].drop { $0 == " " })
      }
    }
  }

  /// Answers one request, or does not. The connection stays open afterwards, unless it was closed; when it throws, the
  /// connection is reset. It is cancelled when the client closes the connection.
  public typealias Behavior = @Sendable (Request, Exchange) async throws -> Void

  /// `http://127.0.0.1:PORT`, or `https` where it has an identity.
  public let address: String
  /// The ordinals of the connections that clients opened.
  public let connections = Log<Int>()
  public let requests = Log<Request>()
  /// The ordinals of the connections that clients closed, which the server would have kept open. What the behavior was
  /// doing on such a connection has ended when its ordinal is written down.
  public let closes = Log<Int>()
  /// The clock by which ``Exchange/drip(_:)`` and ``Exchange/stall()`` proceed: a step a second, for each connection.
  public let pace = ManualClock()

  /// Runs `body` beside a server that does to each request what `behavior` does. Connections are served at the same
  /// time. Whatever is open when `body` ends is closed.
  ///
  /// - Parameters:
  ///   - identity: With one, the server speaks TLS.
  ///   - greet: Called when a connection is opened, before anything is read from it.
  public static func run<Result: Sendable>(
    identity: TestIdentity? = nil,
    _ behavior: @escaping Behavior,
    greet: @escaping @Sendable (Exchange) async throws -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation,
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
      // Programs wait for the responses in real time, and the threads of the tasks are busy with all other tests.
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

  /// Runs `body` with an address that refuses connections, and that nobody else is given meanwhile: the local end of a
  /// connection is in use, and does not listen.
  public static func withRefusingAddress<Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation, _ body: (String) async throws -> Result
  ) async throws -> Result {
    try await run({ _, _ in }) { server in
      let connection = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
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
    let exchange = Exchange(connection: connection, pace: pace)
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
      // Reading never pauses, so that the client's closing is noticed whatever the behavior is waiting for.
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

import AerogamiCore
import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

extension FaultServer {
  /// The server's end of a connection. What is sent has been handed to the system when a call returns, so that nothing
  /// is lost when the connection is closed next.
  public struct Exchange: Sendable {
    let connection: Connection
    let pace: ManualClock
    let clientClosed = Gate()

    /// - Throws: when the connection is closed, or the task cancelled.
    public func send(_ bytes: some Collection<UInt8>) async throws {
      try await withTaskCancellationHandler {
        try await connection.channel.writeAndFlush(ByteBuffer(bytes: bytes))
      } onCancel: {
        // A client that reads nothing holds a write up for ever.
        connection.close()
      }
    }

    public func send(_ text: String) async throws { try await send(Array(text.utf8)) }

    /// Sends `text` and speaks TLS from there on, as what is behind a proxy does once the proxy has connected to it.
    public func send(_ text: String, thenTLSAs identity: TestIdentity) async throws {
      let tls = try identity.serverContext()
      let channel = connection.channel
      // In one go on the event loop, which reads nothing meanwhile: the client's handshake follows on the text.
      try await channel.eventLoop.flatSubmit {
        let sent = channel.writeAndFlush(ByteBuffer(string: text))
        do {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(
            NIOSSLServerHandler(context: tls), position: .after(pipeline.handler(type: Wire.self)))
          return sent
        } catch {
          return channel.eventLoop.makeFailedFuture(error)
        }
      }.get()
    }

    /// Sends a byte for each step of the server's ``FaultServer/pace``.
    public func drip(_ text: String) async throws {
      for byte in text.utf8 {
        try await pace.sleep(for: .seconds(1))
        try await send([byte])
      }
    }

    /// Does nothing, step by step, until the client closes the connection.
    public func stall() async throws {
      while true { try await pace.sleep(for: .seconds(1)) }
    }

    /// Sends a FIN and reads on. With TLS the end is announced by a close_notify first.
    public func halfClose() async throws {
      connection.isClosedByServer = true
      try await connection.channel.close(mode: .output)
    }

    /// Sends a FIN and forgets the connection: whatever the client sends from here on is answered with a RST.
    /// With TLS the end is not announced, which is what an attacker who cuts an answer short can do.
    public func close() async throws {
      connection.isClosedByServer = true
      try await connection.close().get()
    }

    /// Sends a RST. What the client has not read yet may be lost to it.
    public func reset() async throws {
      connection.isClosedByServer = true
      try await (connection.channel as? any SocketOptionProvider)?
        .setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
      try await connection.close().get()
    }

    /// Returns when the client has closed the connection, or reset it, or the server stops.
    public func waitForClientToClose() async {
      // The behavior is cancelled for the same reason, perhaps before it comes here.
      try? await clientClosed.wait()
    }

    /// Closes what may be closed already.
    func abandon() async { try? await connection.close().get() }
  }

  /// A connection that was accepted, and the bytes that arrive by it until either end closes it.
  final class Connection: Sendable {
    let channel: any Channel
    let bytes: AsyncStream<ByteBuffer>
    private let closedByServer = Mutex(false)

    /// On the channel's event loop.
    init(_ channel: any Channel, tls: NIOSSLContext?) throws {
      let (bytes, feed) = AsyncStream<ByteBuffer>.makeStream()
      self.channel = channel
      self.bytes = bytes
      try channel.pipeline.syncOperations.addHandler(Wire(), name: Wire.name)
      if let tls { try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: tls)) }
      try channel.pipeline.syncOperations.addHandler(Receiver(feed: feed))
    }

    var isClosedByServer: Bool {
      get { closedByServer.withLock { $0 } }
      set { closedByServer.withLock { $0 = newValue } }
    }

    /// Closes the socket below TLS, which would announce the end, and wait for the client to announce it too.
    @discardableResult
    func close() -> EventLoopFuture<Void> {
      channel.eventLoop.flatSubmit { [channel] in
        let promise = channel.eventLoop.makePromise(of: Void.self)
        do {
          try channel.pipeline.syncOperations.context(name: Wire.name).close(promise: promise)
        } catch {
          promise.fail(error)
        }
        return promise.futureResult
      }
    }
  }

  /// Marks the place next to the socket.
  private final class Wire: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer
    static let name = "wire"
  }

  private final class Receiver: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer
    let feed: AsyncStream<ByteBuffer>.Continuation

    init(feed: AsyncStream<ByteBuffer>.Continuation) { self.feed = feed }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { feed.yield(unwrapInboundIn(data)) }

    func channelInactive(context: ChannelHandlerContext) { feed.finish() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}

import AerogamiCore
import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

extension FaultServer {
  /// The server's end of a connection. `send` returns only after the system has accepted the data, so nothing is lost
  /// if the connection is closed next.
  public struct Exchange: Sendable {
    let connection: Connection
    let stepClock: ManualClock
    let clientClosed = Gate()

    /// - Throws: An error if the connection is closed or the task is canceled.
    public func send(_ bytes: some Collection<UInt8>) async throws {
      try await withTaskCancellationHandler {
        try await connection.channel.writeAndFlush(ByteBuffer(bytes: bytes))
      } onCancel: {
        // A client that does not read blocks a write forever.
        connection.close()
      }
    }

    public func send(_ text: String) async throws { try await send(Array(text.utf8)) }

    /// Sends `text` and then starts TLS, like a server behind a proxy after the proxy has connected to it.
    public func send(_ text: String, thenTLSAs identity: TestIdentity) async throws {
      let tls = try identity.serverContext()
      let channel = connection.channel
      // One step on the event loop, which reads nothing meanwhile: the client's handshake follows the text.
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

    /// Sends one byte for each step of the server's ``FaultServer/stepClock``.
    public func drip(_ text: String) async throws {
      for byte in text.utf8 {
        try await stepClock.sleep(for: .seconds(1))
        try await send([byte])
      }
    }

    /// Does nothing until the client closes the connection.
    public func stall() async throws {
      while true { try await stepClock.sleep(for: .seconds(1)) }
    }

    /// Sends a FIN and continues to read. With TLS, a close_notify comes first.
    public func halfClose() async throws {
      connection.isClosedByServer = true
      try await connection.channel.close(mode: .output)
    }

    /// Sends a FIN and closes the socket, so later data from the client gets a RST. With TLS, there is no close_notify,
    /// like in a truncation attack.
    public func close() async throws {
      connection.isClosedByServer = true
      try await connection.close().get()
    }

    /// Sends a RST. The client may lose data that it has not read yet.
    public func reset() async throws {
      connection.isClosedByServer = true
      try await (connection.channel as? any SocketOptionProvider)?
        .setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
      try await connection.close().get()
    }

    /// Returns when the client has closed or reset the connection, or when the server stops.
    public func waitForClientToClose() async {
      // The behavior is canceled for the same reason, possibly before it gets here.
      try? await clientClosed.wait()
    }

    /// Closes the connection, even if it is already closed.
    func abandon() async { try? await connection.close().get() }
  }

  /// An accepted connection and the bytes it receives until either end closes it.
  final class Connection: Sendable {
    let channel: any Channel
    let bytes: AsyncStream<ByteBuffer>
    private let closedByServer = Mutex(false)

    /// Must be called on the channel's event loop.
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

    /// Closes the socket below TLS. Closing it in TLS would send a close_notify and wait for the client's.
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

  /// Marks the position next to the socket.
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

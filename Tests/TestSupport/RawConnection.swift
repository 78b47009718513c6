import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// A TCP connection that sends and receives text. Unlike ``RawClient``, it stays open until the test closes it.
public final class RawConnection: Sendable {
  private struct State {
    var text = ""
    var hasEnded = false
    var waiters: [(condition: @Sendable (String) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let channel: any Channel
  private let state = Mutex(State())

  private init(channel: any Channel) {
    self.channel = channel
  }

  /// Runs `body` with a connection to a server on loopback and closes it afterwards.
  ///
  /// - Parameter text: What is sent as soon as the connection is open. A server closes a connection that is silent at
  ///   first for too long, and a busy machine may run `body` later than that.
  public static func run<Result: Sendable>(
    port: Int, sending text: String = "", _ body: @Sendable (RawConnection) async throws -> Result
  ) async throws -> Result {
    let client = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          let client = RawConnection(channel: channel)
          try channel.pipeline.syncOperations.addHandler(Receiver(client: client, greeting: text))
          return client
        }
      }
    do {
      let result = try await body(client)
      try? await client.channel.close()
      return result
    } catch {
      try? await client.channel.close()
      throw error
    }
  }

  public func send(_ text: String) async throws { try await channel.writeAndFlush(ByteBuffer(string: text)) }

  /// Closes the sending direction. The connection can still read.
  public func finish() async throws { try await channel.close(mode: .output) }

  public func close() async throws { try await channel.close() }

  /// Returns the received text once it satisfies `condition` or the server has ended the connection.
  public func received(until condition: @escaping @Sendable (String) -> Bool) async -> String {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.hasEnded || condition(state.text) { return true }
        state.waiters.append((condition, continuation))
        return false
      }
      if isOver { continuation.resume() }
    }
    return state.withLock { $0.text }
  }

  /// Returns the received text once it contains `text` or the server has ended the connection.
  public func received(until text: String) async -> String { await received { $0.contains(text) } }

  /// Returns the text received until the server ended the connection.
  public func receivedToTheEnd() async -> String { await received { _ in false } }

  private func note(_ text: String?) {
    let satisfied = state.withLock { state in
      if let text { state.text += text } else { state.hasEnded = true }
      let (now, hasEnded) = (state.text, state.hasEnded)
      let satisfied = state.waiters.filter { hasEnded || $0.condition(now) }
      state.waiters.removeAll { hasEnded || $0.condition(now) }
      return satisfied
    }
    for waiter in satisfied { waiter.continuation.resume() }
  }

  private final class Receiver: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer
    let client: RawConnection
    let greeting: String

    init(client: RawConnection, greeting: String) { (self.client, self.greeting) = (client, greeting) }

    func channelActive(context: ChannelHandlerContext) {
      if !greeting.isEmpty { context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: greeting)), promise: nil) }
      context.fireChannelActive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      client.note(String(buffer: unwrapInboundIn(data)))
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if event as? ChannelEvent == .inputClosed { client.note(nil) }
      context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) { client.note(nil) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}

import NIOCore

/// Closes a connection that makes no progress. This handler is the first of the pipeline, before the HTTP handlers, so
/// that it sees every byte.
///
/// - The head of the first request must arrive within ``Limits/head`` after the start of the connection. The head of a
///   later request must arrive within this time after its first byte. A body that is read has the same time again.
/// - A connection may be silent between requests for at most ``Limits/idle``.
/// - While a response is sent, the client must receive at least one byte in each period of ``Limits/write``.
/// - After the last response, the server discards further bytes from the client for ``Limits/drain``. So a client that
///   is still sending can read the response before the connection is reset (RFC 9112, section 9.6).
///
/// The request's deadline limits the time to prepare a response; this timer does not.
final class ConnectionTimer: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = IOData

  struct Limits: Hashable, Sendable {
    var head = TimeAmount.seconds(10)
    var idle = TimeAmount.seconds(60)
    var write = TimeAmount.seconds(10)
    var drain = TimeAmount.seconds(2)
  }

  private enum Phase { case idle, head, responding, draining }

  private let limits: Limits
  private var phase = Phase.head
  private var phaseEnd: Scheduled<Void>?
  /// The number of bytes that were written to the channel.
  private var written = 0
  /// The next check whether the client receives bytes; `nil` if all written bytes have been sent.
  private var writeCheck: Scheduled<Void>?
  private var context: ChannelHandlerContext?

  init(limits: Limits) { self.limits = limits }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    enter(.head)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    phaseEnd?.cancel()
    writeCheck?.cancel()
    self.context = nil
  }

  /// Called when the body of a request begins, which then must arrive within ``Limits/head``.
  func bodyBegan() { enter(.head) }

  /// Called when a request has arrived completely.
  func requestBegan() { enter(.responding) }

  /// Called when every received request has its complete response.
  func responsesEnded() { enter(.idle) }

  /// Called when the last response of the connection has been written.
  func drain() { enter(.draining) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch phase {
    case .draining: return
    case .idle: enter(.head)
    case .head, .responding: break
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    written += unwrapOutboundIn(data).readableBytes
    context.write(data, promise: promise)
  }

  func flush(context: ChannelHandlerContext) {
    context.flush()
    if writeCheck == nil { checkWriting(context) }
  }

  private func enter(_ phase: Phase) {
    self.phase = phase
    phaseEnd?.cancel()
    let limit: TimeAmount? =
      switch phase {
      case .idle: limits.idle
      case .head: limits.head
      case .responding: nil
      case .draining: limits.drain
      }
    guard let limit, let context else { return }
    phaseEnd = context.eventLoop.assumeIsolated().scheduleTask(in: limit) { context.close(promise: nil) }
  }

  /// Closes the connection if the client receives nothing within the limit, and otherwise checks again.
  private func checkWriting(_ context: ChannelHandlerContext) {
    writeCheck = nil
    let unsent = unsentBytes(context)
    guard unsent > 0 else { return }
    let sent = written - unsent
    writeCheck = context.eventLoop.assumeIsolated().scheduleTask(in: limits.write) {
      if self.written - self.unsentBytes(context) == sent {
        context.close(promise: nil)
      } else {
        self.checkWriting(context)
      }
    }
  }

  private func unsentBytes(_ context: ChannelHandlerContext) -> Int {
    // If the channel cannot report this number, assume that everything was sent.
    (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }
}

import NIOCore
import NIOSSL

/// Tells that a connection which was kept for further requests has been closed before it answered the next one.
///
/// Either end may close a connection at any time when nothing is under way on it, and a request can be on its way by
/// then (RFC 9112, section 9.5). It was not processed, and the library's error does not say so: it is the same as for a
/// connection that breaks in the middle of an answer.
final class KeptConnection: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  struct ClosedError: Error {}

  private var requestCount = 0
  /// Whether anything has arrived since the last request began.
  private var isAnswered = true

  /// Puts one of these below HTTP and above TLS.
  static let watch: @Sendable (any Channel) -> EventLoopFuture<Void> = { channel in
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      let tls = try? pipeline.handler(type: NIOSSLClientHandler.self)
      try pipeline.addHandler(KeptConnection(), position: tls.map { .after($0) } ?? .first)
    }
  }

  private var isUnused: Bool { requestCount > 1 && !isAnswered }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if isAnswered {
      isAnswered = false
      requestCount += 1
    }
    context.write(data, promise: promise)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    isAnswered = true
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.fireErrorCaught(isUnused ? ClosedError() : error)
  }

  func channelInactive(context: ChannelHandlerContext) {
    // Before the library learns of the end, and fails the request in its own words.
    if isUnused { context.fireErrorCaught(ClosedError()) }
    context.fireChannelInactive()
  }
}

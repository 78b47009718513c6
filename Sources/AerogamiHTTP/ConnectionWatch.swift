import NIOCore
import NIOHTTP1

/// Adds to a new connection what finds out about it that the library does not tell.
///
/// That depends on a pipeline that the library does not promise. A connection whose pipeline is another is used as it
/// is: without the distinction of ``PooledConnection`` and the check of statuses below 100.
@Sendable func watchConnection(_ channel: any Channel) -> EventLoopFuture<Void> {
  channel.eventLoop.makeCompletedFuture {
    let pipeline = channel.pipeline.syncOperations
    // Below HTTP and above TLS, whose own records are no part of a request.
    if let encoder = try? pipeline.handler(type: HTTPRequestEncoder.self) {
      try pipeline.addHandler(PooledConnection(), position: .before(encoder))
    }
    if let decoder = try? pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self) {
      try pipeline.addHandler(StatusCheck(), position: .after(decoder))
    }
  }
}

/// Tells that a connection which was kept for further requests has been closed before it answered the next one.
///
/// Either end may close a connection at any time when nothing is under way on it, and a request can be on its way by
/// then (RFC 9112, section 9.5). It was not processed, and the library's error does not say so: it is the same as for a
/// connection that breaks in the middle of an answer.
final class PooledConnection: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  struct ClosedError: Error {}

  private var requestCount = 0
  /// Whether anything has arrived since the last request began.
  private var isAnswered = true

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

/// Fails an answer with a status below 100, which HTTP does not have (RFC 9110, section 15).
///
/// The library takes it for one that others follow, is told that the answer is over, and ends the whole process.
final class StatusCheck: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  private var hasFailed = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if hasFailed { return }
    if case .head(let head) = unwrapInboundIn(data), head.status.code < 100 {
      hasFailed = true
      context.fireErrorCaught(StatusError(code: Int(head.status.code)))
    } else {
      context.fireChannelRead(data)
    }
  }
}

/// An answer has a status that is none.
struct StatusError: Error {
  let code: Int
}

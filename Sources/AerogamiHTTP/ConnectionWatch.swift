import Foundation
import NIOCore
import NIOHTTP1

/// Adds two handlers to a new connection. They detect errors that the library does not report or cannot handle.
///
/// The positions of the handlers depend on a pipeline layout that the library does not guarantee. If the layout is
/// different, the connection works, but without ``PooledConnection`` or ``StatusCheck``.
@Sendable func watchConnection(_ channel: any Channel) -> EventLoopFuture<Void> {
  channel.eventLoop.makeCompletedFuture {
    let pipeline = channel.pipeline.syncOperations
    // Add the handler between TLS and HTTP, so that TLS records count neither as a request nor as received data.
    if let encoder = try? pipeline.handler(type: HTTPRequestEncoder.self) {
      try pipeline.addHandler(PooledConnection(), position: .before(encoder))
    }
    if let decoder = try? pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self) {
      try pipeline.addHandler(StatusCheck(), position: .after(decoder))
    }
  }
}

/// Reports that a reused connection was closed before any data of the response to its latest request arrived.
///
/// Either end may close an idle connection at any time, possibly while a request is on its way (RFC 9112, section 9.5).
/// The service has then usually not read the request. The library reports the same error when a connection is lost in
/// the middle of a response, so its error does not distinguish these cases.
final class PooledConnection: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  struct ClosedError: Error {}

  private var requestCount = 0
  /// Whether data has arrived since the latest request began; also `true` before the first request.
  private var hasReceivedData = true

  private var wasClosedWhileIdle: Bool { requestCount > 1 && !hasReceivedData }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if hasReceivedData {
      hasReceivedData = false
      requestCount += 1
    }
    context.write(data, promise: promise)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    hasReceivedData = true
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.fireErrorCaught(wasClosedWhileIdle ? ClosedError() : error)
  }

  func channelInactive(context: ChannelHandlerContext) {
    // Report this error before passing on the end of the connection, because the library would then fail the request
    // with its own error.
    if wasClosedWhileIdle { context.fireErrorCaught(ClosedError()) }
    context.fireChannelInactive()
  }
}

/// Fails a response with a status below 100, which is not a valid HTTP status (RFC 9110, section 15).
///
/// The library treats such a response as an informational one. When the end of the response then arrives, the library
/// terminates the process.
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

/// The error for a response whose status is not a valid HTTP status.
struct StatusError: Error {
  let code: Int
}

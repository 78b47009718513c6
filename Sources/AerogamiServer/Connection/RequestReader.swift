import AerogamiMCP
import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Assembles requests from HTTP/1 parts, splits responses into HTTP/1 parts, and decides when the connection ends. The
/// handler reads NIO's HTTP/1 parts. Converting them to the types of swift-http-types would drop a request's version,
/// the host in its target, and all but one `Host` header. The handler also removes the body of every response to HEAD,
/// because the client would read it as the start of the next response.
final class RequestReader: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = ReceivedRequest
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private struct Exchange {
    var isHead = false
    var version = HTTPVersion.http1_1
    /// Whether the connection ends with this response.
    var isLast = true
  }

  private let timer: ConnectionTimer
  private let client: ClientPresence
  private let site: SitePath
  /// The requests that have no complete response yet, in order.
  private var pending = CircularBuffer<Exchange>()
  /// The request whose body is being read, and the bytes of it that have arrived.
  private var upload: (head: HTTPRequestHead, bytes: ByteBuffer)?
  /// Whether further requests are ignored: after the last request, or after bytes that the HTTP parser rejected.
  private var isDone = false
  /// Whether the server is stopping.
  private var isQuiescing = false

  init(timer: ConnectionTimer, client: ClientPresence, site: SitePath) {
    (self.timer, self.client, self.site) = (timer, client, site)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isDone else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      guard head.hasReadBody(below: site) else { return receive(head, head.hasBody ? .ignored : .none, context) }
      upload = (head, ByteBuffer())
      // While an earlier request has no response, its own time limits apply.
      if pending.isEmpty { timer.bodyBegan() }
      if head.expectsContinue {
        context.writeAndFlush(
          wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
      }
    case .body(var bytes):
      // Other bodies are dropped, because their requests are rejected.
      upload?.bytes.writeBuffer(&bytes)
      guard let upload, upload.bytes.readableBytes > HTTPExchange.maxBytes else { return }
      self.upload = nil
      receive(upload.head, .ignored, context)
    case .end:
      guard let upload = upload.take() else { return }
      receive(upload.head, .complete(upload.bytes), context)
    }
  }

  private func receive(_ head: HTTPRequestHead, _ body: ReceivedBody, _ context: ChannelHandlerContext) {
    let exchange = Exchange(
      isHead: head.method == .HEAD, version: head.version,
      isLast: body == .ignored || !head.isKeepAlive || !head.isSupportedVersion || head.wantsUpgrade
        || head.method == .CONNECT)
    receive(.head(head, body), exchange, context)
  }

  private func receive(_ request: ReceivedRequest, _ exchange: Exchange, _ context: ChannelHandlerContext) {
    isDone = exchange.isLast
    pending.append(exchange)
    timer.requestBegan()
    context.fireChannelRead(wrapInboundOut(request))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is IOError || error is ChannelError {
      client.leave()
      context.fireErrorCaught(error)
      context.close(promise: nil)
    } else if !isDone, error as? HTTPParserError != .invalidEOFState {
      // Respond to a parser error, except to `invalidEOFState`, which means that the client left before the head was
      // complete.
      receive(.malformed, Exchange(), context)
      context.fireChannelReadComplete()
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    client.leave()
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case ChannelEvent.inputClosed: client.leave()
    case is ChannelShouldQuiesceEvent:
      isQuiescing = true
      if pending.isEmpty { context.close(promise: nil) }
    default: break
    }
    context.fireUserInboundEventTriggered(event)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard let exchange = pending.first else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(let response):
      var head = HTTPResponseHead(response)
      // The server sets a `Connection` header only to end the connection.
      if isQuiescing && pending.count == 1 || head.headers.contains(name: "Connection") {
        pending[pending.startIndex].isLast = true
        isDone = true
      }
      if pending[pending.startIndex].isLast {
        head.headers.replaceOrAdd(name: "Connection", value: "close")
      } else if exchange.version == .http1_0 {
        head.headers.replaceOrAdd(name: "Connection", value: "keep-alive")
      }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body(let bytes):
      if exchange.isHead {
        promise?.succeed()
      } else {
        context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: promise)
      }
    case .end:
      pending.removeFirst()
      context.write(wrapOutboundOut(.end(nil)), promise: promise)
      if exchange.isLast {
        timer.drain()
        context.flush()
        context.close(mode: .output, promise: nil)
      } else if pending.isEmpty {
        if isQuiescing { return context.close(promise: nil) }
        timer.responsesEnded()
      }
    }
  }
}

import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Turns HTTP/1 parts into requests, and responses into parts: what the connection needs to know of both is known here.
///
/// It stands below the conversion to shared HTTP types, which drops a request's version, the authority of its target and
/// all but one of its `Host` headers. A response to HEAD never has a body here, whatever wrote it, so that the next
/// response is always where the client expects it.
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
  /// Handed on and not answered yet, in order.
  private var unanswered = CircularBuffer<Exchange>()
  /// Whether nothing more is read: a request was the last, or what came was not HTTP.
  private var isDone = false
  /// Whether the server is stopping.
  private var isQuiescing = false

  init(timer: ConnectionTimer, client: ClientPresence) {
    self.timer = timer
    self.client = client
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // Bodies belong to requests that are refused, and are dropped.
    guard case .head(let head) = unwrapInboundIn(data), !isDone else { return }
    let hasBody = head.hasBody
    let exchange = Exchange(
      isHead: head.method == .HEAD, version: head.version,
      isLast: hasBody || !head.isKeepAlive || !head.isSupportedVersion || head.wantsUpgrade || head.method == .CONNECT)
    receive(.head(head, hasBody: hasBody), exchange, context)
  }

  private func receive(_ request: ReceivedRequest, _ exchange: Exchange, _ context: ChannelHandlerContext) {
    isDone = exchange.isLast
    unanswered.append(exchange)
    timer.requestBegan()
    context.fireChannelRead(wrapInboundOut(request))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is IOError || error is ChannelError {
      client.leave()
      context.fireErrorCaught(error)
      context.close(promise: nil)
    } else if !isDone, error as? HTTPParserError != .invalidEOFState {
      // From the parser, or the decoder around it. The end of the input in the middle of a head is nothing to answer.
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
      if unanswered.isEmpty { context.close(promise: nil) }
    default: break
    }
    context.fireUserInboundEventTriggered(event)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard let exchange = unanswered.first else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(let response):
      var head = HTTPResponseHead(response)
      // A response names the header only to end the connection.
      if isQuiescing && unanswered.count == 1 || head.headers.contains(name: "Connection") {
        unanswered[unanswered.startIndex].isLast = true
        isDone = true
      }
      if unanswered[unanswered.startIndex].isLast {
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
      unanswered.removeFirst()
      context.write(wrapOutboundOut(.end(nil)), promise: promise)
      if exchange.isLast {
        timer.drain()
        context.flush()
        context.close(mode: .output, promise: nil)
      } else if unanswered.isEmpty {
        if isQuiescing { return context.close(promise: nil) }
        timer.responsesEnded()
      }
    }
  }
}

import Foundation
import NIOCore

/// Closes a connection that makes no progress. It is the first handler of the pipeline, below HTTP, so that it sees
/// every byte.
///
/// - The head of the first request must arrive within ``Limits/head`` after the start of the connection. The head of a
///   later request must arrive within this time after its first byte.
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
  private var phaseEnd: NIODeadline?
  /// The number of bytes that were written to the channel.
  private var written = 0
  /// The number of written bytes that had been sent at the last check.
  private var sent = 0
  private var writeEnd: NIODeadline?
  private var alarm: Scheduled<Void>?
  private var alarmTime = NIODeadline.distantFuture
  private var context: ChannelHandlerContext?

  init(limits: Limits) {
    self.limits = limits
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    enter(.head)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    alarm?.cancel()
    self.context = nil
  }

  /// Called when the head of a request has arrived completely.
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
    if writeEnd == nil, unsentBytes(context) > 0 {
      writeEnd = context.eventLoop.now + limits.write
      setAlarm()
    }
  }

  private func enter(_ phase: Phase) {
    guard let context else { return }
    self.phase = phase
    let limit: TimeAmount? =
      switch phase {
      case .idle: limits.idle
      case .head: limits.head
      case .responding: nil
      case .draining: limits.drain
      }
    phaseEnd = limit.map { context.eventLoop.now + $0 }
    setAlarm()
  }

  /// Sets the connection's only timer to the time of the next limit. A timer that is already set to an earlier time
  /// stays unchanged, and is set again when it fires.
  private func setAlarm() {
    guard let context, let next = [phaseEnd, writeEnd].compactMap(\.self).min() else { return }
    if let alarm {
      guard next < alarmTime else { return }
      alarm.cancel()
    }
    alarmTime = next
    alarm = context.eventLoop.assumeIsolated().scheduleTask(deadline: next) { self.alarmFired() }
  }

  private func alarmFired() {
    alarm = nil
    guard let context else { return }
    let now = context.eventLoop.now
    if let end = writeEnd, end <= now {
      let unsent = unsentBytes(context)
      if unsent == 0 {
        writeEnd = nil
      } else if written - unsent == sent {
        return context.close(promise: nil)
      } else {
        writeEnd = now + limits.write
      }
      sent = written - unsent
    }
    if let end = phaseEnd, end <= now { return context.close(promise: nil) }
    setAlarm()
  }

  private func unsentBytes(_ context: ChannelHandlerContext) -> Int {
    // If the channel cannot report this number, assume that everything was sent.
    (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }
}

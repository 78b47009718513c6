import NIOCore
import NIOEmbedded
import Testing

@testable import AerogamiServer

/// When connections are closed. The test advances the time of the embedded event loop.
struct ConnectionTimerTests {
  private let channel = EmbeddedChannel()
  private let timer = ConnectionTimer(limits: ConnectionTimer.Limits())
  /// A client that does not read, between the timer and the wire.
  private let wire = Wire()

  init() throws {
    try channel.pipeline.syncOperations.addHandlers(wire, timer)
    try channel.connect(to: SocketAddress(unixDomainSocketPath: "/client")).wait()
  }

  private func isOpen(after seconds: Int64) -> Bool {
    channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
    return channel.isActive
  }

  private func receive(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

  @Test("a connection without a request is closed after 10 s")
  func silent() {
    #expect(isOpen(after: 9))
    #expect(!isOpen(after: 1))
  }

  @Test("a slow head does not get more time with each byte")
  func drippingHead() throws {
    for _ in 0..<9 {
      try receive("x")
      #expect(isOpen(after: 1))
    }
    try receive("x")
    #expect(!isOpen(after: 1))
  }

  @Test("preparing a response has no limit")
  func responding() throws {
    try receive("GET / HTTP/1.1\r\n\r\n")
    timer.requestBegan()
    #expect(isOpen(after: 3600))
  }

  @Test("between requests a connection may be silent for 60 s, and then a head has 10 s again")
  func idle() throws {
    timer.requestBegan()
    timer.responsesEnded()
    #expect(isOpen(after: 59))
    try receive("G")
    #expect(isOpen(after: 9))
    #expect(!isOpen(after: 1))
  }

  @Test("a connection that stays idle is closed after 60 s")
  func idleTooLong() throws {
    timer.requestBegan()
    timer.responsesEnded()
    #expect(isOpen(after: 59))
    #expect(!isOpen(after: 1))
  }

  @Test("a client that reads nothing for 10 s is disconnected")
  func stalledReader() throws {
    timer.requestBegan()
    wire.isStalled = true
    channel.writeAndFlush(IOData.byteBuffer(ByteBuffer(repeating: 1, count: 100)), promise: nil)
    #expect(isOpen(after: 9))
    #expect(!isOpen(after: 1))
  }

  @Test("a client that reads slowly is not disconnected")
  func slowReader() throws {
    timer.requestBegan()
    for _ in 0..<10 {
      wire.isStalled = true
      channel.writeAndFlush(IOData.byteBuffer(ByteBuffer(repeating: 1, count: 100)), promise: nil)
      #expect(isOpen(after: 8))
      // Sends the bytes written so far; the next ones wait again.
      wire.isStalled = false
      channel.flush()
    }
    #expect(isOpen(after: 3600))
  }

  @Test("further bytes after the last response are discarded for 2 s")
  func draining() throws {
    timer.requestBegan()
    timer.drain()
    try receive("more of a body that no one reads")
    #expect(try channel.readInbound(as: ByteBuffer.self) == nil)
    #expect(isOpen(after: 1))
    try receive("and more")
    #expect(!isOpen(after: 1))
  }

  private final class Wire: ChannelOutboundHandler {
    typealias OutboundIn = IOData
    var isStalled = false

    func flush(context: ChannelHandlerContext) {
      if !isStalled { context.flush() }
    }
  }
}

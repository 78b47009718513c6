import Foundation
import NIOCore
import NIOPosix
import TestSupport
import Testing

/// A plain TCP client observes what the fault server is scripted to do.
@Suite(.timeLimit(.minutes(20))) struct FaultServerTests {
  /// The bytes received on a connection, and the error if it did not end with a FIN.
  private typealias Seen = (text: String, errno: CInt?)

  /// Connects, sends a request, and reads until the connection ends. An empty text is not sent: the server may have closed
  /// the connection by then.
  private func see(
    _ server: FaultServer, sending text: String = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"
  ) async throws -> Seen {
    let connection = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: server.port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await connection.executeThenClose { inbound, outbound in
      if !text.isEmpty { try await outbound.write(ByteBuffer(string: text)) }
      var seen = ""
      do {
        for try await bytes in inbound { seen += String(buffer: bytes) }
        return (seen, nil)
      } catch let error as IOError {
        return (seen, error.errnoCode)
      }
    }
  }

  @Test("a half-close and a close send a FIN after all data")
  func fin() async throws {
    let text = String(repeating: "x", count: 1 << 20)
    try await FaultServer.run { request, exchange in
      try await exchange.send(text)
      if request.connection == 1 { try await exchange.halfClose() } else { try await exchange.close() }
    } _: { server in
      for _ in 0..<2 {
        let seen = try await see(server)
        #expect(seen.errno == nil)
        #expect(seen.text.utf8.count == text.utf8.count)
      }
      #expect(await server.closes.entries.isEmpty)
    }
  }

  @Test("a reset sends a RST")
  func rst() async throws {
    try await FaultServer.run { _, exchange in
      try await exchange.reset()
    } _: { server in
      let seen = try await see(server)
      #expect(seen.errno == ECONNRESET)
    }
  }

  @Test("a greeting is sent before any request")
  func greeting() async throws {
    try await FaultServer.run { _, _ in
    } greet: { exchange in
      try await exchange.send("hello")
      try await exchange.halfClose()
    } _: { server in
      let seen = try await see(server, sending: "")
      #expect(seen.text == "hello")
    }
  }

  @Test("requests are distinguished by their heads, and numbered across connections")
  func requests() async throws {
    try await FaultServer.run { request, exchange in
      try await exchange.send("\(request.connection).\(request.ordinal) ")
      if request.path == "/last" { try await exchange.halfClose() }
    } _: { server in
      let text = "GET /first HTTP/1.1\r\nHost: x\r\nX-A: 1\r\nx-a: 2\r\n\r\nGET /last HTTP/1.1\r\n\r\n"
      for expected in ["1.1 1.2 ", "2.3 2.4 "] {
        let seen = try await see(server, sending: text)
        #expect(seen.text == expected)
      }
      let requests = await server.requests.entries
      #expect(requests.map(\.path) == ["/first", "/last", "/first", "/last"])
      #expect(requests[0].header("X-A") == ["1", "2"])
      #expect(await server.connections.entries == [1, 2])
    }
  }

  @Test("a client's close ends the current behavior, and is counted")
  func clientCloses() async throws {
    let ended = Log<String>()
    try await FaultServer.run { request, exchange in
      if request.ordinal == 1 { try? await exchange.stall() } else { await exchange.waitForClientToClose() }
      await ended.append("\(request.ordinal)")
    } _: { server in
      for count in 1...2 {
        let connection = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
          .connect(host: "127.0.0.1", port: server.port).get()
        try await connection.writeAndFlush(ByteBuffer(string: "GET / HTTP/1.1\r\n\r\n"))
        await server.requests.waitForEntries(count)
        try await connection.close()
        await server.closes.waitForEntries(count)
        #expect(await ended.entries.count == count)
      }
    }
  }

  @Test("a drip sends one byte per step")
  func drip() async throws {
    try await FaultServer.run { _, exchange in
      try await exchange.drip("abc")
      try await exchange.halfClose()
    } _: { server in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          let seen = try await see(server)
          #expect(seen.text == "abc")
        }
        for _ in 0..<3 {
          await server.stepClock.waitForSleepers(1)
          server.stepClock.advance(by: .seconds(1))
        }
        try await group.waitForAll()
      }
    }
  }

  @Test("the server stops at any time, even if the client does not read")
  func stopping() async throws {
    let connections = try await FaultServer.run { request, exchange in
      if request.ordinal == 1 { try await exchange.stall() }
      while true { try await exchange.send(String(repeating: "x", count: 1 << 16)) }
    } _: { server in
      var connections: [any Channel] = []
      for count in 1...2 {
        let connection = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
          .channelOption(.autoRead, value: false)
          .connect(host: "127.0.0.1", port: server.port).get()
        try await connection.writeAndFlush(ByteBuffer(string: "GET / HTTP/1.1\r\n\r\n"))
        await server.requests.waitForEntries(count)
        connections.append(connection)
      }
      return connections
    }
    // The connections that have not noticed by themselves.
    for connection in connections { try? await connection.close() }
  }

  @Test("a refusing address refuses connections")
  func refusing() async throws {
    try await FaultServer.withRefusingAddress { address in
      let port = try #require(address.split(separator: ":").last.flatMap { Int($0) })
      await #expect(throws: NIOConnectionError.self) {
        try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
          .connect(host: "127.0.0.1", port: port).get()
      }
    }
  }
}

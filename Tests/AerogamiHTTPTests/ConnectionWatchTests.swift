import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import TestSupport
import Testing

@testable import AerogamiHTTP

/// Tests the handlers added to a connection, with and without the pipeline layout that they need.
@Suite(.timeLimit(.minutes(20))) struct ConnectionWatchTests {
  @Test("a connection with an unknown pipeline layout is used unchanged")
  func otherPipeline() throws {
    let channel = EmbeddedChannel()
    try watchConnection(channel).wait()
    #expect(throws: ChannelPipelineError.self) {
      try channel.pipeline.syncOperations.handler(type: PooledConnection.self)
    }
    #expect(throws: ChannelPipelineError.self) {
      try channel.pipeline.syncOperations.handler(type: StatusCheck.self)
    }
  }

  /// Returns a connection as the library creates it, with a request in flight.
  private func watchedConnection() throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    try channel.pipeline.syncOperations.addHandler(HTTPRequestEncoder())
    try channel.pipeline.syncOperations.addHandler(ByteToMessageHandler(HTTPResponseDecoder()))
    try watchConnection(channel).wait()
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
    try send(channel)
    return channel
  }

  private func send(_ channel: EmbeddedChannel) throws {
    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
    try channel.writeOutbound(HTTPClientRequestPart.head(head))
    try channel.writeOutbound(HTTPClientRequestPart.end(nil))
  }

  @Test("in a known pipeline, closing a reused connection before the next response is detected")
  func closed() throws {
    let channel = try watchedConnection()
    try channel.writeInbound(ByteBuffer(string: "HTTP/1.1 204 No Content\r\n\r\n"))
    try send(channel)
    channel.pipeline.fireChannelInactive()
    #expect(throws: PooledConnection.ClosedError.self) { try channel.throwIfErrorCaught() }
  }

  @Test("in a known pipeline, a status below 100 is an error")
  func status() throws {
    let channel = try watchedConnection()
    let error = #expect(throws: StatusError.self) {
      try channel.writeInbound(ByteBuffer(string: "HTTP/1.1 099 Odd\r\n\r\n"))
    }
    #expect(error?.code == 99)
  }

  @Test("requests work also when the library reports no connections", arguments: [true, false])
  func absent(isWatched: Bool) async throws {
    // The second request of the connection finds it closed. Only the handlers distinguish this from a lost connection.
    let connections = Log<Int>()
    try await FaultServer.run { request, exchange in
      let isReused = await connections.entries.contains(request.connection)
      await connections.append(request.connection)
      if isReused { return try await exchange.close() }
      try await exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]")
    } _: { server in
      let limits = HTTPTransport.Limits(
        connectTimeout: .seconds(3600), maxBodyBytes: 1 << 20, remedyText: { "\($0)" })
      let request = HTTPRequest(url: server.address + "/regions")
      try await HTTPTransport.withAsyncHTTPClient(
        limits: limits, network: .init(), watch: isWatched ? watchConnection : nil
      ) {
        transport in
        // On a busy machine, the library may close an idle connection before the next request reuses it.
        var error: AttemptError?
        while error == nil {
          do {
            let response = try await transport.send(request)
            #expect(response.body == Array("[]".utf8))
          } catch let failure as AttemptError {
            error = failure
          }
        }
        #expect(error?.ending == (isWatched ? .idleConnectionClosed : .connectionLost))
        let next = try await transport.send(request)
        #expect(next.status == 200)
      }
    }
  }
}

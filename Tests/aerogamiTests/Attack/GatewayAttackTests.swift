import Foundation
import Subprocess
import TestSupport
import Testing

/// Tests of clients and services that hold connections of `serve`.
@Suite(.timeLimit(.minutes(20))) struct GatewayAttackTests {
  private static let health = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

  private func serve(
    _ aerogami: Aerogami, _ arguments: String..., errors: WatchedStream? = nil,
    body: (_ port: Int) async throws -> Void
  ) async throws -> Run {
    let output = try WatchedStream.pipe()
    return try await aerogami.run(
      ["serve", "--port", "0"] + arguments, output: output, errors: errors ?? .pipe()
    ) { send in
      await output.wait(for: "\n")
      do {
        let address = output.text.trimmingCharacters(in: .newlines)
        try await body(try #require(address.split(separator: ":").last.flatMap { Int($0) }))
      } catch {
        try send(.kill)
        throw error
      }
      try send(.terminate)
    }
  }

  @Test("the health route responds even with more silent clients than open files allowed")
  func silentClients() async throws {
    var aerogami = Aerogami()
    aerogami.openFiles = 64
    let served = try await serve(aerogami, "--concurrency", "4") { port in
      @Sendable func connect(_ count: Int) async throws {
        if count > 0 { return try await RawConnection.run(port: port) { _ in try await connect(count - 1) } }
        let text = try await RawClient.exchange(port: port, sending: [Array(Self.health.utf8)])
        #expect(String(decoding: text, as: UTF8.self).hasPrefix("HTTP/1.1 200 OK\r\n"))
      }
      try await connect(40)
    }
    #expect(served.exitCode == 0)
    #expect(!served.errors.contains("cannot accept connections"), "\(served.errors)")
  }

  @Test("without free file descriptors, accepting is retried and logged once")
  func outOfFiles() async throws {
    var aerogami = Aerogami()
    // Enough to start, but for fewer connections than the server's minimum. Watches read the database, which needs more.
    aerogami.openFiles = 17
    let errors = try WatchedStream.pipe()
    let served = try await serve(aerogami, "--concurrency", "1", "--no-watches", errors: errors) { port in
      @Sendable func connect(_ count: Int) async throws {
        if count > 0 { return try await RawConnection.run(port: port) { _ in try await connect(count - 1) } }
        await errors.wait(for: "cannot accept connections")
      }
      try await connect(16)
      let text = try await RawClient.exchange(port: port, sending: [Array(Self.health.utf8)])
      #expect(String(decoding: text, as: UTF8.self).hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
    #expect(served.exitCode == 0, "\(served.errors)")
    #expect(served.errors.components(separatedBy: "cannot accept connections").count == 2, "\(served.errors)")
  }

  @Test("stuck regions do not delay a healthy one, and leaving clients free their connections")
  func stuckService() async throws {
    let aerogami = Aerogami()
    try await FaultServer.run({ request, exchange in
      if request.path.hasPrefix("/trips/stuck") {
        try await exchange.stall()
      } else {
        try await exchange.send(Fault.goodReply)
      }
    }) { service in
      try aerogami.use(address: service.address)
      // Longer than any machine needs, so that only the clients end the stuck requests.
      let served = try await serve(
        aerogami, "--concurrency", "2", "--timeout", "3600", "--deadline", "3600"
      ) { port in
        let region = "GET /trips/EU HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        // Each request follows its connection at once: the program waits 10 s for it, and this process may be busy.
        @Sendable func stuck(_ number: Int) -> String {
          "GET /trips/stuck\(number) HTTP/1.1\r\nHost: localhost\r\n\r\n"
        }
        try await RawConnection.run(port: port, sending: stuck(1)) { _ in
          try await RawConnection.run(port: port, sending: stuck(2)) { _ in
            await service.requests.waitForEntries(2)
            let refused = try await RawClient.exchange(port: port, sending: [Array(region.utf8)])
            let text = String(decoding: refused, as: UTF8.self)
            #expect(text.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"), "\(text)")
            #expect(text.contains("\r\nRetry-After: 1\r\n"))
            #expect(text.contains("the server is busy: it is already sending 2 requests"))
          }
        }
        // Both clients have gone, and the requests to the service end.
        await service.closes.waitForEntries(2)
        let response = try await RawClient.exchange(port: port, sending: [Array(region.utf8)])
        #expect(String(decoding: response, as: UTF8.self).hasPrefix("HTTP/1.1 200 OK\r\n"))
      }
      #expect(served.exitCode == 0)
      #expect(served.errors.components(separatedBy: "the client disconnected").count == 3, "\(served.errors)")
    }
  }
}

import AerogamiContainer
import AerogamiCore
import NIOSOCKS
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

/// Proxies that fail to connect in different ways. The service behind them does not exist.
@Suite(.timeLimit(.minutes(20))) struct ProxyFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var scheme = "http"
    let text: String
    var failure = Failure.offline
    var isRetried = false
    /// The bytes that are sent when a connection is opened, and in response to CONNECT.
    var greeting: [UInt8] = []
    var response = ""
  }

  private static let refusal =
    "the proxy responded with an error status; check that the proxy allows this host, or try again later"

  private static let faults =
    [400, 403, 429, 502, 503, 504].map { status in
      Case(
        testDescription: "\(status)", text: refusal, isRetried: true,
        response: "HTTP/1.1 \(status) No\r\nContent-Length: 2\r\n\r\nno")
    } + [
      Case(
        testDescription: "407", text: "the proxy requires a user and password, or rejected those given (407)",
        response: "HTTP/1.1 407 Who\r\nProxy-Authenticate: Basic\r\nContent-Length: 0\r\n\r\n"),
      Case(
        testDescription: "silent", text: "could not connect within 0.3 s; check the network and the address",
        failure: .timeout, isRetried: true),
      Case(
        testDescription: "silent, SOCKS", scheme: "socks5", text: "could not connect within 0.3 s", failure: .timeout,
        isRetried: true),
      Case(
        testDescription: "SOCKS with a log-in", scheme: "socks5",
        text: "the proxy requires authentication, which is unsupported with SOCKS", greeting: [5, 0xFF]),
      Case(
        testDescription: "not SOCKS", scheme: "socks5",
        text: "the proxy does not support SOCKS 5; check the proxy's address",
        greeting: Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8)),
    ]

  /// Runs `body` with a proxy that has a fault, and with the variables that select it.
  private func withProxy(_ fault: Case, _ body: (FaultServer, Proxies) async throws -> Void) async throws {
    try await FaultServer.run { _, exchange in
      try await exchange.send(fault.response)
    } greet: { exchange in
      try await exchange.send(fault.greeting)
    } _: { proxy in
      try await body(
        proxy, Proxies(variables: ["HTTP_PROXY": "\(fault.scheme)://127.0.0.1:\(proxy.port)"]))
    }
  }

  @Test("a failing proxy is named, and retried where that may help", arguments: faults)
  func outcome(fault: Case) async throws {
    try await withProxy(fault) { proxy, proxies in
      // Long enough for a proxy that responds. Only a silent one takes the whole time.
      let connectTimeout = fault.failure == .timeout ? Duration.seconds(0.3) : .seconds(3600)
      let attempts = fault.isRetried ? FaultClient.attempts : 1
      try await FaultClient.run(
        at: "http://fares.example", proxies: proxies, connectTimeout: connectTimeout
      ) { client in
        Fault.Outcome.fails(fault.failure, "through the proxy 127.0.0.1:\(proxy.port): \(fault.text)")
          .expect(await client.outcome(), after: attempts)
      }
      let count = await proxy.connections.entries.count
      // On a busy machine even the connection is not always made in time.
      #expect(fault.failure == .timeout ? count <= attempts : count == attempts)
    }
  }

  @Test("a proxy that refuses every connection receives few requests")
  func storm() async throws {
    try await withProxy(Self.faults[0]) { proxy, proxies in
      try await FaultClient.run(at: "http://fares.example", proxies: proxies) { client in
        for index in 0..<50 {
          await #expect(throws: ClientError.self) { try await client.trips(in: "R\(index)") }
        }
      }
      #expect(await proxy.connections.entries.count < 10)
    }
  }

  @Test("a failed connection through a SOCKS proxy is retried")
  func unreachable() {
    let limits = HTTPTransport.Limits(
      connectTimeout: .seconds(1), maxBodyBytes: 1, remedyText: Remedy.text)
    let error = limits.attemptError(
      SOCKSError.ConnectionFailed(reply: .hostUnreachable), for: "http://fares.example")
    #expect(error.ending == .neverConnected)
    #expect(error.detail == "the proxy could not connect to the service")
    #expect(error.remedy == "check the address, or try again later")
  }
}

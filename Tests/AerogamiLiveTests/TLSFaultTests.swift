import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

/// Invalid certificates and other TLS failures. Only a broken connection is retried.
@Suite(.timeLimit(.minutes(20))) struct TLSFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let outcome: Fault.Outcome
    let identity: @Sendable (TestAuthority) throws -> TestIdentity
  }

  private static let untrusted = Fault.Outcome.fails(
    .offline, "the service's certificate has expired or is not from a trusted authority; check the address, or set")
  private static let wrongHost = Fault.Outcome.fails(
    .offline, "the service's certificate is for another host; check the address")

  @Test(
    "a certificate is accepted if it is valid, for this host, and from a trusted authority",
    arguments: [
      Case(testDescription: "good", outcome: .trips(1)) { try $0.issue() },
      Case(testDescription: "expired", outcome: untrusted) { try $0.issue(until: Date(timeIntervalSinceNow: -60)) },
      Case(testDescription: "not valid yet", outcome: untrusted) {
        try $0.issue(until: Date(timeIntervalSinceNow: 10 * 86_400))
      },
      Case(testDescription: "for another host", outcome: wrongHost) {
        try $0.issue(for: ["example.com"], addresses: [[127, 0, 0, 2]])
      },
      Case(testDescription: "for no host", outcome: wrongHost) { try $0.issue(for: [], addresses: []) },
      Case(testDescription: "from an authority of the same name", outcome: untrusted) { _ in
        try TestAuthority().issue()
      },
      Case(testDescription: "self-signed", outcome: untrusted) { _ in try .selfSigned() },
    ])
  func certificate(certificate: Case) async throws {
    let authority = try TestAuthority()
    try await FaultServer.run(identity: try certificate.identity(authority)) { _, exchange in
      try await exchange.send(Fault.goodReply)
    } _: { server in
      try await FaultClient.run(at: server.address, authority: authority) { client in
        certificate.outcome.expect(await client.outcome(), after: 1)
      }
      // The token was not sent.
      #expect(await server.requests.entries.count == (certificate.outcome.exitCode == 0 ? 1 : 0))
      #expect(await server.connections.entries.count == 1)
    }
  }

  @Test("the system's authorities do not include the test's")
  func systemAuthorities() async throws {
    try await FaultServer.run(identity: try TestAuthority().issue()) { _, _ in
    } _: { server in
      try await FaultClient.run(at: server.address) { client in
        Self.untrusted.expect(await client.outcome())
      }
      #expect(await server.connections.entries.count == 1)
    }
  }

  @Test("a certificate can name the host or its address")
  func name() async throws {
    let authority = try TestAuthority()
    try await FaultServer.run(identity: try authority.issue(addresses: [])) { _, exchange in
      try await exchange.send(Fault.goodReply)
    } _: { server in
      try await FaultClient.run(at: "https://localhost:\(server.port)", authority: authority) { client in
        Fault.Outcome.trips(1).expect(await client.outcome())
      }
    }
  }

  @Test("a response without a length is complete only after a TLS close", arguments: [true, false])
  func cut(isAnnounced: Bool) async throws {
    let authority = try TestAuthority()
    try await FaultServer.run(identity: try authority.issue()) { _, exchange in
      try await exchange.send("HTTP/1.1 200 OK\r\n\r\n[\(Fault.trip)]")
      if isAnnounced { try await exchange.halfClose() } else { try await exchange.close() }
    } _: { server in
      try await FaultClient.run(at: server.address, authority: authority) { client in
        let expected: Fault.Outcome =
          isAnnounced ? .trips(1) : .fails(.offline, "closed before the response was complete")
        expected.expect(await client.outcome())
      }
      #expect(await server.requests.entries.count == (isAnnounced ? 1 : FaultClient.attempts))
    }
  }

  @Test("a service without TLS receives no request")
  func plainService() async throws {
    try await FaultServer.run { _, _ in
    } greet: { exchange in
      try await exchange.send("HTTP/1.1 400 Bad Request\r\n\r\n")
    } _: { server in
      try await FaultClient.run(at: "https://127.0.0.1:\(server.port)") { client in
        Fault.Outcome.fails(
          .offline,
          "the service does not use TLS at this address; check the base URL; it may need http:// instead of https://"
        ).expect(await client.outcome())
      }
      #expect(await server.connections.entries.count == 1)
    }
  }

  @Test(
    "a connection that ends during the TLS handshake is a broken connection",
    arguments: [Fault.End.halfClose, .reset])
  func handshake(end: Fault.End) async throws {
    try await FaultServer.run { _, _ in
    } greet: { exchange in
      try await exchange.end(end)
    } _: { server in
      try await FaultClient.run(at: "https://127.0.0.1:\(server.port)") { client in
        // During the TLS handshake, a close cannot always be distinguished from a reset.
        Fault.Outcome.fails(.offline, "; try again").expect(await client.outcome())
      }
      #expect(await server.connections.entries.count == FaultClient.attempts)
    }
  }

  @Test("a service with only TLS has no response to a plain request")
  func plainClient() async throws {
    try await FaultServer.run(identity: try TestAuthority().issue()) { _, _ in
    } _: { server in
      try await FaultClient.run(at: "http://127.0.0.1:\(server.port)") { client in
        guard case .failure(let error as ClientError) = await client.outcome(), case .failed = error.reason else {
          Issue.record("expected a failure")
          return
        }
      }
      #expect(await server.requests.entries.isEmpty)
    }
  }
}

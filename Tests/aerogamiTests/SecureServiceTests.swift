import TestSupport
import Testing

/// Tests of certificates and their authorities.
@Suite(.timeLimit(.minutes(20))) struct SecureServiceTests {
  private let aerogami = Aerogami()

  private func withService<Result: Sendable>(
    _ body: (FaultServer, TestAuthority) async throws -> Result
  ) async throws -> Result {
    let authority = try TestAuthority()
    return try await FaultServer.run(identity: try authority.issue()) { _, exchange in
      let body = SampleTrips.list(SampleTrips.malaga)
      try await exchange.send("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    } _: { server in
      try await body(server, authority)
    }
  }

  @Test("a service with an unknown authority gets no request and no retry")
  func unknownAuthority() async throws {
    try await withService { server, _ in
      try aerogami.use(address: server.address)
      let run = try await aerogami.run("fetch", "--regions", "EU", "--format", "csv")
      #expect(run.exitCode == 1)
      #expect(
        run.errors == """
          aerogami: EU failed: \(server.address.withoutScheme): the service's certificate has expired or is not from a \
          trusted authority; check the address, or set http.caFile or SSL_CERT_FILE to the authority's PEM file

          """)
      // The server may log a connection later than the client has closed it.
      await server.connections.waitForEntries(1)
      #expect(await server.connections.entries == [1])
      #expect(await server.requests.entries.isEmpty)
    }
  }

  @Test("an authority is set by a key, which overrides the standard variable")
  func namedAuthority() async throws {
    try await withService { server, authority in
      try aerogami.use(address: server.address)
      try aerogami.write(authority.certificatePEM, to: "known.pem")
      try aerogami.write(TestAuthority().certificatePEM, to: "other.pem")
      let variables = [
        "AEROGAMI_HTTP_CA_FILE": "known.pem", "SSL_CERT_FILE": "other.pem", "AEROGAMI_STORE_VARIANT": "mock",
      ]
      let run = try await aerogami.run("fetch", "--regions", "EU", "--format", "csv", environment: variables)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
  }

  @Test("the authority is also trusted after a redirect to a secure address, and its file is not read without TLS")
  func redirect() async throws {
    try await withService { secure, authority in
      try await FaultServer.run { _, exchange in
        try await exchange.send(
          "HTTP/1.1 307 Moved\r\nLocation: \(secure.address)/trips/EU\r\nContent-Length: 0\r\n\r\n")
      } _: { server in
        try aerogami.use(address: server.address)
        try aerogami.write(authority.certificatePEM, to: "known.pem")
        try aerogami.write("no certificate", to: "invalid.pem")
        let arguments = ["fetch", "--regions", "EU", "--format", "csv", "--attempts", "1"]
        let variables = ["AEROGAMI_STORE_VARIANT": "mock"]
        let known = variables.merging(["SSL_CERT_FILE": "known.pem"]) { $1 }
        let trusted = try await aerogami.run(arguments, environment: known)
        #expect(trusted.exitCode == 0, "\(trusted.errors)")
        let invalid = variables.merging(["SSL_CERT_FILE": "invalid.pem"]) { $1 }
        let refused = try await aerogami.run(arguments, environment: invalid)
        #expect(refused.exitCode == 1)
        #expect(refused.errors.hasPrefix("aerogami: EU failed: "), "\(refused.errors)")
      }
    }
  }

  @Test("a file without authorities is reported before any request")
  func noAuthority() async throws {
    try await withService { server, _ in
      try aerogami.use(address: server.address)
      try aerogami.write("known", to: "authorities.pem")
      let run = try await aerogami.run("fetch", "--regions", "EU", environment: ["SSL_CERT_FILE": "authorities.pem"])
      #expect(run.exitCode == 78)
      #expect(run.errors.contains("SSL_CERT_FILE") && run.errors.contains("contains no valid PEM certificates"))
      #expect(await server.connections.entries.isEmpty)
    }
  }
}

import AerogamiContainer
import AerogamiCore
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct RedirectFaultTests {
  @Test(
    "a few redirects are followed if they are safe, and the token stays at its own origin",
    arguments: RedirectFault.followed + RedirectFault.refused)
  func redirect(fault: RedirectFault) async throws {
    try await FaultServer.run(fault.behavior) { server in
      try await FaultClient.run(at: server.address) { client in
        fault.outcome.expect(await client.outcome(), after: fault.paths.count)
      }
      let requests = await server.requests.entries
      #expect(requests.map(\.path) == fault.paths)
      // The token must not occur anywhere in the head of an untrusted request.
      let trusted = requests.map { $0.head.contains(FaultClient.token) }
      #expect(trusted == (0..<fault.paths.count).map { $0 < fault.trustedCount })
    }
  }

  @Test("an error after a redirect is reported with the redirect", arguments: RedirectFault.useless.indices)
  func useless(index: Int) async throws {
    let (_, reply, text) = RedirectFault.useless[index]
    try await FaultServer.run { request, exchange in
      guard request.path != "/there" else { return try await exchange.send(reply) }
      let port = request.header("Host").first?.split(separator: ":").last ?? ""
      try await exchange.send(
        Fault.reply("", status: "302 Found", fields: "Location: http://localhost:\(port)/there"))
    } _: { server in
      try await FaultClient.run(at: server.address) { client in
        guard case .failure(let error) = await client.outcome() else {
          Issue.record("expected a failure")
          return
        }
        #expect("\(error)".contains("GET \(server.address)/trips/EU, redirected to http://localhost:\(server.port)"))
        #expect("\(error)".contains(text))
        #expect(!"\(error)".contains("TOKEN"))
      }
    }
  }

  @Test("a redirect from https to http is refused")
  func downgrade() async throws {
    let authority = try TestAuthority()
    try await FaultServer.run { _, exchange in
      try await exchange.send(Fault.goodReply)
    } _: { open in
      try await FaultServer.run(identity: try authority.issue()) { _, exchange in
        try await exchange.send(Fault.reply("", status: "302 Found", fields: "Location: \(open.address)/trips/EU"))
      } _: { secret in
        try await FaultClient.run(at: secret.address, authority: authority) { client in
          Fault.Outcome.fails(.status(302), "the service redirects from https to http")
            .expect(await client.outcome(), after: 1)
        }
        #expect(await secret.requests.entries.count == 1)
      }
      #expect(await open.connections.entries.isEmpty)
    }
  }
}

import TestSupport
import Testing

/// Tests that a fetch uses the layers that `config show` names.
@Suite(.timeLimit(.minutes(20))) struct PrecedenceTests {
  private let aerogami = Aerogami()

  @Test("a flag overrides a variable")
  func flag() async throws {
    try await TestServer.run(["/trips": .init(status: 503, "")]) { server in
      try aerogami.write(#"{"http": {"maxAttempts": 3}}"#, to: "Config/dev.json")
      let variables = [
        "AEROGAMI_CLIENTS_TRIPS_VARIANT": "live", "AEROGAMI_CLIENTS_TRIPS_BASE_URL": server.address,
        "AEROGAMI_HTTP_MAX_ATTEMPTS": "2",
      ]
      #expect(try await aerogami.run("fetch", "--anywhere", "--attempts", "1", environment: variables).exitCode == 1)
      #expect(await server.paths.count == 1)
    }
  }
}

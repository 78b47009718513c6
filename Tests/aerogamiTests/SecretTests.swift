import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct SecretTests {
  private let aerogami = Aerogami()
  private let secret = "hush-4f1d"

  private func tokenFromEnvironment(_ more: [String: String] = [:]) -> [String: String] {
    more.merging(["AEROGAMI_CLIENTS_TRIPS_TOKEN": secret]) { $1 }
  }

  private func withService(_ body: (TestServer) async throws -> Void) async throws {
    try await TestServer.run(["/trips": .malaga], body)
  }

  private func live(_ server: TestServer, token: String? = nil) -> String {
    let token = token.map { #", "token": "\#($0)""# } ?? ""
    return #"{"clients": {"trips": {"variant": "live", "baseURL": "\#(server.address)"\#(token)}}}"#
  }

  /// The `Authorization` header of each request.
  private func authorizations(_ server: TestServer) async -> [[String]] {
    await server.requests.entries.map { $0.header("Authorization") }
  }

  @Test("a token from a variable is not sent to an address that only a file below the current directory names")
  func withheld() async throws {
    try await withService { server in
      try aerogami.write(live(server), to: "Config/dev.json")
      let run = try await aerogami.run(
        "fetch", "--anywhere", "--format", "ndjson", environment: tokenFromEnvironment())
      #expect(run.exitCode == 0)
      #expect(run.tripIDs == ["malaga"])
      #expect(
        run.errors == """
          aerogami: warning: AEROGAMI_CLIENTS_TRIPS_TOKEN is not sent to \(server.address), because \
          Config/dev.json, below the current directory, sets that address and is not trusted with secrets; \
          to trust that file, use --config Config/dev.json

          """)
      #expect(await authorizations(server) == [[]])
    }
  }

  @Test("a token from a variable is sent to an address that the user has set")
  func sent() async throws {
    try await withService { server in
      try aerogami.write(live(server), to: "Config/dev.json")
      for (arguments, variables) in [
        (["--config", "Config/dev.json"], [:]),
        ([], ["AEROGAMI_CONFIG": "Config/dev.json"]),
      ] as [([String], [String: String])] {
        let run = try await aerogami.run(
          ["fetch", "--anywhere"] + arguments, environment: tokenFromEnvironment(variables))
        #expect(run.exitCode == 0)
        #expect(run.errors == "")
      }
      #expect(await authorizations(server) == Array(repeating: ["Bearer \(secret)"], count: 2))
    }
  }

  @Test("config show shows a token's source, but not its value")
  func redacted() async throws {
    let expected = { (client: String, source: String) in "clients.\(client).token  (secret)  \(source)\n" }
    try aerogami.write(#"{"clients": {"rovers": {"token": "\#(secret)"}}}"#, to: "Config/dev.json")
    let shown = try await aerogami.configurationTable(tokenFromEnvironment())
    // The width of columns depends on their other cells.
    let output = shown.replacing(/\x20{2,}/, with: "  ")
    #expect(output.contains(expected("trips", "AEROGAMI_CLIENTS_TRIPS_TOKEN")))
    #expect(output.contains(expected("rovers", "Config/dev.json")))
    #expect(!shown.contains(secret))
  }

  @Test("a fetch never shows a token, for any result, even if a response repeats it")
  func neverShown() async throws {
    try await TestServer.run { request in
      switch request.path {
      case "/regions": .regions("EU", "US")
      case "/trips/EU": .malaga
      default: .init(status: 401, "no such token: \(request.header("Authorization").joined())")
      }
    } _: { server in
      try aerogami.write(live(server, token: secret), to: "Config/dev.json")
      let run = try await aerogami.run("fetch", "--verbose", "--format", "json")
      #expect(run.exitCode == 3)
      #expect(!(run.output + run.errors).contains(secret))
      #expect(
        run.errors.contains(
          "US failed: GET \(server.address)/trips/US: status 401 (no such token: Bearer (secret)); "
            + "check the token (AEROGAMI_CLIENTS_TRIPS_TOKEN)"), "\(run)")
      #expect(await authorizations(server) == Array(repeating: ["Bearer \(secret)"], count: 3))
    }
  }

  @Test("a token in the target of a redirect or in an invalid row is not shown")
  func elsewhere() async throws {
    // An IP address, which needs no name resolution, and a time outside of the calendar.
    let (host, digits) = ("127.0.0.77", "4815162342108481")
    let trip = #"[{"id":"a","created_at":\#(digits)}]"#
    try await FaultServer.run { request, exchange in
      let response =
        request.header("Authorization") == ["Bearer \(host)"]
        ? "HTTP/1.1 302 Found\r\nLocation: http://\(host):9/\(host)\r\nContent-Length: 0\r\n\r\n"
        : "HTTP/1.1 200 OK\r\nContent-Length: \(trip.utf8.count)\r\n\r\n\(trip)"
      try await exchange.send(response)
    } _: { server in
      for (token, text) in [
        (host, "redirected to http://(secret):9: could not"), (digits, "1 to 9999, found (secret)"),
      ] {
        let run = try await aerogami.run(
          "fetch", "--regions", "EU", "--env", "local", "--attempts", "1",
          environment: ["AEROGAMI_CLIENTS_TRIPS_BASE_URL": server.address, "AEROGAMI_CLIENTS_TRIPS_TOKEN": token])
        #expect(run.exitCode == 1)
        #expect(run.errors.contains(text))
        #expect(!run.errors.contains(token))
      }
    }
  }

  @Test("no command shows a secret of a notifier, even if the service repeats it")
  func notifiers() async throws {
    try await TestServer.run { request in
      let (path, body) = (request.path, String(decoding: request.body, as: UTF8.self))
      // The target of the redirect also has the secrets.
      return path.contains("moved")
        ? .init(status: 307, "", headers: ["Location": "http://127.0.0.77:9\(path)"])
        : .init(status: 403, "no \(path) for \(request.header("Authorization")) and \(body)")
    } _: { server in
      try aerogami.write(
        """
        {"clients": {"notifications": {"variant": "live"}}, "store": {"variant": "mock"}, "notifiers": {
          "phone": {"kind": "ntfy", "server": "\(server.address)", "topic": "\(secret)", "token": "\(secret)-2"},
          "team": {"kind": "webhook", "url": "\(server.address)/a/\(secret)?k=\(secret)", "template": "slack"},
          "moved": {"kind": "webhook", "url": "\(server.address)/moved/\(secret)"},
          "bot": {"kind": "telegram", "server": "\(server.address)", "chat": "1", "token": "1:\(secret)"}}}
        """, to: "Config/dev.json")
      for arguments in [
        ["config", "show", "--format", "json"], ["doctor"],
        ["notify", "test", "--format", "json"], ["fetch", "--verbose", "--limit", "1"],
      ] {
        let run = try await aerogami.run(arguments)
        #expect(!(run.output + run.errors).contains(secret), "\(arguments)")
        #expect([0, 1].contains(run.exitCode), "\(arguments)")
      }
      #expect(await server.requests.entries.count == 4)
      let run = try await aerogami.run("notify", "test")
      #expect(!(run.output + run.errors).contains(secret))
      #expect(run.errors.contains("phone failed: \(server.address.withoutScheme): status 403: no / for"))
      #expect(run.errors.contains("moved failed: \(server.address.withoutScheme): the service redirects to "))
      #expect(run.errors.contains("bot failed: \(server.address.withoutScheme): status 403: no "))
    }
  }

  @Test(
    "a secret of a notifier in a variable is not sent to an address that only a file below the current directory names")
  func withheldFromNotifier() async throws {
    try await TestServer.run { _ in
      .init(#"{"id":"a"}"#)
    } _: { server in
      try aerogami.write(
        #"{"clients": {"notifications": {"variant": "live"}}, "notifiers": {"phone": "#
          + #"{"kind": "ntfy", "server": "\#(server.address)", "topic": "news"}}}"#, to: "Config/dev.json")
      let token = ["AEROGAMI_NOTIFIERS_PHONE_TOKEN": secret]
      let run = try await aerogami.run("notify", "test", environment: token)
      #expect(
        run
          == Run(
            78,
            errors: "aerogami: AEROGAMI_NOTIFIERS_PHONE_TOKEN is not sent to \(server.address), because "
              + "Config/dev.json, below the current directory, sets that address (notifiers.phone.server) and is not "
              + "trusted with secrets; "
              + "to trust that file, use --config Config/dev.json\n"))
      #expect(await server.requests.entries.isEmpty)
    }
  }
}

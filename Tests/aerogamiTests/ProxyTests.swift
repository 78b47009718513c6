import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct ProxyTests {
  private let aerogami = Aerogami()
  private let arguments = ["fetch", "--regions", "scd", "--attempts", "1", "--format", "ndjson"]
  private let live = [
    "AEROGAMI_CLIENTS_TRIPS_VARIANT": "live", "AEROGAMI_CLIENTS_TRIPS_BASE_URL": "http://fares.example",
    "AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret",
    // The proxy responds from a task, which a busy machine may delay for longer than the kernel keeps a connection.
    "AEROGAMI_HTTP_CONNECT_TIMEOUT_SECONDS": "60", "AEROGAMI_HTTP_REQUEST_TIMEOUT_SECONDS": "60",
  ]

  /// A proxy that supports CONNECT, and is also the service behind it.
  private func withProxy(_ body: (FaultServer) async throws -> Void) async throws {
    try await FaultServer.run { request, exchange in
      if request.head.hasPrefix("CONNECT ") {
        try await exchange.send("HTTP/1.1 200 Connected\r\n\r\n")
      } else {
        try await exchange.send(Fault.goodReply)
      }
    } _: { proxy in
      try await body(proxy)
    }
  }

  @Test("a proxy gets a CONNECT request, and only the service behind it gets the token")
  func connect() async throws {
    try await withProxy { proxy in
      let address = proxy.address.replacing("http://", with: "http://me:hunter2@")
      let run = try await aerogami.run(
        ["fetch", "--regions", "scd", "--format", "ndjson"], environment: live.merging(["HTTP_PROXY": address]) { $1 })
      #expect(run.exitCode == 0)
      #expect(run.output.contains(#""id":"a""#))
      let heads = await proxy.requests.entries.map(\.head)
      #expect(heads.count { $0.hasPrefix("GET ") } == 1)
      #expect(heads.first?.hasPrefix("CONNECT fares.example:80 HTTP/1.1\r\n") == true)
      #expect(heads.first?.contains("s3cret") == false)
      #expect(heads.first?.lowercased().contains("proxy-authorization: basic ") == true)
      #expect(heads.last?.hasPrefix("GET /trips/scd HTTP/1.1\r\n") == true)
      #expect(heads.last?.contains("Bearer s3cret") == true)
      #expect(heads.last?.lowercased().contains("proxy-authorization") == false)
    }
  }

  @Test("an unreachable proxy is named without its password")
  func refused() async throws {
    try await FaultServer.withRefusingAddress { address in
      let proxy = address.replacing("http://", with: "http://me:hunter2@")
      let run = try await aerogami.run(arguments, environment: live.merging(["http_proxy": proxy]) { $1 })
      #expect(run.exitCode == 1)
      #expect(run.errors.contains("through the proxy \(address.dropFirst("http://".count)): could not connect"))
      #expect(!run.errors.contains("hunter2"))
    }
  }

  @Test("secrets are sent to the service only, not to the proxy")
  func secure() async throws {
    let authority = try TestAuthority()
    let identity = try authority.issue(for: ["fares.example"], addresses: [])
    try aerogami.write(authority.certificatePEM, to: "known.pem")
    try await FaultServer.run { request, exchange in
      if request.head.hasPrefix("CONNECT ") {
        try await exchange.send("HTTP/1.1 200 Connected\r\n\r\n", thenTLSAs: identity)
      } else {
        try await exchange.send(Fault.goodReply)
      }
    } _: { proxy in
      let variables = live.merging(
        ["AEROGAMI_CLIENTS_TRIPS_BASE_URL": "https://fares.example", "HTTPS_PROXY": proxy.address]) { $1 }
      let connect = "CONNECT fares.example:443 HTTP/1.1"

      let known = try await aerogami.run(
        arguments, environment: variables.merging(["AEROGAMI_HTTP_CA_FILE": "known.pem"]) { $1 })
      #expect(known.exitCode == 0, "\(known)")
      #expect(known.output.contains(#""id":"a""#))
      let lines = await proxy.requests.entries.map { $0.head.split(separator: "\r\n").first }
      #expect(lines == [connect[...], "GET /trips/scd HTTP/1.1"])
      #expect(await proxy.requests.entries.map { $0.head.contains("s3cret") } == [false, true])
    }
  }

  private let unusable = ["HTTPS_PROXY": "https://me:hunter2@proxy.example:3128"]
  private let problem = """
    HTTPS_PROXY: a proxy that uses TLS itself (https://) is unsupported; set it to a proxy's address such as \
    http://127.0.0.1:3128
    """

  @Test("an unusable proxy is reported before any request")
  func unusableProxy() async throws {
    let variables = live.merging(unusable) { $1 }.merging(
      ["AEROGAMI_CLIENTS_TRIPS_BASE_URL": "https://fares.example"]) { $1 }
    expectEqual(
      try await aerogami.run(arguments, environment: variables),
      Run(78, errors: "aerogami: \(problem)\n"))
  }

  @Test("an unusable proxy does not stop requests that bypass it")
  func unneededProxy() async throws {
    try await TestServer.run(["/trips/scd": .malaga]) { server in
      try aerogami.use(server)
      let variables = ["ALL_PROXY": "socks4://me:hunter2@proxy.example"]
      #expect(try await aerogami.run(arguments, environment: variables).exitCode == 0)
    }
  }

  @Test("a redirect that needs an unusable proxy fails, instead of bypassing it")
  func redirected() async throws {
    try await FaultServer.run { _, exchange in
      try await exchange.send(Fault.reply("", status: "302 Found", fields: "Location: https://fares.example/trips"))
    } _: { server in
      try aerogami.use(address: server.address)
      let run = try await aerogami.run(arguments, environment: unusable)
      #expect(
        run
          == Run(
            1,
            errors: """
              aerogami: scd failed: \(server.address.withoutScheme), redirected to https://fares.example:443: \(problem)

              """))
    }
  }
}

import TestSupport
import Testing

@Suite(.timeLimit(.minutes(3))) struct ProxyTests {
  private let aerogami = Aerogami()
  private let arguments = ["fetch", "--regions", "scd", "--attempts", "1", "--format", "ndjson"]
  private let live = [
    "AEROGAMI_CLIENTS_TRIPS_VARIANT": "live", "AEROGAMI_CLIENTS_TRIPS_BASE_URL": "http://fares.example",
    "AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret",
  ]

  /// A proxy that speaks CONNECT, and is the service behind it too.
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

  @Test("a proxy is asked to connect, and only what is behind it gets the token")
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

  @Test("what is excepted is not asked through the proxy")
  func exception() async throws {
    try await withProxy { proxy in
      let variables = ["ALL_PROXY": proxy.address, "NO_PROXY": "fares.example"]
      _ = try await aerogami.run(arguments, environment: live.merging(variables) { $1 })
      #expect(await proxy.requests.entries.isEmpty)
    }
  }

  @Test("a proxy that is not there is named, without its password")
  func refused() async throws {
    try await FaultServer.withRefusingAddress { address in
      let proxy = address.replacing("http://", with: "http://me:hunter2@")
      let run = try await aerogami.run(arguments, environment: live.merging(["http_proxy": proxy]) { $1 })
      #expect(run.exitCode == 1)
      #expect(run.errors.contains("through the proxy \(address.dropFirst("http://".count)): could not connect"))
      #expect(!run.errors.contains("hunter2"))
    }
  }

  @Test("a proxy that cannot be used is no reason to stop what needs no network")
  func unusedProxy() async throws {
    let wrong = ["HTTPS_PROXY": "https://proxy.example:3128"]
    #expect(
      try await aerogami.run(["fetch", "--regions", "scd", "--format", "ndjson"], environment: wrong).exitCode == 0)
    let run = try await aerogami.run(arguments, environment: live.merging(wrong) { $1 })
    #expect(
      run
        == Run(
          78,
          errors: "aerogami: HTTPS_PROXY: the value is not the address of a proxy such as http://127.0.0.1:3128\n"))
  }
}

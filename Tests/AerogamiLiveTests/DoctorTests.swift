import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

/// Checks of services, each with the stage that fails.
@Suite(.timeLimit(.minutes(20))) struct DoctorTests {
  private let root = TemporaryDirectory()
  private let now = Date(timeIntervalSince1970: 784_111_777)
  private let limit = Duration.seconds(60)
  private static let date = "Sun, 06 Nov 1994 08:49:37 GMT"
  private static let regions = #"[{"id":"blc","name":"Baltics","country_codes":["LT"]}]"#

  private func diagnose(
    _ address: String, _ variables: [String: String] = [:], clock: ManualClock = ManualClock()
  ) async throws -> [Check] {
    let live = [
      "AEROGAMI_CLIENTS_TRIPS_VARIANT": "live", "AEROGAMI_CLIENTS_TRIPS_BASE_URL": address,
      // In real time: a handshake may take long on a busy machine.
      "AEROGAMI_HTTP_CONNECT_TIMEOUT_SECONDS": "60",
    ]
    let configuration = try Configuration.load(
      variables: live.merging(variables) { $1 },
      directories: Configuration.Directories(
        currentDirectory: root.path, userDirectory: nil, dataDirectory: root.path + "/data"))
    return try await configuration.diagnosis(within: limit, clock: clock, now: { [now] in now }, examples: true)
  }

  /// The checks of trips. The last one is about the token.
  private func trips(_ checks: [Check]) -> [Check] { checks.filter { $0.name.hasPrefix("trips") } }

  @Test("a service that responds is ok, and so are clients without requests")
  func ok() async throws {
    try await TestServer.run { _ in
      .init(Self.regions, headers: ["Date": Self.date])
    } _: { server in
      let checks = try await diagnose(server.address)
      #expect(
        checks == [
          Check("configuration", .ok, "environment dev, from built-in dev.json"),
          Check("timeZones", .ok, "time zones such as Europe/Vilnius are available"),
          Check(
            "store", .ok, "\(root.path)/data/dev.sqlite does not exist yet and is created on first use"),
          Check("trips.connect", .ok, server.address),
          Check("trips.response", .ok, "GET \(server.address)/regions: status 200 in 0 ms"),
          Check("trips.clock", .ok, "within 60 s of the service's clock"),
          Check("trips.token", .ok, "not sent: AEROGAMI_CLIENTS_TRIPS_TOKEN is not set"),
          Check("countries", .ok, "sends no requests (variants: mock)"),
          Check("rovers", .ok, "sends no requests (variants: mock)"),
          Check("starWars", .ok, "sends no requests (variants: mock)"),
          Check("notifications", .ok, "no notifiers are configured"),
        ])
      #expect(!FileManager.default.fileExists(atPath: root.path + "/data"))
    }
  }

  @Test(
    "a home that is no known place is a warning with the nearest one",
    arguments: [
      ("VNO,New York,blc", nil), ("Vilnus,RIX", "did you mean Vilnius?"),
      ("XQQ", "give a country, a city or an airport code, such as Spain, Vilnius or VNO"),
    ] as [(String, String?)])
  func home(places: String, remedy: String?) async throws {
    let configuration = try Configuration.load(
      variables: ["AEROGAMI_HOME": places],
      directories: Configuration.Directories(
        currentDirectory: root.path, userDirectory: nil, dataDirectory: root.path + "/data"))
    let checks = try await configuration.diagnosis(within: limit, clock: ManualClock(), now: { [now] in now })
    let check = try #require(checks.first { $0.found.hasPrefix("home is ") })
    #expect(check.verdict == (remedy == nil ? .ok : .warning) && check.remedy == remedy, "\(check)")
  }

  @Test("missing or wrong time zones are a warning", arguments: [nil, 0, 7200])
  func zones(offset: Int?) {
    let zones = TimeZones { _, _ in
      offset.flatMap { ZoneOffsets([.init(start: 0, offset: $0)], until: 4_133_980_800) }
    }
    let check = Check.timeZones(zones)
    #expect(check.name == "timeZones" && check.verdict == .warning)
    #expect(check.found == "this program was built without time zones, so local times are shown in UTC")
    #expect(Check.timeZones(.live()).verdict == .ok)
  }

  @Test("each service receives one small request for an existing resource")
  func requests() async throws {
    try await TestServer.run { _ in
      .init(status: 503, "")
    } _: { server in
      var variables: [String: String] = [:]
      for client in ["COUNTRIES", "ROVERS", "STAR_WARS"] {
        variables["AEROGAMI_CLIENTS_\(client)_VARIANT"] = "live"
        variables["AEROGAMI_CLIENTS_\(client)_BASE_URL"] = server.address
      }
      let checks = try await diagnose(server.address, variables)
      #expect(
        await Set(server.requests.entries.map(\.path)) == [
          "/regions", "/alpha?codes=LTU", "/manifests/curiosity", "/films",
        ])
      #expect(await server.requests.entries.count == 4)
      #expect(
        checks.filter { $0.verdict == .failed }.map(\.name) == [
          "trips.response", "countries.response", "rovers.response", "starWars.response",
        ])
    }
  }

  @Test(
    "an unsuccessful status has a remedy",
    arguments: [
      (401, nil, "status 401", "if the service requires a token, set AEROGAMI_CLIENTS_TRIPS_TOKEN"),
      (401, "s3cret", "status 401", "check the token (AEROGAMI_CLIENTS_TRIPS_TOKEN)"),
      (403, "s3cret", "status 403", "check the token (AEROGAMI_CLIENTS_TRIPS_TOKEN)"),
      (404, nil, "status 404", "check the base URL (clients.trips.baseURL)"),
      (503, nil, "status 503", "try again later"),
    ] as [(Int, String?, String, String)])
  func status(status: Int, token: String?, found: String, remedy: String) async throws {
    try await TestServer.run { _ in
      .init(status: status, "")
    } _: { server in
      let variables = token.map { ["AEROGAMI_CLIENTS_TRIPS_TOKEN": $0] } ?? [:]
      let checks = trips(try await diagnose(server.address, variables))
      #expect(
        checks.first { $0.name == "trips.response" }
          == Check("trips.response", .failed, "GET \(server.address)/regions: \(found)", remedy: remedy))
      #expect(await server.requests.entries.count == 1)
    }
  }

  @Test("a 404 is a failure, even if the client returns an empty result for it")
  func countries() async throws {
    try await TestServer.run { _ in
      .init(status: 404, "")
    } _: { server in
      let checks = try await diagnose(
        server.address,
        [
          "AEROGAMI_CLIENTS_TRIPS_VARIANT": "mock", "AEROGAMI_CLIENTS_COUNTRIES_VARIANT": "live",
          "AEROGAMI_CLIENTS_COUNTRIES_BASE_URL": server.address,
        ])
      #expect(
        checks.contains(
          Check(
            "countries.response", .failed, "GET \(server.address)/alpha?codes=LTU: status 404",
            remedy: "check the base URL (clients.countries.baseURL)")))
    }
  }

  @Test("a token that the service repeats is not shown", arguments: [200, 401])
  func secret(status: Int) async throws {
    let start = status == 200 ? "<p>" : "Denied: "
    try await TestServer.run { request in
      .init(status: status, "\(start)\(request.header("Authorization"))")
    } _: { server in
      let checks = try await diagnose(server.address, ["AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret"])
      #expect(checks.contains { $0.name == "trips.response" && $0.verdict == .failed && $0.found.contains(start) })
      #expect(checks.contains(Check("trips.token", .ok, "sent, from AEROGAMI_CLIENTS_TRIPS_TOKEN")))
      #expect(!"\(checks)".contains("s3cret"))
    }
  }

  @Test(
    "a clock that differs by more than a minute is a warning",
    arguments: [
      ("Sun, 06 Nov 1994 08:50:37 GMT", nil), ("Sun, 06 Nov 1994 08:48:37 GMT", nil), ("yesterday", nil),
      ("Sun, 06 Nov 1994 08:50:38 GMT", "this machine's clock is 61 s behind the service's clock"),
      ("Sun, 06 Nov 1994 07:49:37 GMT", "this machine's clock is 3600 s ahead of the service's clock"),
    ] as [(String, String?)])
  func skew(date: String, warning: String?) async throws {
    try await TestServer.run { _ in
      .init(Self.regions, headers: ["Date": date])
    } _: { server in
      let checks = try await diagnose(server.address)
      let check = try #require(checks.first { $0.name == "trips.clock" })
      #expect(check.verdict == (warning == nil ? .ok : .warning))
      if let warning { #expect(check.found == warning) }
    }
  }

  @Test("an unknown host and a refused connection fail before anything is sent")
  func unreachable() async throws {
    let found = try await diagnose("http://service.invalid")
    let unknown = try #require(trips(found).first)
    #expect(unknown.name == "trips.resolve")
    #expect(unknown.remedy == "check the address, the network and DNS")
    try await FaultServer.withRefusingAddress { address in
      let checks = try await diagnose(address)
      #expect(
        trips(checks).first
          == Check(
            "trips.connect", .failed, "GET \(address)/regions: could not connect (Connection refused)",
            remedy: "check the network, and that the service is running at this address"))
    }
  }

  @Test(
    "an untrusted certificate fails the TLS check with the reason",
    arguments: [
      ("localhost", 3600, true, nil), ("localhost", -60, true, "has expired or is not from a trusted authority"),
      ("localhost", 3600, false, "has expired or is not from a trusted authority"),
      ("example.com", 3600, true, "is for another host"),
    ] as [(String, Double, Bool, String?)])
  func certificate(host: String, lifetime: Double, isOurs: Bool, reason: String?) async throws {
    let authority = try TestAuthority()
    let identity = try authority.issue(
      for: [host], addresses: host == "localhost" ? [[127, 0, 0, 1]] : [], until: Date(timeIntervalSinceNow: lifetime))
    try FileManager.default.createDirectory(atPath: root.path, withIntermediateDirectories: true)
    try Data(authority.certificatePEM.utf8).write(to: URL(filePath: root.path + "/ca.pem"))
    try await FaultServer.run(identity: identity) { _, exchange in
      try await exchange.send("HTTP/1.1 200 OK\r\nContent-Length: \(Self.regions.utf8.count)\r\n\r\n\(Self.regions)")
    } _: { server in
      let checks = trips(try await diagnose(server.address, isOurs ? ["AEROGAMI_HTTP_CA_FILE": "ca.pem"] : [:]))
      if let reason {
        #expect(checks.map(\.name) == ["trips.connect", "trips.tls", "trips.token"])
        #expect(checks[1].verdict == .failed && checks[1].found.contains(reason))
        #expect(checks[1].remedy?.hasPrefix("check the address") == true)
      } else {
        #expect(
          checks.map(\.name) == ["trips.connect", "trips.tls", "trips.response", "trips.clock", "trips.token"])
        #expect(checks.allSatisfy { $0.verdict == .ok })
      }
      #expect(await server.connections.entries == [1])
    }
  }

  @Test("a service without TLS fails that check, and one that closes the connection fails the next one")
  func broken() async throws {
    try await FaultServer.run { _, exchange in
      try await exchange.halfClose()
    } _: { server in
      let checks = trips(try await diagnose(server.address))
      #expect(checks.map(\.name) == ["trips.connect", "trips.response", "trips.token"])
      #expect(checks.map(\.verdict) == [.ok, .failed, .ok])
      #expect(await server.requests.entries.count == 1)
    }
    try await FaultServer.run { _, _ in
    } greet: { exchange in
      try await exchange.send("HTTP/1.1 400 Bad Request\r\n\r\n")
    } _: { server in
      let checks = trips(try await diagnose("https://127.0.0.1:\(server.port)"))
      #expect(checks.map(\.name) == ["trips.connect", "trips.tls", "trips.token"])
      #expect(checks[1].found.hasSuffix("the service does not use TLS at this address"))
    }
  }

  @Test("an unfinished check is canceled and reported, and does not affect the others", arguments: [true, false])
  func late(isCancelled: Bool) async throws {
    let clock = ManualClock()
    try await FaultServer.run({ _, exchange in try await exchange.stall() }) { server in
      let diagnosis = Task { try await diagnose(server.address, clock: clock) }
      await server.requests.waitForEntries(1)
      await clock.waitForSleepers(1)
      if isCancelled { diagnosis.cancel() } else { clock.advance(by: limit) }
      let checks = try await diagnosis.value
      #expect(
        trips(checks) == [
          isCancelled
            ? Check("trips.response", .failed, "interrupted")
            : Check("trips.response", .failed, "not finished within 60 s", remedy: "try again, or raise --timeout")
        ])
      #expect(checks.last?.name == "notifications")
      await server.closes.waitForEntries(1)
    }
  }

  @Test("an unfinished check of an example API at its default address is a warning")
  func lateExample() async throws {
    let clock = ManualClock()
    try await FaultServer.run({ _, exchange in try await exchange.stall() }) { proxy in
      let variables = [
        "AEROGAMI_CLIENTS_TRIPS_VARIANT": "mock", "AEROGAMI_CLIENTS_ROVERS_VARIANT": "live",
        "HTTPS_PROXY": proxy.address,
      ]
      async let diagnosis = diagnose("http://unused.example", variables, clock: clock)
      await proxy.requests.waitForEntries(1)
      await clock.waitForSleepers(1)
      clock.advance(by: limit)
      let check = try await diagnosis.first { $0.name == "rovers.response" }
      #expect(
        check == Check("rovers.response", .warning, "not finished within 60 s", remedy: "try again, or raise --timeout")
      )
    }
  }

  @Test("a withheld token is reported as one warning")
  func withheld() async throws {
    try await TestServer.run { _ in
      .init(Self.regions)
    } _: { server in
      let file = #"{"clients": {"trips": {"variant": "live", "baseURL": "\#(server.address)"}}}"#
      try FileManager.default.createDirectory(atPath: root.path + "/Config", withIntermediateDirectories: true)
      try Data(file.utf8).write(to: URL(filePath: root.path + "/Config/dev.json"))
      let configuration = try Configuration.load(
        variables: ["AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret"],
        directories: Configuration.Directories(
          currentDirectory: root.path, userDirectory: nil, dataDirectory: root.path + "/data"))
      let warnings = try await configuration.diagnosis(within: limit, clock: ManualClock(), now: { Date() }).filter {
        $0.verdict == .warning
      }
      #expect(warnings.map(\.name) == ["trips.token"])
      #expect(warnings.first?.remedy == "to trust that file, use --config Config/dev.json")
      #expect(await server.requests.entries.map { $0.header("Authorization") } == [[]])
    }
  }

  @Test("faults are a warning, and the service is still checked")
  func faults() async throws {
    try await TestServer.run { _ in
      .init(Self.regions)
    } _: { server in
      let checks = try await diagnose(server.address, ["AEROGAMI_CLIENTS_TRIPS_FAULTS": "trips:offline"])
      #expect(
        checks.filter { $0.verdict != .ok } == [
          Check(
            "configuration", .warning, "simulated faults are active: trips:offline (seed 0)",
            remedy: "remove clients.NAME.faults from the configuration file, or unset AEROGAMI_CLIENTS_NAME_FAULTS")
        ])
      #expect(await server.requests.entries.count == 1)
    }
  }

  @Test("a service is checked through the proxy that a fetch would use", arguments: [true, false])
  func proxy(isThere: Bool) async throws {
    try await FaultServer.run { request, exchange in
      try await exchange.send(
        request.head.hasPrefix("CONNECT ")
          ? "HTTP/1.1 200 Connected\r\n\r\n"
          : "HTTP/1.1 200 OK\r\nContent-Length: \(Self.regions.utf8.count)\r\n\r\n\(Self.regions)")
    } _: { server in
      try await FaultServer.withRefusingAddress { closed in
        let address = isThere ? server.address : closed
        let proxy = address.replacing("http://", with: "http://me:hunter2@")
        let checks = trips(try await diagnose("http://fares.example", ["HTTP_PROXY": proxy]))
        let shown = address.dropFirst("http://".count)
        #expect(checks.first?.name == "trips.connect")
        #expect(
          checks.first?.found
            == (isThere
              ? "http://fares.example:80, through the proxy \(shown)"
              : "GET http://fares.example/regions: through the proxy \(shown): could not connect (Connection refused)"))
        #expect(checks.contains { $0.name == "trips.response" } == isThere)
        #expect(!"\(checks)".contains("hunter2"))
      }
    }
  }

  @Test("unreadable certificate authorities are a failure, and no request is sent")
  func authorities() async throws {
    try await TestServer.run { _ in
      .init(Self.regions)
    } _: { server in
      let checks = try await diagnose(server.address, ["AEROGAMI_HTTP_CA_FILE": "missing.pem"])
      #expect(checks.filter { $0.verdict == .failed }.map(\.name) == ["configuration"])
      #expect(
        trips(checks) == [
          Check(
            "trips", .warning, "no request was sent: the proxy or the certificate settings are invalid",
            remedy: "fix the configuration first")
        ])
      #expect(await server.requests.entries.isEmpty)
    }
  }
}

import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

/// The source `kiwi` in a configuration: off by default, checked, shown, recorded, replayed, and with faults.
@Suite(.timeLimit(.minutes(20))) struct KiwiConfigurationTests {
  private let root = TemporaryDirectory()
  private let service = KiwiService([KiwiOffer(84)])

  private func fetch(_ dependencies: Dependencies) async throws -> Fetched<[Trip]> {
    let search = try TripSearch(text: "to=BCN&date=2090-01-12&nights=4")
    return try await dependencies.trips.trips(TripRequest(origin: "VNO", search: search))
  }

  private func configuration(
    _ environment: String = "kiwi", _ variables: [String: String] = [:]
  ) throws -> Configuration {
    // Longer than all tests take on a busy machine.
    let slow = ["HTTP_DEADLINE_SECONDS": "3600", "HTTP_REQUEST_TIMEOUT_SECONDS": "3600"]
    let all = slow.merging(variables) { $1 }.map { ("AEROGAMI_\($0.key)", $0.value) }
    return try Configuration.load(
      environment: environment, variables: Dictionary(uniqueKeysWithValues: all),
      directories: .init(currentDirectory: root.path, userDirectory: nil, dataDirectory: "\(root.path)/data"))
  }

  @Test("only its own environment uses it, without a token, and for this machine only")
  func environment() throws {
    let configuration = try configuration()
    #expect(configuration.tripSources == ["kiwi"] && configuration.privateTripService == "Kiwi.com")
    let client = try #require(configuration.client(.trips))
    #expect(client.baseURL?.text == "https://mcp.kiwi.com")
    #expect(client.rateLimit == TripProvider.kiwi.rateLimit)
    #expect(try !self.configuration("live", ["CLIENTS_TRIPS_TOKEN": "t"]).tripSources.contains("kiwi"))
    let added = try self.configuration(
      "live", ["CLIENTS_TRIPS_TOKEN": "t", "CLIENTS_TRIPS_SOURCES": "travelpayouts,kiwi"])
    let services = try #require(added.client(.trips)).services
    #expect(services.map(\.name.rawValue) == ["trips@travelpayouts", "trips@kiwi"])
    #expect(services.map(\.sentToken) == ["t", nil])
  }

  @Test("a dry run logs the request of a search")
  func plan() async throws {
    let (dependencies, log) = try Dependencies.logging(configuration(), cache: .normal)
    _ = try? await fetch(dependencies)
    let requests = await log.take()
    #expect(requests.map { "\($0.method) \($0.url)" } == ["POST https://mcp.kiwi.com/"])
    #expect(requests.first?.body?.contains(#""flyFrom":"VNO","flyTo":"BCN""#) == true)
  }

  @Test("a diagnosis sends one search, and reports its status and errors", arguments: [true, false])
  func diagnosis(works: Bool) async throws {
    try await TestServer.run { request in
      works ? service.response(to: request) : .event(KiwiService.error(-32602, "Unknown tool: search-flight"))
    } _: { server in
      let configuration = try configuration("kiwi", ["CLIENTS_TRIPS_BASE_URL": server.address])
      let checks = try await configuration.diagnosis(within: .seconds(60), clock: ManualClock(), now: { Date() })
      let response = try #require(checks.first { $0.name == "trips.response" })
      #expect(response.verdict == (works ? .ok : .failed))
      #expect(response.found.contains("POST \(server.address)/: status 200"), "\(response)")
      if !works { #expect(response.found.contains("Unknown tool: search-flight")) }
      #expect(await server.requests.entries.count == 1)
    }
  }

  @Test("a recorded search is replayed without a server")
  func recording() async throws {
    let recorded = try await TestServer.run(service.response) { server in
      let configuration = try configuration("kiwi", ["CLIENTS_TRIPS_BASE_URL": server.address])
      let recording = try Recording("\(root.path)/fixtures", for: configuration)
      let trips = try await Dependencies.withConfiguration(
        configuration, options: RunOptions(recording: recording)
      ) { try await fetch($0).value }
      try await recording.finish()
      return trips
    }
    #expect(recorded.count == 1)
    let replay = try configuration(
      "kiwi", ["CLIENTS_TRIPS_VARIANT": "replay", "CLIENTS_TRIPS_FIXTURES": "\(root.path)/fixtures"])
    let replayed = try await Dependencies.withConfiguration(replay) { try await fetch($0).value }
    #expect(replayed.map(\.id) == recorded.map(\.id))
  }

  @Test("a fault of this source leaves the trips of the other")
  func faults() async throws {
    let fares = RyanairService()
    try await TestServer.run { request in
      request.path == "/" ? service.response(to: request) : fares.response(to: request)
    } _: { server in
      let variables = [
        "CLIENTS_TRIPS_VARIANT": "live", "CLIENTS_TRIPS_SOURCES": "ryanair,kiwi",
        "CLIENTS_TRIPS_SOURCES_RYANAIR_BASE_URL": server.address + "/api/farfnd/v4",
        "CLIENTS_TRIPS_SOURCES_KIWI_BASE_URL": server.address,
        "CLIENTS_TRIPS_SOURCES_KIWI_FAULTS": "trips@kiwi:offline",
      ]
      let configuration = try configuration("dev", variables)
      let fetched = try await Dependencies.withConfiguration(configuration) { try await fetch($0) }
      #expect(fetched.sources.map { "\($0.source) \($0.status.kind)" } == ["ryanair ok", "kiwi failed"])
      #expect(await server.requests.entries.filter { $0.path == "/" }.isEmpty)
    }
  }
}

import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import TestSupport
import Testing

@testable import AerogamiLive

/// Dependencies that log the requests that they would send.
@Suite(.timeLimit(.minutes(20))) struct RequestLogTests {
  private let root = TemporaryDirectory()
  private let live = [
    "AEROGAMI_CLIENTS_TRIPS_VARIANT": "live", "AEROGAMI_CLIENTS_TRIPS_BASE_URL": "https://fares.example/api/",
    "AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret",
  ]

  private func configuration(_ variables: [String: String]) throws -> Configuration {
    try Configuration.load(
      variables: live.merging(variables) { $1 },
      directories: Configuration.Directories(
        currentDirectory: root.path, userDirectory: nil, dataDirectory: root.path + "/data"))
  }

  @Test("requests are logged in order, with headers and proxy, and without the token")
  func requests() async throws {
    let configuration = try configuration(["HTTPS_PROXY": "http://me:hunter2@proxy.example:3128"])
    let (dependencies, log) = try Dependencies.logging(configuration, cache: .normal)
    for region in ["EU", "a b"] {
      await #expect(throws: ClientError.self) { try await dependencies.trips.trips(in: region) }
    }
    let requests = await log.take()
    #expect(requests.map(\.url) == ["https://fares.example/api/trips/EU", "https://fares.example/api/trips/a%20b"])
    let first = try #require(requests.first)
    #expect(
      first.headers.map { "\($0.name): \($0.value)" } == [
        "Accept-Encoding: gzip", "User-Agent: aerogami", "Accept: application/json", "Authorization: Bearer (secret)",
      ])
    #expect(first.proxy == "proxy.example:3128")
    #expect(first.client == "trips")
    #expect(!"\(requests)".contains("s3cret") && !"\(requests)".contains("hunter2"))
    #expect(await log.take().isEmpty)
  }

  @Test("a key in a header of its own is not shown either")
  func key() async throws {
    let (dependencies, log) = try Dependencies.logging(
      configuration(["AEROGAMI_CLIENTS_ROVERS_VARIANT": "live", "AEROGAMI_CLIENTS_ROVERS_TOKEN": "s3cret"]),
      cache: .normal)
    await #expect(throws: ClientError.self) { try await dependencies.rovers.manifest(.curiosity) }
    let header = try #require(await log.take().first?.headers.last)
    #expect(header == ("X-API-Key", "(secret)"))
  }

  @Test("endpoints that are not live respond as usual, and faults are not applied")
  func variants() async throws {
    let (dependencies, log) = try Dependencies.logging(
      configuration([
        "AEROGAMI_CLIENTS_TRIPS_ENDPOINTS_REGIONS": "mock", "AEROGAMI_CLIENTS_TRIPS_FAULTS": "trips:offline",
      ]),
      cache: .normal)
    let regions = try await dependencies.trips.regions().value
    #expect(!regions.isEmpty)
    #expect(await log.take().isEmpty)
    await #expect(throws: ClientError.self) { try await dependencies.trips.trips(in: nil) }
    #expect(await log.take().map(\.url) == ["https://fares.example/api/trips"])
  }

  @Test("all requests for offers are logged, although none succeeds, and then those that are sent instead")
  func offers() async throws {
    let configuration = try configuration(["AEROGAMI_CLIENTS_TRIPS_PROVIDER": "travelpayouts"])
    let (dependencies, log) = try Dependencies.logging(configuration, cache: .normal)
    let search = try TripSearch(text: "to=BCN&days=mon,wed,fri&nights=3")
    await #expect(throws: ClientError.self) {
      try await dependencies.trips.trips(TripRequest(origin: "VNO", search: search, fetchSize: 2))
    }
    let methods = await log.take().map(\.method)
    // Ten queries for five days each.
    #expect(methods.prefix { $0 == "POST" }.count == 4)
    #expect(methods.dropFirst(4).count { $0 == "GET" } == 100)
  }

  @Test("an invalid proxy is an error, unless no request would be sent")
  func unusableProxy() throws {
    let configuration = try configuration(["ALL_PROXY": "socks4://proxy.example"])
    #expect(throws: ConfigurationError.self) { try Dependencies.logging(configuration, cache: .normal) }
    _ = try Dependencies.logging(configuration, cache: .offline)
  }
}

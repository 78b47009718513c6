@testable import AerogamiCore
import AerogamiContainer
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

/// Registers a further API: the weather client, without a line in Sources.
///
/// An API of the program also has a property in the container, routes and commands.
@Suite struct FifthAPITests {
  private func load(
    _ weather: String = "{}", variables: [String: String] = [:], flags: [Configuration.Flag] = []
  ) throws -> Configuration {
    let directory = FileManager.default.temporaryDirectory.appending(path: "aerogami-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let path = directory.appending(path: "weather.json").path
    // Long enough for a machine that runs many other tests.
    let limits = #"{"deadlineSeconds": 3600, "requestTimeoutSeconds": 3600}"#
    try Data(#"{"clients": {"weather": \#(weather)}, "store": {"variant": "mock"}, "http": \#(limits)}"#.utf8).write(
      to: URL(filePath: path))
    return try Configuration.load(
      path: path, variables: variables, flags: flags,
      directories: .init(currentDirectory: directory.path, userDirectory: nil),
      registrations: ClientRegistrations.all + [WeatherRegistration()])
  }

  private func withClient<Result: Sendable>(
    of configuration: Configuration, recording: Recording? = nil, _ body: (WeatherClient) async throws -> Result
  ) async throws -> Result {
    let configuration = configuration.using(.weather)
    let context = ClientContext(
      clock: SystemTime.clock, now: SystemTime.now, clocks: SharedAirportClocks(zones: .none))
    let create = try configuration.checked(WeatherRegistration())
    return try await configuration.checked().withTransport(RunOptions(recording: recording), context) {
      try await body(create($0, $1.cache, context))
    }
  }

  @Test("the API has the keys of every client and its own keys, in files, variables and the listing")
  func keys() throws {
    let configuration = try load(
      #"{"variant": "mock", "unit": "kelvin"}"#, variables: ["AEROGAMI_CLIENTS_WEATHER_TOKEN": "hush"])
    let rows = configuration.listing.filter { $0.key.hasPrefix("clients.weather.") }
    let names = rows.map { $0.key.dropFirst("clients.weather.".count) }
    #expect(
      names == [
        "variant", "endpoints.temperature", "endpoints.stations", "baseURL", "token", "failure", "faults", "fixtures",
        "unit",
      ])
    #expect(rows.first { $0.key.hasSuffix("unit") }?.value == "kelvin")
    #expect(rows.first { $0.key.hasSuffix("token") }?.value == "(secret)")
    #expect(rows.map(\.variable).contains("AEROGAMI_CLIENTS_WEATHER_ENDPOINTS_STATIONS"))
    #expect(configuration.using(.weather).summary.last == "weather: temperature is mock, stations is mock")
    let passed = configuration.variables(forCommandFrom: ["AEROGAMI_CLIENTS_WEATHER_TOKEN": "hush", "HOME": "/me"])
    #expect(passed == ["HOME": "/me"], "its token is not passed on")
  }

  @Test(
    "a wrong word is an error with its location and a suggestion",
    arguments: [
      (#"{"varian": "mock"}"#, #"1:26: clients.weather: unknown key "varian"; did you mean "variant"?"#),
      (
        #"{"endpoints": {"station": "mock"}}"#, #"clients.weather.endpoints: unknown endpoint "station"; did you mean "#
      ),
      (#"{"unit": "kelvins"}"#, #"clients.weather.unit: "kelvins" is not celsius or kelvin; did you mean "kelvin"?"#),
      (#"{"faults": "weather.station:offline"}"#, #"weather has no endpoint "station"; did you mean "stations"?"#),
    ])
  func wrongWords(weather: String, problem: String) throws {
    let error = #expect(throws: ConfigurationError.self) { try load(weather) }
    #expect(error?.lines.count == 1)
    #expect(error?.lines.first?.contains(problem) == true, "\(error?.lines ?? [])")
  }

  @Test("suggestions for a wrong client, variable or flag include the API")
  func wrongNames() throws {
    let variable = #expect(throws: ConfigurationError.self) {
      try load(variables: ["AEROGAMI_CLIENTS_WETHER_UNIT": "x"])
    }
    #expect(variable?.description.contains("AEROGAMI_CLIENTS_WEATHER_UNIT") == true)
    let all = ClientRegistrations.all + [WeatherRegistration()]
    let flag = #expect(throws: ConfigurationError.self) {
      try Configuration.Flag.fault("wether:offline", registrations: all)
    }
    #expect(
      flag?.description
        == #"there is no client "wether"; did you mean "weather"? Known: trips, countries, rovers, starWars, "#
        + "notifications, weather")
  }

  @Test("an endpoint can have another variant than its client, and fails by name")
  func overrides() async throws {
    let configuration = try load(#"{"variant": "mock", "failure": "timeout", "endpoints": {"stations": "failing"}}"#)
    try await withClient(of: configuration) { (client: WeatherClient) async throws in
      #expect(try await client.temperature("VNO").value == 20)
      let error = await #expect(throws: ClientError.self) { try await client.stations() }
      #expect(
        error?.description == "WeatherClient.stations() was called, and this environment makes it fail: timeout")
    }
    #expect(
      configuration.endpoints.suffix(2).map(\.key) == ["clients.weather.variant", "clients.weather.endpoints.stations"])
  }

  @Test("faults of a file and of the command line apply to the API's client")
  func faults() async throws {
    let all = ClientRegistrations.all + [WeatherRegistration()]
    let flag = try Configuration.Flag.fault("weather.temperature/RIX:status:503", registrations: all)
    let configuration = try load(
      #"{"faults": ["weather.temperature/KUN:offline"]}"#, flags: [flag])
    #expect(
      configuration.faultsInForce
        == "weather.temperature/KUN:offline weather.temperature/RIX:status:503 (seed 0)")
    try await withClient(of: configuration) { (client: WeatherClient) async throws in
      #expect(try await client.temperature("VNO").value == 20)
      for (airport, failure) in [("KUN", Failure.offline), ("RIX", .status(503))] {
        let error = await #expect(throws: ClientError.self) { try await client.temperature(airport) }
        #expect(error?.reason == .fault(failure))
      }
    }
  }

  @Test("the API is recorded and replayed, and its token is sent only to its own address")
  func live() async throws {
    let service: @Sendable (TestServer.Request) -> TestServer.Response = { request in
      switch request.path {
      case "/temperature/VNO?unit=kelvin": .init("293")
      case "/stations": .init(#"["VNO","RIX"]"#)
      default: .init(status: 404, "")
      }
    }
    let directory = FileManager.default.temporaryDirectory.appending(path: "aerogami-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try await TestServer.run(service) { server in
      let variables = ["AEROGAMI_CLIENTS_WEATHER_BASE_URL": server.address, "AEROGAMI_CLIENTS_WEATHER_TOKEN": "hush"]
      let configuration = try load(#"{"variant": "live", "unit": "kelvin"}"#, variables: variables)
      let recording = try Recording(directory, for: configuration)
      try await withClient(of: configuration, recording: recording) { (client: WeatherClient) async throws in
        #expect(try await client.temperature("VNO").value == 293)
        #expect(try await client.stations().value == ["VNO", "RIX"])
        let error = await #expect(throws: ClientError.self) { try await client.temperature("XXX") }
        #expect(error?.message.hasPrefix(#"there is no airport "XXX""#) == true)
      }
      try await recording.finish()
      #expect(await server.requests.entries.allSatisfy { $0.header("Authorization") == ["Bearer hush"] })

      let checks = try await configuration.using(.weather)
        .diagnosis(within: .seconds(60), clock: ManualClock(), now: { Date() }).filter { $0.name.hasPrefix("weather.") }
      #expect(checks.map(\.name) == ["weather.connect", "weather.response", "weather.clock", "weather.token"])
      #expect(checks.allSatisfy { $0.verdict == .ok })
    }
    let replay = try load(#"{"variant": "replay", "unit": "kelvin", "fixtures": "\#(directory)"}"#)
    try await withClient(of: replay) { (client: WeatherClient) async throws in
      #expect(try await client.temperature("VNO").value == 293)
      #expect(try await client.stations().value == ["VNO", "RIX"])
    }
  }

  @Test("a client that is not registered is an error, and not a client that fails")
  func notRegistered() throws {
    let directories = Configuration.Directories(currentDirectory: "/", userDirectory: nil)
    let configuration = try Configuration.load(
      variables: ["AEROGAMI_STORE_VARIANT": "mock"], directories: directories)
    let error = #expect(throws: ConfigurationError.self) { try configuration.checked(WeatherRegistration()) }
    #expect(error?.description == "the client weather is not registered; add it to ClientRegistrations.all")
  }

  @Test("a live variant without an address is an error before anything runs")
  func missingAddress() throws {
    let configuration = try load(#"{"variant": "live"}"#)
    let error = #expect(throws: ConfigurationError.self) { try configuration.checked(WeatherRegistration()) }
    #expect(error?.message == "clients.weather.baseURL is not set, and the live variant of weather needs it")
    #expect(throws: Never.self) { try configuration.using(.trips).checked(WeatherRegistration()) }
  }
}

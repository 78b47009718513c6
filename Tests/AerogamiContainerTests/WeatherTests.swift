import AerogamiContainer
import TestSupport
import Testing

// The example of the articles of the catalog: a program with one client, one feature and its tests.

struct WeatherClient: Sendable {
  /// Returns the temperature at an airport, in degrees Celsius.
  var temperature: @Sendable (_ airport: String) async throws -> Fetched<Int>
  /// Returns the codes of the airports with a weather station.
  var stations: @Sendable () async throws -> Fetched<[String]>

  static let endpoints: [Endpoint<WeatherClient>] = [
    Endpoint("temperature", \.temperature, keys: "airports") { CallKey($0) },
    Endpoint("stations", \.stations),
  ]

  static let mock = WeatherClient(temperature: { _ in Fetched(20) }, stations: { Fetched(["VNO", "RIX", "TLL"]) })

  static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> WeatherClient {
    endpoints.failing(.mock, with: failure, report: report)
  }
}

struct Dependencies: Sendable {
  var weather: WeatherClient
  var clock: any Clock<Duration>
}

/// Finds the airports where it is warm.
struct FindWarmAirports: Sendable {
  let weather: WeatherClient
  let clock: any Clock<Duration>

  /// Requests four airports at a time. An airport that fails does not stop the others.
  func callAsFunction(above limit: Int) async throws -> (warm: [String], failed: [String: any Error]) {
    let stations = try await weather.stations().value
    var (warm, failed): ([String], [String: any Error]) = ([], [:])
    _ = await Feed(weather.temperature, clock: clock).run(stations, concurrency: 4) { outcome in
      if let fetched = outcome.response, fetched.value > limit { warm.append(outcome.key) }
      if outcome.response == nil { failed[outcome.key] = outcome.status.error }
      return .continue
    }
    try Task.checkCancellation()
    return (warm, failed)
  }
}

extension WeatherClient {
  /// Sends at most two requests at a time, and at most one for the same airport. A call is canceled after 10 s,
  /// including its waits.
  func limited(clock: any Clock<Duration>) -> WeatherClient {
    let (coalescer, semaphore) = (RequestCoalescer<String, Fetched<Int>>(), AsyncSemaphore(2))
    var limited = self
    limited.temperature = { [temperature] airport in
      try await Deadline(.seconds(10), clock: clock).value(of: "the temperature at \(airport)") {
        try await coalescer.value(for: airport) {
          try await semaphore.withPermit { try await temperature(airport) }
        }
      }
    }
    return limited
  }
}

@Suite(.timeLimit(.minutes(5))) struct WeatherTests {
  @Test("a test starts from what fails, and overrides what it uses")
  func override() async throws {
    let report: @Sendable (String) -> Void = { Issue.record(Comment(rawValue: $0)) }
    var dependencies = Dependencies(
      weather: .failing(report: report), clock: FailingClock("Dependencies.clock", report: report))
    dependencies.weather.stations = { Fetched(["VNO", "RIX"]) }
    dependencies.weather.temperature = { airport in Fetched(airport == "VNO" ? 25 : 5) }

    let find = FindWarmAirports(weather: dependencies.weather, clock: dependencies.clock)
    let result = try await find(above: 18)
    #expect(result.warm == ["VNO"])
    #expect(result.failed.isEmpty)
  }

  @Test("a stale temperature counts, and its airport has not failed")
  func stale() async throws {
    let error = ClientError(requested: "VNO", reason: .failed(.offline, detail: "there is no network"))
    var weather = WeatherClient.mock
    weather.temperature = { _ in Fetched(20, status: .stale(age: .seconds(60), because: error)) }
    let result = try await FindWarmAirports(weather: weather, clock: ManualClock())(above: 18)
    #expect(Set(result.warm) == ["VNO", "RIX", "TLL"])
    #expect(result.failed.isEmpty)
  }

  @Test("an unexpected call is reported by name, in the file and on the line where the test made the client")
  func unexpectedCall() async {
    let line = #line + 2
    await withKnownIssue {
      let weather = WeatherClient.failing { Issue.record(Comment(rawValue: $0)) }
      await #expect(throws: ClientError.self) { try await weather.temperature("VNO") }
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == "WeatherTests.swift"
        && issue.comments.first?.rawValue
          == "WeatherClient.temperature(\"VNO\") was called, and this environment makes it fail: unimplemented"
    }
  }

  @Test("faults make chosen calls of any variant fail, with the name of the call")
  func faults() async throws {
    let faults = Faults([FaultRule(.failure(.status(503)), endpoint: "temperature", keys: ["RIX"])])
    let weather = faults.applied(to: WeatherClient.mock, WeatherClient.endpoints, clock: ContinuousClock())
    #expect(Set(faults.rules.compactMap(\.endpoint)).isSubset(of: WeatherClient.endpoints.map(\.name)))

    let result = try await FindWarmAirports(weather: weather, clock: ManualClock())(above: 18)
    #expect(Set(result.warm) == ["VNO", "TLL"])
    #expect(
      result.failed.mapValues { "\($0)" }
        == ["RIX": "WeatherClient.temperature(\"RIX\") was called, and a simulated fault makes it fail: status 503"])
  }

  @Test("behaviors wrap a closure of any variant, and each caller of a shared request has its own deadline")
  func limited() async throws {
    let clock = ManualClock()
    var weather = WeatherClient.mock
    weather.temperature = { _ in
      try await clock.sleep(for: .seconds(60))
      return Fetched(20)
    }
    let limited = weather.limited(clock: clock)
    async let first = #expect(throws: ClientError.self) { try await limited.temperature("VNO") }
    // The request waits, and so does its deadline.
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(4))
    async let second = #expect(throws: ClientError.self) { try await limited.temperature("VNO") }
    await clock.waitForSleepers(3)
    clock.advance(by: .seconds(6))
    #expect(await first?.message == "the temperature at VNO: there was no response within 10 s")
    // Now the second caller sends the request, and ends 10 s after its own start.
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(4))
    #expect(await second?.message == "the temperature at VNO: there was no response within 10 s")
    #expect(await second?.attempts == 1)
    #expect(try await WeatherClient.mock.limited(clock: clock).temperature("VNO").value == 20)
  }

  @Test("each endpoint can come from another variant")
  func variants() async throws {
    var weather = WeatherClient.mock
    for endpoint in WeatherClient.endpoints where endpoint.name == "stations" {
      endpoint.copy(.failing(.offline), &weather)
    }
    #expect(try await weather.temperature("VNO").value == 20)
    let error = await #expect(throws: ClientError.self) { try await weather.stations() }
    #expect(error?.injected == .offline)
  }
}

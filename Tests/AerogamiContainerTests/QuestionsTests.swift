import AerogamiContainer
import Foundation
import Synchronization
import Testing

// The code of the article `DependencyInjection.md`.

extension Dependencies {
  /// Creates a container in which every call fails, and is an issue of the test at the line that created the container.
  static func failing(sourceLocation: SourceLocation = #_sourceLocation) -> Dependencies {
    let report: @Sendable (String) -> Void = { Issue.record(Comment(rawValue: $0), sourceLocation: sourceLocation) }
    return Dependencies(
      weather: .failing(report: report), clock: FailingClock("Dependencies.clock", report: report))
  }
}

extension WeatherClient {
  /// Returns the temperature at an airport, in degrees Celsius.
  func temperature(at airport: String = "VNO") async throws -> Int { try await temperature(airport).value }
}

/// The state behind a closure.
actor TemperatureCache {
  private var temperatures: [String: Fetched<Int>] = [:]

  func temperature(_ airport: String, from weather: WeatherClient) async throws -> Fetched<Int> {
    if var known = temperatures[airport] {
      known.attempts = 0
      return known
    }
    let fetched = try await weather.temperature(airport)
    temperatures[airport] = fetched
    return fetched
  }
}

extension WeatherClient {
  func cached(in cache: TemperatureCache = TemperatureCache()) -> WeatherClient {
    var cached = self
    cached.temperature = { airport in try await cache.temperature(airport, from: self) }
    return cached
  }
}

/// A client whose closure has more parameters than the initializers of `Endpoint` support.
struct SeatClient: Sendable {
  /// Reserves a seat.
  var reserve: @Sendable (_ flight: String, _ day: String, _ seat: String, _ name: String) async throws -> Void

  static let endpoints: [Endpoint<SeatClient>] = [
    Endpoint("reserve", \.reserve, copying: \.reserve, keys: "flights") { reserve, intercept in
      { flight, day, seat, name in
        try await intercept(CallKey(flight)) { "reserve(\"\(flight)\", \"\(seat)\")" }
        try await reserve(flight, day, seat, name)
      }
    }
  ]
}

private enum Current {
  @TaskLocal static var weather = WeatherClient.failing()
}

@Suite(.timeLimit(.minutes(5))) struct QuestionsTests {
  @Test("many tests at once have different containers", arguments: 0..<1000)
  func parallel(degrees: Int) async throws {
    var dependencies = Dependencies.failing()
    dependencies.weather.stations = { Fetched(["VNO"]) }
    dependencies.weather.temperature = { _ in Fetched(degrees) }

    let find = FindWarmAirports(weather: dependencies.weather, clock: dependencies.clock)
    let result = try await find(above: 500)
    #expect(result.warm == (degrees > 500 ? ["VNO"] : []))
  }

  @Test("a call that the test did not expect is reported at the line that created the container")
  func unexpectedCall() async throws {
    let line = #line + 2
    try await withKnownIssue {
      var dependencies = Dependencies.failing()
      dependencies.weather.stations = { Fetched(["VNO"]) }

      let find = FindWarmAirports(weather: dependencies.weather, clock: dependencies.clock)
      let result = try await find(above: 18)
      #expect(result.warm.isEmpty)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == "QuestionsTests.swift"
        && issue.comments.first?.rawValue
          == "WeatherClient.temperature(\"VNO\") was called, and this environment makes it fail: unimplemented"
    }
  }

  @Test("the table has every closure of the client")
  func table() {
    #expect(WeatherClient.endpoints.map(\.name) == Mirror(reflecting: WeatherClient.mock).children.map(\.label))
  }

  @Test("an endpoint with the key path of another is reported when the failing client is created")
  func wrongKeyPath() {
    let reports = Mutex<[String]>([])
    let wrong: [Endpoint<WeatherClient>] = [
      Endpoint("temperature", \.temperature), Endpoint("stations", \.stations), Endpoint("wind", \.temperature),
    ]
    _ = wrong.failing(.mock) { report in reports.withLock { $0.append(report) } }
    #expect(
      reports.withLock { $0 } == ["WeatherClient.endpoints: wind has the key path of temperature; give it its own"])
  }

  @Test("a closure with four parameters fails with the name of its client, and has keys")
  func fourParameters() async throws {
    let seats = SeatClient(reserve: { _, _, _, _ in })
    let failing = SeatClient.endpoints.failing(seats)
    let error = await #expect(throws: ClientError.self) { try await failing.reserve("BT1", "1", "12A", "Ada") }
    #expect(error?.requested == "SeatClient.reserve(\"BT1\", \"12A\")")

    let rule = FaultRule(.failure(.offline), endpoint: "reserve", keys: ["BT1"])
    let faulty = Faults([rule]).applied(to: seats, SeatClient.endpoints, clock: ContinuousClock())
    await #expect(throws: ClientError.self) { try await faulty.reserve("BT1", "1", "12A", "Ada") }
    try await faulty.reserve("BT2", "1", "12A", "Ada")
  }

  @Test("a closure that runs later keeps its client, and reads the default of a task local")
  func escapingClosure() async throws {
    func makeCallbacks(_ weather: WeatherClient) -> [@Sendable () async throws -> Int] {
      [
        { try await weather.temperature("VNO").value },
        { try await Current.weather.temperature("VNO").value },
      ]
    }
    let callbacks = Current.$weather.withValue(.mock) { makeCallbacks(.mock) }
    #expect(try await callbacks[0]() == 20)
    await #expect(throws: ClientError.self) { try await callbacks[1]() }
  }

  @Test("the handler of a child process keeps its client, and reads the default of a task local")
  func childProcess() async throws {
    func clientsAtExit(_ weather: WeatherClient) async throws -> [WeatherClient] {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "exit 0"]
      return try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { _ in continuation.resume(returning: [weather, Current.weather]) }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
    }
    let clients = try await Current.$weather.withValue(.mock) { try await clientsAtExit(.mock) }
    #expect(try await clients[0].temperature("VNO").value == 20)
    await #expect(throws: ClientError.self) { try await clients[1].temperature("VNO") }
  }

  @Test("an actor behind a closure is shared by the copies of its client, and lives as long as the last one")
  func lifetime() async throws {
    func use(_ cache: TemperatureCache) async throws -> Weaker {
      let dependencies = Dependencies(weather: .mock.cached(in: cache), clock: ContinuousClock())
      var copy = dependencies
      copy.weather.stations = { Fetched([]) }
      #expect(try await copy.weather.temperature(at: "RIX") == 20)
      return Weaker(cache: cache, client: dependencies.weather)
    }
    var weaker: Weaker? = try await use(TemperatureCache())
    #expect(weaker?.cache != nil)
    weaker?.client = nil
    #expect(weaker?.cache == nil)
  }

  private struct Weaker {
    weak var cache: TemperatureCache?
    var client: WeatherClient?
  }

  @Test("a scope is a copy of the container: here, each has its own cache")
  func scope() async throws {
    let (requests, continuation) = AsyncStream<String>.makeStream()
    var dependencies = Dependencies.failing()
    dependencies.weather.temperature = { airport in
      continuation.yield(airport)
      return Fetched(20)
    }

    for airports in [["VNO", "VNO"], ["VNO", "RIX", "RIX"]] {
      var scope = dependencies
      scope.weather = scope.weather.cached()
      for airport in airports { _ = try await scope.weather.temperature(at: airport) }
    }

    let cached = dependencies.weather.cached()
    #expect(try await cached.temperature("TLL").attempts == 1)
    #expect(try await cached.temperature("TLL").attempts == 0)
    continuation.finish()
    #expect(await requests.reduce(into: []) { $0.append($1) } == ["VNO", "VNO", "RIX", "TLL"])
  }

  @Test("a method above a closure adds labels and defaults")
  func labels() async throws {
    let weather = WeatherClient.mock
    #expect(try await weather.temperature(at: "VNO") == 20)
    #expect(try await weather.temperature() == 20)
  }
}

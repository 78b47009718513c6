import AerogamiContainer
import Foundation
import Synchronization
import TestSupport
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

extension WeatherClient {
  /// Creates a client that sends requests with `get`.
  static func live(
    _ url: String, get: @escaping @Sendable (_ url: String) async throws -> (status: Int, body: String)
  ) -> WeatherClient {
    var live = WeatherClient.failing()
    live.temperature = { airport in
      let reason: ClientError.Reason
      do {
        let (status, body) = try await get("\(url)/temperature/\(airport)")
        if status == 200, let degrees = Int(body) { return Fetched(degrees) }
        let failure: Failure = status == 200 ? .malformed : .status(status)
        reason = .failed(failure, detail: "the response is \"\(body)\", with status \(status)")
      } catch {
        try Task.checkCancellation()
        reason = .failed(.offline, detail: "\(error)")
      }
      throw ClientError(requested: "GET \(url)/temperature/\(airport)", reason: reason)
    }
    return live
  }
}

/// Calls up to three times until a call succeeds, with pauses of 1 s and 2 s.
func retried<Value>(
  clock: any Clock<Duration>, _ call: () async throws -> Fetched<Value>
) async throws -> Fetched<Value> {
  var (calls, attempts) = (0, 0)
  while true {
    do {
      var fetched = try await call()
      fetched.attempts += attempts
      return fetched
    } catch var error as ClientError {
      calls += 1
      attempts += error.attempts
      error.attempts = attempts
      if calls > 1 { error.add(remark: "tried \(calls) times") }
      let failure: Failure? = if case .failed(let failure, _, _) = error.reason { failure } else { error.injected }
      switch failure {
      case .offline?, .timeout?, .status(500...)?: if calls == 3 { throw error }
      default: throw error
      }
      try await clock.sleep(for: .seconds(calls))
    }
  }
}

extension WeatherClient {
  func retrying(clock: any Clock<Duration>) -> WeatherClient {
    var retrying = self
    retrying.temperature = { airport in try await retried(clock: clock) { try await self.temperature(airport) } }
    return retrying
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

  @Test("the key of a call is computed once, even if the call fails")
  func key() async {
    let airports = Mutex<[String]>([])
    let endpoint = Endpoint<WeatherClient>("temperature", \.temperature, keys: "airports") { airport in
      airports.withLock { $0.append(airport) }
      return CallKey(airport)
    }
    let weather = [endpoint].failing(.mock)
    await #expect(throws: ClientError.self) { try await weather.temperature("VNO") }
    #expect(airports.withLock { $0 } == ["VNO"])
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

  private static let responses: [(status: Int?, body: String, failure: Failure?)] = [
    (nil, "", .offline), (503, "", .status(503)), (200, "warm", .malformed), (200, "20", nil),
  ]

  @Test("a live closure throws a client error for each way in which a request can fail", arguments: responses)
  func live(status: Int?, body: String, failure: Failure?) async throws {
    struct Broken: Error {}
    let weather = WeatherClient.live("https://example.com") { _ in
      guard let status else { throw Broken() }
      return (status, body)
    }
    var failed: Failure?
    do {
      let fetched = try await weather.temperature("VNO")
      #expect(fetched.value == 20)
    } catch let error as ClientError {
      #expect(error.requested == "GET https://example.com/temperature/VNO")
      if case .failed(let reason, _, _) = error.reason { failed = reason }
    }
    #expect(failed == failure)
  }

  @Test("a retry adds up the attempts of its calls, and a test controls its pauses")
  func retry() async throws {
    let clock = ManualClock()
    let error = ClientError(requested: "VNO", reason: .failed(.offline, detail: "there is no network"))
    let weather = WeatherClient(
      temperature: { _ in
        if clock.now.sinceStart < .seconds(3) { throw error }
        return Fetched(20)
      }, stations: WeatherClient.mock.stations)

    async let fetched = weather.retrying(clock: clock).temperature("VNO")
    for seconds in 1...2 {
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(seconds))
    }
    #expect(try await fetched.attempts == 3)
  }

  @Test("a retry ends after three calls, even if they have no attempts, as faults do", arguments: [true, false])
  func retriedFailure(isFault: Bool) async {
    let clock = ManualClock()
    let faults = Faults([FaultRule(.failure(.offline))])
    let faulty = faults.applied(to: WeatherClient.mock, WeatherClient.endpoints, clock: clock)
    let weather = (isFault ? faulty : WeatherClient.failing(.offline)).retrying(clock: clock)
    async let error = #expect(throws: ClientError.self) { try await weather.temperature("VNO") }
    for seconds in 1...2 {
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(seconds))
    }
    #expect(await error?.attempts == (isFault ? 0 : 3))
    #expect(await error?.remark == "tried 3 times")
  }

  private static let retriedFailures: [(failure: Failure, calls: Int)] = [
    (.offline, 3), (.timeout, 3), (.status(503), 3), (.status(404), 1), (.malformed, 1), (.unimplemented, 1),
  ]

  @Test("only a call that may succeed later is retried", arguments: retriedFailures)
  func retriedReason(failure: Failure, calls: Int) async {
    let clock = ManualClock()
    var weather = WeatherClient.mock
    weather.temperature = { _ in throw ClientError(requested: "VNO", reason: .failed(failure, detail: "it failed")) }
    let retrying = weather.retrying(clock: clock)
    async let error = #expect(throws: ClientError.self) { try await retrying.temperature("VNO") }
    for seconds in 1..<calls {
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(seconds))
    }
    #expect(await error?.attempts == calls)
    #expect(await error?.remark == (calls == 1 ? nil : "tried 3 times"))
  }

  @Test("a canceled feature throws, and does not return the part that has arrived")
  func cancellation() async {
    let clock = ManualClock()
    var weather = WeatherClient.mock
    weather.temperature = { airport in
      if airport == "RIX" { try await clock.sleep(for: .seconds(60)) }
      return Fetched(20)
    }
    let find = FindWarmAirports(weather: weather, clock: clock)
    let task = Task { try await find(above: 18) }
    await clock.waitForSleepers(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
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
      for airport in airports { _ = try await scope.weather.temperature(airport) }
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

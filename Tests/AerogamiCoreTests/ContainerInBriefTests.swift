import Testing

// The example in the README and in the article `DependencyContainer.md`. It needs no library, so this file does not
// import the program's own container.

private struct WeatherClient: Sendable {
  var temperature: @Sendable (_ airport: String) async throws -> Int
}

extension WeatherClient {
  static let mock = WeatherClient { _ in 20 }
  static let failing = WeatherClient { throw Unexpected(call: "WeatherClient.temperature(\"\($0)\")") }
}

private struct Unexpected: Error { let call: String }

private struct Dependencies: Sendable {
  var weather: WeatherClient
}

private func isWarm(at airport: String, _ dependencies: Dependencies) async throws -> Bool {
  try await dependencies.weather.temperature(airport) > 18
}

@Suite struct ContainerInBriefTests {
  @Test("a test replaces one closure of the failing container")
  func override() async throws {
    // In a test, start from what fails, and replace only what the test uses:
    var dependencies = Dependencies(weather: .failing)
    dependencies.weather.temperature = { _ in 25 }
    let warm = try await isWarm(at: "VNO", dependencies)

    #expect(warm)
  }

  @Test("every other call fails with its name")
  func unexpectedCall() async throws {
    let error = await #expect(throws: Unexpected.self) {
      try await isWarm(at: "VNO", Dependencies(weather: .failing))
    }
    #expect(error?.call == #"WeatherClient.temperature("VNO")"#)
    #expect(try await isWarm(at: "VNO", Dependencies(weather: .mock)))
  }

  @Test("two copies of the container do not affect each other")
  func values() async throws {
    let original = Dependencies(weather: .mock)
    try await withThrowingTaskGroup(of: (expected: Int, actual: Int).self) { group in
      for degrees in 0..<100 {
        group.addTask {
          var own = original
          own.weather.temperature = { _ in degrees }
          return (degrees, try await own.weather.temperature("VNO"))
        }
      }
      for try await result in group { #expect(result.actual == result.expected) }
    }
    #expect(try await original.weather.temperature("VNO") == 20)
  }
}

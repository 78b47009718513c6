import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

@Suite(.timeLimit(.minutes(20))) struct RateLimitersTests {
  /// Returns the error of a run that requests fares from one city, with a deadline of 10 minutes.
  private func run(_ server: TestServer, _ rateLimiters: RateLimiters) async throws -> ClientError? {
    let configuration = try Configuration.load(
      variables: [
        "AEROGAMI_CLIENTS_TRIPS_VARIANT": "live", "AEROGAMI_CLIENTS_TRIPS_PROVIDER": "travelpayouts",
        "AEROGAMI_CLIENTS_TRIPS_BASE_URL": server.address, "AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret-token",
        "AEROGAMI_STORE_VARIANT": "mock", "AEROGAMI_HTTP_DEADLINE_SECONDS": "600",
      ], directories: Configuration.Directories(currentDirectory: "/", userDirectory: nil))
    return try await Dependencies.withConfiguration(
      configuration.using(.trips), options: RunOptions(rateLimiters: rateLimiters)
    ) {
      dependencies in
      do {
        _ = try await dependencies.trips.trips(in: "VNO")
        return nil
      } catch let error as ClientError {
        return error
      }
    }
  }

  @Test("a pause that a service demands applies only to runs that share rate limiters")
  func carriedOver() async throws {
    let service = FareService(responses: [
      "VNO": .init(status: 429, #"{"success":false,"error":"busy"}"#, headers: ["Retry-After": "86400"])
    ])
    try await TestServer.run(service.response) { server in
      let rateLimiters = RateLimiters()
      let first = try #require(try await run(server, rateLimiters))
      #expect("\(first)".contains("the service responded 429 (too many requests) and accepts no more for "))
      let count = await server.requests.entries.count
      let second = try #require(try await run(server, rateLimiters))
      #expect("\(second)".contains("the service responded 429 (too many requests) and accepts no more for "))
      #expect(second.attempts == 0)
      #expect(await server.requests.entries.count == count)
      let other = try #require(try await run(server, RateLimiters()))
      #expect(other.attempts == 1)
      #expect(await server.requests.entries.count == 2 * count)
    }
  }
}

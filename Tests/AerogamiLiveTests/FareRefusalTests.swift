import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

// What Travelpayouts refuses.
extension FareClientTests {
  private func error(
    from region: Region.ID, _ text: String = "", of service: FareService
  ) async throws -> (error: ClientError, requests: [String]) {
    try await TestServer.run(service.response) { server in
      let request = TripRequest(region: region, search: try TripSearch(text: text))
      let error = try await #require(throws: ClientError.self) {
        try await withClient(of: server, regions: [baltics]) { try await $0.trips(request) }
      }
      return (error, await server.requests.entries.map(\.path))
    }
  }

  @Test(
    "more than 30 nights are an error before any request",
    arguments: ["nights=31", "nights=20-40", "nights=31&month=2027-01", "to=BCN&month=2027-01&nights=7-31"])
  func tooManyNights(text: String) async throws {
    let message = "at most 30 nights can be searched with Travelpayouts; search fewer nights, or use another provider"
    for region in ["VNO", "blc"] {
      let (error, requests) = try await error(from: region, text, of: FareService())
      #expect("\(error)" == "the trips in \(region): \(message)")
      #expect(error.attempts == 0 && requests.isEmpty)
    }
  }

  @Test("a calendar of more than 30 nights is an error before any request", arguments: ["31", "20-40"])
  func tooManyNightsOfCalendar(nights: String) async throws {
    try await TestServer.run(FareService().response) { server in
      try await withClient(of: server) { client in
        let error = try await #require(throws: ClientError.self) {
          try await client.calendar(.fixture("VNO-BCN", month: "2027-01", "nights=\(nights)"))
        }
        #expect(
          "\(error)" == "the calendar of VNO-BCN: at most 30 nights can be searched with Travelpayouts; "
            + "search fewer nights, or use another provider")
        #expect(await server.requests.entries.isEmpty)
        _ = try await client.calendar(.fixture("VNO-BCN", month: "2027-01", "nights=1-30"))
        let search = TripRequest(region: "VNO", search: try TripSearch(text: "nights=30&date=2027-01-01"))
        _ = try await client.trips(search)
        #expect(await server.requests.entries.first?.path.contains("&max_trip_duration=30&") == true)
      }
    }
  }
}

import AerogamiContainer
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
      let request = TripRequest(origin: region, search: try TripSearch(text: text))
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
    let message = "at most 30 nights can be searched with Travelpayouts; search fewer nights, or use another source"
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
            + "search fewer nights, or use another source")
        #expect(await server.requests.entries.isEmpty)
        _ = try await client.calendar(.fixture("VNO-BCN", month: "2027-01", "nights=1-30"))
        let search = TripRequest(origin: "VNO", search: try TripSearch(text: "nights=30&date=2027-01-01"))
        _ = try await client.trips(search)
        #expect(await server.requests.entries.first?.path.contains("&max_trip_duration=30&") == true)
      }
    }
  }

  @Test("a code that the service does not know is the same error as one that is not in its list of places")
  func unknownCode() async throws {
    let message = "bad request: unknown location code `ZZZ`"
    let (error, _) = try await error(from: "ZZZ", of: FareService(responses: ["ZZZ": .refusal(message)]))
    #expect("\(error)" == "there is no region \"ZZZ\"; known: blc, any city or airport")
    #expect(error.attempts == 1)
  }

  @Test("an unknown code among the origins of a region, or as the destination, is named")
  func otherUnknownCodes() async throws {
    let origin = FareService(
      ["VNO": [fareJSON()]], responses: ["MOW": .refusal("bad request: unknown location code `MOW`")])
    try await TestServer.run(origin.response) { server in
      let fetched = try await withClient(of: server, regions: [baltics]) { try await $0.trips(in: "blc") }
      #expect(fetched.value.count == 1 && fetched.status.kind == .partial)
      let error = try #require(fetched.status.clientError)
      #expect("\(error)" == "there is no region \"MOW\"; known: blc, any city or airport")
    }
    let destination = FareService(responses: [
      "graphql": .init(status: 500, ""), "VNO": .refusal("bad request: unknown location code `BCN`"),
    ])
    let (error, _) = try await error(from: "VNO", "to=BCN", of: destination)
    #expect("\(error)" == "there is no city or airport \"BCN\"; check the spelling")
    let calendar = FareService(responses: ["VNO-BCN": .refusal("bad request: unknown location code `BCN`")])
    try await TestServer.run(calendar.response) { server in
      let error = try await #require(throws: ClientError.self) {
        try await withClient(of: server) { try await $0.calendar(.fixture("VNO-BCN", month: "2027-01")) }
      }
      #expect("\(error)" == "there is no city or airport \"BCN\"; check the spelling")
    }
  }

  @Test(
    "a refusal has the service's message and a remedy for its cause",
    arguments: [
      ("unknown currency code XQQ", "search in another currency (clients.trips.currency)"),
      ("currency: the length must be exactly 3.", "search in another currency (clients.trips.currency)"),
      (
        "too high paging depth (limit/offset parameters) for the request: invalid params",
        "search fewer days, or only one destination"
      ),
      // The message names a code that was not requested, or no cause.
      ("unknown location code `<no value>`", "check the base URL"),
      ("destination: you must set origin either destination.", "check the base URL"),
    ])
  func refusals(message: String, remedy: String) async throws {
    let service = FareService(responses: ["VNO": .refusal("bad request: \(message)")])
    let (error, _) = try await error(from: "VNO", "currency=xqq", of: service)
    #expect("\(error)".hasSuffix(": status 400: bad request: \(message); \(remedy)"), "\(error)")
  }

  @Test("a page that is too deep leaves the pages before it, with a remedy")
  func tooDeep() async throws {
    let fares = (0..<1500).map { fareJSON(["flight_number": "\($0)"]) }
    let refusal = TestServer.Response.refusal(
      "bad request: too high paging depth (limit/offset parameters) for the request")
    try await TestServer.run(FareService(["MOW": fares], responses: ["MOW/2": refusal]).response) { server in
      let fetched = try await withClient(of: server) { try await $0.trips(in: "MOW") }
      #expect(fetched.value.count == 1000)
      #expect(fetched.status.kind == .partial)
      let error = try #require(fetched.status.clientError)
      #expect(
        "\(error)".hasSuffix("search fewer days, or only one destination (1 of 2 pages failed: page 2)"), "\(error)")
    }
  }
}

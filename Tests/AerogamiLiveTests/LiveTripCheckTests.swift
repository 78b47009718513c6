import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

extension LiveTripClientTests {
  private func trip(_ id: String, sources: [String] = ["aerogami"]) -> FareCheck {
    var trip = Trip.fixture(id: id)
    trip.sources = sources
    return FareCheck(trip)
  }

  @Test("a check finds the trip by its id in the response for all regions")
  func check() async throws {
    try await TestServer.run { _ in
      .init(Self.document("a", "b"))
    } _: { server in
      try await withClient(of: server) { client in
        for sources in [["aerogami"], ["ryanair", "aerogami"], []] {
          let fetched = try await client.check(trip("b", sources: sources))
          #expect(fetched.value.map(\.id) == ["b"])
        }
        let gone = try await client.check(trip("c"))
        #expect(gone.value == [] && gone.isComplete)
      }
      #expect(await server.requests.entries.map(\.path) == Array(repeating: "/trips", count: 4))
    }
  }

  @Test("a trip that another source sent too is found by its flight, whichever id it has")
  func checkByFlight() async throws {
    try await TestServer.run { _ in
      .init(Self.document("a"))
    } _: { server in
      try await withClient(of: server) { client in
        var trip = try #require(try await client.trips(TripRequest(origin: nil)).value.first)
        (trip.id, trip.sources) = ("other", ["kiwi", "aerogami"])
        #expect(try await client.check(FareCheck(trip)).value.map(\.id) == ["other"])
        trip.flightNumber += 1
        #expect(try await client.check(FareCheck(trip)).value == [])
      }
    }
  }

  @Test("concurrent checks share one response, whose request is counted once")
  func sharedCheck() async throws {
    let isWaiting = Gate()
    try await TestServer.run { _ in
      try await isWaiting.wait()
      return .init(Self.document("a", "b"))
    } _: { server in
      try await withClient(of: server) { client in
        async let first = client.check(trip("a"))
        async let second = client.check(trip("b"))
        await server.requests.waitForEntries(1)
        isWaiting.open()
        let found = try await [first, second]
        #expect(found.flatMap(\.value).map(\.id) == ["a", "b"])
        #expect(await server.requests.entries.count == found.reduce(0) { $0 + $1.attempts })
      }
    }
  }

  @Test("a trip of another source is not requested")
  func checkOfOtherSource() async throws {
    try await TestServer.run { _ in
      .init("[]")
    } _: { server in
      let error = await #expect(throws: ClientError.self) {
        try await withClient(of: server) { try await $0.check(trip("a", sources: ["travelpayouts"])) }
      }
      #expect(error?.reason == .failed(.unimplemented, detail: "the server has only its own trips"))
      #expect(await server.requests.entries.isEmpty)
    }
  }

  @Test("a trip that a server lacks is not gone if the server says that its response is incomplete")
  func incompleteCheck() async throws {
    try await TestServer.run { _ in
      .init("[]", headers: ["Aerogami-Completeness": "cheapest_only", "Aerogami-Note": "only the cheapest"])
    } _: { server in
      let fetched = try await withClient(of: server) { try await $0.check(trip("a")) }
      #expect(fetched.value == [])
      #expect(fetched.completeness == .cheapestOnly(missing: "only the cheapest"))
    }
  }
}

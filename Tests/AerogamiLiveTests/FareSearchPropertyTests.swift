import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

// Whether every matching fare of Travelpayouts is found, or the result says what is missing.
extension FareClientTests {
  private static let destinations = ["BCN", "LED", "LON"]

  /// Returns fares of different flights in January and February 2027.
  private static func randomFares(from origin: String, _ random: inout SplitMix64) -> [String] {
    (0..<Int.random(in: 0...60, using: &random)).map { number in
      let destination = destinations.randomElement(using: &random) ?? ""
      let departure = 20_819 + Int.random(in: 0..<40, using: &random)
      let nights = Int.random(in: 0...5, using: &random)
      let isOneWay = Int.random(in: 0..<6, using: &random) == 0
      return fareJSON([
        "origin": "\"\(origin)\"", "origin_airport": "\"\(origin)\"", "destination": "\"\(destination)\"",
        "destination_airport": "\"\(destination)\"", "price": "\(Int.random(in: 10...90, using: &random))",
        "airline": Bool.random(using: &random) ? #""FR""# : #""SU""#, "flight_number": "\"\(number)\"",
        "transfers": "\(Int.random(in: 0...1, using: &random))",
        "departure_at": "\"\(Date(dayNumber: departure).asDay)T07:00:00+02:00\"",
        "return_at": isOneWay ? #""""# : "\"\(Date(dayNumber: departure + nights).asDay)T21:00:00+01:00\"",
      ])
    }
  }

  private static func randomSearch(_ random: inout SplitMix64) throws -> TripSearch {
    let parts = [
      ["", "month=2027-01", "date=2027-01-08", "depart_after=2027-01-10&depart_before=2027-02-03"],
      ["", "days=fri,sat", "nights=2", "nights=1-3&days=fri,sat&return_days=sun,mon", "one_way=true"],
      ["", "to=BCN", "to=BCN,LON", "to=ES"], ["", "max_price=40"], ["", "direct=true"], ["", "", "airline=FR"],
    ]
    let chosen = parts.compactMap { $0.randomElement(using: &random) }.filter { !$0.isEmpty }
    return try TripSearch(text: chosen.joined(separator: "&"))
  }

  /// Returns why the result may lack a trip; `nil` if it says nothing about it.
  private func reason(_ completeness: Completeness, lacks trip: Trip, of all: [Trip]) -> String? {
    completeness.missing.first { phrase in
      if phrase == "no one-way trips" { return trip.returnAt == nil }
      if phrase.hasPrefix("no later departures: the search needs ") { return completeness.kind == .partial }
      let isByDates = phrase.contains(" on each ")
      guard phrase.hasPrefix("only the cheapest trip to each destination") else { return false }
      return all.contains { other in
        other.id != trip.id && other.price <= trip.price && other.departure.city == trip.departure.city
          && other.destination.city == trip.destination.city
          && (!isByDates || (other.departureAt.dayNumber, other.nights) == (trip.departureAt.dayNumber, trip.nights))
      }
    }
  }

  @Test("every matching fare is found, or the result says what kind of trips is missing", arguments: [0, 3, 6])
  func nothingMissing(seed: Int) async throws {
    var random = SplitMix64(seed: UInt64(seed))
    var service = FareService()
    for origin in baltics.origins { service.fares[origin] = Self.randomFares(from: origin, &random) }
    if seed % 4 == 3 { service.responses["graphql"] = .init(status: 500, "") }
    let searches = try (0..<3).map { _ in try Self.randomSearch(&random) }
    // A service that is not selective sends everything.
    let all = try await TestServer.run(service.response) { server in
      try await withClient(of: server, regions: [baltics]) { try await $0.trips(in: "blc").value }
    }
    #expect(all.count == service.fares.values.reduce(0) { $0 + $1.count })
    service.isSelective = true
    try await TestServer.run(service.response) { server in
      for search in searches {
        let fetched = try await withClient(of: server, regions: [baltics]) {
          try await $0.trips(TripRequest(origin: "blc", search: search))
        }
        let found = Set(fetched.value.filter { search.matches($0, at: Self.now) }.map(\.id))
        let matching = all.filter { search.matches($0, at: Self.now) }
        #expect(fetched.status == .ok && found.isSubset(of: Set(matching.map(\.id))))
        for trip in matching where !found.contains(trip.id) {
          #expect(reason(fetched.completeness, lacks: trip, of: all) != nil, "\(search.text) \(trip)")
          // The service has no filter by airline.
          let isByDays = search.departureDays(at: Self.now) != nil && fetched.completeness.kind == .cheapestOnly
          if !isByDays || !search.airlines.isEmpty { continue }
          // The cheapest trip of each destination and pair of dates is never missing.
          if trip.returnAt == nil, !search.isOneWay { continue }
          #expect(
            matching.contains { other in
              found.contains(other.id) && other.price <= trip.price && other.departure == trip.departure
                && other.destination == trip.destination && other.nights == trip.nights
                && other.departureAt.dayNumber == trip.departureAt.dayNumber
            }, "\(search.text) \(trip)")
        }
      }
    }
  }
}

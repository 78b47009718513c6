import AerogamiContainer
import Foundation
import TestSupport
import Testing

@testable import AerogamiCore

@Suite struct MockHistoryTests {
  private static func store(at now: Date) -> PriceHistoryStore {
    .sample(now: { now }, clocks: SharedAirportClocks(zones: .none))
  }

  private static func trips(at now: Date) async throws -> [Trip] {
    try await TripClient.mock(now: { now }).trips(TripRequest(origin: nil, search: TripSearch())).value
  }

  private static let moments = [1_784_111_400, 1_784_160_000, 1_795_391_999].map {
    Date(timeIntervalSince1970: $0)
  }

  @Test("each trip for sale has a price for each of 60 days, and the last is today's", arguments: moments)
  func routes(now: Date) async throws {
    let (store, trips) = (Self.store(at: now), try await Self.trips(at: now))
    let forSale = trips.filter { !$0.hasExpired(at: now) }
    #expect(try await store.routes(now).count == forSale.count)
    for trip in forSale {
      let priced = try #require(PricedRoute(of: trip))
      let histories = try await store.histories(priced.route)
      let history = try #require(histories.first)
      #expect(history.route == priced)
      #expect(history.observations.count == 60)
      #expect(history.observations.map(\.seenAt) == history.observations.map(\.seenAt).sorted())
      #expect(history.observations.allSatisfy { $0.price > 0 && $0.seenAt <= now })
      let seenAt = try #require(history.latestWideSighting)
      let current = try #require(history.current(at: now, since: seenAt))
      #expect(current.price == trip.price)
      #expect(current.dates == TripDates(of: trip))
      #expect(current.day == now.dayNumber)
      #expect(history.days.count == 60 && history.days.allSatisfy(\.isWide))
    }
  }

  @Test("a few trips are deals, by the rule of real ones, and VNO-BCN is one", arguments: moments)
  func deals(now: Date) async throws {
    let (store, trips) = (Self.store(at: now), try await Self.trips(at: now))
    let today = try #require(now.dayNumber)
    let deals = Deals(try await store.usual(trips.compactMap { PricedRoute(of: $0) }, today))
    let marked = trips.filter { deals.usual(ofDeal: $0, at: now) != nil }
    #expect((5...20).contains(marked.count), "\(marked.count) of \(trips.count)")
    #expect(marked.contains { $0.departure.airportCode == "VNO" && $0.destination.airportCode == "BCN" })
    for trip in trips where !trip.hasExpired(at: now) {
      let route = try #require(PricedRoute(of: trip)?.route)
      let histories = try await store.histories(route)
      let history = try #require(histories.first)
      let usual = UsualPrices(history.days, before: today)
      #expect(usual.isDeal(trip.price) == (deals.usual(ofDeal: trip, at: now) != nil), "\(trip.summary)")
    }
  }

  @Test("prices rise and fall, and depend only on the time")
  func prices() async throws {
    let now = Self.moments[0]
    let route = try #require(Route("VNO-BCN"))
    let histories = try await Self.store(at: now).histories(route)
    #expect(histories.count == 1)
    #expect(try await Self.store(at: now).histories(route) == histories)
    let changes = try #require(histories.first).days.map(\.price)
    #expect(changes.count > 30)
    #expect(
      zip(changes, changes.dropFirst()).contains { $0 < $1 } && zip(changes, changes.dropFirst()).contains { $0 > $1 })
  }

  @Test("nothing is recorded or deleted, and it takes no space")
  func readOnly() async throws {
    let now = Self.moments[0]
    let store = Self.store(at: now)
    let before = try await store.routes(now)
    try await store.record([Sighting](of: Self.trips(at: now), at: now), now)
    #expect(try await store.prune(.distantFuture, false) == HistorySize())
    #expect(try await store.routes(now) == before)
    #expect(try await store.size() == HistorySize())
    let unknown = try #require(Route("VNO-XXX"))
    #expect(try await store.histories(unknown) == [])
  }
}

extension Trip {
  fileprivate var summary: String { "\(departure.airportCode)-\(destination.airportCode)" }
}

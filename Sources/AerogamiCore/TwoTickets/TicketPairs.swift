import AerogamiContainer
package import Foundation

// Round trips of two one-way trips, of the same or of different airlines and sources.

extension Trip {
  /// Creates the round trip of two one-way trips, each with its own ticket.
  ///
  /// Its id depends only on the two ids, so it stays the same when a price changes. The offer ends when the first of the
  /// two ends, and is as old as the older of the two.
  ///
  /// Returns `nil` if the prices cannot be added: they are in different currencies or for different parties, or the
  /// digits of the sum do not fit.
  package init?(outbound: Trip, back: Trip) {
    let (first, second) = (outbound.terms, back.terms)
    guard outbound.currency.equalsIgnoringASCIICase(back.currency), first.passengers == second.passengers,
      first.children == second.children, let price = outbound.price.adding(back.price)
    else { return nil }
    func both<Value>(_ left: Value?, _ right: Value?, _ join: (Value, Value) -> Value) -> Value? {
      guard let left, let right else { return nil }
      return join(left, right)
    }
    self.init(
      id: SHA256.digest(Array("\(outbound.id)\n\(back.id)".utf8)).prefix(8).hexadecimal, price: price,
      currency: outbound.currency,
      airlines: outbound.airlines == back.airlines ? outbound.airlines : "\(outbound.airlines),\(back.airlines)",
      flightNumber: outbound.flightNumber, departure: outbound.departure, destination: outbound.destination,
      departureAt: outbound.departureAt, returnAt: back.departureAt, createdAt: min(outbound.createdAt, back.createdAt),
      expiresAt: min(outbound.expiresAt, back.expiresAt), transfers: both(outbound.transfers, back.transfers, max),
      travelMinutes: both(outbound.travelMinutes, back.travelMinutes, +),
      terms: FareTerms(
        passengers: first.passengers, children: first.children, tickets: first.tickets + second.tickets,
        bags: both(first.bags, second.bags, min),
        requestedBags: min(first.requestedBags, second.requestedBags)),
      sources: (outbound.sources + back.sources).uniqued(), tickets: [outbound, back])
  }
}

extension TripSearch {
  /// The nights of pairs if the search does not limit them, as in searches for round trips from Ryanair and Kiwi.com.
  package static let pairedNights = 2...14

  /// How many pairs to each city are created at most.
  package static let pairsPerCity = 20

  /// The nights that a pair may have.
  package var nightsOfPairs: ClosedRange<Int> { shape.nights ?? Self.pairedNights }

  /// The search for the outbound trips of pairs.
  package var outboundOfPairs: TripSearch {
    var search = self
    (search.allowsTwoTickets, search.nearbyKilometers, search.isOneWay) = (false, nil, true)
    (search.shape.nights, search.shape.returnDays, search.shape.returnHours) = (nil, [], nil)
    return search
  }

  /// Returns the search for the return trips of pairs.
  ///
  /// - Parameters:
  ///   - home: Where the return trips arrive; empty for any place.
  ///   - days: The days of departure of the outbound trips, as days since 1970; `nil` if they are unknown.
  package func returnOfPairs(to home: [Place] = [], after days: ClosedRange<Int>? = nil) -> TripSearch {
    var search = outboundOfPairs
    (search.from, search.to, search.toCountries, search.departure) = ([], home, nil, nil)
    search.departAfter = days.map { .day($0.lowerBound + nightsOfPairs.lowerBound) }
    search.departBefore = days.map { .day($0.upperBound + nightsOfPairs.upperBound + 1) }
    (search.shape.departureDays, search.shape.departureHours) = (shape.returnDays, shape.returnHours)
    return search
  }

  /// Returns the cheapest pairs of one-way trips that match this search, at most ``pairsPerCity`` to each city.
  ///
  /// Filters each direction by its own days, hours, stops and airlines, and the pairs by their nights, price and travel
  /// time. The return flight departs after the arrival of the outbound flight, or at least a day after its departure if
  /// the travel time is unknown. It departs and arrives at the same airports, at others of the same cities, or within
  /// ``nearbyKilometers``.
  ///
  /// The memory and the time are those of a ``FarePairing`` for each city. If the search limits the travel time, at most
  /// `examinedCount` pairs to each city are examined.
  ///
  /// - Returns: The pairs, and whether there may be more of them.
  package func pairs(
    outbound: [Trip], back: [Trip], at now: Date, examinedCount: Int = 100_000
  ) -> (trips: [Trip], hasMore: Bool) {
    let airports = NearbyAirports(within: nearbyKilometers)
    let outbound = Direction(outboundOfPairs, outbound, at: now)
    let back = Direction(returnOfPairs(), back, at: now)
    let cities = Dictionary(grouping: outbound.groups.indices) { airports.city(of: outbound.groups[$0].destination) }
    let limit = maxPrice?.amount.inSmallestUnits
    var pairs: [Trip] = []
    var hasMore = false
    for (_, groups) in cities.sorted(by: { $0.key < $1.key }) {
      var partners: [Int: [Int]] = [:]
      for group in groups {
        partners[group] = back.groups.indices.filter { outbound.groups[group].fits(back.groups[$0], airports) }
      }
      let returning = Set(partners.values.joined())
      if returning.isEmpty { continue }
      let indices = outbound.fares.indices.filter { partners[outbound.fares[$0].group] != nil }
      let backIndices = back.fares.indices.filter { returning.contains(back.fares[$0].group) }
      let party = groups.map { outbound.groups[$0].passengers }.max() ?? 1
      let pairing = FarePairing(
        outbound: indices.map { outbound.fares[$0] }, back: backIndices.map { back.fares[$0] }, nights: nightsOfPairs,
        maxPrice: limit.map { $0.multipliedReportingOverflow(by: Int128(party)) }.map { $0.overflow ? .max : $0.0 }
      ) { partners[$0] ?? [] }
      var (count, examined) = (0, 0)
      for pair in pairing {
        if count == Self.pairsPerCity || examined == examinedCount {
          hasMore = true
          break
        }
        examined += 1
        let (first, second) = (outbound.trips[indices[pair.outbound]], back.trips[backIndices[pair.back]])
        guard let trip = Trip(outbound: first, back: second), matches(trip, at: now) else { continue }
        pairs.append(trip)
        count += 1
      }
    }
    return (pairs, hasMore)
  }
}

/// The one-way trips of a direction that match a search, in an order that does not depend on the responses.
private struct Direction {
  let trips: [Trip]
  /// A fare for each trip.
  let fares: [FarePairing.Fare]
  /// The groups of the fares.
  let groups: [Group]

  /// What all fares of a group have in common.
  struct Group: Hashable {
    let departure: TripLocation
    let destination: TripLocation
    let currency: String
    let passengers: Int
    let children: Int

    init(_ trip: Trip) {
      (departure, destination, currency) = (trip.departure, trip.destination, trip.currency.uppercasedASCII)
      (passengers, children) = (trip.terms.passengers, trip.terms.children)
    }

    /// Returns whether fares of another group can be the way back.
    func fits(_ back: Group, _ airports: NearbyAirports) -> Bool {
      currency == back.currency && passengers == back.passengers && children == back.children
        && airports.contains(destination, back.departure) && airports.contains(departure, back.destination)
    }
  }

  init(_ search: TripSearch, _ all: [Trip], at now: Date) {
    trips = search.indices(of: all, at: now).filter { !all[$0].hasExpired(at: now) }.map { all[$0] }
      .sorted { ($0.departureAt, $0.id) < ($1.departureAt, $1.id) }
    var numbers: [Group: Int] = [:]
    var groups: [Group] = []
    fares = trips.map { trip in
      let group = Group(trip)
      let number = numbers[group] ?? groups.count
      if number == groups.count {
        numbers[group] = number
        groups.append(group)
      }
      let minutes = trip.travelMinutes ?? 24 * 60
      return FarePairing.Fare(
        group: number, price: trip.price.inSmallestUnits, departs: trip.departureAt,
        returnsFrom: trip.departureAt.milliseconds + minutes * 60_000)
    }
    self.groups = groups
  }
}

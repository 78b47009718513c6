import AerogamiContainer
import AerogamiCore

extension RyanairFares {
  /// Looks up the current fare of a flight of the Ryanair group, or of a round trip.
  ///
  /// The service sends only the cheapest fare to a destination, so the request is limited to the minutes in which the
  /// flights depart. If the service sends other flights nonetheless, ours may be missing although it exists.
  func check(_ request: FareCheck) async throws -> Fetched<[Trip]> {
    let trip = request.trip
    // The times of Ryanair's own trips are local, even if the offsets are unknown.
    let isOwn = trip.sources.contains(TripProvider.ryanair.name)
    guard isOwn || Self.airlines.contains(trip.airlines) && trip.transfers ?? 0 == 0 else {
      throw ClientError.noCheck(request, because: "it sells only its own direct flights")
    }
    let times = [trip.departureAt] + (trip.returnAt.map { [$0] } ?? [])
    guard isOwn || times.allSatisfy({ $0.offset != nil }) else {
      throw ClientError.noCheck(request, because: "it needs the local times of the flights, and a time zone is unknown")
    }
    var fares = self
    fares.service = service.uncached
    let search = TripSearch(
      to: [Place(trip.destination.airportCode)].compactMap(\.self), isOneWay: trip.returnAt == nil,
      shape: TripShape(
        nights: trip.nights.map { $0...$0 }, departureHours: HoursOfDay(minuteOf: trip.departureAt),
        returnHours: trip.returnAt.map { HoursOfDay(minuteOf: $0) }))
    let day = trip.departureAt.dayNumber
    // The flights may have the code of another airline of the group.
    let ids = Set(
      Self.airlines.union([trip.airlines]).map { airline in
        Trip.id(
          from: trip.departure.airportCode, to: trip.destination.airportCode, departureAt: trip.departureAt,
          returnAt: trip.returnAt, airline: airline, flightNumber: trip.flightNumber)
      })
    var fetched = try await fares.trips(
      RyanairRequest(
        origin: trip.departure.airportCode, days: day...day, currency: trip.currency.uppercasedASCII, search: search),
      until: { $0.hasFlights(of: trip) }, ids)
    let isLimited = fetched.value.allSatisfy { search.matches($0, at: context.now()) }
    fetched.value.removeAll { !$0.hasFlights(of: trip) }
    if fetched.value.isEmpty, !isLimited {
      fetched.completeness = fetched.completeness.joined(
        with: .cheapestOnly(missing: "only the cheapest flight of the day"))
    }
    for index in fetched.value.indices { fetched.value[index].id = trip.id }
    return fetched
  }

  /// The codes of Ryanair, Ryanair UK, Buzz, Malta Air and Lauda Europe.
  private static let airlines: Set = ["FR", "RK", "RR", "AL", "LW"]
}

extension Trip {
  /// Whether this fare of Ryanair is for the flights of a trip, which may have the code of another airline of the group.
  fileprivate func hasFlights(of trip: Trip) -> Bool {
    id
      == Trip.id(
        from: trip.departure.airportCode, to: trip.destination.airportCode, departureAt: trip.departureAt,
        returnAt: trip.returnAt, airline: airlines, flightNumber: trip.flightNumber)
  }
}

import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation

/// The requests for fares from the origins of regions, and on the routes of calendars.
struct FareSource: Sendable {
  let service: Service
  let origins: OriginTrips
  /// The ISO 4217 code of the currency for searches without a currency.
  let currency: String
  /// The market of all requests; `nil` for the country of each origin.
  let market: String?
  let clocks: SharedAirportClocks
  let now: @Sendable () -> Date

  func trips(_ request: TripRequest) async throws -> Fetched<[Trip]> {
    let origin = request.origin
    let codes = try origins.codes(of: origin)
    let responses = try await origins.responses(of: codes) { try await trips(from: $0, request) }
    var fetched = try Fetched(joining: zip(codes, responses).map { ($0, $1) }, of: "origins")
    let (cities, failure) = try await origins.places.readIfPossible(.cities)
    for index in fetched.value.indices { fetched.value[index].name(by: cities) }
    // Without names the countries are unknown, and a search for a country would find nothing.
    if let failure { fetched.status = fetched.status.joined(with: .partial(because: failure)) }
    try await origins.checkIfEmpty(fetched, of: origin, codes)
    return fetched
  }

  /// Returns the trips from one origin, with codes instead of the names of cities.
  ///
  /// - Throws: `CancellationError`.
  private func trips(from origin: String, _ request: TripRequest) async throws -> OriginTrips.Response {
    var search = request.search
    let currency = search.requestedCurrency ?? currency
    search.currency = currency
    let market = market ?? origin.market
    do {
      if let grouped = GroupedFaresRequest(search, from: origin, currency: currency, market: market) {
        return .success(try await trips(grouped))
      }
      let first = FareRequest(origin: origin, market: market, search: search, page: 1)
      return .success(try await pages(from: first, for: request))
    } catch let error as ClientError {
      guard let code = error.unknownCode else { return .failure(error) }
      return .failure(
        code == origin
          ? origins.unknown(code, attempts: error.attempts) : error.about("the trips from \(origin) to \(code)"))
    }
  }

  /// Requests one page after another until a page is not full, or the caller has enough trips.
  ///
  /// - Throws: `ClientError` if the first page fails, or `CancellationError`.
  private func pages(from first: FareRequest, for request: TripRequest) async throws -> Fetched<[Trip]> {
    var next = first
    var received: [Trip] = []
    return try await Fetched(pagesUpTo: FarePage.limit) { page in
      next.page = page
      let fetched = try await service.get(.fares, next)
      let trips = trips(of: fetched)
      if fetched.value.rowCount < FarePage.maxRowCount { return (trips, isLast: true) }
      received += trips.value
      return (trips, isLast: try await areEnough(received, for: request))
    }
  }

  /// Returns whether the trips of the first pages include as many of the cheapest matches as the caller needs.
  ///
  /// Only trips below the last price count: the next page may have a trip at that price that departs earlier. Expired
  /// trips do not count, because they are sorted after all others.
  ///
  /// - Throws: `CancellationError`.
  private func areEnough(_ trips: [Trip], for request: TripRequest) async throws -> Bool {
    guard let limit = request.limit, let last = trips.last?.price else { return false }
    // A service that ignores `sorting` may send cheaper trips later.
    guard zip(trips, trips.dropFirst()).allSatisfy({ $0.price <= $1.price }) else { return false }
    // A search may need the countries and names of cities.
    let cities = try await origins.places.readIfPossible(.cities).names
    let now = now()
    var matches: Set<Trip.ID> = []
    for var trip in trips where trip.price < last {
      trip.name(by: cities)
      if request.search.matches(trip, at: now), !trip.hasExpired(at: now) { matches.insert(trip.id) }
    }
    return matches.count >= limit
  }

  /// Returns the cheapest trip of each day, with codes instead of the names of cities.
  ///
  /// - Throws: `ClientError`, or `CancellationError`.
  func trips(_ request: GroupedFaresRequest) async throws -> Fetched<[Trip]> {
    trips(of: try await service.get(.groupedFares, request))
  }

  private func trips(of fetched: Fetched<FarePage>) -> Fetched<[Trip]> {
    let seenAt = fetched.date(at: now())
    return clocks.withClocks { clocks in
      fetched.map { page in
        page.fares.elements.map { Trip($0, currency: page.currency, seenAt: seenAt, &clocks) }
      }
    }
  }
}

extension Trip {
  /// Creates a trip from a fare. The price was shown to other users in recent days and is not guaranteed. The trip
  /// expires at departure.
  fileprivate init(_ fare: Fare, currency: String, seenAt: Date, _ clocks: inout AirportClocks) {
    self.init(
      id: fare.id, price: fare.price, currency: currency, airlines: fare.airline, flightNumber: fare.flightNumber,
      departure: fare.origin, destination: fare.destination,
      departureAt: clocks.withOffset(fare.departureAt, at: fare.origin.airportCode),
      returnAt: fare.returnAt.map { clocks.withOffset($0, at: fare.destination.airportCode) },
      createdAt: seenAt, expiresAt: fare.departureAt.instant,
      transfers: fare.transfers, travelMinutes: fare.minutes, link: fare.link)
  }

  fileprivate mutating func name(by cities: PlaceNames) {
    departure.name(by: cities)
    destination.name(by: cities)
  }
}

extension AirportClocks {
  /// Returns the same instant in the airport's local time, if the service sent `time` in UTC without the local offset.
  /// Returns any other time unchanged, and also a time at an airport whose local time is unknown.
  fileprivate mutating func withOffset(_ time: LocalTime, at airport: String) -> LocalTime {
    if time.offset != nil { return time }
    return localTime(at: airport, milliseconds: time.milliseconds) ?? time
  }
}

extension TripLocation {

  /// Replaces the city's code with its name, and adds the country. Does nothing for an unknown code.
  fileprivate mutating func name(by cities: PlaceNames) {
    guard let place = cities[city] else { return }
    (city, countryCode) = (place.name, place.countryCode)
  }
}

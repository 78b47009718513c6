package import AerogamiContainer
package import AerogamiCore
package import Foundation

/// Finds round trips made of two one-way trips.
///
/// Requests the one-way trips from an origin, and then concurrently the one-way trips back from the cities that these
/// reach, those with the cheapest outbound trips first. A request that fails does not affect the others. If the task is
/// canceled, the result has the pairs of the trips that have arrived.
package struct PairTickets: Sendable {
  package struct Request: Sendable {
    /// The region or place of departure; `nil` for all regions in one request.
    package var origin: TripOrigin?
    package var search: TripSearch
    /// The number of origins of the same fetch, which share ``PairTickets/requestLimit``.
    package var originCount = 1
    /// The maximum number of requests in progress, 1 or more.
    package var concurrency = 4

    package init(_ search: TripSearch, from origin: TripOrigin?) { (self.search, self.origin) = (search, origin) }

    /// The request for the outbound trips.
    package var outbound: TripRequest {
      TripRequest(origin: origin, search: search.outboundOfPairs, fetchSize: originCount)
    }
  }

  /// The maximum number of requests for return trips in a fetch.
  package static let requestLimit = 200

  private let trips: @Sendable (TripRequest) async throws -> Fetched<[Trip]>
  private let regions: @Sendable () async throws -> Fetched<[Region]>
  private let now: Date

  /// - Parameters:
  ///   - trips: Returns the trips of a request, from a region or a place.
  ///   - regions: Returns the regions of the service.
  ///   - now: The time that decides which offers have expired.
  package init(
    trips: @escaping @Sendable (TripRequest) async throws -> Fetched<[Trip]>,
    regions: @escaping @Sendable () async throws -> Fetched<[Region]>, at now: Date
  ) {
    (self.trips, self.regions, self.now) = (trips, regions, now)
  }

  /// - Parameter received: Called with each response, for example to record its prices.
  /// - Returns: The pairs, at most ``TripSearch/pairsPerCity`` to each city, and what they lack. If all are above the
  ///   maximum price, the cheapest one, which does not match the search.
  /// - Throws: `ClientError` if the outbound trips or all return trips could not be requested, or `CancellationError`
  ///   before the outbound trips have arrived.
  package func callAsFunction(
    _ request: Request, received: (Fetched<[Trip]>) async -> Void = { _ in }
  ) async throws -> Fetched<[Trip]> {
    let outbound = try await trips(request.outbound)
    await received(outbound)
    let fares = request.search.outboundOfPairs.indices(of: outbound.value, at: now).map { outbound.value[$0] }
      .filter { !$0.hasExpired(at: now) }
    var completeness = outbound.completeness.joined(with: outbound.completenessOfOneWayTrips)
    if request.search.shape.nights == nil {
      let nights = TripSearch.pairedNights
      completeness = completeness.joined(
        with: .cheapestOnly(
          missing: "no pairs of tickets with fewer than \(nights.lowerBound) nights or more than \(nights.upperBound)"))
    }
    var joined = Fetched<[Trip]>(
      [], attempts: outbound.attempts, skipped: outbound.skipped, status: outbound.status, completeness: completeness,
      sources: outbound.sources)
    if fares.isEmpty { return joined }
    let plan = await ReturnPlan(fares, request.search, regions: regionsOfReturns(outbound))
    let limit = max(1, Self.requestLimit / max(1, request.originCount))
    let planned = Array(plan.requests.prefix(limit))
    let responses = await responses(of: planned, request, received: received)
    let back = try Fetched(joining: responses, of: "requests for return trips")
    let pairs = request.search.pairs(outbound: fares, back: back.value, at: now)
    joined.append(back)
    joined.value = pairs.trips
    if pairs.trips.isEmpty, request.search.maxPrice != nil {
      // So that a note can say that the maximum price is the reason, and what the cheapest pair costs.
      var unlimited = request.search
      (unlimited.currency, unlimited.maxPrice) = (request.search.requestedCurrency, nil)
      let above = unlimited.pairs(outbound: fares, back: back.value, at: now).trips
      joined.value = above.min { $0.pricePerPerson < $1.pricePerPerson }.map { [$0] } ?? []
    }
    joined.sources.joinByName()
    if pairs.hasMore {
      joined.completeness = joined.completeness.joined(
        with: .cheapestOnly(missing: "only the cheapest \(TripSearch.pairsPerCity) pairs of tickets to each city"))
    }
    if plan.requests.count > limit {
      let missing =
        "no return trips from \(plan.requests.count - limit) of \(plan.requests.count) places, the most expensive"
      joined.completeness = joined.completeness.joined(
        with: Completeness(.partial, missing: ["\(missing): a fetch sends at most \(Self.requestLimit) such requests"]))
    }
    return joined
  }

  /// The regions to request for return trips, if the only source has regions and cannot be asked for places; otherwise
  /// empty.
  private func regionsOfReturns(_ outbound: Fetched<[Trip]>) async -> [Region] {
    guard outbound.sources.isEmpty, let listed = try? await regions().value else { return [] }
    return listed.contains(where: \.isSelection) ? [] : listed
  }

  private typealias Response = (name: String, response: Result<Fetched<[Trip]>, ClientError>)

  /// Returns the response to each request, in their order. A request that is canceled counts as failed.
  private func responses(
    of planned: [ReturnPlan.Request], _ request: Request, received: (Fetched<[Trip]>) async -> Void
  ) async -> [Response] {
    let requests = planned.map {
      TripRequest(
        origin: $0.origin, search: request.search.returnOfPairs(to: $0.home, after: $0.days),
        fetchSize: request.originCount * planned.count)
    }
    var responses: [Result<Fetched<[Trip]>, ClientError>?] = requests.map { _ in nil }
    await withTaskGroup(of: (Int, Result<Fetched<[Trip]>, ClientError>).self) { group in
      var started = 0
      func startNext() {
        guard started < requests.count else { return }
        let index = started
        started += 1
        group.addTask { (index, await response(to: requests[index])) }
      }
      for _ in 0..<min(request.concurrency, requests.count) { startNext() }
      while let (index, response) = await group.next() {
        responses[index] = response
        if case .success(let fetched) = response { await received(fetched) }
        startNext()
      }
    }
    return zip(planned, responses).compactMap { planned, response in response.map { (planned.origin, $0) } }
  }

  /// A function of its own, because the optimizer of Swift 6.3 loses the index if a child task returns such a tuple in
  /// two places.
  private func response(to request: TripRequest) async -> Result<Fetched<[Trip]>, ClientError> {
    do {
      // Without this check, each remaining request would still be started after a cancellation.
      try Task.checkCancellation()
      return .success(try await trips(request))
    } catch let error as ClientError {
      return .failure(error)
    } catch {
      let place = (request.origin ?? "").printable(maxLength: 60)
      return .failure(.stopped("the trips in \(place)"))
    }
  }
}

/// The requests for the return trips of one-way trips: for each place, where the trips arrive and on which days the
/// outbound trips depart.
struct ReturnPlan: Sendable {
  struct Request: Sendable {
    let origin: TripOrigin
    /// Where the return trips arrive; empty for any place, because one of the airports is unknown.
    var home: [Place]
    var days: ClosedRange<Int>
  }

  /// The requests from the cities with the cheapest outbound trips first, and then from airports near these cities.
  let requests: [Request]

  /// - Parameters:
  ///   - outbound: The one-way trips, at least one.
  ///   - regions: The regions to request instead of places; empty to request places.
  init(_ outbound: [Trip], _ search: TripSearch, regions: [Region]) {
    let (own, nearby) = (NearbyAirports(within: nil), NearbyAirports(within: search.nearbyKilometers))
    var codes: [String: (around: [String], home: [String])] = [:]
    func found(_ location: TripLocation) -> (around: [String], home: [String]) {
      if let known = codes[location.airportCode] { return known }
      let found = (own.codes(around: location), nearby.codes(around: location))
      codes[location.airportCode] = found
      return found
    }
    var requests: [TripOrigin: (isNearby: Int, number: Int, home: [String], days: ClosedRange<Int>)] = [:]
    let sorted = outbound.sorted { ($0.price, $0.departureAt, $0.id) < ($1.price, $1.departureAt, $1.id) }
    for (number, trip) in sorted.enumerated() {
      let (around, far) = found(trip.destination)
      let home = found(trip.departure).home
      let day = trip.departureAt.dayNumber
      for code in far {
        let containing = regions.isEmpty ? [code] : Self.regions(of: code, trip.destination, among: regions)
        for origin in containing {
          if var request = requests[origin] {
            request.home = (request.home + home).uniqued()
            request.days = min(request.days.lowerBound, day)...max(request.days.upperBound, day)
            requests[origin] = request
          } else {
            requests[origin] = (around.contains(code) ? 0 : 1, number, home, day...day)
          }
        }
      }
    }
    let inOrder = requests.sorted { left, right in
      (left.value.isNearby, left.value.number, left.key) < (right.value.isNearby, right.value.number, right.key)
    }
    self.requests = inOrder.map { origin, request in
      let home = request.home.compactMap { Place($0) }
      return Request(origin: origin, home: home.count == request.home.count ? home : [], days: request.days)
    }
  }

  private static func regions(of code: String, _ location: TripLocation, among regions: [Region]) -> [Region.ID] {
    guard let place = Place(code) else {
      return regions.filter { $0.countryCodes.contains(location.countryCode) }.map(\.id)
    }
    return regions.containing(place).map(\.id)
  }
}

extension Fetched<[Trip]> {
  /// What a response to a request for one-way trips lacks because sources have sent none.
  fileprivate var completenessOfOneWayTrips: Completeness {
    let oneWay = Set(value.lazy.filter { $0.returnAt == nil }.flatMap(\.sources))
    if sources.isEmpty {
      return value.contains { $0.returnAt == nil }
        ? .complete : .cheapestOnly(missing: "no one-way trips for pairs of tickets")
    }
    let without = sources.filter {
      $0.status.kind == .ok && $0.completeness.kind != .notRequested && !oneWay.contains($0.source)
    }
    if without.isEmpty { return .complete }
    let names = without.map { $0.source.printable(maxLength: 20) }.listed(with: "and")
    return .cheapestOnly(missing: "no one-way trips from \(names) for pairs of tickets")
  }
}

extension [SourceResponse] {
  /// Joins the responses of each source to several requests.
  mutating func joinByName() {
    var joined: [SourceResponse] = []
    for response in self {
      guard let index = joined.firstIndex(where: { $0.source == response.source }) else {
        joined.append(response)
        continue
      }
      joined[index].count += response.count
      joined[index].status = joined[index].status.joined(with: response.status)
      joined[index].completeness = joined[index].completeness.joined(with: response.completeness)
    }
    self = joined
  }
}

extension Fetched<[Trip]> {
  /// Joins ordinary trips with pairs of tickets. If one of the requests failed or was canceled, the result is partial.
  ///
  /// - Throws: The error of the ordinary trips if both failed.
  init(trips: Result<Fetched, any Error>, pairs: Result<Fetched, any Error>, of requested: String) throws {
    if case .failure(let error) = trips, case .failure = pairs { throw error }
    let parts = [
      ("ordinary trips", try trips.stopped(requested)), ("pairs of tickets", try pairs.stopped(requested)),
    ]
    try self.init(joining: parts.map { ($0.0, $0.1) }, of: "searches")
    sources = parts.flatMap { part in (try? part.1.get().sources) ?? [] }
    sources.joinByName()
  }
}

extension ClientError {
  /// The error of a request that was canceled, in a search that delivers what has arrived.
  static func stopped(_ requested: String) -> ClientError {
    ClientError(
      requested: requested,
      reason: .failed(
        .timeout, detail: "the search was stopped before the response arrived",
        remedy: "try again, or give a later deadline"),
      attempts: 0)
  }
}

package import AerogamiContainer
package import AerogamiCore
package import Foundation

/// Searches for trips that depart from many places.
///
/// Lists the regions if no origins are named, requests the origins concurrently, and records the prices. Reports what
/// failed, what is stale, what was left out, and prices in other currencies. The responses that arrive are reported and
/// recorded even if the time limit is reached, the caller stops, or the task is canceled.
package struct SearchTrips: Sendable {
  package struct Request: Sendable {
    package var origins: Origins
    package var search: TripSearch
    /// How many of the cheapest matching trips are needed; `nil` for all. See `TripRequest.limit`.
    package var limit: Int?
    /// How the caller sorts the trips. See `TripRequest.order`.
    package var order = TripOrder.price
    /// The ids of the trips that are looked up. See `TripRequest.ids`.
    package var ids: [String] = []
    /// Whether only deals match.
    package var onlyDeals = false
    /// Whether an origin fails at its first invalid row.
    package var isStrict = false
    /// Whether a cached response is used instead of a failed one.
    package var acceptsStale = true
    /// Whether the search is saved as the last fetch, whose trips can be found by their ids.
    package var isSaved = false
    /// The maximum number of origins in progress, 1 or more.
    package var concurrency = 4
    /// The time from the start after which origins without a response fail; `nil` if the clients have a deadline.
    package var timeLimit: Duration?

    package init(_ search: TripSearch, from origins: Origins = .named([])) {
      (self.search, self.origins) = (search, origins)
    }

    /// Returns the request to the service for the trips from one of `count` origins.
    package func tripRequest(from origin: TripOrigin?, of count: Int) -> TripRequest {
      var request = TripRequest(origin: origin, search: search, limit: limit, order: order, fetchSize: count)
      request.ids = ids
      return request
    }
  }

  /// Where trips depart.
  package enum Origins: Sendable {
    /// The regions and places with these names. `home` and `all` each stand for several places. Without names: the
    /// selected regions, else `home`, else all regions.
    case named([String])
    /// These regions and places, even if one is named `home` or `all`; `nil` stands for all regions in one request.
    case exactly([TripOrigin?])

    package static let all = Origins.named(["all"])
  }

  /// The response for one origin, with what the price history says about it and what a ``FetchSummary`` counts.
  package struct Found: Sendable {
    /// The origin that was requested; `nil` for all regions.
    package let origin: TripOrigin?
    /// The response, including trips that do not match the search.
    package private(set) var fetched: Fetched<[Trip]>
    /// The indices of the matching trips in the response, in the service's order. If the request is for deals, only
    /// those of the deals. Callers need not check whether a trip matches.
    package private(set) var matches: [Int]
    /// The usual prices of the routes, which decide which trips are deals.
    package private(set) var deals: Deals
    /// The start of the search.
    package let now: Date
    /// The number of trips in the response, before filtering.
    let tripCount: Int
    /// Whether a trip matches, and whether a one-way trip does.
    let hasMatch: Bool
    let hasOneWayMatch: Bool
    /// If the search has several destinations, those to which a trip matches, otherwise none. All of them if a source that
    /// knows the limit may have left out trips.
    let destinations: Set<Place>
    /// Maps each field to the number of trips left out because the field is unknown.
    let leftOut: [TripField: Int]
    private(set) var currencies: PriceCurrencies
    /// The filters that exclude the trips; `nil` if a trip matches, or if there are none.
    private(set) var excluding: ExcludingFilters?
    /// If the request is for deals, the numbers of matching trips and of their routes; otherwise empty.
    private(set) var comparison = PriceComparison()

    fileprivate init(
      _ fetched: Fetched<[Trip]>, from origin: TripOrigin?, _ request: Request, _ recording: PriceRecording,
      at now: Date
    ) async {
      (self.origin, self.fetched, self.now) = (origin, fetched, now)
      // Filter here for all callers, because a service may ignore the search.
      let matches = request.search.indices(of: fetched.value, at: now)
      let deals = await recording.deals(of: fetched)
      if request.onlyDeals {
        self.matches = matches.filter { deals.usual(ofDeal: fetched.value[$0], at: now) != nil }
        comparison.add(fetched.value, at: matches, deals, at: now)
      } else {
        self.matches = matches
      }
      self.deals = deals
      tripCount = fetched.value.count
      hasMatch = !matches.isEmpty
      let trips = fetched.value.span
      hasOneWayMatch = matches.contains { trips[$0].returnAt == nil }
      let isCut = request.limit.map { matches.count >= $0 } ?? false
      destinations =
        if request.search.to.count < 2 {
          []
        } else if isCut {
          Set(request.search.to)
        } else {
          Set(request.search.to.filter { place in matches.contains { place.contains(fetched.value[$0].destination) } })
        }
      leftOut = request.search.leftOut(of: fetched.value, at: now)
      currencies = PriceCurrencies(request.search)
      currencies.add(fetched.value, matching: matches, at: now)
      if matches.isEmpty, !fetched.value.isEmpty {
        excluding = ExcludingFilters(request.search, fetched.value, at: now)
      }
    }

    /// What a summary needs after `prepare` has run: everything except the trips, which take much memory.
    fileprivate var withoutTrips: Found {
      var rest = self
      (rest.fetched.value, rest.matches, rest.deals) = ([], [], Deals())
      return rest
    }

    /// Whether the response is a cached one that was delivered because the request failed.
    package var isStale: Bool { fetched.status.kind == .stale }

    /// Returns the matching trips in the order of a query, up to its limit.
    package func selection(of query: TripQuery) -> TripSelection {
      var selection = TripSelection(query, at: now)
      selection.add(fetched.value, at: matches, from: origin, deals: deals, isStale: isStale)
      return selection
    }

    /// The ids of the matching trips.
    package var matchingIDs: [Trip.ID] { matches.map { fetched.value[$0].id } }

    /// The response with only the matching trips, in the service's order.
    package var matching: Fetched<[Trip]> {
      var matching = fetched
      if matches.count < fetched.value.count { matching.value = matches.map { fetched.value[$0] } }
      return matching
    }
  }

  fileprivate let repository: TripRepository
  fileprivate let regions: RegionStore
  fileprivate let history: PriceHistoryStore
  fileprivate let services: ServiceStore
  fileprivate let home: Home
  fileprivate let requestedCurrency: String?
  fileprivate let clock: any Clock<Duration>
  fileprivate let now: @Sendable () -> Date

  /// - Parameters:
  ///   - prepare: Converts the response for an origin, for example by selecting or rendering its trips. Runs in the
  ///     origin's own task, concurrently with other origins.
  ///   - begin: Receives the origins before they are requested. Not called if the regions cannot be listed.
  ///   - take: Receives each outcome as it completes, with the summary so far, and returns how to proceed.
  /// - Returns: The summary. It contains the error if the regions could not be listed, and an outcome for each origin.
  /// - Throws: `HomeError` if `home` is searched but not configured, `CancellationError` if the task is canceled
  ///   before the regions are listed, or an error of the closures.
  package func callAsFunction<Row: Sendable>(
    _ request: Request, prepare: @escaping @Sendable (Found) async -> Row,
    begin: (RequestedOrigins, FetchSummary) async throws -> Void = { _, _ in },
    take: (Outcome<TripOrigin?, Row>, FetchSummary) async throws -> TripFeed.Step
  ) async throws -> FetchSummary {
    try await run(request, prepare: { await prepare($0) }, begin: begin) { outcome, summary in
      let outcome = outcome.map { row in
        guard let row = row as? Row else { preconditionFailure("every row is from `prepare`") }
        return row
      }
      return try await take(outcome, summary)
    }
  }

  /// Searches without knowing the type of a row. In a generic method, all of the feed's code is unspecialized, which
  /// takes 6 % of the instructions of a fetch of 1,000 regions.
  private func run(
    _ request: Request, prepare: @escaping @Sendable (Found) async -> any Sendable,
    begin: (RequestedOrigins, FetchSummary) async throws -> Void,
    take: (Outcome<TripOrigin?, any Sendable>, FetchSummary) async throws -> TripFeed.Step
  ) async throws -> FetchSummary {
    let start = now()
    let deadline = request.timeLimit.map { Deadline($0, clock: clock) }
    var summary = FetchSummary(request.search, showsOnlyDeals: request.onlyDeals)
    summary.requestedCurrency = requestedCurrency
    let requested: RequestedOrigins
    do {
      requested = try await requestedOrigins(request, until: deadline)
    } catch let error as ClientError {
      try Task.checkCancellation()
      summary.listingError = "\(error)"
      await services.saveIfCounting()
      return summary
    }
    summary.begin(requested)
    try await begin(requested, summary)
    return try await PriceRecording.run(in: history, services, at: start, isWide: request.search.isWide) { recording in
      var isSaved = !request.isSaved
      let count = requested.origins.count
      let feed = TripFeed(
        { try await trips(from: $0, of: count, request, recording, at: start, until: deadline) }, clock: clock)
      let missing = try await feed.run(requested.origins, concurrency: request.concurrency) { origin, fetched in
        let found = await Found(fetched, from: origin, request, recording, at: start)
        let row = await prepare(found)
        return (found: found.withoutTrips, row: row)
      } take: { outcome in
        summary.take(outcome)
        if !isSaved, outcome.response != nil {
          // Saved before the first row is shown: a script may read only that row and then look up its id.
          isSaved = true
          try await regions.saveFetch(TripFetch(origins: requested.origins, search: request.search))
        }
        return try await take(outcome.map(\.row), summary)
      }
      for outcome in missing { summary.take(outcome) }
      return summary
    }
  }

  private func trips(
    from origin: TripOrigin?, of count: Int, _ request: Request, _ recording: PriceRecording, at now: Date,
    until deadline: Deadline?
  ) async throws -> Fetched<[Trip]> {
    let name = origin.map { "trips in \($0)" } ?? "trips anywhere"
    let single = request.tripRequest(from: origin, of: count)
    let fetched =
      if request.search.allowsTwoTickets {
        try await tripsAndPairs(single, named: name, request.concurrency, recording, at: now, until: deadline)
      } else {
        try await deadline.value(of: name) { [repository] in try await repository.trips(single) }
      }
    if !request.acceptsStale, fetched.status.kind == .stale, let error = fetched.status.clientError { throw error }
    return request.isStrict ? try fetched.withoutSkippedRows(requested: name) : fetched
  }

  /// Checks the names of regions and places, without a request for their trips. Accepts every name if the regions cannot
  /// be listed.
  ///
  /// - Parameters:
  ///   - acceptsEveryCode: Whether every code of three letters is accepted, although no table may have it.
  ///   - deadline: Limits the request for the list of regions; `nil` if the client has its own deadline.
  /// - Returns: The names that could not be checked.
  /// - Throws: `ClientError` for an unknown name, `HomeError` for `home` that is not configured, or `CancellationError`.
  @discardableResult
  func checkNames(
    _ names: [String], acceptsEveryCode: Bool = true, until deadline: Deadline? = nil
  ) async throws -> [String] {
    var unchecked: [String] = []
    for name in try home.expanded(names) where name != "all" {
      let isChecked = try await repository.checkOrigin(name, acceptsEveryCode: acceptsEveryCode, until: deadline)
      if !isChecked { unchecked.append(name) }
    }
    return unchecked
  }

  /// Checks names of places of departure that are in no table, without a request for their trips.
  ///
  /// - Returns: The names that could not be checked, because the regions could not be listed within five seconds.
  /// - Throws: `ClientError` for a name that the service does not know either, or `CancellationError`.
  package func unchecked(_ names: [String]) async throws -> [String] {
    try await checkNames(names, acceptsEveryCode: false, until: Deadline(.seconds(5), clock: clock))
  }

  /// The regions, for suggestions; none if they cannot be listed within two seconds.
  package var suggestedRegions: [Region] {
    get async {
      let limit: Deadline? = Deadline(.seconds(2), clock: clock)
      return (try? await limit.value(of: "the regions") { [repository] in try await repository.regions() })?.value ?? []
    }
  }

  /// Returns an error for each unknown name of a region or place, without a request for their trips. Accepts names that
  /// are in no table if the regions cannot be listed within five seconds.
  ///
  /// - Parameter destinations: The places at the other end, which decide what ambiguous names mean.
  /// - Throws: `CancellationError`.
  package func errors(ofOrigins names: [String], destinations: [String]) async throws -> [any ReportedError] {
    let ends = TripEnds(destinations: destinations, home: home.places)
    var errors: [any ReportedError] = []
    let limit = Deadline(.seconds(5), clock: clock)
    for name in names.uniqued() {
      if let error = ends.undecidedDeparture(among: [name]) {
        errors.append(error)
        continue
      }
      do {
        try await checkNames(ends.resolvedDepartures([name]), until: limit)
      } catch let error as any ReportedError {
        errors.append(error)
      }
    }
    return errors
  }

  /// Requests the round trips and, at the same time, the one-way trips for pairs of tickets. Returns what has arrived if
  /// the other request fails or is canceled.
  private func tripsAndPairs(
    _ request: TripRequest, named name: String, _ concurrency: Int, _ recording: PriceRecording, at now: Date,
    until deadline: Deadline?
  ) async throws -> Fetched<[Trip]> {
    var ordinary = request
    (ordinary.search.allowsTwoTickets, ordinary.search.nearbyKilometers) = (false, nil)
    var pairing = PairTickets.Request(request.search, from: request.origin)
    (pairing.originCount, pairing.concurrency) = (request.fetchSize, concurrency)
    let pair = PairTickets(
      trips: { [repository] oneWay in
        try await deadline.value(of: "one-way \(oneWay.origin.map { "trips in \($0)" } ?? "trips anywhere")") {
          try await repository.response(to: oneWay)
        }
      }, regions: { [repository] in try await deadline.value(of: "the regions") { try await repository.regions() } },
      at: now)
    async let pairs = Result { [pairing] in try await pair(pairing) { await recording.recordOneWay($0) } }
    let trips = await Result { [ordinary] in
      try await deadline.value(of: name) { [repository] in try await repository.trips(ordinary) }
    }
    return try await Fetched(trips: trips, pairs: pairs, of: name)
  }

  /// Returns the origins of a request, each of which is requested with ``Request/tripRequest(from:of:)``. The plan of a
  /// fetch, which shows the requests without sending them, uses the same two methods.
  ///
  /// - Parameter deadline: Limits the request for the list of regions; `nil` if the client has its own deadline.
  /// - Throws: `HomeError` if `home` is named or selected, but not configured. `ClientError` if the list of regions
  ///   could not be fetched or, if the request is strict, has an invalid row.
  package func requestedOrigins(_ request: Request, until deadline: Deadline? = nil) async throws -> RequestedOrigins {
    func resolved(_ names: [String]) -> [String] {
      TripEnds(destinations: request.search.to.map(\.word), home: home.places).resolvedDepartures(names)
    }
    var named: [String]
    switch request.origins {
    case .exactly(let origins):
      let words = origins.map { origin in
        let words = resolved([origin].compactMap(\.self))
        return words.count == 1 ? words[0] : origin
      }
      return RequestedOrigins(origins: words.uniqued())
    case .named(let names): named = try home.expanded(names)
    }
    let departures = named.isEmpty ? request.search.namedDepartures : []
    var defaults: DefaultOrigins?
    if named.isEmpty {
      named = try home.expanded(try await regions.selected())
      defaults = named.isEmpty ? nil : DefaultOrigins(name: "the selected regions", origins: named)
    }
    if named.isEmpty, !home.places.isEmpty {
      named = home.places
      defaults = DefaultOrigins(name: "home", origins: named)
    }
    named = resolved(named)
    if !named.isEmpty, !named.contains("all") {
      if departures.isEmpty { return RequestedOrigins(origins: named, defaults: defaults) }
      return RequestedOrigins(origins: departures.origins { country in named.filter { country.mayContain($0) } })
    }
    var listed = try await deadline.value(of: "the regions") { [repository] in try await repository.regions() }
    if request.isStrict { listed = try listed.withoutSkippedRows(requested: "the regions") }
    // Other regions have all trips of their countries, and can be filtered.
    if !departures.isEmpty, listed.value.contains(where: \.isSelection) {
      return RequestedOrigins(
        origins: departures.origins { country in listed.value.containing(country).map(\.id) }, listed: listed)
    }
    return RequestedOrigins(origins: (listed.value.map(\.id) + named.filter { $0 != "all" }).uniqued(), listed: listed)
  }
}

extension Dependencies {
  /// - Parameters:
  ///   - home: The places of the word `home`.
  ///   - requestedCurrency: The currency that is requested from a service that may ignore it; `nil` for other services.
  package func searchTrips(home: Home, requestedCurrency: String? = nil) -> SearchTrips {
    SearchTrips(
      repository: TripRepository(trips, clock: clock), regions: regions, history: history,
      services: services, home: home, requestedCurrency: requestedCurrency, clock: clock, now: now)
  }
}

package struct RequestedOrigins: Sendable {
  /// The regions and places; `nil` stands for one request for all regions.
  package let origins: [TripOrigin?]
  /// The service's list of regions if it had to be fetched; otherwise `nil`.
  package var listed: Fetched<[Region]>?
  /// The default origins if none were named and the default is not all regions; otherwise `nil`.
  package var defaults: DefaultOrigins?
}

/// The origins that are requested if none are named: the saved selection, or the places that are configured as `home`.
package struct DefaultOrigins: Sendable {
  fileprivate let name: String
  fileprivate let origins: [TripOrigin]

  /// Returns the note for the user that only these origins are requested.
  ///
  /// - Parameter advice: How to request all regions.
  package func note(advice: String) -> String {
    "fetching only \(name): \(origins.map { $0.printable(maxLength: 60) }.firstFew); \(advice)"
  }
}

extension TripSearch {
  /// The places from which trips must depart, without those in another one of them; empty if any place is unknown. If no
  /// origins are named, these are requested instead of the default origins, from which trips may not depart there.
  fileprivate var namedDepartures: [Place] {
    guard from.allSatisfy({ Place($0.word) != nil }) else { return [] }
    return from.enumerated().filter { index, place in
      !from.enumerated().contains { $0.offset != index && $0.element.includes(place, orEquals: $0.offset < index) }
    }.map(\.element)
  }
}

extension [Place] {
  /// Returns the origins to request for these places of departure: for a country, those of the default origins that
  /// `inCountry` returns, if any.
  fileprivate func origins(inCountry: (Place) -> [TripOrigin]) -> [TripOrigin] {
    flatMap { place in
      let origins = place.countryCode == nil ? [] : inCountry(place)
      return origins.isEmpty ? [place.word] : origins
    }.uniqued()
  }
}

extension Place {
  /// Whether trips from an origin may depart in this country. It is unknown where those of a region depart, whose id may
  /// look like a code, such as `blc`.
  fileprivate func mayContain(_ origin: TripOrigin) -> Bool {
    if origin.utf8.count <= 3, origin != origin.uppercasedASCII { return true }
    return Place(origin).map { !$0.countryCodes.isDisjoint(with: countryCodes) } ?? true
  }

  /// Returns whether every trip from another place departs from this one, too, and not the other way around, unless
  /// `orEquals` is set.
  fileprivate func includes(_ other: Place, orEquals: Bool) -> Bool {
    if let countryCode { return other.countryCodes == [countryCode] && (other.countryCode == nil || orEquals) }
    let (own, others) = (Set(airportCodes), Set(other.airportCodes))
    return !others.isEmpty && own.isSuperset(of: others) && (own != others || orEquals)
  }
}

extension Deadline? {
  /// Returns the response to a request, within the deadline if there is one.
  func value<Value: Sendable>(
    of requested: String, _ send: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    guard let self else { return try await send() }
    return try await self.value(of: requested, send)
  }
}

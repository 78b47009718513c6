import AerogamiContainer
package import AerogamiCore
import Foundation

/// Finds trips by their ids, among those that the user has probably seen.
///
/// Continues if a store fails or a region does not respond: the result has the trips that were found, and what failed.
/// Prices that arrive are recorded.
package struct FindTrip: Sendable {
  package struct Request: Sendable {
    package var ids: [String]
    package var scope: Scope
    /// Whether the beginning of an id is enough, if no other trip's id begins with it.
    package var acceptsPrefixes = true
    /// Whether the favorites are searched before anything is requested, instead of afterward.
    package var startsWithFavorites = false
    /// Whether trips are returned although other ids do not identify exactly one trip: see ``FoundTrips/errors``.
    package var allowsErrors = false
    /// The party for whom the prices must be; `nil` for that of the last fetch, and in the stores for any.
    package var passengers: Passengers?

    /// Returns whether a trip whose id begins with `id` may be what that id means.
    func accepts(_ trip: Trip, _ id: String) -> Bool {
      (acceptsPrefixes || trip.id == id) && (passengers == nil || passengers == trip.terms.party)
    }

    /// Returns a search with the party of the request.
    fileprivate func search(_ search: TripSearch) -> TripSearch {
      var search = search
      if let passengers { search.passengers = passengers }
      return search
    }

    package init(_ ids: [String], in scope: Scope = .seen) { (self.ids, self.scope) = (ids, scope) }
  }

  /// The trips that are searched, in addition to the favorites.
  package enum Scope: Sendable {
    /// The last fetch, the trips of watches, and the cached responses of earlier fetches. Without a fetch, requests all
    /// regions, unless watches have seen all of the trips. Of a trip that several of them have, the price that was
    /// fetched last counts. Earlier fetches are not searched for a trip that the last one has. Without a party, a watch
    /// counts if it is for the party of the fetch, or for one adult if no fetch has the trip. Other watches come last.
    case seen
    /// Regions and places, requested with the search of the last fetch.
    case regions([String])
    /// A single region or place, requested with a search; `nil` for all regions in one request.
    case response(TripOrigin?, TripSearch)
    /// These trips, then the trips of watches. Requests nothing.
    case known([FoundTrip])
  }

  fileprivate let search: SearchTrips
  /// Searches cached responses only; `nil` if earlier fetches are not searched.
  fileprivate let cached: SearchTrips?
  fileprivate let regions: RegionStore
  fileprivate let watches: WatchStore
  fileprivate let favorites: FavoriteStore
  fileprivate let now: @Sendable () -> Date

  /// A trip in several regions is found in the first of them.
  ///
  /// - Throws: ``TripChoiceError`` for the first id that does not identify exactly one trip, unless the request allows
  ///   errors and another id does; `ClientError` for an unknown region or place, `HomeError` if `home` is searched but
  ///   not configured, or `CancellationError`.
  package func callAsFunction(_ request: Request) async throws -> FoundTrips {
    // Ids of most services are in lowercase.
    var lowercased = request
    do {
      var found = try await find(request)
      let unknown = Set(found.errors.filter(\.isUnknown).map(\.id))
      lowercased.ids = request.ids.map { unknown.contains($0) ? $0.lowercased() : $0 }
      if lowercased.ids != request.ids {
        let others = try await find(lowercased)
        if others.errors.count < found.errors.count { found = others }
      }
      if found.trips.isEmpty, let error = TripChoiceError.first(of: found.errors) { throw error }
      return found
    } catch let error as TripChoiceError where !request.allowsErrors {
      lowercased.ids = request.ids.map { $0.lowercased() }
      guard error.isUnknown, lowercased.ids != request.ids else { throw error }
      do { return try await find(lowercased) } catch is TripChoiceError { throw error }
    }
  }

  private func find(_ request: Request) async throws -> FoundTrips {
    var found = FoundTrips(request, at: now())
    if request.startsWithFavorites { try await searchFavorites(for: &found) }
    if found.missing.isEmpty {
      // A mistyped region is an error, although it does not matter here.
      if case .regions(let names) = request.scope { try await search.checkNames(names) }
      // The prefix of a favorite may also be that of a trip which was seen elsewhere. No request is sent to find out.
      if case .seen = request.scope, !found.unsettled.isEmpty {
        try found.choose(among: try await watchedTrips(for: &found), from: .watch)
        if let cached, let last = try await reading(&found, { try await regions.fetches().first }) ?? nil {
          let trips = try await response(of: cached, .exactly(last.origins), last.search, ids: found.unsettled).trips
          try found.choose(among: trips, from: .fetch)
        }
      }
      return found
    }
    var (fetches, watched): ([TripFetch], [FoundTrip]) = ([], [])
    switch request.scope {
    case .response(let origin, let search):
      try await searchService(.exactly([origin]), request.search(search), for: &found)
    case .regions(let names):
      let last = try await reading(&found) { try await regions.fetches().first } ?? nil
      try await searchService(.named(names), request.search(last?.search ?? TripSearch()), for: &found)
    case .seen:
      fetches = try await reading(&found) { try await regions.fetches() } ?? []
      watched = try await watchedTrips(for: &found)
      let party = request.passengers ?? Passengers()
      let sameParty = watched.filter { $0.trip.terms.party == party }
      if let last = fetches.first {
        found.searched.isLastFetch = true
        try await searchService(.exactly(last.origins), request.search(last.search), for: &found)
      } else if !found.missing.allSatisfy({ id in sameParty.named(id).contains { request.accepts($0.trip, id) } }) {
        try await searchService(.all, request.search(TripSearch()), for: &found)
      }
      try found.choose(among: watched, from: .watch, forAnyParty: false)
    case .known(let trips):
      try found.choose(among: trips, from: .fetch)
      watched = try await watchedTrips(for: &found)
      try found.choose(among: watched, from: .watch, forAnyParty: false)
    }
    if !request.startsWithFavorites { try await searchFavorites(for: &found) }
    // If some of the last fetch failed now, as with a simulated fault, its cached responses may have the trip.
    let earlier = found.searched.summary?.status == .ok ? fetches.dropFirst() : fetches[...]
    if let cached {
      for fetch in earlier {
        let ids = found.missingInFetches
        if ids.isEmpty { break }
        found.searched.includesEarlierFetches = true
        let trips = try await response(of: cached, .exactly(fetch.origins), fetch.search, ids: ids).trips
        try found.choose(among: trips, from: .earlierFetch)
      }
    }
    // A trip that only a watch for another party has is better than none.
    try found.choose(among: watched, from: .watch)
    for id in found.missing { try found.refuse(id, .unknown(found.searched)) }
    return found
  }

  /// Returns the cheapest trips of the last fetch, each once, and the summary of its regions; `nil` without a fetch.
  package func cheapestOfLastFetch(_ count: Int) async throws -> (trips: [FoundTrip], summary: FetchSummary)? {
    guard let last = try await regions.fetches().first else { return nil }
    let query = TripQuery(last.search)
    var selection = TripSelection(query, at: now())
    selection.origins = last.origins
    let summary = try await search(
      .init(last.search, from: .exactly(last.origins)), prepare: { $0.selection(of: query) }
    ) { outcome, _ in
      if let trips = outcome.response { selection.add(trips) }
      return .continue
    }
    try Task.checkCancellation()
    var seen: Set<Trip.ID> = []
    return (Array(selection.sorted().filter { seen.insert($0.trip.id).inserted }.prefix(count)), summary)
  }

  /// Returns ids that start with a text, sorted: of the favorites, of trips that watches have seen, and of the last
  /// fetch. If there was no fetch, of all regions.
  ///
  /// Requests no further regions after 2000 trips, because the user's shell waits for the ids.
  package func ids(startingWith prefix: String, limit: Int) async throws -> [Trip.ID] {
    var found = FoundTrips(Request([prefix]), at: now())
    var ids = try await reading(&found) { try await favorites.find(prefix, limit).map(\.id) } ?? []
    ids += try await reading(&found) { try await watches.find(prefix, limit).map(\.trip.id) } ?? []
    let last = try await reading(&found) { try await regions.fetches().first } ?? nil
    var request = SearchTrips.Request(last?.search ?? TripSearch(), from: last.map { .exactly($0.origins) } ?? .all)
    request.concurrency = 1
    var count = 0
    _ = try await search(request, prepare: { $0.fetched.value.map(\.id).filter { $0.hasPrefix(prefix) } }) {
      outcome, summary in
      ids += outcome.response ?? []
      count += summary.origins[outcome.key]?.count ?? 0
      return count < 2000 ? .continue : .stop
    }
    return Array(ids.uniqued().sorted().prefix(limit))
  }

  private func searchFavorites(for found: inout FoundTrips) async throws {
    var favorites: [FoundTrip] = []
    for id in found.unsettled {
      let saved = try await reading(&found) { try await self.favorites.find(id, TripChoiceError.candidateCount + 1) }
      guard let saved else { return }
      if let wanted = found.searched.passengers, saved.count == 1, let party = saved.first?.trip.terms.party,
        party != wanted
      {
        found.searched.otherParties[id] = party
      }
      favorites += saved.map { FoundTrip(trip: $0.trip, origin: $0.region) }
    }
    found.searched.includesFavorites = true
    try found.choose(among: favorites, from: .favorite)
  }

  private func watchedTrips(for found: inout FoundTrips) async throws -> [FoundTrip] {
    var trips: [FoundTrip] = []
    for id in found.unsettled {
      trips += try await reading(&found) { try await watches.find(id, TripChoiceError.candidateCount + 1) } ?? []
    }
    return trips
  }

  private func searchService(
    _ origins: SearchTrips.Origins, _ filters: TripSearch, for found: inout FoundTrips
  ) async throws {
    let (trips, summary) = try await response(of: search, origins, filters, ids: found.unsettled)
    found.searched.summary = summary
    try found.choose(among: trips, from: .fetch)
  }

  /// Returns the trips whose ids start with one of these ids, in the order of the origins.
  private func response(
    of search: SearchTrips, _ origins: SearchTrips.Origins, _ filters: TripSearch, ids: [String]
  ) async throws -> (trips: [FoundTrip], summary: FetchSummary) {
    var trips: [TripOrigin?: [FoundTrip]] = [:]
    var request = SearchTrips.Request(filters, from: origins)
    request.ids = ids
    let summary = try await search(
      request,
      prepare: { $0.fetched.value.filter { trip in ids.contains { trip.id.hasPrefix($0) } } }
    ) { outcome, _ in
      let fetchedAt = now().addingTimeInterval(-((outcome.status.age ?? .zero) / .seconds(1)))
      trips[outcome.key] = outcome.response?.map { FoundTrip(trip: $0, origin: outcome.key, fetchedAt: fetchedAt) }
      return .continue
    }
    try Task.checkCancellation()
    return (summary.origins.keys.flatMap { trips[$0] ?? [] }, summary)
  }

  /// Returns the value that `read` returns; `nil` if it throws. Saves the first error in `found`.
  private func reading<Value: Sendable>(
    _ found: inout FoundTrips, _ read: () async throws -> Value
  ) async throws -> Value? {
    do {
      return try await read()
    } catch {
      try Task.checkCancellation()
      if found.searched.storeError == nil { found.searched.storeError = error }
      return nil
    }
  }
}

extension Dependencies {
  /// - Parameters:
  ///   - home: The places of the word `home`.
  ///   - cached: Returns cached responses only; `nil` if earlier fetches are not searched.
  package func findTrip(home: Home, cached: TripClient? = nil) -> FindTrip {
    var dependencies = self
    // A trip is found by its id, so deals do not matter. Do not read the price history to find them.
    dependencies.history.usual = { _, _ in [:] }
    let search = dependencies.searchTrips(home: home)
    let cachedSearch = cached.map { client in
      dependencies.trips = client
      return dependencies.searchTrips(home: home)
    }
    return FindTrip(
      search: search, cached: cachedSearch, regions: regions, watches: watches, favorites: favorites, now: now)
  }
}

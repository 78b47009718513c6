import AerogamiContainer
package import AerogamiCore
package import Foundation

/// Adds, lists and removes the favorites.
package struct Favorites: Sendable {
  private let store: FavoriteStore
  private let now: @Sendable () -> Date
  /// Copies of this struct share it.
  private let removed = RemovedFavorites()

  package init(_ store: FavoriteStore, now: @escaping @Sendable () -> Date) {
    (self.store, self.now) = (store, now)
  }

  /// What adding a trip changed.
  package enum Change: Sendable {
    case added
    /// The trip was a favorite already; the associated value is what was saved before.
    case updated(from: Trip)
    /// The trip was a favorite already, and was not found anywhere else.
    case notFound
  }

  /// Finds trips, and saves all of them or none.
  ///
  /// - Parameter replacesOtherParties: Whether a favorite that was saved for another party is replaced, instead of an
  ///   error.
  /// - Returns: Each trip with what adding it changed, and where the trips were searched.
  /// - Throws: An error of the store, usually before any request is sent, an error of ``FindTrip``, or
  ///   ``OtherPartyError``.
  package func add(
    _ request: FindTrip.Request, with find: FindTrip, replacesOtherParties: Bool = true
  ) async throws -> (changes: [(trip: Trip, region: TripOrigin?, change: Change)], searched: SearchedTrips) {
    _ = try await store.count()
    var found = try await find(request)
    let isShortened = found.trips.contains { $0.source == .favorite && !request.ids.contains($0.trip.trip.id) }
    if isShortened, found.trips.count == request.ids.count {
      // Some trips are found only by their whole ids.
      var whole = request
      whole.ids = found.trips.map(\.trip.trip.id)
      found = try await find(whole)
    }
    let addedAt = now()
    let favorites = found.trips.filter { $0.source != .favorite }.map {
      Favorite(trip: $0.trip.trip, region: $0.trip.origin, addedAt: addedAt)
    }
    let before =
      favorites.isEmpty
      ? []
      : try await store.save(favorites) { saved, new in
        replacesOtherParties || saved.trip.terms.party == new.trip.terms.party
      }
    let known = Dictionary(before.map { ($0.id, $0.trip) }) { first, _ in first }
    if !replacesOtherParties {
      for favorite in favorites {
        let wanted = favorite.trip.terms.party
        guard let saved = known[favorite.id]?.terms.party, saved != wanted else { continue }
        throw OtherPartyError(saved: saved, wanted: wanted)
      }
    }
    let changes = found.trips.map { trip, source in
      let before = known[trip.trip.id].map { Change.updated(from: $0) }
      return (trip: trip.trip, region: trip.origin, change: source == .favorite ? Change.notFound : before ?? .added)
    }
    return (changes, found.searched)
  }

  package struct Matches: Sendable {
    /// The matching favorites, in the query's order.
    package let trips: [FoundTrip]
    /// All favorites.
    package let saved: [Favorite]
    /// The error if no favorite matches because all prices are in other currencies; otherwise `nil`.
    package let currencyError: PriceCurrencyError?
    package let notes: [String]
  }

  package func matches(_ query: TripQuery) async throws -> Matches {
    let now = now()
    let trips = try await store.trips(query, now)
    let saved = try await store.find("", .max)
    var (shown, currencies) = (ShownTrips(), PriceCurrencies(query.search))
    for found in trips { shown.note(found.trip) }
    let all = saved.map(\.trip)
    currencies.add(all, matching: query.search.indices(of: all, at: now), at: now)
    return Matches(
      trips: trips, saved: saved, currencyError: trips.isEmpty ? currencies.error : nil,
      notes: shown.notes(comparing: currencies.compared))
  }

  /// Returns all favorites, the last added first.
  package func newest() async throws -> [Favorite] {
    try await store.find("", .max).sorted { ($0.addedAt, $0.id) > ($1.addedAt, $1.id) }
  }

  /// Returns the favorites with these ids, or whose ids begin with them, each once.
  ///
  /// - Throws: ``TripChoiceError`` for the first id that does not identify exactly one favorite.
  package func named(_ ids: [String]) async throws -> [Favorite] {
    var chosen: [Favorite] = []
    for id in ids {
      let found = try await store.find(id, TripChoiceError.candidateCount + 1)
      if found.count > 1 { throw TripChoiceError(id, .ambiguous(found.map(\.trip), at: now())) }
      guard let favorite = found.first else {
        throw TripChoiceError(id, .notFavorite(savedCount: try await store.count()))
      }
      chosen.append(favorite)
    }
    return chosen.uniqued()
  }

  /// Removes the favorites with these ids, or whose ids begin with them, and returns them.
  ///
  /// - Throws: ``TripChoiceError`` for the first id that does not identify exactly one favorite; then nothing is
  ///   removed.
  package func remove(_ ids: [String]) async throws -> [Favorite] {
    let chosen = try await named(ids)
    _ = try await store.remove(chosen.map(\.id))
    return chosen
  }

  /// Removes the favorite with exactly this id, and returns it; `nil` if there is none, for example because it was
  /// removed elsewhere. ``restore(_:)`` can bring it back.
  package func remove(exactly id: Trip.ID) async throws -> Favorite? {
    let favorite = try await store.find(id, 1).first { $0.id == id }
    if let favorite { await removed.add(favorite) }
    _ = try await store.remove([id])
    return favorite
  }

  /// Brings a favorite back as it was before ``remove(exactly:)``, whether or not the service still offers the trip.
  ///
  /// - Returns: Whether the trip is a favorite now. It is not if this process has not removed it, or has removed many
  ///   others since.
  package func restore(_ id: Trip.ID) async throws -> Bool {
    let favorite = await removed.favorite(id)
    guard let favorite else { return try await store.find(id, 1).contains { $0.id == id } }
    // It may have been added again elsewhere, with a newer price.
    _ = try await store.save([favorite]) { _, _ in false }
    return true
  }

  /// Removes all favorites if the user agrees, and returns their number; `nil` if the user does not agree.
  ///
  /// - Parameter isConfirmed: Receives the number of favorites, if there are any, and returns whether to remove them.
  package func clear(
    if isConfirmed: (_ count: Int) async throws -> Bool
  ) async throws -> Int? {
    let count = try await store.count()
    if count > 0, try await !isConfirmed(count) { return nil }
    return try await store.clear()
  }
}

/// The error for a trip that is a favorite for another party than the one for which it was to be saved.
package struct OtherPartyError: ReportedError {
  let saved: Passengers
  let wanted: Passengers

  package var message: String {
    "this trip is already a favorite for \(saved.text), so it was not saved for \(wanted.text)"
  }
  package var remedy: String? { "to replace the favorite, remove it first" }
}

/// The favorites that were removed last, in memory, so that they can be restored.
private actor RemovedFavorites {
  /// The number of favorites, about 1 kB each.
  private static let limit = 100
  /// The last removed is the last.
  private var favorites: [Favorite] = []

  func add(_ favorite: Favorite) {
    favorites.removeAll { $0.id == favorite.id }
    favorites.append(favorite)
    if favorites.count > Self.limit { favorites.removeFirst() }
  }

  func favorite(_ id: Trip.ID) -> Favorite? { favorites.first { $0.id == id } }
}

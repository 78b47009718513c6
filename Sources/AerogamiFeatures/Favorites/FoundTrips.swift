import AerogamiContainer
package import AerogamiCore
package import Foundation

/// The trips that were found by their ids.
package struct FoundTrips: Sendable {
  package enum Source: Sendable {
    case fetch, watch, favorite, earlierFetch
  }

  private let request: FindTrip.Request
  private let now: Date
  private var byID: [String: (trip: FoundTrip, source: Source)] = [:]
  /// The ids of the trips that the last fetch has. It decides their party.
  private var fetched: Set<Trip.ID> = []
  package internal(set) var searched = SearchedTrips()
  /// The errors for the ids that do not identify exactly one trip; empty unless the request allows them.
  package private(set) var errors: [TripChoiceError] = []

  init(_ request: FindTrip.Request, at now: Date) {
    (self.request, self.now) = (request, now)
    searched.passengers = request.passengers
  }

  /// The trips in the order of the ids, each once.
  package var trips: [(trip: FoundTrip, source: Source)] {
    var seen: Set<Trip.ID> = []
    return request.ids.compactMap { byID[$0] }.filter { seen.insert($0.trip.trip.id).inserted }
  }

  /// The ids that were not found yet.
  var missing: [String] { pending.filter { byID[$0] == nil } }

  /// The ids that were not found yet, and the prefixes that may also be those of other trips.
  var unsettled: [String] { pending.filter { byID[$0]?.trip.trip.id != $0 } }

  /// The ids that were not found yet, and the whole ids of watched trips, for which a fetch may have a newer price.
  var missingInFetches: [String] {
    pending.compactMap { id in
      guard let found = byID[id] else { return id }
      return found.source == .watch ? found.trip.trip.id : nil
    }
  }

  /// The ids without an error.
  private var pending: [String] { request.ids.filter { id in !errors.contains { $0.id == id } }.uniqued() }

  /// Chooses the trips for the ids that are still missing, and replaces those that were fetched earlier than these. A
  /// prefix for which a trip was chosen must not be that of another one of these trips.
  ///
  /// - Parameter anyParty: Whether trips count that are neither for the party of the request, by default one adult, nor
  ///   for that of the trip which was chosen.
  /// - Throws: ``TripChoiceError`` if the ids of several trips start with an id, and none equals it, unless the request
  ///   allows errors.
  mutating func choose(
    among trips: [FoundTrip], from source: Source, forAnyParty anyParty: Bool = true
  ) throws(TripChoiceError) {
    if source == .fetch { fetched.formUnion(trips.map(\.trip.id)) }
    for id in pending {
      let chosenBefore = byID[id]
      let parties: [Passengers?] = [request.passengers ?? Passengers(), chosenBefore?.trip.trip.terms.party]
      let accepted = trips.filter {
        request.accepts($0.trip, id) && (anyParty || parties.contains($0.trip.terms.party))
      }
      let found = accepted.named(id)
      if let (chosen, chosenSource) = chosenBefore {
        let newer = accepted.first { trip in
          guard trip.trip.id == chosen.trip.id else { return false }
          if trip.trip.terms.party == chosen.trip.terms.party { return trip.isNewer(than: chosen) }
          // A watch does not change the party.
          return chosenSource == .watch && source == .earlierFetch && !fetched.contains(chosen.trip.id)
        }
        if let newer { byID[id] = (newer, source) }
        if chosen.trip.id == id { continue }
        if found.count == 1, found[0].trip.id == id { byID[id] = (found[0], source) }
        let others = found.filter { $0.trip.id != chosen.trip.id && $0.trip.id != id }
        if !others.isEmpty { try refuse(id, .ambiguous([chosen.trip] + others.map(\.trip), at: now)) }
      } else if found.count > 1 {
        try refuse(id, .ambiguous(found.map(\.trip), at: now))
      } else if let trip = found.first {
        byID[id] = (trip, source)
      }
    }
  }

  /// Records the error for an id if the request allows it, and throws the error otherwise.
  mutating func refuse(_ id: String, _ reason: TripChoiceError.Reason) throws(TripChoiceError) {
    let error = TripChoiceError(id, reason)
    guard request.allowsErrors else { throw error }
    errors.append(error)
    byID[id] = nil
  }
}

extension FoundTrip {
  /// Whether the price was fetched later than that of another trip. `false` if a time is unknown.
  fileprivate func isNewer(than other: FoundTrip) -> Bool {
    if let fetchedAt, let before = other.fetchedAt { fetchedAt > before } else { false }
  }
}

/// Where trips were searched by their ids, and what could not be searched.
package struct SearchedTrips: Sendable {
  /// The requested regions and their search; `nil` if no trips were requested.
  package internal(set) var summary: FetchSummary?
  /// Whether the requested regions are those of the last fetch.
  package internal(set) var isLastFetch = false
  /// The requested party; `nil` for that of the last fetch.
  var passengers: Passengers?
  /// The parties of the favorites that were found, but are not for the requested party, by the id as the user gave it.
  var otherParties: [String: Passengers] = [:]
  var includesFavorites = false
  var includesEarlierFetches = false
  /// The first error of a store; `nil` if all stores could be searched.
  package internal(set) var storeError: (any Error)?

  /// The error of the first region that failed; `nil` if none did.
  package var failure: (any Error)? {
    summary?.origins.ordered.first { $0.status.kind == .failed }?.status.error
  }

  package var hasResponse: Bool { !responded.isEmpty }

  /// Whether everything could be searched.
  var isComplete: Bool {
    storeError == nil && summary.map { $0.status == .ok && ![.partial, .failed].contains($0.completenessKind) } ?? true
  }

  private var responded: [String] {
    (summary?.origins.ordered ?? []).filter { ![.failed, .cancelled].contains($0.status.kind) }
      .map { $0.id == nil ? "all regions" : $0.name }
  }

  package var notes: [String] {
    guard let summary else { return [] }
    let listing = summary.listingError.map { "the regions could not be listed: \($0)" }
    return [listing, summary.staleListing].compactMap(\.self) + summary.origins.notes
  }

  /// The reason why a favorite was not found anywhere else.
  package var reasonNotFound: String {
    hasResponse ? "it was not found in \(responseText)" : "no region responded"
  }

  private var responseText: String {
    let regions = responded.firstFew
    var search = summary?.search ?? TripSearch()
    // The requested party is not that of the last fetch.
    if passengers != nil { search.passengers = Passengers() }
    let filters = search.text.printable(maxLength: 100)
    if isLastFetch { return "your last fetch (\(regions)\(filters.isEmpty ? "" : ", with the filters \(filters)"))" }
    // Name the filters of the search: the id may come from a watch, or from an earlier fetch with another search.
    return filters.isEmpty ? regions : "\(regions), searched with the filters of your last fetch (\(filters))"
  }

  /// Returns that trips with these ids were not found, such as `no trip "x" in the favorites or in EU`, followed by what
  /// could not be searched.
  func text(missing ids: [String]) -> String {
    let places =
      (includesFavorites ? ["in the favorites"] : []) + (hasResponse ? ["in \(responseText)"] : [])
      + (includesEarlierFetches ? ["in the cached responses of earlier fetches"] : [])
    let party = passengers.map { " for \($0.text)" } ?? ""
    let names = ids.map { "\"\($0.printable(maxLength: 60))\"" }
    var scope = "no trip \(names.count > 5 ? names.firstFew : names.listed(with: "or"))\(party) "
    scope += places.isEmpty ? "was found" : places.listed(with: "or")
    if ids.count == 1, let other = otherParties[ids[0]] {
      let others = places.filter { $0 != "in the favorites" }
      scope = "\(names[0]) is a favorite for \(other.text); its price\(party) was not found"
      if !others.isEmpty { scope += " \(others.listed(with: "or"))" }
    }
    let notes = notes + [storeError.map { "\($0)" }].compactMap(\.self)
    return ([scope + (hasResponse ? "" : ", and no region responded")] + notes).joined(separator: "; ")
  }
}

/// The error for an id that does not identify exactly one trip.
package struct TripChoiceError: ReportedError {
  package enum Reason: Sendable {
    /// No trip's id begins with the given text.
    case unknown(SearchedTrips)
    /// No favorite's id begins with the given text. The count is that of all saved favorites.
    case notFavorite(savedCount: Int)
    /// The ids of several trips begin with the given text. The date decides whether the message has years.
    case ambiguous([Trip], at: Date)
  }

  /// The id or its beginning, as the user gave it.
  package let id: String
  package let reason: Reason
  /// Other ids that no trip has, as the user gave them.
  private var others: [String] = []
  /// What the user can do. The command line and the server can replace it with advice that fits their interface.
  package var remedy: String?

  init(_ id: String, _ reason: Reason) {
    (self.id, self.reason) = (id, reason)
    if case .ambiguous = reason { remedy = "enter more characters of the id" }
  }

  /// Returns the first of several errors, which also names the other ids if no trip has any of them.
  static func first(of errors: [TripChoiceError]) -> TripChoiceError? {
    guard var first = errors.first else { return nil }
    if errors.allSatisfy(\.isUnknown) { first.others = errors.dropFirst().map(\.id) }
    return first
  }

  /// Whether no trip with this id was found anywhere.
  var isUnknown: Bool { if case .unknown = reason { true } else { false } }

  /// `1` if a trip with this id may exist, because not everything could be searched. 64, the code of a wrong command
  /// line, for an ambiguous prefix.
  package var exitCode: Int32 {
    switch reason {
    case .unknown(let searched): searched.isComplete ? notFoundExitCode : 1
    case .notFavorite: notFoundExitCode
    case .ambiguous: 64
    }
  }

  package var message: String {
    let id = id.printable(maxLength: 60)
    switch reason {
    case .unknown(let searched): return searched.text(missing: [self.id] + others)
    case .notFavorite(let count): return "no trip \"\(id)\" in the favorites (\(count) saved)"
    case .ambiguous(let trips, let now):
      let ids = ShortIDs(trips.map(\.id))
      let first = trips.prefix(Self.candidateCount).map { trip in
        "\(ids.prefix(of: trip.id).printable(maxLength: 60)) (\(trip.summary(at: now)))"
      }
      return "\"\(id)\" matches "
        + (trips.count > Self.candidateCount ? "more than \(Self.candidateCount) trips" : "\(trips.count) trips") + ": "
        + first.joined(separator: "; ")
    }
  }

  /// The maximum number of matching trips to list.
  static let candidateCount = 10
}

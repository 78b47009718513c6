import AerogamiContainer
package import AerogamiCore
package import Foundation

/// Adds a watch for each favorite, which notifies of a price below the saved one.
package struct WatchFavorites: Sendable {
  package struct Request: Sendable {
    /// The ids of the favorites, or unique prefixes of them; empty for all favorites.
    package var ids: [String]
    /// The names of the notifiers that send messages.
    package var notifiers: [String] = []
    /// The pause between rounds in its text form; `nil` for the default.
    package var interval: String?
    /// Whether nothing is saved.
    package var isDryRun = false

    package init(_ ids: [String] = []) { self.ids = ids }
  }

  package enum Change: Sendable {
    case added(Watch)
    /// A watch of this name has the same search. If it has other regions, triggers, notifiers or another interval,
    /// `wanted` is the watch that could replace it.
    case alreadyWatched(name: String, wanted: Watch?)
    /// A watch of this name has the same search, but for another party. `wanted` is the watch that could replace it;
    /// `nil` if none can.
    case watchedForOthers(name: String, party: Passengers, wanted: Watch?)
    /// The trip has departed.
    case departed
    case refused(WatchRefusal)
  }

  private let favorites: Favorites
  private let manage: ManageWatches
  private let now: @Sendable () -> Date

  package init(_ favorites: Favorites, _ manage: ManageWatches, now: @escaping @Sendable () -> Date) {
    (self.favorites, self.manage, self.now) = (favorites, manage, now)
  }

  /// Adds the watches that do not exist yet. A watch that exists is never changed.
  ///
  /// - Returns: The favorites in the order of the ids, or the last added first, each with what was done.
  /// - Throws: ``TripChoiceError`` for the first id that does not identify exactly one favorite, or ``WatchRefusal`` for
  ///   an unknown notifier; then nothing is added. Or an error of the stores.
  package func callAsFunction(_ request: Request) async throws -> [(favorite: Favorite, change: Change)] {
    let chosen = try await request.ids.isEmpty ? favorites.newest() : favorites.named(request.ids)
    var watches = try await Dictionary(
      manage.rows().rows.map { ($0.name, $0.watch) }, uniquingKeysWith: { first, _ in first })
    var changes: [(favorite: Favorite, change: Change)] = []
    for favorite in chosen {
      if favorite.trip.departureAt.instant <= now() {
        changes.append((favorite, .departed))
        continue
      }
      do {
        let change = try await add(favorite, request, beside: watches)
        if case .added(let watch) = change, let name = watch.name { watches[name] = .success(watch) }
        changes.append((favorite, change))
      } catch let refusal as WatchRefusal where refusal.reason != .invalid(field: "notify") {
        changes.append((favorite, .refused(refusal)))
      }
    }
    return changes
  }

  /// Returns the saved watches that were added for these favorites when their prices were for another party, each with
  /// that party and the watch that can replace it; `nil` if none can. A favorite has none if it has departed, or if a
  /// watch is for its party.
  ///
  /// - Throws: An error of the store.
  package func outdated(of favorites: [Favorite]) async throws -> [OutdatedWatch] {
    let rows = try await Dictionary(manage.rows().rows.map { ($0.name, $0) }) { first, _ in first }
    var outdated: [OutdatedWatch] = []
    for favorite in favorites where favorite.trip.departureAt.instant > now() {
      let (fields, named) = (favorite.watchFields, favorite.watchNames.compactMap { rows[$0] })
      guard !named.isEmpty, let current = try? Watch(name: nil, fields: fields) else { continue }
      if named.contains(where: { $0.usable?.hasTrips(of: current) == true }) { continue }
      for row in named where row.source == nil {
        guard let watch = row.usable, watch.hasTrips(of: current, forAnyParty: true) else { continue }
        outdated.append(
          OutdatedWatch(
            name: row.name, favorite: favorite.id, party: watch.party,
            wanted: watch.replaced(by: fields, name: row.name)))
      }
    }
    return outdated
  }

  private func add(
    _ favorite: Favorite, _ request: Request, beside watches: [String: DefinedWatch]
  ) async throws -> Change {
    var fields = favorite.watchFields
    if let interval = request.interval { fields.append(("every", interval)) }
    if !request.notifiers.isEmpty { fields.append(("notify", request.notifiers.joined(separator: ","))) }
    let names = favorite.watchNames
    if let wanted = try? Watch(name: nil, fields: fields) {
      // Another favorite's watch may have the shorter name.
      let existing = names.compactMap { name -> (name: String, watch: Watch)? in
        guard let watch = try? watches[name]?.get(), watch.hasTrips(of: wanted, forAnyParty: true) else { return nil }
        return (name, watch)
      }
      if let (name, watch) = existing.first(where: { $0.watch.hasTrips(of: wanted) }) {
        let wanted = try? Watch(name: name, fields: fields)
        return .alreadyWatched(name: name, wanted: watch == wanted ? nil : wanted)
      }
      if let (name, watch) = existing.first {
        return .watchedForOthers(name: name, party: watch.party, wanted: watch.replaced(by: fields, name: name))
      }
    }
    guard let name = names.first(where: { watches[$0] == nil }) else { throw WatchRefusal.taken(names.last ?? "") }
    let watch = try await manage.new(name, fields)
    if !request.isDryRun { try await manage.add(watch, name) }
    return .added(watch)
  }
}

extension Watch {
  /// Whether two watches of trips have the same filters, from any regions.
  fileprivate func hasTrips(of other: Watch, forAnyParty anyParty: Bool = false) -> Bool {
    func filters(_ watch: Watch) -> [String] {
      let others = Watch.ownFields + ["regions", "anywhere"] + (anyParty ? ["adults", "children", "bags"] : [])
      return watch.fields.filter { !others.contains($0.name) }.map { "\($0.name)=\($0.value)" }
    }
    return isOfMeetings == other.isOfMeetings && filters(self) == filters(other)
  }

  /// The party of the search.
  fileprivate var party: Passengers {
    func count(_ name: String) -> Int? {
      search.parameters.first { $0.name == name }.flatMap { Int($0.value) }
    }
    return Passengers(adults: count("adults") ?? 1, children: count("children") ?? 0, bags: count("bags") ?? 0)
  }

  /// Returns a watch with these fields, and with those of this watch that are not part of the search; `nil` if they
  /// exclude each other.
  fileprivate func replaced(by fields: [(name: String, value: String)], name: String) -> Watch? {
    let others = self.fields.filter { field in
      Watch.ownFields.contains(field.name) && !fields.contains { $0.name == field.name }
    }
    return try? Watch(name: name, fields: fields + others)
  }
}

extension Favorite {
  /// The fields of a watch for the route, the days and the party of the trip, below its saved price.
  fileprivate var watchFields: [(name: String, value: String)] {
    let party = trip.terms.party
    let isConnection = trip.tickets.isEmpty && trip.terms.tickets > 1
    let fields: [(name: String, value: String?)] = [
      ("regions", region), ("anywhere", region == nil ? "true" : nil),
      ("from", trip.departure.airportCode), ("to", trip.destination.airportCode),
      ("date", Date(dayNumber: trip.departureAt.dayNumber).asDay), ("nights", trip.nights.map { "\($0)" }),
      ("one_way", trip.returnAt == nil ? "true" : nil),
      ("two_tickets", trip.tickets.isEmpty ? nil : "true"), ("self_transfer", isConnection ? "true" : nil),
      ("adults", party.adults > 1 ? "\(party.adults)" : nil),
      ("children", party.children > 0 ? "\(party.children)" : nil),
      ("bags", party.bags > 0 ? "\(party.bags)" : nil), ("below", "\(pricePerPerson) \(trip.currency)"),
    ]
    return fields.compactMap { name, value in value.map { (name, $0) } }
  }

  /// The saved price for each passenger, rounded down, so that the saved price itself is not below it.
  private var pricePerPerson: Price {
    let rounded = trip.pricePerPerson
    guard let whole = rounded.multiplied(by: trip.terms.passengers), whole > trip.price else { return rounded }
    return Price(significand: rounded.significand - 1, scale: rounded.scale)
  }

  /// The names that the watch may have, the shortest first. They depend on the id only, so that a later call finds the
  /// watch.
  package var watchNames: [String] {
    let plain = id.lowercased().unicodeScalars.map { scalar in
      ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) ? Character(scalar) : "-"
    }
    return [8, 12, 16, 24, 31].map { "favorite-" + String(plain.prefix($0)) }.uniqued()
  }
}

/// A saved watch that was added for a favorite when its price was for another party.
package struct OutdatedWatch: Sendable {
  package let name: String
  /// The id of the favorite.
  package let favorite: Trip.ID
  /// The party for which it still watches.
  package let party: Passengers
  /// The watch that can replace it; `nil` if none can.
  package let wanted: Watch?
}

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
    /// A watch of this name has the same search. If it has other triggers, notifiers or another interval, `wanted` is
    /// the watch that could replace it.
    case alreadyWatched(name: String, wanted: Watch?)
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

  /// Returns the saved watches that were added for a favorite when its price was for another party, each with the watch
  /// that can replace it; `nil` if none can.
  ///
  /// - Parameter before: The trip as it was saved then.
  /// - Throws: An error of the store.
  package func outdated(
    of favorite: Favorite, savedBefore before: Trip
  ) async throws -> [(name: String, wanted: Watch?)] {
    var earlier = favorite
    earlier.trip = before
    let names = favorite.watchNames
    return try await manage.rows().rows.compactMap { row in
      guard row.source == nil, names.contains(row.name), let watch = try? row.watch.get(),
        let added = try? Watch(name: row.name, fields: earlier.watchFields), watch.hasTrips(of: added)
      else { return nil }
      let others = watch.fields.filter { Watch.ownFields.contains($0.name) && $0.name != "below" }
      let wanted = try? Watch(name: row.name, fields: favorite.watchFields + others)
      return (name: row.name, wanted: wanted)
    }
  }

  private func add(
    _ favorite: Favorite, _ request: Request, beside watches: [String: DefinedWatch]
  ) async throws -> Change {
    var fields = favorite.watchFields
    if let interval = request.interval { fields.append(("every", interval)) }
    if !request.notifiers.isEmpty { fields.append(("notify", request.notifiers.joined(separator: ","))) }
    let names = favorite.watchNames
    for name in names {
      guard let existing = watches[name] else {
        let watch = try await manage.new(name, fields)
        if !request.isDryRun { try await manage.add(watch, name) }
        return .added(watch)
      }
      // Another favorite's watch may have the shorter name.
      guard let watch = try? existing.get(), let wanted = try? Watch(name: name, fields: fields),
        watch.search == wanted.search, !watch.isOfMeetings
      else { continue }
      return .alreadyWatched(name: name, wanted: watch == wanted ? nil : wanted)
    }
    throw WatchRefusal.taken(names.last ?? "")
  }
}

extension Watch {
  /// Whether two watches have the same filters, from any regions.
  fileprivate func hasTrips(of other: Watch) -> Bool {
    func filters(_ watch: Watch) -> [String] {
      let others = Watch.ownFields + ["regions", "anywhere"]
      return watch.fields.filter { !others.contains($0.name) }.map { "\($0.name)=\($0.value)" }
    }
    return filters(self) == filters(other)
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

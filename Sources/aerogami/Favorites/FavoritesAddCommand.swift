import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser
import Foundation

struct FavoritesAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Save trips as favorites, each with its current price.",
    discussion: """
      Examples:
        aerogami favorites add 3016946a ab581a7a
        aerogami favorites add 3016946a --region EU

      Searches your last fetch, then the trips that your watches have seen, then the cached responses of earlier \
      fetches. Regions of the last fetch are requested again only if they are not cached. With --region, requests \
      those regions with the filters of your last fetch, and searches only them.

      Saves all of the trips or none. Adding a favorite again updates its price.

      Exit status:
        0         all trips are favorites
        1         no trip was added
        64        invalid command line
        78        invalid configuration (found before any request)
        130, 143  interrupted, terminated

      All options: aerogami favorites add --help-all
      """)

  @OptionGroup var trips: TripIDs

  @OptionGroup var lookup: TripLookupOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.trips)
    let console = Console()
    // Adds all trips in one transaction, so that an interrupted command has saved either all of them or none.
    try await withServices(
      of: configuration, options: RunOptions(cache: lookup.cacheMode(network)), recordingIn: network.record,
      console: console
    ) { [self] dependencies in
      for note in try await add(with: dependencies, configuration) { await console.note(note) }
    }
  }

  /// Looks up the trips, and saves them as favorites.
  ///
  /// - Returns: Notes for the user, one line each.
  /// - Throws: ``TripChoiceError`` for the first id that does not identify exactly one trip, `ClientError` if the
  ///   list of regions could not be fetched, an error of the database, or `CancellationError`.
  private func add(with dependencies: Dependencies, _ configuration: Configuration) async throws -> [String] {
    // Reports an unusable database before any request is sent.
    _ = try await dependencies.favorites.count()
    let now = dependencies.now()
    let candidates = try await TripCandidates.requested(
      for: configuration.home.expanded(lookup.regions.flatMap(\.self)), ids: trips.ids, dependencies)
    var chosen: [FoundTrip] = []
    var notes = candidates.failures
    for id in trips.ids {
      if let found = try candidates.one(named: id, at: now) {
        chosen.append(found)
      } else if let favorite = try await dependencies.favorites.one(named: id, at: now) {
        notes.append(
          "\(favorite.id) is already a favorite, and was not updated: \(candidates.reasonNotFound)")
      } else if let found = try await lookup.tripOfEarlierFetch(named: id, network, configuration, at: now) {
        chosen.append(found)
      } else {
        throw candidates.unknown(id, notes: notes, areSamples: configuration.showsSampleTrips)
      }
    }
    let favorites = chosen.uniqued().map { Favorite(trip: $0.trip, region: $0.region, addedAt: now) }
    let known = try await dependencies.favorites.add(favorites)
    for favorite in favorites { notes.append(added(favorite, before: known.first { $0.id == favorite.id }, at: now)) }
    return notes
  }

  /// Returns the note about a favorite that was added or updated.
  ///
  /// - Parameter before: The favorite as it was saved before; `nil` if it is new.
  private func added(_ favorite: Favorite, before: Favorite?, at now: Date) -> String {
    let summary = "\(favorite.id): \(favorite.trip.summary(at: now))"
    guard let before else { return "added \(summary)" }
    let isSame = before.trip.price == favorite.trip.price
    if isSame { return "already a favorite: \(summary)" }
    return "updated \(summary); the price was \(before.trip.price) \(before.trip.currency)"
  }
}

import AerogamiCore
import AerogamiLive
import ArgumentParser

struct FavoritesAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Keep trips, each with the price last seen.",
    discussion: """
      Trips are looked for in what was fetched last, or in --region, which asks for it now. All of them are kept, or \
      none. Adding a trip again keeps it with its new price.

      Exit status: 0 all are favorites, 1 none was added, 64 usage, 78 configuration, 130 interrupted, 143 terminated.
      """)

  @OptionGroup var trips: TripIDs

  @OptionGroup var looking: TripLookupOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.trips)
    let console = Console()
    // When it is interrupted, what is kept is what was kept before, or all, and then it is said.
    try await withServices(
      of: configuration, connections: 4, cache: looking.cacheMode(network), recordingIn: network.record,
      console: console
    ) {
      [self] dependencies in
      for note in try await add(with: dependencies) { console.note(note) }
    }
  }

  /// - Returns: What was done, one line each.
  private func add(with dependencies: Dependencies) async throws -> [String] {
    // Nobody is asked for what could not be kept; and a store that cannot be used is told of once, by this.
    _ = try await dependencies.favorites.count()
    let candidates = try await TripCandidates.requested(for: looking.regions.flatMap(\.self), dependencies)
    var chosen: [FoundTrip] = []
    var notes = candidates.failures
    for id in trips.ids {
      if let found = try candidates.trips.one(named: id) {
        chosen.append(found)
      } else if let favorite = try await dependencies.favorites.one(named: id) {
        notes.append(
          "\(favorite.id) is a favorite already, and stays as it is: it was not found \(candidates.searched)")
      } else {
        throw candidates.unknown(id, notes: notes)
      }
    }
    let now = dependencies.now()
    let favorites = chosen.uniqued().map { Favorite(trip: $0.trip, region: $0.region, addedAt: now) }
    let known = try await dependencies.favorites.add(favorites)
    for favorite in favorites { notes.append(added(favorite, before: known.first { $0.id == favorite.id })) }
    return notes
  }

  /// What is said of a favorite that was added, and that was one already where there is a `before`.
  private func added(_ favorite: Favorite, before: Favorite?) -> String {
    let summary = "\(favorite.id): \(favorite.trip.summary)"
    guard let before else { return "added \(summary)" }
    let isSame = before.trip.price == favorite.trip.price
    return "a favorite already, \(summary)" + (isSame ? "" : "; it was \(before.trip.price) \(before.trip.currency)")
  }
}

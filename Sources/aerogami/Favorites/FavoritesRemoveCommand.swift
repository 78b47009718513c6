import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser

struct FavoritesRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove favorites by id.",
    discussion: """
      Examples:
        aerogami favorites remove 3016946a
        aerogami favorites remove 3016946a ab581a7a

      If any id is unknown, no favorite is removed.
      """)

  @OptionGroup var trips: TripIDs
  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    try await Dependencies.withConfiguration(configuration) { dependencies in
      let now = dependencies.now()
      var chosen: [Favorite] = []
      for id in trips.ids {
        guard let favorite = try await dependencies.favorites.one(named: id, at: now) else {
          let count = try await dependencies.favorites.count()
          throw TripChoiceError.unknown(
            id, searched: "in the favorites of environment \(configuration.environment) (\(count) saved)",
            remedy: count == 0 ? nil : "run aerogami favorites list to see ids")
        }
        chosen.append(favorite)
      }
      _ = try await dependencies.favorites.remove(chosen.map(\.id))
      for favorite in chosen.uniqued() {
        await Console().note("removed \(favorite.id): \(favorite.trip.summary(at: now))")
      }
    }
  }
}

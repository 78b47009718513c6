import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
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
      do {
        for favorite in try await Favorites(dependencies.favorites, now: { now }).remove(trips.ids) {
          await Console().note("removed \(favorite.id): \(favorite.trip.summary(at: now))")
        }
      } catch var error as TripChoiceError {
        if case .notFavorite(let count) = error.reason {
          error.remedy =
            count == 0
            ? "the environment is \(configuration.environment); choose another with --env"
            : "run aerogami favorites list to see ids"
        }
        throw error
      }
    }
  }
}

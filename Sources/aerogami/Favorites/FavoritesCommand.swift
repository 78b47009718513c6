import ArgumentParser

struct FavoritesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favorites",
    abstract: "Keep trips, with the price last seen, also when they have expired.",
    discussion: "Favorites belong to an environment: those of one are not seen in another.",
    subcommands: [
      FavoritesListCommand.self, FavoritesAddCommand.self, FavoritesRemoveCommand.self, FavoritesClearCommand.self,
    ])
}

/// Ids of trips, as people give them.
struct TripIDs: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Ids of trips, or the beginning of one, as long as no other begins so.", valueName: "id"))
  var ids: [String]

  func validate() throws {
    if ids.contains("") { throw ValidationError("an id is empty, and would stand for every trip.") }
  }
}

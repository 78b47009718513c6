import ArgumentParser

struct FavoritesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favorites",
    abstract: "Save trips with their last seen price.",
    discussion: """
      Examples:
        aerogami favorites list
        aerogami favorites add 3016946a
        aerogami favorites remove 3016946a

      Each environment has its own favorites. Favorites whose offers have ended are not removed.
      """,
    subcommands: [
      FavoritesListCommand.self, FavoritesAddCommand.self, FavoritesRemoveCommand.self, FavoritesClearCommand.self,
    ])
}

/// The ids of trips, as given on the command line.
struct TripIDs: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Ids of trips, or unique prefixes of them.", valueName: "id"), completion: .tripIDs,
    transform: idOrPrefix)
  var ids: [String]

  func validate() throws {
    if ids.contains("") { throw ValidationError("an id is empty; run aerogami fetch --ids to see ids.") }
  }
}

/// Returns the id or prefix without a trailing ellipsis, which marks a prefix in other programs and earlier versions.
@Sendable func idOrPrefix(_ text: String) -> String { text.hasSuffix("…") ? String(text.dropLast()) : text }

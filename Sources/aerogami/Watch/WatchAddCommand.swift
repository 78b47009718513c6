import AerogamiContainer
import AerogamiCore
import AerogamiLive
import AerogamiSystem
import ArgumentParser

struct WatchAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Save a watch under a name, for \"watch run\".",
    discussion: """
      Examples:
        aerogami watch add spain home --to Spain --below 60 --notify phone
        aerogami watch add porto VNO --to Porto --drop 15% --new-low --every 6h

      Each environment has its own watches. Relative days such as tomorrow or +2w stay relative. A running \
      "watch run" does not use the new watch until you restart the command.

      All options: aerogami watch add --help-all
      """)

  @Argument(
    help: ArgumentHelp("The name: lowercase letters, digits and hyphens, such as weekend.", valueName: "name"))
  var name: String

  @OptionGroup var options: WatchOptions
  @OptionGroup var environment: EnvironmentOptions

  // This check is not a transform of the argument, because its error would then hide the error of an unknown option
  // before the name.
  func validate() throws {
    if Watch.isName(name) { return }
    throw ValidationError(
      "\"\(name.printable(maxLength: 60))\" is not a valid name; use a name such as weekend (\(Watch.nameRule)).")
  }

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let watch = try options.watch(named: name)
    if configuration.cachePath == nil {
      throw Problem(
        "environment \(configuration.environment) has no database file, so no watch can be saved",
        remedy: "set store.variant to live")
    }
    let environmentWords = environment.words.map { " \($0.quotedForShell)" }.joined()
    // Errors do not name the watch, because the user sees its options.
    let entry = WatchEntry(try options.watch(named: nil))
    try entry.checkNotifiersExist(in: configuration)
    try await Dependencies.withConfiguration(configuration) { dependencies in
      try entry.check(at: dependencies.now(), configuration)
      if let configured = configuration.watches.first(where: { $0.watch.name == name }) {
        throw UsageError(message: "\(configured.source) already has a watch named \(name)", remedy: "use another name")
      }
      guard try await dependencies.watches.add(watch, name) else {
        throw UsageError(
          message: "there is already a watch named \(name)",
          remedy: "use another name, or remove it first: "
            + "aerogami watch remove \(name)\(environmentWords)")
      }
    }
    for name in watch.search.regions where !Home.isNamed(by: name) && name.utf8.count > 3 {
      guard Place(name) == nil, !Place.isPartOfWorld(name), configuration.places(named: name) == nil,
        let similar = Place.suggestions(for: name).first
      else { continue }
      // The service may have a region of this name, so this is not an error.
      await Console().note(
        "warning: \"\(name.printable(maxLength: 60))\" is not a known place; did you mean "
          + "\(similar)? Ignore this if the service has a region of that name")
    }
    do {
      try entry.checkNotifiers(of: configuration)
    } catch {
      // Not an error, because a token may be set only where the watch runs.
      await Console().note("warning: \(error)")
    }
    await Console().note("added \(name); run it with aerogami watch run\(environmentWords)")
  }
}

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
    if NamedWatch.isName(name) { return }
    throw ValidationError(
      "\"\(name.printable(maxLength: 60))\" is not a valid name; use a name such as weekend (\(NamedWatch.nameRule)).")
  }

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let arguments = correctingSpelling(of: CommandLine.arguments.dropFirst())
    let watch = NamedWatch(name: name, words: await Self.words(of: Array(arguments.dropFirst(2)), name: name))
    if configuration.cachePath == nil {
      throw Problem(
        "environment \(configuration.environment) has no database file, so no watch can be saved",
        remedy: "set store.variant to live")
    }
    let environmentWords = environment.words.map { " \($0.quotedForShell)" }.joined()
    let definition = WatchDefinition(watch: nil, options: options)
    try definition.checkNotifiersExist(in: configuration)
    try await Dependencies.withConfiguration(configuration) { dependencies in
      try definition.check(at: dependencies.now(), configuration)
      if let configured = configuration.watches.first(where: { $0.watch.name == name }) {
        throw UsageError(message: "\(configured.source) already has a watch named \(name)", remedy: "use another name")
      }
      guard try await dependencies.watches.add(watch) else {
        throw UsageError(
          message: "there is already a watch named \(name)",
          remedy: "use another name, or remove it first: "
            + "aerogami watch remove \(name)\(environmentWords)")
      }
    }
    for name in options.regions.named where !Home.isNamed(by: name) && name.utf8.count > 3 {
      guard Place(name) == nil, !Place.isPartOfWorld(name), configuration.places(named: name) == nil,
        let similar = Place.suggestions(for: name).first
      else { continue }
      // The service may have a region of this name, so this is not an error.
      await Console().note(
        "warning: \"\(name.printable(maxLength: 60))\" is not a known place; did you mean "
          + "\(similar)? Ignore this if the service has a region of that name")
    }
    do {
      try definition.checkNotifiers(of: configuration)
    } catch {
      // Not an error, because a token may be set only where the watch runs.
      await Console().note("warning: \(error)")
    }
    await Console().note("added \(name); run it with aerogami watch run\(environmentWords)")
  }

  /// Returns the words that define the watch: the arguments without the name and the environment.
  ///
  /// A region or the value of an option may equal the name. So the name is the argument that, replaced with another
  /// name, changes the parsed name.
  private static func words(of arguments: [String], name: String) async -> [String] {
    var arguments = arguments
    for index in arguments.indices where arguments[index] == name {
      var renamed = arguments
      renamed[index] = name == "x" ? "y" : "x"
      guard let command = try? await asyncParse(renamed), command.name == renamed[index] else { continue }
      arguments.remove(at: index)
      break
    }
    let options = arguments.prefix { $0 != "--" }
    var words: [String] = []
    var skipsValue = false
    for word in options {
      if skipsValue {
        skipsValue = false
      } else if ["--env", "--config"].contains(word) {
        skipsValue = true
      } else if !word.hasPrefix("--env=") && !word.hasPrefix("--config=") {
        words.append(word)
      }
    }
    return words + arguments.dropFirst(options.count)
  }
}

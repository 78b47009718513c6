import AerogamiContainer
import AerogamiCore
import AerogamiLive
import AerogamiSystem
import ArgumentParser

struct WatchRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove saved watches by name.",
    discussion: """
      Examples:
        aerogami watch remove weekend
        aerogami watch remove weekend porto --env live

      If any name is unknown, no watch is removed. The command that adds a watch again is shown. A running \
      "watch run" continues to use a removed watch until you restart the command.
      """)

  @Argument(help: ArgumentHelp("Names of watches.", valueName: "names"), completion: .watches)
  var names: [String]

  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    try await Dependencies.withConfiguration(configuration) { dependencies in
      let watches = try await NamedWatches(configuration, dependencies.watches)
      for name in names where !watches.hidden.contains(name) {
        guard let source = try watches.one(name).source else { continue }
        throw UsageError(message: "the watch \(name) is in \(source)", remedy: "remove it from that file")
      }
      for name in names.uniqued() {
        // A configured watch of the same name has its own trips under this name.
        guard let watch = try await dependencies.watches.remove(name, watches.hidden.contains(name)) else { continue }
        let words = (["aerogami", "watch", "add", name] + watch.words + environment.words).map(\.quotedForShell)
        await Console().note("removed \(name); to add it again: \(words.joined(separator: " ").printable)")
      }
    }
  }
}

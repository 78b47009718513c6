import AerogamiLive
import ArgumentParser

struct RegionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "regions",
    abstract: "List the regions of the service, and select those to fetch by default.",
    discussion: """
      Examples:
        aerogami regions
        aerogami regions select EU,US
        aerogami regions select --clear
      """,
    subcommands: [RegionsListCommand.self, RegionsSelectCommand.self], defaultSubcommand: RegionsListCommand.self)

  /// The list of regions changes rarely, so it is cached for a week.
  static let cacheMode = CacheMode.maxAge(.seconds(7 * 86_400))
}

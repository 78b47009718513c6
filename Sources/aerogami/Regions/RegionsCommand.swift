import AerogamiLive
import ArgumentParser

struct RegionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "regions",
    abstract: "Show the regions that trips depart from, and select those that fetch asks for.",
    subcommands: [RegionsListCommand.self, RegionsSelectCommand.self], defaultSubcommand: RegionsListCommand.self)

  /// Regions change rarely: a list of them is good for a week.
  static let cacheMode = CacheMode.maxAge(.seconds(7 * 86_400))
}

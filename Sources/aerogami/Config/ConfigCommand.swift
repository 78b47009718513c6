import ArgumentParser

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show the configuration.",
    discussion: """
      Examples:
        aerogami config show
        aerogami config show --env live --format json
      """,
    subcommands: [ConfigShowCommand.self])
}

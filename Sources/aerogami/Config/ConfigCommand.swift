import ArgumentParser

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show the configuration.",
    discussion: helpText(examples: ["config show": "", "config show --env live --format json": ""]),
    subcommands: [ConfigShowCommand.self])
}

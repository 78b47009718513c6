import AerogamiLive
import ArgumentParser

struct ConfigCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Look at the configuration.", subcommands: [ConfigShowCommand.self])
}

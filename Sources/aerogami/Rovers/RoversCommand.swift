import AerogamiCore
import ArgumentParser

struct RoversCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rovers",
    abstract: "Find and download photos that rovers took on Mars.",
    discussion: """
      Examples:
        aerogami rovers photos --rover curiosity --sol 1000
        aerogami rovers manifest spirit
      """,
    subcommands: [RoversPhotosCommand.self, RoversManifestCommand.self])
}

@Sendable func namedRover(_ name: String) throws -> Rover { try usageErrors { try Rover(named: name) } }

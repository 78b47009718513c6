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

/// Returns the rover that an argument names.
@Sendable func namedRover(_ name: String) throws -> Rover {
  do throws(UnknownRoverWord) {
    return try Rover(named: name)
  } catch {
    throw ValidationError("\(error).")
  }
}

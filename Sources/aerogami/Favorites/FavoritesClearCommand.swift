import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser

struct FavoritesClearCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Remove all favorites of the environment, after a confirmation.",
    discussion: """
      Examples:
        aerogami favorites clear
        aerogami favorites clear --env live --yes  # without asking
      """)

  @Flag(help: "Skip the confirmation.")
  var yes = false

  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    guard yes || Console().canPrompt else {
      throw ValidationError("there is no terminal to ask for confirmation; use --yes to remove all favorites.")
    }
  }

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let console = Console()
    try await Dependencies.withConfiguration(configuration) { dependencies in
      let favorites = Favorites(dependencies.favorites, now: dependencies.now)
      let count = try await favorites.clear { count in
        if yes { return true }
        return try await console.confirm(
          "Remove \(counted(count, "favorite")) of environment \(configuration.environment)? [y/N] ")
      }
      guard let count else {
        await console.note("nothing was removed")
        throw ExitCode.failure
      }
      await console.note("removed \(counted(count, "favorite"))")
    }
  }
}

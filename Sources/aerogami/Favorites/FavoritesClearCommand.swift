import AerogamiCore
import AerogamiLive
import ArgumentParser

struct FavoritesClearCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Forget every favorite of the environment, after asking.")

  @Flag(help: "Do not ask.")
  var yes = false

  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    guard yes || Console().canAsk else {
      throw ValidationError("it asks before it forgets every favorite, and there is no terminal to ask on; give --yes.")
    }
  }

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let console = Console()
    try await Dependencies.withConfiguration(configuration, connections: 1) { dependencies in
      let count = try await dependencies.favorites.count()
      if !yes, count > 0 {
        let question = "Forget \(counted(count, "favorite")) of environment \(configuration.environment)? [y/N] "
        guard console.ask(question) else {
          console.note("nothing was removed")
          throw ExitCode.failure
        }
      }
      console.note("removed \(counted(try await dependencies.favorites.clear(), "favorite"))")
    }
  }
}

import AerogamiLive
import AerogamiStore
import ArgumentParser

struct CacheClearCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Forget every answer that is kept. Favorites and the history of prices stay.")

  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let forgotten = try await environment.settings().forgetKept()
    Console().note("forgot \(counted(forgotten.count, "answer")), \(counted(forgotten.bytes, "byte"))")
  }
}

import AerogamiCore
import AerogamiLive
import ArgumentParser

struct CacheClearCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Forget every answer that is kept. Favorites and the history of prices stay.")

  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let cleared = try await Dependencies.withConfiguration(configuration, connections: 1) { try await $0.cache.clear() }
    Console().note("forgot \(counted(cleared.count, "answer")), \(counted(cleared.bytes, "byte"))")
  }
}

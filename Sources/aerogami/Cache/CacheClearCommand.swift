import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser

struct CacheClearCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Delete all cached responses. Favorites and recorded prices stay.",
    discussion: """
      Examples:
        aerogami cache clear
        aerogami cache clear --env live
      """)

  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let cleared = try await Dependencies.withConfiguration(configuration) { try await $0.cache.clear() }
    await Console().note("deleted \(counted(cleared.count, "response")), \(counted(cleared.bytes, "byte"))")
  }
}

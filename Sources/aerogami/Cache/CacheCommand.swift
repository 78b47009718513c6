import ArgumentParser

struct CacheCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Show or clear the cached responses.",
    discussion: """
      Examples:
        aerogami cache info
        aerogami cache clear --env live

      Each environment has its own cache.
      """,
    subcommands: [CacheInfoCommand.self, CacheClearCommand.self])
}

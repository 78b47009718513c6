import ArgumentParser

struct CacheCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Look at the answers that are kept, or forget them.",
    discussion: "What services answered belongs to an environment: one does not see the answers of another.",
    subcommands: [CacheInfoCommand.self, CacheClearCommand.self])
}

import ArgumentParser

struct HistoryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show what prices fetches have seen, and how they changed.",
    discussion: """
      Every fetch records what a service asks for each route and dates, where it is not what it was before. What is shown \
      stale, kept or made up is not recorded, and nothing is where history.record is never. The history belongs to an \
      environment and the address that it asks.
      """,
    subcommands: [HistoryShowCommand.self, HistoryListCommand.self, HistoryPruneCommand.self],
    defaultSubcommand: HistoryShowCommand.self)
}

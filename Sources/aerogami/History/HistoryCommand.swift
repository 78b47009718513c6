import ArgumentParser

struct HistoryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show recorded prices, and how they changed.",
    discussion: """
      Every fetch records the price of each route and dates if it has changed. Stale, cached and sample prices are not \
      recorded, and nothing is recorded if history.record is never. A history belongs to one environment and the address \
      of its service.
      """,
    subcommands: [HistoryShowCommand.self, HistoryListCommand.self, HistoryPruneCommand.self],
    defaultSubcommand: HistoryShowCommand.self)
}

import AerogamiCore
import ArgumentParser
import Foundation

struct HistoryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show recorded prices and how they changed.",
    discussion: """
      Examples:
        aerogami history VNO-BCN
        aerogami history list
        aerogami history prune --older-than 90d

      Each fetch records new and changed prices by route and travel dates, and the lowest price of each route and \
      day. A price is compared with the lowest prices of the last 90 days, in UTC. A day counts if a complete fetch \
      \(TripSearch.wideCondition), saw the route. Stale, cached and sample prices are not recorded. To record \
      nothing, set history.record to "never". Each environment and base URL has its own history.
      """,
    subcommands: [HistoryShowCommand.self, HistoryListCommand.self, HistoryPruneCommand.self],
    defaultSubcommand: HistoryShowCommand.self)
}

import AerogamiCore
import AerogamiLive
import ArgumentParser

struct HistoryPruneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Delete old prices of the environment, from all addresses.",
    discussion: """
      The age of a price counts from the last fetch that saw it. A price that has not changed for long is not deleted \
      while fetches still see its dates.

      Example: aerogami history prune --older-than 90d --dry-run
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Delete prices last seen longer ago than this, such as 90d.", valueName: "duration"),
    transform: duration)
  var olderThan: Duration

  @Flag(help: "Show how many prices would be deleted, without deleting them.")
  var dryRun = false

  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    guard configuration.showsLiveTrips else { throw HistoryError.noService(environment: configuration.environment) }
    let console = Console()
    let removed = try await withServices(
      of: configuration, connections: 1, cache: .offline, recordingIn: nil, console: console
    ) { [self] dependencies in
      let limit = dependencies.now().addingTimeInterval(-(olderThan / .seconds(1)))
      return try await dependencies.history.prune(limit, dryRun)
    }
    let routes = removed.routeCount > 0 ? ", including all of \(counted(removed.routeCount, "route"))" : ""
    console.note("\(dryRun ? "would delete" : "deleted") \(counted(removed.observationCount, "observation"))\(routes)")
  }
}

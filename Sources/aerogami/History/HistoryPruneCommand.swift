import AerogamiCore
import AerogamiLive
import ArgumentParser

struct HistoryPruneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Forget old prices of the environment, whatever address they are from.",
    discussion: """
      A price is as old as the last moment at which it held: one that was seen long ago and has not changed since is \
      kept, as long as its dates are still seen.
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Forget what did not hold any more so long ago, such as 90d.", valueName: "duration"),
    transform: duration)
  var olderThan: Duration

  @Flag(help: "Say what would be removed, and remove nothing.")
  var dryRun = false

  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    guard configuration.showsLiveTrips else { throw HistoryError.noService(environment: configuration.environment) }
    let console = Console()
    let removed = try await withServices(
      of: configuration, connections: 1, cache: .offline, recordingIn: nil, console: console
    ) { [self] dependencies in
      let moment = dependencies.now().addingTimeInterval(-(olderThan / .seconds(1)))
      return try await dependencies.history.prune(moment, dryRun)
    }
    let routes = removed.routeCount > 0 ? ", the last of \(counted(removed.routeCount, "route")) among them" : ""
    console.note("\(dryRun ? "would remove" : "removed") \(counted(removed.observationCount, "observation"))\(routes)")
  }
}

import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser
import Foundation

struct HistoryPruneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Delete old prices of the environment, for all base URLs.",
    discussion: """
      Examples:
        aerogami history prune --older-than 90d
        aerogami history prune --older-than 1w --dry-run  # only count prices

      The age of a price is the time since the last fetch that found it. So a price is not deleted as long as fetches \
      still find it. The lowest prices of earlier days are deleted too.

      Shows how many prices it will delete, and asks for confirmation unless --yes is given.
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Delete prices last seen longer ago than this, such as 90d.", valueName: "duration"),
    transform: duration)
  var olderThan: Duration

  @Flag(help: "Show how many prices would be deleted, without deleting them.")
  var dryRun = false

  @Flag(help: "Delete without asking.")
  var yes = false

  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    if yes, dryRun { throw ValidationError("--yes and --dry-run cannot be used together.") }
  }

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    guard configuration.showsLiveTrips else { throw NoHistoryError(environment: configuration.environment) }
    let console = Console()
    guard yes || dryRun || console.canPrompt else {
      throw ValidationError(
        "there is no terminal to ask for confirmation; use --yes to delete, or --dry-run to count prices.")
    }
    // Does not use `withServices`, because that function would intercept Ctrl-C at the prompt.
    let (pruning, isDeleted) = try await Dependencies.withConfiguration(configuration) { dependencies in
      let limit = dependencies.now().addingTimeInterval(-(olderThan / .seconds(1)))
      guard !yes else { return (try await dependencies.history.prune(limit, false), true) }
      let planned = try await dependencies.history.prune(limit, true)
      guard !dryRun, planned != HistorySize() else { return (planned, !dryRun) }
      let question = "Delete \(planned.text) from environment \(configuration.environment)? [y/N] "
      guard try await console.confirm(question) else {
        await console.note("nothing was deleted")
        throw ExitCode.failure
      }
      return (try await dependencies.history.prune(limit, false), true)
    }
    await console.note("\(isDeleted ? "deleted" : "would delete") \(pruning.text)")
  }
}

extension HistorySize {
  fileprivate var text: String {
    counted(observationCount, "observation") + (dayCount > 0 ? " and \(counted(dayCount, "daily low"))" : "")
      + (routeCount > 0 ? ", including all observations of \(counted(routeCount, "route"))" : "")
  }
}

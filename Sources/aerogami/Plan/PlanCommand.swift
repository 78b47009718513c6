import AerogamiLive
import ArgumentParser

struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Show what a command would do, without doing it.",
    subcommands: [PlanFetchCommand.self])
}

struct PlanFetchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch", abstract: "Show whom fetch would ask for what, and how patiently.",
    // What is generated has the name of the command twice that is an option group here.
    usage: "aerogami plan fetch <options>",
    discussion: """
      Takes what fetch takes; --format is table or json. Nobody is asked, no store is opened, and nothing is written. \
      Tokens are not shown.

      Exit status: 0 planned, 64 usage, 78 configuration.
      """)

  @OptionGroup var fetch: FetchCommand

  func run() async throws {
    // Not in `validate`, whose error would have the name of the command twice.
    guard [.table, .json].contains(fetch.format) else {
      throw ValidationError("a plan is no list of rows; give --format table or json.")
    }
    let settings = try fetch.settings()
    let console = Console()
    for warning in settings.warnings { console.note("warning: \(warning)") }
    let plan = try await FetchPlan(of: fetch, settings, console: console)
    try console.output.write(fetch.format == .json ? plan.json : Array(plan.text.utf8))
  }
}

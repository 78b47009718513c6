import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser

struct StatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show whether watches, sources and notifiers work, and why not.",
    discussion: """
      Examples:
        aerogami status
        aerogami status --env live --format json

      Shows the database, the free space of its disk, how the last request to each source and the last message of each \
      notifier went, and the last round of each watch. These are counted by fetch, serve, watch run and other commands. \
      Sends no requests; to check services now, run aerogami doctor.

      A watch is overdue without a round for three of its intervals and 10 minutes, and not running if no process has \
      begun it. A full disk has less than 100 MB of free space. A damaged database that was moved aside is shown until its \
      file is gone.

      Exit status:
        0         everything works, or has not been used yet
        1         the database cannot be read
        3         something fails, also if the database cannot be created
        64        invalid command line
        78        invalid configuration
      """)

  @OptionGroup var output: FormatOptions
  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration()
    let console = Console(color: output.color)
    let status = try await Dependencies.withConfiguration(configuration.usingNoClients) { dependencies in
      try await CheckStatus(dependencies, in: ServedEnvironment(configuration))()
    }
    let listing = try output.listing(Rendering(Self.fields), "parts")
    if output.format == .table, output.fields.isEmpty, let width = console.output.columns {
      let color = output.color.isOn(for: console.output)
      try await console.output.write(
        Array(
          tableWithDetails(status.parts, columns: Self.columns(of: status.parts), width: width, color: color).utf8))
      return try end(status)
    }
    try await listing.write(
      status.parts, environment: configuration.environment, color: output.color, to: console
    ) { json in json.members(["ok": .flag(status.failing.isEmpty)]) }
    try end(status)
  }

  private func end(_ status: EnvironmentStatus) throws {
    if !status.isReadable { throw ExitCode.failure }
    if !status.failing.isEmpty { throw ExitCode(Status.Kind.partial.exitCode) }
  }

  /// The columns on a terminal. Names are cut where they differ, but never so little that 40 columns cut the status.
  static func columns(of parts: [EnvironmentStatus.Part]) -> [Column<EnvironmentStatus.Part>] {
    var columns = Rendering(fields).columns
    for index in columns.indices where columns[index].title == "NAME" {
      columns[index].tellApart(parts.map(\.name), from: 6, upTo: 10)
    }
    return columns
  }

  static let fields: [Field<EnvironmentStatus.Part>] = [
    Field("kind", "KIND") { .text($0.kind.rawValue) },
    Field("name", "NAME", shrinksTo: 6) { .text($0.name) },
    Field("ok", nil) { .flag($0.state != .failing) },
    Field("status", "STATUS") { .text($0.words) },
    Field("last_success", "LAST OK (UTC)", leftOut: .early, cell: { $0.lastSuccess?.minuteText ?? "" }) {
      .date($0.lastSuccess)
    },
    Field("last_failure", "LAST FAILURE (UTC)", leftOut: .early, cell: { $0.lastFailure?.minuteText ?? "" }) {
      .date($0.lastFailure)
    },
    Field("successes", nil) { .integer($0.successCount) },
    Field("failures", nil) { .integer($0.failureCount) },
    Field("details", "DETAILS", shrinksTo: 16) { .text($0.details) },
  ]
}

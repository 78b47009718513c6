import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

/// The tool `list_watches`.
struct ListWatchesTool: Sendable {
  let environment: ServedEnvironment
  let watches: ManageWatches
  let now: @Sendable () -> Date

  static let fields = [InputField("limit", .integer(1...50), "The most watches to return.", initial: "50")]

  /// A watch, and the time at which it was read.
  struct Row: Sendable {
    let watch: ManageWatches.Row
    let now: Date
  }

  var tool: Tool {
    Tool(
      "list_watches", title: "List watches",
      """
      Lists the user's saved searches that aerogami repeats to report cheaper trips: what each searches, when it \
      notifies, when it last ran and whether it works. Read only: a watch can be added with "aerogami watch add" only.
      """,
      takes: Self.fields, returns: RowFormat(key: "watches", fields: Self.rows) { Self.line($0.watch) },
      in: environment
    ) { arguments, _ in try await list(arguments) }
  }

  private static func line(_ row: ManageWatches.Row) -> String {
    let lastRound = row.health.lastRound.map { "last run \($0.minuteText) UTC" } ?? "never run"
    return "\(row.name): \(row.watch.fieldTexts.joined(separator: " "))".printable(maxLength: 300) + ", \(lastRound)"
      + (row.isFailing || row.health.isPaused || row.hasEnded ? ", \(row.statusWords)" : "")
      + (row.problem.map { ": \($0)".printable(maxLength: 300) } ?? "")
  }

  /// The same fields as in the API of the watches.
  private static let rows: [OutputField<Row>] = [
    .text("name") { $0.watch.name },
    .texts("fields", "The parameters of the search, and when to notify, such as max_price=60.") { row in
      row.watch.watch.fieldTexts.map { $0.printable(maxLength: 300) }
    },
    .integer("every_seconds", "The pause between rounds; null if the watch cannot run.") {
      ($0.watch.usable?.interval.components.seconds).map(Int.init)
    },
    .text("status", "One of ok, failing, never_ran, paused, ended, cannot_run or cannot_send.") {
      $0.watch.statusName
    },
    .date("last_run") { $0.watch.health.lastRound },
    .date("last_success") { $0.watch.health.lastSuccess },
    .date("next_run", "Null if there are no further runs.") { $0.watch.nextRound(at: $0.now) },
    .date("failing_since") { $0.watch.health.failingSince },
    .text("failure", "Why the watch cannot run or send, or why its last run failed.") {
      $0.watch.failure?.printable(maxLength: 300)
    },
    .integer("changes", "The number of changes in the last round, reported or not.") { $0.watch.health.changeCount },
    .integer("messages", "The number of sent messages.") { $0.watch.health.messageCount },
    .date("last_message") { $0.watch.health.lastMessage },
    .price("cheapest_price", "The cheapest price in the last successful run.") { $0.watch.health.cheapest?.price },
    .text("cheapest_currency") { $0.watch.health.cheapest?.currency.printable(maxLength: 10) },
    .flag("paused") { $0.watch.health.isPaused },
    .date("run_requested", "When the user requested a run that has not started.") {
      $0.watch.health.runRequestedAt
    },
    .text("source", "The file that configures the watch; null if it is saved.") {
      $0.watch.source?.printable(maxLength: 100)
    },
  ]

  private func list(_ arguments: ToolArguments) async throws -> ToolReport<Row> {
    let limit = try arguments.integer("limit") ?? 50
    let rows: [ManageWatches.Row]
    do {
      rows = try await watches.rows().rows
    } catch {
      throw ToolError("the watches could not be read: \(error)")
    }
    let now = now()
    var report = ToolReport(
      rows.prefix(limit).map { Row(watch: $0, now: now) }, of: rows.count,
      headline: rows.isEmpty ? "no watches" : "\(rows.count) watch\(rows.count == 1 ? "" : "es")")
    report.sources = [SourceReport(name: "saved and configured watches", status: .complete)]
    return report
  }
}

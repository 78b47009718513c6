import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

/// The tool `list_watches`.
struct ListWatchesTool: Sendable {
  let environment: ServedEnvironment
  let watches: WatchStore

  static let fields = [InputField("limit", .integer(1...50), "The most watches to return.", initial: "50")]

  /// A watch with the time of its last round.
  struct Row: Sendable {
    let watch: DefinedWatch
    let source: String?
    let lastRound: Date?

    var usable: Watch? { try? watch.get() }

    /// The fields of the watch as `name=value`; for an unusable watch, its fields as saved or configured.
    var words: [String] {
      switch watch {
      case .success(let watch): watch.fields.map { "\($0.name)=\($0.value)" }
      case .failure(let unusable): unusable.words
      }
    }

    var problem: String? {
      guard case .failure(let unusable) = watch else { return nil }
      return "\(unusable.problem)".printable(maxLength: 300)
    }
  }

  var tool: Tool {
    Tool(
      "list_watches", title: "List watches",
      """
      Lists the user's saved searches that aerogami repeats to report cheaper trips: what each searches, when it \
      notifies, and when it last ran. Read only: a watch can be added with "aerogami watch add" only.
      """,
      takes: Self.fields,
      returns: RowFormat(key: "watches", fields: Self.rows) { row in
        let lastRound = row.lastRound.map { "last run \($0.minuteText) UTC" } ?? "never run"
        return "\(row.watch.name ?? ""): \(row.words.joined(separator: " "))".printable(maxLength: 300)
          + ", \(lastRound)" + (row.problem.map { ", cannot run: \($0)" } ?? "")
      }, in: environment
    ) { arguments, _ in try await list(arguments) }
  }

  private static let rows: [OutputField<Row>] = [
    .text("name") { $0.watch.name },
    .texts("fields", "The parameters of the search, and when to notify, such as max_price=60.") { row in
      row.words.map { $0.printable(maxLength: 300) }
    },
    .integer("every_seconds", "The pause between rounds; null if the watch cannot run.") {
      ($0.usable?.interval.components.seconds).map(Int.init)
    },
    .date("last_run") { $0.lastRound },
    .text("source", "The file that configures the watch; null if it is saved.") {
      $0.source?.printable(maxLength: 100)
    },
    .text("problem", "Why the watch cannot run.") { $0.problem },
  ]

  private func list(_ arguments: ToolArguments) async throws -> ToolReport<Row> {
    let limit = try arguments.integer("limit") ?? 50
    let (named, health): (NamedWatches, [String: WatchHealth])
    do {
      named = try await NamedWatches(environment.watches, watches)
      health = try await watches.health()
    } catch {
      throw ToolError("the watches could not be read: \(error)")
    }
    let rows = named.all.prefix(limit).map { watch, source in
      Row(watch: watch, source: source, lastRound: watch.name.flatMap { health[$0]?.lastRound })
    }
    var report = ToolReport(
      Array(rows), of: named.all.count,
      headline: rows.isEmpty ? "no watches" : "\(named.all.count) watch\(named.all.count == 1 ? "" : "es")")
    report.sources = [SourceReport(name: "saved and configured watches", status: .complete)]
    return report
  }
}

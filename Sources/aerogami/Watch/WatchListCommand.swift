import AerogamiCore
import AerogamiLive
import ArgumentParser
import Foundation

struct WatchListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the watches that have names, with their last and next rounds.",
    discussion: """
      Examples:
        aerogami watch list
        aerogami watch list --format json

      A round starts at its time only while "watch run" is running. Watches in configuration files can be changed only \
      in these files.
      """)

  @OptionGroup var output: FormatOptions
  @OptionGroup var environment: EnvironmentOptions

  /// A watch, its interval if it can be used, and the time of its last round.
  private struct Row {
    let watch: DefinedWatch
    let source: String?
    let interval: Duration?
    let lastRound: Date?
    /// Whether the watch can have another round. If not, its fields or the configuration that they need are invalid, or
    /// its days are in the past.
    let continues: Bool

    var nextRound: Date? {
      guard continues, let interval, let lastRound else { return nil }
      return lastRound + interval / .seconds(1)
    }
  }

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let console = Console(color: output.color)
    try await Dependencies.withConfiguration(configuration) { dependencies in
      let (now, rounds) = (dependencies.now(), try await dependencies.watches.rounds())
      let watches = try await NamedWatches(configuration, dependencies.watches)
      var rows: [Row] = []
      var notes = [watches.note].compactMap(\.self)
      for (watch, source) in watches.all {
        var (interval, continues) = (Duration?.none, false)
        do {
          let entry = try WatchEntry(watch, source: source)
          interval = entry.watch.interval
          if let ending = entry.ending(at: now) { throw ending }
          try entry.check(at: now, configuration)
          try entry.checkNotifiers(of: configuration)
          continues = true
        } catch let error as WatchError {
          notes.append("\(error)")
        }
        rows.append(
          Row(
            watch: watch, source: source, interval: interval, lastRound: watch.name.flatMap { rounds[$0] },
            continues: continues))
      }
      let listing = Listing(format: output.format, rendering: Rendering(Self.fields(at: now)), name: "watches")
      try await listing.write(rows, environment: configuration.environment, color: output.color, to: console)
      if rows.isEmpty {
        await console.note(
          "no watches in environment \(configuration.environment); add one with aerogami watch add")
      }
      for note in notes { await console.note(note) }
    }
  }

  private static func fields(at now: Date) -> [Field<Row>] {
    [
      Field("name", "NAME", shrinksTo: 6) { .text($0.watch.name) },
      Field("options", "OPTIONS", shrinksTo: 10) { .words($0.watch.words) },
      Field("every_seconds", "EVERY", .number, cell: { $0.interval?.unitText ?? "" }) {
        .integer($0.interval.map { Int($0.components.seconds) })
      },
      Field("last_run", "LAST (UTC)", missing: "never", cell: { $0.lastRound?.minuteText ?? "never" }) {
        .date($0.lastRound)
      },
      Field(
        "next_run", "NEXT (UTC)", leftOut: .early,
        cell: { row in row.nextRound.map { $0 > now ? $0.minuteText : "now" } ?? (row.continues ? "now" : "never") }
      ) { .date($0.nextRound) },
      Field("source", "SOURCE", shrinksTo: 8, leftOut: .early, cell: { $0.source ?? "watch add" }) { .text($0.source) },
    ]
  }
}

import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import Foundation

/// Writes changes in the requested format: as JSON in one object at the end of a round, otherwise as they arrive.
///
/// Without changes, nothing is written, not even a header. The exception is a round with a failure: the JSON object is
/// then written even without changes.
struct WatchOutput {
  private let format: OutputFormat
  private let color: Bool
  private let stream: StandardStream
  /// The names of the watches whose changes are written; empty for a watch without a name.
  private let watches: [String]
  private var isHeadWritten = false
  /// The changes for the JSON object that is written at the end.
  private var pending: [TripChange] = []

  init(_ format: OutputFormat, color: ColorChoice, stream: StandardStream, watches: [String] = []) {
    self.format = format
    self.stream = stream
    self.color = color.isOn(for: stream)
    self.watches = watches
  }

  /// Whether changes are written together at the end.
  var isBuffered: Bool { format == .json }

  /// Writes changes, or stores them for the JSON object.
  ///
  /// - Parameters:
  ///   - watch: The name of the watch; `nil` if it has none.
  ///   - ids: The prefixes of ids that a table shows; `nil` for a table without ids.
  mutating func write(_ changes: [TripChange], of watch: String? = nil, ids: ShortIDs?) async throws {
    if changes.isEmpty { return }
    switch format {
    case .json: pending += changes
    case .table: try await stream.write(Array(lines(changes, watch, ids).utf8))
    case .ndjson, .csv:
      let listing = listing(of: watch)
      if !isHeadWritten { try await stream.write(listing.head) }
      try await listing.write(changes, width: nil, color: false, members: { _ in }, to: stream.write)
    }
    isHeadWritten = true
  }

  /// Writes the JSON object if the format is JSON, also without changes.
  func end(environment: String, at now: Date, outcomes: OutcomeSummaries<Region.ID?>) async throws {
    guard format == .json else { return }
    try await listing(of: nil).write(
      pending, width: nil, color: false,
      members: { json in
        json.members(["environment": .text(environment), "fetched_at": .date(now)])
        json.key("regions")
        json.lines(outcomes.ordered) { $0.outcome($1, counting: "trip_count") }
      }, to: stream.write)
  }

  private func listing(of watch: String?) -> Listing<TripChange> {
    Listing(format: format, rendering: .changes(of: watch), name: "changes")
  }

  private func lines(_ changes: [TripChange], _ watch: String?, _ ids: ShortIDs?) -> String {
    let name = watch.map { (text: $0, width: watches.map(\.utf8.count).reduce("WATCH".count, max)) }
    let table = RunningTable(Rendering.columns(of: changes, watch: name, ids))
    let width = stream.columns
    var text = isHeadWritten ? "" : table.header(width: width, color: color)
    for change in changes {
      text += table.line(change, style: change.isPast ? .dimmed : .plain, width: width, color: color)
    }
    return text
  }
}

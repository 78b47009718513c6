import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import ArgumentParser
import Foundation

enum OutputFormat: String, CaseIterable {
  case table, json, ndjson, csv
}

/// The formats of rows that are written as they arrive.
enum RowFormat: String, CaseIterable {
  case table, ndjson, csv

  var listed: OutputFormat { OutputFormat(rawValue: rawValue) ?? .table }
}

/// The formats of a report that is not a list of rows.
enum ReportFormat: String, CaseIterable {
  case table, json
}

enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// Returns whether output to `stream` is colored. `auto` colors output only on a terminal. It colors nothing if
  /// `NO_COLOR` is set and not empty, or if `TERM` is `dumb`, empty or not set.
  func isOn(
    for stream: StandardStream, variables: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      stream.isTerminal && (variables["NO_COLOR"] ?? "").isEmpty && !["", "dumb"].contains(variables["TERM"] ?? "")
    }
  }
}

struct FormatOptions: ParsableArguments {
  @Option(choice: "Output format.")
  var format = OutputFormat.table

  @Option(choice: "When to use color.", value: "when")
  var color = ColorChoice.auto

  @Option(
    help: ArgumentHelp("Only these fields of table or csv, such as price,link.", valueName: "fields"),
    completion: .fields, transform: commaList)
  var field: [[String]] = []

  func validate() throws { try checkFields(fields, format) }

  /// The fields to show; empty for the default ones.
  var fields: [String] { field.flatMap(\.self) }

  /// - Throws: `ValidationError` for an unknown field.
  func listing<Row>(_ rendering: Rendering<Row>, _ name: StaticString) throws -> Listing<Row> {
    Listing(format: format, rendering: try rendering.selecting(fields), name: name)
  }

  /// Writes sorted rows to standard output. The JSON object has the rows under `name`, the outcomes of `requests` and,
  /// if it is given, the completeness of the responses.
  func write<Row>(
    _ rows: [Row], as fields: [Field<Row>], named name: StaticString, from requests: [OutcomeSummary],
    completeness: [SourceCompleteness]? = nil, environment: String, to console: Console, fitsHeight: Bool = false
  ) async throws {
    let listing = try listing(Rendering(fields), name)
    try await listing.write(rows, environment: environment, color: color, to: console, fitsHeight: fitsHeight) { json in
      json.key("requests")
      json.lines(requests) { $0.outcome($1, counting: "row_count") }
      if let completeness { json.completeness(completeness, counting: "row_count") }
    }
    if console.output.isClosed { throw OutputError.closed }
  }
}

extension JSONWriter {
  mutating func outcome(_ summary: OutcomeSummary, counting countKey: StaticString) {
    object([
      "id": .text(summary.id), "status": .text(summary.status.kind.rawValue), "attempts": .integer(summary.attempts),
      "duration_milliseconds": .integer(summary.milliseconds), countKey: .integer(summary.count),
      "skipped_count": .integer(summary.skipped.count),
      "age_seconds": .integer(summary.status.age.map { Int($0 / .seconds(1)) }), "error": .text(summary.error),
    ])
  }
}

extension JSONWriter {
  /// Writes how complete the responses are: a row for each request and source.
  mutating func completeness(_ rows: [SourceCompleteness], counting countKey: StaticString) {
    key("completeness")
    lines(rows) { json, row in
      json.object([
        "id": .text(row.id), "source": .text(row.source), "kind": .text(row.completeness.kind.rawValue),
        "missing": .list(row.completeness.missing), countKey: .integer(row.count),
      ])
    }
  }
}

extension Status.Kind {
  /// The exit status: 0 if all requests succeeded, 3 if only a part succeeded or a response is stale, 1 if all failed
  /// or were canceled.
  var exitCode: Int32 {
    switch self {
    case .ok: 0
    case .stale, .partial: 3
    case .failed, .cancelled: 1
    }
  }
}

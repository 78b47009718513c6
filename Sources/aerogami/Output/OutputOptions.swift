import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import ArgumentParser
import Foundation

enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case table, json, ndjson, csv
}

/// The formats of rows that are written as they arrive.
enum RowFormat: String, CaseIterable, ExpressibleByArgument {
  case table, ndjson, csv

  /// The same format as an ``OutputFormat``.
  var listed: OutputFormat {
    switch self {
    case .table: .table
    case .ndjson: .ndjson
    case .csv: .csv
    }
  }
}

/// The formats of a report that is not a list of rows.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case table, json
}

enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
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

/// The options for the format and color of rows.
struct FormatOptions: ParsableArguments {
  @Option(help: "Output format.")
  var format = OutputFormat.table

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color = ColorChoice.auto

  /// Writes sorted rows to standard output.
  ///
  /// - Parameters:
  ///   - name: The key of the rows in the JSON object.
  ///   - requests: The requests to report in the JSON object.
  func write<Row>(
    _ rows: [Row], as fields: [Field<Row>], named name: StaticString, from requests: [OutcomeSummary],
    environment: String, to console: Console
  ) async throws {
    let listing = Listing(format: format, rendering: Rendering(fields), name: name)
    try await listing.write(rows, environment: environment, color: color, to: console) { json in
      json.key("requests")
      json.lines(requests) { $0.outcome($1, counting: "row_count") }
    }
    if console.output.isClosed { throw OutputError.closed }
  }
}

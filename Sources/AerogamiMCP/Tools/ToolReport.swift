import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import Foundation

/// What a call of a tool found: its rows, and how complete they are.
struct ToolReport<Row: Sendable>: Sendable {
  var rows: [Row] = []
  /// The number of rows that match, also those that are not returned; `nil` if nothing could be looked up.
  var total: Int?
  /// What each source contributed.
  var sources: [SourceReport] = []
  /// What else to tell the user, one line each. A note that equals the headline is written once in the text.
  var notes: [String] = []
  /// The first line of the text.
  var headline: String
  /// Why nothing could be looked up; `nil` if something was, even if nothing was found.
  var error: ToolError?

  init(_ rows: [Row] = [], of total: Int?, headline: String) {
    (self.rows, self.total, self.headline) = (rows, total, headline)
  }

  /// A call that failed.
  init(_ error: ToolError) {
    headline = "\(error)"
    self.error = error
  }
}

/// What one source contributed to a result.
struct SourceReport: Sendable {
  let name: String
  let status: Completeness.Kind
  /// What is missing; `nil` if nothing is.
  var message: String?
  /// When the source found the oldest price of the returned rows; `nil` if unknown, or without a row of the source.
  var oldestPriceSeenAt: Date?

  static let fields: [OutputField<SourceReport>] = [
    .text("name") { $0.name },
    .text("status", Completeness.Kind.allCases.map(\.rawValue).listed(with: "or")) { $0.status.rawValue },
    .text("message") { $0.message },
    .date("oldest_price_seen_at") { $0.oldestPriceSeenAt },
  ]
}

extension [SourceReport] {
  /// Creates a row for each source from the rows of each request and source. Sources without a name are named `name`.
  init(_ rows: [SourceCompleteness], otherwise name: String) {
    let names = rows.map { $0.source ?? name }
    self = names.uniqued().map { source in
      let own = zip(names, rows).filter { $0.0 == source }.map(\.1)
      let kinds = own.map(\.completeness.kind)
      let worst = kinds.max() ?? .complete
      // A source that delivered something has not failed.
      let kind = worst == .failed && kinds.contains { $0 != .failed } ? .partial : worst
      let missing = own.flatMap(\.completeness.missing).uniqued()
      let texts = missing.prefix(3).map { $0.printable(maxLength: 160) } + (missing.count > 3 ? ["…"] : [])
      return SourceReport(name: source, status: kind, message: texts.isEmpty ? nil : texts.joined(separator: "; "))
    }
  }

  /// Sets the time of the oldest price of each source among the returned trips.
  mutating func setOldestPrice(of trips: [Trip]) {
    for index in indices {
      let own = count == 1 ? trips : trips.filter { $0.sources.contains(self[index].name) }
      self[index].oldestPriceSeenAt = own.map(\.createdAt).min()
    }
  }
}

/// How a tool writes its rows.
struct RowFormat<Row: Sendable>: Sendable {
  /// The name of the array of rows.
  let key: String
  let fields: [OutputField<Row>]
  /// Returns the line of a row in the text, or several lines. Must contain no other control characters.
  let line: @Sendable (Row) -> String

  /// The members of every result of a tool, also of one that failed.
  private func members(
    of environment: ServedEnvironment, isSample: Bool, fields: [OutputField<Row>]
  ) -> [OutputField<ToolReport<Row>>] {
    [
      .text("environment") { _ in environment.name },
      .flag("sample_data", "Whether these are not real fares.") { _ in isSample },
      .object("error", Self.errorFields) { $0.error },
      .object("completeness", isNullable: false, Self.completenessFields) { $0 },
      .texts("notes") { $0.notes },
      .objects(key, fields) { $0.rows },
    ]
  }

  private static var errorFields: [OutputField<ToolError>] {
    [
      .text("message") { $0.message.printable(maxLength: maximumNoteLength) },
      .text("remedy") { $0.remedy?.printable(maxLength: maximumNoteLength) },
      .text("argument", "The JSON pointer of the wrong argument.") { $0.argument?.printable(maxLength: 100) },
    ]
  }

  private static var completenessFields: [OutputField<ToolReport<Row>>] {
    [
      .integer("total", "The number of matches; null if it is unknown, because nothing could be looked up.") {
        $0.total
      },
      .integer("returned") { $0.rows.count },
      .flag("truncated", "Whether there are more matches than were returned.") { $0.isTruncated },
      .objects("sources", SourceReport.fields) { $0.sources },
    ]
  }

  func schema(of environment: ServedEnvironment, isSample: Bool) -> [UInt8] {
    members(of: environment, isSample: isSample, fields: fields).outputSchema()
  }

  /// Returns the result of a call: the same as text and as JSON.
  ///
  /// - Parameter requested: The names of the members that are written only on request, and were requested.
  func result(
    _ report: ToolReport<Row>, in environment: ServedEnvironment, isSample: Bool, requested: Set<String>
  ) -> ToolResult {
    var report = report
    report.notes = report.notes.prefix(maximumNoteCount).map { $0.printable(maxLength: maximumNoteLength) }
    let shown = fields.filter { $0.isRequired || requested.contains($0.name) }
    var json = JSONWriter()
    members(of: environment, isSample: isSample, fields: shown).write(&json, report)
    return ToolResult(
      text: text(report, isSample: isSample), structured: json.bytes, isError: report.error != nil)
  }

  private func text(_ report: ToolReport<Row>, isSample: Bool) -> String {
    var lines = [report.headline.printable(maxLength: 2 * maximumNoteLength)] + report.rows.map(line)
    if report.error == nil {
      let incomplete = report.sources.filter { $0.status != .complete }.map { source in
        let status = source.status.rawValue.replacing("_", with: " ")
        return "\(source.name) \(status)" + (source.message.map { ": \($0)" } ?? "")
      }
      if !incomplete.isEmpty { lines.append("incomplete: \(incomplete.joined(separator: "; "))") }
    }
    let headline = report.headline.printable(maxLength: maximumNoteLength)
    lines += report.notes.filter { $0 != headline }.map { "note: \($0)" }
    if isSample, report.error == nil { lines.append("sample data, not real fares") }
    return lines.joined(separator: "\n")
  }
}

/// The most notes of a result, and the most characters of each. A service may send many or long errors.
private let maximumNoteCount = 6
private let maximumNoteLength = 300

extension ToolReport {
  fileprivate var isTruncated: Bool { total.map { rows.count < $0 } ?? false }
}

extension Tool {
  /// Creates a tool whose results have the rows that `call` returns.
  ///
  /// - Parameters:
  ///   - isSample: Whether the rows are sample data.
  ///   - requested: Returns the names of the members of rows that are written only on request, and were requested.
  ///   - call: Throws an error if nothing could be looked up, or if an argument is wrong.
  init<Row: Sendable>(
    _ name: String, title: String, _ description: String, takes inputs: [InputField], returns format: RowFormat<Row>,
    in environment: ServedEnvironment, isSample: Bool = false,
    requested: @escaping @Sendable (ToolArguments) -> Set<String> = { _ in [] },
    call: @escaping @Sendable (ToolArguments, ToolProgress) async throws -> ToolReport<Row>
  ) {
    self.init(
      name: name, title: title, description: description, inputSchema: inputs.inputSchema,
      outputSchema: format.schema(of: environment, isSample: isSample)
    ) { tree, progress in
      let report: ToolReport<Row>
      var arguments: ToolArguments?
      do {
        let given = try ToolArguments(tree, inputs)
        arguments = given
        report = try await call(given, progress)
      } catch {
        // A client whose task is canceled may throw any error.
        try Task.checkCancellation()
        report = ToolReport(arguments?.error(error) ?? ToolError(error))
      }
      let members = arguments.map(requested) ?? []
      try Task.checkCancellation()
      return format.result(report, in: environment, isSample: isSample, requested: members)
    }
  }
}

extension String {
  /// A name or code that a service sent: one line of limited length, so that it cannot pass for other text.
  var asData: String { printable(maxLength: 40) }
}

extension ServedEnvironment {
  /// The name of a source that a client does not name.
  var sourceName: String {
    if sources.count == 1 { return sources[0].name }
    return showsSampleTrips ? "sample data" : "all sources"
  }
}

extension TripLocation {
  /// The name of the city: the built-in one if the airport is known, otherwise the one that the service sent.
  var knownCity: String { (KnownAirport(code: airportCode)?.city ?? city).asData }
}

package import AerogamiContainer

/// A summary of the outcome of one request, without the response itself.
package struct OutcomeSummary: Sendable {
  /// The kind and reason of a failure. Requests with equal failures are reported together.
  package struct Failure: Hashable, Sendable {
    package let kind: Status.Kind
    package let reason: ClientError.Reason
  }

  /// The id of the requested resource, as the user or the service names it; `nil` for a request for all resources.
  package let id: String?
  /// The printable id, or `anywhere` if there is none.
  package internal(set) var name: String
  package let status: Status
  package let attempts: Int
  package let elapsed: Duration
  /// The number of rows in the response, before filtering.
  package let count: Int
  package let skipped: SkippedRows
  /// What the client reports about the response, apart from what failed or was skipped. See ``rows``.
  private(set) var reported = Completeness.complete
  private(set) var sources: [SourceResponse] = []

  /// - Parameter response: Returns the number of rows and the skipped rows of a response.
  package init<Key, Response>(
    _ outcome: Outcome<Key, Response>, id: String?, response: (Response) -> (count: Int, skipped: SkippedRows)
  ) {
    self.id = id
    name = id?.printable(maxLength: 60) ?? "anywhere"
    attempts = outcome.attempts
    elapsed = outcome.elapsed
    status = outcome.status
    let known = outcome.response.map(response)
    count = known?.count ?? 0
    skipped = known?.skipped ?? outcome.status.clientError?.skipped ?? SkippedRows()
  }

  /// - Parameter count: Returns the number of rows of a value.
  package init<Key, Value>(_ outcome: Outcome<Key, Fetched<Value>>, id: String?, count: (Value) -> Int = { _ in 1 }) {
    self.init(outcome, id: id) { (count($0.value), $0.skipped) }
    guard let fetched = outcome.response else { return }
    (reported, sources) = (fetched.completeness, fetched.sources)
  }

  /// Whether the request succeeded and there is nothing to report about its only source.
  fileprivate var isComplete: Bool {
    status.kind == .ok && skipped.count == 0 && reported.kind == .complete && sources.isEmpty
  }

  /// The error as one line of text; `nil` if the request succeeded or was canceled.
  package var error: String? { status.error.map { "\($0)" } }
  package var failure: Failure? { status.clientError.map { Failure(kind: status.kind, reason: $0.reason) } }
  package var hasFailed: Bool { status.error != nil }
  package var milliseconds: Int { Int((elapsed / .milliseconds(1)).rounded()) }

  package var notes: [String] { [status.note(of: name), skippedNote].compactMap(\.self) }

  /// This summary without some phrases about what is missing.
  fileprivate func without(_ phrases: [String]) -> OutcomeSummary {
    var summary = self
    summary.reported = reported.without(phrases)
    for index in sources.indices { summary.sources[index].completeness = sources[index].completeness.without(phrases) }
    return summary
  }

  /// Returns one note about several requests with the same failure. The note has the error of the first request and, if
  /// there are cached responses, the age of the oldest. If the numbers of attempts and the remarks differ, the note has
  /// the range of the attempts instead of a remark.
  package static func note(of outcomes: [OutcomeSummary]) -> String {
    let kind = outcomes.first?.status.kind
    let oldest = kind == .stale ? outcomes.compactMap(\.status.age).max() : nil
    let names = outcomes.map(\.name).firstFew
    var first = outcomes.first?.status.clientError
    let attempts = outcomes.map(\.attempts)
    if let fewest = attempts.min(), let most = attempts.max(), fewest < most,
      Set(outcomes.map(\.status.clientError?.remark)).count > 1
    {
      first?.remark = "\(fewest) to \(most) attempts each"
    }
    let error = first.map { "\($0)".withoutPlace(outcomes.first?.name ?? "") } ?? ""
    if let oldest { return "\(names) failed; showing results up to \(oldest.asAge) old (\(error))" }
    return "\(names) \(kind == .partial ? "are incomplete" : "failed"): \(error)"
  }

  /// The note about skipped rows; `nil` if there are none. Also `nil` if the request failed, because the error then
  /// reports the skipped rows.
  package var skippedNote: String? { status.kind == .failed ? nil : skipped.note(of: name) }

  /// Returns the line that `--verbose` prints for the request.
  package func line(counting row: String) -> String {
    let age = status.age.map { status.kind == .ok ? "cached, \($0.asAge) old, " : "\($0.asAge) old, " } ?? ""
    return "\(name): \(status.kind.rawValue), \(age)\(counted(count, row)), \(counted(attempts, "attempt")), "
      + "\(milliseconds) ms"
  }
}

/// The summaries of all requests, in the order of the requests.
package struct OutcomeSummaries<Key: Hashable & Sendable>: Sendable {
  /// The requested keys; empty until they are known.
  package var keys: [Key] = []
  private var byKey: [Key: OutcomeSummary] = [:]
  /// Whether each outcome so far is complete, so that there is nothing to report. Reading all outcomes for each report
  /// instead takes 2 % of the instructions of a fetch of 1,000 regions.
  private(set) var areComplete = true

  package init() {}

  package subscript(key: Key) -> OutcomeSummary? {
    get { byKey[key] }
    set {
      byKey[key] = newValue
      if let newValue, !newValue.isComplete { areComplete = false }
    }
  }

  package var ordered: [OutcomeSummary] { keys.compactMap { byKey[$0] } }

  /// These summaries without some phrases about what is missing.
  func without(_ phrases: [String]) -> OutcomeSummaries {
    if areComplete { return self }
    var rest = OutcomeSummaries()
    rest.keys = keys
    for (key, summary) in byKey { rest[key] = summary.without(phrases) }
    return rest
  }

  /// The combined status: `ok` if all requests are `ok`, `failed` if there is no response at all, otherwise `partial`.
  package var status: Status.Kind {
    if areComplete, byKey.count == keys.count { return .ok }
    let kinds = ordered.map(\.status.kind)
    if kinds.count(where: { $0 == .ok }) == keys.count { return .ok }
    return kinds.contains { [.ok, .stale, .partial].contains($0) } ? .partial : .failed
  }

  /// Notes for the user, one line each. More than three equal failures are combined into one line, so that an outage
  /// does not hide other failures. See ``OutcomeSummary/note(of:)``.
  package var notes: [String] {
    if areComplete { return [] }
    let alike = Dictionary(grouping: ordered, by: \.failure)
    var reported: Set<OutcomeSummary.Failure> = []
    var notes = ordered.flatMap { outcome in
      guard let failure = outcome.failure, let others = alike[failure], others.count > 3 else { return outcome.notes }
      let note = reported.insert(failure).inserted ? OutcomeSummary.note(of: others) : nil
      return [note, outcome.skippedNote].compactMap(\.self)
    }
    let cancelled = ordered.filter { $0.status.kind == .cancelled }.map(\.name)
    if !cancelled.isEmpty { notes.append("canceled: \(cancelled.firstFew)") }
    return notes
  }
}

extension Status {
  package func note(of name: String) -> String? {
    guard let error = error.map({ "\($0)".withoutPlace(name) }) else { return nil }
    if kind == .stale, let age { return "\(name) failed; showing results from \(age.asAge) ago (\(error))" }
    return "\(name) \(kind == .partial ? "is incomplete" : "failed"): \(error)"
  }
}

extension String {
  /// This error without the place at its beginning, which a note has named before: `trips in EU: status 503`.
  fileprivate func withoutPlace(_ name: String) -> String {
    for start in ["trips in \(name): ", "the trips in \(name): "] where hasPrefix(start) {
      return String(dropFirst(start.count))
    }
    return self
  }
}

/// The exit code of a command that looked everywhere and found nothing with the requested name.
package let notFoundExitCode: Int32 = 4

extension Status.Kind {
  /// Returns this status, but `partial` instead of `ok` if another part of the result is incomplete.
  package func partial(if isIncomplete: Bool) -> Status.Kind { self == .ok && isIncomplete ? .partial : self }
}

extension Duration {
  /// The duration as text, rounded down to seconds, minutes, hours (below two days) or days, such as `5 min`.
  package var asAge: String {
    let seconds = Int(self / .seconds(1))
    return switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3600: "\(seconds / 60) min"
    case ..<172_800: "\(seconds / 3600) h"
    default: "\(seconds / 86_400) d"
    }
  }
}

extension SkippedRows {
  package func note(of what: String) -> String? {
    if count == 0 { return nil }
    let rows = count == 1 ? "1 row was" : "\(count) rows were"
    let others = count > reasons.count ? "; …" : ""
    return "\(what): \(rows) skipped: \(reasons.joined(separator: "; "))\(others)"
  }
}

extension [String] {
  /// The elements as text, such as `EU, US`. If there are more than five, the text has only the first five and the
  /// number of the others.
  package var firstFew: String {
    prefix(5).joined(separator: ", ") + (count > 5 ? " and \(count - 5) more" : "")
  }
}

/// Returns a number with its noun, such as `1 trip` or `2 trips`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Returns the note that the service or sample data ignores the requested currency; `nil` if all prices are in that
/// currency.
package func ignoredCurrencyNote(requested: String, found: Set<String>) -> String? {
  let others = found.subtracting([requested]).map { $0.printable(maxLength: 20) }.sorted()
  return others.isEmpty ? nil : "the currency \(requested) is ignored; prices are in \(others.firstFew)"
}

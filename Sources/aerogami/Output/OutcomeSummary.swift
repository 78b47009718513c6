import AerogamiCore
import AerogamiJSON
import AerogamiLive

/// What is said about the outcome of one thing that was asked for, without what it was answered.
struct OutcomeSummary: Sendable {
  /// A way of failing: what has the same failed alike, whatever was asked.
  struct Failure: Hashable, Sendable {
    let kind: Status.Kind
    let reason: ClientError.Reason
  }

  /// What was asked for, as it was given or as a service names it; `nil` for all that there is.
  let id: String?
  /// The same for a person, who is told of `anywhere` where there is no id.
  let name: String
  let status: Status
  let attempts: Int
  let elapsed: Duration
  /// How many rows the service answered with, before any were filtered.
  let count: Int
  let skipped: SkippedRows

  /// - Parameter answer: What there is to know of an answer.
  init<Key, Response>(
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

  /// - Parameter count: How many rows a value has.
  init<Key, Value>(_ outcome: Outcome<Key, Fetched<Value>>, id: String?, count: (Value) -> Int = { _ in 1 }) {
    self.init(outcome, id: id) { (count($0.value), $0.skipped) }
  }

  /// One line for a person; only where the request failed.
  var error: String? { status.error.map { "\($0)" } }
  var failure: Failure? { status.clientError.map { Failure(kind: status.kind, reason: $0.reason) } }
  var hasFailed: Bool { status.error != nil }
  var milliseconds: Int { Int((elapsed / .milliseconds(1)).rounded()) }

  /// What a user has to know of it: nothing when all is well.
  var notes: [String] { [status.note(of: name), skippedNote].compactMap(\.self) }

  /// What a user has to know of several that failed alike; how they did is that of the first.
  static func note(of outcomes: [OutcomeSummary]) -> String {
    let oldest = outcomes.compactMap(\.status.age).max()
    let how =
      oldest.map { "are up to \($0.asAge) old, because they failed" }
      ?? (outcomes.first?.status.kind == .partial ? "are incomplete" : "failed")
    return "\(outcomes.map(\.name).firstFew) \(how): \(outcomes.first?.error ?? "")"
  }

  /// Of what is shown. Where nothing is, the error tells of the rows.
  var skippedNote: String? { status.kind == .failed ? nil : skipped.note(of: name) }

  /// The line of `--verbose`.
  ///
  /// - Parameter rows: What one row is called.
  func line(counting row: String) -> String {
    let age = status.age.map { status.kind == .ok ? "kept, \($0.asAge) old, " : "\($0.asAge) old, " } ?? ""
    return "\(name): \(status.kind.rawValue), \(age)\(counted(count, row)), \(counted(attempts, "attempt")), "
      + "\(milliseconds) ms"
  }
}

/// What is said about all that was asked for, in the order in which it was.
struct OutcomeSummaries<Key: Hashable & Sendable>: Sendable {
  /// What is asked for; empty until that is known.
  var keys: [Key] = []
  private var byKey: [Key: OutcomeSummary] = [:]

  subscript(key: Key) -> OutcomeSummary? {
    get { byKey[key] }
    set { byKey[key] = newValue }
  }

  var ordered: [OutcomeSummary] { keys.compactMap { byKey[$0] } }

  /// The status of all together: ok where each is, failed where nothing was delivered, else partial.
  var status: Status.Kind {
    let kinds = ordered.map(\.status.kind)
    if kinds.count(where: { $0 == .ok }) == keys.count { return .ok }
    return kinds.contains { [.ok, .stale, .partial].contains($0) } ? .partial : .failed
  }

  /// What a user has to know, one line each. More than three that failed alike are one line, in the place and with the
  /// address of the first: in an outage, it is the others that would be overlooked.
  var notes: [String] {
    let alike = Dictionary(grouping: ordered, by: \.failure)
    var told: Set<OutcomeSummary.Failure> = []
    var notes = ordered.flatMap { outcome in
      guard let failure = outcome.failure, let others = alike[failure], others.count > 3 else { return outcome.notes }
      let note = told.insert(failure).inserted ? OutcomeSummary.note(of: others) : nil
      return [note, outcome.skippedNote].compactMap(\.self)
    }
    let cancelled = ordered.filter { $0.status.kind == .cancelled }.map(\.name)
    if !cancelled.isEmpty { notes.append("cancelled: \(cancelled.firstFew)") }
    return notes
  }
}

extension Status {
  /// What a user has to know of something by this name; `nil` where it is ok or cancelled.
  func note(of name: String) -> String? {
    guard let error else { return nil }
    let how = age.map { "is \($0.asAge) old, because it failed" } ?? (kind == .partial ? "is incomplete" : "failed")
    return "\(name) \(how): \(error)"
  }
}

extension Status.Kind {
  /// 0 where everything was delivered, 3 for a part or something old, and 1 for nothing.
  var exitCode: Int32 {
    switch self {
    case .ok: 0
    case .stale, .partial: 3
    case .failed, .cancelled: 1
    }
  }

  /// This, unless it is ok and something else that was requested beside it is not.
  func partial(if isIncomplete: Bool) -> Status.Kind { self == .ok && isIncomplete ? .partial : self }
}

extension Duration {
  /// `5 min`: in the largest unit that says enough.
  var asAge: String {
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
  /// What a user has to know of them; `nil` when there are none.
  func note(of what: String) -> String? {
    if count == 0 { return nil }
    let rows = count == 1 ? "1 row was" : "\(count) rows were"
    let others = count > reasons.count ? "; …" : ""
    return "\(what): \(rows) skipped: \(reasons.joined(separator: "; "))\(others)"
  }
}

extension [String] {
  /// `EU, US`, or the first five and how many more there are: a service may name any number of regions.
  var firstFew: String {
    prefix(5).joined(separator: ", ") + (count > 5 ? " and \(count - 5) more" : "")
  }
}

/// `1 trip`, `2 trips`
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension JSONWriter {
  /// Writes what is said about an outcome as an object.
  ///
  /// - Parameter countKey: What its rows are counted under.
  mutating func outcome(_ summary: OutcomeSummary, counting countKey: StaticString) {
    beginObject()
    key("id")
    optional(summary.id) { $0.string($1) }
    key("status")
    string(summary.status.kind.rawValue)
    key("attempts")
    int(summary.attempts)
    key("duration_milliseconds")
    int(summary.milliseconds)
    key(countKey)
    int(summary.count)
    key("skipped_count")
    int(summary.skipped.count)
    key("age_seconds")
    optional(summary.status.age) { $0.int(Int($1 / .seconds(1))) }
    key("error")
    optional(summary.error) { $0.string($1) }
    endObject()
  }
}

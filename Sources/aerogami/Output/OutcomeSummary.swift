import AerogamiCore
import AerogamiJSON
import AerogamiLive

/// What is said about the outcome of one thing that was asked for, without what it was answered.
struct OutcomeSummary: Sendable {
  enum Status: String, Sendable {
    case ok, stale, partial, failed, cancelled
  }

  /// A way of failing: what has the same failed alike, whatever was asked.
  struct Failure: Hashable, Sendable {
    let status: Status
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
  /// How long ago the service answered with them; `nil` where that was now, or it never did.
  let age: Duration?
  /// One line for a person; only where the request failed.
  let error: String?
  let failure: Failure?

  /// - Parameter answer: What there is to know of an answer.
  init<Key, Answer>(
    _ outcome: Outcome<Key, Answer>, id: String?, answer: (Answer) -> (count: Int, skipped: SkippedRows, age: Duration?)
  ) {
    self.id = id
    name = id?.printable(maxLength: 60) ?? "anywhere"
    attempts = outcome.attempts
    elapsed = outcome.elapsed
    var delivered: Answer?
    var thrown: (any Error)?
    switch outcome.result {
    case .answer(let answer): (status, delivered) = (.ok, answer)
    case .stale(let answer, let error): (status, delivered, thrown) = (.stale, answer, error)
    case .partial(let answer, let error): (status, delivered, thrown) = (.partial, answer, error)
    case .failed(let error): (status, thrown) = (.failed, error)
    case .cancelled: status = .cancelled
    }
    let clientError = thrown as? ClientError
    let known = delivered.map(answer)
    count = known?.count ?? 0
    skipped = known?.skipped ?? clientError?.skipped ?? SkippedRows()
    age = known?.age
    error = thrown.map { "\($0)" }
    failure = clientError.map { [status] in Failure(status: status, reason: $0.reason) }
  }

  /// - Parameter count: How many rows a value has.
  init<Key, Value>(_ outcome: Outcome<Key, Fetched<Value>>, id: String?, count: (Value) -> Int = { _ in 1 }) {
    self.init(outcome, id: id) { (count($0.value), $0.skipped, $0.source.age) }
  }

  var hasFailed: Bool { error != nil }
  var milliseconds: Int { Int((elapsed / .milliseconds(1)).rounded()) }

  /// What a user has to know of it: nothing when all is well.
  var notes: [String] { [error.map { "\(name) \(how): \($0)" }, skippedNote].compactMap(\.self) }

  /// What a user has to know of several that failed alike; how they did is that of the first.
  static func note(of outcomes: [OutcomeSummary]) -> String {
    let oldest = outcomes.compactMap(\.age).max()
    let how =
      oldest.map { "are up to \($0.asAge) old, because they failed" }
      ?? (outcomes.first?.status == .partial ? "are incomplete" : "failed")
    return "\(outcomes.map(\.name).firstFew) \(how): \(outcomes.first?.error ?? "")"
  }

  /// Of what is shown. Where nothing is, the error tells of the rows.
  var skippedNote: String? { status == .failed ? nil : skipped.note(of: name) }

  private var how: String {
    age.map { "is \($0.asAge) old, because it failed" } ?? (status == .partial ? "is incomplete" : "failed")
  }

  /// The line of `--verbose`.
  ///
  /// - Parameter rows: What one row is called.
  func line(counting row: String) -> String {
    let age = age.map { status == .ok ? "kept, \($0.asAge) old, " : "\($0.asAge) old, " } ?? ""
    return "\(name): \(status.rawValue), \(age)\(counted(count, row)), \(counted(attempts, "attempt")), "
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

  var delivery: Delivery {
    let delivered = ordered.count { $0.status == .ok }
    if delivered == keys.count { return .all }
    return delivered > 0 || ordered.contains { $0.status == .stale || $0.status == .partial } ? .some : .nothing
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
    let cancelled = ordered.filter { $0.status == .cancelled }.map(\.name)
    if !cancelled.isEmpty { notes.append("cancelled: \(cancelled.firstFew)") }
    return notes
  }
}

/// How much of what was asked for was delivered.
enum Delivery: Sendable {
  case all, some, nothing

  var exitCode: Int32 {
    switch self {
    case .all: 0
    case .some: 3
    case .nothing: 1
    }
  }
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
    string(summary.status.rawValue)
    key("attempts")
    int(summary.attempts)
    key("duration_milliseconds")
    int(summary.milliseconds)
    key(countKey)
    int(summary.count)
    key("skipped_count")
    int(summary.skipped.count)
    key("age_seconds")
    optional(summary.age) { $0.int(Int($1 / .seconds(1))) }
    key("error")
    optional(summary.error) { $0.string($1) }
    endObject()
  }
}

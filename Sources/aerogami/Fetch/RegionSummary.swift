import AerogamiCore

/// What is said about one region's outcome, without the trips themselves.
struct RegionSummary: Sendable {
  enum Status: String, Sendable {
    case ok, stale, failed, cancelled
  }

  /// A way of failing: regions of which this is the same failed alike, whatever was asked.
  struct Failure: Hashable, Sendable {
    let status: Status
    let reason: ClientError.Reason
  }

  /// `nil` when every region was asked for at once.
  let region: Region.ID?
  let status: Status
  let attempts: Int
  let elapsed: Duration
  /// How many trips the service answered with, before any were filtered.
  let tripCount: Int
  let skipped: SkippedRows
  /// How long ago the service answered with them; `nil` where that was now, or it never did.
  let age: Duration?
  /// One line for a person; only of a region whose request failed.
  let error: String?
  let failure: Failure?

  init(_ outcome: Outcome<Region.ID?, RegionRows>) {
    region = outcome.key
    attempts = outcome.attempts
    elapsed = outcome.elapsed
    var rows: RegionRows?
    var thrown: (any Error)?
    switch outcome.result {
    case .answer(let delivered): (status, rows) = (.ok, delivered)
    case .stale(let delivered, let error): (status, rows, thrown) = (.stale, delivered, error)
    case .failed(let error): (status, thrown) = (.failed, error)
    case .cancelled: status = .cancelled
    }
    let clientError = thrown as? ClientError
    tripCount = rows?.tripCount ?? 0
    skipped = rows?.skipped ?? clientError?.skipped ?? SkippedRows()
    age = rows?.age
    error = thrown.map { "\($0)" }
    failure = clientError.map { [status] in Failure(status: status, reason: $0.reason) }
  }

  var hasFailed: Bool { error != nil }

  /// For a person: a service names its regions as it likes.
  var name: String { region?.printable(maxLength: 60) ?? "anywhere" }
  var milliseconds: Int { Int((elapsed / .milliseconds(1)).rounded()) }

  /// What a user has to know of it: nothing when all is well.
  var notes: [String] { [error.map { "\(name) \(how): \($0)" }, skippedNote].compactMap(\.self) }

  /// What a user has to know of several that failed alike; how they did is that of the first.
  static func note(of regions: [RegionSummary]) -> String {
    let oldest = regions.compactMap(\.age).max()
    let how = oldest.map { "are up to \($0.asAge) old, because they failed" } ?? "failed"
    return "\(regions.map(\.name).firstFew) \(how): \(regions.first?.error ?? "")"
  }

  /// Of what is shown. Where nothing is, the error tells of the rows.
  var skippedNote: String? { status == .failed ? nil : skipped.note(of: name) }

  private var how: String { age.map { "is \($0.asAge) old, because it failed" } ?? "failed" }

  /// The line of `--verbose`.
  var line: String {
    let age = age.map { status == .ok ? "kept, \($0.asAge) old, " : "\($0.asAge) old, " } ?? ""
    return "\(name): \(status.rawValue), \(age)\(counted(tripCount, "trip")), \(counted(attempts, "attempt")), "
      + "\(milliseconds) ms"
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

import AerogamiCore

/// What is said about one region's outcome, without the trips themselves.
struct RegionSummary: Sendable {
  enum Status: String, Sendable {
    case ok, failed, cancelled
  }

  /// `nil` when every region was asked for at once.
  let region: Region.ID?
  let status: Status
  let attempts: Int
  let elapsed: Duration
  /// How many trips the service answered with, before any were filtered.
  let tripCount: Int
  let skipped: SkippedRows
  /// One line for a person; only of a region that failed.
  let error: String?
  /// Why it failed, without what was asked: regions of which this is the same failed alike.
  let reason: ClientError.Reason?

  init(_ outcome: RegionOutcome<RegionRows>) {
    region = outcome.region
    attempts = outcome.attempts
    elapsed = outcome.elapsed
    var failure: ClientError?
    if case .failed(let error as ClientError) = outcome.result { failure = error }
    reason = failure?.reason
    switch outcome.result {
    case .trips(let rows):
      (status, tripCount, skipped, error) = (.ok, rows.tripCount, rows.skipped, nil)
    case .failed(let error):
      (status, tripCount, skipped, self.error) = (.failed, 0, failure?.skipped ?? SkippedRows(), "\(error)")
    case .cancelled:
      (status, tripCount, skipped, error) = (.cancelled, 0, SkippedRows(), nil)
    }
  }

  /// For a person: a service names its regions as it likes.
  var name: String { region?.printable(maxLength: 60) ?? "anywhere" }
  var milliseconds: Int { Int((elapsed / .milliseconds(1)).rounded()) }

  /// What a user has to know of it: nothing when all is well.
  var notes: [String] {
    switch status {
    case .failed: return ["\(name) failed: \(error ?? "")"]
    case .ok: return [skipped.note(of: name)].compactMap(\.self)
    case .cancelled: return []
    }
  }

  /// The line of `--verbose`.
  var line: String {
    "\(name): \(status.rawValue), \(counted(tripCount, "trip")), \(counted(attempts, "attempt")), \(milliseconds) ms"
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

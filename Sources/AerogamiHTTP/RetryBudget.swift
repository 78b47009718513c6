/// A budget of retries that all requests of a run share, so that an outage does not cause a flood of retries.
///
/// At any time and in any order of requests and failures, the spent retries are at most a tenth of the requests begun
/// so far, rounded down, or ``minimum`` if that is more.
package struct RetryBudget: Hashable, Sendable {
  /// The number of retries that every run may spend, so that a run with few requests can retry too.
  package static let minimum = 3

  /// The number of requests begun, each counted once, however often it is sent.
  private(set) var requests = 0
  private(set) var spent = 0

  var allowance: Int { max(Self.minimum, requests / 10) }

  mutating func countRequest() {
    requests += 1
  }

  /// Spends one retry, or returns `false` if the budget is used up.
  mutating func spend() -> Bool {
    guard spent < allowance else { return false }
    spent += 1
    return true
  }
}

/// How many retries all requests of a run may spend together, so that an outage is not answered with a storm.
///
/// Whatever the order in which requests begin and fail, the retries spent so far are at most a tenth of the requests
/// begun so far, rounded down, or ``minimum`` where that is more: the allowance only ever grows, and every retry is
/// within it when it is spent.
package struct RetryBudget: Hashable, Sendable {
  /// A run of a few requests may retry as well, though a tenth of it would be none.
  package static let minimum = 3

  /// Requests that have begun, each counted once however often it is sent.
  private(set) var requests = 0
  private(set) var spent = 0

  var allowance: Int { max(Self.minimum, requests / 10) }

  mutating func countRequest() {
    requests += 1
  }

  /// Spends one retry; `false`, and spends nothing, where none is left.
  mutating func spend() -> Bool {
    guard spent < allowance else { return false }
    spent += 1
    return true
  }
}

/// The wait before a retry: exponential backoff with full jitter.
///
/// The wait is a random share of a maximum that doubles with every retry, up to ``cap``. So requests that fail
/// together, as in an outage, are not retried together (Marc Brooker, "Exponential Backoff And Jitter", 2015).
package struct Backoff: Hashable, Sendable {
  package init() {}

  static let base = Duration.milliseconds(250)
  /// The maximum wait before any retry. The sixth retry reaches it, and all later ones have the same maximum.
  package static let cap = Duration.seconds(8)

  /// Returns the longest wait before a retry: `base · 2ⁿ`, at most ``cap``, where n is the number of earlier retries. A
  /// negative n counts as 0.
  package func bound(beforeRetry retry: Int) -> Duration {
    // 16 doublings exceed the cap and do not overflow.
    let doublings = min(max(0, retry), 16)
    return min(Self.cap, Self.base * (1 << doublings))
  }

  /// - Parameter random: The share of the longest wait, uniform in 0..<1. Clamped to 0...1; NaN counts as 0.
  func delay(beforeRetry retry: Int, random: Double) -> Duration {
    // `max` returns its first argument when the second is NaN.
    bound(beforeRetry: retry) * min(1, max(0, random))
  }
}

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

/// A circuit breaker for one origin.
///
/// After ``limit`` connection failures in a row, the circuit opens until the run ends. It never tests the origin again,
/// because a run takes only seconds. A response to a request already in flight does not close it; otherwise, the number
/// of requests would depend on timing.
package struct Circuit: Hashable, Sendable {
  /// The number of consecutive failures that open the circuit. It exceeds the default number of attempts, 3, so that
  /// one failing request alone does not open the circuit.
  package static let limit = 5

  /// The number of failures that were reported in a row, at most ``limit``.
  private(set) var failures = 0

  var isOpen: Bool { failures == Self.limit }

  mutating func noteConnection() {
    if !isOpen { failures = 0 }
  }

  mutating func noteFailure() {
    if !isOpen { failures += 1 }
  }
}

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

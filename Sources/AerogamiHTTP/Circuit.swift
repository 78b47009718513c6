/// A circuit breaker for one origin.
///
/// After ``limit`` connection failures in a row, the circuit opens and stays open until the run ends. It never tests
/// whether the origin is reachable again: a run takes only seconds, and a test would delay a request by the connect
/// timeout. A response to a request that was already in flight does not close the circuit; otherwise, the number of
/// requests that are sent would depend on timing.
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

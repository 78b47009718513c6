/// A circuit breaker for one origin.
///
/// After ``limit`` connection failures in a row, the circuit opens and stays open. It never tests whether the origin is
/// back: a run takes only seconds, and a test would delay a request by the connect timeout. A response to a request
/// that was already in flight does not close the circuit, because the result would depend on which request was slow.
package struct Circuit: Hashable, Sendable {
  package static let limit = 5

  /// The number of consecutive failures, in the order in which they were reported; at most ``limit``.
  private(set) var failures = 0

  var isOpen: Bool { failures == Self.limit }

  mutating func noteConnection() {
    if !isOpen { failures = 0 }
  }

  mutating func noteFailure() {
    if !isOpen { failures += 1 }
  }
}

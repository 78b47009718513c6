/// A circuit breaker for one origin.
///
/// After ``limit`` connection failures without a connection in between, the circuit opens and stays open. A run takes
/// only seconds, and testing whether the origin is back would cost a request its connect timeout. A response to a
/// request in flight does not close the circuit either: the result would depend on which request was slow.
package struct Circuit: Hashable, Sendable {
  package static let limit = 5

  /// Consecutive failures, in the order in which they were reported; at most ``limit``.
  private(set) var failures = 0

  var isOpen: Bool { failures == Self.limit }

  mutating func noteConnection() {
    if !isOpen { failures = 0 }
  }

  mutating func noteFailure() {
    if !isOpen { failures += 1 }
  }
}

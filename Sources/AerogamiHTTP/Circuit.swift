/// Whether one origin can be connected to at all, as far as the run has found out.
///
/// After ``limit`` connection failures with no connection between them the circuit is open, and it stays open. Its life
/// is that of a run, which is over in seconds, and finding out whether the origin is back would cost a request its
/// connect timeout. Not even an answer that was still under way closes it: what becomes of the remaining requests would
/// hang on which one was slow.
package struct Circuit: Hashable, Sendable {
  package static let limit = 5

  /// In a row, in the order in which they were told; never more than ``limit``.
  private(set) var failures = 0

  var isOpen: Bool { failures == Self.limit }

  mutating func noteConnection() {
    if !isOpen { failures = 0 }
  }

  mutating func noteFailure() {
    if !isOpen { failures += 1 }
  }
}

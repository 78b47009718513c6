/// The wait before a retry: exponential backoff with full jitter.
///
/// The wait is a random share of a maximum that doubles with every retry, up to ``cap``. So requests that fail
/// together, as in an outage, are not retried together (Marc Brooker, "Exponential Backoff And Jitter", 2015).
package struct Backoff: Hashable, Sendable {
  package init() {}

  static let base = Duration.milliseconds(250)
  /// The maximum wait before any retry. The sixth retry reaches it, and all later ones have the same maximum.
  package static let cap = Duration.seconds(8)

  /// Returns the longest wait before a retry, `base · 2ⁿ` up to ``cap``.
  ///
  /// - Parameter retry: n, the number of retries before this one: 0 for the first. A negative number counts as 0.
  package func bound(beforeRetry retry: Int) -> Duration {
    // 16 doublings exceed the cap and do not overflow.
    let doublings = min(max(0, retry), 16)
    return min(Self.cap, Self.base * (1 << doublings))
  }

  /// Returns the wait before a retry.
  ///
  /// - Parameter random: The share of the maximum, uniform in 0..<1. A number outside 0...1 is clamped; NaN counts as
  ///   0.
  func delay(beforeRetry retry: Int, random: Double) -> Duration {
    // `max` returns its first argument when the second is NaN.
    bound(beforeRetry: retry) * min(1, max(0, random))
  }
}

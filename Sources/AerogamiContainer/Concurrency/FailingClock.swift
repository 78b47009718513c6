/// A clock that never advances and whose `sleep` reports the call and throws.
///
/// Reading the time is not reported, because every ``Feed`` reads it and most tests do not depend on it. ``Deadline``
/// and ``withTimeLimit(_:clock:_:)`` sleep until their limit, so each of their calls is reported, even if the work succeeds.
/// Give such a test another clock.
public struct FailingClock: Clock {
  /// A time of this clock.
  public struct Instant: InstantProtocol {
    var sinceStart: Duration = .zero

    /// Returns the time after a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
    /// Returns the duration to another time; negative if it is earlier.
    public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
    /// Returns whether the first time is earlier.
    public static func < (left: Instant, right: Instant) -> Bool { left.sinceStart < right.sinceStart }
  }

  private let name: String
  private let report: @Sendable (String) -> Void

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - name: The name of the clock in errors, such as `Dependencies.clock`.
  ///   - report: Receives a description of each call of ``sleep(until:tolerance:)`` before it fails. Runs in the task
  ///     of the call, on no particular actor.
  public init(_ name: String, report: @escaping @Sendable (String) -> Void = { _ in }) {
    (self.name, self.report) = (name, report)
  }

  /// Always the same time. Not reported.
  public var now: Instant { Instant() }
  /// Zero.
  public var minimumResolution: Duration { .zero }

  /// Reports the call, and throws a ``ClientError`` at once, also if the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let error = ClientError(
      requested: "\(name).sleep(for: \(deadline.sinceStart))", reason: .injected(.unimplemented))
    report(error.description)
    throw error
  }
}

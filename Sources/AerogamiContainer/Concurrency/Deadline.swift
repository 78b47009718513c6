/// The latest time, on a given clock, at which a run or a request must end.
public struct Deadline: Sendable {
  /// The time from the creation of the deadline until it passes.
  public let limit: Duration
  /// Returns the time that remains; negative once the deadline has passed.
  public let remaining: @Sendable () -> Duration

  /// Creates a deadline that passes when `limit` has elapsed on `clock`.
  public init(_ limit: Duration, on clock: any Clock<Duration>) {
    func elapsing(on clock: some Clock<Duration>) -> @Sendable () -> Duration {
      let end = clock.now.advanced(by: limit)
      return { clock.now.duration(to: end) }
    }
    self.limit = limit
    remaining = elapsing(on: clock)
  }
}

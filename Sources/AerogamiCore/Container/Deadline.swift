/// A point in time, measured on the container's clock, by which a run or a request must end.
package struct Deadline: Sendable {
  /// The time from the creation of the deadline until it passes.
  package let limit: Duration
  /// Returns the time that remains; negative once the deadline has passed.
  package let remaining: @Sendable () -> Duration

  /// Starts the deadline now.
  package init(_ limit: Duration, on clock: any Clock<Duration>) {
    func elapsing(on clock: some Clock<Duration>) -> @Sendable () -> Duration {
      let end = clock.now.advanced(by: limit)
      return { clock.now.duration(to: end) }
    }
    self.limit = limit
    remaining = elapsing(on: clock)
  }
}

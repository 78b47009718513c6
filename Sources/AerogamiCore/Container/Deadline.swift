/// One moment at which a whole run has to be over, on the container's clock.
package struct Deadline: Sendable {
  /// From the start of the run.
  package let limit: Duration
  /// What is left of it: negative when it has passed.
  package let remaining: @Sendable () -> Duration

  /// Begins now.
  package init(_ limit: Duration, on clock: any Clock<Duration>) {
    func elapsing(on clock: some Clock<Duration>) -> @Sendable () -> Duration {
      let end = clock.now.advanced(by: limit)
      return { clock.now.duration(to: end) }
    }
    self.limit = limit
    remaining = elapsing(on: clock)
  }
}

/// A point in time, on a given clock, by which a run or a request must end.
public struct Deadline: Sendable {
  /// The time from the creation of the deadline until it passes.
  public let limit: Duration
  private let clock: any Clock<Duration>
  /// Returns the time that remains; negative once the deadline has passed.
  public let remaining: @Sendable () -> Duration

  /// Creates a deadline that passes when `limit` has elapsed on `clock`.
  public init(_ limit: Duration, clock: any Clock<Duration>) {
    func elapsing(clock: some Clock<Duration>) -> @Sendable () -> Duration {
      let end = clock.now.advanced(by: limit)
      return { clock.now.duration(to: end) }
    }
    (self.limit, self.clock) = (limit, clock)
    remaining = elapsing(clock: clock)
  }

  /// Returns the value of a request that is canceled when this deadline passes. See ``withTimeLimit(_:clock:_:)``.
  ///
  /// Also returns a value that `send` returns after the deadline, which may be what it has when it is canceled. To
  /// distinguish such a value, use ``withTimeLimit(_:clock:_:)``.
  ///
  /// - Parameters:
  ///   - requested: The request as text, for the error.
  ///   - send: Sends the request, in a child task outside the caller's actor. Awaited after it is canceled. Does not run
  ///     if the deadline has already passed.
  /// - Throws: The errors of `send` before the deadline, those of the clock unless `send` still returns a value, or
  ///   ``ClientError`` with ``Failure/timeout`` if `send` throws after the deadline or did not run. That error has 0
  ///   attempts if `send` did not run, otherwise 1: retries inside `send` are not counted.
  public func value<Value: Sendable>(
    of requested: String, _ send: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let left = remaining()
    if let value = try await withTimeLimit(left, clock: clock, send).value { return value }
    var error = ClientError.timedOut(requested, after: limit)
    if left <= .zero { error.attempts = 0 }
    throw error
  }
}

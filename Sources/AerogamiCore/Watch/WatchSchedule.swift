/// The schedule of a watch's rounds, with backoff.
///
/// After a round that delivered something, the pause is `every`. After a round that delivered nothing, the pause
/// doubles, up to eight times `every` and at most 6 hours, but it never becomes shorter than `every`. Each pause then
/// varies by ±10% at random, so that many watches do not send requests at the same time.
public struct WatchSchedule: Sendable {
  /// The interval between rounds.
  public let every: Duration
  /// The next pause, before randomization.
  private var pause: Duration

  /// Creates a schedule.
  public init(every: Duration) {
    self.every = every
    pause = every
  }

  private static let longestPause = Duration.seconds(6 * 3600)

  /// Returns the pause after a round, and updates the backoff.
  ///
  /// - Parameters:
  ///   - hasDelivered: Whether the round delivered anything.
  ///   - random: A random number in `0..<1`.
  public mutating func pause(afterDelivering hasDelivered: Bool, random: Double) -> Duration {
    pause = hasDelivered ? every : max(every, min(pause * 2, every * 8, Self.longestPause))
    return pause * (0.9 + 0.2 * random)
  }

  /// Runs rounds until the task is canceled or a round throws. The first starts at once, the others after a pause.
  ///
  /// - Parameters:
  ///   - clock: Measures the pauses. A `ContinuousClock` also advances while the machine sleeps, and setting the system
  ///     time does not affect it.
  ///   - random: Returns a random number in `0..<1`.
  ///   - isolation: The actor on which the closures run; the caller's by default.
  ///   - round: Runs the round with the given number, starting at 1, and returns whether it delivered anything.
  ///   - pausing: Called before each pause with the number of the round that ended and the length of the pause.
  /// - Throws: An error of `round`, or `CancellationError`.
  public consuming func run(
    on clock: any Clock<Duration>, random: () -> Double, isolation: isolated (any Actor)? = #isolation,
    round: (_ number: Int) async throws -> Bool, pausing: (_ number: Int, Duration) -> Void = { _, _ in }
  ) async throws -> Never {
    var number = 1
    while true {
      let hasDelivered = try await round(number)
      let pause = pause(afterDelivering: hasDelivered, random: random())
      pausing(number, pause)
      try await clock.sleep(for: pause)
      number += 1
    }
  }
}

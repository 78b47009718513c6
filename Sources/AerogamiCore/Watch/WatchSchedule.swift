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

  public init(every: Duration) {
    self.every = every
    pause = every
  }

  /// The interval between rounds if none is given: 15 minutes.
  public static let defaultInterval = Duration.seconds(15 * 60)

  /// The interval between rounds, in its text form.
  public static let interval = TripSearchParameter<Duration>(
    "every", takes: "a number and a unit, from 1m to 30d, such as 2h"
  ) {
    guard let pause = Duration(withUnit: $0) else { return nil }
    return (Duration.seconds(60)...Duration.seconds(30 * 86_400)).contains(pause) ? pause : nil
  }

  private static let longestPause = Duration.seconds(6 * 3600)

  /// Returns the pause after a round, and updates the backoff. `random` is a number in `0..<1`.
  public mutating func pause(afterDelivering hasDelivered: Bool, random: Double) -> Duration {
    pause = hasDelivered ? every : max(every, min(pause * 2, every * 8, Self.longestPause))
    return pause * (0.9 + 0.2 * random)
  }

  /// Runs the rounds of several watches, one after the other, until the task is canceled or a round throws. If several
  /// rounds are due, the one that was due first runs first.
  ///
  /// - Parameters:
  ///   - schedules: The schedule of each watch, and the pause before its first round. At least one.
  ///   - clock: Measures the pauses. A `ContinuousClock` also advances while the machine sleeps, and setting the system
  ///     time does not affect it.
  ///   - random: Returns a random number in `0..<1`.
  ///   - isolation: The actor on which the closures run; the caller's by default.
  ///   - round: Runs a round of the watch at an index, and returns whether it delivered anything. The first round of
  ///     each watch has the number 1.
  ///   - pausing: Called when no round is due, with the index of the watch whose round is next, and the time until
  ///     then.
  /// - Throws: An error of `round`, or `CancellationError`.
  public static func run<C: Clock<Duration>>(
    _ schedules: [(schedule: WatchSchedule, pause: Duration)], on clock: C, random: () -> Double,
    isolation: isolated (any Actor)? = #isolation,
    round: (_ watch: Int, _ number: Int) async throws -> Bool,
    pausing: (_ watch: Int, Duration) async -> Void = { _, _ in }
  ) async throws -> Never {
    precondition(!schedules.isEmpty, "at least one watch is required")
    let start = clock.now
    var watches = schedules.map { (schedule: $0.schedule, due: start.advanced(by: $0.pause), number: 1) }
    while true {
      var next = 0
      for index in watches.indices where watches[index].due < watches[next].due { next = index }
      let pause = clock.now.duration(to: watches[next].due)
      if pause > .zero {
        await pausing(next, pause)
        try await clock.sleep(until: watches[next].due, tolerance: nil)
      }
      try Task.checkCancellation()
      let hasDelivered = try await round(next, watches[next].number)
      watches[next].number += 1
      watches[next].due = clock.now.advanced(
        by: watches[next].schedule.pause(
          afterDelivering: hasDelivered, random: random()))
    }
  }
}

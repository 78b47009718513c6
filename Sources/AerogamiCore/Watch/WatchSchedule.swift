/// The schedule of a watch's rounds.
///
/// The pause after a round is `every`, and at least five minutes after a round that failed, at least in part. Pauses do
/// not grow, because a watch should notice soon that a service works again. Each pause varies by ±10% at random, so that
/// many watches do not send requests at the same time.
public struct WatchSchedule: Sendable {
  /// The interval between rounds.
  public let every: Duration

  public init(every: Duration) { self.every = every }

  /// The interval between rounds if none is given: 15 minutes.
  public static let defaultInterval = Duration.seconds(15 * 60)

  /// The interval between rounds, in its text form.
  public static let interval = TripSearchParameter<Duration>(
    "every", takes: "a whole number and a unit, from 1m to 30d, such as 90m or 2h"
  ) {
    guard let pause = Duration(withUnit: $0) else { return nil }
    return (Duration.seconds(60)...Duration.seconds(30 * 86_400)).contains(pause) ? pause : nil
  }

  /// Returns the pause after a round, before it is varied.
  public func pause(afterFailure hasFailed: Bool) -> Duration { hasFailed ? max(every, .seconds(300)) : every }

  /// Returns the pause after a round. `random` is a number in `0..<1`.
  public func pause(afterFailure hasFailed: Bool, random: Double) -> Duration {
    pause(afterFailure: hasFailed) * (0.9 + 0.2 * random)
  }

  /// Runs the rounds of several watches, one after the other, until the task is canceled or a round throws. If several
  /// rounds are due, the one that was due first runs first.
  ///
  /// - Parameters:
  ///   - schedules: The schedule of each watch, and the pause before its first round. At least one.
  ///   - clock: Measures the pauses. A `ContinuousClock` also advances while the machine sleeps, and setting the system
  ///     time does not affect it.
  ///   - random: Returns a random number in `0..<1`.
  ///   - round: Runs a round of the watch at an index, and returns whether it failed, at least in part. The first round
  ///     of each watch has the number 1.
  ///   - pausing: Called when no round is due, with the index of the watch whose round is next, and the time until
  ///     then.
  /// - Throws: An error of `round`, or `CancellationError`.
  public static func run<C: Clock<Duration>>(
    _ schedules: [(schedule: WatchSchedule, pause: Duration)], clock: C, random: () -> Double,
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
      let hasFailed = try await round(next, watches[next].number)
      watches[next].number += 1
      watches[next].due = clock.now.advanced(
        by: watches[next].schedule.pause(afterFailure: hasFailed, random: random()))
    }
  }
}

/// When the rounds of a watch are: a pure value.
///
/// A pause is `every`, give or take a tenth, so that many watches do not ask in step. After a round in which nothing
/// could be delivered it doubles, up to eight times `every` but no more than 6 h, or `every` where that is longer; after
/// one that delivered something it is `every` again.
public struct WatchSchedule: Sendable {
  public let every: Duration
  /// Before chance has its part.
  private var pause: Duration

  public init(every: Duration) {
    self.every = every
    pause = every
  }

  private static let longestPause = Duration.seconds(6 * 3600)

  /// The pause after a round.
  ///
  /// - Parameter random: From 0 up to but not including 1.
  public mutating func pause(afterDelivering hasDelivered: Bool, random: Double) -> Duration {
    pause = hasDelivered ? every : max(every, min(pause * 2, every * 8, Self.longestPause))
    return pause * (0.9 + 0.2 * random)
  }

  /// Runs rounds, the first at once and each other one when the pause has passed, until the task is cancelled or a round
  /// throws.
  ///
  /// - Parameters:
  ///   - clock: What the pauses are measured on. On a `ContinuousClock` time passes while the machine sleeps, and nobody
  ///     can set it.
  ///   - random: A number from 0 up to but not including 1.
  ///   - round: Given its number, which is 1 for the first; answers whether anything was delivered.
  ///   - pausing: Given the number of the round and the pause that comes after it.
  /// - Throws: What `round` throws, or `CancellationError`.
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

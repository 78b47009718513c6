/// A clock that never advances and whose `sleep` reports the call and throws.
///
/// Reading the time is not reported, because every ``Feed`` reads it and most tests do not depend on it.
struct FailingClock: Clock {
  struct Instant: InstantProtocol {
    var sinceStart: Duration = .zero

    func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
    func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
    static func < (left: Instant, right: Instant) -> Bool { left.sinceStart < right.sinceStart }
  }

  let report: @Sendable (String) -> Void

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let error = ClientError(
      requested: "Dependencies.clock.sleep(for: \(deadline.sinceStart))", reason: .injected(.unimplemented))
    report(error.description)
    throw error
  }
}

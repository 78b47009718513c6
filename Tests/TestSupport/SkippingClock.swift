import Synchronization

/// A clock whose sleeps end at once and advance it, for long schedules in a single task.
public final class SkippingClock: Clock {
  private let time = Mutex(ManualClock.Instant())

  public init() {}

  public var now: ManualClock.Instant { time.withLock { $0 } }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: ManualClock.Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
  }
}

import Synchronization

/// A clock on which every sleep is over at once, and moves it on by so much: for what is long and sleeps in one task.
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

import Synchronization

/// A clock that only a test advances.
public final class ManualClock: Clock {
  public struct Instant: InstantProtocol {
    public var sinceStart: Duration = .zero

    public func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
    public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
    public static func < (left: Instant, right: Instant) -> Bool { left.sinceStart < right.sinceStart }
  }

  private struct State {
    var now = Instant()
    var nextID = 0
    var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
    var waiters: [Int: (count: Int, continuation: CheckedContinuation<Void, Never>)] = [:]

    /// Removes and returns the waiters that need no more sleepers than there are now.
    mutating func takeSatisfiedWaiters() -> [CheckedContinuation<Void, Never>] {
      let satisfied = waiters.filter { $0.value.count <= sleepers.count }
      for id in satisfied.keys { waiters.removeValue(forKey: id) }
      return satisfied.values.map(\.continuation)
    }
  }

  // A mutex instead of an actor, because `Clock.now` is synchronous and a canceled sleep must end at once.
  private let state = Mutex(State())

  public init() {}

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let (ended, satisfied) = state.withLock {
          state -> (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) in
          // Checked under the lock that the cancellation handler takes, so a cancellation cannot be missed.
          if Task.isCancelled { return (.failure(CancellationError()), []) }
          if deadline <= state.now { return (.success(()), []) }
          state.sleepers[id] = (deadline, continuation)
          return (nil, state.takeSatisfiedWaiters())
        }
        if let ended { continuation.resume(with: ended) }
        for waiter in satisfied { waiter.resume() }
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: id) }?.continuation.resume(throwing: CancellationError())
    }
  }

  /// The number of tasks that sleep on this clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Returns once at least `count` tasks sleep on this clock, or when the task is canceled. A test that waits in vain
  /// fails at its time limit.
  public func waitForSleepers(_ count: Int) async {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        let satisfied = state.withLock { state -> [CheckedContinuation<Void, Never>] in
          if Task.isCancelled { return [continuation] }
          state.waiters[id] = (count, continuation)
          return state.takeSatisfiedWaiters()
        }
        for waiter in satisfied { waiter.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?.continuation.resume()
    }
  }

  /// Advances the clock and wakes all sleepers that are due, earliest first.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }.sorted {
        $0.value.deadline < $1.value.deadline
      }
      for (id, _) in due { state.sleepers.removeValue(forKey: id) }
      return due.map(\.value.continuation)
    }
    for continuation in woken { continuation.resume() }
  }
}

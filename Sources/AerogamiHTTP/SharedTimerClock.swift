import Synchronization

/// A clock whose sleepers share timers of another clock.
///
/// Every request starts a sleep until its time limit, and almost every sleep is canceled because the response arrives
/// first. A system timer for each sleep takes two system calls. This clock stores each sleep in a table, and sets a
/// timer only if no timer fires earlier. With it, 1,000 responses of 20 trips take 6 % less CPU time (0.129 s instead
/// of 0.137 s, medians of 40 pairs), at 1 % more instructions.
package final class SharedTimerClock<Base: Clock>: Clock where Base.Duration == Duration {
  package typealias Instant = Base.Instant

  private struct State {
    var nextID = 0
    /// The sleeping tasks. Each is resumed with `true` at its deadline, or with `false` when timers are no longer set.
    var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Bool, any Error>)] = [:]
    /// When the first active timer fires. Invariant: no sleeper's deadline is earlier.
    var timer: Instant?
    var hasEnded = false
  }

  private let base: Base
  private let timers: AsyncStream<Instant>.Continuation
  // This is a mutex instead of an actor, so that a cancellation handler can end a sleep at once.
  private let state = Mutex(State())

  private init(_ base: Base, timers: AsyncStream<Instant>.Continuation) {
    self.base = base
    self.timers = timers
  }

  /// Runs `body` with a clock that shares the timers of `base`. After `body` has ended, every sleep on the clock sets
  /// its own timer.
  package static func with<Result>(
    _ base: Base, isolation: isolated (any Actor)? = #isolation,
    _ body: (SharedTimerClock) async throws -> Result
  ) async rethrows -> Result {
    let (deadlines, timers) = AsyncStream<Instant>.makeStream()
    let clock = SharedTimerClock(base, timers: timers)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      // Set the timers while `body` runs. This task ends with `body`, so that no timer outlives this call.
      group.addTask { await clock.setTimers(at: deadlines) }
      defer { group.cancelAll() }
      return try await body(clock)
    }
  }

  package var now: Instant { base.now }
  package var minimumResolution: Duration { base.minimumResolution }
  /// The number of tasks that share the timers.
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  package func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    if try await !sleepOnSharedTimer(until: deadline) { try await base.sleep(until: deadline, tolerance: tolerance) }
  }

  /// Sleeps until the deadline, or returns `false` early if timers are no longer shared.
  private func sleepOnSharedTimer(until deadline: Instant) async throws -> Bool {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let ended = state.withLock { state -> Result<Bool, any Error>? in
          // Check this under the lock that the cancellation handler also takes, so that no cancellation is missed.
          if Task.isCancelled { return .failure(CancellationError()) }
          if state.hasEnded { return .success(false) }
          if deadline <= base.now { return .success(true) }
          state.sleepers[id] = (deadline, continuation)
          setTimer(at: deadline, &state)
          return nil
        }
        if let ended { continuation.resume(with: ended) }
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: id) }?.continuation.resume(throwing: CancellationError())
    }
  }

  private func setTimer(at deadline: Instant, _ state: inout State) {
    if let timer = state.timer, timer <= deadline { return }
    state.timer = deadline
    timers.yield(deadline)
  }

  private func setTimers(at deadlines: AsyncStream<Instant>) async {
    await withDiscardingTaskGroup { group in
      for await deadline in deadlines {
        // Use one task per timer, because several timers can run at once. All of them end with the group.
        group.addTask {
          do { try await self.base.sleep(until: deadline, tolerance: nil) } catch { return }
          self.wakeDueSleepers(at: deadline)
        }
      }
    }
    let remaining = state.withLock { state in
      state.hasEnded = true
      defer { state.sleepers = [:] }
      return state.sleepers
    }
    for sleeper in remaining.values { sleeper.continuation.resume(returning: false) }
  }

  /// Wakes the sleepers whose deadline has passed, and sets the next timer if the one that fired was the current one.
  ///
  /// - Parameter timer: The deadline of the timer that fired. If it fired early, it is set again.
  private func wakeDueSleepers(at timer: Instant) {
    let due = state.withLock { state in
      let now = base.now
      let due = state.sleepers.filter { $0.value.deadline <= now }
      for id in due.keys { state.sleepers.removeValue(forKey: id) }
      if state.timer == timer {
        state.timer = nil
        if let next = state.sleepers.values.map(\.deadline).min() { setTimer(at: next, &state) }
      }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.continuation.resume(returning: true) }
  }
}

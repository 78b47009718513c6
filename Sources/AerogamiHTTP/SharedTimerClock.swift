import Synchronization

/// A clock whose sleepers share the timers of another.
///
/// Every request sleeps until its time limit beside being answered, and next to none sleeps to the end. A timer of the
/// system for each of these sleeps, set in vain, took a tenth of the processor time of a thousand small answers. Here
/// a sleep is an entry in a table, and a timer is set only where none is set that goes off before.
package final class SharedTimerClock<Base: Clock>: Clock where Base.Duration == Duration {
  package typealias Instant = Base.Instant

  private struct State {
    var nextID = 0
    /// Each is told whether it has slept to its end; else nobody sets timers any more.
    var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Bool, any Error>)] = [:]
    /// When the first of the timers that are set goes off. Invariant: no sleeper's deadline is before it.
    var timer: Instant?
    var hasEnded = false
  }

  private let base: Base
  private let timers: AsyncStream<Instant>.Continuation
  // A mutex and not an actor, because a cancelled sleep ends at once.
  private let state = Mutex(State())

  private init(_ base: Base, timers: AsyncStream<Instant>.Continuation) {
    self.base = base
    self.timers = timers
  }

  /// Runs `body` with such a clock. Whoever sleeps on it after that has timers of their own.
  package static func with<Result>(
    _ base: Base, isolation: isolated (any Actor)? = #isolation,
    _ body: (SharedTimerClock) async throws -> Result
  ) async rethrows -> Result {
    let (deadlines, timers) = AsyncStream<Instant>.makeStream()
    let clock = SharedTimerClock(base, timers: timers)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      // Beside the body, and ended with it: no timer outlives this.
      group.addTask { await clock.setTimers(at: deadlines) }
      defer { group.cancelAll() }
      return try await body(clock)
    }
  }

  package var now: Instant { base.now }
  package var minimumResolution: Duration { base.minimumResolution }
  /// How many tasks share the timers.
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  package func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    if try await !sleepWithOthers(until: deadline) { try await base.sleep(until: deadline, tolerance: tolerance) }
  }

  /// Returns at the deadline, or earlier with `false` where there are no timers to share any more.
  private func sleepWithOthers(until deadline: Instant) async throws -> Bool {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let ended = state.withLock { state -> Result<Bool, any Error>? in
          // Looked at under the lock that a cancellation takes too, so that none slips through between the two.
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
        // A task for each timer, since one is set while others run; all end with the group.
        group.addTask {
          do { try await self.base.sleep(until: deadline, tolerance: nil) } catch { return }
          self.wakeThoseDue(at: deadline)
        }
      }
    }
    let left = state.withLock { state in
      state.hasEnded = true
      defer { state.sleepers = [:] }
      return state.sleepers
    }
    for sleeper in left.values { sleeper.continuation.resume(returning: false) }
  }

  /// Wakes the sleepers whose deadline has passed, and sets the next timer if the one that fired was the current one.
  ///
  /// - Parameter timer: The deadline of the timer that fired. It may fire early; then it is set again.
  private func wakeThoseDue(at timer: Instant) {
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

import Dispatch
import Synchronization

/// A clock whose sleeping tasks share one timer. It continues while the machine sleeps, as `ContinuousClock` does.
///
/// The Swift runtime keeps the timer of each sleep of `ContinuousClock` until its deadline, also if the sleep was canceled.
/// A server sleeps once for each request, until the deadline of the request, and cancels nearly all of these sleeps.
public final class SharedTimerClock: Clock {
  public typealias Instant = ContinuousClock.Instant

  private struct State {
    /// The earliest deadline first.
    var sleeps: [Sleep] = []
    var lastNumber = 0
    var timer: DispatchSource?
    /// When the timer fires; `nil` if it does not.
    var firesAt: Instant?
  }

  private let state = Mutex(State())

  public init() {}

  public var now: Instant { .now }
  public var minimumResolution: Duration { ContinuousClock().minimumResolution }

  /// Waits until a deadline; not at all if it has passed.
  ///
  /// - Parameter tolerance: Is ignored: the sleep ends at the deadline or shortly after it.
  /// - Throws: `CancellationError` as soon as the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    if deadline <= now { return }
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleep = Sleep(deadline: deadline, number: number, continuation: continuation)
        let isAdded = state.withLock { state in
          // If the task is canceled already, the handler below may have run before.
          if Task.isCancelled { return false }
          state.sleeps.insert(sleep, at: state.sleeps.index(of: deadline, number))
          schedule(&state)
          return true
        }
        if !isAdded { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let sleep = state.withLock { state -> Sleep? in
        let index = state.sleeps.index(of: deadline, number)
        guard index < state.sleeps.count, state.sleeps[index].number == number else { return nil }
        return state.sleeps.remove(at: index)
      }
      sleep?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Lets the timer fire at the earliest deadline, unless it fires before. A timer that is then too early only fires again.
  private func schedule(_ state: inout State) {
    guard let first = state.sleeps.first?.deadline, state.firesAt.map({ first < $0 }) ?? true else { return }
    let timer = state.timer ?? makeTimer()
    state.timer = timer
    state.firesAt = first
    // At most a minute, because timers of Dispatch stop while the machine sleeps.
    let delay = min(max(.zero, first - now), .seconds(60)).components
    timer.schedule(
      deadline: .now() + .seconds(Int(delay.seconds)) + .nanoseconds(Int(delay.attoseconds / 1_000_000_000)))
  }

  private func makeTimer() -> DispatchSource {
    guard let timer = DispatchSource.makeTimerSource(queue: .global()) as? DispatchSource else {
      preconditionFailure("a timer of Dispatch is a source")
    }
    timer.setEventHandler { [weak self] in self?.fire() }
    timer.activate()
    return timer
  }

  /// Ends the sleeps whose deadline has passed.
  private func fire() {
    let ended = state.withLock { state in
      let now = now
      let count = state.sleeps.firstIndex { $0.deadline > now } ?? state.sleeps.count
      let ended = state.sleeps.prefix(count)
      state.sleeps.removeFirst(count)
      state.firesAt = nil
      schedule(&state)
      return ended
    }
    for sleep in ended { sleep.continuation.resume() }
  }
}

private struct Sleep {
  let deadline: ContinuousClock.Instant
  let number: Int
  let continuation: CheckedContinuation<Void, any Error>
}

extension [Sleep] {
  /// Returns the index of a sleep, or where it belongs, in the order of the deadlines and then of the numbers.
  fileprivate func index(of deadline: ContinuousClock.Instant, _ number: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if (self[middle].deadline, self[middle].number) < (deadline, number) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

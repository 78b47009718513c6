/// A semaphore that limits how many tasks run an operation at the same time, and grants permits in first-in, first-out
/// order.
///
/// Invariant: tasks wait only while `free` is zero. A waiting task that is canceled leaves no state behind. A task that
/// receives a permit after it was canceled passes the permit to the next waiting task.
public actor AsyncSemaphore {
  /// The number of permits.
  public nonisolated let size: Int
  private var free: Int
  /// The waiting tasks by their numbers, which are from `nextTurn` to below `newTurn`, in the order of arrival. The
  /// numbers of canceled tasks are missing.
  private var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
  private var nextTurn = 0
  private var newTurn = 0

  /// Creates a semaphore whose permits are all free.
  ///
  /// - Parameter size: The number of permits, 1 or more.
  public init(_ size: Int) {
    precondition(size >= 1, "a semaphore needs at least one permit")
    self.size = size
    free = size
  }

  /// Runs `body` with a permit, and waits for one if necessary.
  ///
  /// `body` runs on the actor of the caller. The permit is returned when `body` returns or throws. A call inside `body`
  /// needs a further permit: if there is none, it waits for itself.
  ///
  /// - Throws: The errors of `body`, or `CancellationError` when the calling task is canceled before it gets a permit,
  ///   even if one is free.
  public nonisolated func withPermit<Value>(_ body: () async throws -> Value) async throws -> Value {
    try await takePermit()
    return try await usePermit(body)
  }

  /// Runs `body` with a permit, or returns `nil` without running it if no permit becomes free within `limit`.
  ///
  /// `body` runs on the actor of the caller. The limit is only for the wait, not for `body`.
  ///
  /// - Throws: The errors of `body`, or `CancellationError` when the calling task is canceled before it gets a permit,
  ///   even if one is free.
  public nonisolated func withPermit<Value>(
    within limit: Duration, clock: any Clock<Duration>, _ body: () async throws -> Value
  ) async throws -> Value? {
    try Task.checkCancellation()
    if await !takeFreePermit() {
      // A permit may be granted just as the time runs out or the clock fails. So check the value instead of
      // `hasTimedOut`; if there is a value, the error of the clock is not thrown.
      let turn = try await withTimeLimit(limit, clock: clock) { try await self.takePermit() }
      guard turn.value != nil else { return nil }
    }
    return try await usePermit(body)
  }

  private nonisolated func usePermit<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      let value = try await body()
      await returnPermit()
      return value
    } catch {
      await returnPermit()
      throw error
    }
  }

  private func takeFreePermit() -> Bool {
    if free > 0 {
      free -= 1
      return true
    }
    return false
  }

  private func takePermit() async throws {
    try Task.checkCancellation()
    if takeFreePermit() { return }
    let (turns, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let turn = newTurn
    newTurn += 1
    waiting[turn] = continuation
    for await _ in turns {
      guard Task.isCancelled else { return }
      returnPermit()
      break
    }
    waiting[turn] = nil
    throw CancellationError()
  }

  private func returnPermit() {
    while nextTurn < newTurn {
      defer { nextTurn += 1 }
      // Skip canceled tasks: cancellation has terminated their streams, and soon removes them.
      guard let next = waiting.removeValue(forKey: nextTurn) else { continue }
      if case .terminated = next.yield() { continue }
      return
    }
    free += 1
  }

  /// The number of waiting tasks. Only for tests.
  var waitingCount: Int { waiting.count }
}

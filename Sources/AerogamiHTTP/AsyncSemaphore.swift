/// Lets so many at once through, in the order in which they come.
///
/// Invariant: whoever waits does so because `free` is zero. One who is let through and was cancelled meanwhile lets the
/// next one through.
package actor AsyncSemaphore {
  package nonisolated let size: Int
  private var free: Int
  private var waiting: [AsyncStream<Void>.Continuation] = []

  /// - Parameter size: 1 or more.
  package init(_ size: Int) {
    self.size = size
    free = size
  }

  /// Does what `body` does, when there is room.
  ///
  /// - Throws: What `body` throws, or `CancellationError` when the calling task is cancelled while it waits.
  package nonisolated func withPermit<Value>(_ body: () async throws -> Value) async throws -> Value {
    try await takePermit()
    return try await usePermit(body)
  }

  /// The same, but returns `nil` where there is no room within `limit`.
  nonisolated func withPermit<Value>(
    within limit: Duration, on clock: any Clock<Duration>, _ body: () async throws -> Value
  ) async throws -> Value? {
    var hasPermit = await takeFreePermit()
    if !hasPermit {
      hasPermit = await withTaskGroup(of: Bool.self) { group in
        group.addTask { (try? await self.takePermit()) != nil }
        // The limit, canceled when there is room.
        group.addTask {
          try? await clock.sleep(for: limit)
          return false
        }
        // Both are awaited: room may be given in the moment in which the time is up.
        var hasPermit = false
        for await result in group {
          if result { hasPermit = true }
          group.cancelAll()
        }
        return hasPermit
      }
    }
    guard hasPermit else {
      try Task.checkCancellation()
      return nil
    }
    return try await usePermit(body)
  }

  /// Does what `body` does in the room that the caller has taken, and gives it back.
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
    waiting.append(continuation)
    for await _ in turns {
      guard Task.isCancelled else { return }
      returnPermit()
      break
    }
    throw CancellationError()
  }

  private func returnPermit() {
    while !waiting.isEmpty {
      // Who was cancelled does not listen any more.
      if case .terminated = waiting.removeFirst().yield() { continue }
      return
    }
    free += 1
  }

  /// How many wait.
  var waitingCount: Int { waiting.count }
}

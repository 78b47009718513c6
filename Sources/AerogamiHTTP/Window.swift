/// Lets so many at once through, in the order in which they come.
///
/// Invariant: whoever waits does so because `free` is zero. One who is let through and was cancelled meanwhile lets the
/// next one through.
package actor Window {
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
  package nonisolated func enter<Value>(_ body: () async throws -> Value) async throws -> Value {
    try await takeRoom()
    return try await useRoom(body)
  }

  /// The same, but returns `nil` where there is no room within `patience`.
  nonisolated func enter<Value>(
    within patience: Duration, on clock: any Clock<Duration>, _ body: () async throws -> Value
  ) async throws -> Value? {
    var hasRoom = await takeFreeRoom()
    if !hasRoom {
      hasRoom = await withTaskGroup(of: Bool.self) { group in
        group.addTask { (try? await self.takeRoom()) != nil }
        // The patience, called off when there is room.
        group.addTask {
          try? await clock.sleep(for: patience)
          return false
        }
        // Both are awaited: room may be given in the moment in which the time is up.
        var hasRoom = false
        for await result in group {
          if result { hasRoom = true }
          group.cancelAll()
        }
        return hasRoom
      }
    }
    guard hasRoom else {
      try Task.checkCancellation()
      return nil
    }
    return try await useRoom(body)
  }

  /// Does what `body` does in the room that the caller has taken, and gives it back.
  private nonisolated func useRoom<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      let value = try await body()
      await giveRoom()
      return value
    } catch {
      await giveRoom()
      throw error
    }
  }

  private func takeFreeRoom() -> Bool {
    if free > 0 {
      free -= 1
      return true
    }
    return false
  }

  private func takeRoom() async throws {
    try Task.checkCancellation()
    if takeFreeRoom() { return }
    let (turns, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    waiting.append(continuation)
    for await _ in turns {
      guard Task.isCancelled else { return }
      giveRoom()
      break
    }
    throw CancellationError()
  }

  private func giveRoom() {
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

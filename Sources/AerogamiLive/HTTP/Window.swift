/// Lets so many at once through, in the order in which they come.
///
/// Invariant: whoever waits does so because `free` is zero. One who is let through and was cancelled meanwhile lets the
/// next one through.
actor Window {
  nonisolated let size: Int
  private var free: Int
  private var waiting: [AsyncStream<Void>.Continuation] = []

  /// - Parameter size: 1 or more.
  init(_ size: Int) {
    self.size = size
    free = size
  }

  /// Does what `body` does, when there is room.
  ///
  /// - Throws: What `body` throws, or `CancellationError` when the calling task is cancelled while it waits.
  nonisolated func enter<Value>(_ body: () async throws -> Value) async throws -> Value {
    try await takeRoom()
    do {
      let value = try await body()
      await giveRoom()
      return value
    } catch {
      await giveRoom()
      throw error
    }
  }

  private func takeRoom() async throws {
    try Task.checkCancellation()
    if free > 0 {
      free -= 1
      return
    }
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

/// Lets a store be used until it fails once, of which someone is told, and not again in this run: for those who can do
/// without it.
///
/// Nothing is thrown, also when the task is cancelled, so that an answer that has come is not lost.
actor FirstFailure {
  private var hasHappened = false
  private let tell: @Sendable (any Error) -> Void

  init(tell: @escaping @Sendable (any Error) -> Void) {
    self.tell = tell
  }

  /// `nil` where this fails or is cancelled, or something before it has failed.
  @discardableResult
  nonisolated func unlessFailed<Value: Sendable>(_ attempt: @Sendable () async throws -> Value) async -> Value? {
    if await hasHappened { return nil }
    do {
      return try await attempt()
    } catch {
      if !Task.isCancelled { await note(error) }
      return nil
    }
  }

  private func note(_ error: any Error) {
    if !hasHappened { tell(error) }
    hasHappened = true
  }
}

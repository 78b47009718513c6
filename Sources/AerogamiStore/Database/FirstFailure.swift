import AerogamiContainer
import AerogamiCore

/// A circuit breaker for an optional store: reports the first failure, and then skips the store.
///
/// Without a pause, the store is skipped until the program ends. With a pause, the store is tried again after each
/// pause. So a server notices when the store works again, and a locked store does not delay every request. Reading and
/// writing are then also tracked separately, because another process may prevent only writing.
///
/// No errors are thrown, even when the task is canceled, so that a received response is always delivered.
package actor FirstFailure {
  package enum Use: Hashable, Sendable { case reading, writing }
  package enum Event: Sendable {
    case failed(any Error)
    case recovered
  }

  private enum Attempt { case skipped, normal, retry }

  /// How long a server skips a store after a failure.
  package static let pause = Duration.seconds(10)

  private let pause: Duration?
  private let clock: any Clock<Duration>
  private let report: @Sendable (Event) async -> Void
  /// Maps reading or writing, after it failed, to the time of its next attempt. Without a pause, the time is not used.
  private var failed: [Use: Deadline] = [:]
  /// The text of the last error; `nil` while reading and writing work.
  private var reported: String?

  /// Creates a breaker for one store.
  ///
  /// - Parameters:
  ///   - pause: The time after which the store is tried again; `nil` for never.
  ///   - report: Called with the first failure. If the store is tried again, `report` is also called when the error
  ///     changes, and when the store works again.
  package init(
    retryingAfter pause: Duration? = nil, clock: any Clock<Duration>, report: @escaping @Sendable (Event) async -> Void
  ) {
    (self.pause, self.clock, self.report) = (pause, clock, report)
  }

  /// Runs `body`, or skips it after an earlier failure. Returns `nil` if `body` is skipped, fails or is canceled.
  @discardableResult
  nonisolated func unlessFailed<Value: Sendable>(
    _ use: Use, _ body: @Sendable () async throws -> Value
  ) async -> Value? {
    let attempt = await attempt(use)
    if attempt == .skipped { return nil }
    do {
      let value = try await body()
      if attempt == .retry { await noteRecovery(of: use) }
      return value
    } catch {
      if !Task.isCancelled { await note(error, of: use) }
      return nil
    }
  }

  private func attempt(_ use: Use) -> Attempt {
    guard let pause else { return failed.isEmpty ? .normal : .skipped }
    guard let deadline = failed[use] else { return .normal }
    guard deadline.remaining() <= .zero else { return .skipped }
    // Only this caller tries the store. The others skip it until this attempt succeeds or the pause has passed.
    failed[use] = Deadline(pause, clock: clock)
    return .retry
  }

  private func note(_ error: any Error, of use: Use) async {
    failed[use] = Deadline(pause ?? .zero, clock: clock)
    let text = "\(error)"
    let isNew = reported == nil || pause != nil && reported != text
    reported = text
    if isNew { await report(.failed(error)) }
  }

  private func noteRecovery(of use: Use) async {
    failed[use] = nil
    guard failed.isEmpty else { return }
    reported = nil
    await report(.recovered)
  }
}

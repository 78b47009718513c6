import AerogamiCore

/// Lets callers use a store that they can do without: a failure is reported, and the store is left alone afterwards.
///
/// A run leaves it alone until its end. A service tries again after a while, so that it recovers when the store does, and
/// a store that is busy does not delay every request. Reading and writing are tried apart: what another process keeps from
/// being written can still be read.
///
/// Nothing is thrown, also when the task is cancelled, so that no response is lost.
package actor FirstFailure {
  package enum Use: Hashable, Sendable { case reading, writing }
  package enum Event: Sendable {
    case failed(any Error)
    case recovered
  }

  private enum Attempt { case no, usual, again }

  /// How long a service leaves a store alone that failed.
  package static let pause = Duration.seconds(10)

  private let pause: Duration?
  private let clock: any Clock<Duration>
  private let report: @Sendable (Event) -> Void
  /// The uses that failed, and when each is tried again.
  private var failed: [Use: Deadline] = [:]
  /// The last error that was reported since everything worked.
  private var reported: String?

  /// - Parameters:
  ///   - pause: After which the store is tried again; `nil` for never.
  ///   - report: Called with the first failure and, where the store is tried again, with each different one and with the
  ///     recovery.
  package init(
    retryingAfter pause: Duration? = nil, clock: any Clock<Duration>, report: @escaping @Sendable (Event) -> Void
  ) {
    self.pause = pause
    self.clock = clock
    self.report = report
  }

  /// `nil` where this fails or is cancelled, or is not tried after an earlier failure.
  @discardableResult
  nonisolated func unlessFailed<Value: Sendable>(
    _ use: Use, _ body: @Sendable () async throws -> Value
  ) async -> Value? {
    let attempt = await attempt(use)
    if attempt == .no { return nil }
    do {
      let value = try await body()
      if attempt == .again { await noteRecovery(of: use) }
      return value
    } catch {
      if !Task.isCancelled { await note(error, of: use) }
      return nil
    }
  }

  private func attempt(_ use: Use) -> Attempt {
    guard let pause else { return failed.isEmpty ? .usual : .no }
    guard let deadline = failed[use] else { return .usual }
    guard deadline.remaining() <= .zero else { return .no }
    // Whoever comes meanwhile does not wait for the outcome.
    failed[use] = Deadline(pause, on: clock)
    return .again
  }

  private func note(_ error: any Error, of use: Use) {
    failed[use] = Deadline(pause ?? .zero, on: clock)
    let text = "\(error)"
    if reported == nil || pause != nil && reported != text { report(.failed(error)) }
    reported = text
  }

  private func noteRecovery(of use: Use) {
    failed[use] = nil
    guard failed.isEmpty else { return }
    reported = nil
    report(.recovered)
  }
}

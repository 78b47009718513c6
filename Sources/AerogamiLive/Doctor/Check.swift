import AerogamiCore

/// One thing that was looked at, and whether it is well.
public struct Check: Hashable, Sendable {
  public enum Verdict: String, CaseIterable, Sendable {
    case ok
    /// Something that a user should know, and that stops no command.
    case warning
    case failed
  }

  /// What was looked at: `configuration`, `store.schema`, `trips.tls`.
  public let name: String
  public let verdict: Verdict
  public let found: String
  /// What to do; `nil` where there is nothing to do, or `found` says it.
  public let remedy: String?

  init(_ name: String, _ verdict: Verdict, _ found: String, remedy: String? = nil) {
    (self.name, self.verdict, self.found, self.remedy) = (name, verdict, found, remedy)
  }

  /// Of an error, with its remedy.
  init(_ name: String, _ verdict: Verdict, _ error: some ReportedError) {
    self.init(name, verdict, error.message, remedy: error.remedy)
  }

  /// What there is to say of a configuration that no program could run with: a failed check for each problem.
  public static func failures(_ error: ConfigurationError) -> [Check] {
    failures(of: "configuration", error)
  }

  static func failures(of name: String, _ error: ConfigurationError) -> [Check] {
    error.problems.map { Check(name, .failed, $0) }
  }
}

/// Checks that are made together.
struct CheckGroup: Sendable {
  /// Of the check that tells that it did not end.
  let name: String
  /// Throws only when it is cancelled.
  let run: @Sendable () async throws -> [Check]
}

extension [CheckGroup] {
  /// Makes all of them at the same time. What has not ended after `limit` on `clock`, or when the calling task is
  /// cancelled, is cancelled and awaited, and has failed.
  ///
  /// - Returns: The checks in the order of the examinations.
  func run(within limit: Duration, clock: any Clock<Duration>) async -> [Check] {
    await withTaskGroup(of: (index: Int, checks: [Check])?.self) { group in
      for (index, checks) in enumerated() {
        // All at once, since each mostly waits.
        group.addTask { (try? await checks.run()).map { (index, $0) } ?? (index, []) }
      }
      // The limit over all, called off when they are done.
      group.addTask {
        try? await clock.sleep(for: limit)
        return nil
      }
      defer { group.cancelAll() }

      var found: [Int: [Check]] = [:]
      while found.count < count, let ended = await group.next() {
        // The time is up, or everything was cancelled.
        guard let ended else { break }
        if !ended.checks.isEmpty { found[ended.index] = ended.checks }
      }
      let isCancelled = Task.isCancelled
      let reason = isCancelled ? "interrupted" : "not finished within \(limit.inSeconds) s"
      return enumerated().flatMap { index, group in
        found[index] ?? [Check(group.name, .failed, reason, remedy: isCancelled ? nil : "try again")]
      }
    }
  }
}

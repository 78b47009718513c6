import AerogamiCore
import AerogamiLive
import ArgumentParser

/// Runs `work` with the dependencies of `settings`, for a command that asks services: tells what a user should know of
/// the settings first, and cancels the work when it is interrupted or nobody reads standard output any more.
///
/// - Parameters:
///   - connections: How many requests may be on the wire at once, 1 or more.
///   - outlivesOutput: Whether the work goes on when nobody reads standard output any more.
///   - directory: Where the answers are recorded; `nil` where they are not.
///   - warn: Told in one line when answers cannot be kept.
///   - onSignal: Called before the work is cancelled by a signal.
/// - Throws: What `work` throws, ``OutputError/closed``, or `ExitCode` with what a shell expects after a signal.
func withServices<Result: Sendable>(
  of configuration: Configuration, connections: Int, cache: CacheMode, recordingIn directory: String?, console: Console,
  outlivesOutput: Bool = false, warn: (@Sendable (String) -> Void)? = nil, onSignal: () -> Void = {},
  _ work: @escaping @Sendable (Dependencies) async throws -> Result
) async throws -> Result {
  console.tell(of: configuration)
  let warn = warn ?? { console.note("warning: \($0)", onOwnLine: true) }
  // Around the interruption, which cancels what is in it: what had arrived by then is recorded too.
  let note: @Sendable (String) -> Void = { console.note($0, onOwnLine: true) }
  let (result, signal) = try await withRecording(in: directory, of: configuration, note: note) { recording in
    try await withInterruption(output: outlivesOutput ? nil : console.output, onSignal: onSignal) {
      try await Dependencies.withConfiguration(
        configuration, connections: connections, cache: cache, recording: recording, warn: warn
      ) { dependencies -> Result? in
        do {
          return try await work(dependencies)
        } catch is CancellationError {
          return nil
        }
      }
    }
  }
  if let signal { throw ExitCode(signal.exitCode) }
  // Only a signal cancels the work, or a reader that is gone.
  guard let result else { throw OutputError.closed }
  return result
}

extension Console {
  /// Tells what a user should know of the settings before anything is asked.
  func tell(of configuration: Configuration) {
    for warning in configuration.warnings { note("warning: \(warning)") }
    if let faults = configuration.faultsInForce, errors.isTerminal { note("faults are in force: \(faults)") }
  }

  /// Tells a person, but no log, that the trips of the settings are none to be booked.
  func noteSampleTrips(_ configuration: Configuration) {
    guard configuration.showsSampleTrips, errors.isTerminal else { return }
    note("these trips are made up (environment \(configuration.environment)); the README says how to get real ones")
  }
}

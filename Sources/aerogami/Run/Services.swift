import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser

/// Runs `work` with the dependencies of a configuration, for a command that uses services.
///
/// Prints the warnings of the configuration first. Cancels the work when a signal arrives or standard output is closed.
///
/// - Parameters:
///   - options: How to run, except for the recording. Without ``RunOptions/warn``, warnings are printed.
///   - directory: The directory to record responses in; `nil` to record nothing.
///   - outlivesOutput: Whether the work continues when standard output is closed.
///   - onSignal: Called before a signal cancels the work.
/// - Throws: The errors of `work`, the errors of ``withRecording(in:of:note:_:)``, ``OutputError/closed``, or
///   `ExitCode` with the status of a signal.
func withServices<Result: Sendable>(
  of configuration: Configuration, options: RunOptions, recordingIn directory: String? = nil, console: Console,
  outlivesOutput: Bool = false, onSignal: @escaping @Sendable () async -> Void = {},
  _ work: @escaping @Sendable (Dependencies) async throws -> Result
) async throws -> Result {
  await console.noteWarnings(of: configuration)
  var options = options
  options.warn = options.warn ?? { await console.note("warning: \($0)", onOwnLine: true) }
  options.printLines = { await console.note(lines: $0, onOwnLine: true) }
  // `withRecording` is the outer call, so that the recording is completed even if the work is interrupted.
  let note: @Sendable (String) async -> Void = { await console.note($0, onOwnLine: true) }
  let (result, signal) = try await withRecording(in: directory, of: configuration, note: note) { recording in
    options.recording = recording
    return try await withInterruption(output: outlivesOutput ? nil : console.output, onSignal: onSignal) {
      [options] in
      try await Dependencies.withConfiguration(configuration, options: options) { dependencies -> Result? in
        do {
          return try await work(dependencies)
        } catch is CancellationError {
          return nil
        }
      }
    }
  }
  if let signal { throw ExitCode(signal.exitCode) }
  // Only a signal or a closed output cancels the work.
  guard let result else { throw OutputError.closed }
  return result
}

extension Console {
  /// Prints the warnings of a configuration and, on a terminal, the simulated faults.
  func noteWarnings(of configuration: Configuration) async {
    for warning in configuration.warnings { await note("warning: \(warning)") }
    if let faults = configuration.faultsInForce, errors.isTerminal {
      await note("simulated faults are active: \(faults)")
    }
  }

  /// On a terminal, prints a note if the trips, or the prices of trips, are sample data.
  func noteSampleTrips(_ configuration: Configuration, _ rows: String = "trips") async {
    guard configuration.showsSampleTrips, errors.isTerminal else { return }
    await note("these \(rows) are sample data; run aerogami setup for real fares")
  }

  /// On a terminal, prints a note about the regions that a command requests instead of all regions. With color, the
  /// note is dim.
  func noteDefaults(_ defaults: DefaultOrigins, color: ColorChoice) async {
    guard errors.isTerminal else { return }
    guard color.isOn(for: errors) else { return await note(defaults.note) }
    try? await errors.write(Array("\(SGR.dim)aerogami: \(defaults.note.printable)\(SGR.reset)\n".utf8))
  }
}

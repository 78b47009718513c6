import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiHTTP
import AerogamiLive
import ArgumentParser

/// Runs `work` with the dependencies of a configuration, for a command that uses services.
///
/// Prints the warnings of the configuration first. When a signal arrives, calls `onSignal` and cancels the work. Also
/// cancels it when standard output is closed, unless `outlivesOutput` is set. Records responses in `directory`, if any.
///
/// - Throws: The errors of `work`, the errors of ``withRecording(in:of:note:_:)``, ``ConfigurationError``,
///   ``OutputError/closed``, or `ExitCode` with the status of a signal.
func withServices<Result: Sendable>(
  of configuration: Configuration, options: RunOptions, recordingIn directory: String? = nil, console: Console,
  outlivesOutput: Bool = false, onSignal: @escaping @Sendable () async -> Void = {},
  _ work: @escaping @Sendable (Dependencies) async throws -> Result
) async throws -> Result {
  await console.noteWarnings(of: configuration)
  return try await withServices(
    of: try configuration.checked(cache: options.cache), options: options, recordingIn: directory, console: console,
    outlivesOutput: outlivesOutput, onSignal: onSignal, work)
}

/// Runs `work` like the function for a `Configuration`, but does not print the warnings of the configuration.
func withServices<Result: Sendable>(
  of checked: CheckedConfiguration, options: RunOptions, recordingIn directory: String?, console: Console,
  outlivesOutput: Bool = false, onSignal: @escaping @Sendable () async -> Void = {},
  _ work: @escaping @Sendable (Dependencies) async throws -> Result
) async throws -> Result {
  var options = options
  options.warn = options.warn ?? { await console.note("warning: \($0)", onOwnLine: true) }
  options.printLines = { await console.note(lines: $0, onOwnLine: true) }
  options.sendMail = { try await MailProgram.send($0) }
  let note: @Sendable (String) async -> Void = { await console.note($0, onOwnLine: true) }
  // `withRecording` is the outer call, so that the recording is completed even if the work is interrupted.
  let (result, signal) = try await withRecording(in: directory, of: checked, note: note) { recording in
    options.recording = recording
    return try await withInterruption(output: outlivesOutput ? nil : console.output, onSignal: onSignal) {
      [options] in
      try await Dependencies.withConfiguration(checked, options: options) { dependencies -> Result? in
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

/// Runs `body` with a recording in a directory, which is created if needed; without a directory, records nothing.
/// Completes the recording even after an error, and prints the number of recorded responses.
///
/// - Throws: ``ConfigurationError`` if the directory cannot be used, the errors of `body`, or `Problem` if the
///   recording cannot be completed.
func withRecording<Result>(
  in directory: String?, of checked: CheckedConfiguration, note: @Sendable (String) async -> Void,
  _ body: (Recording?) async throws -> Result
) async throws -> Result {
  guard let directory else { return try await body(nil) }
  let configuration = checked.configuration
  guard configuration.usesNetwork else {
    await note(
      "warning: --record saves nothing, because this command sends no requests in environment "
        + configuration.environment)
    return try await body(nil)
  }
  let recording = try Recording(directory, for: configuration)
  let result: Result
  do {
    result = try await body(recording)
  } catch {
    do {
      try await recording.end(note)
    } catch let second {
      await note("\(second)")
    }
    throw error
  }
  try await recording.end(note)
  return result
}

extension Recording {
  fileprivate func end(_ note: @Sendable (String) async -> Void) async throws {
    do {
      try await finish()
    } catch let error as Problem {
      throw error.prefixed(with: "--record: ")
    }
    let (requests, failures) = counts
    let failed = failures > 0 ? " and \(counted(failures, "failure"))" : ""
    await note("recorded \(counted(requests - failures, "response"))\(failed) in \(path)")
  }
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
    let line = wrapped("aerogami: \(defaults.note.printable)")
    try? await errors.write(Array("\(SGR.dim)\(line)\(SGR.reset)\n".utf8))
  }
}

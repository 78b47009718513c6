import AerogamiCore
import AerogamiHTTP
import AerogamiLive

/// Runs `body` with a recording in a directory, completes it however that ends, and tells what is in it.
///
/// - Parameters:
///   - directory: `nil` where nothing is recorded.
///   - note: Writes one line for a person.
/// - Throws: ``ConfigurationError`` when nothing can be recorded there, what `body` throws, or ``RecordingError``.
func withRecording<Result>(
  in directory: String?, of configuration: Configuration, note: @Sendable (String) -> Void,
  _ body: (Recording?) async throws -> Result
) async throws -> Result {
  guard let directory else { return try await body(nil) }
  guard configuration.usesNetwork else {
    note(
      "warning: nothing that this asks is live in environment \(configuration.environment), so nothing is recorded "
        + "(--record)")
    return try await body(nil)
  }
  // A configuration with which nothing can run leaves no directory behind.
  try configuration.check()
  let recording = try Recording(directory, for: configuration)
  let result: Result
  do {
    result = try await body(recording)
  } catch {
    do {
      try await recording.end(note)
    } catch let second {
      note("\(second)")
    }
    throw error
  }
  try await recording.end(note)
  return result
}

extension Recording {
  fileprivate func end(_ note: @Sendable (String) -> Void) async throws {
    do {
      try await finish()
    } catch let error as RecordingError {
      throw Problem(error).prefixed(with: "--record: ")
    }
    let (requests, failures) = counts
    let unanswered = failures > 0 ? " and \(counted(failures, "failure"))" : ""
    note("\(counted(requests - failures, "answer"))\(unanswered) recorded in \(path)")
  }
}

import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiHTTP
import AerogamiLive

/// Runs `body` with a recording in a directory. Completes the recording even after an error, and prints the number of
/// recorded responses.
///
/// - Parameters:
///   - directory: The directory; `nil` to record nothing.
///   - note: Writes a line for the user.
/// - Throws: ``ConfigurationError`` if the configuration is invalid or the directory cannot be used, the errors of
///   `body`, or `Problem` if the recording cannot be completed.
func withRecording<Result>(
  in directory: String?, of configuration: Configuration, note: @Sendable (String) async -> Void,
  _ body: (Recording?) async throws -> Result
) async throws -> Result {
  guard let directory else { return try await body(nil) }
  guard configuration.usesNetwork else {
    await note(
      "warning: --record saves nothing, because this command sends no requests in environment "
        + configuration.environment)
    return try await body(nil)
  }
  // Checks the configuration first, so that the directory is not created if the configuration is invalid.
  try configuration.check()
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

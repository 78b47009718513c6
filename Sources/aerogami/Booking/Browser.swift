import AerogamiCore
import Subprocess

/// The program of the system that opens an address in the user's browser.
enum Browser {
  #if canImport(Darwin)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// Waits for the system's program, which returns when the browser has been told.
  ///
  /// - Parameter variables: The environment that it gets, and in whose PATH it is looked for.
  static func open(_ url: String, variables: [String: String]) async throws(BrowserError) {
    var options = PlatformOptions()
    // Ctrl-C, which ends what the terminal's session has in the foreground, must not end the browser.
    options.createSession = true
    do {
      // What it says is not ours to put among our rows.
      let result = try await run(
        .name(opener), arguments: [url], environment: Environment(variables), platformOptions: options,
        output: .discarded, error: .currentStandardError)
      if result.terminationStatus.isSuccess { return }
    } catch {
      let isMissing = (error as? SubprocessError)?.code == .executableNotFound
      throw BrowserError(opener: opener, detail: isMissing ? "No such file or directory" : "\(error)")
    }
    throw BrowserError(opener: opener, detail: "it failed")
  }
}

struct BrowserError: ReportedError {
  let opener: String
  let detail: String

  var message: String { "the link could not be opened with \(opener): \(detail)" }
  var remedy: String? { "open it by hand" }
}

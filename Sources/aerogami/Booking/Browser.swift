import AerogamiContainer
import AerogamiCore
import Foundation
import Subprocess

/// Opens URLs in the user's browser, with a program of the system: `open` or `xdg-open`.
enum Browser {
  #if canImport(Darwin)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// Opens a URL, and waits for the system's program, which exits once the browser has the URL.
  ///
  /// - Parameter variables: The environment variables of the program. The program is looked up in their `PATH`.
  static func open(_ url: String, variables: [String: String]) async throws(BrowserError) {
    var options = PlatformOptions()
    // The program gets its own session, so that Ctrl-C does not end the browser.
    options.createSession = true
    do {
      // Discards the standard output of the program, which would mix with the output of this command.
      let result = try await run(
        .name(opener), arguments: [url], environment: Environment(variables), platformOptions: options,
        output: .discarded, error: .currentStandardError)
      if result.terminationStatus.isSuccess { return }
    } catch {
      let isMissing = (error as? SubprocessError)?.code == .executableNotFound
      throw BrowserError(opener: opener, detail: isMissing ? "the program was not found" : "\(error)")
    }
    throw BrowserError(opener: opener, detail: "it exited with an error")
  }
}

/// The error for a link that could not be opened in a browser.
struct BrowserError: ReportedError {
  let opener: String
  let detail: String

  var message: String { "\(opener) could not open the link: \(detail)" }
  var remedy: String? { "open the printed link yourself" }
}

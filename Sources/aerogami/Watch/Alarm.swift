import AerogamiCore
import AerogamiJSON
import AerogamiLive
import Foundation

/// Notifies the user of changes, with the terminal's bell or a command.
struct Alarm: Sendable {
  /// The command to run for each change; `nil` rings the terminal's bell.
  let command: ShellCommand?
  /// The name of the watch; `nil` if it has none.
  let watch: String?
  let console: Console

  /// Rings once, or runs the command for each change, one after the other. If a command fails, prints a note and
  /// continues.
  ///
  /// - Throws: `CancellationError`, after the running command has ended.
  func raise(for changes: [TripChange], clock: any Clock<Duration>) async throws {
    guard let command else {
      if console.errors.isTerminal { try? await console.errors.write([0x07]) }
      return
    }
    for change in changes {
      var json = JSONWriter()
      json.change(change, of: watch)
      json.newline()
      if let problem = try await command.run(input: json.bytes, clock: clock) {
        await console.note("--exec \(problem) (\(change.found.trip.summary(at: change.seenAt)))")
      }
    }
  }
}

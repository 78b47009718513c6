import AerogamiCore
import AerogamiJSON
import AerogamiLive

/// What is done about changes that are worth notice.
struct Alarm: Sendable {
  /// Instead of the terminal's bell.
  let command: ShellCommand?
  let console: Console

  /// Rings once, or runs the command for each change, one after the other. A command that fails is told of, and changes
  /// nothing else.
  ///
  /// - Throws: `CancellationError`, when the command that was under way has ended.
  func raise(for changes: [TripChange], clock: any Clock<Duration>) async throws {
    guard let command else {
      if console.errors.isTerminal { try? console.errors.write([0x07]) }
      return
    }
    for change in changes {
      var json = JSONWriter()
      json.change(change)
      json.newline()
      if let problem = try await command.run(input: json.bytes, clock: clock) {
        console.note("--exec \(problem) (\(change.found.trip.summary))")
      }
    }
  }
}

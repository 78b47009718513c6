import AerogamiContainer
import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A shell command from the user that receives data on its standard input.
///
/// The data is never part of the command line or the environment, so the shell cannot execute it.
struct ShellCommand: Sendable {
  let line: String
  let variables: [String: String]

  static let limit = Duration.seconds(60)

  /// Runs the command, and waits for its end. Its output goes to standard error. The command need not read its input.
  ///
  /// The command runs in its own process group. After the time limit, or when the task is canceled, the group gets
  /// SIGTERM. If any of its processes still runs a second later, the group gets SIGKILL.
  ///
  /// - Returns: The failure as a predicate for a message, such as `failed with exit status 1`; `nil` on success.
  /// - Throws: `CancellationError`.
  func run(input: [UInt8], clock: any Clock<Duration>) async throws -> String? {
    let limited = try await withTimeLimit(Self.limit, clock: clock) { await end(input: input) }
    try Task.checkCancellation()
    guard !limited.hasTimedOut, let ending = limited.value else { return "took longer than 60 s and was stopped" }
    return switch ending {
    case .exited(0): nil
    case .exited(let code): "failed with exit status \(code)"
    case .signaled(let number): "was terminated by signal \(number)"
    case .notRun(let reason): "could not be run: \(reason)"
    }
  }

  private enum Ending {
    case exited(Int32)
    case signaled(Int32)
    case notRun(String)
  }

  private func end(input: [UInt8]) async -> Ending {
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: .seconds(1))
    ]
    var group: pid_t?
    let ending: Ending
    do {
      let result = try await Subprocess.run(
        .path("/bin/sh"), arguments: ["-c", line], environment: Environment(variables),
        platformOptions: options,
        input: .inputWriter,
        output: .currentStandardError, error: .currentStandardError
      ) { execution in
        group = execution.processIdentifier.value
        // Ignores write errors: the command may have ended or closed its input.
        _ = try? await execution.standardInputWriter.write(input)
        try? await execution.standardInputWriter.finish()
      }
      ending =
        switch result.terminationStatus {
        case .exited(let code): .exited(code)
        case .signaled(let number): .signaled(number)
        }
    } catch {
      ending = .notRun("\(error)")
    }
    // The Subprocess library sends no SIGKILL once the shell itself has ended, although its children may still run.
    if Task.isCancelled, let group { await onBlockingThread { killRemainingProcesses(of: group) } }
    return ending
  }
}

extension Environment {
  init(_ variables: [String: String]) {
    self = .custom(variables.reduce(into: [:]) { $0[Environment.Key(stringLiteral: $1.key)] = $1.value })
  }
}

/// Waits up to a second for the end of a process group that got SIGTERM, and kills its remaining processes.
///
/// Blocks its thread, because a canceled task cannot sleep.
private func killRemainingProcesses(of group: pid_t) {
  let end = ContinuousClock.now.advanced(by: .seconds(1))
  // The system does not reuse the group's id while any process of the group exists.
  while kill(-group, 0) == 0 {
    if ContinuousClock.now >= end {
      kill(-group, SIGKILL)
      return
    }
    usleep(10_000)
  }
}

import AerogamiCore
import AerogamiLive
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A command of the user's, in the words of a shell, that is told of things on its standard input.
///
/// What it is told of never becomes part of the command line or of the environment, so nothing of it can be run.
struct ShellCommand: Sendable {
  /// Exactly as the user wrote it.
  let line: String
  /// The variables of its environment.
  let variables: [String: String]

  /// How long it may take.
  static let limit = Duration.seconds(60)

  /// Runs it, with what it writes going to standard error, and waits for its end. It need not read its input.
  ///
  /// It has a process group of its own. When it takes too long or the task is cancelled, the whole group gets SIGTERM,
  /// and SIGKILL where anything of it is left a second later.
  ///
  /// - Parameter clock: What its time is measured on.
  /// - Returns: What went wrong, to stand behind the command's name; `nil` where nothing did.
  /// - Throws: `CancellationError`.
  func run(input: [UInt8], clock: any Clock<Duration>) async throws -> String? {
    let status = try await withThrowingTaskGroup(of: Ending.self) { group in
      group.addTask { await end(input: input) }
      group.addTask {
        try await clock.sleep(for: Self.limit)
        return .late
      }
      defer { group.cancelAll() }
      return try await group.next() ?? .late
    }
    try Task.checkCancellation()
    return switch status {
    case .exited(0): nil
    case .exited(let code): "ended with \(code)"
    case .signaled(let number): "was ended by signal \(number)"
    case .late: "took longer than 60 s, and was stopped"
    case .notRun(let reason): "could not be run: \(reason)"
    }
  }

  private enum Ending {
    case exited(Int32)
    case signaled(Int32)
    case late
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
        // That it does not read, or has ended, is no failure.
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
    // Subprocess sends SIGKILL only as long as the shell itself has not ended.
    if Task.isCancelled, let group { await onBlockingThread { killWhatIsLeft(of: group) } }
    return ending
  }
}

extension Environment {
  /// These variables and no others.
  init(_ variables: [String: String]) {
    self = .custom(variables.reduce(into: [:]) { $0[Environment.Key(stringLiteral: $1.key)] = $1.value })
  }
}

/// Waits up to a second for the end of a process group that has got SIGTERM, and kills what is left of it.
///
/// It blocks its thread: a task that is cancelled cannot sleep.
private func killWhatIsLeft(of group: pid_t) {
  let end = ContinuousClock.now.advanced(by: .seconds(1))
  // As long as the group has a member, its id is not given to another one.
  while kill(-group, 0) == 0 {
    if ContinuousClock.now >= end {
      kill(-group, SIGKILL)
      return
    }
    usleep(10_000)
  }
}

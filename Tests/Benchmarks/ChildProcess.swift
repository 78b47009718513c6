import AerogamiCore
import Foundation

/// Why a measurement failed.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A program's path and its arguments.
struct Command {
  let program: String
  let arguments: [String]

  init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }
}

/// The resources that a process used, from its start to its end.
struct Usage {
  let seconds: Double
  /// The peak of resident memory.
  ///
  /// On Linux a child inherits its parent's peak, so this is at least the peak of the measuring process.
  let peakBytes: Int
}

/// A process with resource usage, which no library used here reports. Its standard error is inherited.
struct ChildProcess {
  private let id: pid_t
  private let command: Command
  private let start = ContinuousClock.now

  /// Starts a process with only `PATH` in its environment, so that no proxy or setting of the user has an effect.
  ///
  /// - Parameters:
  ///   - input: The descriptor to read from; `/dev/null` by default.
  ///   - output: The descriptor to write to; `/dev/null` by default.
  init(_ command: Command, input: Int32? = nil, output: Int32? = nil) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, given) in [(STDIN_FILENO, input), (STDOUT_FILENO, output)] {
      if let given {
        unsafe posix_spawn_file_actions_adddup2(&actions, given, descriptor)
      } else {
        unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      }
    }
    let path = unsafe getenv("PATH").map { unsafe ["PATH=" + String(cString: $0)] } ?? []
    let arguments = unsafe ([command.program] + command.arguments).map { unsafe strdup($0) } + [nil]
    let environment = unsafe path.map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + environment).forEach { unsafe free($0) } }
    var id = pid_t()
    let error = unsafe posix_spawnp(&id, command.program, &actions, nil, arguments, environment)
    guard error == 0 else {
      throw BenchmarkError(unsafe "\(command.program) could not be started: \(String(cString: strerror(error)))")
    }
    self.id = id
    self.command = command
  }

  /// Waits for the end of the process.
  ///
  /// - Throws: ``BenchmarkError`` if the process did not exit with 0.
  func wait() throws -> Usage {
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(id, &status, 0, &usage) == -1, errno == EINTR {}
    let duration = ContinuousClock.now - start
    guard status == 0 else {
      let (signal, code) = (status & 0x7F, status >> 8 & 0xFF)
      let end = signal == 0 ? "exited with \(code)" : "was ended by signal \(signal)"
      throw BenchmarkError("\(command.program) \(command.arguments.joined(separator: " ")): \(end)")
    }
    return Usage(seconds: duration / .seconds(1), peakBytes: usage.peakBytes)
  }
}

extension Usage {
  /// The peak of resident memory of this process.
  static var ownPeakBytes: Int {
    var usage = rusage()
    // RUSAGE_SELF, whose type differs between C libraries.
    unsafe getrusage(0, &usage)
    return usage.peakBytes
  }
}

extension rusage {
  fileprivate var peakBytes: Int {
    // Linux counts in KiB, Apple's systems in bytes.
    #if canImport(Darwin)
      Int(ru_maxrss)
    #else
      Int(ru_maxrss) * 1024
    #endif
  }
}

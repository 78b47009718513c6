import AerogamiCore
import Foundation
// A dispatch source may be canceled from any thread, but is not declared Sendable.
@unsafe @preconcurrency import Dispatch
import Synchronization

/// A signal that ends a command. The raw values are the signal numbers in POSIX.
enum TerminationSignal: Int32, CaseIterable {
  case interrupt = 2
  case terminate = 15

  var name: String {
    switch self {
    case .interrupt: "SIGINT"
    case .terminate: "SIGTERM"
    }
  }

  /// The exit status that a shell reports for a process ended by this signal: 128 plus the signal's number.
  var exitCode: Int32 { 128 + rawValue }

  /// Returns a stream that yields the first signal. A second signal ends the process at once.
  ///
  /// Uses signal handlers that write to a pipe, because on Linux a dispatch source for signals can lose the second
  /// signal and needs a free thread. The dispatch source below only reads the pipe.
  ///
  /// Do not call this while an earlier stream is in use.
  static func trapped() async -> AsyncStream<TerminationSignal> {
    let (signals, continuation) = AsyncStream<TerminationSignal>.makeStream()
    // Without a pipe, both signals keep their default action.
    guard let pipe = SignalPipe.shared else { return signals }
    let source = DispatchSource.makeReadSource(
      fileDescriptor: pipe.readEnd, queue: DispatchQueue(label: "aerogami.signals"))
    source.setEventHandler {
      var number: UInt8 = 0
      guard unsafe read(pipe.readEnd, &number, 1) == 1, let trapped = TerminationSignal(rawValue: Int32(number)) else {
        return
      }
      continuation.yield(trapped)
    }
    continuation.onTermination = { _ in source.cancel() }
    // Waits until Dispatch has opened its own file descriptors for the source. Otherwise the command could use up all
    // descriptors first, and Dispatch crashes if none is left.
    await withCheckedContinuation { registered in
      source.setRegistrationHandler { registered.resume() }
      source.activate()
    }
    for trapped in allCases { signal(trapped.rawValue, handle) }
    return signals
  }

  /// Restores the default actions, so that the next signal ends the process.
  static func restoreDefaultActions() {
    for trapped in allCases { signal(trapped.rawValue, SIG_DFL) }
  }
}

/// Restores the default actions and writes the signal's number to the pipe. Calls only async-signal-safe functions.
private func handle(_ number: Int32) {
  signal(SIGINT, SIG_DFL)
  signal(SIGTERM, SIG_DFL)
  var byte = UInt8(truncatingIfNeeded: number)
  _ = unsafe write(SignalPipe.writeEnd.load(ordering: .relaxed), &byte, 1)
}

/// The pipe from the signal handler to the stream. It is never closed, because a handler may still write to it.
private struct SignalPipe {
  static let shared = SignalPipe()
  /// The write end. It is not a member of `shared`, because the handler must not wait for the initialization of
  /// `shared`.
  static let writeEnd = Atomic<Int32>(-1)

  let readEnd: Int32

  private init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readEnd = ends[0]
    Self.writeEnd.store(ends[1], ordering: .relaxed)
  }
}

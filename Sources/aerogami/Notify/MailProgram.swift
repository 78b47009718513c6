import AerogamiContainer
import AerogamiLive
import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The system's program for sending e-mails, `sendmail`, which Postfix, Exim, msmtp and others provide.
struct MailProgram: Sendable {
  let path: String
  /// All variables except those of this program, which may be secrets.
  private let variables: [String: String]

  /// Finds the program in the directories of `PATH`, and where it is on most systems.
  ///
  /// - Throws: ``MailError`` if there is none.
  init(_ variables: [String: String]) throws(MailError) {
    // A relative directory could be one of a project that is not trusted.
    let directories = (variables["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
    let paths = (directories + ["/usr/sbin", "/usr/lib"]).map { "\($0)/sendmail" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw MailError(
        "this system has no program named sendmail",
        remedy: "install and configure one, such as msmtp-mta or postfix, or use another kind of notifier")
    }
    self.path = path
    self.variables = variables.filter { !$0.key.hasPrefix("AEROGAMI_") }
  }

  /// Why this process cannot send e-mails; `nil` if it finds the program.
  static var problem: Problem? {
    do throws(MailError) {
      _ = try MailProgram(ProcessInfo.processInfo.environment)
      return nil
    } catch {
      return error.problem
    }
  }

  /// Hands over a message for delivery, with the program that this process finds.
  ///
  /// - Throws: ``MailError`` or `CancellationError`.
  static func send(_ message: MailMessage) async throws {
    try await MailProgram(ProcessInfo.processInfo.environment).send(message)
  }

  /// Hands over a message for delivery. The program gets SIGTERM if the task is canceled, and SIGKILL a second later.
  ///
  /// - Throws: ``MailError`` or `CancellationError`.
  func send(_ message: MailMessage) async throws {
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: .seconds(1))
    ]
    let (status, errors): (TerminationStatus, String)
    do {
      let result = try await Subprocess.run(
        // The recipient is an argument and not read from the header. With -i, a line with a dot is not the end.
        .path(FilePath(path)), arguments: ["-i", message.recipient], environment: Environment(variables),
        platformOptions: options, input: .inputWriter, output: .discarded, error: .string(limit: 1 << 20)
      ) { execution in
        // Ignores write errors: a program that refuses the message may end before it reads it.
        _ = try? await execution.standardInputWriter.write(Array(message.source.utf8))
        try? await execution.standardInputWriter.finish()
      }
      (status, errors) = (result.terminationStatus, result.standardError)
    } catch {
      try Task.checkCancellation()
      throw MailError("\(path) could not be run: \(error)")
    }
    try Task.checkCancellation()
    if status.isSuccess { return }
    let ending =
      switch status {
      case .exited(let code): "failed with exit status \(code)"
      case .signaled(let number): "was terminated by signal \(number)"
      }
    let reason = errors.split(separator: "\n").first.map { ": \(String($0).printable(maxLength: 120))" } ?? ""
    throw MailError("\(path) \(ending)\(reason)", remedy: "check its configuration and its log")
  }
}

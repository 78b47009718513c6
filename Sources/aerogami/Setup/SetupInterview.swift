import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser

/// Asks for the settings on a terminal. Saves nothing.
struct SetupInterview: Sendable {
  let saved: [UserSetting: String]
  let directories: Configuration.Directories
  let console: Console

  /// Asks for each setting until its value is valid.
  ///
  /// - Throws: `ExitCode` if the input ends or a signal arrives.
  func changes(to file: UserFile) async throws -> SettingChanges {
    try await interruptibly { try await askAll(file) }
  }

  /// Reads a secret, such as a token, from a terminal.
  ///
  /// - Throws: `ExitCode` if the input ends or a signal arrives.
  func secret(_ prompt: String) async throws -> String {
    try await interruptibly { try await line(prompt, isSecret: true) }
  }

  /// Asks a question, and returns whether the answer is yes. The end of the input is no.
  ///
  /// - Throws: `ExitCode` if a signal arrives.
  func confirm(_ question: String) async throws -> Bool {
    try await interruptibly { try await console.confirm(question) }
  }

  /// Runs `work`. If a signal arrives, `work` can restore the terminal's mode before the program ends.
  private func interruptibly<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    let (result, signal) = try await withInterruption(output: nil, onSignal: { await show("\n") }) { () -> Result? in
      do {
        return try await work()
      } catch is CancellationError {
        return nil
      }
    }
    if let signal { throw ExitCode(signal.exitCode) }
    // Only a signal cancels the work.
    guard let result else { throw CancellationError() }
    return result
  }

  /// - Throws: `ExitCode` if the input ends.
  private func line(_ prompt: String, isSecret: Bool) async throws -> String {
    let line: (text: String, isComplete: Bool)
    if isSecret {
      line = try await console.input.hiddenLine { await console.prompt(prompt) }
    } else {
      await console.prompt(prompt)
      line = try await console.input.line()
    }
    guard line.isComplete else {
      await show("\n")
      await console.note("nothing was saved")
      throw ExitCode.failure
    }
    return line.text.trimmingBlanks
  }

  private func askAll(_ file: UserFile) async throws -> SettingChanges {
    await console.remark(
      "Settings in \(file.path). Press Enter to use the value in brackets, or type - to remove it.")
    var changes = SettingChanges()
    try await ask(
      .token, "Token of Travelpayouts for real fares (free at \(Configuration.tokenPage); not shown as you type)",
      shown: saved[.token] == nil ? "none" : "saved", into: &changes)
    try await ask(
      .home, "Home: the airports or cities where you depart, such as VNO,Riga",
      shown: saved[.home] ?? "none", into: &changes)
    try await ask(.currency, "Currency of prices", shown: saved[.currency] ?? "EUR", into: &changes)
    try await ask(
      .sources, "Further sources of fares: ryanair, kiwi (need no token; unofficial, for private use)",
      shown: saved[.sources] ?? "none", into: &changes)
    // Suggests `live` with a new token or source, because only an environment that requests real fares uses them.
    let suggestion = changes.bringRealFares ? "live" : nil
    try await ask(
      .environment, "Default environment: live for real fares, dev for sample data",
      shown: suggestion ?? saved[.environment] ?? "dev", onEnter: suggestion, into: &changes)
    return changes
  }

  /// - Parameters:
  ///   - shown: The text in brackets after the question.
  ///   - value: The value that Enter sets; `nil` to keep the saved one.
  private func ask(
    _ setting: UserSetting, _ question: String, shown: String, onEnter value: String? = nil,
    into changes: inout SettingChanges
  ) async throws {
    while true {
      let text = try await line("\(question) [\(shown)]: ", isSecret: setting == .token)
      if text.isEmpty {
        if let value { changes[setting] = value }
        return
      }
      if text == "-" {
        changes.updateValue(nil, forKey: setting)
        return
      }
      do throws(ConfigurationError) {
        changes[setting] = try setting.checked(text, in: directories)
        return
      } catch {
        await console.note("\(error)")
      }
    }
  }

  private func show(_ text: String) async { try? await console.errors.write(Array(text.utf8)) }
}

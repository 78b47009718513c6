import AerogamiCore
import AerogamiLive
import ArgumentParser

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the configuration, the store and the services of an environment.",
    discussion: """
      Everything is checked at the same time, for at most --timeout. Each live service is sent one request, none a second time. \
      Nothing is changed, and a store that is not there is not made. Tokens are not shown.

      Exit status: 0 nothing failed, though there may be warnings, 1 something failed, the configuration included, \
      64 usage, 130 interrupted, 143 terminated.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table, json
  }

  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "How it is written.")
  var format = Format.table

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How long all of it may take, 1 to 600. (default: 5)", valueName: "seconds"),
    transform: wholeNumber(in: 1...600))
  var timeout = 5

  func run() async throws {
    let console = Console()
    let (diagnosis, signal) = try await withInterruption(output: console.output, onSignal: {}) {
      [environment, timeout] () async throws -> Diagnosis in
      do {
        let configuration = try environment.configuration()
        return Diagnosis(
          environment: configuration.environment,
          checks: try await configuration.diagnosis(
            within: .seconds(timeout), clock: ContinuousClock(), now: { Date() }))
      } catch let error as ConfigurationError {
        // What a doctor finds is a finding.
        return Diagnosis(environment: nil, checks: Check.failures(error))
      }
    }
    try console.output.write(format == .json ? diagnosis.json : Array(diagnosis.text.utf8))
    if let signal { throw ExitCode(signal.exitCode) }
    if !diagnosis.isWell { throw ExitCode.failure }
  }
}

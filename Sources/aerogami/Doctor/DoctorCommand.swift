import AerogamiCore
import AerogamiLive
import ArgumentParser

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the configuration, the database and the services of an environment.",
    discussion: """
      Examples:
        aerogami doctor
        aerogami doctor --env live
        aerogami doctor --format json

      All checks run at the same time, for at most --timeout. Each live service gets one request, without retries. \
      Nothing is changed, and a missing database is not created. Tokens are redacted.

      The services of rovers and Star Wars are examples: if one fails, that is only a warning, unless you have \
      configured its address or its token.

      Exit status:
        0         no check failed; there may be warnings
        1         a check failed, or the configuration is invalid
        64        invalid command line
        130, 143  interrupted, terminated
      """)

  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "Output format.")
  var format = ReportFormat.table

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Time limit of all checks, 1 to 600. (default: 5)", valueName: "seconds"),
    transform: seconds(in: 1...600))
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
            within: .seconds(timeout), clock: SystemTime.clock, now: SystemTime.now))
      } catch let error as ConfigurationError {
        // Reports an invalid configuration as a failed check, in the chosen format, instead of ending with an error.
        return Diagnosis(environment: nil, checks: Check.failures(error))
      }
    }
    let text = diagnosis.text(width: console.output.columns, color: ColorChoice.auto.isOn(for: console.output))
    try await console.output.write(format == .json ? diagnosis.json : Array(text.utf8))
    if let signal { throw ExitCode(signal.exitCode) }
    if !diagnosis.isWell { throw ExitCode.failure }
  }
}

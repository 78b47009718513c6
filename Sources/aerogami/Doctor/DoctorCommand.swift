import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
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
        aerogami doctor --examples

      All checks run at the same time, for at most --timeout. Each live service gets one request, without retries. \
      Nothing is changed, and a missing database is not created. Tokens are redacted.

      The services of countries, rovers and Star Wars are examples, which fares do not need. They are checked only with \
      --examples. If one fails, that is only a warning, unless you have configured its address or its token.

      Exit status:
        0         no check failed; there may be warnings
        1         a check failed, or the configuration is invalid
        64        invalid command line
        130, 143  interrupted, terminated
      """)

  @OptionGroup var environment: EnvironmentOptions

  @Option(choice: "Output format.")
  var format = ReportFormat.table

  @Flag(help: "Also check the services of countries, rovers and Star Wars.")
  var examples = false

  @Option(
    "Time limit of all checks, 1 to 600. (default: 5)", value: "seconds", parsing: .unconditional,
    transform: seconds(in: 1...600))
  var timeout = 5

  func run() async throws {
    let console = Console()
    let (diagnosis, signal) = try await withInterruption(output: console.output, onSignal: {}) {
      [environment, timeout, examples] () async throws -> Diagnosis in
      do {
        let configuration = try environment.configuration()
        return Diagnosis(
          environment: configuration.environment,
          checks: try await configuration.diagnosis(
            within: .seconds(timeout), clock: SystemTime.clock, now: SystemTime.now,
            mailProblem: MailProgram.problem, examples: examples))
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

struct Diagnosis: Sendable {
  let environment: String?
  let checks: [Check]

  var isWell: Bool { !checks.contains { $0.verdict == .failed } }

  /// Returns a line for each check with its remedy below, and a summary. Texts that are longer than the terminal's
  /// width continue on lines below.
  func text(width: Int?, color: Bool) -> String {
    let nameWidth = checks.map(\.name.count).max() ?? 0
    let verdictWidth = Check.Verdict.allCases.map(\.rawValue.count).max() ?? 0
    let besideNames = verdictWidth + nameWidth + 4
    // On a narrow terminal, the texts start below the names.
    let isBelow = width.map { $0 - besideNames < readableTextWidth } ?? false
    let indent = isBelow ? verdictWidth + 2 : besideNames
    func folded(_ text: String, after mark: String) -> [String] {
      guard let width else { return [mark + text] }
      return text.folded(toWidth: width - indent - mark.count).enumerated()
        .map { ($0 == 0 ? mark : "".padded(to: mark.count)) + $1 }
    }

    var text = ""
    for check in checks {
      let verdict = check.verdict.rawValue
      text += verdict.styled(color ? check.verdict.style.sequence : nil)
      text += "".padded(to: verdictWidth - verdict.count) + "  "
      text += isBelow ? check.name + "\n" : check.name.padded(to: nameWidth) + "  "
      let lines =
        folded(check.found.printable, after: "") + (check.remedy.map { folded($0.printable, after: "→ ") } ?? [])
      let indentation = "".padded(to: indent)
      text += (isBelow ? indentation : "") + lines.joined(separator: "\n" + indentation) + "\n"
    }
    return text + summary + "\n"
  }

  private var summary: String {
    let failed = checks.count { $0.verdict == .failed }
    let warnings = checks.count { $0.verdict == .warning }
    let warned = warnings == 0 ? "" : ", with \(counted(warnings, "warning"))"
    return failed == 0 ? "No check failed\(warned)." : "\(failed) of \(checks.count) checks failed\(warned)."
  }

  var json: [UInt8] {
    JSONWriter.document { json in
      json.members(["environment": .text(environment), "ok": .flag(isWell)])
      json.key("checks")
      json.lines(checks) { json, check in
        json.object([
          "name": .text(check.name), "verdict": .text(check.verdict.rawValue), "found": .text(check.found),
          "remedy": .text(check.remedy),
        ])
      }
    }
  }
}

/// The minimum number of terminal columns for texts beside the names of checks. With fewer, texts are below the names.
private let readableTextWidth = 30

extension Check.Verdict {
  fileprivate var style: CellStyle {
    switch self {
    case .ok: .plain
    case .warning: .warning
    case .failed: .error
    }
  }
}

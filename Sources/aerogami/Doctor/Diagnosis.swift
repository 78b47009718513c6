import AerogamiCore
import AerogamiJSON
import AerogamiLive

/// The results of the checks of an environment.
struct Diagnosis: Sendable {
  /// The environment; `nil` if its configuration could not be read.
  let environment: String?
  let checks: [Check]

  var isWell: Bool { !checks.contains { $0.verdict == .failed } }

  /// A line for each check with its remedy below, and a summary.
  var text: String {
    let nameWidth = checks.map(\.name.count).max() ?? 0
    let verdictWidth = Check.Verdict.allCases.map(\.rawValue.count).max() ?? 0
    func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: width - text.count) }
    let lines = checks.map { check in
      let start = "\(padded(check.verdict.rawValue, verdictWidth))  \(padded(check.name, nameWidth))  "
      let remedy = check.remedy.map { String(repeating: " ", count: start.count) + "→ \($0.printable)\n" } ?? ""
      return start + check.found.printable + "\n" + remedy
    }
    return lines.joined() + summary + "\n"
  }

  private var summary: String {
    let failed = checks.count { $0.verdict == .failed }
    let warnings = checks.count { $0.verdict == .warning }
    let warned = warnings == 0 ? "" : warnings == 1 ? ", with 1 warning" : ", with \(warnings) warnings"
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

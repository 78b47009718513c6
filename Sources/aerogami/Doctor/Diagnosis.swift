import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import AerogamiLive

/// The results of the checks of an environment.
struct Diagnosis: Sendable {
  /// The name of the environment; `nil` if the configuration could not be read.
  let environment: String?
  let checks: [Check]

  var isWell: Bool { !checks.contains { $0.verdict == .failed } }

  /// Returns a line for each check with its remedy below, and a summary.
  ///
  /// - Parameters:
  ///   - width: The number of terminal columns; longer texts continue on lines below. `nil` for a pipe.
  ///   - color: Whether failures and warnings are colored.
  func text(width: Int?, color: Bool) -> String {
    let nameWidth = checks.map(\.name.count).max() ?? 0
    let verdictWidth = Check.Verdict.allCases.map(\.rawValue.count).max() ?? 0
    func padding(_ text: String, _ width: Int) -> String { String(repeating: " ", count: width - text.count) }
    let besideNames = verdictWidth + nameWidth + 4
    // On a narrow terminal, the texts start below the names.
    let isBelow = width.map { $0 - besideNames < readableTextWidth } ?? false
    let indent = isBelow ? verdictWidth + 2 : besideNames
    func folded(_ text: String, after mark: String) -> [String] {
      guard let width else { return [mark + text] }
      return text.folded(toWidth: width - indent - mark.count).enumerated()
        .map { ($0 == 0 ? mark : String(repeating: " ", count: mark.count)) + $1 }
    }

    var text = ""
    for check in checks {
      let verdict = check.verdict.rawValue
      let style = color ? check.verdict.style.sequence : nil
      text += style.map { $0 + verdict + SGR.reset } ?? verdict
      text += padding(verdict, verdictWidth) + "  " + check.name
      text += isBelow ? "\n" : padding(check.name, nameWidth) + "  "
      let lines =
        folded(check.found.printable, after: "") + (check.remedy.map { folded($0.printable, after: "→ ") } ?? [])
      let indentation = String(repeating: " ", count: indent)
      text += (isBelow ? indentation : "") + lines.joined(separator: "\n" + indentation) + "\n"
    }
    return text + summary + "\n"
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

/// The minimum number of terminal columns beside the names of checks. With fewer columns, texts start below the names.
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

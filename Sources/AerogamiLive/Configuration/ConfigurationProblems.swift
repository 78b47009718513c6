import AerogamiContainer
import AerogamiCore
import AerogamiJSON

/// The problems in a configuration. The first ``limit`` problems have a text; the others are only counted.
///
/// The number of texts is limited because a file may have any number of problems, and it takes time to find the line
/// number and the suggestion for each text.
struct ConfigurationProblems {
  /// The maximum number of problems that have a text.
  static let limit = 20

  private(set) var reported: [(offset: Int?, problem: Problem)] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Adds a problem. If the limit is reached, only counts it.
  ///
  /// - Parameter offset: The problem's offset in the file; `nil` if it is not in the file.
  mutating func add(at offset: Int? = nil, _ problem: @autoclosure () -> Problem) {
    if count < Self.limit { reported.append((offset, problem())) }
    count += 1
  }

  mutating func add(
    at offset: Int? = nil, _ message: @autoclosure () -> String, remedy: @autoclosure () -> String? = nil
  ) {
    add(at: offset, Problem(message(), remedy: remedy()))
  }

  /// Adds all of `others`, each with `prefix` before its message.
  mutating func add(_ others: ConfigurationProblems, prefix: String) {
    for (offset, problem) in others.reported { add(at: offset, problem.prefixed(with: prefix)) }
    count += others.count - others.reported.count
  }

  /// Returns the problems with their locations, such as `Config/dev.json:3:15: http must be an object`. If some
  /// problems were only counted, the last element states their number.
  func problems(in file: ConfigurationFile) -> [Problem] {
    var problems = reported.map { offset, problem in
      guard let offset else { return problem }
      let location = JSONLocation(of: offset, in: file.bytes.span)
      return problem.prefixed(with: "\(file.name):\(location.line):\(location.column): ")
    }
    let others = count - reported.count
    if others > 0 { problems.append(Problem("… and \(grouped(others)) more problem\(others == 1 ? "" : "s")")) }
    return problems
  }

  /// Returns a number with thousands separators: `3,980`.
  private func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.enumerated().map { index, digit in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digit)
    }.joined()
  }
}

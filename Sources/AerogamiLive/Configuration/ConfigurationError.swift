public import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation

/// An error for an invalid configuration. It is thrown before any request.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The problems, at least one, each with its location and remedy. Invalid keys and values in the file come first,
  /// then problems in environment variables, then keys that cannot be used together. If there are too many to list, the
  /// last element states how many are not listed.
  public let problems: [Problem]
  public private(set) var exitCode = EX_CONFIG

  init(_ problems: [Problem]) { self.problems = problems }

  /// Creates an error with one problem.
  public init(_ message: String, remedy: String? = nil) {
    problems = [Problem(message, remedy: remedy)]
  }

  /// Creates an error for a file that could not be written, although the configuration is valid.
  init(unwritten message: String, remedy: String? = nil) {
    problems = [Problem(message, remedy: remedy)]
    exitCode = EXIT_FAILURE
  }
}

extension ConfigurationError: ReportedError {
  /// The message of a single problem, or the lines of several problems with their remedies.
  public var message: String { problems.count == 1 ? problems[0].message : lines.joined(separator: "\n") }

  /// The remedy of a single problem; `nil` if there are several, because ``message`` includes their remedies.
  public var remedy: String? { problems.count == 1 ? problems[0].remedy : nil }

  public var lines: [String] { problems.map(\.description) }
}

/// The problems in a configuration. Only the first ``limit`` have a text: a file may have any number of problems, and
/// it takes time to find the line number and the suggestion for each.
struct ConfigurationProblems {
  static let limit = 20

  private(set) var reported: [(offset: Int?, problem: Problem)] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

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

  /// Returns the problems with their locations, such as `Config/dev.json:3:15: …`, and the number of the others.
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

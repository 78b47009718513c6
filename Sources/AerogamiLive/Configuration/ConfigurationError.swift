public import AerogamiContainer
import AerogamiCore
import Foundation

/// An error for an invalid configuration. It is thrown before any request.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The problems, at least one, each with its location and remedy. Invalid keys and values in the file come first,
  /// then problems in environment variables, then keys that cannot be used together. If there are too many to list, the
  /// last element states how many are not listed.
  public let problems: [Problem]

  init(_ problems: [Problem]) {
    self.problems = problems
  }

  /// Creates an error with one problem.
  public init(_ message: String, remedy: String? = nil) {
    problems = [Problem(message, remedy: remedy)]
  }
}

extension ConfigurationError: ReportedError {
  /// The message of a single problem, or the lines of several problems with their remedies.
  public var message: String { problems.count == 1 ? problems[0].message : lines.joined(separator: "\n") }

  /// The remedy of a single problem; `nil` if there are several, because ``message`` includes their remedies.
  public var remedy: String? { problems.count == 1 ? problems[0].remedy : nil }

  public var exitCode: Int32 { EX_CONFIG }

  public var lines: [String] { problems.map(\.description) }
}

public import AerogamiCore

/// An error for an invalid configuration. It is thrown before any request.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The problems, at least one, each with its location and remedy: first those in the file, then those in environment
  /// variables. If there are very many, the last one states the number of the others.
  public let problems: [Problem]

  init(_ problems: [Problem]) {
    self.problems = problems
  }

  init(_ message: String, remedy: String? = nil) {
    problems = [Problem(message, remedy: remedy)]
  }
}

extension ConfigurationError: ReportedError {
  /// The only problem's message, or all problems with their remedies.
  public var message: String { problems.count == 1 ? problems[0].message : lines.joined(separator: "\n") }

  /// The only problem's remedy.
  public var remedy: String? { problems.count == 1 ? problems[0].remedy : nil }

  public var exitCode: Int32 { EX_CONFIG }

  public var lines: [String] { problems.map(\.description) }
}

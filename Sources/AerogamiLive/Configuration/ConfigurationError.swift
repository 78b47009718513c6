/// The configuration is wrong. Found before any request is made.
///
/// Each problem is one line for the person who sees it: where, what is wrong there, and what would be right.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// At least one; in the order of the file, then of the environment's variables. Of very many, the first ones and a
  /// line that counts the others.
  public let problems: [String]

  init(_ problems: [String]) {
    self.problems = problems
  }

  init(_ problem: String) {
    problems = [problem]
  }
}

extension ConfigurationError: CustomStringConvertible {
  public var description: String { problems.joined(separator: "\n") }
}

/// An error that is shown to the user: a message and, if there is one, a remedy.
///
/// ``description`` joins the message and the remedy with a semicolon. Both may quote a service's response, so escape
/// them before printing (see `String.printable`).
public protocol ReportedError: Error, CustomStringConvertible {
  /// What failed.
  var message: String { get }
  /// What the user can do; `nil` if there is no remedy or ``message`` already includes it.
  var remedy: String? { get }
  /// The exit code of a program that ends with this error.
  var exitCode: Int32 { get }
  /// The lines to print: one for each problem.
  var lines: [String] { get }
}

extension ReportedError {
  public var exitCode: Int32 { 1 }

  public var lines: [String] { [description] }

  /// The message and, after a semicolon, the remedy.
  public var description: String { remedy.map { "\(message); \($0)" } ?? message }
}

/// A single problem with its remedy.
public struct Problem: ReportedError, Hashable {
  public var message: String
  public var remedy: String?

  /// Creates a problem.
  public init(_ message: String, remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }

  /// Creates a problem from any error. An error that is not a ``ReportedError`` has only a message.
  public init(_ error: any Error) {
    let reported = error as? any ReportedError
    self.init(reported?.message ?? "\(error)", remedy: reported?.remedy)
  }

  /// Returns this problem with text in front of its message, such as the location of the problem.
  public func prefixed(with prefix: String) -> Problem { Problem(prefix + message, remedy: remedy) }
}

/// An error that is reported to a person: what is wrong and, where something can be done, what to do.
///
/// ``description`` is the only place that joins the two. It may quote a service, so callers escape it when they print it.
public protocol ReportedError: Error, CustomStringConvertible {
  /// What is wrong.
  var message: String { get }
  /// What to do about it; `nil` where nothing can be done, or where ``message`` includes it.
  var remedy: String? { get }
  /// The exit status of a program that ends with this error.
  var exitCode: Int32 { get }
  /// The lines that report this error: one for each problem.
  var lines: [String] { get }
}

extension ReportedError {
  public var exitCode: Int32 { EXIT_FAILURE }

  public var lines: [String] { [description] }

  public var description: String { remedy.map { "\(message); \($0)" } ?? message }
}

/// One thing that is wrong, with its remedy.
public struct Problem: ReportedError, Hashable {
  public var message: String
  public var remedy: String?

  public init(_ message: String, remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }

  /// What an error reports. An error that is not made for people has only a message.
  package init(_ error: any Error) {
    let reported = error as? any ReportedError
    self.init(reported?.message ?? "\(error)", remedy: reported?.remedy)
  }

  /// Returns this problem with text before its message, such as where it is.
  package func prefixed(with prefix: String) -> Problem { Problem(prefix + message, remedy: remedy) }
}

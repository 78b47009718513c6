/// A change that may let a failed request succeed. Callers supply its text, because this target does not know the
/// options of commands or the keys of the configuration.
package enum Remedy: Hashable, Sendable {
  case allowLongerConnecting
  case allowLongerAttempts
  case allowLaterDeadline
  case allowMoreAtOnce
  case allowLargerBodies
  case trustAuthority
  /// Record the service's responses in this directory.
  case record(String)

  /// A function that returns the text of a remedy, to be used as the end of a sentence: `raise --deadline`.
  package typealias Formatter = @Sendable (Remedy) -> String
}

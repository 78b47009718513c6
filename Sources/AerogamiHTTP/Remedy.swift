/// A change that may let a failed request succeed.
///
/// This target does not know the command's options or the configuration's keys, so its callers supply the text of each
/// remedy.
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

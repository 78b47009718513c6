/// What can be changed so that a request that failed may succeed.
///
/// This target knows no option of a command and no configuration key, so its user says how each remedy is applied.
package enum Remedy: Hashable, Sendable {
  case allowLongerConnecting
  case allowLongerAttempts
  case allowLaterDeadline
  case allowMoreAtOnce
  case allowLargerBodies
  case trustAuthority
  /// Record the service's responses in a directory.
  case record(String)

  /// Words a remedy as the end of a sentence, such as `allow more with --deadline`.
  package typealias Words = @Sendable (Remedy) -> String
}

/// Which implementation stands behind a client, or behind a single endpoint of it.
public enum Variant: String, CaseIterable, Sendable {
  /// Asks the real service.
  case live
  /// Answers from data that is built in or comes from a file; needs no network.
  case mock
  /// Answers as the real service did when its answers were recorded; needs no network. What was not recorded then fails.
  case replay
  /// Fails every call, in the way the environment says.
  case failing
}

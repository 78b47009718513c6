/// The implementation of a client, or of a single endpoint.
public enum Variant: String, CaseIterable, Sendable {
  /// Sends requests to the real service.
  case live
  /// Returns sample data, built in or from a file. Needs no network.
  case mock
  /// Returns recorded responses of the real service. Needs no network. A request that was not recorded fails.
  case replay
  /// Fails every call with the failure from the configuration.
  case failing
}

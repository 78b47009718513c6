/// A way in which a call to a service can fail, as named in configuration files.
public enum Failure: Hashable, Sendable {
  /// There is no implementation for this call.
  case unimplemented
  /// The service could not be reached, or the connection to it broke.
  case offline
  /// The service did not respond in time.
  case timeout
  /// The response could not be decoded.
  case malformed
  /// The service responded with this HTTP status.
  case status(Int)

  /// Parses `unimplemented`, `offline`, `timeout`, `malformed`, or `status:NNN` with a status from 400 to 599; `nil`
  /// for any other text, such as the ``description`` of a status.
  public init?(_ text: String) {
    if let named = [Failure.unimplemented, .offline, .timeout, .malformed].first(where: { "\($0)" == text }) {
      self = named
      return
    }
    let digits = text.dropFirst("status:".count)
    guard text.hasPrefix("status:"), digits.count == 3, let code = Int(digits), (400...599).contains(code) else {
      return nil
    }
    self = .status(code)
  }
}

extension Failure: CustomStringConvertible {
  /// The failure in words, such as `offline` or `status 503`. ``init(_:)`` does not read a status in this form.
  public var description: String {
    switch self {
    case .unimplemented: "unimplemented"
    case .offline: "offline"
    case .timeout: "timeout"
    case .malformed: "malformed"
    case .status(let code): "status \(code)"
    }
  }
}

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

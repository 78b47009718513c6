/// The ways in which a call to a service fails, in the words of a configuration file.
public enum Failure: Hashable, Sendable {
  /// Nothing is there to answer the call.
  case unimplemented
  /// The service could not be reached, or the connection to it broke.
  case offline
  /// The service did not answer in time.
  case timeout
  /// The service answered with something that cannot be understood.
  case malformed
  /// The service answered with this HTTP status.
  case status(Int)

  /// Reads `unimplemented`, `offline`, `timeout`, `malformed`, or `status:NNN` with an error status, 400 to 599.
  public init?(_ text: String) {
    switch text {
    case "unimplemented": self = .unimplemented
    case "offline": self = .offline
    case "timeout": self = .timeout
    case "malformed": self = .malformed
    default:
      let digits = text.dropFirst("status:".count)
      guard text.hasPrefix("status:"), digits.count == 3, let code = Int(digits), (400...599).contains(code) else {
        return nil
      }
      self = .status(code)
    }
  }
}

extension Failure: CustomStringConvertible {
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

import AerogamiContainer
import AerogamiCore

extension Refusal {
  /// Finds the cause in a message of Travelpayouts; `nil` for any other message.
  ///
  /// - Parameter codes: The requested codes of cities and airports.
  init?(travelpayouts message: String, codes: [String]) {
    if message.contains("unknown location code") {
      guard let code = codes.first(where: { message.contains("`\($0)`") }) else { return nil }
      self = .unknown(kind: "city or airport", name: code)
    } else if message.contains("currency") {
      self = .remedy("use another currency: --currency (\(TripRegistration.currency.path))")
    } else if message.contains("too high paging depth") {
      self = .remedy("search fewer days, or only one destination")
    } else {
      return nil
    }
  }
}

extension ClientError {
  /// The code of a city or an airport that the service does not know; `nil` for any other error.
  var unknownCode: String? {
    if case .unknown(_, let code, _, _) = reason { code } else { nil }
  }

  /// Returns this error with another description of what was requested.
  func about(_ requested: String) -> ClientError {
    var error = self
    error.requested = requested
    return error
  }
}

import HTTPTypes

extension HTTPField.Name {
  static let requestID = required("X-Request-Id")
  static let secFetchSite = required("Sec-Fetch-Site")
  static let referrerPolicy = required("Referrer-Policy")
  static let accelBuffering = required("X-Accel-Buffering")
  /// The header in which the client for rovers sends its token.
  static let apiKey = required("X-API-Key")

  private static func required(_ text: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(text) else { preconditionFailure("\(text) is not a valid header name") }
    return name
  }
}

import HTTPTypes

extension HTTPField.Name {
  static let requestID = required("X-Request-Id")
  static let secFetchSite = required("Sec-Fetch-Site")
  static let originOfRequest = required("Origin")
  static let referrerPolicy = required("Referrer-Policy")
  static let varyOfResponse = required("Vary")
  static let accelBuffering = required("X-Accel-Buffering")

  private static func required(_ text: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(text) else { preconditionFailure("\(text) is not a valid header name") }
    return name
  }
}

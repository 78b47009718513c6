import AerogamiCore

extension BaseURL {
  /// The host in lowercase, without the port, to compare with ``Host/name``; `nil` if it is not a valid host.
  var host: String? {
    guard let start = text.firstRange(of: "://")?.upperBound else { return nil }
    return Host(String(text[start...].prefix { $0 != "/" }))?.name
  }
}

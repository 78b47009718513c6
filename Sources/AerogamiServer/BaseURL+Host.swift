import AerogamiHTTP
import AerogamiLive

extension BaseURL {
  /// The host in the form of a `Host` header.
  var host: String? {
    guard let start = text.firstRange(of: "://")?.upperBound else { return nil }
    return Host(String(text[start...].prefix { $0 != "/" }))?.name
  }
}

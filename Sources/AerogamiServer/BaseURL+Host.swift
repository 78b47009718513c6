import AerogamiHTTP
import AerogamiLive

extension BaseURL {
  /// The host, as a `Host` header names it.
  var host: String? {
    guard let start = text.firstRange(of: "://")?.upperBound else { return nil }
    return Host(String(text[start...].prefix { $0 != "/" }))?.name
  }
}

import AerogamiCore
import HTTPTypes
import Hummingbird

extension Request {
  /// Whether this request comes from a page of this server. Otherwise another site could make a browser change
  /// something (cross-site request forgery).
  ///
  /// Browsers say where a request comes from in `Sec-Fetch-Site`, but only over TLS and on loopback. Without it, the
  /// header `Origin` must name this server.
  ///
  /// - Parameter baseURL: The URL at which a proxy serves this server; `nil` for none.
  func isSameOrigin(baseURL: BaseURL?) -> Bool {
    let sites = headers[values: .secFetchSite]
    if !sites.isEmpty { return sites == ["same-origin"] }
    let origins = headers[values: .origin]
    guard origins.count == 1, let authority = origins[0].authority else { return false }
    // The scheme is not compared: a proxy may accept https and forward http.
    return [head.authority, baseURL?.text.authority].contains { $0?.lowercased() == authority.lowercased() }
  }
}

extension String {
  /// The host and the port of a URL.
  fileprivate var authority: String? {
    firstRange(of: "://").map { String(self[$0.upperBound...].prefix { $0 != "/" }) }
  }
}

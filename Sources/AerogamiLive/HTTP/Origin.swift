import AerogamiCore
import FoundationEssentials

/// Scheme, host and port (RFC 6454): what a connection and a secret belong to.
struct Origin: Hashable, Sendable {
  /// `http` or `https`.
  let scheme: String
  /// In lowercase.
  let host: String
  let port: Int

  /// `nil` for what is no `http` or `https` URL with a host.
  init?(of url: String) {
    self.init(URLComponents(string: url))
  }

  fileprivate init?(_ parts: URLComponents?) {
    guard let parts, let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = parts.host?.lowercased(), !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host
    port = parts.port ?? (scheme == "https" ? 443 : 80)
    guard (1...65535).contains(port) else { return nil }
  }
}

extension Origin: CustomStringConvertible {
  var description: String { "\(scheme)://\(host):\(port)" }
}

/// Where a redirect leads.
struct RedirectTarget {
  let url: String
  let origin: Origin

  /// Resolves a `Location` (RFC 9110, section 10.2.2) against the URL that it came from. `nil` where it leads to no
  /// `http` or `https` address, or names a user: a password in an address would be sent on and shown.
  init?(_ location: String, from source: String) {
    guard let base = URL(string: source), let url = URL(string: location, relativeTo: base),
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: true), parts.user == nil, parts.password == nil,
      let origin = Origin(parts)
    else { return nil }
    // A fragment is for whoever reads the answer and is never sent.
    parts.fragment = nil
    guard let text = parts.string else { return nil }
    self.url = text
    self.origin = origin
  }

  /// For people: whatever else the address says may be secret.
  var shown: String { "\(origin)".printable(maxLength: 120) }
}

/// Whether a parameter with that name may be a secret.
func soundsSecret(_ name: some StringProtocol) -> Bool {
  let name = name.lowercased()
  return ["key", "token", "secret", "pass", "sig", "auth", "cred", "session"].contains { name.contains($0) }
}

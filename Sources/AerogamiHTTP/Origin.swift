import AerogamiContainer
import AerogamiCore
import Foundation

/// A scheme, host and port (RFC 6454). Connections and secrets belong to an origin.
package struct Origin: Hashable, Sendable {
  /// `http` or `https`.
  package let scheme: String
  /// The host in lowercase.
  package let host: String
  let port: Int

  /// Returns `nil` if the scheme is not `http` or `https`, the host is missing, or the port is invalid.
  package init?(of url: String) {
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
  package var description: String { "\(scheme)://\(host):\(port)" }
}

package struct RedirectTarget {
  package let url: String
  let origin: Origin

  /// Resolves a `Location` (RFC 9110, section 10.2.2) against the URL of the request. Returns `nil` unless it is an
  /// `http` or `https` address without user and password, which would be sent to the target and printed.
  package init?(_ location: String, from source: String) {
    guard let base = URL(string: source), let url = URL(string: location, relativeTo: base),
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: true), parts.user == nil, parts.password == nil,
      let origin = Origin(parts)
    else { return nil }
    // A fragment is for the client only and is never sent.
    parts.fragment = nil
    guard let text = parts.string else { return nil }
    self.url = text
    self.origin = origin
  }

  /// The origin as text for users. The rest of the URL is left out, because it may contain a secret.
  var shown: String { "\(origin)".printable(maxLength: 120) }
}

import AerogamiContainer
import AerogamiCore
import Foundation

extension HTTPTransport {
  /// Follows redirects (RFC 9110, section 15.4): 301, 302, 303, 307 and 308 with a `Location`.
  ///
  /// Follows at most `limit` redirects in a row. A loop, a redirect from `https` to `http`, a redirect to any other
  /// scheme, and an address with a user or password are errors. Secret headers are sent only to the original origin.
  /// Once a redirect leaves that origin, they are not restored, even if a later redirect leads back. A redirect of a
  /// POST request is an error, because its body must not be sent to another address.
  package func followingRedirects(limit: Int = 5) -> HTTPTransport {
    HTTPTransport { first in
      var request = first
      var visited: Set<String> = [first.url]
      var attempts = 0
      while true {
        var response: HTTPResponse
        do {
          response = try await send(request)
        } catch var error as ClientError {
          error.attempts += attempts
          throw error
        }
        attempts += response.attempts
        response.attempts = attempts
        response.request = request
        guard [301, 302, 303, 307, 308].contains(response.status), let location = response.header("Location") else {
          return response
        }

        func refusal(_ reason: String, remedy: String = "check the base URL") -> ClientError {
          ClientError(
            first.description, .status(response.status), "the service redirects \(reason)", remedy: remedy,
            attempts: attempts)
        }
        guard let next = RedirectTarget(location, from: request.url) else {
          throw refusal("to an address that is not http or https, or has a user or password")
        }
        guard visited.count <= limit else { throw refusal("more than \(limit) times, most recently to \(next.shown)") }
        guard visited.insert(next.url).inserted else { throw refusal("in a loop, back to \(next.shown)") }
        guard request.body == nil else {
          throw refusal(
            "to \(next.shown), and a POST request is not sent to another address",
            remedy: "check the address, or configure the new one")
        }
        let origin = Origin(of: request.url)
        if origin?.scheme == "https", next.origin.scheme != "https" {
          throw refusal("from https to http (\(next.shown))")
        }
        if next.origin != origin { request.headers.removeAll(where: \.staysWithItsOrigin) }
        request.headers.removeAll(where: \.isAboutOneURL)
        request.url = next.url
        request.redirectedFrom = first.description
      }
    }
  }
}

extension HTTPRequest.Header {
  /// Whether the header is a condition for one URL, which is removed at a redirect (RFC 9110, section 15.4).
  fileprivate var isAboutOneURL: Bool { ["if-none-match", "if-modified-since"].contains(name.lowercased()) }

  /// Whether the header must not be sent to another origin: it is marked as secret, or a well-known secret header.
  fileprivate var staysWithItsOrigin: Bool {
    isSecret
      || ["authorization", "cookie", "proxy-authorization", "x-access-token", "x-api-key"].contains(name.lowercased())
  }
}

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
    (self.scheme, self.host) = (scheme, host)
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

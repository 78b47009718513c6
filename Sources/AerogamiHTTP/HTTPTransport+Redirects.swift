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

        func refusal(_ reason: String) -> ClientError {
          ClientError(
            requested: first.description,
            reason: .failed(
              .status(response.status), detail: "the service redirects \(reason)", remedy: "check the base URL"),
            attempts: attempts)
        }
        guard let next = RedirectTarget(location, from: request.url) else {
          throw refusal("to an address that is not http or https, or has a user or password")
        }
        guard visited.count <= limit else { throw refusal("more than \(limit) times, most recently to \(next.shown)") }
        guard visited.insert(next.url).inserted else { throw refusal("in a loop, back to \(next.shown)") }
        guard request.body == nil else {
          throw ClientError(
            requested: first.description,
            reason: .failed(
              .status(response.status),
              detail: "the service redirects to \(next.shown), and a POST request is not sent to another address",
              remedy: "check the address, or configure the new one"),
            attempts: attempts)
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

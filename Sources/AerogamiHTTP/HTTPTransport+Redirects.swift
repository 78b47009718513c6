import AerogamiCore

extension HTTPTransport {
  /// Follows redirects (RFC 9110, section 15.4): 301, 302, 303, 307 and 308 with a `Location`, and nothing else.
  ///
  /// At most `limit` in a row, none to where this request has been already, none from `https` to `http`, and none to
  /// anything but those two. What is secret goes no further than the origin that it was meant for, and does not come
  /// back when a later redirect leads there again.
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

        func refusal(_ why: String) -> ClientError {
          ClientError(
            requested: first.description,
            reason: .failed(
              .status(response.status), detail: "the service redirects \(why)", remedy: "check the base URL"),
            attempts: attempts)
        }
        guard let next = RedirectTarget(location, from: request.url) else {
          throw refusal("to what is no http or https address")
        }
        guard visited.count <= limit else { throw refusal("more than \(limit) times, at last to \(next.shown)") }
        guard visited.insert(next.url).inserted else { throw refusal("in a loop, back to \(next.shown)") }
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
  /// Whether it tells what is known of the resource at one URL already: such a header does not follow a redirect
  /// (RFC 9110, section 15.4).
  fileprivate var isAboutOneURL: Bool { ["if-none-match", "if-modified-since"].contains(name.lowercased()) }

  /// Whether it must not follow a redirect to another origin: because it is marked, or because of its name, should
  /// whoever made it have forgotten to mark it.
  fileprivate var staysWithItsOrigin: Bool {
    isSecret
      || ["authorization", "cookie", "proxy-authorization", "x-access-token", "x-api-key"].contains(name.lowercased())
  }
}

import AerogamiCore

/// A GET request: the only kind there is, so that every request may be sent again.
package struct HTTPRequest: Hashable, Sendable {
  package struct Header: Hashable, Sendable {
    package var name: String
    package var value: String
    /// Whether it stays with the origin that it was meant for.
    package var isSecret: Bool

    package init(name: String, value: String, isSecret: Bool = false) {
      self.name = name
      self.value = value
      self.isSecret = isSecret
    }
  }

  /// Whose request it is.
  package struct Owner: Hashable, Sendable {
    /// The client's name in a configuration.
    package var client: String
    /// Below which it asks.
    package var base: BaseURL
    /// Whether it is one of those requests of which its service takes only so many.
    package var isRateLimited: Bool
    /// Of the token that it has; `nil` where it has none. See ``Swift/String/quoteLimit``.
    package var quoteLimit: Int?

    package init(client: String, base: BaseURL, isRateLimited: Bool = true, quoteLimit: Int? = nil) {
      self.client = client
      self.base = base
      self.isRateLimited = isRateLimited
      self.quoteLimit = quoteLimit
    }
  }

  /// Absolute and percent-encoded.
  package var url: String
  /// Without an `Accept` among them, JSON is asked for.
  package var headers: [Header]
  /// What was asked first, where a redirect led here.
  package var redirectedFrom: String?
  /// `nil` where nobody needs to know.
  package var owner: Owner?

  package init(url: String, headers: [Header] = [], redirectedFrom: String? = nil, owner: Owner? = nil) {
    self.url = url
    self.headers = headers
    self.redirectedFrom = redirectedFrom
    self.owner = owner
  }

  /// The value of the first header with that name, whatever its case.
  package func header(_ name: String) -> String? { headers.value(of: name) }

  /// What is sent, beside what says to whom: its own headers, and those of every request.
  package var allHeaders: [Header] {
    [Header(name: "Accept-Encoding", value: "gzip"), Header(name: "User-Agent", value: "aerogami")]
      + (header("Accept") == nil ? [Header(name: "Accept", value: "application/json")] : []) + headers
  }
}

extension HTTPRequest: CustomStringConvertible {
  /// What an error or a log says of it, without headers and whatever sounds secret.
  package var description: String {
    // Whatever else a redirect's address says was written by the service, and may be a secret that it was sent.
    if let redirectedFrom { return "\(redirectedFrom), redirected to \(Origin(of: url)?.description ?? "elsewhere")" }
    return "GET \(redacted(url).printable(maxLength: 300))"
  }
}

extension [HTTPRequest.Header] {
  func value(of name: String) -> String? {
    first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

package import AerogamiContainer
package import AerogamiCore

/// A GET request, or a POST request with a JSON body. A GET request can safely be resent. A POST request is resent only
/// if it is ``isRepeatable``, or if the service has definitely not processed it.
package struct HTTPRequest: Hashable, Sendable {
  package struct Header: Hashable, Sendable {
    package var name: String
    package var value: String
    /// Whether the value is secret. The header is then removed at a redirect to another origin, and never shown.
    package var isSecret: Bool

    package init(name: String, value: String, isSecret: Bool = false) {
      (self.name, self.value, self.isSecret) = (name, value, isSecret)
    }
  }

  package struct Owner: Hashable, Sendable {
    package var client: String
    /// The name of the service in errors and logs; `nil` if only its address names it.
    package var title: String?
    package var base: BaseURL
    /// The key of the rate limiter: the client's name, or another one for requests with a limit of their own; `nil` for
    /// requests without a limit.
    package var limiter: String?
    package var hasToken: Bool

    package init(client: String, base: BaseURL, hasToken: Bool = false) {
      self.client = client
      self.base = base
      limiter = client
      self.hasToken = hasToken
    }
  }

  /// The absolute URL, percent-encoded.
  package var url: String
  /// The URL to show in errors and logs, if ``url`` contains a secret; otherwise `nil`.
  package var shownURL: String?
  /// Headers in addition to the default ones. Without an `Accept` header, the request accepts JSON.
  package var headers: [Header]
  /// The JSON body of a POST request; `nil` for a GET request.
  package var body: [UInt8]?
  /// The description of the original request if this request follows a redirect; otherwise `nil`.
  package var redirectedFrom: String?
  /// The client that sends the request; `nil` for a request that is neither rate-limited nor recorded.
  package var owner: Owner?
  /// The time limit of the request with all its attempts; `nil` for the deadline of ``HTTPTransport/Behavior``.
  package var deadline: Duration?
  /// Whether the caller knows that sending the request twice is harmless, because it changes nothing at the service.
  package var isRepeatable: Bool
  /// The maximum number of attempts, if fewer than those of ``HTTPTransport/Behavior``; `nil` for the same number.
  package var maxAttempts: Int?
  /// The condition under which the request is sent, for a dry run; `nil` if it is always sent.
  package var condition: String?

  package init(
    url: String, shownURL: String? = nil, headers: [Header] = [], body: [UInt8]? = nil, owner: Owner? = nil,
    deadline: Duration? = nil
  ) {
    self.url = url
    self.shownURL = shownURL
    self.headers = headers
    self.body = body
    self.owner = owner
    self.deadline = deadline
    isRepeatable = body == nil
  }

  package var method: String { body == nil ? "GET" : "POST" }

  /// The value of the first header with this name, ignoring case.
  package func header(_ name: String) -> String? { headers.value(of: name) }

  /// All headers that are sent, except `Host` and `Content-Length`. The connection of a request that is not repeatable
  /// is closed afterward: a service may close an idle connection at any time, and then it would be unclear whether the
  /// service has received the next request.
  package var allHeaders: [Header] {
    [Header(name: "Accept-Encoding", value: "gzip")]
      + (header("User-Agent") == nil ? [Header(name: "User-Agent", value: "aerogami")] : [])
      + (header("Accept") == nil ? [Header(name: "Accept", value: "application/json")] : [])
      + (body == nil ? [] : [Header(name: "Content-Type", value: "application/json; charset=utf-8")])
      + (isRepeatable ? [] : [Header(name: "Connection", value: "close")]) + headers
  }
}

extension HTTPRequest: CustomStringConvertible {
  /// A description for errors and logs: without headers, and with likely secrets redacted.
  package var description: String {
    // Show only the origin of the address that a redirect leads to. The service chose the rest of that address, and may
    // have copied a secret from the request into it.
    if let redirectedFrom {
      return "\(redirectedFrom), redirected to \(Origin(of: url)?.description ?? "another address")"
    }
    let service = owner?.title.map { " (\($0))" } ?? ""
    return "\(method) \((shownURL ?? redacted(url)).printable(maxLength: 300))\(service)"
  }
}

extension [HTTPRequest.Header] {
  func value(of name: String) -> String? {
    let name = name.lowercased()
    return first { $0.name.utf8.count == name.utf8.count && $0.name.lowercased() == name }?.value
  }
}

package struct HTTPResponse: Sendable {
  package var status: Int
  package var headers: [HTTPRequest.Header]
  /// The complete body, decompressed.
  package var body: [UInt8]
  /// The last request that was sent, after redirects; `nil` means the original request.
  package var request: HTTPRequest?
  /// The number of requests that were sent to get this response, including failed and redirected ones.
  package var attempts: Int
  /// Whether the response pauses all requests of its client, because its status is one of
  /// ``RateLimit/pausingStatuses``, such as 429. A retry then waits for the rate limiter.
  package var pausesClient = false
  /// Why the request was not resent, as text for users, such as `tried 3 times`; `nil` if there is nothing to explain.
  package var remark: String?

  package init(
    status: Int, headers: [HTTPRequest.Header] = [], body: [UInt8], request: HTTPRequest? = nil, attempts: Int = 1,
    remark: String? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.request = request
    self.attempts = attempts
    self.remark = remark
  }

  /// The value of the first header with this name, ignoring case.
  package func header(_ name: String) -> String? { headers.value(of: name) }
}

extension ClientError {
  /// Creates the error of a request that failed, with what happened and what to do as texts for users.
  package init(
    _ requested: String, _ failure: Failure, _ detail: String, remedy: String? = nil, attempts: Int = 1,
    skipped: SkippedRows = SkippedRows(), remark: String? = nil
  ) {
    self.init(
      requested: requested, reason: .failed(failure, detail: detail, remedy: remedy), attempts: attempts,
      skipped: skipped)
    self.remark = remark
  }
}

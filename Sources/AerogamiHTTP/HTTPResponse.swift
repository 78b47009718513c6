/// A complete HTTP response.
package struct HTTPResponse: Sendable {
  package var status: Int
  package var headers: [HTTPRequest.Header]
  /// The complete body, decompressed.
  package var body: [UInt8]
  /// The request that the service responded to: after redirects, the last request that was sent. `nil` means the
  /// original request.
  package var request: HTTPRequest?
  /// The number of requests that were sent to get this response, including failed and redirected ones.
  package var attempts: Int
  /// Whether the response pauses all requests of its client, because its status is one of
  /// ``RateLimit/pausingStatuses``, such as 429. A retry then waits for the rate limiter.
  package var pausesClient = false
  /// Why the request was not sent again after a status that is usually retried, as text for users, such as
  /// `tried 3 times`; `nil` if there is nothing to explain.
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

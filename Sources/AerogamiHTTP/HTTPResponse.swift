/// A complete HTTP response.
package struct HTTPResponse: Sendable {
  package var status: Int
  package var headers: [HTTPRequest.Header]
  /// The complete body, decompressed.
  package var body: [UInt8]
  /// The request that received this response; after a redirect, not the original one. `nil` counts as the original one.
  package var request: HTTPRequest?
  /// The number of requests that were sent to get this response, including failed and redirected ones.
  package var attempts: Int
  /// Whether the response is a 429, or a similar status, that pauses all requests of its client. A retry then waits for
  /// the rate limiter.
  package var pausesClient = false
  /// Why a status that is usually retried was not retried, as text for users.
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

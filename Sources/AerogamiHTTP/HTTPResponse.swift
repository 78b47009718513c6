package struct HTTPResponse: Sendable {
  package var status: Int
  package var headers: [HTTPRequest.Header]
  /// Decompressed and complete.
  package var body: [UInt8]
  /// The request that this answers, where a redirect led to another than was made.
  package var request: HTTPRequest?
  /// How many requests this answer took, those that failed or were redirected included.
  package var attempts: Int
  /// Whether it is a 429 that pauses all requests of its client: who sends the request again waits for its turn.
  var pausesClient = false
  /// Why a status that is usually tried again was not; for people.
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

  /// The value of the first header with that name, whatever its case.
  package func header(_ name: String) -> String? { headers.value(of: name) }
}

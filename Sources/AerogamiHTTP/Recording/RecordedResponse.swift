import AerogamiContainer
import AerogamiCore

/// The recorded result of a request: the response, or the error.
struct RecordedResponse: Hashable, Sendable {
  enum Ending: Hashable, Sendable {
    /// A complete response with any status. It has only the ``recordedHeaders``.
    case response(status: Int, headers: [HTTPRequest.Header], body: [UInt8])
    /// An error, with texts for users.
    case failed(Failure, detail: String, remedy: String? = nil)
  }

  var ending: Ending
  /// See ``HTTPResponse/attempts``.
  var attempts = 1
  /// See ``HTTPResponse/remark`` and ``ClientError/remark``.
  var remark: String?
  /// The origin that the last redirect led to.
  var redirectedTo: String?

  /// The names of the recorded headers, in order and in lowercase. Values of more than 1024 bytes are not recorded.
  ///
  /// All other headers are left out: they do not affect decoding, change with every response, or may hold a secret
  /// (`Set-Cookie`).
  static let recordedHeaders = ["content-type", "etag", "retry-after"]
}

extension RecordedResponse {
  init(_ response: HTTPResponse, masking mask: SecretMask) {
    let headers = Self.recordedHeaders.compactMap { name -> HTTPRequest.Header? in
      guard let value = response.header(name), value.utf8.count <= 1024 else { return nil }
      return HTTPRequest.Header(name: name, value: mask.text(value).printable)
    }
    let body = response.body.isReadable ? mask.text(response.body) : mask.data(response.body)
    ending = .response(status: response.status, headers: headers, body: body)
    attempts = response.attempts
    remark = response.remark.map { mask.text($0).printable }
    if let request = response.request, request.redirectedFrom != nil {
      redirectedTo = Origin(of: request.url).map { mask.text("\($0)") }
    }
  }

  /// Returns `nil` if the reason of the error is not `ClientError.Reason.failed(_:detail:remedy:)`.
  init?(_ error: ClientError, to request: HTTPRequest, masking mask: SecretMask) {
    guard case .failed(let failure, let detail, let remedy) = error.reason else { return nil }
    ending = .failed(failure, detail: mask.text(detail).printable, remedy: remedy.map { mask.text($0).printable })
    attempts = error.attempts
    remark = error.remark.map { mask.text($0).printable }
    let redirected = "\(request), redirected to "
    if error.requested.hasPrefix(redirected) {
      redirectedTo = mask.text(String(error.requested.dropFirst(redirected.count))).printable
    }
  }

  /// Returns the recorded response, or throws the recorded error.
  func response(to request: HTTPRequest) throws(ClientError) -> HTTPResponse {
    var finalRequest = request
    if let redirectedTo {
      finalRequest.url = redirectedTo
      finalRequest.redirectedFrom = request.description
    }
    switch ending {
    case .response(let status, let headers, let body):
      return HTTPResponse(
        status: status, headers: headers, body: body, request: finalRequest, attempts: attempts, remark: remark)
    case .failed(let failure, let detail, let remedy):
      var error = ClientError(
        requested: finalRequest.description, reason: .failed(failure, detail: detail, remedy: remedy),
        attempts: attempts)
      if let remark { error.add(remark: remark) }
      throw error
    }
  }
}

extension [UInt8] {
  /// Whether this is text that editors show and save unchanged: UTF-8 without control characters, except tabs and line
  /// breaks.
  var isReadable: Bool {
    String(validating: self, as: UTF8.self) != nil
      && allSatisfy { $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) }
  }
}

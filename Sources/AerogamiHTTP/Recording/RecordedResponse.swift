import AerogamiCore

/// How a request ended, as far as it matters for what is made of it: what came, or why nothing did.
struct RecordedResponse: Hashable, Sendable {
  enum Ending: Hashable, Sendable {
    /// A complete answer, whatever its status; of its headers, those of ``recordedHeaders``.
    case answered(status: Int, headers: [HTTPRequest.Header], body: [UInt8])
    /// None; what happened and what to do, for people.
    case failed(Failure, detail: String, remedy: String? = nil)
  }

  var ending: Ending
  /// As ``HTTPResponse/attempts``.
  var attempts = 1
  /// As ``HTTPResponse/remark``.
  var remark: String?
  /// The origin that redirects led to.
  var redirectedTo: String?

  /// The headers that are recorded, in this order, in lowercase. The rest says nothing about what is answered, differs
  /// from one answer to the next for no reason, or may hold a secret (`Set-Cookie`).
  static let recordedHeaders = ["content-type", "etag", "retry-after"]
}

extension RecordedResponse {
  init(_ response: HTTPResponse, masking mask: SecretMask) {
    let headers = Self.recordedHeaders.compactMap { name -> HTTPRequest.Header? in
      guard let value = response.header(name), value.utf8.count <= 1024 else { return nil }
      return HTTPRequest.Header(name: name, value: mask.text(value).printable)
    }
    let body = response.body.isReadable ? mask.text(response.body) : mask.data(response.body)
    ending = .answered(status: response.status, headers: headers, body: body)
    attempts = response.attempts
    remark = response.remark.map { mask.text($0).printable }
    if let request = response.request, request.redirectedFrom != nil {
      redirectedTo = Origin(of: request.url).map { mask.text("\($0)") }
    }
  }

  /// `nil` for an error that is not about a request that was made.
  init?(_ error: ClientError, to request: HTTPRequest, masking mask: SecretMask) {
    guard case .failed(let failure, let detail, let remedy) = error.reason else { return nil }
    ending = .failed(failure, detail: mask.text(detail).printable, remedy: remedy.map { mask.text($0).printable })
    attempts = error.attempts
    let redirected = "\(request), redirected to "
    if error.requested.hasPrefix(redirected) {
      redirectedTo = mask.text(String(error.requested.dropFirst(redirected.count))).printable
    }
  }

  /// What the client was answered, as if the request had ended like that again.
  func response(to request: HTTPRequest) throws(ClientError) -> HTTPResponse {
    var answered = request
    if let redirectedTo {
      answered.url = redirectedTo
      answered.redirectedFrom = request.description
    }
    switch ending {
    case .answered(let status, let headers, let body):
      return HTTPResponse(
        status: status, headers: headers, body: body, request: answered, attempts: attempts, remark: remark)
    case .failed(let failure, let detail, let remedy):
      throw ClientError(
        requested: answered.description, reason: .failed(failure, detail: detail, remedy: remedy), attempts: attempts)
    }
  }
}

extension [UInt8] {
  /// Whether this is text that any editor shows, and that stays as it is when it is saved.
  var isReadable: Bool {
    String(validating: self, as: UTF8.self) != nil
      && allSatisfy { $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) }
  }
}

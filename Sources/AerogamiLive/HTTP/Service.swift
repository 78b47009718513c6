import AerogamiCore

/// An HTTP service that answers with JSON: where it is, and what every request to it carries.
struct Service: Sendable {
  let base: BaseURL
  /// Sent as `Authorization: Bearer`, to `base` and nowhere else.
  let token: String?
  /// The variable that would give it one, for people.
  let tokenVariable: String
  let transport: HTTPTransport
  var cache = ResponseCache.none

  /// Asks for a resource and decodes what comes.
  ///
  /// - Parameters:
  ///   - path: The segments below the base, not encoded.
  ///   - named: What the last segment names, for a resource that may not exist: 404 then means that it is unknown.
  ///   - decode: Told the body of a 200.
  /// - Throws: ``ClientError``, or `CancellationError`.
  func get<Value>(
    _ path: String..., named: String? = nil, decode: (Span<UInt8>) throws(ReplyError) -> Value
  ) async throws -> Fetched<Value> {
    let request = try request(path, named: named)
    return try await hidingToken {
      try await cache.answer(to: request, from: transport) { response throws(ClientError) in
        try read(response, to: request, named: named, path.last ?? "", decode: decode)
      }
    }
  }

  /// The same for a list, of which rows may be unusable, but not all of them.
  func list<Element>(
    _ path: String..., named: String? = nil, decode: (Span<UInt8>) throws(ReplyError) -> DecodedList<Element>
  ) async throws -> Fetched<[Element]> {
    let request = try request(path, named: named)
    return try await hidingToken {
      var list = try await cache.answer(to: request, from: transport) { response throws(ClientError) in
        try read(response, to: request, named: named, path.last ?? "", decode: decode).elements()
      }
      if let token { list.skipped = list.skipped.hiding(token) }
      return list
    }
  }
}

extension Service {
  /// Whatever a service says may repeat what it was told.
  private func hidingToken<Value>(_ ask: () async throws -> Value) async throws -> Value {
    do {
      return try await ask()
    } catch let error as ClientError {
      throw token.map(error.hiding) ?? error
    }
  }

  private func request(_ path: [String], named: String?) throws(ClientError) -> HTTPRequest {
    guard let url = base.url(path) else {
      throw ClientError(
        asked: "GET \(base.text)/\(path.joined(separator: "/"))",
        reason: .unknown(named ?? "resource", named: path.last ?? "", known: []))
    }
    return HTTPRequest(
      url: url, headers: token.map { [.init(name: "Authorization", value: "Bearer \($0)", isSecret: true)] } ?? [])
  }

  /// What a complete answer says, wherever it comes from.
  private func read<Value>(
    _ response: HTTPResponse, to request: HTTPRequest, named: String?, _ name: String,
    decode: (Span<UInt8>) throws(ReplyError) -> Value
  ) throws(ClientError) -> Fetched<Value> {
    // Who answers may be another than was asked, and without what was meant for the first alone.
    let answered = response.request ?? request
    let asked = answered.description
    let isElsewhere =
      Origin(of: answered.url) != Origin(of: request.url)
      || answered.headers.filter(\.isSecret) != request.headers.filter(\.isSecret)

    var status = response.status
    if status == 200 {
      do throws(ReplyError) {
        return Fetched(try decode(response.body.span), attempts: response.attempts, asked: asked)
      } catch {
        guard case .status(let reported) = error else {
          throw ClientError(
            asked: asked,
            reason: .failed(.malformed, detail: response.unusable(because: error, hiding: token)),
            attempts: response.attempts)
        }
        status = reported
      }
    }
    if status == 404, let named {
      throw ClientError(
        asked: asked, reason: .unknown(named, named: name, known: []), attempts: response.attempts)
    }
    throw ClientError(
      asked: asked,
      reason: .failed(
        .status(status),
        detail: response.explained(
          as: status, hiding: token, named: named, tokenRemedy: isElsewhere ? "; check the base URL" : tokenRemedy)),
      attempts: response.attempts)
  }

  private var tokenRemedy: String {
    token == nil ? "; it may want a token (\(tokenVariable))" : "; check the token (\(tokenVariable))"
  }
}

extension HTTPResponse {
  /// What a status that is no success says, and what to do about it.
  fileprivate func explained(
    as status: Int, hiding secret: String?, named: String?, tokenRemedy: String
  ) -> String {
    let remedy =
      switch status {
      case 200..<300: "; that does not answer what was asked: check the base URL"
      case 304: "; nobody asked what is new, so the service, or a cache on the way, is at fault: try again later"
      case 300..<400: "; it has moved: set the base URL to where it is now"
      case 400: "; it does not understand what was asked: check the base URL\(named.map { " and the \($0)" } ?? "")"
      case 401, 403: tokenRemedy
      case 429: "; ask for less at once, or later"
      case 408, 500..<600: "; try again later"
      case 100..<500: "; check the base URL"
      default: "; that is no status of HTTP: check the base URL"
      }
    let said = body.isEmpty ? "" : " (\(quote(hiding: secret)))"
    let remark = remark.map { " (\($0))" } ?? ""
    return "the service answered \(status)\(said)\(remedy)\(remark)"
  }

  /// Why a 200 is of no use.
  fileprivate func unusable(because error: ReplyError, hiding secret: String?) -> String {
    if body.isEmpty { return "the answer is empty, where JSON was asked for; check the base URL" }
    let isHTML = body.prefix(256).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
    if isHTML {
      return "the answer is a page of HTML, where JSON was asked for (\(quote(hiding: secret))); check the base URL"
    }
    return "the answer is unusable: \(error)"
  }

  /// The beginning of the body. Whatever it is, it is only quoted: without the secret that it may repeat, cut short and
  /// made inert.
  private func quote(hiding secret: String?) -> String {
    guard let secret else { return String(decoding: body.prefix(1024), as: UTF8.self).printable(maxLength: 120) }
    // A copy of the secret that is cut short is not found. So many copies are looked at, each of them written as long as
    // it can be, that what comes after them is not shown.
    let text = String(decoding: body.prefix(4096 + 16 * 6 * secret.utf8.count), as: UTF8.self)
    return text.quoted(hiding: secret).printable(maxLength: 120)
  }
}

extension Fetched {
  /// The elements alone, with what was skipped told beside them.
  ///
  /// - Throws: ``ClientError`` where there are rows, and every one of them was skipped.
  fileprivate func elements<Element>() throws(ClientError) -> Fetched<[Element]> where Value == DecodedList<Element> {
    let skipped = SkippedRows(count: value.skippedCount, reasons: value.skipReasons)
    if value.elements.isEmpty, let first = skipped.reasons.first {
      let rows =
        skipped.count == 1 ? "the only row is unusable:" : "all \(skipped.count) rows are unusable; the first:"
      throw ClientError(
        asked: asked ?? "", reason: .failed(.malformed, detail: "\(rows) \(first)"), attempts: attempts,
        skipped: skipped)
    }
    return Fetched<[Element]>(value.elements, attempts: attempts, skipped: skipped, asked: asked)
  }
}

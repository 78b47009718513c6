import AerogamiCore

/// An HTTP service that answers with JSON: where it is, and what every request to it carries.
struct Service: Sendable {
  let base: BaseURL
  /// Sent as `Authorization: Bearer`, to `base` and nowhere else.
  let token: String?
  let transport: HTTPTransport

  /// Asks for a resource and decodes what comes.
  ///
  /// - Parameters:
  ///   - path: The segments below the base, not encoded.
  ///   - named: What the last segment names, for a resource that may not exist: 404 then means that it is unknown.
  ///   - decode: Told the body of a 200.
  /// - Throws: ``ClientError``, or `CancellationError`.
  func get<Value>(
    _ path: String..., named: String? = nil, decode: (Span<UInt8>) throws(ReplyError) -> Value
  ) async throws -> Value {
    let name = path.last ?? ""
    guard let url = base.url(path) else {
      throw ClientError(
        asked: "GET \(base.text)/\(path.joined(separator: "/"))",
        reason: .unknown(named ?? "resource", named: name, known: []))
    }
    let request = HTTPRequest(
      url: url, headers: token.map { [.init(name: "Authorization", value: "Bearer \($0)")] } ?? [])
    let response = try await transport.send(request)

    var status = response.status
    if status == 200 {
      do throws(ReplyError) {
        return try decode(response.body.span)
      } catch {
        guard case .status(let reported) = error else {
          throw ClientError(
            asked: request.description, reason: .failed(.malformed, detail: "the answer is unusable: \(error)"))
        }
        status = reported
      }
    }
    if status == 404, let named {
      throw ClientError(asked: request.description, reason: .unknown(named, named: name, known: []))
    }
    throw ClientError(
      asked: request.description,
      reason: .failed(.status(status), detail: statusDetail(status, body: response.body)))
  }

  /// What a status that is no success says, and what to do about it.
  private func statusDetail(_ status: Int, body: [UInt8]) -> String {
    let remedy =
      switch status {
      case 300..<400: "; it has moved: set the base URL to where it is now"
      case 401, 403: "; check the token"
      case 404: "; check the base URL"
      case 429: "; ask for less at once, or later"
      case 500...: "; try again later"
      default: ""
      }
    // Whatever the body is, it is only quoted: cut short and made inert.
    let quote = String(decoding: body.prefix(480), as: UTF8.self).printable(maxLength: 120)
    return "the service answered \(status)" + (quote.isEmpty ? "" : " (\(quote))") + remedy
  }
}

extension DecodedList {
  var fetched: Fetched<[Element]> {
    Fetched(elements, skipped: SkippedRows(count: skippedCount, reasons: skipReasons))
  }
}

import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON
import Foundation

/// An HTTP service with JSON responses: its address, its token, and the transport and cache of its requests.
struct Service: Sendable {
  var client = ""
  /// The name of the service in errors and logs; `nil` if only its address names it.
  var title: String?
  var base: BaseURL
  /// The token. It is sent only to the origin of `base`, in the header that `tokenHeader` names.
  var token: String?
  /// Whether the service can require a token. If not, no error advises the user to check or set one.
  var takesToken = true
  /// The name of the token's setting, for messages: an environment variable, or a key in a file.
  let tokenVariable: String
  let transport: HTTPTransport
  var cache = ResponseCache.none
  /// The headers of every request, in addition to the default ones and the token's.
  var headers: [HTTPRequest.Header] = []
  /// The name of the header that carries the token; `nil` for `Authorization: Bearer TOKEN`.
  var tokenHeader: String?
  /// Whether paths are requested with a slash at the end, because the service redirects paths without one.
  var pathsEndInSlash = false
  /// Whether a response may say how complete it is, in the headers of `aerogami serve`.
  var readsCompleteness = false
  /// Reads the service's own error message in an unsuccessful response; `nil` for none. It is shown without the token.
  var errorMessage: @Sendable (Span<UInt8>) -> String? = { _ in nil }

  /// The key of the rate limiter of this service's requests, if it is not the client's name.
  var limiter: String?
  var isRateLimited = true
  /// The maximum number of attempts of each request, if fewer than usual; `nil` for the usual number.
  var maxAttempts: Int?
  /// The condition under which requests are sent, for a dry run; `nil` if they are always sent.
  var condition: String?
  /// The time limit of each request; `nil` for the deadline of the run.
  var deadline: Duration?

  var owner: HTTPRequest.Owner {
    var owner = HTTPRequest.Owner(client: client, base: base, hasToken: token != nil)
    owner.title = title
    owner.limiter = isRateLimited ? limiter ?? client : nil
    return owner
  }

  /// This service without its cache: sends every request without conditions, and does not save the response.
  var uncached: Service {
    var service = self
    service.cache = .none
    return service
  }

  /// Returns this service with an own deadline of each request, for requests after the deadline of the run.
  func limitingRequests(to limit: Duration) -> Service {
    var service = self
    service.deadline = limit
    return service
  }

  /// The header with the token; none without a token.
  var tokenHeaders: [HTTPRequest.Header] {
    guard let token else { return [] }
    return [
      .init(name: tokenHeader ?? "Authorization", value: tokenHeader == nil ? "Bearer \(token)" : token, isSecret: true)
    ]
  }

  /// Returns a closure that requests a resource, for use as an endpoint of a client.
  func requesting<Input, Value>(
    _ resource: Resource<Input, Value>
  ) -> @Sendable (Input) async throws -> Fetched<Value> {
    { try await get(resource, $0) }
  }

  func requesting<Value>(_ resource: Resource<Void, Value>) -> @Sendable () async throws -> Fetched<Value> {
    { try await get(resource, ()) }
  }

  /// Requests a resource and decodes the response, outside the caller's actor. Throws `ClientError`, or
  /// `CancellationError`.
  @concurrent func get<Input, Value>(
    _ resource: Resource<Input, Value>, _ input: Input
  ) async throws -> Fetched<Value> {
    let name = resource.name(input)
    var request = try request(resource.path(input), resource.query(input), name)
    if let body = resource.body(input) { (request.body, request.isRepeatable) = (body, true) }
    request.maxAttempts = maxAttempts
    do {
      var fetched = try await cache.fetch(request, over: transport, excluding: token) {
        response throws(ClientError) in
        try read(response, to: request, name, decode: resource.decode) { resource.refusal(input, $0) }
      }
      if let token { fetched.skipped = fetched.skipped.hiding(token) }
      return fetched
    } catch let error as ClientError {
      // The error may quote the response, and the response may repeat the token.
      throw token.map(error.hiding) ?? error
    }
  }
}

extension Service {
  private func request(
    _ path: [String], _ query: [(name: String, value: String)], _ name: (kind: String, name: String)?
  ) throws(ClientError) -> HTTPRequest {
    guard let url = base.url(path, endsInSlash: pathsEndInSlash, query: query) else {
      throw ClientError(
        requested: "GET \(base.text)/\(path.joined(separator: "/"))",
        reason: .unknown(name?.kind ?? "resource", named: name?.name ?? path.last ?? "", known: []))
    }
    var request = HTTPRequest(url: url, headers: headers + tokenHeaders, owner: owner, deadline: deadline)
    request.condition = condition
    return request
  }

  /// Decodes a complete response, from the service or from the cache.
  private func read<Value>(
    _ response: HTTPResponse, to request: HTTPRequest, _ name: (kind: String, name: String)?,
    decode: (Span<UInt8>) throws(ResponseError) -> (Value, SkippedRows), refusal: (_ message: String) -> Refusal?
  ) throws(ClientError) -> Fetched<Value> {
    // After a redirect, the response may come from another origin, to which the token was not sent.
    let finalRequest = response.request ?? request
    let requested = finalRequest.description
    var isElsewhere: Bool {
      Origin(of: finalRequest.url) != Origin(of: request.url)
        || finalRequest.headers.filter(\.isSecret) != request.headers.filter(\.isSecret)
    }

    var status = response.status
    if status == 200 {
      do throws(ResponseError) {
        let (value, skipped) = try decode(response.body.span)
        return Fetched(
          value, attempts: response.attempts, skipped: skipped, requested: requested,
          completeness: readsCompleteness ? response.completeness : .complete)
      } catch {
        if case .status(let reported) = error {
          status = reported
        } else if !response.isPlainRefusal {
          throw response.error(requested, because: error, hiding: token)
        }
      }
    }
    func unknown(_ kind: String, _ name: String) -> ClientError {
      ClientError(requested: requested, reason: .unknown(kind, named: name, known: []), attempts: response.attempts)
    }
    if status == 404, let name { throw unknown(name.kind, name.name) }
    let message = errorMessage(response.body.span)
    var remedy: String?
    // A service may report a refusal with status 200.
    switch [200, 400].contains(status) ? message.flatMap(refusal) : nil {
    case .unknown(let kind, let name): throw unknown(kind, name)
    case .remedy(let text): remedy = text
    case nil: break
    }
    let tokenRemedy = isElsewhere ? "check the base URL" : self.tokenRemedy
    // A service may also report a wrong token with status 200.
    if status == 200, response.isPlainRefusal || message?.lowercased().contains("unauthorized") == true {
      throw response.error(
        requested, status: status, reason: 401, message: message ?? "Unauthorized", remedy: tokenRemedy, hiding: token,
        kind: name?.kind, tokenRemedy: tokenRemedy)
    }
    throw response.error(
      requested, status: status, reason: status, message: message, remedy: remedy, hiding: token, kind: name?.kind,
      tokenRemedy: tokenRemedy)
  }

  private var tokenRemedy: String {
    if !takesToken { return "try again later: the service may have blocked your IP address" }
    return token == nil ? "if the service requires a token, set \(tokenVariable)" : "check the token (\(tokenVariable))"
  }
}

extension HTTPResponse {
  /// How much of what was requested the response contains, as `aerogami serve` reports it. Responses of other servers
  /// count as complete.
  fileprivate var completeness: Completeness {
    guard let kind = header(Self.completenessHeader).flatMap(Completeness.Kind.init), kind != .complete else {
      return .complete
    }
    let label = "incomplete: "
    let note = header(Self.noteHeader).map { $0.hasPrefix(label) ? String($0.dropFirst(label.count)) : $0 }
    return Completeness(kind, missing: [note ?? "the server has only a part of the trips"])
  }

  /// Whether the body is only the word Unauthorized, with or without quotation marks.
  fileprivate var isPlainRefusal: Bool {
    body.count <= 64 && String(decoding: body, as: UTF8.self).filter(\.isLetter).lowercased() == "unauthorized"
  }

  /// Returns the error for an unsuccessful status.
  ///
  /// - Parameters:
  ///   - status: The status of the response, or the one in an error report with status 200.
  ///   - reason: The status that the response amounts to, such as 401 for a report of a wrong token with status 200.
  ///   - remedy: The remedy for the cause that the service names; `nil` to use the remedy for the status.
  fileprivate func error(
    _ requested: String, status: Int, reason: Int, message: String?, remedy: String?, hiding secret: String?,
    kind: String?,
    tokenRemedy: String
  ) -> ClientError {
    // This method is called with status 200 only for an error report.
    let isErrorReport = status == 200 || 200..<300 ~= status && message != nil
    let remedyOfStatus =
      switch status {
      case _ where isErrorReport: "check the request and the base URL"
      case 200..<300: "check the base URL: status 200 is expected"
      case 304:
        "try again later: the service, or a cache in between, sent 304 (Not Modified), but the request was not conditional"
      case 300..<400: "set the base URL to the service's new address"
      case 400: "check the base URL\(kind.map { " and the \($0)" } ?? "")"
      case 401, 403: tokenRemedy
      case _ where pausesClient || status == 429: "send fewer requests at once, or try again later"
      case 408, 500..<600: "try again later"
      case 100..<500: "check the base URL"
      default: "check the base URL: \(status) is not an HTTP status"
      }
    let shown = message?.shown(hiding: secret)
    // The page of an error says no more than its status.
    let quote = isHTML ? "" : quote(hiding: secret)
    let detail =
      "status \(status)" + (isErrorReport ? ", but the body reports an error" : "")
      + (shown.map { ": \($0)" } ?? (quote.isEmpty ? "" : " (\(quote))"))
    return ClientError(
      requested, .status(reason), detail, remedy: remedy ?? remedyOfStatus, attempts: attempts, remark: remark)
  }

  /// Returns the error for a response with status 200 that could not be decoded.
  fileprivate func error(_ requested: String, because error: ResponseError, hiding secret: String?) -> ClientError {
    var skipped = SkippedRows()
    let problem: Problem
    if case .everyRow(let rows) = error {
      skipped = rows
      problem = Problem(error)
    } else {
      problem = decodingProblem(because: error, hiding: secret)
    }
    return ClientError(
      requested, .malformed, problem.message, remedy: problem.remedy, attempts: attempts, skipped: skipped)
  }

  private func decodingProblem(because error: ResponseError, hiding secret: String?) -> Problem {
    if body.isEmpty {
      return Problem("the response is empty, but JSON is expected", remedy: "check the base URL")
    }
    if isHTML {
      return Problem(
        "the response is an HTML page, but JSON is expected (\(quote(hiding: secret)))", remedy: "check the base URL")
    }
    if case .tooManyRegions = error { return Problem(error) }
    return Problem("the response could not be used (\(error.message))", remedy: "try again later")
  }

  private var isHTML: Bool {
    body.prefix(256).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }

  /// Returns the beginning of the body in one line, without the secret and without control characters.
  private func quote(hiding secret: String?) -> String {
    guard let secret else {
      return String(decoding: body.prefix(1024), as: UTF8.self).trimmed.printable(maxLength: 120)
    }
    // Cuts the body far beyond the 120 characters that are shown, because a secret that is cut in half would not be
    // hidden. At most 15 copies of "(secret)" fit into the 120 characters. In the body, each copy of the secret may be
    // escaped, with up to 6 bytes for each byte of the secret.
    let text = String(decoding: body.prefix(4096 + 16 * 6 * secret.utf8.count), as: UTF8.self)
    return text.quoted(hiding: secret).trimmed.printable(maxLength: 120)
  }
}

extension String {
  /// This message of a service on one line, without the secret, and cut to 300 characters.
  func shown(hiding secret: String?) -> String { (secret.map(quoted) ?? self).printable(maxLength: 300) }

  /// This string without trailing whitespace and line breaks.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

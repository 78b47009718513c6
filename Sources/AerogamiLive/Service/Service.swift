import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

/// An HTTP service that answers with JSON: where it is, and what every request to it carries.
struct Service: Sendable {
  /// Of the client that asks it, in a configuration.
  var client = ""
  let base: BaseURL
  /// Sent where `tokenPlace` says, to `base` and nowhere else.
  var token: String?
  /// The variable that would give it one, for people.
  let tokenVariable: String
  let transport: HTTPTransport
  var cache = ResponseCache.none
  /// Where the token stands in a request.
  var tokenPlace = TokenPlace.bearer
  /// What the service itself says is wrong, read from the body of an answer that is no success; `nil` where it is not
  /// understood. Shown without the token and made inert, whatever it is.
  var explanation: @Sendable (Span<UInt8>) -> String? = { _ in nil }

  enum TokenPlace: Sendable {
    case bearer
    case header(String)
  }

  /// See ``HTTPRequest/Owner/isRateLimited``.
  var isRateLimited = true

  var owner: HTTPRequest.Owner {
    HTTPRequest.Owner(client: client, base: base, isRateLimited: isRateLimited, hasToken: token != nil)
  }

  /// The closure of a client that asks for a resource.
  func requesting<Input, Value>(
    _ resource: Resource<Input, Value>
  ) -> @Sendable (Input) async throws -> Fetched<Value> {
    { try await get(resource, $0) }
  }

  func requesting<Value>(_ resource: Resource<Void, Value>) -> @Sendable () async throws -> Fetched<Value> {
    { try await get(resource, ()) }
  }

  /// Asks for a resource and decodes what comes.
  ///
  /// - Throws: ``ClientError``, or `CancellationError`.
  func get<Input, Value>(_ resource: Resource<Input, Value>, _ input: Input) async throws -> Fetched<Value> {
    let name = resource.name(input)
    let request = try request(resource.path(input), resource.query(input), name)
    do {
      var fetched = try await cache.answer(to: request, from: transport, excluding: token) {
        response throws(ClientError) in
        try read(response, to: request, name, decode: resource.decode)
      }
      if let token { fetched.skipped = fetched.skipped.hiding(token) }
      return fetched
    } catch let error as ClientError {
      // Whatever a service says may repeat what it was told.
      throw token.map(error.hiding) ?? error
    }
  }
}

extension Service {
  private func request(
    _ path: [String], _ query: [(name: String, value: String)], _ name: (kind: String, name: String)?
  ) throws(ClientError) -> HTTPRequest {
    guard let url = base.url(path, query: query) else {
      throw ClientError(
        requested: "GET \(base.text)/\(path.joined(separator: "/"))",
        reason: .unknown(name?.kind ?? "resource", named: name?.name ?? path.last ?? "", known: []))
    }
    return HTTPRequest(url: url, headers: token.map { [tokenPlace.header($0)] } ?? [], owner: owner)
  }

  /// What a complete answer says, wherever it comes from.
  private func read<Value>(
    _ response: HTTPResponse, to request: HTTPRequest, _ name: (kind: String, name: String)?,
    decode: (Span<UInt8>) throws(ResponseError) -> (Value, SkippedRows)
  ) throws(ClientError) -> Fetched<Value> {
    // Who answers may be another than was asked, and without what was meant for the first alone.
    let answered = response.request ?? request
    let requested = answered.description
    var isElsewhere: Bool {
      Origin(of: answered.url) != Origin(of: request.url)
        || answered.headers.filter(\.isSecret) != request.headers.filter(\.isSecret)
    }

    var status = response.status
    if status == 200 {
      do throws(ResponseError) {
        let (value, skipped) = try decode(response.body.span)
        return Fetched(value, attempts: response.attempts, skipped: skipped, requested: requested)
      } catch {
        guard case .status(let reported) = error else {
          throw response.error(requested, because: error, hiding: token)
        }
        status = reported
      }
    }
    if status == 404, let name {
      throw ClientError(
        requested: requested, reason: .unknown(name.kind, named: name.name, known: []), attempts: response.attempts)
    }
    throw response.error(
      requested, as: status, by: explanation(response.body.span), hiding: token, kind: name?.kind,
      tokenRemedy: isElsewhere ? "check the base URL" : tokenRemedy)
  }

  private var tokenRemedy: String {
    token == nil ? "it may want a token (\(tokenVariable))" : "check the token (\(tokenVariable))"
  }
}

extension HTTPResponse {
  /// Of a status that is no success: what it says, and what to do about it.
  fileprivate func error(
    _ requested: String, as status: Int, by explanation: String?, hiding secret: String?, kind: String?,
    tokenRemedy: String
  ) -> ClientError {
    let remedy =
      switch status {
      // It has said itself what is wrong.
      case 200..<300 where explanation != nil: "mend that, or check the base URL"
      case 200..<300: "that does not answer what was asked: check the base URL"
      case 304: "nobody asked what is new, so the service, or a cache on the way, is at fault: try again later"
      case 300..<400: "it has moved: set the base URL to where it is now"
      case 400: "it does not understand what was asked: check the base URL\(kind.map { " and the \($0)" } ?? "")"
      case 401, 403: tokenRemedy
      case 429: "ask for less at once, or later"
      case 408, 500..<600: "try again later"
      case 100..<500: "check the base URL"
      default: "that is no status of HTTP: check the base URL"
      }
    let words = explanation.map { secret.map($0.quoted) ?? $0 }?.printable(maxLength: 300)
    let said = words.map { ": \($0)" } ?? (body.isEmpty ? "" : " (\(quote(hiding: secret)))")
    var error = ClientError(
      requested: requested,
      reason: .failed(.status(status), detail: "the service answered \(status)\(said)", remedy: remedy),
      attempts: attempts)
    if let remark { error.add(remark: remark) }
    return error
  }

  /// Of a 200 that is of no use.
  fileprivate func error(_ requested: String, because error: ResponseError, hiding secret: String?) -> ClientError {
    var skipped = SkippedRows()
    let problem: Problem
    if case .everyRow(let rows) = error {
      skipped = rows
      problem = Problem(error)
    } else {
      problem = unusable(because: error, hiding: secret)
    }
    return ClientError(
      requested: requested, reason: .failed(.malformed, detail: problem.message, remedy: problem.remedy),
      attempts: attempts,
      skipped: skipped)
  }

  private func unusable(because error: ResponseError, hiding secret: String?) -> Problem {
    if body.isEmpty {
      return Problem("the answer is empty, where JSON was asked for", remedy: "check the base URL")
    }
    let isHTML = body.prefix(256).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
    if isHTML {
      return Problem(
        "the answer is a page of HTML, where JSON was asked for (\(quote(hiding: secret)))",
        remedy: "check the base URL")
    }
    return Problem(error).prefixed(with: "the answer is unusable: ")
  }

  /// The beginning of the body. Whatever it is, it is only quoted: without the secret that it may repeat, cut short and
  /// made inert.
  private func quote(hiding secret: String?) -> String {
    guard let secret else {
      return String(decoding: body.prefix(1024), as: UTF8.self).trimmed.printable(maxLength: 120)
    }
    // A copy of the secret that is cut short is not found. So many copies are looked at, each of them written as long as
    // it can be, that what comes after them is not shown.
    let text = String(decoding: body.prefix(4096 + 16 * 6 * secret.utf8.count), as: UTF8.self)
    return text.quoted(hiding: secret).trimmed.printable(maxLength: 120)
  }
}

extension String {
  /// Without the blanks and line ends behind it.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension Service.TokenPlace {
  func header(_ token: String) -> HTTPRequest.Header {
    switch self {
    case .bearer: .init(name: "Authorization", value: "Bearer \(token)", isSecret: true)
    case .header(let name): .init(name: name, value: token, isSecret: true)
    }
  }
}

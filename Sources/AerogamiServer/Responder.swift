import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import AerogamiMCP
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1
import Synchronization

/// Responds to every request: rejects unsupported requests, passes all others to the routes, and logs every request.
struct Responder: Sendable {
  let router: RouterResponder<ServerContext>
  let limits: Server.Limits
  /// The paths that accept POST from pages of this server.
  let postPaths: Set<String>
  /// The URL at which a proxy serves this server; `nil` for none.
  let baseURL: BaseURL?
  /// The path of ``baseURL``.
  let site: SitePath
  let counts: ResponseCounts
  /// The host names that the server accepts in requests; `nil` to accept any.
  let hosts: Set<String>?
  /// The password that requests must have, except for `/health`; `nil` if none is required.
  let password: Server.Password?
  /// Returns the token that opens feeds without the password; `nil` if there is none.
  let feedToken: @Sendable () async -> Server.Password?
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date
  let logger: Logger

  /// Returns the response to a request; `nil` to close the connection without a response.
  func respond(to received: ReceivedRequest, on connection: ServedConnection) async -> Response? {
    var response = await response(to: received, on: connection)
    response?.headers[.date] = HTTPDate.string(from: now())
    if let response { counts.add(response.status.code) }
    return response
  }

  private func response(to received: ReceivedRequest, on connection: ServedConnection) async -> Response? {
    let id = "\(RequestID())"
    var logger = logger
    logger[metadataKey: "request"] = .string(id)
    guard case .head(let head, let body) = received else {
      logger.info("rejected", metadata: ["status": .stringConvertible(400)])
      return reject(
        Rejection(
          .badRequest,
          "the request is malformed, has an unsupported HTTP version, or has headers that are too long"),
        as: .error, id: id)
    }
    guard let target = RequestTarget(head.uri, below: site)?.separatingFeedTokens,
      let request = Request(head, target, body)
    else {
      let rejection =
        head.method == .GET || head.method == .HEAD
        ? Rejection(.badRequest, "the target is neither a path nor an http or https URL")
        : Rejection.onlyReadable(head.method)
      logger.info(
        "rejected",
        metadata: ["method": .string(head.method.rawValue), "status": .stringConvertible(rejection.status.code)])
      return reject(rejection, as: ErrorShape(accepted: head.headers.first(name: "Accept")), id: id)
    }
    let isOpened = await isOpened(target, for: head.method)
    return await response(
      to: request,
      rejection: rejection(of: head, target, request, body, isReserved: connection.isReserved, isOpened: isOpened),
      on: connection, id: request.headers[.requestID].flatMap { $0.isRequestID ? $0 : nil } ?? id)
  }

  private func response(
    to request: Request, rejection: Rejection?, on connection: ServedConnection, id: String
  ) async -> Response? {
    var logger = logger
    logger[metadataKey: "request"] = .string(id)
    logger.debug("received", metadata: ["target": .string(request.uri.logged)])
    if rejection?.status == .unauthorized, request.hasCredentials {
      logger.warning(
        "a request does not have the right password",
        metadata: ["client": .string(connection.channel.remoteAddress?.ipAddress ?? "unknown")])
    }
    if let rejection, rejection.status == .misdirectedRequest {
      logger.warning("a request is for another host", metadata: ["error": .string(rejection.text)])
    }
    var context = ServerContext(source: ApplicationRequestContextSource(channel: connection.channel, logger: logger))
    context.client = connection.client

    let shape = ErrorShape(accepted: request.headers[.accept])
    var ending = Result<Response, any Error>.failure(CancellationError())
    let elapsed = await clock.measure { [context] in
      ending =
        if let rejection {
          .success(reject(rejection, as: shape, id: id, at: request.uri.path))
        } else {
          await Result { try await router.respond(to: request, context: context) }
        }
    }
    logger[metadataKey: "method"] = .string(request.method.rawValue)
    logger[metadataKey: "target"] = .string(request.uri.logged)
    logger[metadataKey: "milliseconds"] = .stringConvertible(elapsed.milliseconds)

    switch ending {
    case .success(var response):
      response.headers[.requestID] = id
      if connection.isReserved { response.headers[.connection] = "close" }
      if password != nil { response.forbidSharedCaches() }
      logger[metadataKey: "status"] = .stringConvertible(response.status.code)
      logger[metadataKey: "bytes"] = .stringConvertible(response.body.contentLength ?? 0)
      let isFailure = rejection == nil && response.status.isServiceFailure
      if isFailure, let reason = context.failure.text { logger[metadataKey: "error"] = .string(reason.printable) }
      logger.log(level: isFailure ? .warning : .info, "responded")
      return response
    case .failure(BrokenResponse.dropped):
      logger.info("a simulated fault closed the connection without a response")
      return nil
    case .failure(BrokenResponse.cutShort):
      logger.info("a simulated fault cut off the response")
      return .cutShort
    case .failure(is ClientLeft):
      logger.info("the client disconnected before the response")
      return nil
    case .failure(is CancellationError):
      logger.info("the server stopped before the response")
      return RouteResponse(.serviceUnavailable, "the server is stopping", as: shape)
        .response(to: request, below: site)
    case .failure(let error):
      logger.error("failed with an unexpected error", metadata: ["error": .string("\(error)")])
      return RouteResponse(.internalServerError, "\(error)", as: shape).response(to: request, below: site)
    }
  }

  /// Returns the response to a rejected request. The response closes the connection, because the next bytes may be the
  /// rest of the rejected request instead of a new one.
  private func reject(_ rejection: Rejection, as shape: ErrorShape, id: String, at target: String = "/") -> Response {
    // Browsers send a wrong method when a user reopens the address of a change. All other pages are the same for each
    // path.
    let target = rejection.methods.isEmpty ? "/" : target
    let text = shape == .page ? rejection.textOnPage : rejection.text
    var response = RouteResponse(rejection.status, text, as: shape, at: target).response(below: site)
    response.headers[.requestID] = id
    response.headers[.connection] = "close"
    if !rejection.methods.isEmpty { response.headers[.allow] = rejection.methods.joined(separator: ", ") }
    if rejection.status == .unauthorized { response.headers[.wwwAuthenticate] = Server.Password.challenge }
    if rejection.status == .serviceUnavailable { response.headers[.retryAfter] = "1" }
    return response
  }

  /// Whether the request reads a feed and has the token that opens feeds.
  private func isOpened(_ target: RequestTarget, for method: HTTPMethod) async -> Bool {
    guard password != nil, method == .GET || method == .HEAD, target.feedTokens.count == 1,
      let current = await feedToken()
    else { return false }
    return current.equals(Array(target.feedTokens[0].utf8))
  }

  private func rejection(
    of head: HTTPRequestHead, _ target: RequestTarget, _ request: Request, _ body: ReceivedBody, isReserved: Bool,
    isOpened: Bool
  ) -> Rejection? {
    guard head.isSupportedVersion else {
      return Rejection(.httpVersionNotSupported, "the version of HTTP is not supported; use HTTP/1.1 or HTTP/1.0")
    }
    if head.uri.utf8.count > limits.targetBytes {
      return Rejection(.uriTooLong, "the target is longer than \(limits.targetBytes) bytes")
    }
    let headerBytes = head.headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
    if headerBytes > limits.headerBytes {
      return Rejection(.requestHeaderFieldsTooLarge, "the headers are longer than \(limits.headerBytes) bytes")
    }
    let named = head.headers["Host"]
    guard named.count == 1, let host = named.first.flatMap({ Host($0.trimmingBlanks) }) else {
      return Rejection(
        .badRequest,
        named.count > 1 ? "there is more than one Host header" : "the Host header is missing or invalid")
    }
    // Check the host in the target and the one in the header: the target has precedence, but a proxy in front of the
    // server may have used the header.
    let other = target.authority.map(Host.init)
    if case .some(nil) = other { return Rejection(.badRequest, "the host of the target is invalid") }
    if let hosts, let foreign = [other ?? nil, host].compactMap(\.self).first(where: { !hosts.contains($0.name) }) {
      return Rejection(
        .misdirectedRequest,
        "the host \"\(foreign.name)\" is not accepted, because this server is for local use only; use "
          + hosts.sorted().listed(with: "or")
          + ", or start the server with a proxy's address, such as --base-url https://\(foreign.name)")
    }
    // Responses above must not depend on the path: clients without the password must not learn which paths exist.
    if let password, request.uri.path != "/health", !isOpened, let rejection = password.rejection(of: head.headers) {
      return target.feedTokens.isEmpty || request.hasCredentials ? rejection : .wrongFeedToken
    }
    let isForTools = request.uri.path == Server.toolPath
    if isForTools {
      guard head.method == .POST else { return .onlyForTools(head.method) }
      if request.isCrossOrigin(baseURL: baseURL) {
        return Rejection(.forbidden, "only a page of this server may use its tools; the request has another Origin")
      }
    } else if postPaths.contains(request.uri.path) {
      guard head.method == .POST else { return .onlyForButtons(head.method) }
      if !request.isSameOrigin(baseURL: baseURL) {
        return Rejection(
          .forbidden, "only a page of this server may change something; the request has another Origin, or none")
      }
    } else if head.method != .GET, head.method != .HEAD {
      return .onlyReadable(head.method)
    }
    switch body {
    case .none: break
    case .complete where isForTools: break
    case .ignored where isForTools:
      return Rejection(
        .contentTooLarge, "the body is longer than \(HTTPExchange.maxBytes) bytes, or its length is unclear")
    case .complete, .ignored:
      return Rejection(.contentTooLarge, "a \(request.method.rawValue) request must not have a body")
    }
    if isReserved, request.uri.path != "/health" {
      return Rejection(.serviceUnavailable, "the server has reached its connection limit; try again later")
    }
    return nil
  }
}

/// Why a request is rejected before it reaches a route.
struct Rejection {
  let status: HTTPResponse.Status
  /// The message and, after a semicolon, the remedy.
  let text: String
  /// What a page says instead of ``text``, for people who do not know methods.
  let textOnPage: String
  /// The methods that the path accepts; empty unless the status is 405.
  let methods: [String]

  init(_ status: HTTPResponse.Status, _ text: String) {
    (self.status, self.text, textOnPage, methods) = (status, text, text, [])
  }

  /// Creates the rejection of a method that the path does not accept.
  private init(_ method: HTTPMethod, accepted methods: [String], onPage textOnPage: String) {
    status = .methodNotAllowed
    text = "\(method.rawValue) is not supported; use \(methods.joined(separator: " or "))"
    (self.textOnPage, self.methods) = (textOnPage, methods)
  }

  /// The rejection of a change of a path that changes nothing.
  static func onlyReadable(_ method: HTTPMethod) -> Rejection {
    Rejection(
      method, accepted: ["GET", "HEAD"],
      onPage: "this page can only be opened, so nothing was changed; open it again with the links below")
  }

  /// The rejection of opening a path that changes something, such as `/watches/pause`.
  static func onlyForButtons(_ method: HTTPMethod) -> Rejection {
    Rejection(
      method, accepted: ["POST"],
      onPage: "this address works only with a button on a page, so nothing was changed; open the page to use it")
  }

  /// The rejection of opening ``Server/toolPath``.
  static func onlyForTools(_ method: HTTPMethod) -> Rejection {
    Rejection(
      method, accepted: ["POST"],
      onPage: "this address is for assistants, and has nothing to show; use the links below")
  }
}

extension Request {
  /// Creates a request. Returns `nil` if the method contains characters that HTTP does not allow.
  fileprivate init?(_ head: HTTPRequestHead, _ target: RequestTarget, _ body: ReceivedBody) {
    guard let method = HTTPRequest.Method(head.method.rawValue) else { return nil }
    let request = HTTPRequest(
      method: method, scheme: "http", authority: target.authority ?? head.headers.first(name: "Host"),
      path: target.path, headerFields: HTTPFields(head.headers, splitCookie: false))
    var bytes = ByteBuffer()
    if case .complete(let received) = body { bytes = received }
    self.init(head: request, body: RequestBody(buffer: bytes))
  }
}

extension String {
  /// Whether this request ID is safe in a log and a header: 1 to 64 visible ASCII characters.
  fileprivate var isRequestID: Bool { (1...64).contains(utf8.count) && utf8.allSatisfy { (0x21...0x7E).contains($0) } }
}

extension Response {
  /// A response that is cut off in the middle of its body.
  fileprivate static let cutShort = Response(
    status: .ok, headers: [.contentType: "application/json"],
    body: ResponseBody(contentLength: 4096) { writer in
      try await writer.write(ByteBuffer(string: #"[{"id":"#))
      throw BrokenResponse.cutShort
    })
}

extension Duration {
  /// The number of milliseconds, rounded to hundredths.
  fileprivate var milliseconds: Double { ((self / .milliseconds(1)) * 100).rounded() / 100 }
}

/// The number of responses, by status.
final class ResponseCounts: Sendable {
  private let counts = Mutex<[Int: Int]>([:])

  func add(_ status: Int) { counts.withLock { $0[status, default: 0] += 1 } }

  /// The counts, sorted by status.
  var sorted: [(status: Int, count: Int)] {
    counts.withLock { $0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension URI {
  /// The target of a request as the log shows it: the path, and the query parameters that a route reads. One `…` at the
  /// end replaces all other parameters, because they may be secrets.
  var logged: String {
    let query = decodedQuery(of: string)
    let known = query.compactMap(\.self).filter { Self.knownParameters.contains($0.name) }
    let shown = known.map { name, value in
      // Hide a value with unexpected characters, such as `=` or `:`: it may contain another parameter, or a URL with a
      // password.
      let isPlain = value.allSatisfy { $0.isLetter || $0.isNumber || " -_.,;'".contains($0) }
      return "\(name)=\(isPlain ? value : "…")"
    }
    // Hide parameters in the path, such as `;jsessionid=`: no route reads them, and they may be secrets.
    let plain = path.prefix { $0 != "#" && $0 != ";" }
    let path = path.dropFirst(plain.count).hasPrefix(";") ? plain + "…" : plain
    let parameters = shown + (known.count < query.count ? ["…"] : [])
    return "\(path)\(parameters.isEmpty ? "" : "?")\(parameters.joined(separator: "&"))".printable(maxLength: 300)
  }

  private static let knownParameters = Set(
    RouteRegistration.apis.flatMap(\.parameters) + SearchForm.ownParameterNames + ["region"])
}

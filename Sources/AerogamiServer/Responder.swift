import AerogamiCore
import AerogamiLive
import FoundationEssentials
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// What happens to every request: is it one that is answered at all, who answers it, and what is logged of that.
struct Responder: HTTPResponder {
  let router: RouterResponder<ServerContext>
  let limits: Server.Limits
  /// The names that the server may be asked by; `nil` for any.
  let hosts: Set<String>?
  let clock: any Clock<Duration>

  func respond(to request: Request, context: ServerContext) async throws -> Response {
    let id = request.headers[.requestID].flatMap { $0.isRequestID ? $0 : nil } ?? context.id
    var logger = context.logger
    logger[metadataKey: "hb.request.id"] = nil
    logger[metadataKey: "request"] = .string(id)
    var context = context
    context.logger = logger

    logger.debug("asked", metadata: ["target": .string(redacted(request.uri.string).printable(maxLength: 300))])
    var ending = Result<Response, any Error>.failure(CancellationError())
    let elapsed = await clock.measure { ending = await result(of: request, context) }
    logger[metadataKey: "method"] = .string(request.method.rawValue)
    logger[metadataKey: "target"] = .string(redacted(request.uri.string).printable(maxLength: 300))
    logger[metadataKey: "milliseconds"] = .stringConvertible(elapsed.milliseconds)

    switch ending {
    case .success(var response):
      response.headers[.requestID] = id
      logger[metadataKey: "status"] = .stringConvertible(response.status.code)
      logger[metadataKey: "bytes"] = .stringConvertible(response.body.contentLength ?? 0)
      logger.info("answered")
      return response
    case .failure(BrokenAnswer.dropped):
      context.channel.close(promise: nil)
      logger.info("a fault dropped the connection")
      // Nobody is there any more to whom it could go.
      return Response(status: .serviceUnavailable)
    case .failure(BrokenAnswer.cutShort):
      logger.info("a fault cut the answer short")
      return .cutShort
    case .failure(let error) where error is CancellationError:
      logger.info("stopped before it was answered")
      return Answer(.serviceUnavailable, "the server is stopping").response(to: request)
    case .failure(let error):
      logger.error("could not be answered", metadata: ["error": .string("\(error)")])
      return Answer(.internalServerError, "\(error)").response(to: request)
    }
  }

  private func result(of request: Request, _ context: ServerContext) async -> Result<Response, any Error> {
    if let refusal = refusal(of: request) {
      var response = refusal.response(to: request)
      if refusal.status == .methodNotAllowed { response.headers[.allow] = "GET, HEAD" }
      response.closeConnection(hasBody: request.method != .head, refusal.body)
      return .success(response)
    }
    do {
      return .success(try await router.respond(to: request, context: context))
    } catch {
      return .failure(error)
    }
  }

  private func refusal(of request: Request) -> Answer? {
    if request.uri.string.utf8.count > limits.targetBytes {
      return Answer(.uriTooLong, "the address is longer than \(limits.targetBytes) bytes")
    }
    let headerBytes = request.headers.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count + 4 }
    if headerBytes > limits.headerBytes {
      return Answer(.requestHeaderFieldsTooLarge, "the headers are longer than \(limits.headerBytes) bytes")
    }
    guard let host = request.head.authority.flatMap(Host.init) else {
      return Answer(.badRequest, "the Host header is missing, or names no host")
    }
    if let hosts, !hosts.contains(host.name) {
      return Answer(
        .misdirectedRequest,
        "this server is for this machine alone, and does not answer as \"\(host.name)\"; it does as localhost")
    }
    if request.method != .get, request.method != .head {
      return Answer(.methodNotAllowed, "\(request.method.rawValue) is not what this server answers; GET and HEAD are")
    }
    return nil
  }
}

/// A `Host` header (RFC 9110, section 7.2).
struct Host {
  /// In lowercase, and an IPv6 address in its brackets.
  let name: String

  init?(_ text: String) {
    let letters = "abcdefghijklmnopqrstuvwxyz0123456789.-_:[]"
    let text = text.lowercased()
    guard !text.isEmpty, text.utf8.count <= 260, text.allSatisfy(letters.contains) else { return nil }
    if text.first == "[" {
      guard let end = text.firstIndex(of: "]") else { return nil }
      name = String(text[...end])
    } else {
      name = String(text.prefix { $0 != ":" })
    }
  }
}

extension HTTPField.Name {
  fileprivate static let requestID = requiredName("X-Request-Id")

  private static func requiredName(_ text: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(text) else { preconditionFailure("\(text) is a token") }
    return name
  }
}

extension String {
  /// Whether this may stand in a log and a header: 1 to 64 visible characters of ASCII.
  fileprivate var isRequestID: Bool { (1...64).contains(utf8.count) && utf8.allSatisfy { (0x21...0x7E).contains($0) } }
}

extension Response {
  /// Closes the connection behind this response: what else is on its way is not read, such as the body of a request that
  /// may be anything.
  fileprivate mutating func closeConnection(hasBody: Bool, _ buffer: ByteBuffer) {
    headers[.connection] = "close"
    body = ResponseBody(contentLength: buffer.readableBytes) { writer in
      if hasBody { try await writer.write(buffer) }
      try await writer.finish(nil)
      // Whatever is thrown ends the connection.
      throw CancellationError()
    }
  }

  /// One whose body ends before it should, and the connection with it.
  fileprivate static let cutShort = Response(
    status: .ok, headers: [.contentType: "application/json"],
    body: ResponseBody(contentLength: 4096) { writer in
      try await writer.write(ByteBuffer(string: #"[{"id":"#))
      throw BrokenAnswer.cutShort
    })
}

extension Duration {
  /// Rounded to hundredths.
  fileprivate var milliseconds: Double {
    ((self / .milliseconds(1)) * 100).rounded() / 100
  }
}

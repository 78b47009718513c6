import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// A response of a route, before it is adapted to one request: equal requests at the same time share it.
struct RouteResponse: Sendable {
  var status: HTTPResponse.Status
  var contentType: String
  private(set) var body: ByteBuffer
  /// What ``compressed(below:)`` has computed.
  private var gzipped: ByteBuffer?
  /// The page in ``body``; `nil` if the body is not a page.
  var page: HTML?
  /// A strong validator of the body (RFC 9110, section 8.8.3).
  var etag: String
  /// Headers in addition to those that every response has.
  var headers: HTTPFields = [:]
  /// The log message about a stale or partial response, and the error that caused it; `nil` for other responses.
  var shortfall: (message: Logger.Message, error: ClientError)?
  /// Why the service failed, for the log; `nil` if it did not, or if the body has the only text.
  var failure: String?

  init(_ status: HTTPResponse.Status = .ok, contentType: String = "application/json", body: [UInt8]) {
    (self.status, self.contentType) = (status, contentType)
    self.body = ByteBuffer(bytes: body)
    etag = Self.etag(of: body)
  }

  private static func etag(of body: [UInt8]) -> String {
    let digits = String(fnv1a(body), radix: 16)
    return "\"\(String(repeating: "0", count: 32 - digits.count))\(digits)\""
  }

  /// Creates a response with a JSON body.
  init(_ status: HTTPResponse.Status = .ok, write: (inout JSONWriter) throws -> Void) rethrows {
    var json = JSONWriter()
    try write(&json)
    json.newline()
    self.init(status, body: json.bytes)
  }

  /// Creates a response with a fetched value and its age, and with the reason if the value is stale or partial.
  init<Value>(_ fetched: Fetched<Value>, write: (inout JSONWriter, Value) throws -> Void) rethrows {
    try self.init { json in try write(&json, fetched.value) }
    if let age = fetched.status.age { headers[.age] = "\(max(0, age.components.seconds))" }
    if let error = fetched.status.clientError {
      shortfall = (
        fetched.status.kind == .stale ? "serving a stale response" : "serving a partial response", error
      )
    }
  }

  /// Returns this response below the path of the site: the path is put in front of each local address in a page, and of
  /// the local address of a redirect.
  private func placed(below site: SitePath) -> RouteResponse {
    guard site != .root else { return self }
    var placed = self
    if let page {
      let bytes = page.bytes(below: site)
      placed.body = ByteBuffer(bytes: bytes)
      placed.etag = Self.etag(of: bytes)
    }
    if let location = headers[.location], location.hasPrefix("/") { placed.headers[.location] = site.text + location }
    return placed
  }

  /// Returns this response with the compressed form of its text, which takes longer than all the rest of a request for a
  /// page, so that the requests that share the response do not each compute it.
  func compressed(below site: SitePath) -> RouteResponse {
    var response = self
    let placed = placed(below: site)
    if placed.isCompressible { response.gzipped = placed.gzippedBody }
    return response
  }

  private var gzippedBody: ByteBuffer { ByteBuffer(bytes: GzipStream.whole(Array(body.readableBytesView))) }

  /// Returns this response for one request, with local addresses below the path of the site: compressed if the client
  /// accepts that and ``isText`` is true. If the status is 200 and the client already has the body, returns status 304
  /// without a body.
  func response(to request: Request, below site: SitePath) -> Response {
    let placed = placed(below: site)
    var response = placed.complete
    let isCompressed = placed.isCompressible && request.acceptsGzip
    if isText { response.headers[.vary] = isPage ? "Accept, Accept-Encoding" : "Accept-Encoding" }
    // Each encoding has its own ETag, because a strong ETag identifies the exact bytes.
    if isCompressed, status == .ok { response.headers[.eTag] = "\(placed.etag.dropLast())-gzip\"" }
    if status == .ok, let tag = response.headers[.eTag],
      request.headers[.ifNoneMatch].map({ Self.isNamed(tag, in: $0) }) == true
    {
      response.headers[.contentType] = nil
      response.headers[.contentLength] = nil
      return Response(status: .notModified, headers: response.headers)
    }
    guard isCompressed else { return response }
    response.headers[.contentEncoding] = "gzip"
    response.headers[.contentLength] = nil
    return Response(
      status: status, headers: response.headers, body: ResponseBody(byteBuffer: gzipped ?? placed.gzippedBody))
  }

  private var isCompressible: Bool { isText && body.readableBytes >= 1024 }

  /// Whether the body is a page, a file of a page or a feed. The responses of the APIs are not compressed, because most of
  /// their clients are on the same machine.
  private var isText: Bool {
    contentType.hasPrefix("text/") || [AtomFeed.contentType, "image/svg+xml"].contains(contentType)
  }

  private var isPage: Bool { contentType.hasPrefix("text/html") }

  /// Returns this response for any request, with local addresses below the path of the site.
  func response(below site: SitePath) -> Response { placed(below: site).complete }

  private var complete: Response {
    var headers = headers
    headers[.contentType] = contentType
    headers[.xContentTypeOptions] = "nosniff"
    if isPage {
      headers[.contentSecurityPolicy] = Self.contentSecurityPolicy
      headers[.referrerPolicy] = "no-referrer"
    }
    if status == .ok {
      headers[.eTag] = etag
      // Clients may cache the response, but must revalidate it: prices change.
      headers[.cacheControl] = headers[.cacheControl] ?? "no-cache"
    }
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
  }

  /// Lets pages load only files of this server, and forbids inline scripts and styles.
  private static let contentSecurityPolicy =
    "default-src 'none'"
    + ["script", "style", "img", "connect"].map { "; \($0)-src 'self'" }.joined()
    + "; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

  /// Returns whether an `If-None-Match` header contains an ETag, by weak comparison (RFC 9110, section 13.1.2).
  private static func isNamed(_ etag: String, in condition: String) -> Bool {
    condition.split(separator: ",").contains { tag in
      let tag = tag.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      return tag == "*" || (tag.hasPrefix("W/") ? tag.dropFirst(2) : tag) == etag
    }
  }
}

/// A simulated fault that breaks the response instead of setting its status.
enum BrokenResponse: Error {
  /// Closes the connection without a response.
  case dropped
  /// Closes the connection in the middle of the body.
  case cutShort
}

/// The form of an error: JSON or a page. Each API uses the form of the service it imitates, as its clients expect.
enum ErrorShape: Sendable {
  /// `{"error":"…"}`, as in Aerogami's own API.
  case error
  /// `{"message":"…","status":404}`, as in REST Countries before v5.
  case message
  /// `{"errors":"…"}`, as in the service for rover photos.
  case errors
  /// `{"errors":[{"message":"…"}]}`, as in REST Countries since v5.
  case listedErrors
  /// A web page.
  case page

  /// Creates the form for the header `Accept` of a request: a page for a browser, and otherwise JSON.
  init(accepted header: String?) { self = header?.contains("text/html") == true ? .page : .error }
}

extension RouteResponse {
  /// Creates a response with an error of a request for a target.
  init(_ status: HTTPResponse.Status, _ text: String, as shape: ErrorShape = .error, at target: String = "/") {
    if shape == .page {
      self.init(status, errorPage: text, at: target)
      return
    }
    self.init(status) { json in
      json.object { json in
        switch shape {
        case .error, .page: json.member("error", text)
        case .message:
          json.member("message", text)
          json.member("status", status.code)
        case .errors: json.member("errors", text)
        case .listedErrors:
          json.key("errors")
          json.array(of: [text]) { json, text in json.object { $0.member("message", text) } }
        }
      }
    }
    if status.isServiceFailure { failure = text }
  }

  /// Creates the response for an error of a service's client.
  ///
  /// - Throws: ``BrokenResponse`` for a simulated fault that breaks the response instead of setting a status.
  init(_ error: ClientError, as shape: ErrorShape, at target: String) throws(BrokenResponse) {
    self.init(try HTTPResponse.Status(of: error.reason), "\(error)", as: shape, at: target)
    // The maximum number of requests to the service is in progress, so the client can try again soon.
    if case .busy = error.reason { headers[.retryAfter] = "1" }
  }
}

extension HTTPResponse.Status {
  /// Whether a service failed, or could not be requested in time.
  var isServiceFailure: Bool { (502...504).contains(code) }

  fileprivate init(of reason: ClientError.Reason) throws(BrokenResponse) {
    switch reason {
    case .unknown: self = .notFound
    // The request is valid, but it filters by a field that the configured service does not report.
    case .domain: self = .unprocessableContent
    case .injected(let failure), .fault(let failure): self = try .init(injected: failure)
    case .busy: self = .serviceUnavailable
    case .failed(.timeout, _, _): self = .gatewayTimeout
    case .failed(.status(429), _, _), .failed(.status(503), _, _): self = .serviceUnavailable
    case .failed(.unimplemented, _, _): self = .notImplemented
    case .failed: self = .badGateway
    }
  }

  private init(injected failure: Failure) throws(BrokenResponse) {
    switch failure {
    case .status(let code): self.init(code: code)
    case .unimplemented: self = .notImplemented
    case .timeout: self = .gatewayTimeout
    case .offline: throw .dropped
    case .malformed: throw .cutShort
    }
  }
}

extension Request {
  /// Whether the client accepts compressed responses.
  var acceptsGzip: Bool { headers[.acceptEncoding].map { isGzipAccepted(by: $0) } == true }
}

/// Returns whether the header `Accept-Encoding` accepts gzip (RFC 9110, section 12.5.3).
func isGzipAccepted(by header: String) -> Bool {
  var isAccepted = false
  for part in header.lowercased().split(separator: ",") {
    let fields = part.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
    guard let coding = fields.first, ["gzip", "x-gzip", "*"].contains(coding) else { continue }
    let quality = fields.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
    // The name of the coding has precedence over the asterisk.
    if coding != "*" { return quality > 0 }
    isAccepted = quality > 0
  }
  return isAccepted
}

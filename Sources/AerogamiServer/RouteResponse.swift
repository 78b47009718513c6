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
  var body: ByteBuffer
  /// The body in the gzip format, if it was compressed in advance.
  var gzipped: ByteBuffer?
  /// A strong validator of the body (RFC 9110, section 8.8.3).
  var etag: String
  /// The age of the cached data in the body; `nil` if the body has no cached data.
  var age: Duration?
  /// The time after which the client may retry; `nil` unless this server is too busy.
  var retryAfter: Duration?
  /// The header `Cache-Control`. By default, clients may cache the response, but must revalidate it: prices change.
  var cacheControl = "no-cache"
  /// The address of the page to which a redirect leads; `nil` for all other responses.
  var location: String?
  /// Why the response is stale or partial; `nil` if it is neither.
  var shortfall: Shortfall?

  /// The log message about a stale or partial response, and the error that caused it.
  struct Shortfall: Sendable {
    let message: Logger.Message
    let error: ClientError
  }

  init(_ status: HTTPResponse.Status = .ok, contentType: String = "application/json", body: [UInt8]) {
    self.status = status
    self.contentType = contentType
    self.body = ByteBuffer(bytes: body)
    let digits = String(fnv1a(body), radix: 16)
    etag = "\"\(String(repeating: "0", count: 32 - digits.count))\(digits)\""
  }

  /// Creates a response with a JSON body.
  init(
    _ status: HTTPResponse.Status = .ok, write: (inout JSONWriter) throws -> Void
  ) rethrows {
    var json = JSONWriter()
    try write(&json)
    json.newline()
    self.init(status, body: json.bytes)
  }

  /// Creates a response with a fetched value and its age, and with the reason if the value is stale or partial.
  init<Value>(_ fetched: Fetched<Value>, write: (inout JSONWriter, Value) throws -> Void) rethrows {
    try self.init { json in try write(&json, fetched.value) }
    age = fetched.status.age
    if let error = fetched.status.clientError {
      shortfall = Shortfall(
        message: fetched.status.kind == .stale ? "serving a stale response" : "serving a partial response",
        error: error)
    }
  }

  /// Returns this response for one request: compressed if the client accepts that, and if the response is a page. If the
  /// status is 200 and the client already has the body, returns status 304 without a body.
  func response(to request: Request) -> Response {
    var response = response
    let isCompressed = isText && body.readableBytes >= 1024 && request.headers[.acceptEncoding].map(acceptsGzip) == true
    if isText { response.headers[.vary] = isPage ? "Accept, Accept-Encoding" : "Accept-Encoding" }
    // Each encoding has its own ETag, because a strong ETag is of the exact bytes.
    if isCompressed, status == .ok { response.headers[.eTag] = "\(etag.dropLast())-gzip\"" }
    if status == .ok, let tag = response.headers[.eTag],
      request.headers[.ifNoneMatch].map({ Self.isNamed(tag, in: $0) }) == true
    {
      response.headers[.contentType] = nil
      response.headers[.contentLength] = nil
      return Response(status: .notModified, headers: response.headers)
    }
    guard isCompressed, let gzipped = gzipped ?? gzip(Array(body.readableBytesView)).map(ByteBuffer.init(bytes:)) else {
      return response
    }
    response.headers[.contentEncoding] = "gzip"
    response.headers[.contentLength] = nil
    return Response(status: status, headers: response.headers, body: ResponseBody(byteBuffer: gzipped))
  }

  /// Whether the body is a page or a file of a page. The responses of the APIs are not compressed, because most of
  /// their clients are on the same machine.
  private var isText: Bool { contentType.hasPrefix("text/") || contentType == "image/svg+xml" }

  private var isPage: Bool { contentType.hasPrefix("text/html") }

  var response: Response {
    var headers: HTTPFields = [.contentType: contentType, .xContentTypeOptions: "nosniff"]
    if isPage {
      headers[.contentSecurityPolicy] = Self.contentSecurityPolicy
      headers[.referrerPolicy] = "no-referrer"
    }
    if let age { headers[.age] = "\(max(0, age.components.seconds))" }
    if status == .ok {
      headers[.eTag] = etag
      headers[.cacheControl] = cacheControl
    }
    if let location { headers[.location] = location }
    if let retryAfter { headers[.retryAfter] = "\(retryAfter.components.seconds)" }
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
  }

  /// Allows a page only the files of this server, and no inline scripts or styles.
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

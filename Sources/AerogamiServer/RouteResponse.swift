import AerogamiCore
import AerogamiJSON
import AerogamiLive
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// A response of a route. Equal requests that are under way at the same time share one response.
struct RouteResponse: Sendable {
  var status: HTTPResponse.Status
  var contentType: String
  var body: ByteBuffer
  /// A strong validator of the body (RFC 9110, section 8.8.3).
  var etag: String
  /// The age of the data in the body; `nil` for fresh data.
  var age: Duration?
  /// The time after which the client may retry; `nil` unless the server is too busy.
  var retryAfter: Duration?
  /// Why the response is stale or partial; `nil` for a complete one.
  var shortfall: Shortfall?

  /// The reason for a stale or partial response, for the log.
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

  /// Creates a response with a fetched value and its age.
  init<Value>(_ fetched: Fetched<Value>, write: (inout JSONWriter, Value) throws -> Void) rethrows {
    try self.init { json in try write(&json, fetched.value) }
    age = fetched.status.age
    if let error = fetched.status.clientError {
      shortfall = Shortfall(
        message: fetched.status.kind == .stale ? "serving a stale response" : "serving a partial response",
        error: error)
    }
  }

  /// Returns the response to a request. It has no body if the client already has that body.
  func response(to request: Request) -> Response {
    var response = response
    guard status == .ok, request.headers[.ifNoneMatch].map(isNamed) == true else { return response }
    response.headers[.contentType] = nil
    response.headers[.contentLength] = nil
    return Response(status: .notModified, headers: response.headers)
  }

  var response: Response {
    var headers: HTTPFields = [.contentType: contentType]
    if let age { headers[.age] = "\(max(0, age.components.seconds))" }
    if status == .ok {
      headers[.eTag] = etag
      // Clients may cache the response, but must revalidate it: prices change.
      headers[.cacheControl] = "no-cache"
    }
    if let retryAfter { headers[.retryAfter] = "\(retryAfter.components.seconds)" }
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
  }

  /// Returns whether an `If-None-Match` header contains this ETag, by weak comparison (RFC 9110, section 13.1.2).
  private func isNamed(in condition: String) -> Bool {
    condition.split(separator: ",").contains { tag in
      let tag = tag.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      return tag == "*" || (tag.hasPrefix("W/") ? tag.dropFirst(2) : tag) == etag
    }
  }
}

/// A fault that breaks the response instead of setting its status.
enum BrokenResponse: Error {
  /// Closes the connection without a response.
  case dropped
  /// Closes the connection in the middle of the body.
  case cutShort
}

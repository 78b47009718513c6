import AerogamiCore
import AerogamiJSON
import AerogamiLive
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// What is said to one request. Equal questions that are under way at the same time share it.
struct RouteResponse: Sendable {
  var status: HTTPResponse.Status
  var contentType: String
  var body: ByteBuffer
  /// A strong one, of the body.
  var etag: String
  /// How old that is which the body says.
  var age: Duration?
  /// When to try again, where the server is too busy now.
  var retryAfter: Duration?
  /// Why that is less than the service would have said, where it was asked and failed.
  var shortfall: Shortfall?

  /// For the log.
  struct Shortfall: Sendable {
    let what: Logger.Message
    let error: ClientError
  }

  init(_ status: HTTPResponse.Status = .ok, contentType: String = "application/json", body: [UInt8]) {
    self.status = status
    self.contentType = contentType
    self.body = ByteBuffer(bytes: body)
    let digits = String(fnv1a(body), radix: 16)
    etag = "\"\(String(repeating: "0", count: 32 - digits.count))\(digits)\""
  }

  /// JSON.
  init(
    _ status: HTTPResponse.Status = .ok, write: (inout JSONWriter) throws -> Void
  ) rethrows {
    var json = JSONWriter()
    try write(&json)
    json.newline()
    self.init(status, body: json.bytes)
  }

  /// What a client fetched, and how old it is.
  init<Value>(_ fetched: Fetched<Value>, write: (inout JSONWriter, Value) throws -> Void) rethrows {
    try self.init { json in try write(&json, fetched.value) }
    age = fetched.status.age
    if let error = fetched.status.clientError {
      shortfall = Shortfall(
        what: fetched.status.kind == .stale ? "an old answer stands in" : "a part of the answer is missing",
        error: error)
    }
  }

  /// The response to a request, without a body where the client has it already.
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
      // A copy may be cached, and has to be confirmed: prices change.
      headers[.cacheControl] = "no-cache"
    }
    if let retryAfter { headers[.retryAfter] = "\(retryAfter.components.seconds)" }
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
  }

  /// Whether an `If-None-Match` (RFC 9110, section 13.1.2) names this, in the weak comparison that it asks for.
  private func isNamed(in condition: String) -> Bool {
    condition.split(separator: ",").contains { tag in
      let tag = tag.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      return tag == "*" || (tag.hasPrefix("W/") ? tag.dropFirst(2) : tag) == etag
    }
  }
}

/// What a fault does to an answer that is no status.
enum BrokenResponse: Error {
  /// The connection is closed before anything is said.
  case dropped
  /// It is closed in the middle of the body.
  case cutShort
}

extension JSONWriter {
  /// Writes a member that every object of its kind has: a null where there is nothing to say.
  mutating func optional(_ name: StaticString, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }
}

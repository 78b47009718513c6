import AerogamiCore
import AerogamiHTTP
import AerogamiStore

extension CachedResponse {
  init(_ response: HTTPResponse, to request: HTTPRequest, at now: Date) {
    self.init(url: request.url, body: response.body, fetchedAt: now)
    // What another URL says of itself is nothing to ask this one about.
    guard response.request?.url ?? request.url == request.url else { return }
    etag = response.validator("ETag")
    lastModified = response.validator("Last-Modified")
  }

  /// The headers of a request (RFC 9110, section 13.1) that is answered with 304 and no body where this still holds.
  var conditions: [HTTPRequest.Header] {
    [
      etag.map { .init(name: "If-None-Match", value: $0) },
      lastModified.map { .init(name: "If-Modified-Since", value: $0) },
    ]
    .compactMap(\.self)
  }

  /// As if it had just come.
  ///
  /// - Parameter attempts: How often the service was asked for it now.
  func response(attempts: Int = 0) -> HTTPResponse { HTTPResponse(status: 200, body: body, attempts: attempts) }
}

extension HTTPResponse {
  /// A header that will be sent back; `nil` for one that is longer than any in use, or has characters that none has.
  fileprivate func validator(_ name: String) -> String? {
    guard let value = header(name), value.utf8.count <= 1024 else { return nil }
    return value.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? value : nil
  }
}

extension ResponseKey {
  init(_ request: HTTPRequest) {
    let parts = [request.url] + request.headers.filter(\.isSecret).flatMap { [$0.name.lowercased(), $0.value] }
    // None of the parts has a line break in it: they have been in a request's head.
    self.init(text: SHA256.digest(Array(parts.joined(separator: "\n").utf8)).hexadecimal)
  }
}

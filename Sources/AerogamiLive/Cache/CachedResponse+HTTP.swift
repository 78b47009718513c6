import AerogamiCore
import AerogamiHTTP
import AerogamiStore
import Foundation

extension CachedResponse {
  init(_ response: HTTPResponse, to request: HTTPRequest, at now: Date) {
    self.init(url: request.url, body: response.body, fetchedAt: now)
    // After a redirect, the validators belong to the redirect's target, not to the requested URL.
    guard response.request?.url ?? request.url == request.url else { return }
    etag = response.validator("ETag")
    lastModified = response.validator("Last-Modified")
  }

  /// The headers of a conditional request (RFC 9110, section 13.1); empty if this response has no validators. If this
  /// response is still valid, the service responds with 304 and without a body.
  var conditions: [HTTPRequest.Header] {
    [
      etag.map { .init(name: "If-None-Match", value: $0) },
      lastModified.map { .init(name: "If-Modified-Since", value: $0) },
    ]
    .compactMap(\.self)
  }

  /// Returns this response as if the service had just sent it.
  ///
  /// - Parameter attempts: How many requests were sent before the cached response was used.
  func response(attempts: Int = 0) -> HTTPResponse { HTTPResponse(status: 200, body: body, attempts: attempts) }
}

extension HTTPResponse {
  /// Returns the value of a header for later conditional requests; `nil` if the header is missing, or if its value is
  /// implausible: longer than 1024 bytes, or not printable ASCII.
  fileprivate func validator(_ name: String) -> String? {
    guard let value = header(name), value.utf8.count <= 1024 else { return nil }
    return value.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? value : nil
  }
}

extension ResponseKey {
  init(_ request: HTTPRequest) {
    let parts = [request.url] + request.headers.filter(\.isSecret).flatMap { [$0.name.lowercased(), $0.value] }
    // Line breaks are unambiguous separators, because neither a URL nor a header can contain one.
    self.init(text: SHA256.digest(Array(parts.joined(separator: "\n").utf8)).hexadecimal)
  }
}

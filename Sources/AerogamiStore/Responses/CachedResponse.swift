import AerogamiCore
package import Foundation

/// A cached response: complete, with status 200.
package struct CachedResponse: Hashable, Sendable {
  /// The URL of the request before redirects, as text for users.
  package var url: String
  /// The decompressed body. It is as untrusted as a body from the network.
  package var body: [UInt8]
  package var etag: String?
  package var lastModified: String?
  /// When the service sent the response, or last confirmed it.
  package var fetchedAt: Date

  package init(url: String, body: [UInt8], etag: String? = nil, lastModified: String? = nil, fetchedAt: Date) {
    self.url = url
    self.body = body
    self.etag = etag
    self.lastModified = lastModified
    self.fetchedAt = fetchedAt
  }

  /// Returns whether this response differs from another one at most in its date.
  package func isSame(as other: CachedResponse) -> Bool {
    url == other.url && etag == other.etag && lastModified == other.lastModified && body == other.body
  }

  /// The approximate size in a store, in bytes: the body, the texts, and 200 bytes for other columns and index entries.
  var size: Int { body.count + url.utf8.count + (etag?.utf8.count ?? 0) + (lastModified?.utf8.count ?? 0) + 200 }
}

/// The cache key of a response: a digest of the URL before redirects and of the secrets in the request. So responses
/// are not shared between tokens, and no token is saved.
package struct ResponseKey: Hashable, Sendable {
  /// The key in hexadecimal.
  let text: String

  /// Creates a key from its text, a digest in hexadecimal.
  package init(text: String) {
    self.text = text
  }
}

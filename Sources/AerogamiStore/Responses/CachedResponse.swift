package import AerogamiCore

/// A complete answer of a service, status 200, as it is kept.
package struct CachedResponse: Hashable, Sendable {
  /// What was asked, wherever a redirect led; for people.
  package var url: String
  /// Decompressed. Not to be trusted more than what comes from the network.
  package var body: [UInt8]
  package var etag: String?
  package var lastModified: String?
  /// When the service answered, or last confirmed the answer.
  package var fetchedAt: Date

  package init(url: String, body: [UInt8], etag: String? = nil, lastModified: String? = nil, fetchedAt: Date) {
    self.url = url
    self.body = body
    self.etag = etag
    self.lastModified = lastModified
    self.fetchedAt = fetchedAt
  }

  /// About what it takes of a store, in bytes: the body, what is written beside it, and its part of an index.
  var size: Int { body.count + url.utf8.count + (etag?.utf8.count ?? 0) + (lastModified?.utf8.count ?? 0) + 200 }
}

/// What an answer is kept under: the URL that was asked first and, in a digest from which they cannot be read, the
/// secrets that were sent there. What one token was given is not for another, and no token is written down.
package struct ResponseKey: Hashable, Sendable {
  /// Hexadecimal.
  let text: String

  /// - Parameter text: Of a key that was made of a request.
  package init(text: String) {
    self.text = text
  }
}

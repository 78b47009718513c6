package import AerogamiCore
package import Foundation

/// A cached response: complete, with status 200.
package struct CachedResponse: Hashable, Sendable {
  /// The URL of the request before redirects, as text for users.
  package var url: String
  /// The decompressed body. It is as untrusted as a body from the network.
  package var body: [UInt8]
  package var etag: String?
  package var lastModified: String?
  /// How complete the service says its response is, and what is missing: the values of its headers, which are as
  /// untrusted as the body; `nil` if it does not say.
  package var completeness: String?
  package var note: String?
  /// When the service sent the response, or last confirmed that it is still current.
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
    url == other.url && texts == other.texts && body == other.body
  }

  /// The approximate size in a store, in bytes: the body, the texts, and 200 bytes for other columns and index entries.
  var size: Int { body.count + url.utf8.count + texts.reduce(200) { $0 + ($1?.utf8.count ?? 0) } }

  private var texts: [String?] { [etag, lastModified, completeness, note] }
}

/// The cache key of a response: a digest of the URL before redirects and of the secrets in the request. So responses
/// are not shared between tokens, and no token is saved.
package struct ResponseKey: Hashable, Sendable {
  /// The key in hexadecimal.
  let text: String

  /// Creates a key from its text, a digest in hexadecimal.
  package init(text: String) { self.text = text }
}

/// A store of cached responses that evicts the least recently used ones. It is a struct of closures, like a client.
/// Each closure is atomic, and throws ``StoreError`` or `CancellationError`.
package struct ResponseStore: Sendable {
  /// The cached response with a key; `nil` if there is none.
  package var response: @Sendable (ResponseKey) async throws -> CachedResponse?
  /// Saves a response, and replaces an earlier one with the same key. A response that is larger than the store's limit
  /// is not saved, but the outdated earlier response is still removed.
  package var save: @Sendable (CachedResponse, ResponseKey) async throws -> Void
  /// Marks a cached response as used and, if `confirmedAt` is not `nil`, as confirmed by the service at that time.
  package var use: @Sendable (ResponseKey, _ confirmedAt: Date?) async throws -> Void
  /// The number and the total size of the cached responses, and the times of the oldest and the newest.
  package var contents: @Sendable () async throws -> CacheContents
  /// Removes all responses, and returns the ``contents`` that were removed.
  package var clear: @Sendable () async throws -> CacheContents
}

extension ResponseStore {
  /// Returns this store, except that `response`, `save` and `use` throw no errors, and are skipped after a failure
  /// (see ``FirstFailure``). `contents` and `clear` still throw errors.
  package func tolerating(_ failure: FirstFailure) -> ResponseStore {
    var store = self
    store.response = { key in await failure.unlessFailed(.reading) { try await response(key) } ?? nil }
    store.save = { cached, key in await failure.unlessFailed(.writing) { try await save(cached, key) } }
    store.use = { key, confirmedAt in await failure.unlessFailed(.writing) { try await use(key, confirmedAt) } }
    return store
  }
}

extension CacheStore {
  /// Creates a store that inspects and clears a response store.
  package init(_ store: ResponseStore) { self.init(contents: store.contents, clear: store.clear) }
}

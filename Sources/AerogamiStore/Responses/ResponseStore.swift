package import AerogamiCore
package import Foundation

/// A store of cached responses that evicts the least recently used ones.
///
/// It is a struct of closures, like a client. Each closure is atomic, and throws ``StoreError`` or
/// `CancellationError`.
package struct ResponseStore: Sendable {
  /// The cached response with a key; `nil` if there is none.
  package var response: @Sendable (ResponseKey) async throws -> CachedResponse?
  /// The keys of all cached responses, in one read.
  package var keys: @Sendable () async throws -> Set<ResponseKey>
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
  /// Returns this store, except that `response`, `keys`, `save` and `use` throw no errors, and are skipped after a
  /// failure (see ``FirstFailure``). `contents` and `clear` still throw errors.
  package func tolerating(_ failure: FirstFailure) -> ResponseStore {
    var store = self
    store.response = { key in await failure.unlessFailed(.reading) { try await response(key) } ?? nil }
    store.keys = { await failure.unlessFailed(.reading) { try await keys() } ?? [] }
    store.save = { cached, key in await failure.unlessFailed(.writing) { try await save(cached, key) } }
    store.use = { key, confirmedAt in await failure.unlessFailed(.writing) { try await use(key, confirmedAt) } }
    return store
  }
}

extension CacheStore {
  /// Creates a store that inspects and clears a response store.
  package init(_ store: ResponseStore) { self.init(contents: store.contents, clear: store.clear) }
}

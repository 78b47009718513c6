package import AerogamiCore

/// Where answers are kept, the least recently used of which make room for others.
///
/// A struct of closures like a client. Each throws what is wrong with the store, or `CancellationError`; nothing is ever
/// half done.
package struct ResponseStore: Sendable {
  package var response: @Sendable (ResponseKey) async throws -> CachedResponse?
  /// The keys of all cached responses, in one read.
  package var keys: @Sendable () async throws -> Set<ResponseKey>
  /// Keeps an answer in place of the one that was kept under its key. One that is larger than all the store may hold is
  /// not kept, and what was there before is gone all the same: it no longer holds.
  package var keep: @Sendable (CachedResponse, ResponseKey) async throws -> Void
  /// Notes that what is kept was of use and, where there is a date, that the service said then that it still holds.
  package var use: @Sendable (ResponseKey, _ confirmedAt: Date?) async throws -> Void
  package var contents: @Sendable () async throws -> CacheContents
  /// Removes everything, and returns what was there.
  package var clear: @Sendable () async throws -> CacheContents
}

extension ResponseStore {
  /// The same for callers that can do without it: see ``FirstFailure``.
  package func forgiving(_ failure: FirstFailure) -> ResponseStore {
    var store = self
    store.response = { key in await failure.unlessFailed(.reading) { try await response(key) } ?? nil }
    store.keys = { await failure.unlessFailed(.reading) { try await keys() } ?? [] }
    store.keep = { kept, key in await failure.unlessFailed(.writing) { try await keep(kept, key) } }
    store.use = { key, confirmedAt in await failure.unlessFailed(.writing) { try await use(key, confirmedAt) } }
    return store
  }
}

extension CacheStore {
  /// What a user sees of the responses in a store.
  package init(_ store: ResponseStore) { self.init(contents: store.contents, clear: store.clear) }
}

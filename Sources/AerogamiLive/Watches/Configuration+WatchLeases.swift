package import AerogamiStore

extension Configuration {
  /// Runs `body` while this process holds the leases of these watches, so that no other process with the same database
  /// runs them. Without a database file, no lease is needed.
  ///
  /// See ``StoreFile/withLeases(of:clock:now:isolation:waiting:_:)``.
  package func withLeases<Result>(
    of watches: [String], isolation: isolated (any Actor)? = #isolation,
    waiting: (WatchHolder) async throws -> Void, _ body: () async throws -> Result
  ) async throws -> Result {
    guard store.variant == .live, let file = store.file else { return try await body() }
    return try await file.withLeases(
      of: watches, clock: SystemTime.clock, now: SystemTime.now, waiting: waiting, body)
  }
}

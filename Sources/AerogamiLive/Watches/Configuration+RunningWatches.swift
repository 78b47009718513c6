import AerogamiStore

extension Configuration {
  /// Runs `body` while other processes with the same database can see that this process runs these watches. Without a
  /// database file, no other process is found.
  ///
  /// See ``StoreFile/whileRunning(_:isolation:_:)``.
  package func whileRunning<Result>(
    _ watches: [String], isolation: isolated (any Actor)? = #isolation,
    _ body: (_ others: [String: Int32]) async throws -> Result
  ) async throws -> Result {
    guard store.variant == .live, let file = store.file else { return try await body([:]) }
    return try await file.whileRunning(watches, body)
  }
}

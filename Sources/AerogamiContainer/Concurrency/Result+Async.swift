extension Result where Failure == any Error {
  /// Creates the result of `body`: its value, or the error that it throws.
  @inlinable package init(_ body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}

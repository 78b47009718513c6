/// The cached responses of services, as a user looks at them. What uses them to answer is a part of the live clients.
public struct CacheStore: Sendable {
  /// - Throws: What is wrong with the store, or `CancellationError`.
  public var contents: @Sendable () async throws -> CacheContents
  /// Removes every cached response, and returns what there was.
  ///
  /// - Throws: What is wrong with the store, or `CancellationError`; then nothing is removed.
  public var clear: @Sendable () async throws -> CacheContents

  public init(
    contents: @escaping @Sendable () async throws -> CacheContents,
    clear: @escaping @Sendable () async throws -> CacheContents
  ) {
    self.contents = contents
    self.clear = clear
  }
}

/// How much is cached, and how old it is.
public struct CacheContents: Hashable, Sendable {
  /// The number of responses.
  public var count: Int
  /// About what they take.
  public var bytes: Int
  /// When the service sent or last confirmed a response; `nil` where there is none.
  public var oldest: Date?
  public var newest: Date?

  public init(count: Int = 0, bytes: Int = 0, oldest: Date? = nil, newest: Date? = nil) {
    self.count = count
    self.bytes = bytes
    self.oldest = oldest
    self.newest = newest
  }
}

extension CacheStore {
  /// Has nothing.
  public static let mock = CacheStore(contents: { CacheContents() }, clear: { CacheContents() })

  /// Fails every call with `failure`, after passing to `report` what was called.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> CacheStore {
    let fail: @Sendable (String) -> ClientError = { call in
      let error = ClientError(requested: "CacheStore.\(call)", reason: .injected(failure))
      report(error.description)
      return error
    }
    return CacheStore(contents: { throw fail("contents()") }, clear: { throw fail("clear()") })
  }
}

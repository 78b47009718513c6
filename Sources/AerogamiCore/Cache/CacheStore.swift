public import AerogamiContainer
public import Foundation

/// Inspects and clears the cached responses of all services. Live clients read and write the cache themselves.
public struct CacheStore: Sendable {
  /// Returns the number, size and age of the cached responses.
  public var contents: @Sendable () async throws -> CacheContents
  /// Removes every cached response, and returns what was removed. If it throws, nothing was removed.
  public var clear: @Sendable () async throws -> CacheContents

  public init(
    contents: @escaping @Sendable () async throws -> CacheContents,
    clear: @escaping @Sendable () async throws -> CacheContents
  ) {
    (self.contents, self.clear) = (contents, clear)
  }
}

/// The number, size and age of the cached responses.
public struct CacheContents: Hashable, Sendable {
  /// The number of responses.
  public var count: Int
  /// The approximate size on disk, in bytes.
  public var bytes: Int
  /// When a service sent or last confirmed the oldest response; `nil` if the cache is empty.
  public var oldest: Date?
  /// When a service sent or last confirmed the newest response; `nil` if the cache is empty.
  public var newest: Date?

  /// Creates a summary, by default of an empty cache.
  public init(count: Int = 0, bytes: Int = 0, oldest: Date? = nil, newest: Date? = nil) {
    (self.count, self.bytes, self.oldest, self.newest) = (count, bytes, oldest, newest)
  }
}

extension CacheStore {
  /// A store that is always empty.
  public static let mock = CacheStore(contents: { CacheContents() }, clear: { CacheContents() })

  /// The endpoints of this store.
  public static let endpoints: [Endpoint<CacheStore>] = [
    Endpoint("contents", \.contents), Endpoint("clear", \.clear),
  ]

  /// A store in which every call throws a `ClientError` with `failure`, after passing its description to `report`.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> CacheStore {
    endpoints.failing(.mock, with: failure, report: report)
  }
}

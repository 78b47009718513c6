import AerogamiCore
import AerogamiHTTP
import AerogamiStore

extension Settings {
  /// The memory of the live clients. What is wrong with the store stops only who asks for nothing else. Where nothing
  /// may be kept the store is not even opened.
  func cache(
    _ mode: CacheMode, in database: LocalDatabase, now: @escaping @Sendable () -> Date, forgiving failure: FirstFailure
  ) -> ResponseCache {
    if self[ConfigurationKeys.cacheMaxBytes] == 0, mode != .offline { return .none }
    let own = responses(in: database)
    var store = own.forgiving(failure)
    if mode == .offline { store.response = own.response }
    return ResponseCache(store: store, mode: mode, maxStale: self[ConfigurationKeys.cacheMaxStale], now: now)
  }

  func responses(in database: LocalDatabase) -> ResponseStore {
    let maxBytes = self[ConfigurationKeys.cacheMaxBytes]
    return switch self[ConfigurationKeys.storeVariant] {
    case .live: .live(database, maxBytes: maxBytes)
    case .mock: .memory(maxBytes: maxBytes)
    case .failing: .failing
    }
  }

  /// Where answers are kept: the path of a file; `nil` where it is in no file.
  public var cachePath: String? { self[ConfigurationKeys.storeVariant] == .live ? storeFile?.path : nil }
  /// About how many bytes answers may take.
  public var cacheMaxBytes: Int { self[ConfigurationKeys.cacheMaxBytes] }
}

extension HTTPTransport {
  /// For those who must not ask.
  static let offline = HTTPTransport { request in
    throw ClientError(
      requested: request.description, reason: .failed(.offline, detail: "nobody is asked with --offline"), attempts: 0)
  }
}

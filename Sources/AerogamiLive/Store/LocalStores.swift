import AerogamiCore
import AerogamiHTTP
import AerogamiStore

/// Everything that is stored on this machine, all of it in one database.
struct LocalStores: Sendable {
  var cache: ResponseCache
  let favorites: FavoriteStore
  var regions: RegionStore
  let watches: WatchStore
  let history: PriceHistoryStore
  /// What a user sees of the responses in `cache`.
  let responses: CacheStore
}

extension LocalStores {
  /// The stores of a configuration. Nothing is opened before it is used.
  ///
  /// - Parameter failure: Lets commands that can do without cache, history and region selection go on without them.
  init(
    _ configuration: Configuration, _ database: LocalDatabase, _ context: ClientContext, cache mode: CacheMode,
    tolerating failure: FirstFailure
  ) {
    let maxBytes = configuration.cache.maxBytes
    let stored: ResponseStore
    switch configuration.store.variant {
    case .live:
      stored = .live(database, maxBytes: maxBytes)
      favorites = .live(database, clocks: context.clocks)
      watches = .live(database, clocks: context.clocks)
      regions = .live(database)
    case .mock: (stored, favorites, watches, regions) = (.memory(maxBytes: maxBytes), .mock(), .mock(), .mock())
    case .failing: (stored, favorites, watches, regions) = (.failing, .failing(), .failing(), .failing())
    }
    regions = regions.tolerating(failure)
    // The last fetch is found again in the cache, so it is noted only where its responses are cached.
    if maxBytes == 0 || configuration.client(.trips)?.variant(of: "trips") != .live {
      regions.lastFetch = { nil }
      regions.saveFetch = { _ in }
    }
    responses = CacheStore(stored)
    history = .configured(configuration, database).tolerating(failure)
    cache = .configured(configuration, mode, stored, now: context.now, tolerating: failure)
  }

  /// For a run that is recorded: its requests must not depend on earlier responses, which a replay does not have. New
  /// responses are cached all the same.
  mutating func withholdCachedResponses() {
    cache.store?.response = { _ in nil }
    regions.lastFetch = { nil }
  }
}

extension ResponseCache {
  /// The cache of the live clients. Without room for anything the store is not even opened.
  ///
  /// - Parameter failure: What is wrong with the store ends only a run that sends no requests.
  fileprivate static func configured(
    _ configuration: Configuration, _ mode: CacheMode, _ stored: ResponseStore, now: @escaping @Sendable () -> Date,
    tolerating failure: FirstFailure
  ) -> ResponseCache {
    if configuration.cache.maxBytes == 0, mode != .offline { return .none }
    var store = stored.tolerating(failure)
    if mode == .offline { store.response = stored.response }
    return ResponseCache(store: store, mode: mode, maxStale: configuration.cache.maxStale, now: now)
  }
}

extension PriceHistoryStore {
  /// The recorded prices of the live trips client, by the address of its service. Sample data has no history.
  fileprivate static func configured(_ configuration: Configuration, _ database: LocalDatabase) -> PriceHistoryStore {
    guard configuration.showsLiveTrips, let base = configuration.client(.trips)?.baseURL else { return .none }
    var store: PriceHistoryStore =
      switch configuration.store.variant {
      case .live: .live(database, source: base.text)
      case .mock: .mock()
      case .failing: .failing()
      }
    store.isRecording = configuration.recordsPrices
    return store
  }
}

extension Configuration {
  /// The path of the cache's file; `nil` where it is in no file.
  public var cachePath: String? { store.variant == .live ? store.file?.path : nil }
  /// About how many bytes cached responses may take.
  public var cacheMaxBytes: Int { cache.maxBytes }
}

extension ConfigurationLayers {
  /// `dev.sqlite` for the environment `dev`, in the user's directory for data, so that favorites of two environments
  /// never mix. The name for a file that was given by its path contains a hash of that path, since others may have the
  /// same name.
  var defaultStorePath: String? {
    guard let directory = directories.dataDirectory else { return nil }
    guard file.origin == .named else { return "\(directory)/\(environment).sqlite" }
    let path = URL(filePath: directories.resolve(environment)).resolvingSymlinksInPath().path
    let fileName = path.split(separator: "/").last ?? ""
    let name = fileName.hasSuffix(".json") ? fileName.dropLast(".json".count) : fileName
    return "\(directory)/\(name)-\(String(fnv1a(path) >> 96 | 1 << 32, radix: 16).dropFirst()).sqlite"
  }
}

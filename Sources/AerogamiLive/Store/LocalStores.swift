import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiStore
import Foundation

/// The stores of all data on this machine, which share one database.
struct LocalStores: Sendable {
  var cache: ResponseCache
  let favorites: FavoriteStore
  var regions: RegionStore
  var watches: WatchStore
  let history: PriceHistoryStore
  let services: ServiceStore
  /// Counts the requests for ``services``; `nil` if they are not counted.
  let counter: RequestCounter?
  /// Lets commands inspect and clear the responses in `cache`.
  let responses: CacheStore
}

extension LocalStores {
  /// Creates the stores of a configuration. The database is opened at its first use. `failure` receives the store's
  /// errors, so that commands continue without cache, history and region selection.
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
    switch configuration.store.variant {
    case .live:
      let counts = ServiceCounts()
      services = .live(database, counts).tolerating(failure)
      counter = RequestCounter(counts: counts, clock: context.clock, now: context.now)
    case .mock: (services, counter) = (.mock(), nil)
    case .failing: (services, counter) = (.failing(), nil)
    }
    // Saves fetches only if responses are cached: a saved fetch has no trips, so commands read them from the cache.
    if maxBytes == 0 || configuration.client(.trips)?.variant(of: "trips") != .live {
      regions.fetches = { [] }
      regions.saveFetch = { _ in }
    }
    responses = CacheStore(stored)
    history = .configured(configuration, database, context).tolerating(failure)
    cache = .configured(configuration, mode, stored, now: context.now, tolerating: failure)
  }

  /// Makes this run ignore cached responses, earlier fetches and watched trips, because they would be missing in a
  /// replay of this run's recording. New responses are still cached.
  mutating func ignoreCachedResponses() {
    cache.store?.response = { _ in nil }
    regions.fetches = { [] }
    watches.find = { _, _ in [] }
  }
}

extension ResponseCache {
  /// Returns the cache of the live clients. If its maximum size is 0, nothing is cached and the store is not opened.
  /// With `--offline`, cached responses are read even then, and an error of the store fails the request. In other
  /// modes, `failure` receives the error.
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
  /// Returns the price history of the configured source of trips: the recorded prices of a live service, sample data
  /// for the built-in trips, or an empty history for any other source.
  fileprivate static func configured(
    _ configuration: Configuration, _ database: LocalDatabase, _ context: ClientContext
  ) -> PriceHistoryStore {
    if configuration.showsSampleTrips {
      var store = PriceHistoryStore.sample(now: context.now, clocks: context.clocks)
      store.isRecording = configuration.recordsPrices
      return store
    }
    let sources = configuration.priceSources
    guard configuration.showsLiveTrips, !sources.isEmpty else { return .none }
    var store: PriceHistoryStore =
      switch configuration.store.variant {
      case .live: .live(database, sources: sources)
      case .mock: .mock()
      case .failing: .failing()
      }
    store.isRecording = configuration.recordsPrices
    return store
  }
}

extension Configuration {
  /// The path of the file that contains the cache; `nil` if the cache is not in a file.
  public var cachePath: String? { store.variant == .live ? store.file?.path : nil }
  /// The approximate maximum size of all cached responses, in bytes.
  public var cacheMaxBytes: Int { cache.maxBytes }
}

extension ConfigurationLayers {
  /// The default database: `dev.sqlite` for the environment `dev`, in the user's directory for data; `nil` without such
  /// a directory. Each environment has its own database, so that favorites never mix. For a configuration given by
  /// path, the name contains a hash of the path, because other files may have the same name.
  var defaultStorePath: String? {
    guard let directory = directories.dataDirectory else { return nil }
    guard file.origin == .named else { return "\(directory)/\(environment).sqlite" }
    let path = URL(filePath: directories.resolve(environment)).resolvingSymlinksInPath().path
    let fileName = path.split(separator: "/").last ?? ""
    let name = fileName.hasSuffix(".json") ? fileName.dropLast(".json".count) : fileName
    return "\(directory)/\(name)-\(String(fnv1a(path) >> 96 | 1 << 32, radix: 16).dropFirst()).sqlite"
  }
}

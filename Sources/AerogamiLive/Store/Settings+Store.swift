import AerogamiCore
import AerogamiStore

extension Settings {
  /// The file of the database that these settings ask for; `nil` where there is no place for one.
  var storeFile: StoreFile? {
    if let path = path(ConfigurationKeys.storePath) { return StoreFile(path: path, isOurs: false) }
    return defaultStorePath.map { StoreFile(path: $0) }
  }

  /// `dev.sqlite` for the environment `dev`, in the user's directory for data, so that one environment's favorites never
  /// mix with another's. A file that was named by its path is told from others of its name by a hash of where it is.
  var defaultStorePath: String? {
    guard let directory = place.dataDirectory else { return nil }
    guard file.origin == .named else { return "\(directory)/\(environment).sqlite" }
    let path = URL(filePath: place.resolve(environment)).resolvingSymlinksInPath().path
    let fileName = path.split(separator: "/").last ?? ""
    let name = fileName.hasSuffix(".json") ? fileName.dropLast(".json".count) : fileName
    return "\(directory)/\(name)-\(String(fnv1a(path) >> 96 | 1 << 32, radix: 16).dropFirst()).sqlite"
  }
}

extension FavoriteStore {
  static func configured(
    _ settings: Settings, database: LocalDatabase, clocks: SharedAirportClocks
  ) -> FavoriteStore {
    switch settings[ConfigurationKeys.storeVariant] {
    case .live: .live(database, clocks: clocks)
    case .mock: .mock()
    case .failing: .failing()
    }
  }
}

extension WatchStore {
  static func configured(_ settings: Settings, database: LocalDatabase, clocks: SharedAirportClocks) -> WatchStore {
    switch settings[ConfigurationKeys.storeVariant] {
    case .live: .live(database, clocks: clocks)
    case .mock: .mock()
    case .failing: .failing()
    }
  }
}

extension RegionStore {
  /// What was fetched last is remembered where something is kept of what it was answered.
  static func configured(_ settings: Settings, database: LocalDatabase) -> RegionStore {
    var store: RegionStore =
      switch settings[ConfigurationKeys.storeVariant] {
      case .live: .live(database)
      case .mock: .mock()
      case .failing: .failing()
      }
    let keepsTrips =
      settings[ConfigurationKeys.cacheMaxBytes] > 0
      && VariantTable(ConfigurationKeys.trips, settings: settings).variant(of: "trips") == .live
    if !keepsTrips {
      store.lastFetch = { nil }
      store.noteFetch = { _ in }
    }
    return store
  }
}

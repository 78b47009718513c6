import AerogamiCore
import AerogamiHTTP
import AerogamiStore

extension Settings {
  /// Whether the trips come from a service, whose prices change: those that are made up or replayed have no history.
  /// The same for who asks no client at all.
  public var showsLiveTrips: Bool {
    VariantTable(ConfigurationKeys.trips, settings: askingEveryone).variant(of: "trips") == .live
  }
}

extension PriceHistoryStore {
  /// What is recorded of the live trips client, by the address that it asks.
  static func configured(_ settings: Settings, database: LocalDatabase) -> PriceHistoryStore {
    // Without an address nobody can be asked, which is found out elsewhere.
    guard settings.showsLiveTrips, let base = settings.baseURL(of: ConfigurationKeys.trips) else { return .none }
    var store: PriceHistoryStore =
      switch settings[ConfigurationKeys.storeVariant] {
      case .live: .live(database, source: base.text)
      case .mock: .mock()
      case .failing: .failing()
      }
    store.isRecording = settings[ConfigurationKeys.historyRecord] == .always
    return store
  }
}

/// Whether prices are recorded.
enum HistoryRecording: String, CaseIterable {
  case always, never
}

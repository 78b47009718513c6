import AerogamiCore

@testable import AerogamiLive
@testable import AerogamiStore

// For tests that are about something else than local times: a time without an offset stays one.

extension TripClient {
  static func live(_ service: Service) -> TripClient {
    .live(service, clocks: SharedAirportClocks(zones: .none))
  }
}

extension FavoriteStore {
  static func live(_ database: LocalDatabase) -> FavoriteStore {
    .live(database, clocks: SharedAirportClocks(zones: .none))
  }
}

extension WatchStore {
  static func live(_ database: LocalDatabase) -> WatchStore {
    .live(database, clocks: SharedAirportClocks(zones: .none))
  }
}

import AerogamiCore

@testable import AerogamiLive

// For tests that are not about local times: a time without an offset stays unchanged.

extension TripClient {
  static func live(_ service: Service) -> TripClient {
    .live(service, clocks: SharedAirportClocks(zones: .none))
  }
}

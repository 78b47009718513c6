import AerogamiCore

@testable import AerogamiLive

// For tests that are about something else than local times: a time without an offset stays one.

extension TripClient {
  static func live(_ service: Service) -> TripClient {
    .live(service, clocks: SharedAirportClocks(zones: .none))
  }
}

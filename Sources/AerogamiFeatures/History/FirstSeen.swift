package import AerogamiCore
package import Foundation

extension PriceHistoryStore {
  /// Returns when each trip was first seen at its price: the recorded time, or else the time at which the service found
  /// the offer. An error of the store is ignored, because the service's time is known.
  ///
  /// - Throws: `CancellationError`.
  package func firstSeen(_ trips: [Trip]) async throws -> [Date] {
    var latest: [Route: [PricedRoute: [TripDates: PriceObservation]]] = [:]
    var dates: [Date] = []
    for trip in trips {
      guard let priced = PricedRoute(of: trip) else {
        dates.append(trip.createdAt)
        continue
      }
      if latest[priced.route] == nil {
        let histories = (try? await histories(priced.route)) ?? []
        try Task.checkCancellation()
        var observations: [PricedRoute: [TripDates: PriceObservation]] = [:]
        for history in histories {
          for observation in history.observations {
            observations[history.route, default: [:]][observation.dates] = observation
          }
        }
        latest[priced.route] = observations
      }
      let days = TripDates(departure: trip.departureAt.dayNumber, returning: trip.returnAt?.dayNumber)
      let observation = latest[priced.route]?[priced]?[days]
      dates.append(observation?.price == trip.price ? observation?.seenAt ?? trip.createdAt : trip.createdAt)
    }
    return dates
  }
}

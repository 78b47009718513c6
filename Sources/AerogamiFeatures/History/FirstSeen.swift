import AerogamiContainer
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

  /// Returns the latest recorded price for the route and days of each trip; `nil` if there is none. It may be the price
  /// of another flight of those days.
  package func latestPrices(of trips: [Trip]) async throws -> [LatestPrice?] {
    var latest: [PricedRoute: [TripDates: LatestPrice]] = [:]
    for route in trips.compactMap({ PricedRoute(of: $0)?.route }).uniqued() {
      for history in try await histories(route) {
        var ofSource: [TripDates: LatestPrice] = [:]
        for observation in history.observations {
          let seenAt = history.lastSeen[observation.dates] ?? observation.seenAt
          // An observation after the latest sighting was recorded while the system clock was ahead.
          if observation.seenAt > seenAt { continue }
          ofSource[observation.dates] = LatestPrice(price: observation.price, seenAt: seenAt)
        }
        // Several sources of one fetch have the same time; then the cheapest counts.
        latest[history.route, default: [:]].merge(ofSource) { one, other in
          (one.seenAt, other.price) < (other.seenAt, one.price) ? other : one
        }
      }
    }
    return trips.map { trip in
      let days = TripDates(departure: trip.departureAt.dayNumber, returning: trip.returnAt?.dayNumber)
      return PricedRoute(of: trip).flatMap { latest[$0]?[days] }
    }
  }
}

/// The latest recorded price of a route on given days.
package struct LatestPrice: Hashable, Sendable {
  package let price: Price
  /// When any fetch or watch last saw the price.
  package let seenAt: Date

  package init(price: Price, seenAt: Date) { (self.price, self.seenAt) = (price, seenAt) }
}

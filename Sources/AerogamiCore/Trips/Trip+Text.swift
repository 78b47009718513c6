import AerogamiContainer
package import Foundation

extension TripLocation {
  package var title: String { "\(airportCode) \(city)" }
}

extension Trip {
  /// The number of stops; empty if unknown.
  package var stopsText: String { transfers.map { "\($0)" } ?? "" }

  /// The travel time in hours and minutes, such as `6:05`; empty if unknown.
  package var hoursText: String {
    travelMinutes.map { "\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" } ?? ""
  }

  /// The airline and flight number, such as `FR 4048`.
  package var flightText: String { "\(airlines) \(flightNumber)" }

  /// The trip in one phrase, such as `72 EUR, CPH Copenhagen → AGP Málaga, Fri 15 Mar`.
  package func summary(at now: Date) -> String {
    "\(price) \(currency), \(departure.title) → \(destination.title), \(departureAt.dayText(at: now))"
      .printable(maxLength: 120)
  }
}

import AerogamiContainer
package import AerogamiCore
package import AerogamiJSON

/// A flight, with the price that was shown to a user of Travelpayouts in recent days.
package struct Fare: Hashable, Sendable {
  /// One end of the flight: the IATA codes of the city and of the airport.
  package struct End: Hashable, Sendable {
    package var city: String
    package var airport: String
  }

  package var origin: End
  package var destination: End
  package var price: Price
  /// The carrier's IATA code.
  package var airline: String
  package var flightNumber: Int
  package var departureAt: LocalTime
  /// The departure of the return flight; `nil` for a one-way flight.
  package var returnAt: LocalTime?
  /// The number of stops in the direction that has more; `nil` if unknown.
  package var transfers: Int?
  /// The total travel time in minutes, including stops and, for a round trip, both directions; `nil` if unknown.
  package var minutes: Int?
  package var link: FareLink?
}

extension Fare: Identifiable {
  /// A stable id of the flight, independent of its price. It is computed, because the service sends no ids.
  ///
  /// It is 64 bits of a digest in hexadecimal, so users can refer to a fare by the first few digits.
  package var id: String {
    let identity = [
      origin.city, destination.city, departureAt.textInUTC, returnAt?.textInUTC, airline,
      "\(flightNumber)",
    ].map { $0 ?? "" }
    let digest = SHA256.digest(Array(identity.joined(separator: "\n").utf8))
    return digest.prefix(8).hexadecimal
  }
}

extension LocalTime {
  fileprivate var textInUTC: String? { RFC3339.string(from: instant) }
}

/// The fares of one response.
package struct FarePage: Sendable {
  package var fares: DecodedList<Fare>
  /// The currency of every price: an ISO 4217 code such as `EUR`; empty if a response without fares has no currency.
  package var currency: String
  /// The number of rows that the service sent, including skipped ones.
  package var rowCount: Int { fares.elements.count + fares.skipped.count }
}

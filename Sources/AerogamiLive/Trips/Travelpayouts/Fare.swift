package import AerogamiCore
package import AerogamiJSON

/// A price that somebody was shown in the last days for a flight, as Travelpayouts has it.
package struct Fare: Hashable, Sendable {
  /// One end of the flight: the IATA codes of a city, and of the airport there.
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
  /// `nil` for a flight one way.
  package var returnAt: LocalTime?
  /// How often one changes planes on the way with more changes; `nil` where the service does not say.
  package var transfers: Int?
  /// How long one is under way, changes included, both ways together; `nil` where the service does not say.
  package var minutes: Int?
  package var link: FareLink?
}

extension Fare: Identifiable {
  /// The same for the same flight whenever it is asked for and whatever it costs then: the service gives none.
  ///
  /// 64 bits of a digest in hexadecimal. Its beginning tells fares apart as well as its end does, so that it may be
  /// shortened.
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

/// The fares of one answer.
package struct FarePage: Sendable {
  package var fares: DecodedList<Fare>
  /// Of every price: an ISO 4217 code such as `EUR`.
  package var currency: String
  /// How many rows the service sent, those that were skipped included.
  package var rowCount: Int { fares.elements.count + fares.skippedCount }
}

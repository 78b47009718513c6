import AerogamiCore
import Foundation

/// A trip for `JSONDecoder`, with the fields of `Trip`. The price is a `Decimal`, the only number of Foundation that
/// holds every price exactly.
protocol CodableTrip: Decodable {
  associatedtype Location: CodableLocation
  var id: String { get }
  var price: Decimal { get }
  var currency: String { get }
  var airlines: String { get }
  var flightNumber: Int { get }
  var departure: Location { get }
  var destination: Location { get }
  var departureAt: Date { get }
  var returnAt: Date? { get }
  var createdAt: Date { get }
  var expiresAt: Date { get }
}

protocol CodableLocation: Decodable {
  var city: String { get }
  var countryCode: String { get }
  var airportCode: String { get }
}

extension CodableTrip {
  /// This trip as a `Trip` without time zones, for comparison; `nil` for an invalid price or a time after the
  /// year 9999.
  var trip: Trip? {
    guard let price = Price("\(price)"), let departureAt = LocalTime(departureAt) else { return nil }
    return Trip(
      id: id, price: price, currency: currency, airlines: airlines, flightNumber: flightNumber,
      departure: departure.location, destination: destination.location, departureAt: departureAt,
      returnAt: returnAt.flatMap { LocalTime($0) },
      createdAt: createdAt, expiresAt: expiresAt)
  }
}

extension CodableLocation {
  fileprivate var location: TripLocation {
    TripLocation(city: city, countryCode: countryCode, airportCode: airportCode)
  }
}

/// A trip for a decoder that converts keys from snake case.
struct ConvertedTrip: CodableTrip {
  struct Location: CodableLocation {
    let city: String
    let countryCode: String
    let airportCode: String
  }

  let id: String
  let price: Decimal
  let currency: String
  let airlines: String
  let flightNumber: Int
  let departure: Location
  let destination: Location
  let departureAt: Date
  let returnAt: Date?
  let createdAt: Date
  let expiresAt: Date
}

/// A trip for a decoder that does not convert keys.
struct KeyedTrip: CodableTrip {
  struct Location: CodableLocation {
    let city: String
    let countryCode: String
    let airportCode: String

    private enum CodingKeys: String, CodingKey {
      case city
      case countryCode = "country_code"
      case airportCode = "airport_code"
    }
  }

  let id: String
  let price: Decimal
  let currency: String
  let airlines: String
  let flightNumber: Int
  let departure: Location
  let destination: Location
  let departureAt: Date
  let returnAt: Date?
  let createdAt: Date
  let expiresAt: Date

  private enum CodingKeys: String, CodingKey {
    case id, price, currency, airlines, departure, destination
    case flightNumber = "flight_number"
    case departureAt = "departure_at"
    case returnAt = "return_at"
    case createdAt = "created_at"
    case expiresAt = "expires_at"
  }
}

import AerogamiCore
import AerogamiLive
import FoundationEssentials

/// How a trip reads in each format. The keys are those of Aerogami's API; times are RFC 3339 in UTC.
enum TripRendering {
  static func tableColumns(at now: Date) -> [Column<FoundTrip>] {
    [
      Column("PRICE", .number) { "\($0.trip.price) \($0.trip.currency)" },
      // Never so narrow that a code or a flight's number is lost to the ellipsis.
      Column("FROM", shrinksTo: 5) { $0.trip.departure.title },
      Column("TO", shrinksTo: 5) { $0.trip.destination.title },
      Column("DEPARTS (UTC)") { minute($0.trip.departureAt) },
      Column("DAYS", .number) { $0.trip.duration.map { "\(Int(($0 / 86_400).rounded()))" } ?? "-" },
      Column("FLIGHT", shrinksTo: 8) { "\($0.trip.airlines) \($0.trip.flightNumber)" },
      Column("REGION", shrinksTo: 6) { $0.region ?? "" },
      Column("") { $0.trip.hasExpired(at: now) ? "expired" : "" },
    ]
  }

  /// `2026-12-03 06:40`
  private static func minute(_ date: Date) -> String {
    // Empty outside the years 0 to 9999, where no trip is.
    let text = RFC3339.string(from: date) ?? ""
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5))"
  }
}

extension TripLocation {
  fileprivate var title: String { "\(airportCode) \(city)" }
}

extension CSVWriter {
  private static let titles = [
    "id", "region", "price", "currency", "airlines", "flight_number",
    "departure.city", "departure.country_code", "departure.airport_code",
    "destination.city", "destination.country_code", "destination.airport_code",
    "departure_at", "return_at", "created_at", "expires_at", "expired",
  ]

  mutating func header() {
    for title in Self.titles { field(title) }
    endRecord()
  }

  /// A field for each title.
  mutating func trip(_ trip: Trip, in region: Region.ID?, at now: Date) {
    field(trip.id)
    field(region ?? "")
    field(trip.price)
    field(trip.currency)
    field(trip.airlines)
    field(trip.flightNumber)
    location(trip.departure)
    location(trip.destination)
    field(trip.departureAt)
    field(trip.returnAt)
    field(trip.createdAt)
    field(trip.expiresAt)
    field(trip.hasExpired(at: now) ? "true" : "false")
    endRecord()
  }

  private mutating func location(_ location: TripLocation) {
    field(location.city)
    field(location.countryCode)
    field(location.airportCode)
  }
}

extension JSONWriter {
  mutating func trip(_ trip: Trip, in region: Region.ID?, at now: Date) {
    beginObject()
    key("id")
    string(trip.id)
    key("region")
    optional(region) { $0.string($1) }
    key("price")
    price(trip.price)
    key("currency")
    string(trip.currency)
    key("airlines")
    string(trip.airlines)
    key("flight_number")
    int(trip.flightNumber)
    key("departure")
    location(trip.departure)
    key("destination")
    location(trip.destination)
    key("departure_at")
    date(trip.departureAt)
    key("return_at")
    optional(trip.returnAt) { $0.date($1) }
    key("created_at")
    date(trip.createdAt)
    key("expires_at")
    date(trip.expiresAt)
    key("expired")
    bool(trip.hasExpired(at: now))
    endObject()
  }

  mutating func region(_ summary: RegionSummary) {
    beginObject()
    key("id")
    optional(summary.region) { $0.string($1) }
    key("status")
    string(summary.status.rawValue)
    key("attempts")
    int(summary.attempts)
    key("durationMilliseconds")
    int(summary.milliseconds)
    key("tripCount")
    int(summary.tripCount)
    key("skippedCount")
    int(summary.skipped.count)
    key("error")
    optional(summary.error) { $0.string($1) }
    endObject()
  }

  private mutating func location(_ location: TripLocation) {
    beginObject()
    key("city")
    string(location.city)
    key("country_code")
    string(location.countryCode)
    key("airport_code")
    string(location.airportCode)
    endObject()
  }

  mutating func optional<Value>(_ value: Value?, write: (inout JSONWriter, Value) -> Void) {
    if let value { write(&self, value) } else { null() }
  }
}

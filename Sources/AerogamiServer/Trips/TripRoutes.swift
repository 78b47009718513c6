import AerogamiCore
import AerogamiJSON
import AerogamiLive
import Hummingbird

extension Routes {
  /// Aerogami's own API: `/trips`, `/trips/EU`, `/regions`, `/airports/VNO`.
  func add(_ client: TripClient) {
    let repository = TripRepository(client)
    get("trips") { _ in try await Answer(repository.trips(in: nil), write: writeTrips) }
    get("trips/:region") { question in
      try await Answer(repository.trips(in: question.path("region")), write: writeTrips)
    }
    get("regions") { _ in
      try await Answer(client.regions()) { json, regions in
        json.array(of: regions) { json, region in json.region(region) }
      }
    }
    get("airports/:code") { question in
      try await Answer(client.airport(question.path("code"))) { json, airport in json.airport(airport) }
    }
  }
}

@Sendable private func writeTrips(_ json: inout JSONWriter, _ trips: [Trip]) throws {
  try json.array(of: trips) { json, trip in try json.aerogamiTrip(trip) }
}

extension JSONWriter {
  fileprivate mutating func region(_ region: Region) {
    beginObject()
    key("id")
    string(region.id)
    key("name")
    string(region.name)
    key("country_codes")
    array(of: region.countryCodes) { json, code in json.string(code) }
    endObject()
  }

  /// Bare, without the envelope of the service's gateway.
  fileprivate mutating func airport(_ airport: Airport) {
    beginObject()
    key("code")
    string(airport.code)
    key("city")
    string(airport.city)
    key("name")
    string(airport.name)
    key("country")
    string(airport.countryCode)
    optional("state", airport.state)
    optional("tz", airport.timeZone)
    key("lon")
    double(airport.longitude)
    key("lat")
    double(airport.latitude)
    endObject()
  }
}

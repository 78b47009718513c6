import AerogamiContainer
import AerogamiCore
package import AerogamiJSON

/// Decodes the list of Ryanair's airports. Rows without a valid code and country are skipped silently, because the user
/// did not request the list. It is an error if no row is left.
package func decodeRyanairAirports(_ bytes: Span<UInt8>) throws(ResponseError) -> PlaceNames {
  let list = try decodeJSON(bytes) { json throws(JSONError) in
    try json.readList { json throws(JSONError) in try NamedPlace(ryanair: &json) }
  }
  try list.check()
  return PlaceNames(list.elements)
}

extension NamedPlace {
  fileprivate init(ryanair json: inout JSONReader) throws(JSONError) {
    var code: String?
    var name: String?
    var city: String?
    var country: String?
    var timeZone: String?
    var coordinates: Coordinates?

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "code": code = try json.readAirportCode()
      case "name": name = try json.readTextIfAny()
      case "city": city = try json.readMember("name")
      case "country": country = try json.readMember("code")?.uppercasedASCII
      case "timeZone": timeZone = try json.readTextIfAny()
      case "coordinates": coordinates = try json.skipNull() ? nil : Coordinates(ryanair: &json)
      default: try json.skipValue()
      }
    }
    let knownCode = try code.required("code", in: object)
    self.init(
      code: knownCode, name: name ?? knownCode, countryCode: try country.required("country", in: object),
      cityCode: nil, cityName: city, timeZone: timeZone, coordinates: coordinates)
  }
}

extension NamedPlace.Coordinates {
  fileprivate init(ryanair json: inout JSONReader) throws(JSONError) {
    var latitude: Double?
    var longitude: Double?
    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "latitude": latitude = try json.readDouble()
      case "longitude": longitude = try json.readDouble()
      default: try json.skipValue()
      }
    }
    self.init(
      latitude: try latitude.required("latitude", in: object),
      longitude: try longitude.required("longitude", in: object))
  }
}

extension JSONReader {
  fileprivate mutating func readAirportCode() throws(JSONError) -> String {
    let start = self
    guard let code = try readString().iataCode else { throw start.outOfRange("an airport code") }
    return code
  }
}

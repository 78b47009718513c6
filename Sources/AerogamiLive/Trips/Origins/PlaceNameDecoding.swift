import AerogamiContainer
import AerogamiCore
package import AerogamiJSON

/// Decodes a list of cities or airports: a place file of Travelpayouts, or the list of Ryanair's airports, whose keys
/// differ but do not conflict. Rows without a valid code and country are skipped silently, because a file has thousands
/// of rows and the user did not request it. It is an error if no row is left.
package func decodePlaceNames(_ bytes: Span<UInt8>) throws(ResponseError) -> PlaceNames {
  let list = try decodeJSON(bytes) { json throws(JSONError) in
    try json.readList { json throws(JSONError) in try NamedPlace(&json) }
  }
  try list.check()
  return PlaceNames(list.elements)
}

extension NamedPlace {
  fileprivate init(_ json: inout JSONReader) throws(JSONError) {
    var code: String?
    var name: String?
    var translatedName: String?
    var city: (code: String?, name: String?)
    var country: String?
    var timeZone: String?
    var coordinates: Coordinates?

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "code": code = try json.readPlaceCode()
      case "name": name = try json.readTextIfAny()
      case "name_translations":
        if try json.peek() == .object { translatedName = try json.readMember("en") } else { try json.skipValue() }
      case "city_code": city.code = try json.readTextIfAny()
      case "city": city.name = try json.readMember("name")
      case "country_code": country = try json.readTextIfAny()
      case "country": country = try json.readMember("code")?.uppercasedASCII
      case "time_zone", "timeZone": timeZone = try json.readTextIfAny()
      case "coordinates": coordinates = try json.skipNull() ? nil : Coordinates(&json)
      default: try json.skipValue()
      }
    }
    let knownCode = try code.required("code", in: object)
    self.init(
      code: knownCode, name: name ?? translatedName ?? knownCode,
      countryCode: try country.required("country", in: object), cityCode: city.code, cityName: city.name,
      timeZone: timeZone, coordinates: coordinates)
  }
}

extension NamedPlace.Coordinates {
  fileprivate init(_ json: inout JSONReader) throws(JSONError) {
    var latitude: Double?
    var longitude: Double?
    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "lat", "latitude": latitude = try json.readDouble()
      case "lon", "longitude": longitude = try json.readDouble()
      default: try json.skipValue()
      }
    }
    self.init(
      latitude: try latitude.required("latitude", in: object),
      longitude: try longitude.required("longitude", in: object))
  }
}

extension JSONReader {
  fileprivate mutating func readPlaceCode() throws(JSONError) -> String {
    let start = self
    guard let code = try readString().iataCode else { throw start.outOfRange("the code of a city or an airport") }
    return code
  }
}

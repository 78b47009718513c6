import AerogamiContainer
package import AerogamiJSON

/// Decodes a place file of Travelpayouts, `/data/en/cities.json` or `/data/en/airports.json`. Rows that are not places
/// are skipped silently, because the file has thousands of rows and the user did not request it. It is an error if no
/// row is left.
package func decodePlaceNames(_ bytes: Span<UInt8>) throws(ResponseError) -> PlaceNames {
  let list = try decodeJSON(bytes) { json throws(JSONError) in
    try json.readList { json throws(JSONError) in try NamedPlace(travelpayouts: &json) }
  }
  try list.check()
  return PlaceNames(list.elements)
}

extension NamedPlace {
  fileprivate init(travelpayouts json: inout JSONReader) throws(JSONError) {
    var code: String?
    var name: String?
    var translatedName: String?
    var countryCode: String?
    var cityCode: String?
    var timeZone: String?
    var coordinates: Coordinates?

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "code": code = try json.readString()
      case "name": name = try json.readTextIfAny()
      case "name_translations":
        if try json.peek() == .object { translatedName = try json.readMember("en") } else { try json.skipValue() }
      case "country_code": countryCode = try json.readString()
      case "city_code": cityCode = try json.skipNull() ? nil : json.readString()
      case "time_zone": timeZone = try json.skipNull() ? nil : json.readString()
      case "coordinates": coordinates = try json.skipNull() ? nil : Coordinates(travelpayouts: &json)
      default: try json.skipValue()
      }
    }
    let knownCode = try code.required("code", in: object)
    self.init(
      code: knownCode, name: name ?? translatedName ?? knownCode,
      countryCode: try countryCode.required("country_code", in: object), cityCode: cityCode, cityName: nil,
      timeZone: timeZone, coordinates: coordinates)
  }
}

extension NamedPlace.Coordinates {
  fileprivate init(travelpayouts json: inout JSONReader) throws(JSONError) {
    var latitude: Double?
    var longitude: Double?
    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "lat": latitude = try json.readDouble()
      case "lon": longitude = try json.readDouble()
      default: try json.skipValue()
      }
    }
    self.init(
      latitude: try latitude.required("lat", in: object), longitude: try longitude.required("lon", in: object))
  }
}

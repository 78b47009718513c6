import AerogamiContainer
package import AerogamiCore
package import AerogamiJSON

extension Resource<Void, [Airline]> {
  /// The airline file of Travelpayouts.
  static var airlines: Resource { Resource({ ["data", "en", "airlines.json"] }, decode: decodeAirlines) }
}

/// Decodes the file of airlines. Rows without a valid code and a name are skipped silently, because the user did not
/// request the file. It is an error if no row is left.
package func decodeAirlines(_ bytes: Span<UInt8>) throws(ResponseError) -> [Airline] {
  let list = try decodeJSON(bytes) { json throws(JSONError) in
    try json.readList { json throws(JSONError) in try Airline(travelpayouts: &json) }
  }
  try list.check()
  return list.elements
}

extension Airline {
  fileprivate init(travelpayouts json: inout JSONReader) throws(JSONError) {
    var code: String?
    var name: String?
    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "code": code = try json.readAirlineCode()
      case "name": name = try json.readString()
      default: try json.skipValue()
      }
    }
    self.init(code: try code.required("code", in: object), name: try name.required("name", in: object))
  }
}

extension JSONReader {
  /// Reads the code of an airline, two letters or digits, and returns it in capitals, as in fares.
  fileprivate mutating func readAirlineCode() throws(JSONError) -> String {
    let start = self
    let code = try readString()
    guard code.wholeMatch(of: /[A-Za-z0-9]{2}/) != nil else { throw start.outOfRange("an airline code") }
    return code.uppercasedASCII
  }
}

import AerogamiContainer
import AerogamiCore
import AerogamiJSON

extension Country {
  init(from json: inout JSONReader, _ api: CountriesAPI) throws(JSONError) {
    switch api {
    case .v1: try self.init(v1: &json)
    case .v3: try self.init(v3: &json)
    case .v5: try self.init(v5: &json)
    }
  }

  /// Reads a country in the shape of v1:
  ///
  ///     {"name":"Germany","nativeName":"Deutschland","alpha2Code":"DE","alpha3Code":"DEU","borders":["AUT"]}
  private init(v1 json: inout JSONReader) throws(JSONError) {
    var name: String?
    var nativeNames: [String] = []
    var alpha2: String?
    var alpha3: String?
    var borders: [Code] = []

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": name = try json.readString()
      case "nativeName": nativeNames = try json.readNativeNames()
      case "alpha2Code": alpha2 = try json.readAlpha2()
      case "alpha3Code": alpha3 = try json.readAlpha3()
      case "borders": borders = try json.readBorders()
      default: try json.skipValue()
      }
    }
    self.init(
      name: try name.required("name", in: object), nativeNames: nativeNames, alpha2: alpha2,
      alpha3: try alpha3.required("alpha3Code", in: object), borders: borders)
  }

  /// Reads a country in the shape of v3.1:
  ///
  ///     {"name":{"common":"Germany","official":"…","nativeName":{"deu":{"common":"Deutschland"}}},
  ///      "cca2":"DE","cca3":"DEU","borders":["AUT"]}
  private init(v3 json: inout JSONReader) throws(JSONError) {
    var names: Names?
    var alpha2: String?
    var alpha3: String?
    var borders: [Code] = []

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": names = try Names(from: &json)
      case "cca2": alpha2 = try json.readAlpha2()
      case "cca3": alpha3 = try json.readAlpha3()
      case "borders": borders = try json.readBorders()
      default: try json.skipValue()
      }
    }
    let found = try names.required("name", in: object)
    self.init(
      name: found.common, officialName: found.official, nativeNames: found.native, alpha2: alpha2,
      alpha3: try alpha3.required("cca3", in: object), borders: borders)
  }

  /// Reads a country in the shape of v5:
  ///
  ///     {"names":{"common":"Germany","official":"…"},"codes":{"alpha_2":"DE","alpha_3":"DEU"},"borders":["AUT"]}
  private init(v5 json: inout JSONReader) throws(JSONError) {
    var names: Names?
    var codes: (alpha2: String?, alpha3: String)?
    var borders: [Code] = []

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "names": names = try Names(from: &json)
      case "codes": codes = try json.readCodes()
      case "borders": borders = try json.readBorders()
      default: try json.skipValue()
      }
    }
    let found = try names.required("names", in: object)
    let coded = try codes.required("codes", in: object)
    self.init(
      name: found.common, officialName: found.official, nativeNames: found.native, alpha2: coded.alpha2,
      alpha3: coded.alpha3, borders: borders)
  }

  private struct Names {
    let common: String
    var official: String?
    var native: [String] = []

    init(from json: inout JSONReader) throws(JSONError) {
      var common: String?
      let object = try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "common": common = try json.readString()
        case "official": official = try json.skipNull() ? nil : json.readString()
        case "nativeName", "native": native = try json.readNativeNames()
        default: try json.skipValue()
        }
      }
      self.common = try common.required("common", in: object)
    }
  }
}

extension JSONReader {
  fileprivate mutating func readCodes() throws(JSONError) -> (alpha2: String?, alpha3: String) {
    var alpha2: String?
    var alpha3: String?
    let object = try beginObject()
    while let key = try nextKey() {
      switch key {
      case "alpha_2": alpha2 = try readAlpha2()
      case "alpha_3": alpha3 = try readAlpha3()
      default: try skipValue()
      }
    }
    return (alpha2, try alpha3.required("alpha_3", in: object))
  }

  /// Reads a two-letter code. Returns `nil` for null and for an empty string, which mean that the country has no code.
  fileprivate mutating func readAlpha2() throws(JSONError) -> String? {
    if try skipNull() { return nil }
    let start = self
    let text = try readString()
    if text.isEmpty { return nil }
    guard text.isCountryCode, text.utf8.count == 2 else { throw start.outOfRange("a two-letter code") }
    return text.uppercased()
  }

  fileprivate mutating func readAlpha3() throws(JSONError) -> String {
    let start = self
    let text = try readString()
    guard text.isCountryCode, text.utf8.count == 3 else { throw start.outOfRange("a three-letter code") }
    return text.uppercased()
  }

  /// Reads the codes of the neighbors; null means none. More than 300 codes are an error: there are fewer countries.
  fileprivate mutating func readBorders() throws(JSONError) -> [Country.Code] {
    if try skipNull() { return [] }
    return try readArray(upTo: 300) { json throws(JSONError) in try json.readAlpha3() }.uniqued()
  }

  /// Reads one name, an array of names, or an object that maps languages to names. Each name is a string or an object.
  /// Other values are ignored.
  fileprivate mutating func readNativeNames() throws(JSONError) -> [String] {
    var names: [String?] = []
    switch try peek() {
    case .array: names = try readArray { json throws(JSONError) in try json.readNativeName() }
    case .object:
      try beginObject()
      while try nextKey() != nil { names.append(try readNativeName()) }
    default: names = [try readNativeName()]
    }
    return names.compactMap(\.self).filter { !$0.isEmpty }.uniqued()
  }

  private mutating func readNativeName() throws(JSONError) -> String? {
    switch try peek() {
    case .string: return try readString()
    case .object:
      var common: String?
      var official: String?
      try beginObject()
      while let key = try nextKey() {
        switch key {
        case "common" where try peek() == .string: common = try readString()
        case "official" where try peek() == .string: official = try readString()
        default: try skipValue()
        }
      }
      return common ?? official
    default:
      try skipValue()
      return nil
    }
  }
}

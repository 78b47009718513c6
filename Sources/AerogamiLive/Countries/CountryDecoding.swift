import AerogamiContainer
package import AerogamiCore
package import AerogamiJSON

/// Decodes a list of countries in the format of a version of the API.
///
/// Ignores unknown keys, and nulls in the list, which the service sends for unknown codes. Rows that are not countries
/// are skipped and counted. A country without the key `borders` has no neighbors.
///
/// - Throws: `.malformed` for invalid JSON, `.status` for an error report with an unsuccessful status, otherwise
///   `.mismatched`.
package func decodeCountries(_ bytes: Span<UInt8>, _ api: CountriesAPI) throws(ResponseError) -> DecodedList<Country> {
  if let error = CountriesError(bytes) {
    if let status = error.status, !(200..<300).contains(status) { throw .status(status) }
    throw .mismatched("the service reports an error: \((error.message ?? noErrorMessage).printable(maxLength: 300))")
  }
  return try decodeJSON(bytes) { json throws(JSONError) -> DecodedList<Country> in
    guard try json.peek() == .object else { return try json.readCountries(api) }
    let start = json
    guard api == .v5 else { throw start.mismatch("an array") }
    let data = try json.readMember("data") { json throws(JSONError) in
      try json.skipNull()
        ? nil : json.readMember("objects") { json throws(JSONError) in try json.readCountries(api) }
    }
    guard let countries = data ?? nil else { throw start.mismatch("an object with data.objects") }
    return countries
  }
}

func countriesErrorMessage(_ bytes: Span<UInt8>) -> String? { CountriesError(bytes)?.message }

private let noErrorMessage = "no details given"

/// An error report, which has the same format in all versions of the API.
private struct CountriesError {
  var status: Int?
  var message: String?

  /// Returns `nil` for a response that reports no error. Null and an empty array in `errors` report none.
  init?(_ bytes: Span<UInt8>) {
    guard let response = try? JSONTree.parse(bytes), case .object = response.value else { return nil }
    let errors = response["errors"]
    let hasErrors = ![nil, .null, .array([])].contains(errors?.value)
    if case .number(let text)? = response["status"]?.value { status = Int(text) }
    if case .string(let text)? = response["message"]?.value { message = text }
    // Without a status, a message reports an error only if there are no countries. Otherwise it may report success.
    let isFailure = status.map { !(200..<300).contains($0) } ?? (message != nil && response["data"]?["objects"] == nil)
    guard hasErrors || isFailure else { return nil }
    if hasErrors { message = errors?.message ?? noErrorMessage }
  }
}

extension JSONReader {
  fileprivate mutating func readCountries(_ api: CountriesAPI) throws(JSONError) -> DecodedList<Country> {
    let list = try readList { json throws(JSONError) in try json.skipNull() ? nil : try Country(from: &json, api) }
    return DecodedList(elements: list.elements.compactMap(\.self), skipped: list.skipped)
  }
}

extension Country {
  /// Reads a country in the shape of a version of the API:
  ///
  ///     v1:   {"name":"Germany","nativeName":"Deutschland","alpha2Code":"DE","alpha3Code":"DEU","borders":["AUT"]}
  ///     v3.1: {"name":{"common":"Germany","official":"…","nativeName":{"deu":{"common":"Deutschland"}}},
  ///            "cca2":"DE","cca3":"DEU","borders":["AUT"]}
  ///     v5:   {"names":{"common":"Germany","official":"…"},"codes":{"alpha_2":"DE","alpha_3":"DEU"},"borders":["AUT"]}
  fileprivate init(from json: inout JSONReader, _ api: CountriesAPI) throws(JSONError) {
    var names: Names?
    var nativeNames: [String] = []
    var codes: (alpha2: String?, alpha3: String?)
    var borders: [Code] = []

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name" where api == .v1: names = Names(common: try json.readString())
      case "nativeName" where api == .v1: nativeNames = try json.readNativeNames()
      case "name" where api == .v3, "names" where api == .v5: names = try Names(from: &json)
      case "alpha2Code" where api == .v1, "cca2" where api == .v3: codes.alpha2 = try json.readAlpha2()
      case "alpha3Code" where api == .v1, "cca3" where api == .v3: codes.alpha3 = try json.readAlpha3()
      case "codes" where api == .v5: codes = try json.readCodes()
      case "borders": borders = try json.readBorders()
      default: try json.skipValue()
      }
    }
    let (nameKey, codeKey) =
      switch api {
      case .v1: ("name", "alpha3Code")
      case .v3: ("name", "cca3")
      case .v5: ("names", "codes")
      }
    let found = try names.required(nameKey, in: object)
    self.init(
      name: found.common, officialName: found.official, nativeNames: nativeNames + found.native, alpha2: codes.alpha2,
      alpha3: try codes.alpha3.required(codeKey, in: object), borders: borders)
  }

  private struct Names {
    let common: String
    var official: String?
    var native: [String] = []

    init(common: String) { self.common = common }

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
  fileprivate mutating func readCodes() throws(JSONError) -> (alpha2: String?, alpha3: String?) {
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
    let start = self
    guard try readTextIfAny() != nil else { return nil }
    self = start
    return try readString(as: "a two-letter code") { $0.isCountryCode && $0.utf8.count == 2 ? $0.uppercased() : nil }
  }

  fileprivate mutating func readAlpha3() throws(JSONError) -> String {
    try readString(as: "a three-letter code") { $0.isCountryCode && $0.utf8.count == 3 ? $0.uppercased() : nil }
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

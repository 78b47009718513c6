import AerogamiContainer
package import AerogamiCore
package import AerogamiJSON

/// Decodes a list of countries in the format of a version of the API.
///
/// Ignores unknown keys. Ignores nulls in the list, which the service sends for unknown codes. Rows that are not
/// countries are skipped and counted.
///
/// A country without the key `borders` has no neighbors. An error report is never decoded as a country or an empty
/// list.
///
/// - Throws: `.malformed` for invalid JSON, `.status` for an error report with an unsuccessful status, otherwise
///   `.mismatched`.
package func decodeCountries(_ bytes: Span<UInt8>, _ api: CountriesAPI) throws(ResponseError) -> DecodedList<Country> {
  let reply = try decodeJSON(bytes) { json throws(JSONError) in try CountriesResponse(from: &json, api) }
  if let error = reply.error {
    if let status = error.status, !(200..<300).contains(status) { throw .status(status) }
    throw .mismatched(
      "the service reports an error: \((error.message ?? noErrorMessage).printable(maxLength: 300))")
  }
  return reply.countries
}

/// Returns the message in the body of an unsuccessful response; `nil` if there is none.
func countriesErrorMessage(_ bytes: Span<UInt8>) -> String? {
  // All versions report errors in the same format.
  let reply = try? decodeJSON(bytes) { json throws(JSONError) in try CountriesResponse(from: &json, .v5) }
  return reply?.error?.message
}

/// The text for an error report without a message.
private let noErrorMessage = "no details given"

private struct CountriesResponse {
  struct Report {
    var status: Int?
    var message: String?
  }

  var countries = DecodedList<Country>()
  /// The error that the service reports; `nil` if it reports none.
  var error: Report?

  init(from json: inout JSONReader, _ api: CountriesAPI) throws(JSONError) {
    let start = json
    guard try json.peek() == .object else {
      countries = try json.readCountries(api)
      return
    }

    var hasCountries = false
    var errors: String?
    var message: String?
    var status: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "data" where api == .v5: hasCountries = try readData(&json)
      case "errors": errors = try json.readErrors()
      case "message" where try json.peek() == .string: message = try json.readString()
      case "status" where try json.peek() == .number: status = Int(try json.readNumberText())
      default: try json.skipValue()
      }
    }
    // In a response with countries, a message or a status may report success.
    let isError = errors != nil || status.map { !(200..<300).contains($0) } ?? (!hasCountries && message != nil)
    if isError { error = Report(status: status, message: errors ?? message) }
    if !hasCountries, !isError { throw start.mismatch(api == .v5 ? "an object with data.objects" : "an array") }
  }

  /// Reads the value of `data`, and returns whether it has the key `objects`.
  private mutating func readData(_ json: inout JSONReader) throws(JSONError) -> Bool {
    if try json.skipNull() { return false }
    var hasObjects = false
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "objects":
        countries = try json.readCountries(.v5)
        hasObjects = true
      default: try json.skipValue()
      }
    }
    return hasObjects
  }
}

extension JSONReader {
  fileprivate mutating func readCountries(_ api: CountriesAPI) throws(JSONError) -> DecodedList<Country> {
    let list = try readList { json throws(JSONError) in
      try json.skipNull() ? nil : try Country(from: &json, api)
    }
    return DecodedList(
      elements: list.elements.compactMap(\.self), skipped: list.skipped)
  }

  /// Reads the value of `errors`, such as `[{"message":"…"}]`, and returns its first message, or a default text if it
  /// has none. Returns `nil` for null and for an empty array, which report no error.
  fileprivate mutating func readErrors() throws(JSONError) -> String? {
    switch try peek() {
    case .string: return try readString()
    case .array:
      var message: String?
      var isEmpty = true
      try beginArray()
      while try nextElement() {
        isEmpty = false
        let found = try readText(of: "message")
        message = message ?? found
      }
      return isEmpty ? nil : message ?? noErrorMessage
    case .null:
      _ = try skipNull()
      return nil
    default:
      return try readText(of: "message") ?? noErrorMessage
    }
  }

  /// Reads a string, or an object with a string at the key `name`, and returns the string. Skips any other value and
  /// returns `nil`.
  fileprivate mutating func readText(of name: StaticString) throws(JSONError) -> String? {
    switch try peek() {
    case .string: return try readString()
    case .object:
      var text: String?
      try beginObject()
      while let key = try nextKey() {
        if name ~= key, try peek() == .string { text = try readString() } else { try skipValue() }
      }
      return text
    default:
      try skipValue()
      return nil
    }
  }
}

package import AerogamiCore
package import AerogamiJSON

/// Reads a list of countries in the shape of an API. Keys that are not known are ignored; so is a null in the list, which
/// stands for a code that the service does not know. What is no country is left out and counted.
///
/// A country without `borders` has none. A report of an error is never taken for such a country, nor for an empty list.
///
/// - Throws: `ResponseError.status` for an error report that has a status, and `ResponseError.mismatched` for one that has not.
package func decodeCountries(_ bytes: Span<UInt8>, _ api: CountriesAPI) throws(ResponseError) -> DecodedList<Country> {
  let reply = try decodeJSON(bytes) { json throws(JSONError) in try CountriesResponse(from: &json, api) }
  if let error = reply.error {
    if let status = error.status, !(200..<300).contains(status) { throw .status(status) }
    throw .mismatched(
      "the service reports an error: \((error.message ?? "it does not say which").printable(maxLength: 300))")
  }
  return reply.countries
}

/// What the body of an answer that is no success says is wrong; `nil` where it does not.
func countriesExplanation(_ bytes: Span<UInt8>) -> String? {
  // Any API does: what is wrong is said in the same way.
  let reply = try? decodeJSON(bytes) { json throws(JSONError) in try CountriesResponse(from: &json, .v5) }
  return reply?.error?.message
}

private struct CountriesResponse {
  struct Report {
    var status: Int?
    var message: String?
  }

  var countries = DecodedList<Country>()
  /// Where the service reports an error, with whatever status.
  var error: Report?

  init(from json: inout JSONReader, _ api: CountriesAPI) throws(JSONError) {
    let start = json
    guard try json.peek() == .object else {
      countries = try json.readCountries(api)
      return
    }

    var isAnswered = false
    var errors: String?
    var message: String?
    var status: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "data" where api == .v5: isAnswered = try readData(&json)
      case "errors": errors = try json.readErrors()
      case "message" where try json.peek() == .string: message = try json.readString()
      case "status" where try json.peek() == .number: status = Int(try json.readNumberText())
      default: try json.skipValue()
      }
    }
    // Beside an answer, a message or a status may say that all is well.
    let isError = errors != nil || status.map { !(200..<300).contains($0) } ?? (!isAnswered && message != nil)
    if isError { error = Report(status: status, message: errors ?? message) }
    if !isAnswered, !isError { throw start.mismatch(api == .v5 ? "data with objects" : "an array") }
  }

  /// - Returns: Whether there are objects in it.
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
      elements: list.elements.compactMap(\.self), skippedCount: list.skippedCount, skipReasons: list.skipReasons)
  }

  /// Reads `[{"message":"…"}]`, or anything else that `errors` may be; `nil` where there are none.
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
      return isEmpty ? nil : message ?? "it does not say which"
    case .null:
      _ = try skipNull()
      return nil
    default:
      return try readText(of: "message") ?? "it does not say which"
    }
  }

  /// Reads a text, or that of an object's key; `nil`, and past the value, where it is something else.
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

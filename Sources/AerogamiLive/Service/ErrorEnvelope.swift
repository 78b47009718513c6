import AerogamiCore
import AerogamiJSON

/// Returns the message of a JSON error; `nil` if there is none. Reads `errors`, else `error`, else `detail`: a string,
/// an object such as `{"message":"…"}`, or an array of these. The message is untrusted text of any length.
func errorEnvelopeMessage(_ bytes: Span<UInt8>) -> String? {
  guard let tree = try? JSONTree.parse(bytes) else { return nil }
  return (tree["errors"] ?? tree["error"] ?? tree["detail"])?.message
}

/// Decodes a response of a service that reports errors in the form that ``errorEnvelopeMessage(_:)`` reads. Throws
/// `ResponseError.status(200)` for an error report with status 200, otherwise the error of `decodeJSON`.
func decodeResponse<Value>(
  _ bytes: Span<UInt8>, _ read: (inout JSONReader) throws(JSONError) -> Value
) throws(ResponseError) -> Value {
  do throws(ResponseError) {
    return try decodeJSON(bytes, read)
  } catch {
    if case .mismatched = error, errorEnvelopeMessage(bytes) != nil { throw .status(200) }
    throw error
  }
}

extension JSONTree {
  /// The message of an error: this text, or the first message in this array or object; `nil` if there is none.
  var message: String? {
    switch value {
    case .string(let text): text.isEmpty ? nil : text
    case .array(let elements): elements.lazy.compactMap(\.message).first
    case .object: self["message"]?.message
    case .number, .bool, .null: nil
    }
  }
}

extension JSONReader {
  /// Reads a string and converts it. If `convert` returns `nil`, throws an error that contains `expectation`.
  mutating func readString<Value>(
    as expectation: String, _ convert: (String) -> Value?
  ) throws(JSONError) -> Value {
    let start = self
    guard let value = convert(try readString()) else { throw start.outOfRange(expectation) }
    return value
  }

  /// Reads a string; `nil` for null and for an empty string.
  mutating func readTextIfAny() throws(JSONError) -> String? {
    if try skipNull() { return nil }
    let text = try readString()
    return text.isEmpty ? nil : text
  }

  /// Reads an object like ``readMember(_:_:)``, but a missing member is an error.
  mutating func readRequiredMember<Value>(
    _ name: StaticString, _ read: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    var ahead = self
    let object = try ahead.beginObject()
    return try readMember(name, read).required("\(name)", in: object)
  }

  /// Reads an object, and returns the text of one member; `nil` if either is null, or if the text is missing or empty.
  mutating func readText(of name: StaticString) throws(JSONError) -> String? {
    if try skipNull() { return nil }
    return try readMember(name) { json throws(JSONError) in try json.readTextIfAny() } ?? nil
  }
}

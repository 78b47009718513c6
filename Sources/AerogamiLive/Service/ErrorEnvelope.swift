import AerogamiJSON

/// What a service says is wrong, where it says so in JSON: `{"errors":"…"}`, `{"errors":[{"message":"…"}]}`,
/// `{"error":{"message":"…"}}`, `{"detail":"…"}` and the like; `nil` where it does not.
///
/// It may be anything at all, of any length.
func errorEnvelope(_ bytes: Span<UInt8>) -> String? {
  guard let tree = try? JSONTree.parse(bytes) else { return nil }
  return (tree["errors"] ?? tree["error"] ?? tree["detail"])?.message
}

/// Reads an answer of a service that words its errors so.
///
/// - Throws: `ResponseError.status(200)` for the report of an error that claims to be a success.
func decodeResponse<Value>(
  _ bytes: Span<UInt8>, _ read: (inout JSONReader) throws(JSONError) -> Value
) throws(ResponseError) -> Value {
  do throws(ResponseError) {
    return try decodeJSON(bytes, read)
  } catch {
    if case .mismatched = error, errorEnvelope(bytes) != nil { throw .status(200) }
    throw error
  }
}

extension JSONTree {
  fileprivate subscript(key: String) -> JSONTree? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  fileprivate var message: String? {
    switch value {
    case .string(let text): text.isEmpty ? nil : text
    case .array(let elements): elements.lazy.compactMap(\.message).first
    case .object: self["message"]?.message
    case .number, .bool, .null: nil
    }
  }
}

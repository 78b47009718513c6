import AerogamiJSON

/// Returns the message of a JSON error; `nil` if there is none.
///
/// Reads the message from the first of the keys `errors`, `error` and `detail` that is present. The key's value is a
/// string, an object such as `{"message":"…"}`, or an array of these. The message is untrusted text of any length.
func errorEnvelopeMessage(_ bytes: Span<UInt8>) -> String? {
  guard let tree = try? JSONTree.parse(bytes) else { return nil }
  return (tree["errors"] ?? tree["error"] ?? tree["detail"])?.message
}

/// Decodes a response of a service that reports errors in the form that ``errorEnvelopeMessage(_:)`` reads.
///
/// - Throws: `ResponseError.status(200)` for an error report that the service sent with status 200, otherwise the error
///   of `decodeJSON`.
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
  fileprivate var message: String? {
    switch value {
    case .string(let text): text.isEmpty ? nil : text
    case .array(let elements): elements.lazy.compactMap(\.message).first
    case .object: self["message"]?.message
    case .number, .bool, .null: nil
    }
  }
}

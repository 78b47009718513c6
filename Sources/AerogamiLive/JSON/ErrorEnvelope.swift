/// What a service says is wrong, where it says so in JSON: `{"errors":"…"}`, `{"errors":[{"message":"…"}]}`,
/// `{"error":{"message":"…"}}` and the like; `nil` where it does not.
///
/// It may be anything at all, of any length.
func errorEnvelope(_ bytes: Span<UInt8>) -> String? {
  guard let tree = try? JSONTree.parse(bytes) else { return nil }
  return (tree["errors"] ?? tree["error"])?.message
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

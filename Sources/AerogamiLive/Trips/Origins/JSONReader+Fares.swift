import AerogamiCore
import AerogamiJSON

extension JSONReader {
  /// Reads a string; `nil` for null and for an empty string.
  mutating func readTextIfAny() throws(JSONError) -> String? {
    if try skipNull() { return nil }
    let text = try readString()
    return text.isEmpty ? nil : text
  }
}

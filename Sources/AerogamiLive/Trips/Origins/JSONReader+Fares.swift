import AerogamiCore
import AerogamiJSON

extension JSONReader {
  /// Reads a string; `nil` for null and for an empty string.
  mutating func readTextIfAny() throws(JSONError) -> String? {
    if try skipNull() { return nil }
    let text = try readString()
    return text.isEmpty ? nil : text
  }

  /// Reads an object, and returns the text of one member; `nil` if the object is null, or if the text is missing, null
  /// or empty.
  mutating func readMember(_ name: StaticString) throws(JSONError) -> String? {
    if try skipNull() { return nil }
    var value: String?
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case name: value = try readTextIfAny()
      default: try skipValue()
      }
    }
    return value
  }
}

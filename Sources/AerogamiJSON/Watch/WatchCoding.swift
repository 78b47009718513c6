import AerogamiContainer
package import AerogamiCore

// The JSON form of a watch without its name: {"search":"regions=VNO&to=ES","below":"60","new_low":true,"every":"2h",
// "notify":["phone"]}. A watch of meetings has "meeting":"home=Vilnius&home=Berlin" instead of "search". Members that are
// not set are left out.

extension JSONWriter {
  /// Writes a watch without its name.
  package mutating func watch(_ watch: Watch) {
    beginObject()
    if let meeting = watch.meeting { member("meeting", meeting.text) } else { member("search", watch.search.text) }
    for (field, value) in watch.fields where Watch.ownFields.contains(field) {
      key(text: field)
      switch (field, value) {
      case ("notify", _): array(of: watch.notifiers) { $0.string($1) }
      case (_, "true"): bool(true)
      default: string(value)
      }
    }
    endObject()
  }
}

extension Watch {
  /// Reads a watch that ``JSONWriter/watch(_:)`` wrote. Ignores elements of arrays that are not strings. Throws an error
  /// if the JSON is not an object, or if the watch is invalid.
  package init(name: String?, json: JSONTree) throws(TripSearchError) {
    guard case .object(let members) = json.value else { throw TripSearchError("the saved watch is not a JSON object") }
    var fields: [(name: String, value: String)] = []
    for member in members {
      switch (member.key, member.value.value) {
      case ("search", .string(let text)): fields += try SearchText(text: text).parameters
      case ("meeting", .string(let text)):
        fields += try MeetingText(text: text).parameters.map { ($0.name == "home" ? "meet" : $0.name, $0.value) }
      case (let field, .string(let text)): fields.append((field, text))
      case (let field, .bool(let isSet)): fields.append((field, isSet ? "true" : "false"))
      case (let field, .array(let elements)):
        let words = elements.compactMap { if case .string(let word) = $0.value { word } else { nil } }
        fields.append((field, words.joined(separator: ",")))
      default: throw TripSearchError("the saved \(member.key.printable(maxLength: 60)) has another type")
      }
    }
    try self.init(name: name, fields: fields)
  }
}

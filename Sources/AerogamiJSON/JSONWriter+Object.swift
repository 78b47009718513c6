import Foundation

extension JSONWriter {
  /// Returns a document of one object, and calls `write` to write its members.
  package static func document(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(write)
    json.newline()
    return json.bytes
  }

  /// Writes an object, and calls `write` to write its members.
  package mutating func object(_ write: (inout JSONWriter) -> Void) {
    beginObject()
    write(&self)
    endObject()
  }

  /// Writes a member of an object. Writes null for `nil`.
  package mutating func member(_ name: StaticString, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  /// Writes a member of an object. Writes null for `nil`.
  package mutating func member(_ name: StaticString, _ value: Int?) {
    key(name)
    if let value { int(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: Double) {
    key(name)
    double(value)
  }

  package mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    bool(value)
  }

  /// Writes an array with each element on its own line.
  package mutating func lines<Element>(
    _ elements: [Element], write: (inout JSONWriter, Element) throws -> Void
  ) rethrows {
    beginArray()
    for element in elements {
      newline()
      try write(&self, element)
    }
    if !elements.isEmpty { newline() }
    endArray()
  }
}

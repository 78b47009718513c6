/// A complete document in memory, for callers that need all of it before they can use it, such as a configuration.
package struct JSONTree: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    /// The members in the document's order. A key can occur more than once.
    case object([Member])
    case array([JSONTree])
    case string(String)
    /// The number as written in the document.
    case number(String)
    case bool(Bool)
    case null
  }

  package struct Member: Equatable, Sendable {
    package let key: String
    /// The position of the key's opening quote, in bytes from the start of the document.
    package let keyOffset: Int
    package let value: JSONTree
  }

  /// The position of the value's first byte, in bytes from the start of the document.
  package let offset: Int
  package let value: Value

  /// `{}`.
  package static let emptyObject = JSONTree(offset: 0, value: .object([]))

  private init(offset: Int, value: Value) { (self.offset, self.value) = (offset, value) }

  /// The value of the first member with this key; `nil` if there is none, or if this is not an object.
  package subscript(key: String) -> JSONTree? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Parses a document. Throws only `JSONError.Reason.syntax`.
  package static func parse(_ bytes: Span<UInt8>) throws(JSONError) -> JSONTree {
    var json = JSONReader(bytes)
    let tree = try JSONTree(from: &json)
    try json.finish()
    return tree
  }

  /// Reads a value recursively. The reader's depth limit bounds the recursion.
  private init(from json: inout JSONReader) throws(JSONError) {
    let kind = try json.peek()
    offset = json.offset
    switch kind {
    case .object:
      var members: [Member] = []
      try json.beginObject()
      while let key = try json.nextKey() {
        members.append(Member(key: key.string, keyOffset: key.offset, value: try JSONTree(from: &json)))
      }
      value = .object(members)
    case .array:
      var elements: [JSONTree] = []
      try json.beginArray()
      while try json.nextElement() { elements.append(try JSONTree(from: &json)) }
      value = .array(elements)
    case .string: value = .string(try json.readString())
    case .number: value = .number(try json.readNumberText())
    case .bool: value = .bool(try json.readBool())
    case .null:
      _ = try json.skipNull()
      value = .null
    }
  }
}

import AerogamiCore
import AerogamiJSON
import Foundation

/// A member of an object in a result: one definition for its schema and its value, which therefore match.
struct OutputField<Value>: Sendable {
  let name: String
  /// Whether every object has the member. If not, only objects of calls that request it.
  private(set) var isRequired = true
  private let writeSchema: @Sendable (inout JSONWriter) -> Void
  fileprivate let write: @Sendable (inout JSONWriter, Value) -> Void

  private init(
    _ name: String, schema: @escaping @Sendable (inout JSONWriter) -> Void,
    write: @escaping @Sendable (inout JSONWriter, Value) -> Void
  ) {
    (self.name, self.writeSchema, self.write) = (name, schema, write)
  }

  private init(
    _ name: String, _ type: String, _ description: String?, isNullable: Bool = true,
    write: @escaping @Sendable (inout JSONWriter, Value) -> Void
  ) {
    self.init(
      name,
      schema: { json in
        if isNullable { json.member("type", [type, "null"]) } else { json.member("type", type) }
        if let description { json.member("description", description) }
      }, write: write)
  }

  static func text(_ name: String, _ description: String? = nil, get: @escaping @Sendable (Value) -> String) -> Self {
    OutputField(name, "string", description, isNullable: false) { $0.string(get($1)) }
  }

  static func integer(_ name: String, _ description: String? = nil, get: @escaping @Sendable (Value) -> Int) -> Self {
    OutputField(name, "integer", description, isNullable: false) { $0.int(get($1)) }
  }

  static func price(_ name: String, _ description: String? = nil, get: @escaping @Sendable (Value) -> Price) -> Self {
    OutputField(name, "number", description, isNullable: false) { $0.price(get($1)) }
  }

  /// A text, or null.
  static func text(_ name: String, _ description: String? = nil, get: @escaping @Sendable (Value) -> String?) -> Self {
    OutputField(name, "string", description) { $0.string(get($1)) }
  }

  /// A whole number, or null.
  static func integer(_ name: String, _ description: String? = nil, get: @escaping @Sendable (Value) -> Int?) -> Self {
    OutputField(name, "integer", description) { json, value in
      if let number = get(value) { json.int(number) } else { json.null() }
    }
  }

  /// An amount, or null.
  static func price(_ name: String, _ description: String? = nil, get: @escaping @Sendable (Value) -> Price?) -> Self {
    OutputField(name, "number", description) { json, value in
      if let price = get(value) { json.price(price) } else { json.null() }
    }
  }

  /// A time in UTC as in RFC 3339, or null.
  static func date(_ name: String, _ description: String? = nil, get: @escaping @Sendable (Value) -> Date?) -> Self {
    OutputField(name, "string", description) { json, value in
      if let date = get(value) { json.date(date) } else { json.null() }
    }
  }

  static func flag(_ name: String, _ description: String? = nil, get: @escaping @Sendable (Value) -> Bool) -> Self {
    OutputField(name, "boolean", description, isNullable: false) { $0.bool(get($1)) }
  }

  static func texts(
    _ name: String, _ description: String? = nil, get: @escaping @Sendable (Value) -> [String]
  ) -> Self {
    OutputField(
      name,
      schema: { json in
        json.member("type", "array")
        json.object("items") { $0.member("type", "string") }
        if let description { json.member("description", description) }
      }, write: { json, value in json.array(of: get(value)) { $0.string($1) } })
  }

  /// An array of objects.
  static func objects<Element>(
    _ name: String, _ fields: [OutputField<Element>], get: @escaping @Sendable (Value) -> [Element]
  ) -> Self {
    OutputField(
      name,
      schema: { json in
        json.member("type", "array")
        json.object("items") { fields.writeSchema(&$0) }
      }, write: { json, value in json.array(of: get(value)) { json, element in fields.write(&json, element) } })
  }

  /// An object, or null.
  static func object<Element>(
    _ name: String, isNullable: Bool = true, _ fields: [OutputField<Element>],
    get: @escaping @Sendable (Value) -> Element?
  ) -> Self {
    OutputField(
      name, schema: { fields.writeSchema(&$0, isNullable: isNullable) },
      write: { json, value in
        if let element = get(value) { fields.write(&json, element) } else { json.null() }
      })
  }

  /// This member, but only in objects of calls that request it.
  var onRequest: Self {
    var field = self
    field.isRequired = false
    return field
  }

  fileprivate func schema(_ json: inout JSONWriter) { json.object { writeSchema(&$0) } }
}

extension Array {
  /// The JSON Schema of an object with these members and no others.
  func outputSchema<Value>() -> [UInt8] where Element == OutputField<Value> {
    var json = JSONWriter()
    json.object { writeSchema(&$0) }
    return json.bytes
  }

  fileprivate func writeSchema<Value>(
    _ json: inout JSONWriter, isNullable: Bool = false
  ) where Element == OutputField<Value> {
    if isNullable { json.member("type", ["object", "null"]) } else { json.member("type", "object") }
    json.object("properties") { json in
      for field in self {
        json.key(text: field.name)
        field.schema(&json)
      }
    }
    json.member("required", filter(\.isRequired).map(\.name))
    json.member("additionalProperties", false)
  }

  /// Writes an object with these members.
  func write<Value>(_ json: inout JSONWriter, _ value: Value) where Element == OutputField<Value> {
    json.beginObject()
    for field in self {
      json.key(text: field.name)
      field.write(&json, value)
    }
    json.endObject()
  }
}

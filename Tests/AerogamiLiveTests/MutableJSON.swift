import AerogamiJSON
import AerogamiLive
import TestSupport

/// A JSON document that a test changes at random positions.
indirect enum MutableJSON: Sendable {
  case object([(key: String, value: MutableJSON)])
  case array([MutableJSON])
  case string(String)
  /// The text of a number, `true`, `false` or `null`.
  case word(String)

  init(_ tree: JSONTree) {
    switch tree.value {
    case .object(let members): self = .object(members.map { ($0.key, MutableJSON($0.value)) })
    case .array(let elements): self = .array(elements.map { MutableJSON($0) })
    case .string(let text): self = .string(text)
    case .number(let text): self = .word(text)
    case .bool(let value): self = .word("\(value)")
    case .null: self = .word("null")
    }
  }

  /// The number of values in the document, including the document itself.
  var count: Int {
    switch self {
    case .object(let members): members.reduce(1) { $0 + $1.value.count }
    case .array(let elements): elements.reduce(1) { $0 + $1.count }
    case .string, .word: 1
    }
  }

  /// Changes the value at an index in document order.
  mutating func change(at index: Int, with body: (inout MutableJSON) -> Void) {
    if index == 0 { return body(&self) }
    var rest = index - 1
    switch self {
    case .object(var members):
      for place in members.indices {
        let count = members[place].value.count
        if rest < count {
          members[place].value.change(at: rest, with: body)
          break
        }
        rest -= count
      }
      self = .object(members)
    case .array(var elements):
      for place in elements.indices {
        let count = elements[place].count
        if rest < count {
          elements[place].change(at: rest, with: body)
          break
        }
        rest -= count
      }
      self = .array(elements)
    case .string, .word: break
    }
  }

  var text: String {
    switch self {
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.key)): \($0.value.text)" }.joined(separator: ", ") + "}"
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .string(let text): Self.quoted(text)
    case .word(let text): text
    }
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

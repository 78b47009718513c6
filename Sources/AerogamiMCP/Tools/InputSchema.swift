import AerogamiCore
import AerogamiJSON

extension [InputField] {
  /// The JSON Schema of an object with these fields and no others. Types are single words and every array has `items`,
  /// because some clients reject anything else.
  var inputSchema: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("type", "object")
      json.object("properties") { json in
        for field in self {
          json.key(text: field.name)
          json.object { field.writeSchema(&$0) }
        }
      }
      json.member("required", filter(\.isRequired).map(\.name))
      json.member("additionalProperties", false)
    }
    return json.bytes
  }
}

extension InputField {
  fileprivate func writeSchema(_ json: inout JSONWriter) {
    switch kind {
    case .text: json.member("type", "string")
    case .number: json.member("type", "number")
    case .integer(let range): json.integer(in: range)
    case .flag: json.member("type", "boolean")
    case .choice(let words): json.choice(of: words)
    case .list(let words):
      json.member("type", "array")
      json.object("items") { json in
        if let words { json.choice(of: words) } else { json.member("type", "string") }
      }
    case .integers(let range):
      json.member("type", "array")
      json.object("items") { $0.integer(in: range) }
    case .repeated(let counts):
      json.member("type", "array")
      json.object("items") { $0.member("type", "string") }
      json.member("minItems", counts.lowerBound)
      json.member("maxItems", counts.upperBound)
    }
    json.member("description", description)
    if let initial {
      json.key("default")
      switch kind {
      case .flag: json.bool(initial == "true")
      case .number, .integer: json.int(Int(initial) ?? 0)
      default: json.string(initial)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func integer(in range: ClosedRange<Int>) {
    member("type", "integer")
    member("minimum", range.lowerBound)
    member("maximum", range.upperBound)
  }

  fileprivate mutating func choice(of words: [String]) {
    member("type", "string")
    member("enum", words)
  }
}

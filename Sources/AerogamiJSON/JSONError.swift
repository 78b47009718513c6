import AerogamiContainer
import AerogamiCore

/// The reason why a document could not be read, and the position of the problem. An error contains only the offset and
/// the reason. ``message(in:)`` finds the path, the line and the actual value in the document's bytes later, so that
/// parsing without errors has no extra cost.
package struct JSONError: Error, Equatable {
  package enum Reason: Equatable, Sendable {
    /// The document is not valid JSON: the grammar requires something else here.
    case syntax(expected: String)
    /// The value does not have the expected type.
    case mismatch(expected: String)
    /// The value has the right type but is not accepted.
    case outOfRange(expected: String)
    /// The array has more elements than the limit.
    case tooMany(limit: Int)
    /// The object does not have this key.
    case missingKey(String)
  }

  /// The position in bytes from the start of the document. It equals the document's length if the document is
  /// incomplete.
  package let offset: Int
  package let reason: Reason

  package init(at offset: Int, _ reason: Reason) { (self.offset, self.reason) = (offset, reason) }

  /// Whether the document is malformed. If not, it is valid JSON of an unexpected form.
  package var isSyntax: Bool {
    if case .syntax = reason { true } else { false }
  }
}

/// The kind of a value. The raw values are nouns for messages.
package enum JSONKind: String, Sendable {
  case object = "an object"
  case array = "an array"
  case string = "a string"
  case number = "a number"
  case bool = "a boolean"
  case null = "null"
}

/// A position in a document, in terms that users understand.
package struct JSONLocation: Equatable, Sendable {
  /// The path from the top-level value, such as `[3].destination.airport_code`; empty for the top-level value itself.
  package private(set) var path = ""
  /// The line, starting at 1.
  package private(set) var line = 1
  /// The column in Unicode scalars, starting at 1.
  package private(set) var column = 1

  /// Finds the position of a byte offset, such as the offset at which reading failed. The document must be well-formed
  /// up to that offset.
  package init(of offset: Int, in bytes: Span<UInt8>) {
    var json = JSONReader(bytes)
    for index in json.offset..<max(json.offset, min(offset, bytes.count)) {
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if bytes[index] & 0xC0 != 0x80 {
        column += 1
      }
    }
    for step in Self.steps(to: offset, with: &json) {
      switch step {
      case .key(nil): break
      case .key(let key?): append(key: key)
      case .index(let index): path += "[\(index)]"
      }
    }
  }

  /// One level of the path: a key of an object or an index of an array. A key is `nil` until it has been read.
  private enum Step {
    case key(String?)
    case index(Int)
  }

  private static func steps(to end: Int, with json: inout JSONReader) -> [Step] {
    var steps: [Step] = []
    while json.offset < min(end, json.bytes.count) {
      switch json.byte {
      case UInt8(ascii: "{"): steps.append(.key(nil))
      case UInt8(ascii: "["): steps.append(.index(0))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = steps.popLast()
      case UInt8(ascii: ","):
        switch steps.popLast() {
        case .index(let index): steps.append(.index(index + 1))
        case .key: steps.append(.key(nil))
        case nil: break
        }
      case UInt8(ascii: "\""):
        do {
          let text = try json.scanString()
          // If `end` is inside this string, the string is not part of the path: the error is in the key itself.
          if json.offset <= end, case .key(nil) = steps.last { steps[steps.count - 1] = .key(text.string) }
          continue
        } catch {
          return steps
        }
      default: break
      }
      json.offset += 1
    }
    return steps
  }

  fileprivate mutating func append(key: String) {
    let isPlain = key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
    if isPlain, (1...40).contains(key.utf8.count) {
      path += path.isEmpty ? key : "." + key
    } else {
      path += "[\(key.quoted)]"
    }
  }
}

extension JSONError {
  /// Returns the position of the error in the document's bytes. For a missing key, the path ends with that key.
  package func location(in bytes: Span<UInt8>) -> JSONLocation {
    var location = JSONLocation(of: offset, in: bytes)
    if case .missingKey(let key) = reason { location.append(key: key) }
    return location
  }

  /// Returns a one-line message such as `[3].destination.airport_code: expected a string, found null`.
  /// It is safe to print: text quoted from the document is short, and unsafe characters in it are replaced.
  package func message(in bytes: Span<UInt8>) -> String {
    let location = location(in: bytes)
    if isSyntax { return "line \(location.line), column \(location.column): \(explanation(in: bytes))" }
    return (location.path.isEmpty ? "" : location.path + ": ") + explanation(in: bytes)
  }

  /// Returns the message without the position: `expected a string, found null`.
  package func explanation(in bytes: Span<UInt8>) -> String {
    switch reason {
    case .syntax(let expected): "expected \(expected), found \(character(in: bytes))"
    case .mismatch(let expected): "expected \(expected), found \(kind(in: bytes))"
    case .outOfRange(let expected): "expected \(expected), found \(value(in: bytes))"
    case .tooMany(let limit): "expected at most \(limit) elements, found more"
    case .missingKey: "missing"
    }
  }

  private func character(in bytes: Span<UInt8>) -> String {
    guard offset < bytes.count else { return "the end" }
    let scalar = bytes.text(offset..<min(offset + 4, bytes.count)).unicodeScalars.first
    guard let scalar, scalar != "\u{FFFD}" else { return "the byte \(hexadecimal(bytes[offset], digits: 2))" }
    return scalar.isUnsafeToPrint ? "U+\(hexadecimal(scalar.value, digits: 4))" : "\"\(scalar)\""
  }

  private func hexadecimal(_ number: some BinaryInteger, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private func kind(in bytes: Span<UInt8>) -> String {
    var json = JSONReader(bytes, at: offset)
    return (try? json.peek().rawValue) ?? ""
  }

  /// Describes the value at the offset: a number or string by its shortened text, any other value by its kind. A string
  /// that contains a URL is shown without the parts that may be secret.
  private func value(in bytes: Span<UInt8>) -> String {
    var json = JSONReader(bytes, at: offset)
    do {
      switch try json.peek() {
      case .number: return try json.readNumberText().printable(maxLength: 40)
      case .string:
        let text = try json.readString()
        return text.contains("://") ? text.quotedAddress : text.quoted
      case let kind: return kind.rawValue
      }
    } catch {
      return ""
    }
  }
}

extension String {
  /// The text in quotes, shortened for a message.
  fileprivate var quoted: String { "\"\(printable(maxLength: 40))\"" }
}

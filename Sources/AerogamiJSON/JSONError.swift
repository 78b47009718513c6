/// The reason why a document could not be read, and the position of the problem.
///
/// An error contains only the offset and the reason. ``message(in:)`` finds the path, the line and the actual value in
/// the document's bytes later, so that parsing without errors has no extra cost.
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

  package init(at offset: Int, _ reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

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

/// The reason why a document could not be read, and the position.
///
/// An error only holds what parsing knows anyway. ``message(in:)`` finds the path, the line and the actual value in the
/// document's bytes, so that errors cost nothing unless they happen.
package struct JSONError: Error, Equatable {
  package enum Reason: Equatable, Sendable {
    /// The document is not valid JSON: the grammar requires something else here.
    case syntax(expected: String)
    /// The value has another type.
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

  /// Whether the document is malformed; otherwise it is JSON of another form.
  package var isSyntax: Bool {
    if case .syntax = reason { true } else { false }
  }
}

/// The kind of a value. The raw values are texts for users.
package enum JSONKind: String, Sendable {
  case object = "an object"
  case array = "an array"
  case string = "a string"
  case number = "a number"
  case bool = "a boolean"
  case null = "null"
}

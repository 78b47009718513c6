/// Why a document could not be read, and where.
///
/// It carries no more than parsing knows anyway. Its path, its line and what stands there instead are found by
/// ``message(in:)`` in the bytes that were read, so that reading pays nothing for errors that do not happen.
package struct JSONError: Error, Equatable {
  package enum Reason: Equatable, Sendable {
    /// The document is no JSON at all: the grammar wants something else here.
    case syntax(expected: String)
    /// The value here is of another type.
    case mismatch(expected: String)
    /// The value here has the right type but is none of those that are accepted.
    case outOfRange(expected: String)
    /// The array that begins here has more elements than this.
    case tooMany(limit: Int)
    /// The object that begins here lacks this key.
    case missingKey(String)
  }

  /// In bytes from the start of the document. It equals their count where the document ends too early.
  package let offset: Int
  package let reason: Reason

  package init(at offset: Int, _ reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  /// Whether the document is malformed, whatever it was meant to hold; otherwise it is JSON, of another shape.
  package var isSyntax: Bool {
    if case .syntax = reason { true } else { false }
  }
}

/// What a value is. The raw values are for people.
package enum JSONKind: String, Sendable {
  case object = "an object"
  case array = "an array"
  case string = "a string"
  case number = "a number"
  case bool = "a boolean"
  case null = "null"
}

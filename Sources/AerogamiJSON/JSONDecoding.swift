package import AerogamiContainer
import AerogamiCore
import Foundation

/// The reason why a response cannot be used. Its texts are for users: one short line, safe to print.
package enum ResponseError: Error, Equatable {
  /// The response is not valid JSON. For example, it is incomplete or an HTML page.
  case malformed(String)
  /// The response is JSON of an unexpected form.
  case mismatched(String)
  /// The body of the response reports an error with this status, although the HTTP status was a success.
  case status(Int)
  /// The response is a list that is not empty, but all its rows are invalid.
  case everyRow(SkippedRows)
  /// The response is a list with more regions than the limit.
  case tooManyRegions(limit: Int)
}

extension ResponseError: ReportedError {
  package var message: String {
    switch self {
    case .malformed(let detail): "invalid JSON: \(detail)"
    case .mismatched(let detail): detail
    case .status(let status): "status \(status)"
    case .everyRow(let rows):
      (rows.count == 1 ? "the only row is invalid: " : "all \(rows.count) rows are invalid; the first: ")
        + (rows.reasons.first ?? "")
    case .tooManyRegions(let limit): "the list has more than \(limit) regions"
    }
  }

  package var remedy: String? {
    if case .tooManyRegions = self { "name the regions to fetch, or check the base URL" } else { nil }
  }
}

/// The valid elements of a list, and the invalid ones.
package struct DecodedList<Element: Sendable>: Sendable {
  package var elements: [Element]
  /// The invalid elements, with reasons such as `[3].price: expected a number, found null`.
  package var skipped: SkippedRows
  /// Whether the list had more elements than the limit. The elements after the limit were not decoded.
  package var isTruncated = false

  package init(elements: [Element] = [], skipped: SkippedRows = SkippedRows()) {
    (self.elements, self.skipped) = (elements, skipped)
  }
}

/// Reads a complete document. A malformed document is always reported as malformed, even if it has another error before
/// the malformed part.
package func decodeJSON<Value>(
  _ bytes: Span<UInt8>, _ read: (inout JSONReader) throws(JSONError) -> Value
) throws(ResponseError) -> Value {
  do throws(JSONError) {
    var json = JSONReader(bytes)
    let value = try read(&json)
    try json.finish()
    return value
  } catch {
    let error = syntaxError(in: bytes) ?? error
    throw error.isSyntax ? .malformed(error.message(in: bytes)) : .mismatched(error.message(in: bytes))
  }
}

private func syntaxError(in bytes: Span<UInt8>) -> JSONError? {
  var json = JSONReader(bytes)
  do {
    try json.skipValue()
    try json.finish()
    return nil
  } catch {
    return error
  }
}

extension JSONReader {
  /// Reads an object, and returns the value of one member, the last one if it is repeated; `nil` if it is missing.
  package mutating func readMember<Value>(
    _ name: StaticString, _ read: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value? {
    var value: Value?
    try beginObject()
    while let key = try nextKey() {
      if name ~= key { value = try read(&self) } else { try skipValue() }
    }
    return value
  }

  /// Reads an array, and throws an error if it has more than `limit` elements.
  package mutating func readArray<Element>(
    upTo limit: Int = .max, _ readElement: (inout JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    let start = self
    var elements: [Element] = []
    try beginArray()
    while try nextElement() {
      if elements.count == limit { throw start.tooMany(limit: limit) }
      elements.append(try readElement(&self))
    }
    return elements
  }

  /// Reads an array and skips invalid elements, so that an invalid row does not affect the valid ones. The caller
  /// decides what to do if all elements are invalid. Elements after the limit are only checked for valid JSON.
  package mutating func readList<Element>(
    atMost limit: Int = .max, _ readElement: (inout JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> DecodedList<Element> {
    var list = DecodedList<Element>()
    try beginArray()
    while try nextElement() {
      if list.elements.count + list.skipped.count == limit {
        list.isTruncated = true
        try skipValue()
        continue
      }
      try append(to: &list, readElement)
    }
    return list
  }

  /// Reads the values of an object's members in order, and skips invalid ones like ``readList(atMost:_:)``. The keys
  /// are ignored.
  package mutating func readMembers<Element>(
    _ readElement: (inout JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> DecodedList<Element> {
    var list = DecodedList<Element>()
    try beginObject()
    while try nextKey() != nil { try append(to: &list, readElement) }
    return list
  }

  /// Reads an element and appends it to a list. Skips and counts an invalid element.
  @inline(__always) private mutating func append<Element>(
    to list: inout DecodedList<Element>, _ readElement: (inout JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) {
    let start = self
    do {
      let element = try readElement(&self)
      if list.elements.count == 1 {
        // Room for rows as long as the first two, and an eighth more, because a list that is too small is doubled:
        // half of it is then unused. Growing by doubling takes 2 % of the instructions of a large fetch.
        let count = bytes.count / max(offset / 2, 1)
        list.elements.reserveCapacity(min(count + count / 8 + 8, 100_000))
      }
      list.elements.append(element)
    } catch {
      if error.isSyntax { throw error }
      self = start
      try skipValue()
      list.skipped.count += 1
      if list.skipped.reasons.count < 3 { list.skipped.reasons.append(error.message(in: bytes)) }
    }
  }

  /// Reads an array like ``readList(atMost:_:)``, but throws an error if it has more than `limit` elements.
  package mutating func readList<Element>(
    upTo limit: Int, _ readElement: (inout JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> DecodedList<Element> {
    let start = self
    let list = try readList(atMost: limit, readElement)
    if list.isTruncated { throw start.tooMany(limit: limit) }
    return list
  }
}

extension Optional {
  /// Returns the value of a key, or throws an error at the object's offset if the key is missing.
  package func required(_ key: String, in object: Int) throws(JSONError) -> Wrapped {
    guard let self else { throw JSONError(at: object, .missingKey(key)) }
    return self
  }
}

package import AerogamiCore

/// Why a service's reply is of no use. The texts are for people: short, one line, safe to print.
package enum ResponseError: Error, Equatable {
  /// It is no JSON: cut off, or a page of HTML, or anything else.
  case malformed(String)
  /// It is JSON, but not what was asked for.
  case mismatched(String)
  /// It is an error report with this status, in a reply that claimed success.
  case status(Int)
  /// It is a list that is not empty, and nothing in it is what was asked for.
  case everyRow(SkippedRows)
  /// It is a list of more regions than are read.
  case tooManyRegions(limit: Int)
}

extension ResponseError {
  /// The same with another place in front, for a document that was found inside another.
  package func prefixed(with place: String) -> ResponseError {
    switch self {
    case .malformed(let detail): .malformed(place + detail)
    case .mismatched(let detail): .mismatched(place + detail)
    case .status, .everyRow, .tooManyRegions: self
    }
  }
}

extension ResponseError: ReportedError {
  package var message: String {
    switch self {
    case .malformed(let detail): "no valid JSON: \(detail)"
    case .mismatched(let detail): detail
    case .status(let status): "status \(status)"
    case .everyRow(let rows):
      (rows.count == 1 ? "the only row is unusable: " : "all \(rows.count) rows are unusable; the first: ")
        + (rows.reasons.first ?? "")
    case .tooManyRegions(let limit):
      "it lists more than \(limit) regions"
    }
  }

  package var remedy: String? {
    switch self {
    case .malformed, .mismatched, .status, .everyRow: nil
    case .tooManyRegions: "name those to fetch, or check the base URL"
    }
  }
}

/// What could be read of a list, and how much could not.
package struct DecodedList<Element: Sendable>: Sendable {
  package var elements: [Element]
  package var skippedCount: Int
  /// What was wrong with the first few elements that were skipped, such as `[3].price: expected a number, found null`.
  package var skipReasons: [String]
  /// Whether there were more elements than the limit of the read, of which the rest was not read.
  package var isTruncated = false

  package init(elements: [Element] = [], skippedCount: Int = 0, skipReasons: [String] = []) {
    self.elements = elements
    self.skippedCount = skippedCount
    self.skipReasons = skipReasons
  }
}

/// Reads a whole document.
///
/// A malformed one is reported as that, wherever the fault is, and even if something that it lacks was missed first.
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
  /// Reads an array, leaving out what is no `Element`, so that one bad row does not cost all the good ones. Whether a
  /// list of which nothing is left is of any use is the caller's to say.
  ///
  /// - Parameter limit: How many elements are read at most; the rest is only checked to be JSON.
  package mutating func readList<Element>(
    atMost limit: Int = .max, _ readElement: (inout JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> DecodedList<Element> {
    var list = DecodedList<Element>()
    try beginArray()
    while try nextElement() {
      if list.elements.count + list.skippedCount == limit {
        list.isTruncated = true
        try skipValue()
        continue
      }
      let start = self
      do {
        list.elements.append(try readElement(&self))
      } catch {
        if error.isSyntax { throw error }
        self = start
        try skipValue()
        list.skippedCount += 1
        if list.skipReasons.count < 3 { list.skipReasons.append(error.message(in: bytes)) }
      }
    }
    return list
  }

  /// Reads an array like ``readList(atMost:_:)``, but one of more than `limit` elements is an error.
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
  /// The value that a key of an object has turned out to have, or the error that it lacks that key.
  ///
  /// - Parameter object: the object's offset, as ``JSONReader/beginObject()`` has returned it.
  package func required(_ key: String, in object: Int) throws(JSONError) -> Wrapped {
    guard let self else { throw JSONError(at: object, .missingKey(key)) }
    return self
  }
}

/// Splits a stream of bytes into messages, one a line. Memory is bounded by ``Session/maxBytes`` and one chunk.
package struct MessageLines: Sendable {
  private var rest: [UInt8] = []
  /// The number of bytes of ``rest`` that are known to have no line break.
  private var searchedCount = 0
  /// Whether the bytes up to the next line break belong to a message that is too long.
  private var isSkipping = false

  package init() {}

  package mutating func append(_ chunk: some Sequence<UInt8>) { rest.append(contentsOf: chunk) }

  /// Returns the next message; `nil` if more bytes are needed. Ignores blank lines.
  ///
  /// - Parameter isAtEnd: Whether no more bytes follow, so that the last line may lack its line break.
  package mutating func next(isAtEnd: Bool = false) -> Session.Input? {
    while let end = rest[searchedCount...].firstIndex(of: UInt8(ascii: "\n")) ?? (isAtEnd ? rest.count : nil) {
      if end == rest.count, rest.isEmpty, !isSkipping { return nil }
      let line = Array(rest[..<end])
      rest.removeSubrange(..<min(end + 1, rest.count))
      searchedCount = 0
      if isSkipping || line.count > Session.maxBytes {
        isSkipping = false
        return .tooLong
      }
      if !line.allSatisfy(\.isBlank) { return .message(line) }
    }
    searchedCount = rest.count
    if rest.count > Session.maxBytes {
      isSkipping = true
      (rest, searchedCount) = ([], 0)
    }
    return nil
  }
}

extension UInt8 {
  /// Whether this byte is white space in JSON.
  fileprivate var isBlank: Bool { [0x20, 0x09, 0x0D].contains(self) }
}

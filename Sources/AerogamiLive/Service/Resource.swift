import AerogamiCore
import AerogamiJSON

/// A resource of a service, or one for each input: where it is, and how what comes is read.
///
/// This is all that there is to say about an endpoint; ``Service/using(_:)`` makes the closure of a client from it.
struct Resource<Input: Sendable, Value: Sendable>: Sendable {
  /// What a resource is called that may not exist, and what was meant by it: `("region", "EU")`.
  typealias Name = (kind: String, name: String)

  /// The segments below the service's base, not encoded.
  let path: @Sendable (Input) -> [String]
  /// What follows them, not encoded, in this order.
  let query: @Sendable (Input) -> [(name: String, value: String)]
  /// What a 404 says is unknown; `nil` where a 404 is as wrong as any other status.
  let name: @Sendable (Input) -> Name?
  /// Told the body of a 200.
  let decode: @Sendable (Span<UInt8>) throws(ResponseError) -> (Value, SkippedRows)

  init(
    _ path: @escaping @Sendable (Input) -> [String],
    query: @escaping @Sendable (Input) -> [(name: String, value: String)] = { _ in [] },
    named name: @escaping @Sendable (Input) -> Name? = { _ in nil },
    decode: @escaping @Sendable (Span<UInt8>) throws(ResponseError) -> Value
  ) {
    self.path = path
    self.query = query
    self.name = name
    self.decode = { body throws(ResponseError) in (try decode(body), SkippedRows()) }
  }

  /// The same for what holds a list among other things, of which rows may be unusable.
  init(
    _ path: @escaping @Sendable (Input) -> [String],
    named name: @escaping @Sendable (Input) -> Name? = { _ in nil },
    decodeSkipping decode: @escaping @Sendable (Span<UInt8>) throws(ResponseError) -> (Value, SkippedRows)
  ) {
    self.path = path
    query = { _ in [] }
    self.name = name
    self.decode = decode
  }

  /// The same for a list, of which rows may be unusable, but not all of them.
  init<Element>(
    _ path: @escaping @Sendable (Input) -> [String],
    query: @escaping @Sendable (Input) -> [(name: String, value: String)] = { _ in [] },
    named name: @escaping @Sendable (Input) -> Name? = { _ in nil },
    decodeList: @escaping @Sendable (Span<UInt8>) throws(ResponseError) -> DecodedList<Element>
  ) where Value == [Element] {
    self.init(
      path, query: query, named: name,
      decodeRows: { body throws(ResponseError) in
        let list = try decodeList(body)
        return (list.elements, try list.skipped)
      })
  }

  /// The same for anything of which rows may have been left out.
  init(
    _ path: @escaping @Sendable (Input) -> [String],
    query: @escaping @Sendable (Input) -> [(name: String, value: String)] = { _ in [] },
    named name: @escaping @Sendable (Input) -> Name? = { _ in nil },
    decodeRows: @escaping @Sendable (Span<UInt8>) throws(ResponseError) -> (Value, SkippedRows)
  ) {
    self.path = path
    self.query = query
    self.name = name
    decode = decodeRows
  }
}

extension DecodedList {
  /// What was left out, as long as something is left.
  var skipped: SkippedRows {
    get throws(ResponseError) {
      let skipped = SkippedRows(count: skippedCount, reasons: skipReasons)
      if elements.isEmpty, skippedCount > 0 { throw .everyRow(skipped) }
      return skipped
    }
  }
}

import AerogamiContainer
import AerogamiCore
import AerogamiJSON

/// An endpoint of a service: how to build the path and query of a request, and how to decode the response.
struct Resource<Input: Sendable, Value: Sendable>: Sendable {
  /// The kind of a resource and its name as the user typed it, such as `("region", "EU")`. The resource may not exist.
  typealias Name = (kind: String, name: String)

  /// The path segments below the service's base URL, not percent-encoded.
  let path: @Sendable (Input) -> [String]
  /// The query items in order, not percent-encoded.
  let query: @Sendable (Input) -> [(name: String, value: String)]
  /// The resource that a 404 reports as unknown; `nil` if a 404 is an error like any other status.
  let name: @Sendable (Input) -> Name?
  /// Decodes the body of a response with status 200.
  let decode: @Sendable (Span<UInt8>) throws(ResponseError) -> (Value, SkippedRows)
  /// The JSON body of a POST request; `nil` for a GET request.
  private(set) var body: @Sendable (Input) -> [UInt8]? = { _ in nil }
  /// Finds the cause of a refusal in the service's error message; `nil` if the message names no known cause.
  private(set) var refusal: @Sendable (Input, _ message: String) -> Refusal? = { _, _ in nil }

  /// Creates an endpoint whose response is a single value.
  init(
    _ path: @escaping @Sendable (Input) -> [String],
    query: @escaping @Sendable (Input) -> [(name: String, value: String)] = { _ in [] },
    named name: @escaping @Sendable (Input) -> Name? = { _ in nil },
    decode: @escaping @Sendable (Span<UInt8>) throws(ResponseError) -> Value
  ) {
    self.init(
      path, query: query, named: name,
      decodeRows: { body throws(ResponseError) in (try decode(body), SkippedRows()) })
  }

  /// Creates an endpoint whose response is a list. Skips invalid rows, but it is an error if all rows are invalid.
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
        return (list.elements, try list.skippedRows())
      })
  }

  /// Creates an endpoint whose decoder returns a value of any type and reports the invalid rows that it skipped.
  init(
    _ path: @escaping @Sendable (Input) -> [String],
    query: @escaping @Sendable (Input) -> [(name: String, value: String)] = { _ in [] },
    named name: @escaping @Sendable (Input) -> Name? = { _ in nil },
    decodeRows: @escaping @Sendable (Span<UInt8>) throws(ResponseError) -> (Value, SkippedRows)
  ) {
    (self.path, self.query, self.name) = (path, query, name)
    decode = decodeRows
  }

  /// Returns this endpoint for POST requests with a JSON body, which only read, so that repeating them is harmless.
  func posting(_ body: @escaping @Sendable (Input) -> [UInt8]) -> Resource {
    var resource = self
    resource.body = body
    return resource
  }

  func refusing(_ refusal: @escaping @Sendable (Input, _ message: String) -> Refusal?) -> Resource {
    var resource = self
    resource.refusal = refusal
    return resource
  }
}

extension DecodedList {
  /// Returns the skipped rows. Throws `ResponseError.everyRow` if the list has rows, and all of them were skipped.
  func skippedRows() throws(ResponseError) -> SkippedRows {
    if elements.isEmpty, skipped.count > 0 { throw .everyRow(skipped) }
    return skipped
  }
}

/// The cause of a refusal, found in the service's error message. The status is 400, or 200 with an error in the body.
enum Refusal: Hashable, Sendable {
  /// The service has no resource with this name. The kind is a noun, such as `rover`.
  case unknown(kind: String, name: String)
  /// The service would accept a changed request. The text tells the user what to change.
  case remedy(String)
}

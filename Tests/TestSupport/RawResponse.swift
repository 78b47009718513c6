/// A strictly parsed HTTP response. Rejects anything that could make two ends disagree on where the response ends.
public struct RawResponse: Sendable {
  public let status: Int
  public let fields: [(name: String, value: String)]
  public let body: [UInt8]

  public struct Malformed: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String, _ bytes: some Sequence<UInt8>) {
      self.description = "\(description): \"\(String(decoding: Array(bytes), as: UTF8.self))\""
    }
  }

  /// Returns the value of a header, or all of its values joined with commas.
  public func header(_ name: String) -> String? {
    let values = fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// Parses the first response and removes it from `bytes`.
  ///
  /// - Parameter isHead: Whether the request was a `HEAD`, whose response has no body.
  public init(from bytes: inout ArraySlice<UInt8>, isHead: Bool) throws(Malformed) {
    var rest = bytes
    let statusLine = try Self.line(&rest)
    guard let match = statusLine.wholeMatch(of: /HTTP\/1\.[01] ([1-5][0-9]{2}) [ -~]*/), let status = Int(match.1)
    else { throw Malformed("not a status line", bytes.prefix(200)) }
    var fields: [(name: String, value: String)] = []
    while true {
      let line = try Self.line(&rest)
      if line.isEmpty { break }
      guard let field = Self.field(Array(line.utf8)) else { throw Malformed("not a header", line.utf8) }
      fields.append(field)
    }
    self.status = status
    self.fields = fields

    func values(_ name: String) -> [String] { fields.filter { $0.name.lowercased() == name }.map(\.value) }
    guard values("transfer-encoding").isEmpty else { throw Malformed("a chunked response", bytes.prefix(400)) }
    let lengths = values("content-length")
    let hasBody = !isHead && status >= 200 && status != 204 && status != 304
    guard hasBody else {
      guard lengths.count <= 1 else { throw Malformed("several lengths", bytes.prefix(400)) }
      body = []
      bytes = rest
      return
    }
    guard lengths.count == 1, let length = Int(lengths[0]), length >= 0, "\(length)" == lengths[0] else {
      throw Malformed("no valid length", bytes.prefix(400))
    }
    guard rest.count >= length else { throw Malformed("a body shorter than its length", bytes) }
    body = Array(rest.prefix(length))
    bytes = rest.dropFirst(length)
  }

  private static let tokenBytes = Set(
    "!#$%&'*+.^_`|~-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// Returns the name and the value of a header line; `nil` if it is not one. A regular expression is far slower,
  /// and tests parse thousands of lines.
  private static func field(_ line: [UInt8]) -> (name: String, value: String)? {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      line[..<colon].allSatisfy(tokenBytes.contains),
      line[(colon + 1)...].allSatisfy({ $0 == 0x09 || (0x20...0x7E).contains($0) })
    else { return nil }
    let value = line[(colon + 1)...].drop(while: isBlank)
    let end = value.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? value.startIndex
    return (String(decoding: line[..<colon], as: UTF8.self), String(decoding: value[..<end], as: UTF8.self))
  }

  private static func line(_ rest: inout ArraySlice<UInt8>) throws(Malformed) -> String {
    guard let end = rest.firstIndex(of: 0x0A), end > rest.startIndex, rest[end - 1] == 0x0D else {
      throw Malformed("no line that ends with CR LF", rest.prefix(200))
    }
    let line = rest[..<(end - 1)]
    guard !line.contains(0x0D) else { throw Malformed("a CR in a line", line) }
    rest = rest[(end + 1)...]
    return String(decoding: line, as: UTF8.self)
  }
}

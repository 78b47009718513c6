import Testing

/// The bytes that a client sends on one connection, and the expected behavior of the server.
struct WireCase: Sendable, CustomTestStringConvertible {
  /// A response to one request.
  struct Reply: Sendable {
    /// The valid statuses; several if the parser may reject the request before a handler does.
    var statuses: Set<Int>
    /// Whether the request was a `HEAD`: then nothing follows the head of the response.
    var isHead = false
    /// Whether the server may close the connection without this response.
    var isOptional = false
    /// A required part of the body.
    var text: String?
    /// The `X-Request-Id` of the request, which the server repeats.
    var id: String?

    static func status(_ statuses: Int...) -> Reply { Reply(statuses: Set(statuses)) }
    static func head(_ statuses: Int...) -> Reply { Reply(statuses: Set(statuses), isHead: true) }
    static func optional(_ statuses: Int...) -> Reply { Reply(statuses: Set(statuses), isOptional: true) }
    static func ok(containing text: String) -> Reply { Reply(statuses: [200], text: text) }
    static func ok(id: String) -> Reply { Reply(statuses: [200], id: id) }
  }

  /// The state of the connection after the replies.
  enum Ending: Sendable {
    /// It serves the next request.
    case open
    /// The server closes it without a response to the next request.
    case closed
    case either
  }

  let name: String
  let pieces: [[UInt8]]
  let replies: [Reply]
  let ending: Ending

  var testDescription: String { name }

  init(_ name: String, _ pieces: [[UInt8]], _ replies: [Reply], then ending: Ending) {
    self.name = name
    self.pieces = pieces
    self.replies = replies
    self.ending = ending
  }

  init(_ name: String, _ text: String, _ replies: Reply..., then ending: Ending = .closed) {
    self.init(name, [Array(text.utf8)], replies, then: ending)
  }

  init(_ name: String, bytes: [UInt8], _ replies: Reply..., then ending: Ending = .closed) {
    self.init(name, [bytes], replies, then: ending)
  }
}

extension WireCase {
  /// A request, with `fields` as its header lines after `Host`.
  static func request(_ target: String, _ fields: String..., method: String = "GET", body: String = "") -> String {
    let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost"] + fields
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
  }

  /// A request that gets no response when it is part of another one. The word must not appear in a log.
  static let smuggled = request("/health?smuggled")
}

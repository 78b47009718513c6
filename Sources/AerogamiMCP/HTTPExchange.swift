import AerogamiJSON
import Foundation

/// A message in the body of an HTTP request, and what it makes the server do. Each request has a session of its own.
package struct HTTPExchange: Sendable {
  /// The headers that the protocol uses, with all their values.
  package struct Headers: Sendable {
    package var versions: [String]
    package var methods: [String]
    package var names: [String]

    package init(versions: [String] = [], methods: [String] = [], names: [String] = []) {
      (self.versions, self.methods, self.names) = (versions, methods, names)
    }
  }

  /// The maximum size of a body, in bytes.
  package static let maxBytes = 1 << 16

  package private(set) var session: Session
  /// The first actions of the session.
  package private(set) var actions: [Session.Action]
  private let isStateless: Bool

  package init(_ server: ToolServer, _ headers: Headers, body: [UInt8]) {
    var agreed: Revision?
    do throws(ProtocolError) {
      (agreed, isStateless) = try Self.revision(headers, body)
    } catch {
      (session, actions, isStateless) = (Session(server), [.send(.error(error))], true)
      return
    }
    session = Session(server, agreed: agreed)
    actions = session.receive(body)
  }

  /// The responses that need no call of a tool; `nil` if there is a call.
  package var responses: [OutgoingMessage]? {
    var responses: [OutgoingMessage] = []
    for action in actions {
      guard case .send(let response) = action else { return nil }
      responses.append(response)
    }
    return responses
  }

  /// Whether the client wants to know how far its call is.
  package var reportsProgress: Bool {
    actions.contains { if case .start(let call) = $0 { call.reportsProgress } else { false } }
  }

  /// Returns the HTTP status of a response. A client of a handshake revision expects 200 for an error of a request that
  /// could be read.
  package func status(of response: OutgoingMessage) -> Int {
    switch response.errorCode.flatMap(ProtocolError.Code.init) {
    case nil, .internalError, .tooManyCalls: 200
    case .unknownMethod: isStateless ? 404 : 200
    case .invalidParams: isStateless ? 400 : 200
    case .parseError, .invalidRequest, .headerMismatch, .unsupportedVersion: 400
    }
  }

  /// Returns the revision of an earlier handshake, and whether the request is stateless.
  private static func revision(
    _ headers: Headers, _ body: [UInt8]
  ) throws(ProtocolError) -> (agreed: Revision?, isStateless: Bool) {
    // The session reports an invalid message.
    let message: Message? = (try? JSONTree.parse(body.span)).flatMap { try? Message($0) }
    var id: MessageID?
    if case .request(let requested) = message?.kind { id = requested }
    do throws(ProtocolError) {
      if [headers.versions, headers.methods, headers.names].contains(where: { $0.count > 1 }) {
        throw ProtocolError(.headerMismatch, "a header of the protocol appears more than once")
      }
      let header = headers.versions.first
      let version = message?.meta("protocolVersion")
      let named = header.flatMap(Revision.init)
      if let message, version != nil || named?.isStateless == true {
        // The protocol defines no headers for notifications.
        if id != nil { try compare(headers, with: message, version) }
        return (nil, true)
      }
      guard let header else {
        // Revisions before the header existed.
        return (.march2025, false)
      }
      guard let named else { throw ProtocolError(unsupportedVersion: header) }
      return (named, named.isStateless)
    } catch {
      var error = error
      error.id = id
      throw error
    }
  }

  /// Checks that the headers of a stateless request are the same as its body, because a proxy may use either.
  private static func compare(
    _ headers: Headers, with message: Message, _ version: JSONTree?
  ) throws(ProtocolError) {
    guard let version else {
      throw ProtocolError(.invalidParams, "io.modelcontextprotocol/protocolVersion is missing in params._meta")
    }
    if version.value != headers.versions.first.map(JSONTree.Value.string) {
      throw ProtocolError(
        .headerMismatch, "the header MCP-Protocol-Version must equal io.modelcontextprotocol/protocolVersion")
    }
    if headers.methods.first != message.method {
      throw ProtocolError(.headerMismatch, "the header Mcp-Method must equal the method")
    }
    if message.method == "tools/call", let name = message.params["name"]?.value,
      name != headers.names.first.flatMap(\.decodedHeader).map(JSONTree.Value.string)
    {
      throw ProtocolError(.headerMismatch, "the header Mcp-Name must equal the name of the tool")
    }
  }
}

extension String {
  /// The text of a header, which may be encoded as `=?base64?…?=`; `nil` if it is malformed.
  fileprivate var decodedHeader: String? {
    let (start, end) = ("=?base64?", "?=")
    guard hasPrefix(start), hasSuffix(end), count >= start.count + end.count else { return self }
    guard let bytes = Data(base64Encoded: String(dropFirst(start.count).dropLast(end.count))) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}

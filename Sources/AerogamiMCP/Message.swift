import AerogamiContainer
import AerogamiJSON

/// The id of a request or the token of its progress: a string or an integer that the client chooses.
package struct MessageID: Hashable, Sendable {
  /// The id as JSON, as it is sent back.
  let json: [UInt8]

  /// Returns `nil` for other values, which the protocol does not allow: null, a fraction, an array or an object.
  init?(_ value: JSONTree.Value) {
    switch value {
    case .string(let text):
      var json = JSONWriter()
      json.string(text)
      self.json = json.bytes
    // An integer is not decoded, so it may have any number of digits.
    case .number(let digits) where digits.allSatisfy({ $0.isWholeNumber || $0 == "-" }):
      json = Array(digits.utf8)
    default: return nil
    }
  }
}

/// A message of a client that is valid JSON-RPC 2.0.
struct Message {
  enum Kind {
    case request(MessageID)
    case notification
    /// Never expected, because the server sends no requests.
    case response
  }

  let kind: Kind
  /// Empty for a response.
  let method: String
  /// An object. Empty if the message has no parameters.
  let params: JSONTree

  init(_ tree: JSONTree) throws(ProtocolError) {
    guard case .object(let members) = tree.value else {
      throw ProtocolError(.invalidRequest, "a message must be an object")
    }
    // A repeated key means different things to different readers.
    if let key = members.repeatedKey { throw ProtocolError(.invalidRequest, repeating: key) }
    let id = tree["id"].map { MessageID($0.value) }
    if case .some(nil) = id { throw ProtocolError(.invalidRequest, "an id must be a string or an integer") }
    guard tree["jsonrpc"]?.value == .string("2.0") else {
      throw ProtocolError(.invalidRequest, "jsonrpc must be \"2.0\"", id: id ?? nil)
    }
    guard let named = tree["method"] else {
      guard id != nil, tree["result"] != nil || tree["error"] != nil else {
        throw ProtocolError(.invalidRequest, "the method is missing", id: id ?? nil)
      }
      (kind, method, params) = (.response, "", .emptyObject)
      return
    }
    guard case .string(let method) = named.value else {
      throw ProtocolError(.invalidRequest, "the method must be a string", id: id ?? nil)
    }
    let kind = (id ?? nil).map(Kind.request) ?? .notification
    (self.kind, self.method) = (kind, method)
    params = tree["params"] ?? .emptyObject
    // A malformed notification has no response, so its parameters are not checked here.
    guard case .request(let id) = kind else { return }
    guard case .object = params.value else {
      throw ProtocolError(.invalidParams, "params must be an object", id: id)
    }
    if let key = params.repeatedKey { throw ProtocolError(.invalidParams, repeating: key, id: id) }
  }

  /// A value of `_meta`, such as the version of a request in a stateless revision.
  func meta(_ name: String) -> JSONTree? { params["_meta"]?["io.modelcontextprotocol/\(name)"] }
}

/// Why a message cannot be handled. The model does not see such an error, in contrast to a result with
/// ``ToolResult/isError``.
struct ProtocolError: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParams = -32602
    case internalError = -32603
    case headerMismatch = -32020
    case unsupportedVersion = -32022
    /// One of the codes that each implementation may use as it likes.
    case tooManyCalls = -32010
  }

  let code: Code
  let message: String
  /// The id of the request; `nil` if it is not known.
  var id: MessageID?
  /// The version that the client requested, if that is what is wrong.
  var requestedVersion: String?

  init(_ code: Code, _ message: String, id: MessageID? = nil) {
    (self.code, self.message, self.id) = (code, message, id)
  }

  init(_ code: Code, repeating key: String, id: MessageID? = nil) {
    self.init(code, "the key \"\(key.printable(maxLength: 60))\" appears more than once", id: id)
  }

  init(unsupportedVersion version: String) {
    let supported = Revision.stateless.map(\.rawValue).listed(with: "or")
    self.init(
      .unsupportedVersion,
      "version \"\(version.printable(maxLength: 60))\" is not supported; use \(supported), or the method initialize")
    requestedVersion = version
  }
}

extension JSONTree {
  /// The first key that occurs twice in one object, at any depth.
  fileprivate var repeatedKey: String? {
    switch value {
    case .object(let members): members.repeatedKey ?? members.lazy.compactMap(\.value.repeatedKey).first
    case .array(let elements): elements.lazy.compactMap(\.repeatedKey).first
    default: nil
    }
  }
}

extension [JSONTree.Member] {
  fileprivate var repeatedKey: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0.key).inserted }?.key
  }
}

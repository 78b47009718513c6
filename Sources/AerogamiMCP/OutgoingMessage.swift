import AerogamiJSON

/// A message to a client.
package struct OutgoingMessage: Equatable, Sendable {
  /// The JSON, without line breaks.
  package let json: [UInt8]
  /// The code of a protocol error; `nil` for anything else.
  package let errorCode: Int?

  private init(_ json: [UInt8], errorCode: Int? = nil) { (self.json, self.errorCode) = (json, errorCode) }

  static func result(_ result: [UInt8], to id: MessageID) -> Self {
    Self(
      .object { json in
        json.member("jsonrpc", "2.0")
        json.member("id", json: id.json)
        json.member("result", json: result)
      })
  }

  static func error(_ error: ProtocolError) -> Self {
    Self(
      .object { json in
        json.member("jsonrpc", "2.0")
        // JSON-RPC requires null where the id is not known.
        json.member("id", json: error.id?.json ?? Array("null".utf8))
        json.object("error") { json in
          json.member("code", error.code.rawValue)
          json.member("message", error.message)
          guard let version = error.requestedVersion else { return }
          json.object("data") { json in
            json.member("supported", Revision.stateless.map(\.rawValue))
            json.member("requested", version)
          }
        }
      }, errorCode: error.code.rawValue)
  }

  static func progress(_ progress: CallProgress, token: MessageID) -> Self {
    Self(
      .object { json in
        json.member("jsonrpc", "2.0")
        json.member("method", "notifications/progress")
        json.object("params") { json in
          json.member("progressToken", json: token.json)
          json.member("progress", progress.done)
          json.member("total", progress.total)
          json.member("message", progress.message)
        }
      })
  }

  /// The responses to the requests of a batch.
  static func batch(_ responses: [OutgoingMessage]) -> Self {
    var json = JSONWriter()
    json.array(of: responses) { $0.value(json: $1.json) }
    return Self(json.bytes)
  }
}

extension [UInt8] {
  /// Returns an object as JSON, and calls `write` to write its members.
  static func object(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(write)
    return json.bytes
  }
}

extension JSONWriter {
  /// Writes a member whose value is already JSON.
  mutating func member(_ name: StaticString, json value: [UInt8]) {
    key(name)
    self.value(json: value)
  }

  /// Writes a value that is already JSON, on one line: a line break in JSON is always white space.
  mutating func value(json: [UInt8]) {
    value(maximumLength: json.count) { text in
      for byte in json where byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r") { text.append(byte) }
    }
  }
}

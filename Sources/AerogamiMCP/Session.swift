import AerogamiContainer
package import AerogamiJSON

/// The state of a connection with a client: a pure function from what arrives to what is to be done.
///
/// Serves both generations of the protocol at the same time. A request that names its version is stateless; any other
/// belongs to the handshake.
package struct Session: Sendable {
  package enum Action: Sendable {
    case send(OutgoingMessage)
    case start(Call)
    /// Cancel the running call with this number. Its end must still be reported.
    case cancel(Int)
  }

  /// A call of a tool.
  package struct Call: Sendable {
    /// A number that no other call of the session has.
    package let number: Int
    let id: MessageID
    let batch: Int?
    let revision: Revision
    package let tool: Tool
    package let arguments: JSONTree
    let progressToken: MessageID?
    fileprivate var lastProgress = -1

    /// Whether the client wants to know how far the call is.
    package var reportsProgress: Bool { progressToken != nil }
  }

  private struct Batch {
    var responses: [OutgoingMessage] = []
    /// The number of calls without a response, and 1 while the batch is being read.
    var openCount = 1
  }

  /// The maximum number of calls that run at the same time.
  package static let maxRunning = 8
  /// The maximum number of calls that wait for others to end, and of messages in a batch.
  package static let maxWaiting = 64
  /// The maximum size of a message, in bytes.
  package static let maxBytes = 1 << 20

  private let server: ToolServer
  /// The revision of the handshake; `nil` before it.
  private var agreed: Revision?
  private var running: [Int: Call] = [:]
  private var waiting: [Call] = []
  /// The running calls that were canceled, so nothing is sent for them.
  private var canceled: Set<Int> = []
  private var batches: [Int: Batch] = [:]
  private var nextNumber = 0

  /// - Parameter agreed: The revision of an earlier handshake; `nil` if there was none.
  package init(_ server: ToolServer, agreed: Revision? = nil) { (self.server, self.agreed) = (server, agreed) }

  /// Whether no call runs or waits.
  package var isIdle: Bool { running.isEmpty && waiting.isEmpty }

  /// Handles a message of at most ``maxBytes``.
  package mutating func receive(_ message: [UInt8]) -> [Action] {
    let tree: JSONTree
    do throws(JSONError) {
      tree = try JSONTree.parse(message.span)
    } catch {
      return [.send(.error(ProtocolError(.parseError, "invalid JSON: \(error.message(in: message.span))")))]
    }
    guard case .array(let elements) = tree.value else { return receive(tree, in: nil) }
    guard agreed?.hasBatches == true else {
      return [.send(.error(ProtocolError(.invalidRequest, "a message must be an object; batches are not supported")))]
    }
    guard (1...Self.maxWaiting).contains(elements.count) else {
      return [.send(.error(ProtocolError(.invalidRequest, "a batch must have 1 to \(Self.maxWaiting) messages")))]
    }
    let batch = takeNumber()
    batches[batch] = Batch()
    return elements.flatMap { receive($0, in: batch) } + closeOne(of: batch)
  }

  /// Handles a message that was longer than ``maxBytes``, and was not read.
  package func refuseLongMessage() -> [Action] {
    [.send(.error(ProtocolError(.invalidRequest, "the message is longer than \(Self.maxBytes) bytes")))]
  }

  /// Handles the end of a running call. `nil` means that the call failed unexpectedly.
  package mutating func end(_ number: Int, with result: ToolResult?) -> [Action] {
    guard let call = running.removeValue(forKey: number) else { return [] }
    var actions: [Action] = []
    if canceled.remove(number) == nil {
      let response: OutgoingMessage =
        if let result {
          .result(server.result(result, call.revision), to: call.id)
        } else {
          .error(ProtocolError(.internalError, "\(call.tool.name) failed unexpectedly", id: call.id))
        }
      actions = respond(response, in: call.batch)
    }
    if let batch = call.batch { actions += closeOne(of: batch) }
    return actions + startWaiting()
  }

  /// Handles progress of a running call. Sends only an increase, as the protocol requires.
  package mutating func report(_ progress: CallProgress, of number: Int) -> [Action] {
    guard let call = running[number], let token = call.progressToken, !canceled.contains(number),
      progress.done > call.lastProgress
    else { return [] }
    running[number]?.lastProgress = progress.done
    return [.send(.progress(progress, token: token))]
  }
}

/// How far a call is.
package struct CallProgress: Equatable, Sendable {
  let done: Int
  let total: Int
  let message: String

  package init(done: Int, total: Int, message: String) {
    (self.done, self.total, self.message) = (done, total, message)
  }
}

extension Session {
  private mutating func receive(_ tree: JSONTree, in batch: Int?) -> [Action] {
    do throws(ProtocolError) {
      let message = try Message(tree)
      switch message.kind {
      case .response: return []
      case .notification: return notice(message)
      case .request(let id):
        do throws(ProtocolError) {
          return try handle(message, id, in: batch)
        } catch {
          var error = error
          error.id = id
          throw error
        }
      }
    } catch {
      return respond(.error(error), in: batch)
    }
  }

  /// Handles a notification, which never has a response.
  private mutating func notice(_ message: Message) -> [Action] {
    guard message.method == "notifications/cancelled",
      let id = message.params["requestId"].flatMap({ MessageID($0.value) })
    else { return [] }
    if let index = waiting.firstIndex(where: { $0.id == id }) {
      let call = waiting.remove(at: index)
      return call.batch.map { closeOne(of: $0) } ?? []
    }
    guard let call = running.values.first(where: { $0.id == id && !canceled.contains($0.number) }) else { return [] }
    canceled.insert(call.number)
    return [.cancel(call.number)]
  }

  private mutating func handle(
    _ message: Message, _ id: MessageID, in batch: Int?
  ) throws(ProtocolError) -> [Action] {
    // The client could not tell which request an error with this id is for, so the error has no id.
    if running.values.contains(where: { $0.id == id }) || waiting.contains(where: { $0.id == id }) {
      return respond(
        .error(ProtocolError(.invalidRequest, "a request with the same id is still in progress")), in: batch)
    }
    let revision = try revision(of: message, isInBatch: batch != nil)
    let result: [UInt8]
    switch (message.method, revision.isStateless) {
    case ("initialize", false):
      result = server.welcome(revision)
      agreed = revision
    case ("ping", false): result = ToolServer.pong
    case ("server/discover", true): result = server.discovery
    case ("tools/list", _):
      if let cursor = message.params["cursor"], cursor.value != .null {
        throw ProtocolError(.invalidParams, "unknown cursor: all tools are on one page")
      }
      result = server.list(revision)
    case ("tools/call", _): return try call(message, id, revision, in: batch)
    default: throw ProtocolError(.unknownMethod, "unknown method \"\(message.method.printable(maxLength: 60))\"")
    }
    return respond(.result(result, to: id), in: batch)
  }

  /// Returns the revision with which a request is handled.
  private func revision(of message: Message, isInBatch: Bool) throws(ProtocolError) -> Revision {
    let (version, capabilities) = (message.meta("protocolVersion"), message.meta("clientCapabilities"))
    if version == nil, capabilities == nil {
      switch message.method {
      case "initialize":
        if isInBatch { throw ProtocolError(.invalidRequest, "initialize must not be in a batch") }
        return try requestedRevision(of: message)
      case "ping": return agreed ?? .newestWithHandshake
      default:
        if let agreed { return agreed }
      }
    }
    guard let version else {
      throw ProtocolError(
        .invalidParams,
        "io.modelcontextprotocol/protocolVersion is missing in params._meta; add it, or send initialize first")
    }
    guard case .string(let name) = version.value else {
      throw ProtocolError(.invalidParams, "io.modelcontextprotocol/protocolVersion must be a string")
    }
    guard let revision = Revision(rawValue: name), revision.isStateless else {
      throw ProtocolError(unsupportedVersion: name)
    }
    guard case .object = capabilities?.value else {
      throw ProtocolError(
        .invalidParams,
        "io.modelcontextprotocol/clientCapabilities in params._meta must be an object, which may be empty")
    }
    if isInBatch { throw ProtocolError(.invalidRequest, "version \(name) has no batches") }
    return revision
  }

  /// Returns the revision that `initialize` requests if it has a handshake, and the newest with one otherwise.
  private func requestedRevision(of message: Message) throws(ProtocolError) -> Revision {
    guard case .string(let name) = message.params["protocolVersion"]?.value else {
      throw ProtocolError(.invalidParams, "protocolVersion must be a string, such as \"2025-11-25\"")
    }
    let requested = Revision(rawValue: name) ?? .newestWithHandshake
    return requested.isStateless ? .newestWithHandshake : requested
  }

  private mutating func call(
    _ message: Message, _ id: MessageID, _ revision: Revision, in batch: Int?
  ) throws(ProtocolError) -> [Action] {
    guard case .string(let name) = message.params["name"]?.value else {
      throw ProtocolError(.invalidParams, "name must be a string: the name of a tool")
    }
    guard let tool = server.tool(named: name) else {
      let known = server.tools.map(\.name).joined(separator: ", ")
      throw ProtocolError(.invalidParams, "unknown tool \"\(name.printable(maxLength: 60))\"; known: \(known)")
    }
    var arguments = JSONTree.emptyObject
    if let given = message.params["arguments"], given.value != .null { arguments = given }
    guard case .object = arguments.value else { throw ProtocolError(.invalidParams, "arguments must be an object") }
    var token: MessageID?
    if let value = message.params["_meta"]?["progressToken"]?.value {
      token = MessageID(value)
      if token == nil { throw ProtocolError(.invalidParams, "progressToken must be a string or an integer") }
    }
    guard waiting.count < Self.maxWaiting else {
      throw ProtocolError(
        .tooManyCalls,
        "\(Self.maxRunning) calls are running and \(Self.maxWaiting) are waiting; call again when some have ended")
    }
    if let batch { batches[batch]?.openCount += 1 }
    waiting.append(
      Call(
        number: takeNumber(), id: id, batch: batch, revision: revision, tool: tool, arguments: arguments,
        progressToken: token))
    return startWaiting()
  }

  /// Starts as many waiting calls as may run, in their order.
  private mutating func startWaiting() -> [Action] {
    var actions: [Action] = []
    while running.count < Self.maxRunning, !waiting.isEmpty {
      let call = waiting.removeFirst()
      running[call.number] = call
      actions.append(.start(call))
    }
    return actions
  }

  private mutating func respond(_ response: OutgoingMessage, in batch: Int?) -> [Action] {
    guard let batch else { return [.send(response)] }
    batches[batch]?.responses.append(response)
    return []
  }

  /// Counts a call of a batch, or its reading, as done. After the last, returns the responses, if there are any.
  private mutating func closeOne(of batch: Int) -> [Action] {
    batches[batch]?.openCount -= 1
    guard batches[batch]?.openCount == 0, let responses = batches.removeValue(forKey: batch)?.responses,
      !responses.isEmpty
    else { return [] }
    return [.send(.batch(responses))]
  }

  private mutating func takeNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }
}

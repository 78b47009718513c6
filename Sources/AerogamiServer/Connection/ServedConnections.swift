import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import Synchronization

struct ServedConnection: ServerChildChannelValue {
  fileprivate let requests: NIOAsyncChannel<ReceivedRequest, HTTPResponsePart>
  let client: ClientPresence
  /// Whether this is one of the reserved connections, which serve only `/health`. A connection is reserved if at most
  /// ``Server/Limits/reservedConnections`` of the allowed connections were free when it was opened.
  let isReserved: Bool

  var channel: any Channel { requests.channel }
}

/// Sets up connections, and responds to the requests on each connection one after the other. `respond` runs in the task
/// of its connection. That task is canceled when the server stops. `respond` returns `nil` to close the connection
/// without a response.
struct ServedConnections: ServerChildChannel {
  let limits: Server.Limits
  let site: SitePath
  let respond: @Sendable (ReceivedRequest, ServedConnection) async -> Response?
  private let open = OpenConnections()

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<ServedConnection> {
    channel.eventLoop.makeCompletedFuture {
      let openCount = open.count.add(1, ordering: .relaxed).newValue
      channel.closeFuture.whenComplete { [open] _ in open.count.subtract(1, ordering: .relaxed) }
      let isReserved = openCount > limits.connections - limits.reservedConnections

      var timing = limits.timing
      if isReserved { (timing.head, timing.drain) = (limits.reservedSilence, limits.reservedSilence) }
      let timer = ConnectionTimer(limits: timing)
      let client = ClientPresence()
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(timer)
      try pipeline.configureHTTPServerPipeline(
        withPipeliningAssistance: false, withErrorHandling: false,
        // Headers need no validation, because the server itself creates or checks all of them.
        withOutboundHeaderValidation: false, withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
        withDecoderLimitConfiguration: limits.decoding)
      try pipeline.addHandler(RequestReader(timer: timer, client: client, site: site))
      return ServedConnection(
        requests: try NIOAsyncChannel(
          wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)),
        client: client, isReserved: isReserved)
    }
  }

  func handle(value connection: ServedConnection, logger: Logger) async {
    await withTaskCancellationHandler {
      do {
        try await connection.requests.executeThenClose { requests, responses in
          for try await request in requests {
            guard let response = await respond(request, connection) else { return }
            try await ResponseWriter(outbound: responses).write(response: response.head, body: response.body)
          }
          // The client sends no more requests, but may still read responses.
          responses.finish()
          try await connection.channel.closeFuture.get()
        }
      } catch {
        // The connection broke, or a response was cut short. In both cases, the connection is closed.
        logger.trace("connection failed", metadata: ["error": "\(error)"])
      }
    } onCancel: {
      connection.channel.close(promise: nil)
    }
  }
}

private final class OpenConnections: Sendable {
  let count = Atomic(0)
}

/// Whether the client of a connection is still connected. A client that closes its sending half of the connection
/// counts as disconnected, as in Go's HTTP server: most such clients have closed the whole connection. The server then
/// cancels its requests to services for this client. It still sends responses that need no such request, because the
/// client may still read them.
final class ClientPresence: Sendable {
  private let state = Mutex<(hasLeft: Bool, watcher: AsyncStream<Never>.Continuation?)>((false, nil))

  func leave() {
    let watcher = state.withLock { state in
      state.hasLeft = true
      return state.watcher.take()
    }
    watcher?.finish()
  }

  var hasLeft: Bool { state.withLock { $0.hasLeft } }

  /// Returns when the client has disconnected or the task is canceled. Only one task may wait at a time.
  func waitForDeparture() async {
    let (departure, watcher) = AsyncStream<Never>.makeStream()
    let hasLeft = state.withLock { state in
      state.watcher = watcher
      return state.hasLeft
    }
    if hasLeft { return }
    for await _ in departure {}
  }
}

/// The error of a request whose client disconnected before the response was ready.
struct ClientLeft: Error {}

extension Server.Limits {
  /// The limits of the HTTP parser: twice ``headerBytes``, and 4096 headers. The server itself rejects headers between
  /// ``headerBytes`` and twice that size with status 431. The parser reports more or longer headers as malformed, and
  /// the response has status 400.
  fileprivate var decoding: NIOHTTPDecoderLimitConfiguration {
    var decoding = NIOHTTPDecoderLimitConfiguration()
    decoding.maxHeaderFieldSize = headerBytes * 2
    decoding.maxHeaderListSize = headerBytes * 2
    decoding.maxHeaderFieldCount = 4096
    return decoding
  }
}

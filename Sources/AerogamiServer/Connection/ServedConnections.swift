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

/// Sets up connections, and responds to the requests on each connection one after the other.
///
/// `respond` runs in the task of its connection. That task is canceled when the server stops. `respond` returns `nil`
/// to close the connection without a response.
struct ServedConnections: ServerChildChannel {
  let limits: Server.Limits
  let respond: @Sendable (ReceivedRequest, ServedConnection) async -> Response?
  private let open = OpenConnections()

  init(
    limits: Server.Limits, respond: @escaping @Sendable (ReceivedRequest, ServedConnection) async -> Response?
  ) {
    self.limits = limits
    self.respond = respond
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<ServedConnection> {
    channel.eventLoop.makeCompletedFuture {
      let isReserved = open.add() > limits.connections - limits.reservedConnections
      channel.closeFuture.whenComplete { [open] _ in open.remove() }

      var timing = limits.timing
      if isReserved { (timing.head, timing.drain) = (limits.reservedSilence, limits.reservedSilence) }
      let timer = ConnectionTimer(limits: timing)
      let client = ClientPresence()
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(timer)
      try pipeline.configureHTTPServerPipeline(
        withPipeliningAssistance: false, withErrorHandling: false,
        // Headers need no validation, because the server itself creates all of them.
        withOutboundHeaderValidation: false, withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
        withDecoderLimitConfiguration: limits.decoding)
      try pipeline.addHandler(RequestReader(timer: timer, client: client))
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

/// The number of open connections.
private final class OpenConnections: Sendable {
  private let count = Mutex(0)

  /// Counts a new connection, and returns the number of open ones.
  func add() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }

  func remove() { count.withLock { $0 -= 1 } }
}

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

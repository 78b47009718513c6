import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import Synchronization

/// A connection that is served, and what is known of its client.
struct ServedConnection: ServerChildChannelValue {
  fileprivate let requests: NIOAsyncChannel<ReceivedRequest, HTTPResponsePart>
  let client: ClientPresence
  /// Whether it is one of the last that are accepted, which are only for `/health`.
  let isReserved: Bool

  var channel: any Channel { requests.channel }
}

/// Sets up connections and answers the requests on each, one after the other.
///
/// `respond` runs in a task of its connection, which is cancelled when the server stops. It returns `nil` where the
/// connection is to be dropped instead.
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
        // Those of the responses are our own.
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
          // The client sends no more, but may read what is still to be sent.
          responses.finish()
          try await connection.channel.closeFuture.get()
        }
      } catch {
        // The connection broke, or a response was cut short; either way it is closed.
        logger.trace("connection failed", metadata: ["error": "\(error)"])
      }
    } onCancel: {
      connection.channel.close(promise: nil)
    }
  }
}

/// How many connections are open.
private final class OpenConnections: Sendable {
  private let count = Mutex(0)

  /// Returns how many there are now.
  func add() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }

  func remove() { count.withLock { $0 -= 1 } }
}

extension Server.Limits {
  /// A head that is a little too long gets a response that says so; one that is far too long is not even read.
  fileprivate var decoding: NIOHTTPDecoderLimitConfiguration {
    var decoding = NIOHTTPDecoderLimitConfiguration()
    decoding.maxHeaderFieldSize = headerBytes * 2
    decoding.maxHeaderListSize = headerBytes * 2
    decoding.maxHeaderFieldCount = 4096
    return decoding
  }
}

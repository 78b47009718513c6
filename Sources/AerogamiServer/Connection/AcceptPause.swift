import Foundation
import Logging
import NIOCore
import NIOPosix

/// Makes a listening channel pause for a second whenever it cannot accept a connection, for example because no file
/// descriptor is free. Logs only the first failure.
///
/// Unlike `AcceptBackoffHandler` of SwiftNIO, it stops waiting for connections. A failed accept leaves the read pending,
/// so that the event loop would otherwise try again at once, and use a whole core.
final class AcceptPause: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private let logger: Logger
  private var hasLogged = false

  init(logger: Logger) { self.logger = logger }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? IOError else { return context.fireErrorCaught(error) }
    if !hasLogged {
      logger.error(
        "cannot accept connections; trying again every second", metadata: ["error": .string(error.errnoText)])
    }
    hasLogged = true
    let channel = context.channel
    // Setting the option fails only for a closed channel.
    try? channel.syncOptions?.setOption(.autoRead, value: false)
    context.eventLoop.scheduleTask(in: .seconds(1)) { try? channel.syncOptions?.setOption(.autoRead, value: true) }
  }
}

extension IOError {
  var errnoText: String { unsafe String(cString: strerror(errnoCode)) }
}

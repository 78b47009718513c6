public import AerogamiCore
import AerogamiLive
import FoundationEssentials
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
import ServiceLifecycle

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The container as a server: each client answers in the shape of the service that it stands for.
///
/// | below        | the API of                            |
/// | ------------ | ------------------------------------- |
/// | `/`          | Aerogami: `/trips`, `/trips/EU`, `/regions`, `/airports/VNO` |
/// | `/countries` | REST Countries: `/countries/v3.1/name/Germany`, and v1 and v5 |
/// | `/mars`      | the photos of rovers: `/mars/rovers/curiosity/photos?sol=1000` |
/// | `/starwars`  | the Star Wars API: `/starwars/people/1` |
/// | `/health`    | the server itself                     |
public struct Server: Sendable {
  /// What one request, and all of them together, may take.
  public struct Limits: Sendable {
    /// Of a path and its query.
    public var targetBytes = 8192
    /// Of all headers together.
    public var headerBytes = 16_384
    /// How many may be connected at once; others wait until one of them goes.
    public var connections = 1024
    /// How long a connection may be silent.
    public var idle = Duration.seconds(60)
    /// How long requests may go on once the server is to stop.
    public var stopping = Duration.seconds(10)

    public init() {}
  }

  private let dependencies: Dependencies
  private let environment: String
  private let limits: Limits
  private let logger: Logger

  /// - Parameter environment: What `/health` says of where the answers come from.
  public init(_ dependencies: Dependencies, environment: String, limits: Limits = Limits(), logger: Logger) {
    self.dependencies = dependencies
    self.environment = environment
    self.limits = limits
    self.logger = logger
  }

  /// Serves until `stop` returns: then no connection is accepted any more, and requests under way have a time to finish,
  /// after which they are cancelled. Cancelling the calling task cancels them at once.
  ///
  /// - Parameters:
  ///   - host: A name or an address of this machine. On one that only this machine reaches, requests for other hosts are
  ///     refused, so that no web page can ask by a name of its own.
  ///   - port: 0 for any that is free.
  ///   - isListening: Told the port when requests are accepted.
  /// - Throws: ``ServerError`` when nothing can be served at that address, or `CancellationError`.
  public func run(
    host: String = "127.0.0.1", port: Int, isListening: @escaping @Sendable (_ port: Int) async -> Void,
    until stop: @escaping @Sendable () async -> Void
  ) async throws {
    let routes = Routes()
    routes.add(dependencies.trips)
    routes.add(dependencies.countries)
    routes.add(dependencies.rovers)
    routes.add(dependencies.starWars)
    addOwn(to: routes)

    let responder = Responder(
      router: routes.router.buildResponder(), limits: limits, hosts: isLoopback(host) ? localHosts(and: host) : nil,
      clock: dependencies.clock)
    let decoder = HTTP1Channel.Configuration.DecoderConfiguration(
      // What is a little too long is told so; what is far too long is not even read.
      maxHeaderFieldSize: limits.headerBytes * 2, maxHeaderListSize: limits.headerBytes * 2, maxHeaderFieldCount: 4096)
    let application = Application(
      responder: responder,
      server: .http1(
        configuration: HTTP1Channel.Configuration(
          idleTimeout: TimeAmount(limits.idle), httpDecoderConfiguration: decoder)),
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: port),
        availableConnectionsDelegate: MaximumAvailableConnections(limits.connections)),
      onServerRunning: { channel in await isListening(channel.localAddress?.port ?? port) }, logger: logger)
    try await run(application, until: stop)
  }

  private func run(_ application: some Service, until stop: @escaping @Sendable () async -> Void) async throws {
    let services = ServiceGroup(configuration: ServiceGroupConfiguration(services: [application], logger: logger))
    try await withThrowingTaskGroup(of: Bool.self) { group in
      // The server, until it has stopped.
      group.addTask {
        try await services.run()
        return true
      }
      // Beside it, whoever tells it to stop, and how long that may take.
      group.addTask { [limits, logger, clock = dependencies.clock] in
        await stop()
        // Nothing was served, or nobody waits any more.
        if Task.isCancelled { return false }
        logger.info("the server stops when requests under way are answered")
        await services.triggerGracefulShutdown()
        try await clock.sleep(for: limits.stopping)
        return false
      }
      defer { group.cancelAll() }
      do {
        _ = try await group.next()
      } catch let error as CancellationError {
        throw error
      } catch {
        throw ServerError(error)
      }
    }
  }

  private func addOwn(to routes: Routes) {
    routes.get("health") { [environment] _ in
      Answer { json in
        json.beginObject()
        json.key("status")
        json.string("ok")
        json.key("environment")
        json.string(environment)
        json.endObject()
      }
    }
  }

  /// Whether only this machine reaches the address.
  public static func isLoopback(_ host: String) -> Bool {
    host.lowercased() == "localhost" || host == "::1"
      || host.hasPrefix("127.") && host.allSatisfy { "0123456789.".contains($0) }
  }

  private func isLoopback(_ host: String) -> Bool { Self.isLoopback(host) }

  private func localHosts(and host: String) -> Set<String> { ["localhost", "127.0.0.1", "[::1]", host.lowercased()] }
}

/// Why a server could not run: what happened, for people.
public struct ServerError: Error, CustomStringConvertible {
  public let description: String

  init(_ error: any Error) {
    if let error = error as? IOError {
      description = String(cString: strerror(error.errnoCode))
    } else if error is SocketAddressError || error is SocketAddressError.UnknownHost {
      description = "there is no such host"
    } else {
      description = "\(error)"
    }
  }
}

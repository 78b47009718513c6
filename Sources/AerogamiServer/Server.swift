public import AerogamiCore
public import AerogamiHTTP
import AerogamiJSON
import AerogamiLive
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization

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
    /// How many may be connected at once; others wait until one of them goes. Each takes a file descriptor.
    public var connections = 1024
    /// How many of these are only for `/health`, so that it can be reached while all others are taken.
    public var reservedConnections: Int { min(16, connections / 4) }
    /// From when a request has arrived until its response is ready, also for a request that shares another's work.
    public var deadline = Duration.seconds(60)
    /// How long requests may go on once the server is to stop.
    public var stopping = Duration.seconds(10)
    /// How long a connection may be without progress.
    var timing = ConnectionTimer.Limits()
    /// How long a reserved connection may be silent before its request and after its response: the next client needs it
    /// soon, and one that was waiting has sent its request by now.
    var reservedSilence = TimeAmount.milliseconds(250)

    public init() {}
  }

  private let dependencies: Dependencies
  private let environment: String
  private let limits: Limits
  private let baseURL: BaseURL?
  private let logger: Logger

  /// - Parameters:
  ///   - environment: What `/health` says of where the answers come from.
  ///   - baseURL: Where clients reach the server, such as the address of a proxy in front of it. Links in responses begin
  ///     with it, else with `http://` and the request's `Host`.
  public init(
    _ dependencies: Dependencies, environment: String, limits: Limits = Limits(), baseURL: BaseURL? = nil,
    logger: Logger
  ) {
    self.dependencies = dependencies
    self.environment = environment
    self.limits = limits
    self.baseURL = baseURL
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
    try await SharedResponses.run { shared in
      let routes = Routes(shared, deadline: limits.deadline, clock: dependencies.clock, baseURL: baseURL)
      routes.add(dependencies.trips, now: dependencies.now)
      routes.add(dependencies.countries)
      routes.add(dependencies.rovers)
      routes.add(dependencies.starWars)
      addOwn(to: routes)

      let responder = Responder(
        router: routes.router.buildResponder(), limits: limits, hosts: isLoopback(host) ? localHosts(and: host) : nil,
        clock: dependencies.clock, now: dependencies.now, logger: logger)
      let connections = ServedConnections(limits: limits) { await responder.respond(to: $0, on: $1) }
      let server = connections.server(
        configuration: ServerConfiguration(
          address: .hostname(host, port: port),
          availableConnectionsDelegate: MaximumAvailableConnections(limits.connections)),
        onServerRunning: { [logger] channel in
          await channel.backOffWhenAcceptingFails(logger: logger)
          await isListening(channel.localAddress?.port ?? port)
        }, eventLoopGroup: .singletonMultiThreadedEventLoopGroup, logger: logger)
      try await run(server, until: stop)
    }
  }

  private func run(_ server: any Service, until stop: @escaping @Sendable () async -> Void) async throws {
    let services = ServiceGroup(configuration: ServiceGroupConfiguration(services: [server], logger: logger))
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
      RouteResponse { json in
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

  private func localHosts(and host: String) -> Set<String> {
    // A proxy on this machine may pass on the name by which it is reached.
    Set(["localhost", "127.0.0.1", "[::1]", host.lowercased()] + [baseURL?.host].compactMap(\.self))
  }
}

extension Channel {
  /// Waits a second before accepting again when accepting fails, as it does out of file descriptors. Logged once.
  fileprivate func backOffWhenAcceptingFails(logger: Logger) async {
    let hasLogged = Mutex(false)
    try? await eventLoop.submit {
      let backoff = AcceptBackoffHandler(shouldForwardIOErrorCaught: false) { error in
        let isFirst = hasLogged.withLock { hasLogged in
          defer { hasLogged = true }
          return !hasLogged
        }
        if isFirst {
          logger.error(
            "connections cannot be accepted; trying again every second",
            metadata: ["error": .string(String(cString: strerror(error.errnoCode)))])
        }
        return .seconds(1)
      }
      try self.pipeline.syncOperations.addHandler(backoff, position: .first)
    }.get()
  }
}

/// Why a server could not run.
public struct ServerError: ReportedError {
  public let message: String
  /// What to do depends on how the server was started, which its callers know.
  public var remedy: String? { nil }

  init(_ error: any Error) {
    if let error = error as? IOError {
      message = String(cString: strerror(error.errnoCode))
    } else if error is SocketAddressError || error is SocketAddressError.UnknownHost {
      message = "there is no such host"
    } else {
      message = "\(error)"
    }
  }
}

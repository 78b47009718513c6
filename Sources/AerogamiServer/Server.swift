public import AerogamiContainer
public import AerogamiCore
public import AerogamiFeatures
import AerogamiJSON
import AerogamiMCP
import Foundation
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle

/// An HTTP server with one API for each service. It fetches the data with the clients in ``Dependencies``.
///
/// ``RouteRegistration`` lists the APIs with examples of their paths.
public struct Server: Sendable {
  /// The limits of each request, and of all requests together.
  public struct Limits: Sendable {
    /// The maximum size of a path with its query, in bytes.
    public var targetBytes = 8192
    /// The maximum size of all headers together, in bytes.
    public var headerBytes = 16_384
    /// The maximum number of open connections. Further clients wait until a connection closes. Each connection uses a
    /// file descriptor.
    public var connections = 1024
    /// The number of ``connections`` that serve only `/health`, so that this path stays reachable while all other
    /// connections are in use.
    public var reservedConnections: Int { min(16, connections / 4) }
    /// The maximum time from a request's arrival until its response is ready. Each request has its own deadline, even
    /// if it shares its work with others.
    public var deadline = Duration.seconds(60)
    /// The maximum time that the server waits for unfinished requests when it stops.
    public var stopping = Duration.seconds(10)
    /// The maximum times for which a connection may make no progress.
    var timing = ConnectionTimer.Limits()
    /// The maximum time that a reserved connection stays open without a complete request, and after its response. The
    /// time is short because other clients may be waiting for a connection. A client that had to wait has usually sent
    /// its request already, so it needs no more time.
    var reservedSilence = TimeAmount.milliseconds(250)

    public init() {}
  }

  private let dependencies: Dependencies
  private let environment: ServedEnvironment
  private let limits: Limits
  private let baseURL: BaseURL?
  /// The path of ``baseURL``.
  private let site: SitePath
  private let logger: Logger

  /// The password that every request except `/health` must have; `nil` if none is required.
  public var password: Password?

  /// Returns the token that opens feeds without the password; `nil` if there is none. Called for each request with a
  /// token, so that a replaced token stops at once.
  public var feedToken: @Sendable () async -> Password? = { nil }

  /// Whether each request has a line in the log at level `info`. Otherwise, only those have one for which a service
  /// failed, and those that a password or a host rejects.
  public var logsRequests = true

  /// Whether `/metrics` has metrics for Prometheus. They require the password, if there is one.
  public var servesMetrics = false

  /// Creates a server. It does not listen before ``run(host:port:isListening:until:)`` is called.
  ///
  /// - Parameters:
  ///   - environment: The environment, for the pages and `/health`.
  ///   - baseURL: The start of links in responses, such as the URL of a proxy in front of the server. If it has a path,
  ///     which must be a valid ``SitePath``, all local addresses start with it. The proxy may remove the path from
  ///     requests or leave it. If the URL is `nil`, links start with `http://` and the request's `Host`.
  public init(
    _ dependencies: Dependencies, environment: ServedEnvironment, limits: Limits = Limits(), baseURL: BaseURL? = nil,
    logger: Logger
  ) {
    self.dependencies = dependencies
    self.environment = environment
    self.limits = limits
    self.baseURL = baseURL
    site = baseURL.flatMap { SitePath(of: $0) } ?? .root
    self.logger = logger
  }

  /// Serves requests until `stop` returns. After that, accepts no more connections, and cancels requests that take
  /// longer than ``Limits/stopping``. Canceling the calling task cancels all requests at once.
  ///
  /// - Parameters:
  ///   - host: A name or an address of this machine. On a loopback address, the server refuses requests for all hosts
  ///     except `localhost`, `127.0.0.1`, `[::1]`, `host`, and the host of the base URL. So a web page cannot reach the
  ///     server through a domain name of the page's author (DNS rebinding).
  ///   - port: The port; 0 picks a free port.
  ///   - isListening: Called with the port as soon as the server accepts requests.
  /// - Throws: ``AmbiguousSitePath`` if the path of the base URL begins like a path of the server's own; ``ServerError``
  ///   if the server cannot listen on the address; or `CancellationError`.
  public func run(
    host: String = "127.0.0.1", port: Int, isListening: @escaping @Sendable (_ port: Int) async -> Void,
    until stop: @escaping @Sendable () async -> Void
  ) async throws {
    try await SharedResponses.run { shared in
      let routes = Routes(
        RouteRegistration.apis + [.health(of: environment.name)], from: dependencies, sharing: shared,
        deadline: limits.deadline, baseURL: baseURL, site: site, sources: environment.sources.map(\.name))
      let counts = ResponseCounts()
      PageRoutes(
        dependencies, environment, deadline: limits.deadline, logger: logger, responseCounts: { counts.sorted }
      ).add(to: routes)
      // Leaves a tenth of the time to send the response, as for pages.
      let tools = dependencies.tools(in: environment, timeLimit: limits.deadline * 9 / 10)
      ToolRoutes(server: ToolServer(tools)).add(to: routes)
      FeedRoutes(dependencies, environment, limit: limits.deadline * 9 / 10).add(to: routes)
      if servesMetrics {
        let watches = ManageWatches(
          dependencies.watches, dependencies.notifications, in: environment, now: dependencies.now)
        MetricsRoutes(
          watches: watches, services: dependencies.services, environment: environment,
          responseCounts: { counts.sorted }
        ).add(to: routes)
      }
      if site.isAmbiguous(among: routes.router.routes.map(\.path)) { throw AmbiguousSitePath(site) }
      var requestLogger = logger
      if !logsRequests { requestLogger.logLevel = max(logger.logLevel, .warning) }
      let responder = Responder(
        router: routes.router.buildResponder(), limits: limits, postPaths: PageRoutes.postPaths, baseURL: baseURL,
        site: site, counts: counts, hosts: Self.isLoopback(host) ? localHosts(and: host) : nil, password: password,
        feedToken: feedToken, clock: dependencies.clock, now: dependencies.now, logger: requestLogger)
      let connections = ServedConnections(limits: limits, site: site) { await responder.respond(to: $0, on: $1) }
      let server = connections.server(
        configuration: ServerConfiguration(
          address: .hostname(host, port: port),
          availableConnectionsDelegate: MaximumAvailableConnections(limits.connections)),
        onServerRunning: { [logger] channel in
          try? await channel.eventLoop.submit {
            try channel.pipeline.syncOperations.addHandler(AcceptPause(logger: logger), position: .first)
          }.get()
          await isListening(channel.localAddress?.port ?? port)
        }, eventLoopGroup: .singletonMultiThreadedEventLoopGroup, logger: logger)
      try await run(server, until: stop)
    }
  }

  private func run(_ server: any Service, until stop: @escaping @Sendable () async -> Void) async throws {
    let services = ServiceGroup(configuration: ServiceGroupConfiguration(services: [server], logger: logger))
    try await withThrowingTaskGroup { group in
      // Run the server until it has stopped.
      group.addTask { try await services.run() }
      // Wait for `stop`, begin to stop the server, and end the group after the time limit.
      group.addTask { [limits, logger, clock = dependencies.clock] in
        await stop()
        // Return if the server could not start or the caller was canceled.
        if Task.isCancelled { return }
        logger.info("stopping when all current requests have finished")
        await services.triggerGracefulShutdown()
        try await clock.sleep(for: limits.stopping)
      }
      defer { group.cancelAll() }
      do {
        try await group.next()
      } catch let error as CancellationError {
        throw error
      } catch {
        throw ServerError(error)
      }
    }
  }

  /// Returns whether the address is a loopback address, which only this machine can reach.
  public static func isLoopback(_ host: String) -> Bool {
    host.lowercased() == "localhost" || host == "::1"
      || host.hasPrefix("127.") && host.allSatisfy { "0123456789.".contains($0) }
  }

  private func localHosts(and host: String) -> Set<String> {
    // Accept the base URL's host, because a proxy on this machine may forward the host name that clients use.
    Set(["localhost", "127.0.0.1", "[::1]", host.lowercased()] + [baseURL?.host].compactMap(\.self))
  }
}

/// The error for a base URL whose path begins like a path of the server's own.
public struct AmbiguousSitePath: ReportedError {
  public let message: String
  public let remedy: String? = "use another path, such as /flights"

  init(_ site: SitePath) {
    message = "the path \(site.text) of the base URL begins like a path of this server's own"
  }
}

/// The reason why a server cannot run.
public struct ServerError: ReportedError {
  public let message: String
  /// Always `nil`: what to do depends on how the caller started the server.
  public var remedy: String? { nil }

  init(_ error: any Error) {
    if let error = error as? IOError {
      message = error.errnoText
    } else if error is SocketAddressError || error is SocketAddressError.UnknownHost {
      message = "host not found"
    } else {
      message = "\(error)"
    }
  }
}

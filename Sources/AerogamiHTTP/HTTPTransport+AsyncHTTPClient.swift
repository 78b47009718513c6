import AerogamiContainer
import AerogamiCore
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

extension HTTPTransport {
  /// The limits of a connection and its responses.
  package struct Limits: Sendable {
    var connectTimeout: Duration
    /// The size limit of a body, in bytes after decompression. A larger body fails the request.
    var maxBodyBytes: Int
    var remedyText: Remedy.Formatter

    package init(connectTimeout: Duration, maxBodyBytes: Int, remedyText: @escaping Remedy.Formatter) {
      self.connectTimeout = connectTimeout
      self.maxBodyBytes = maxBodyBytes
      self.remedyText = remedyText
    }
  }

  /// The proxies and the trusted certificate authorities.
  package struct Network: Sendable {
    package var proxies: Proxies
    /// Certificate authorities that are trusted in addition to the system's.
    var authorities: CertificateAuthorities

    package init(proxies: Proxies = Proxies(), authorities: CertificateAuthorities = CertificateAuthorities()) {
      self.proxies = proxies
      self.authorities = authorities
    }
  }

  /// Runs `body` with a transport that uses async-http-client, and closes every connection before it returns or throws.
  ///
  /// Does not wait for connections that are still being established, because they have carried no data. They end when
  /// their connect timeout expires or the process ends.
  package static func withAsyncHTTPClient<Result>(
    limits: Limits, network: Network = Network(), isolation: isolated (any Actor)? = #isolation,
    _ body: (HTTPTransport) async throws -> Result
  ) async throws -> Result {
    try await withAsyncHTTPClient(limits: limits, network: network, watch: watchConnection, body)
  }

  /// Runs `body` like ``withAsyncHTTPClient(limits:network:isolation:_:)``, and calls `watch` with each new connection.
  ///
  /// - Parameter watch: Adds handlers to the connection; `nil` to test without the handlers.
  static func withAsyncHTTPClient<Result>(
    limits: Limits, network: Network, watch: (@Sendable (any Channel) -> EventLoopFuture<Void>)?,
    isolation: isolated (any Actor)? = #isolation, _ body: (HTTPTransport) async throws -> Result
  ) async throws -> Result {
    var configuration = HTTPClient.Configuration()
    // ``followingRedirects(limit:)`` follows redirects. The library would send credentials to other origins.
    configuration.redirectConfiguration = .disallow
    configuration.timeout.connect = .nanoseconds(Int64(limits.connectTimeout / .nanoseconds(1)))
    configuration.decompression = .enabled(limit: .size(limits.maxBodyBytes))
    // Do not limit connections: callers limit concurrent requests, and a request that waits in the pool uses up its
    // connect timeout.
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = .max
    // By default, the library retries a refused connection until the connect timeout.
    configuration.connectionPool.retryConnectionEstablishment = false
    // The connection handlers and limits are for HTTP/1.1. With few connections, HTTP/2 has no advantage.
    configuration.httpVersion = .http1Only
    // This hook is named for debugging, but the library has no other hook that receives each connection.
    configuration.http1_1ConnectionDebugInitializer = watch
    // By default, every request builds a trace span that nothing uses.
    configuration.tracing.tracer = nil
    if !network.authorities.roots.isEmpty {
      var tls = TLSConfiguration.makeClientConfiguration()
      tls.additionalTrustRoots = network.authorities.roots
      configuration.tlsConfiguration = tls
    }
    return try await withClients(for: Array(network.proxies.all), configuration) { clients in
      try await body(
        HTTPTransport { request in
          let proxy = try network.proxy(for: request)
          do {
            return try await clients[proxy].response(to: request, limits: limits)
          } catch let error as AttemptError {
            throw proxy.map(error.through) ?? error
          }
        })
    }
  }
}

extension HTTPTransport.Network {
  fileprivate func proxy(for request: HTTPRequest) throws(AttemptError) -> Proxy? {
    guard !proxies.isEmpty, let origin = Origin(of: request.url) else { return nil }
    do throws(ProxyError) {
      return try proxies.proxy(for: origin)
    } catch {
      throw AttemptError(
        ending: .refused, failure: .offline, detail: error.message, remedy: error.remedy, stage: .connect)
    }
  }
}

/// The HTTP clients: one for direct connections, and one for each proxy, because the library supports one proxy per
/// client. Clients connect when they are first used.
private struct Clients: Sendable {
  var direct: HTTPClient
  var byProxy: [Proxy: HTTPClient] = [:]

  subscript(proxy: Proxy?) -> HTTPClient { proxy.flatMap { byProxy[$0] } ?? direct }
}

private func withClients<Result>(
  for proxies: [Proxy], _ configuration: HTTPClient.Configuration, isolation: isolated (any Actor)? = #isolation,
  _ body: (Clients) async throws -> Result
) async throws -> Result {
  guard let proxy = proxies.last else {
    return try await withClient(configuration) { try await body(Clients(direct: $0)) }
  }
  var proxied = configuration
  switch proxy.kind {
  case .socks5: proxied.proxy = .socksServer(host: proxy.host, port: proxy.port)
  case .http:
    let authorization = proxy.user.map { HTTPClient.Authorization.basic(username: $0, password: proxy.password ?? "") }
    proxied.proxy = .server(host: proxy.host, port: proxy.port, authorization: authorization)
  }
  return try await withClient(proxied) { client in
    try await withClients(for: proxies.dropLast(), configuration) { clients in
      var clients = clients
      clients.byProxy[proxy] = client
      return try await body(clients)
    }
  }
}

private func withClient<Result>(
  _ configuration: HTTPClient.Configuration, isolation: isolated (any Actor)? = #isolation,
  _ body: (HTTPClient) async throws -> Result
) async throws -> Result {
  // By default, on macOS, the library uses Network.framework, which reports different errors and evaluates trust
  // differently.
  let client = HTTPClient(eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: configuration)
  let result: Result
  do {
    result = try await body(client)
  } catch {
    await client.close()
    throw error
  }
  await client.close()
  return result
}

extension HTTPClient {
  /// Closes every connection, even when the task is canceled.
  ///
  /// The library cannot cancel a connection attempt, and its shutdown waits until the attempt fails. A server that does
  /// not finish the handshake would delay an interrupted program by the whole connect timeout. So this method waits at
  /// most 50 ms, which is enough to close established connections.
  fileprivate func close() async {
    let loop = eventLoopGroup.any()
    let closed = loop.makePromise(of: Void.self)
    // Completing the promise a second time has no effect.
    shutdown { _ in closed.succeed() }
    // Use a timer of the event loop, because a sleep in a canceled task ends at once.
    let timer = loop.scheduleTask(in: .milliseconds(50)) { closed.succeed() }
    try? await closed.futureResult.get()
    timer.cancel()
  }

  fileprivate func response(to request: HTTPRequest, limits: HTTPTransport.Limits) async throws -> HTTPResponse {
    let headers = HTTPHeaders(request.allHeaders.map { ($0.name, $0.value) })
    let collector = ResponseCollector(maxBodyBytes: limits.maxBodyBytes)
    do {
      let sent = try Request(
        url: request.url, method: request.body == nil ? .GET : .POST, headers: headers,
        body: request.body.map { .bytes($0) })
      let response = execute(request: sent, delegate: collector)
      return try await withTaskCancellationHandler {
        try await response.get()
      } onCancel: {
        response.cancel()
      }
    } catch {
      try _Concurrency.Task.checkCancellation()
      if let response = collector.response(endedBy: error) { return response }
      throw limits.attemptError(error, for: request.url)
    }
  }
}

import AerogamiCore
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

extension HTTPTransport {
  package struct Limits: Sendable {
    /// How many requests may be on the wire at once. The library's own default is 8 a host.
    var connections: Int
    var connectTimeout: Duration
    /// The largest body, in bytes after decompression, that is read; a larger one fails the request.
    var maxBodyBytes: Int
    var words: Remedy.Words

    package init(
      connections: Int, connectTimeout: Duration, maxBodyBytes: Int, words: @escaping Remedy.Words
    ) {
      self.connections = connections
      self.connectTimeout = connectTimeout
      self.maxBodyBytes = maxBodyBytes
      self.words = words
    }
  }

  /// Who is asked on the way, and who is believed.
  package struct Network: Sendable {
    package var proxies: Proxies
    /// Certificate authorities that are trusted beside the system's.
    var authorities: CertificateAuthorities

    package init(proxies: Proxies = Proxies(), authorities: CertificateAuthorities = CertificateAuthorities()) {
      self.proxies = proxies
      self.authorities = authorities
    }
  }

  /// Runs `body` with a transport on async-http-client, and closes every connection before it returns or throws.
  ///
  /// A connection that is still being made then is left to itself: it has carried nothing, and ends by its timeout or
  /// with the process.
  package static func withAsyncHTTPClient<Result>(
    limits: Limits, network: Network = Network(), isolation: isolated (any Actor)? = #isolation,
    _ body: (HTTPTransport) async throws -> Result
  ) async throws -> Result {
    try await withAsyncHTTPClient(limits: limits, network: network, watch: watchConnection, body)
  }

  /// - Parameter watch: Called with each new connection; `nil` for a library that passes none.
  static func withAsyncHTTPClient<Result>(
    limits: Limits, network: Network, watch: (@Sendable (any Channel) -> EventLoopFuture<Void>)?,
    isolation: isolated (any Actor)? = #isolation, _ body: (HTTPTransport) async throws -> Result
  ) async throws -> Result {
    var configuration = HTTPClient.Configuration()
    // The library's own redirects forward credentials to other origins.
    configuration.redirectConfiguration = .disallow
    configuration.timeout.connect = .nanoseconds(Int64(limits.connectTimeout / .nanoseconds(1)))
    configuration.decompression = .enabled(limit: .size(limits.maxBodyBytes))
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = limits.connections
    // Otherwise a refused connection is tried again and again until the connect timeout.
    configuration.connectionPool.retryConnectionEstablishment = false
    // What is watched for and capped here is so for this version; few connections gain nothing from the next one.
    configuration.httpVersion = .http1Only
    // Its name says what else it is good for; there is no other place at which a connection can be watched.
    configuration.http1_1ConnectionDebugInitializer = watch
    // Otherwise every request describes itself to a tracer that drops it.
    configuration.tracing.tracer = nil
    if !network.authorities.certificates.isEmpty {
      var tls = TLSConfiguration.makeClientConfiguration()
      tls.additionalTrustRoots = [.certificates(network.authorities.certificates)]
      configuration.tlsConfiguration = tls
    }
    return try await withClients(for: Array(network.proxies.all), configuration) { clients in
      try await body(
        HTTPTransport { request in
          let proxy = try network.proxy(for: request)
          do {
            return try await clients[proxy].answer(to: request, limits: limits)
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

/// A client for direct connections, and one for each proxy: the library knows one proxy a client. None connects before
/// it is used.
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
  // By default the library connects with Network.framework on macOS, whose errors and trust are others.
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
  /// Closes every connection, also when the task is cancelled.
  ///
  /// The library cannot call off a connection that is being made, and its shutdown waits until that has failed: a
  /// server that does not finish the handshake would hold an interrupted program back for the whole connect timeout.
  /// So it is waited for only as long as closing takes where there is nothing else to wait for.
  fileprivate func close() async {
    let loop = eventLoopGroup.any()
    let closed = loop.makePromise(of: Void.self)
    // Whichever comes second changes nothing.
    shutdown { _ in closed.succeed() }
    // The loop's timer and no child task: a child of a cancelled task would not wait at all.
    let patience = loop.scheduleTask(in: .milliseconds(50)) { closed.succeed() }
    try? await closed.futureResult.get()
    patience.cancel()
  }

  fileprivate func answer(to request: HTTPRequest, limits: HTTPTransport.Limits) async throws -> HTTPResponse {
    let headers = HTTPHeaders(request.allHeaders.map { ($0.name, $0.value) })
    let collector = ResponseCollector(maxBodyBytes: limits.maxBodyBytes)
    do {
      let answer = execute(request: try Request(url: request.url, headers: headers), delegate: collector)
      return try await withTaskCancellationHandler {
        try await answer.get()
      } onCancel: {
        answer.cancel()
      }
    } catch {
      try _Concurrency.Task.checkCancellation()
      if let answer = collector.answer(endedBy: error) { return answer }
      throw limits.attemptError(error, asking: request.url)
    }
  }
}

import AerogamiContainer
import AerogamiCore
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

extension HTTPTransport {
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

  package struct Network: Sendable {
    package var proxies: Proxies
    /// Certificate authorities that are trusted in addition to the system's.
    var authorities: CertificateAuthorities

    package init(proxies: Proxies = Proxies(), authorities: CertificateAuthorities = CertificateAuthorities()) {
      (self.proxies, self.authorities) = (proxies, authorities)
    }
  }

  /// Runs `body` with a transport that uses async-http-client, and closes every established connection before it
  /// returns or throws. A connection that is still being established carries no data, and ends at its connect timeout
  /// or with the process.
  package static func withAsyncHTTPClient<Result>(
    limits: Limits, network: Network = Network(),
    _ body: (HTTPTransport) async throws -> Result
  ) async throws -> Result {
    try await withAsyncHTTPClient(limits: limits, network: network, watch: watchConnection, body)
  }

  /// - Parameter watch: Adds handlers to each new connection; `nil` to test without the handlers.
  static func withAsyncHTTPClient<Result>(
    limits: Limits, network: Network, watch: (@Sendable (any Channel) -> EventLoopFuture<Void>)?,
    _ body: (HTTPTransport) async throws -> Result
  ) async throws -> Result {
    var configuration = HTTPClient.Configuration()
    // ``followingRedirects(limit:)`` follows redirects instead: the library would send credentials to other origins.
    configuration.redirectConfiguration = .disallow
    configuration.timeout.connect = .nanoseconds(Int64(limits.connectTimeout / .nanoseconds(1)))
    configuration.decompression = .enabled(limit: .size(limits.maxBodyBytes))
    // Do not limit connections: callers limit concurrent requests, and a request that waits in the pool uses up its
    // connect timeout.
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = .max
    // By default, the library retries a refused connection until the connect timeout.
    configuration.connectionPool.retryConnectionEstablishment = false
    // The handlers of `watch` need HTTP/1.1. With few connections, HTTP/2 has no advantage.
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
    let direct = HTTPClient(configuration)
    // The library supports one proxy per client. A client that is not used opens no connections.
    let byProxy = Dictionary(
      uniqueKeysWithValues: network.proxies.all.map { ($0, HTTPClient(configuration, through: $0)) })
    let transport = HTTPTransport { request in
      let proxy = try network.proxy(for: request)
      do {
        return try await (proxy.flatMap { byProxy[$0] } ?? direct).response(to: request, limits: limits)
      } catch let error as AttemptError {
        throw proxy.map(error.through) ?? error
      }
    }
    let result: Result
    do {
      result = try await body(transport)
    } catch {
      for client in [direct] + byProxy.values { await client.close() }
      throw error
    }
    for client in [direct] + byProxy.values { await client.close() }
    return result
  }
}

extension HTTPTransport.Network {
  fileprivate func proxy(for request: HTTPRequest) throws(AttemptError) -> Proxy? {
    guard !proxies.isEmpty, let origin = Origin(of: request.url) else { return nil }
    do throws(Problem) {
      return try proxies.proxy(for: origin)
    } catch {
      throw AttemptError(
        ending: .refused, failure: .offline, detail: error.message, remedy: error.remedy, stage: .connect)
    }
  }
}

extension HTTPClient {
  /// - Parameter proxy: The proxy for all connections; `nil` for direct connections.
  fileprivate convenience init(_ configuration: Configuration, through proxy: Proxy? = nil) {
    var configuration = configuration
    configuration.proxy = proxy.map { proxy in
      switch proxy.kind {
      case .socks5: .socksServer(host: proxy.host, port: proxy.port)
      case .http:
        .server(
          host: proxy.host, port: proxy.port,
          authorization: proxy.user.map { .basic(username: $0, password: proxy.password ?? "") })
      }
    }
    // By default, on macOS, the library uses Network.framework, whose errors and evaluation of trust differ.
    self.init(eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: configuration)
  }

  /// Closes every connection, even when the task is canceled.
  ///
  /// The library's shutdown waits for connection attempts, which it cannot cancel, until they time out. So this method
  /// waits at most 50 ms, which is enough to close established connections.
  fileprivate func close() async {
    let loop = eventLoopGroup.any()
    let closed = loop.makePromise(of: Void.self)
    // The shutdown or the timer below completes the promise, whichever is first. The second time has no effect.
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

/// Adds two handlers that detect errors that the library does not report or cannot handle. Their positions depend on a
/// pipeline layout that the library does not guarantee. With another layout, the connection works without them.
@Sendable func watchConnection(_ channel: any Channel) -> EventLoopFuture<Void> {
  channel.eventLoop.makeCompletedFuture {
    let pipeline = channel.pipeline.syncOperations
    // Add the handler between TLS and HTTP, so that TLS records count neither as a request nor as received data.
    if let encoder = try? pipeline.handler(type: HTTPRequestEncoder.self) {
      try pipeline.addHandler(PooledConnection(), position: .before(encoder))
    }
    if let decoder = try? pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self) {
      try pipeline.addHandler(StatusCheck(), position: .after(decoder))
    }
  }
}

/// Reports that a reused connection was closed before any data of the response to its latest request arrived.
///
/// Either end may close an idle connection at any time (RFC 9112, section 9.5), usually before the service has read the
/// request. The library does not distinguish this from a connection that is lost in the middle of a response.
final class PooledConnection: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  struct ClosedError: Error {}

  private var requestCount = 0
  /// Whether data has arrived since the latest request began; also `true` before the first request.
  private var hasReceivedData = true

  private var wasClosedWhileIdle: Bool { requestCount > 1 && !hasReceivedData }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if hasReceivedData {
      hasReceivedData = false
      requestCount += 1
    }
    context.write(data, promise: promise)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    hasReceivedData = true
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.fireErrorCaught(wasClosedWhileIdle ? ClosedError() : error)
  }

  func channelInactive(context: ChannelHandlerContext) {
    // Report this first: at the end of the connection, the library fails the request with its own error.
    if wasClosedWhileIdle { context.fireErrorCaught(ClosedError()) }
    context.fireChannelInactive()
  }
}

/// Fails a response with a status below 100, which is not valid (RFC 9110, section 15). The library would treat it as
/// an informational response, and terminate the process when the response ends.
final class StatusCheck: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  private var hasFailed = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if hasFailed { return }
    if case .head(let head) = unwrapInboundIn(data), head.status.code < 100 {
      hasFailed = true
      context.fireErrorCaught(StatusError(code: Int(head.status.code)))
    } else {
      context.fireChannelRead(data)
    }
  }
}

struct StatusError: Error {
  let code: Int
}

/// Certificate authorities that are trusted in addition to the system's.
package struct CertificateAuthorities: Sendable {
  /// The bytes are not PEM certificates.
  package struct FormatError: Error {}

  let roots: [NIOSSLAdditionalTrustRoots]

  package init() {
    roots = []
  }

  /// Reads the PEM certificates in the contents of a file.
  package init(pem: [UInt8]) throws(FormatError) {
    do {
      roots = [.certificates(try NIOSSLCertificate.fromPEMBytes(pem))]
    } catch {
      throw FormatError()
    }
  }

  /// Creates a set from a file of PEM certificates. The first connection with TLS reads the file. As long as the file
  /// is invalid, connections with TLS fail.
  package init(path: String) {
    roots = [.file(path)]
  }
}

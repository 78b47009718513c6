public import AerogamiCore
import AerogamiHTTP

/// A request that a run would send, without its secrets.
public struct PlannedRequest: Hashable, Sendable {
  /// A header of the request.
  public struct Header: Hashable, Sendable {
    public let name: String
    /// The value. A secret is shown as `(secret)`, after its scheme if it has one: `Bearer (secret)`.
    public let value: String
  }

  /// The client that would send the request.
  public let client: ClientName
  public let url: String
  /// The scheme, host and port of the service.
  public let origin: String
  /// The headers in the order in which they are sent.
  public let headers: [Header]
  /// The host and port of the proxy; `nil` for a direct connection.
  public let proxy: String?
  /// The condition for sending the request, as text for users; `nil` if it is always sent.
  public var condition: String?
}

/// Collects the requests that live clients would send, and sends none of them.
///
/// The response to each request is 404, so that a client that tries several endpoints goes through all of them.
public actor RequestLog {
  private let proxies: Proxies
  private var requests: [HTTPRequest] = []

  init(proxies: Proxies = Proxies()) {
    self.proxies = proxies
  }

  /// Returns and removes the collected requests, in the order in which they would be sent.
  ///
  /// - Parameter client: The client that was called since the previous call of this method.
  public func take(from client: ClientName) -> [PlannedRequest] {
    defer { requests = [] }
    return requests.map { request in
      let origin = Origin(of: request.url)
      // An invalid proxy was reported before the first request.
      let proxy = origin.flatMap { try? proxies.proxy(for: $0) }
      return PlannedRequest(
        client: client, url: redacted(request.url), origin: origin?.description ?? "",
        headers: request.allHeaders.map { .init(name: $0.name, value: $0.shownValue) },
        proxy: proxy.map { "\($0.host):\($0.port)" })
    }
  }

  nonisolated var transport: HTTPTransport {
    HTTPTransport { request in
      await self.add(request)
      return HTTPResponse(status: 404, body: [])
    }
  }

  private func add(_ request: HTTPRequest) { requests.append(request) }
}

extension HTTPRequest.Header {
  /// The value without a secret: `Bearer (secret)`. A token contains no spaces.
  fileprivate var shownValue: String {
    guard isSecret else { return value }
    let words = value.split(separator: " ")
    return words.count == 2 ? "\(words[0]) (secret)" : "(secret)"
  }
}

extension Dependencies {
  /// Returns the configured clients, whose live endpoints send nothing and log their requests instead. Opens no store
  /// and applies no faults.
  ///
  /// - Parameter mode: The cache mode of the run. No response is cached or read from the cache in any mode.
  /// - Throws: ``ConfigurationError``, as a run would.
  public static func logging(
    _ configuration: Configuration, cache mode: CacheMode
  ) throws(ConfigurationError) -> (dependencies: Dependencies, log: RequestLog) {
    let sendsNothing = !configuration.usesNetwork || mode == .offline
    let log = RequestLog(proxies: sendsNothing ? Proxies() : try configuration.network().proxies)
    let stores = LocalStores(
      cache: .none, favorites: .mock(), regions: .mock(), watches: .mock(), history: .none, responses: .mock)
    let context = ClientContext(
      clock: ContinuousClock(), now: { Date() }, clocks: SharedAirportClocks(zones: .none), connections: 1)
    let clients = ClientFactory(
      configuration: configuration.withoutFaults, transport: log.transport, context: context)
    return (try Dependencies(clients, stores), log)
  }
}

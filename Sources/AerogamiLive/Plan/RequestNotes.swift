public import AerogamiCore
import AerogamiHTTP

/// A request that would be sent, as it may be shown: secrets are left out.
public struct PlannedRequest: Hashable, Sendable {
  public struct Header: Hashable, Sendable {
    public let name: String
    /// Of a secret, `(secret)` after the word that says its kind.
    public let value: String
  }

  /// Whose request it is.
  public let client: ClientName
  public let url: String
  /// Scheme, host and port.
  public let origin: String
  /// In the order in which they are sent.
  public let headers: [Header]
  /// Host and port; `nil` where its origin is reached directly.
  public let proxy: String?
  /// When it is sent, for a person; `nil` where it is in any case.
  public var condition: String?
}

/// Writes down what live clients would send, and sends none of it: each request is answered as if nothing were there.
///
/// With that answer, whoever looks for something in one place after another goes to all of them.
public actor RequestNotes {
  private let proxies: Proxies
  private var requests: [HTTPRequest] = []

  init(proxies: Proxies = Proxies()) {
    self.proxies = proxies
  }

  /// What has been noted since this was asked last, in the order in which it would be sent.
  ///
  /// - Parameter client: Who was called meanwhile.
  public func take(from client: ClientName) -> [PlannedRequest] {
    defer { requests = [] }
    return requests.map { request in
      let origin = Origin(of: request.url)
      // One that cannot be used was an error before anything was noted.
      let proxy = origin.flatMap { try? proxies.proxy(for: $0) }
      return PlannedRequest(
        client: client, url: redacted(request.url), origin: origin?.description ?? "",
        headers: request.allHeaders.map { .init(name: $0.name, value: $0.shownValue) },
        proxy: proxy.map { "\($0.host):\($0.port)" })
    }
  }

  nonisolated var transport: HTTPTransport {
    HTTPTransport { request in
      await self.note(request)
      return HTTPResponse(status: 404, body: [])
    }
  }

  private func note(_ request: HTTPRequest) { requests.append(request) }
}

extension HTTPRequest.Header {
  /// `Bearer (secret)`: a token has no spaces.
  fileprivate var shownValue: String {
    guard isSecret else { return value }
    let words = value.split(separator: " ")
    return words.count == 2 ? "\(words[0]) (secret)" : "(secret)"
  }
}

extension Dependencies {
  /// The clients that the settings ask for, of which the live ones send nothing: what they would send is noted. No store
  /// is opened, and no fault strikes, nor is waited for.
  ///
  /// - Parameter mode: As for a run. Nothing is kept or found again in any case.
  /// - Throws: ``ConfigurationError``, where a run would throw it.
  public static func noting(
    _ configuration: Configuration, cache mode: CacheMode
  ) throws(ConfigurationError) -> (dependencies: Dependencies, notes: RequestNotes) {
    let asksNobody = !configuration.usesNetwork || mode == .offline
    let notes = RequestNotes(proxies: asksNobody ? Proxies() : try configuration.network().proxies)
    let stores = LocalStores(
      cache: .none, favorites: .mock(), regions: .mock(), watches: .mock(), history: .none, responses: .mock)
    let context = ClientContext(
      clock: ContinuousClock(), now: { Date() }, clocks: SharedAirportClocks(zones: .none), connections: 1)
    let clients = ClientFactory(
      configuration: configuration.withoutFaults, transport: notes.transport, context: context)
    return (try Dependencies(clients, stores), notes)
  }
}

import AerogamiContainer
package import AerogamiCore
import AerogamiHTTP

/// A request that a run would send, without its secrets.
package struct PlannedRequest: Sendable {
  package let client: String
  package let method: String
  package let url: String
  /// The headers in the order of sending. A secret is shown as `(secret)`, after its authentication scheme, if any.
  package let headers: [(name: String, value: String)]
  /// The host and port of the proxy; `nil` for a direct connection.
  package let proxy: String?
  /// The body of a POST request; `nil` for a GET request.
  package let body: String?
  /// The condition under which the request is sent; `nil` if it is always sent.
  package let condition: String?

  init(_ request: HTTPRequest, through proxies: Proxies) {
    (client, method, url) = (request.owner?.client ?? "", request.method, request.shownURL ?? redacted(request.url))
    body = request.body.map { String(decoding: $0, as: UTF8.self) }
    condition = request.condition
    headers = request.allHeaders.map { header in
      // A token contains no spaces, so a word before a space is the scheme.
      let scheme = header.value.split(separator: " ").dropLast().first.map { "\($0) " } ?? ""
      return (header.name, header.isSecret ? "\(scheme)(secret)" : header.value)
    }
    // Ignores an invalid proxy, which was already reported as an error of the configuration.
    proxy = Origin(of: request.url).flatMap { try? proxies.proxy(for: $0) }.map { "\($0.host):\($0.port)" }
  }

  /// Creates the plan of an e-mail, with its subject and the text of its body.
  init(_ mail: MailMessage) {
    (client, method, url, proxy, condition) = ("", "sendmail", mail.recipient, nil, nil)
    headers = [("Subject", mail.subject)]
    body = mail.lines.joined(separator: "\n")
  }
}

/// Collects the requests that live clients would send, and sends none of them.
package actor RequestLog {
  private var requests: [PlannedRequest] = []
  /// What the requests cannot find, as phrases for users, each with its region.
  package private(set) var notes: [String] = []

  /// Returns and removes the collected requests, in the order in which they would be sent. Those of several sources,
  /// which are requested concurrently, are in the order of their names.
  package func take() -> [PlannedRequest] {
    defer { requests = [] }
    let order = requests.map(\.client).uniqued().sorted()
    return order.flatMap { client in requests.filter { $0.client == client } }
  }

  fileprivate func add(_ request: PlannedRequest) { requests.append(request) }

  fileprivate func add(note: String) { if !notes.contains(note) { notes.append(note) } }
}

extension Dependencies {
  /// Returns the configured clients without faults, whose live endpoints log their requests and send nothing. Opens no
  /// store, and caches no response. With `.offline`, the proxies are not checked. Throws ``ConfigurationError``, as a
  /// run would.
  package static func logging(
    _ configuration: Configuration, cache mode: CacheMode
  ) throws(ConfigurationError) -> (dependencies: Dependencies, log: RequestLog) {
    let checked = try configuration.withoutFaults.checked(cache: mode)
    let proxies = checked.network?.proxies ?? Proxies()
    let log = RequestLog()
    // Responds with 404, so that a client that tries several endpoints goes through all of them.
    let transport = HTTPTransport { request in
      await log.add(PlannedRequest(request, through: proxies))
      return HTTPResponse(status: 404, body: [])
    }
    let stores = LocalStores(
      cache: .none, favorites: .mock(), regions: .mock(), watches: .mock(), history: .none,
      services: .mock(), counter: nil, responses: .mock)
    let context = ClientContext(
      clock: SystemTime.clock, now: SystemTime.now, clocks: SharedAirportClocks(zones: .none),
      notePlan: { await log.add(note: $0) })
    return (checked.create(transport, stores, context), log)
  }
}

import AerogamiCore
import AerogamiLive

extension FetchPlan {
  /// For a person.
  var text: String {
    var text =
      "fetch in the environment \(configuration.environment.printable), from \(configuration.sources.printable)\n\n"
    text += Table.endpoints(endpoints) + "\n"
    if requests.isEmpty { text += "Nobody is asked.\n" } else { text += requestLines }
    for failure in failures { text += "Fails: \(failure.printable)\n" }
    for remark in remarks { text += "Note: \(remark.printable)\n" }
    let table = Table(details, columns: [Column("") { $0.name }, Column("") { $0.text }])
    // Without the line of titles, which are empty.
    return text + "\n" + table.rendered(width: nil, color: false).drop { $0 != "\n" }.dropFirst()
  }

  private var requestLines: String {
    "Requests, those for trips at most \(concurrency) at once, in this order:\n"
      + requests.map { request in
        "  GET \(request.url.printable)" + (request.condition.map { "  (\($0))" } ?? "") + "\n"
      }.joined()
  }

  private var details: [(name: String, text: String)] {
    var rows: [(String, String)] = []
    let isSent = !requests.isEmpty && cacheMode != .offline
    if isSent {
      for (client, use) in tokens {
        guard let request = requests.first(where: { $0.client.rawValue == client }) else { continue }
        rows.append((client, "to \(request.origin), through \(request.proxy.map { "the proxy \($0)" } ?? "no proxy")"))
        for header in request.headers { rows.append(("", "\(header.name): \(header.value)")) }
        rows.append(("", "a token: \(use)"))
      }
      let network = configuration.networkPlan
      rows.append(("time", network.limits))
      rows.append(("attempts", network.schedule))
      if network.attempts > 1 { rows.append(("retried", network.retried)) }
    }
    rows.append(("faults", configuration.faultsInForce ?? "none"))
    if endpoints.contains(where: { $0.variant == .live }) { rows.append(("cache", cache)) }
    return rows
  }

  /// Of the clients that are used.
  var tokens: [(client: String, use: TokenUse)] {
    configuration.tokenUses.filter { token in endpoints.contains { $0.client == token.client && $0.variant == .live } }
  }

  private var cache: String {
    switch cacheMode {
    case .normal: "what is kept stands in for answers that fail; up to \(configuration.cacheMaxBytes) bytes are kept"
    case .maxAge(let limit): "nobody is asked for what is kept and younger than \(limit.inSeconds) s"
    case .offline: "what is kept is shown, and nobody is asked"
    }
  }
}

extension NetworkPlan {
  fileprivate var limits: String {
    "\(attemptLimit.inSeconds) s for an attempt, of which \(connectLimit.inSeconds) s to connect; "
      + "\(deadline.inSeconds) s for everything"
  }

  fileprivate var schedule: String {
    guard !longestWaits.isEmpty else { return "1 for a request" }
    let waits = longestWaits.map { "0–\($0.inSeconds) s" }.joined(separator: ", ")
    return "up to \(attempts) for a request, after random waits of \(waits); never more than \(waitCap.inSeconds) s, "
      + "unless the service asks for it"
  }

  fileprivate var retried: String {
    "no connection, a broken one, no answer in time, and status "
      + "\(retriedStatuses.map { "\($0)" }.joined(separator: ", ")); of all requests at most a tenth, or "
      + "\(leastRetries) where that is more; no origin that \(connectionFailureLimit) times in a row could not be "
      + "connected to"
  }
}

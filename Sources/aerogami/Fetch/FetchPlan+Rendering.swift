import AerogamiCore
import AerogamiLive

extension FetchPlan {
  /// The plan as text.
  var text: String {
    var text =
      "Dry run in environment \(configuration.environment.printable), from \(configuration.sources.printable)\n\n"
    text += Table.endpoints(endpoints) + "\n"
    if requests.isEmpty { text += "No requests are sent.\n" } else { text += requestLines }
    for failure in failures { text += "Fails: \(failure.printable)\n" }
    for remark in remarks { text += "Note: \(remark.printable)\n" }
    let table = Table(details, columns: [Column("") { $0.name }, Column("") { $0.text }])
    // Drops the header line, because both titles are empty.
    return text + "\n" + table.rendered(width: nil, color: false).drop { $0 != "\n" }.dropFirst()
  }

  private var requestLines: String {
    "Requests in this order, with at most \(concurrency) trip requests at a time:\n"
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
        let proxy = request.proxy.map { "through proxy \($0)" } ?? "without a proxy"
        rows.append((client, "to \(request.origin), \(proxy)"))
        for header in request.headers { rows.append(("", "\(header.name): \(header.value)")) }
        rows.append(("", "token: \(use)"))
      }
      let network = configuration.networkPlan
      rows.append(("timeouts", network.limits))
      rows.append(("attempts", network.schedule))
      if network.attempts > 1 { rows.append(("retries", network.retried)) }
    }
    rows.append(("faults", configuration.faultsInForce ?? "none"))
    if endpoints.contains(where: { $0.variant == .live }) { rows.append(("cache", cache)) }
    return rows
  }

  /// The used clients that have a token, and how each token is used.
  var tokens: [(client: String, use: TokenUse)] {
    configuration.tokenUses.filter { token in endpoints.contains { $0.client == token.client && $0.variant == .live } }
  }

  private var cache: String {
    switch cacheMode {
    case .normal: "used when a request fails; at most \(configuration.cacheMaxBytes) bytes"
    case .maxAge(let limit): "used without a request if younger than \(limit.inSeconds) s"
    case .offline: "used without any request"
    }
  }
}

extension NetworkPlan {
  fileprivate var limits: String {
    "\(attemptLimit.inSeconds) s per attempt (\(connectLimit.inSeconds) s to connect), "
      + "\(deadline.inSeconds) s in total"
  }

  fileprivate var schedule: String {
    guard !longestWaits.isEmpty else { return "1 per request" }
    let waits = longestWaits.map { "0–\($0.inSeconds) s" }.joined(separator: ", ")
    return "up to \(attempts) per request, after random waits of \(waits), at most \(waitCap.inSeconds) s; "
      + "longer if Retry-After requires it"
  }

  fileprivate var retried: String {
    "after connection errors, timeouts and status \(retriedStatuses.map { "\($0)" }.joined(separator: ", ")); "
      + "at most \(leastRetries) or a tenth of all requests, whichever is more; "
      + "none for an origin after \(connectionFailureLimit) failed connections in a row"
  }
}

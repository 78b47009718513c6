import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiHTTP
import AerogamiJSON
import AerogamiLive

extension FetchPlan {
  /// Returns the plan as text.
  ///
  /// - Parameter width: The number of terminal columns, to which tables are fitted; `nil` for a pipe.
  func text(width: Int?) -> String {
    var text =
      "Dry run in environment \(configuration.environment.printable), from \(configuration.sources.printable)\n\n"
    text += Table.endpoints(configuration.endpoints, width: width) + "\n"
    text +=
      requests.isEmpty
      ? "No requests are sent.\n"
      : "Requests in this order, with at most \(counted(regions.concurrency, "trip request")) at a time:\n"
    for (request, condition) in requests {
      // Not folded, so that the URL can be copied.
      text += "  GET \(request.url.printable)" + (condition.map { "  (\($0))" } ?? "") + "\n"
    }
    for failure in failures { text += "Fails: \(failure.printable)\n" }
    for remark in remarks { text += "Note: \(remark)\n" }
    return text + "\n" + card(facts, width: width)
  }

  private var facts: [(title: String, text: String)] {
    var facts: [(String, String)] = []
    if !requests.isEmpty, cacheMode != .offline {
      for (client, use) in configuration.tokenUses {
        guard let request = requests.first(where: { $0.request.client == client })?.request else { continue }
        facts.append((client, request.proxy.map { "through proxy \($0)" } ?? "without a proxy"))
        facts += request.headers.map { ("", "\($0.name): \($0.value)") } + [("", "token: \(use)")]
      }
      for (index, fact) in network.enumerated() {
        // Without retries, the list of waits is empty.
        let text = fact.value.text ?? ""
        facts.append((index == 0 ? "network" : "", "\(fact.title): \(text.isEmpty ? "none" : text)"))
      }
    }
    facts.append(("faults", configuration.faultsInForce ?? "none"))
    if configuration.usesNetwork {
      let use = cache.condition == nil ? "used when a request fails; " : ""
      facts.append(("cache", use + "at most \(configuration.cacheMaxBytes) bytes"))
    }
    return facts
  }

  /// The facts that the dry run cannot determine, one line each.
  private var remarks: [String] {
    if regions.anywhere || !regions.named.isEmpty { return [] }
    return [#"fetch uses the regions saved with "aerogami regions select", if any; a dry run does not read them"#]
  }

  /// The timeouts and retries: each with its key in JSON and its title in text.
  private var network: [(key: StaticString, title: String, value: FieldValue)] {
    let http = configuration.http
    let connectTimeout = configuration.connectTimeout(within: http.requestTimeout)
    let waits = (1..<max(1, http.maxAttempts)).map { Backoff().bound(beforeRetry: $0 - 1) / .seconds(1) }
    let statuses = RetryPolicy.retriedStatuses.sorted()
    return [
      ("attempts", "attempts per request", .integer(http.maxAttempts)),
      ("attempt_seconds", "time limit per attempt, in seconds", .number(http.requestTimeout / .seconds(1))),
      ("connect_seconds", "time limit to connect, in seconds", .number(connectTimeout / .seconds(1))),
      ("deadline_seconds", "deadline for all requests, in seconds", .number(http.deadline / .seconds(1))),
      ("longest_wait_seconds", "longest random wait before each retry, in seconds", .numbers(waits)),
      (
        "wait_cap_seconds", "maximum wait before a retry if the response has no Retry-After, in seconds",
        .number(Backoff.cap / .seconds(1))
      ),
      ("retried_statuses", "retried statuses", .integers(statuses)),
      (
        "least_retries", "maximum retries in total (or a tenth of all requests, if that is more)",
        .integer(RetryBudget.minimum)
      ),
      (
        "connection_failure_limit", "failed connections in a row before requests to a server stop",
        .integer(Circuit.limit)
      ),
    ]
  }

  /// The plan as one JSON object, which always has every key.
  var json: [UInt8] {
    JSONWriter.document { json in
      json.sources(of: configuration)
      json.key("endpoints")
      json.lines(configuration.endpoints) { $0.endpoint($1) }
      json.members(["concurrency": .integer(regions.concurrency)])
      json.key("requests")
      json.lines(requests) { json, planned in
        let (request, condition) = planned
        json.beginObject()
        json.members(["client": .text(request.client), "method": .text("GET"), "url": .text(request.url)])
        json.members(["condition": .text(condition)])
        json.key("headers")
        json.array(of: request.headers) { $0.object(["name": .text($1.name), "value": .text($1.value)]) }
        json.members(["proxy": .text(request.proxy)])
        json.endObject()
      }
      json.members(["failures": .texts(failures), "remarks": .texts(remarks)])
      json.key("tokens")
      json.lines(configuration.tokenUses) { json, token in
        let isSent = if case .sent = token.use { true } else { false }
        json.object(["client": .text(token.client), "sent": .flag(isSent), "reason": .text("\(token.use)")])
      }
      json.key("network")
      json.beginObject()
      for fact in network { json.members([fact.key: fact.value]) }
      json.endObject()
      json.members(["faults": .text(configuration.faultsInForce)])
      json.key("cache")
      json.object(["mode": .text(cache.mode), "max_age_seconds": .number(cache.maxAge.map { $0 / .seconds(1) })])
    }
  }
}

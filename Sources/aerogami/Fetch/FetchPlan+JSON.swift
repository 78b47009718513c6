import AerogamiCore
import AerogamiJSON
import AerogamiLive

extension FetchPlan {
  /// The plan as one JSON object, which always has every key.
  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.sources(of: configuration)
    json.key("endpoints")
    json.lines(endpoints) { $0.endpoint($1) }
    json.key("concurrency")
    json.int(concurrency)
    json.key("requests")
    json.lines(requests) { $0.plan($1) }
    json.key("failures")
    json.array(of: failures) { $0.string($1) }
    json.key("remarks")
    json.array(of: remarks) { $0.string($1) }
    json.key("tokens")
    json.lines(tokens) { json, token in
      json.beginObject()
      json.key("client")
      json.string(token.client)
      json.key("sent")
      if case .sent = token.use { json.bool(true) } else { json.bool(false) }
      json.key("reason")
      json.string("\(token.use)")
      json.endObject()
    }
    json.key("network")
    json.plan(configuration.networkPlan)
    json.key("faults")
    json.optional(configuration.faultsInForce) { $0.string($1) }
    json.key("cache")
    json.beginObject()
    json.key("mode")
    switch cacheMode {
    case .normal: json.string("normal")
    case .maxAge: json.string("max_age")
    case .offline: json.string("offline")
    }
    json.key("max_age_seconds")
    if case .maxAge(let limit) = cacheMode { json.double(limit / .seconds(1)) } else { json.null() }
    json.endObject()
    json.endObject()
    json.newline()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func plan(_ request: PlannedRequest) {
    beginObject()
    key("client")
    string(request.client.rawValue)
    key("method")
    string("GET")
    key("url")
    string(request.url)
    key("condition")
    optional(request.condition) { $0.string($1) }
    key("headers")
    array(of: request.headers) { json, header in
      json.beginObject()
      json.key("name")
      json.string(header.name)
      json.key("value")
      json.string(header.value)
      json.endObject()
    }
    key("proxy")
    optional(request.proxy) { $0.string($1) }
    endObject()
  }

  fileprivate mutating func plan(_ network: NetworkPlan) {
    beginObject()
    key("attempts")
    int(network.attempts)
    key("attempt_seconds")
    double(network.attemptLimit / .seconds(1))
    key("connect_seconds")
    double(network.connectLimit / .seconds(1))
    key("deadline_seconds")
    double(network.deadline / .seconds(1))
    key("longest_wait_seconds")
    array(of: network.longestWaits) { $0.double($1 / .seconds(1)) }
    key("wait_cap_seconds")
    double(network.waitCap / .seconds(1))
    key("retried_statuses")
    array(of: network.retriedStatuses) { $0.int($1) }
    key("least_retries")
    int(network.leastRetries)
    key("connection_failure_limit")
    int(network.connectionFailureLimit)
    endObject()
  }
}

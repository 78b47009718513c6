import AerogamiHTTP

/// How patient live clients are in one run.
public struct NetworkPlan: Hashable, Sendable {
  /// How often one request is sent at most.
  public let attempts: Int
  /// Of one attempt, its body included.
  public let attemptLimit: Duration
  /// Of making a connection, within an attempt.
  public let connectLimit: Duration
  /// Of everything.
  public let deadline: Duration
  /// The longest wait before each further attempt; the wait is a random share of it.
  public let longestWaits: [Duration]
  /// What no wait is longer than, unless the service asks for it.
  public let waitCap: Duration
  /// Ascending.
  public let retriedStatuses: [Int]
  /// How many retries all requests of a run may take together, where a tenth of them is less.
  public let leastRetries: Int
  /// After how many failures to connect in a row an origin is not asked again.
  public let connectionFailureLimit: Int
}

extension Configuration {
  public var networkPlan: NetworkPlan {
    let attempts = http.maxAttempts
    let attemptLimit = http.requestTimeout
    return NetworkPlan(
      attempts: attempts, attemptLimit: attemptLimit, connectLimit: connectTimeout(within: attemptLimit),
      deadline: http.deadline,
      longestWaits: (0..<max(0, attempts - 1)).map { Backoff().bound(beforeRetry: $0) }, waitCap: Backoff.cap,
      retriedStatuses: RetryPolicy.retriedStatuses.sorted(), leastRetries: RetryBudget.minimum,
      connectionFailureLimit: Circuit.limit)
  }
}

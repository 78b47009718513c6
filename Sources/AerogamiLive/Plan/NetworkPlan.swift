import AerogamiHTTP

/// The retries and timeouts of live clients in one run.
public struct NetworkPlan: Hashable, Sendable {
  /// The maximum number of attempts for one request.
  public let attempts: Int
  /// The timeout of one attempt, including the response body.
  public let attemptLimit: Duration
  /// The timeout for connecting, within an attempt.
  public let connectLimit: Duration
  /// The limit for the whole run.
  public let deadline: Duration
  /// The maximum wait before each further attempt. The actual wait is a random fraction of it.
  public let longestWaits: [Duration]
  /// The maximum wait before any attempt, unless the service requests a longer one with `Retry-After`.
  public let waitCap: Duration
  /// The statuses after which a request is retried, in ascending order.
  public let retriedStatuses: [Int]
  /// The minimum retry budget of a run. With many requests, the budget is a tenth of their number.
  public let leastRetries: Int
  /// The number of consecutive connection failures after which no more requests are sent to an origin.
  public let connectionFailureLimit: Int
}

extension Configuration {
  /// The retries and timeouts that this configuration sets.
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

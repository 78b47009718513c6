import AerogamiCore

/// Keeps the one bucket that all requests to a service share.
package actor RateLimiter {
  nonisolated let limit: RateLimit
  private var bucket: TokenBucket
  /// Since the limiter was made.
  private let elapsed: @Sendable () -> Duration

  init(_ limit: RateLimit, clock: any Clock<Duration>) {
    self.limit = limit
    bucket = TokenBucket(limit)
    elapsed = clock.stopwatch()
  }

  func admit(remaining: Duration) -> TokenBucket.Admission { bucket.admit(at: elapsed(), remaining: remaining) }

  func pause(for length: Duration?) { bucket.pause(for: length, at: elapsed()) }
}

/// What is known, for as long as this is there, of services that take only so many requests.
public actor RateLimiters {
  private var limiters: [String: RateLimiter] = [:]

  public init() {}

  /// - Parameter limits: By the name of the client.
  package func limiters(for limits: [String: RateLimit], clock: any Clock<Duration>) -> [String: RateLimiter] {
    for (client, limit) in limits where limiters[client] == nil { limiters[client] = RateLimiter(limit, clock: clock) }
    return limiters
  }
}

extension Clock<Duration> {
  /// Tells the time since now.
  fileprivate func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}

extension HTTPTransport {
  /// Sends the requests of some clients no faster than their services take them.
  ///
  /// A service that answers 429 all the same is asked nothing by anyone until it is ready. Whoever sends a request that
  /// was answered so again waits here for its turn.
  ///
  /// - Parameters:
  ///   - rateLimiters: By client.
  ///   - clock: What the waits are measured on. A wait ends at once when the task is cancelled.
  /// - Throws: Beside what sending throws, ``ClientError`` where a request's turn does not come before the deadline.
  func limitingRate(
    _ rateLimiters: [String: RateLimiter], until deadline: Deadline, clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date, words: @escaping Remedy.Words
  ) -> HTTPTransport {
    if rateLimiters.isEmpty { return self }
    return HTTPTransport { request in
      guard let owner = request.owner, owner.isRateLimited, let limiter = rateLimiters[owner.client] else {
        return try await send(request)
      }
      try await limiter.waitForTurn(of: request, until: deadline, clock: clock, words: words)
      var response = try await send(request)
      if response.status == 429 {
        await limiter.pause(for: response.header("Retry-After").flatMap { Duration(retryAfter: $0, now: now()) })
        response.pausesClient = true
      }
      return response
    }
  }
}

extension RateLimiter {
  fileprivate nonisolated func waitForTurn(
    of request: HTTPRequest, until deadline: Deadline, clock: any Clock<Duration>, words: Remedy.Words
  ) async throws {
    while true {
      let remaining = deadline.remaining()
      switch await admit(remaining: remaining) {
      case .send: return
      case .wait(let wait): try await clock.sleep(for: wait)
      case .giveUp(let reason, let wait):
        throw ClientError(
          requested: request.description,
          reason: .failed(
            .status(429), detail: reason.detail(limit, wait: wait, remaining: remaining),
            remedy: "ask for less, or \(words(.allowLaterDeadline))"),
          attempts: 0)
      }
    }
  }
}

extension TokenBucket.Reason {
  /// For people: why a request was not sent.
  fileprivate func detail(_ limit: RateLimit, wait: Duration, remaining: Duration) -> String {
    let cause =
      switch self {
      case .paused: "the service answered 429: it takes no more requests for"
      case .usedUp: "it takes \(limit.requests) requests in \(limit.period.inSeconds) s, so this one's turn comes in"
      }
    // Whoever comes a moment too early comes in vain.
    let (wait, left) = (Int((wait / .seconds(1)).rounded(.up)), Int(max(.zero, remaining) / .seconds(1)))
    return "\(cause) \(wait) s, but only \(left) s are left until the deadline"
  }
}

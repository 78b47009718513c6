import AerogamiCore
import FoundationEssentials

/// Keeps the one bucket that all requests to a service share.
actor PaceKeeper {
  nonisolated let limit: RateLimit
  private var bucket: TokenBucket
  /// Since the keeper was made.
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
public actor ServicePaces {
  private var keepers: [String: PaceKeeper] = [:]

  public init() {}

  /// By the name of the client.
  func keepers(for settings: Settings, clock: any Clock<Duration>) -> [String: PaceKeeper] {
    let trips = ConfigurationKeys.trips.name
    if keepers[trips] == nil, let limit = settings[ConfigurationKeys.tripsProvider].rateLimit {
      keepers[trips] = PaceKeeper(limit, clock: clock)
    }
    return keepers
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
  /// A service that answers 429 all the same is asked nothing by anyone until it is ready, and then the same again.
  /// That is no retry of ``RetryPolicy``, whose budget is for what failed: here the service has said when it will
  /// answer.
  ///
  /// - Parameters:
  ///   - paces: By client.
  ///   - maxAttempts: How often one request is sent at most, as long as 429 is the answer.
  ///   - clock: What the waits are measured on. A wait ends at once when the task is cancelled.
  /// - Throws: Beside what sending throws, ``ClientError`` where a request's turn does not come before the deadline, or
  ///   its last answer is 429 too.
  func pacing(
    _ paces: [String: PaceKeeper], maxAttempts: Int, until deadline: Deadline, clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date
  ) -> HTTPTransport {
    if paces.isEmpty { return self }
    return HTTPTransport { request in
      guard let pace = request.asker.flatMap({ paces[$0.client] }) else { return try await send(request) }
      var attempts = 0
      while true {
        let remaining = deadline.remaining()
        switch await pace.admit(remaining: remaining) {
        case .send: break
        case .wait(let wait):
          try await clock.sleep(for: wait)
          continue
        case .giveUp(let reason, let wait):
          let detail = reason.detail(pace.limit, wait: wait, remaining: remaining)
          throw request.tooMany(detail, after: attempts)
        }
        var response = try await send(request)
        attempts += 1
        if response.status != 429 {
          response.attempts = attempts
          return response
        }
        await pace.pause(for: response.header("Retry-After").flatMap { Duration(retryAfter: $0, now: now()) })
        if attempts >= maxAttempts {
          let times = attempts == 1 ? "" : " \(attempts) times"
          throw request.tooMany("the service answered 429\(times); ask for less at once, or later", after: attempts)
        }
      }
    }
  }
}

extension HTTPRequest {
  fileprivate func tooMany(_ detail: String, after attempts: Int) -> ClientError {
    ClientError(asked: description, reason: .failed(.status(429), detail: detail), attempts: attempts)
  }
}

extension TokenBucket.Reason {
  /// For people: why a request was not sent, and what to do.
  fileprivate func detail(_ limit: RateLimit, wait: Duration, remaining: Duration) -> String {
    let cause =
      switch self {
      case .paused: "the service answered 429: it takes no more requests for"
      case .usedUp: "it takes \(limit.requests) requests in \(limit.period.inSeconds) s, so this one's turn comes in"
      }
    // Whoever comes a moment too early comes in vain.
    let (wait, left) = (Int((wait / .seconds(1)).rounded(.up)), Int(max(.zero, remaining) / .seconds(1)))
    return "\(cause) \(wait) s, but only \(left) s are left until the deadline; ask for less, or allow more with "
      + "--deadline (\(ConfigurationKeys.deadline.path))"
  }
}

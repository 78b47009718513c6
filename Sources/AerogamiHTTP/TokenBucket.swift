/// The rate limit of a service.
package struct RateLimit: Hashable, Sendable {
  let requests: Int
  let period: Duration
  /// The number of requests that may be sent at once.
  let burst: Int

  /// Creates a rate limit. A tenth of the requests may be sent at once, and the rest are spread evenly over the period.
  package init(_ requests: Int, in period: Duration) {
    self.requests = requests
    self.period = period
    burst = max(1, requests / 10)
  }

  /// The time to refill one token. It is so long that the burst plus the tokens refilled in one period never exceed the
  /// service's limit, no matter when the service's period begins.
  var interval: Duration { period / max(1, requests - burst) }
}

/// A token bucket that decides when each request to a service is sent, to stay within its rate limit.
///
/// It is a pure value: it sends nothing, waits for nothing and has no clock. Callers pass the current time as the time
/// since any fixed moment; it must never decrease. After a wait, callers call ``admit(at:remaining:)`` again, because
/// another request may have taken the token, or a pause may have begun. After a request was canceled, callers make no
/// more calls for it.
struct TokenBucket: Sendable {
  let limit: RateLimit
  /// The time when the bucket will be full again; a time in the past if it is full now. Storing a time avoids fractions
  /// of tokens.
  private var fullAt = Duration.zero
  private var pausedUntil = Duration.zero

  init(_ limit: RateLimit) {
    self.limit = limit
  }

  enum Admission: Hashable, Sendable {
    /// The request may be sent; a token was taken.
    case send
    /// Call `admit` again after this time, which is positive and less than the remaining time.
    case wait(Duration)
    /// The request would have to wait this long, which is at least the time until the deadline.
    case giveUp(Reason, wait: Duration)
  }

  enum Reason: Hashable, Sendable {
    /// The service responded that it accepts no more requests for now.
    case paused
    /// No token is left.
    case usedUp
  }

  /// Returns whether a request may be sent now, and takes a token if so.
  ///
  /// - Parameter remaining: The time until the request's deadline.
  mutating func admit(at now: Duration, remaining: Duration) -> Admission {
    let emptiest = now + limit.interval * limit.burst
    let next = max(fullAt, now) + limit.interval
    let (pause, turn) = (pausedUntil - now, next - emptiest)
    let wait = max(pause, turn)
    if wait <= .zero {
      fullAt = next
      return .send
    }
    return wait < remaining ? .wait(wait) : .giveUp(pause >= turn ? .paused : .usedUp, wait: wait)
  }

  /// Pauses all requests after the service responded that it received too many.
  ///
  /// The pause is at least one second long. It can extend an earlier pause, but not shorten it.
  ///
  /// - Parameter length: The wait that the service requested; `nil` for a whole period of the rate limit, because the
  ///   service's period may have just begun.
  mutating func pause(for length: Duration?, at now: Duration) {
    pausedUntil = max(pausedUntil, now + max(.seconds(1), length ?? limit.period))
  }
}

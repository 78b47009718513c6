/// The rate limit of a service.
package struct RateLimit: Hashable, Sendable {
  let requests: Int
  let period: Duration
  /// The number of requests that may be sent without a pause.
  let burst: Int

  /// Creates a limit where a tenth of the requests may be sent at once, and the others are spread evenly.
  package init(_ requests: Int, in period: Duration) {
    self.requests = requests
    self.period = period
    burst = max(1, requests / 10)
  }

  /// The time until one token is refilled. It is long enough that the burst and the tokens refilled during one period
  /// never exceed the service's limit, whenever the service's period begins.
  var interval: Duration { period / max(1, requests - burst) }
}

/// A token bucket that decides when each request to a service is sent, to stay within its rate limit.
///
/// It is a pure value: it sends nothing, waits for nothing and has no clock. Callers pass the time since any fixed
/// moment, which never decreases. After a wait, callers ask again, because another request may have been faster, or all
/// requests may have been paused. A canceled request needs no call.
struct TokenBucket: Sendable {
  let limit: RateLimit
  /// When the bucket will be full again; in the past if it is full. Storing a time avoids fractions of tokens.
  private var fullAt = Duration.zero
  private var pausedUntil = Duration.zero

  init(_ limit: RateLimit) {
    self.limit = limit
  }

  enum Admission: Hashable, Sendable {
    /// The request may be sent; a token was taken.
    case send
    /// Ask again after this time, which is positive and less than the remaining time.
    case wait(Duration)
    /// The request would have to wait beyond the deadline.
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
  /// - Parameter length: The wait that the service asks for, at least a second. Without one, a whole period, because
  ///   the service's period may just have begun. A pause is extended, never shortened.
  mutating func pause(for length: Duration?, at now: Duration) {
    pausedUntil = max(pausedUntil, now + max(.seconds(1), length ?? limit.period))
  }
}

package struct RateLimit: Hashable, Sendable {
  let requests: Int
  let period: Duration
  /// The number of requests that may be sent at once.
  let burst: Int
  /// The statuses of responses that pause all requests.
  private(set) var pausingStatuses: Set<Int> = [429]
  /// The length of a pause after a response without `Retry-After`.
  private(set) var pause: Duration
  /// Whether each pause doubles the time between requests. See ``TokenBucket/maxSlowdown``.
  private(set) var slowsDown = false

  /// Creates a rate limit. A tenth of the requests, at least one, may be sent at once. The rest are spread evenly over
  /// the period.
  package init(_ requests: Int, in period: Duration) {
    self.requests = requests
    self.period = period
    burst = max(1, requests / 10)
    pause = period
  }

  /// Creates a rate limit that spaces requests evenly, and farther apart after the service has refused some.
  ///
  /// - Parameters:
  ///   - interval: The initial time between requests. Each refusal that starts a pause doubles the time, up to four
  ///     times its initial length. The time never decreases.
  ///   - pausingStatuses: The statuses with which the service refuses requests.
  ///   - pause: The length of a pause after a response without `Retry-After`.
  package init(every interval: Duration, pausingAfter pausingStatuses: Set<Int>, for pause: Duration) {
    self.init(1, in: interval)
    (self.pausingStatuses, self.pause, slowsDown) = (pausingStatuses, pause, true)
  }

  /// The time to refill one token. It is so long that the burst plus the tokens refilled in one period never exceed the
  /// service's limit, no matter when the service's period begins.
  var interval: Duration { period / max(1, requests - burst) }
}

/// A token bucket that decides when each request to a service is sent, to stay within its rate limit.
///
/// It is a pure value: it sends nothing, waits for nothing and has no clock. Callers pass the current time as the time
/// since any fixed instant; it must never decrease. After a wait, callers call ``admit(at:remaining:)`` again, because
/// another request may have taken the token, or a pause may have begun. After a request was canceled, callers make no
/// more calls for it.
struct TokenBucket: Sendable {
  let limit: RateLimit
  /// The time when the bucket will be full again; a time in the past if it is full now. Storing a time avoids fractions
  /// of tokens.
  private var fullAt = Duration.zero
  private var pausedUntil = Duration.zero
  /// The factor by which pauses have lengthened the time between requests.
  private var slowdown = 1
  /// The maximum of ``slowdown``, so that a long-running process still sends requests.
  static let maxSlowdown = 4

  private var interval: Duration { limit.interval * slowdown }

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
    let emptiest = now + interval * limit.burst
    let next = max(fullAt, now) + interval
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
  /// - Parameter length: The wait that the service requested, extended to one second if it is shorter. If `length` is
  ///   `nil`, the pause lasts ``RateLimit/pause``, by default a whole period, because the service's period may have
  ///   just begun. A pause in progress can be extended but not shortened.
  mutating func pause(for length: Duration?, at now: Duration) {
    // Several requests that were sent before the pause may be refused together, but later requests slow down only once.
    if limit.slowsDown, now >= pausedUntil { slowdown = min(Self.maxSlowdown, slowdown * 2) }
    pausedUntil = max(pausedUntil, now + max(.seconds(1), length ?? limit.pause))
  }
}

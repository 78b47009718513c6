/// How many requests a service takes.
package struct RateLimit: Hashable, Sendable {
  let requests: Int
  let period: Duration
  /// How many may follow each other at once.
  let burst: Int

  /// A tenth of the requests may follow each other at once, and the others come evenly.
  package init(_ requests: Int, in period: Duration) {
    self.requests = requests
    self.period = period
    burst = max(1, requests / 10)
  }

  /// The time for one token to come back. So long that what is there at once and what comes back in a period are
  /// together no more than what the service takes in one, wherever it lets its period begin.
  var interval: Duration { period / max(1, requests - burst) }
}

/// Decides for all requests to a service when each is sent, so that they are no more than it takes.
///
/// It sends nothing, waits for nothing and knows no clock: each moment is told to it as the time since any fixed one,
/// and never goes back. Whoever is told to wait asks again afterwards, since another may have been faster, or all may
/// have been paused; nothing is owed to who does not come back.
struct TokenBucket: Sendable {
  let limit: RateLimit
  /// When all tokens would be there again; in the past, where they are. Said so, a bucket needs no fractions of tokens.
  private var fullAt = Duration.zero
  private var pausedUntil = Duration.zero

  init(_ limit: RateLimit) {
    self.limit = limit
  }

  enum Admission: Hashable, Sendable {
    /// A token was taken for it.
    case send
    /// Ask again after so much time, which is more than zero and less than what remains.
    case wait(Duration)
    /// Its turn comes too late.
    case giveUp(Reason, wait: Duration)
  }

  enum Reason: Hashable, Sendable {
    /// The service has said that it takes no more for now.
    case paused
    /// The tokens are used up.
    case usedUp
  }

  /// - Parameter remaining: The time until the deadline of who asks.
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

  /// The service has answered that it was asked too much: nothing is sent before it is ready again.
  ///
  /// - Parameter length: What the service asks for; without that a whole period, because its own may just have begun.
  ///   Never less than a second. A pause that is there already is made longer, and not shorter.
  mutating func pause(for length: Duration?, at now: Duration) {
    pausedUntil = max(pausedUntil, now + max(.seconds(1), length ?? limit.period))
  }
}

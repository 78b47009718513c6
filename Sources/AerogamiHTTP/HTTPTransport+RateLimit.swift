import AerogamiContainer
import AerogamiCore
import Foundation

/// A rate limiter: the token bucket that all requests to a service share.
package actor RateLimiter {
  nonisolated let limit: RateLimit
  private var bucket: TokenBucket
  private let elapsed: @Sendable () -> Duration

  init(_ limit: RateLimit, clock: any Clock<Duration>) {
    self.limit = limit
    bucket = TokenBucket(limit)
    elapsed = clock.stopwatch()
  }

  func admit(remaining: Duration) -> TokenBucket.Admission { bucket.admit(at: elapsed(), remaining: remaining) }

  func pause(for length: Duration?) { bucket.pause(for: length, at: elapsed()) }
}

/// The rate limiters of all clients. Several runs may share them.
public actor RateLimiters {
  private var limiters: [String: RateLimiter] = [:]

  public init() {}

  /// Returns the limiters of all clients, and creates the missing ones. An existing limiter keeps its limit.
  package func limiters(for limits: [String: RateLimit], clock: any Clock<Duration>) -> [String: RateLimiter] {
    for (client, limit) in limits where limiters[client] == nil { limiters[client] = RateLimiter(limit, clock: clock) }
    return limiters
  }
}

extension Clock<Duration> {
  /// Returns a closure that measures the time since this call.
  package func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}

extension HTTPTransport {
  /// Delays requests so that services with a rate limit receive no more than they accept. A wait ends at once when the
  /// task is canceled.
  ///
  /// If a service still responds with one of ``RateLimit/pausingStatuses``, all requests to it, retries too, pause
  /// until it accepts requests again.
  ///
  /// - Throws: The errors of ``send``, `ClientError` when a request would have to wait beyond the deadline, or
  ///   `CancellationError`.
  func limitingRate(
    _ rateLimiters: [String: RateLimiter], until deadline: Deadline, clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date, remedyText: @escaping Remedy.Formatter
  ) -> HTTPTransport {
    if rateLimiters.isEmpty { return self }
    return HTTPTransport { request in
      guard let limiter = request.owner?.limiter.flatMap({ rateLimiters[$0] }) else {
        return try await send(request)
      }
      try await limiter.waitForTurn(of: request, until: deadline, clock: clock, remedyText: remedyText)
      var response = try await send(request)
      if limiter.limit.pausingStatuses.contains(response.status) {
        await limiter.pause(for: response.header("Retry-After").flatMap { Duration(retryAfter: $0, now: now()) })
        response.pausesClient = true
      }
      return response
    }
  }
}

extension RateLimiter {
  fileprivate nonisolated func waitForTurn(
    of request: HTTPRequest, until deadline: Deadline, clock: any Clock<Duration>, remedyText: Remedy.Formatter
  ) async throws {
    while true {
      let remaining = deadline.remaining()
      let maxWait = limit.maxWait.flatMap { $0 < remaining ? $0 : nil }
      switch await admit(remaining: maxWait ?? remaining) {
      case .send: return
      case .wait(let wait): try await clock.sleep(for: wait)
      case .giveUp(let reason, let wait):
        throw ClientError(
          request.description, .status(429),
          "\(reason.detail(limit)) "
            + (maxWait.map { wait.text(longerThan: $0) } ?? wait.text(pastDeadlineIn: remaining)),
          remedy: "send fewer requests, or \(maxWait == nil ? remedyText(.allowLaterDeadline) : "try again later")",
          attempts: 0)
      }
    }
  }
}

extension TokenBucket.Reason {
  /// The reason for a wait, up to the length of the wait.
  fileprivate func detail(_ limit: RateLimit) -> String {
    switch self {
    case .paused:
      "the service responded \(limit.pausingStatuses.sorted().map { "\($0)" }.listed(with: "or")) "
        + "(too many requests) and accepts no more for"
    case .usedUp where limit.requests == 1:
      "at most one request is sent every \(limit.period.inSeconds) s, so this one would have to wait"
    case .usedUp:
      "the service accepts \(limit.requests) requests in \(limit.period.inSeconds) s, so this one would have to wait"
    }
  }
}

package struct RateLimit: Hashable, Sendable {
  let requests: Int
  let period: Duration
  /// The number of requests that may be sent without a wait between them.
  let burst: Int
  private(set) var pausingStatuses: Set<Int> = [429]
  /// The length of the pause if a response has one of ``pausingStatuses`` but no `Retry-After`.
  private(set) var pause: Duration
  /// Whether each pause doubles the time between requests. See ``TokenBucket/maxSlowdown``.
  private(set) var slowsDown = false
  /// The longest wait of a request, which otherwise fails at once, if its caller has another way to get the response;
  /// `nil` to wait until the deadline.
  private(set) var maxWait: Duration?

  /// Allows a tenth of the requests, but at least one, without waits, and spreads the rest evenly over the period.
  package init(_ requests: Int, in period: Duration) {
    (self.requests, self.period) = (requests, period)
    burst = max(1, requests / 10)
    pause = period
  }

  /// Returns this limit for requests that fail instead of waiting longer than `maxWait`.
  package func waiting(atMost maxWait: Duration) -> RateLimit {
    var limit = self
    limit.maxWait = maxWait
    return limit
  }

  /// Creates a rate limit that spaces requests evenly, and farther apart after the service has refused some.
  ///
  /// - Parameters:
  ///   - interval: The initial time between requests. Each refusal that starts a pause doubles the time, up to four
  ///     times its initial length. The time never decreases.
  ///   - pausingStatuses: The statuses with which the service refuses requests.
  ///   - pause: The length of the pause after a refusal without `Retry-After`.
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
/// It is a pure value. Callers pass the current time as the time since any fixed instant; it must never decrease. After
/// a wait, they call ``admit(at:remaining:)`` again, because another request may have taken the token, or a pause may
/// have begun.
struct TokenBucket: Sendable {
  let limit: RateLimit
  /// The time when the bucket is full again; in the past if it is full now. A count of tokens would need fractions.
  private var fullAt = Duration.zero
  private var pausedUntil = Duration.zero
  /// The factor by which pauses have lengthened the time between requests.
  private var slowdown = 1
  /// The maximum of ``slowdown``, so that a long-running process still sends requests.
  static let maxSlowdown = 4

  private var interval: Duration { limit.interval * slowdown }

  init(_ limit: RateLimit) { self.limit = limit }

  enum Admission: Hashable, Sendable {
    /// The request may be sent; a token was taken.
    case send
    /// Call `admit` again after this time, which is positive and less than the remaining time.
    case wait(Duration)
    /// The request would have to wait this long, which is at least the time until the deadline.
    case giveUp(Reason, wait: Duration)
  }

  enum Reason: Hashable, Sendable {
    case paused
    case usedUp
  }

  /// Returns whether a request may be sent now, and takes a token if so.
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
    // Several requests in flight may be refused together. Slow down only for the first refusal, which starts the pause.
    if limit.slowsDown, now >= pausedUntil { slowdown = min(Self.maxSlowdown, slowdown * 2) }
    pausedUntil = max(pausedUntil, now + max(.seconds(1), length ?? limit.pause))
  }
}

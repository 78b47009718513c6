import AerogamiContainer
import AerogamiCore
import Foundation

/// A rate limiter: the token bucket that all requests to a service share.
package actor RateLimiter {
  nonisolated let limit: RateLimit
  private var bucket: TokenBucket
  /// Returns the time since the limiter was created.
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

  /// Returns the rate limiters of all clients, and creates those that are missing.
  ///
  /// - Parameter limits: The rate limits by client name. An existing limiter does not change.
  package func limiters(for limits: [String: RateLimit], clock: any Clock<Duration>) -> [String: RateLimiter] {
    for (client, limit) in limits where limiters[client] == nil { limiters[client] = RateLimiter(limit, clock: clock) }
    return limiters
  }
}

extension Clock<Duration> {
  /// Returns a closure that measures the time since this call.
  fileprivate func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}

extension HTTPTransport {
  /// Delays requests so that services with a rate limit receive no more than they accept.
  ///
  /// If a service still responds 429, or with another status of ``RateLimit/pausingStatuses``, all requests to it pause
  /// until it accepts requests again. Retries wait for the end of the pause too.
  ///
  /// - Parameters:
  ///   - rateLimiters: The rate limiters by client name.
  ///   - clock: The clock that measures the waits. A wait ends at once when the task is canceled.
  /// - Throws: The errors of ``send``, `ClientError` when a request would have to wait beyond the deadline, or
  ///   `CancellationError`.
  func limitingRate(
    _ rateLimiters: [String: RateLimiter], until deadline: Deadline, clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date, remedyText: @escaping Remedy.Formatter
  ) -> HTTPTransport {
    if rateLimiters.isEmpty { return self }
    return HTTPTransport { request in
      guard let owner = request.owner, owner.isRateLimited, let limiter = rateLimiters[owner.client] else {
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
      switch await admit(remaining: remaining) {
      case .send: return
      case .wait(let wait): try await clock.sleep(for: wait)
      case .giveUp(let reason, let wait):
        throw ClientError(
          requested: request.description,
          reason: .failed(
            .status(429), detail: reason.detail(limit, wait: wait, remaining: remaining),
            remedy: "send fewer requests, or \(remedyText(.allowLaterDeadline))"),
          attempts: 0)
      }
    }
  }
}

extension TokenBucket.Reason {
  /// Returns the reason why a request was not sent, as text for users.
  fileprivate func detail(_ limit: RateLimit, wait: Duration, remaining: Duration) -> String {
    let cause =
      switch self {
      case .paused:
        "the service responded \(limit.pausingStatuses.sorted().map { "\($0)" }.listed(with: "or")) "
          + "(too many requests) and accepts no more for"
      case .usedUp where limit.requests == 1:
        "at most one request is sent every \(limit.period.inSeconds) s, so this one would have to wait"
      case .usedUp:
        "the service accepts \(limit.requests) requests in \(limit.period.inSeconds) s, so this one would have to wait"
      }
    return "\(cause) \(wait.text(pastDeadlineIn: remaining))"
  }
}

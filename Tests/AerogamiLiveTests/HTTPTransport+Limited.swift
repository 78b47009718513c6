import AerogamiContainer
import Foundation

@testable import AerogamiHTTP
@testable import AerogamiLive

extension HTTPTransport {
  /// Returns this transport with rate limits, and up to three attempts within 300 s. Attempts have no timeout, so that
  /// only requests sleep that wait for a permit or for another attempt.
  func limited(
    by limiters: [String: RateLimiter], clock: any Clock<Duration>, now: @escaping @Sendable () -> Date
  ) -> HTTPTransport {
    let deadline = Deadline(.seconds(300), clock: clock)
    return limitingRate(limiters, until: deadline, clock: clock, now: now, remedyText: Remedy.text)
      .retrying(
        RetryState(RetryPolicy(maxAttempts: 3)), until: deadline, clock: clock, now: now, random: { 0 },
        remedyText: Remedy.text)
  }
}

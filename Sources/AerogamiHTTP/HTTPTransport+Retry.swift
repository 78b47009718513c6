import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation

/// The retry policy that all requests of a run share.
actor RetryState {
  private let initialPolicy: RetryPolicy
  private var policy: RetryPolicy
  /// Maps each origin to the error of the last failed connection, which is the cause of an open circuit.
  private var connectionErrors: [String: AttemptError] = [:]
  /// The time when the current run ends and the next one begins; `nil` if the run lasts as long as the process.
  private var end: Deadline?
  private let clock: any Clock<Duration>

  /// - Parameter runs: The length of each run in a long-running process; `nil` if the process is a single run.
  init(_ policy: RetryPolicy, runs: Duration? = nil, clock: any Clock<Duration> = ContinuousClock()) {
    initialPolicy = policy
    (self.policy, self.clock) = (policy, clock)
    end = runs.map { Deadline($0, clock: clock) }
  }

  func admit(_ attempt: RetryPolicy.Attempt, remaining: Duration) -> RetryPolicy.Admission {
    if let end, end.remaining() <= .zero {
      policy = initialPolicy
      self.end = Deadline(end.limit, clock: clock)
    }
    return policy.admit(attempt, remaining: remaining)
  }

  /// - Parameter error: The error of the attempt; `nil` if a response arrived.
  func decide(
    after ending: RetryPolicy.AttemptEnding, _ error: AttemptError?, of attempt: RetryPolicy.Attempt,
    remaining: Duration, random: @Sendable () -> Double
  ) -> RetryPolicy.Decision {
    if ending == .neverConnected { connectionErrors[attempt.origin] = error }
    return policy.decide(after: ending, of: attempt, remaining: remaining, random: random())
  }

  func connectionError(to origin: String) -> AttemptError? { connectionErrors[origin] }
}

extension HTTPTransport {
  /// Retries requests as the run's ``RetryPolicy`` decides. A wait ends at once when the task is canceled.
  func retrying(
    _ retries: RetryState, until deadline: Deadline, clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date, random: @escaping @Sendable () -> Double,
    remedyText: @escaping Remedy.Formatter
  ) -> HTTPTransport {
    HTTPTransport { request in
      var attempt = RetryPolicy.Attempt(
        origin: Origin(of: request.url)?.description ?? request.url, isRepeatable: request.isRepeatable,
        maxAttempts: request.maxAttempts)
      var lastError: AttemptError?
      while true {
        if case .giveUp(let reason) = await retries.admit(attempt, remaining: deadline.remaining()) {
          // This request may have had no failure of its own: report the last failed connection to the origin.
          if case .circuitOpen = reason, lastError == nil {
            lastError = await retries.connectionError(to: attempt.origin)
          }
          throw request.error(
            lastError, after: attempt.number - 1, gaveUp: reason, deadline: deadline, remedyText: remedyText)
        }
        var response: HTTPResponse?
        let ending: RetryPolicy.AttemptEnding
        do {
          let received = try await send(request)
          ending =
            received.pausesClient
            ? .rateLimited
            : .response(status: received.status, retryAfter: received.retryAfter(to: request, now: now()))
          response = received
          lastError = nil
        } catch let error as AttemptError {
          (ending, lastError) = (error.ending, error)
        } catch var error as ClientError {
          // A wrapper inside this one, such as the rate limiter, gave up. Its error does not count earlier attempts.
          error.attempts += attempt.number - 1
          throw error
        }

        let decision = await retries.decide(
          after: ending, lastError, of: attempt, remaining: deadline.remaining(), random: random)
        if case .retry(let delay, let next) = decision {
          try await clock.sleep(for: delay)
          attempt = next
          continue
        }
        let reason = if case .giveUp(let reason) = decision { reason } else { RetryPolicy.GiveUpReason.notRetryable }
        guard var response else {
          throw request.error(
            lastError, after: attempt.number, gaveUp: reason, deadline: deadline, remedyText: remedyText)
        }
        response.attempts = attempt.number
        response.remark = reason.remark(after: attempt.number)
        return response
      }
    }
  }
}

extension HTTPRequest {
  /// - Parameter last: The error of the last attempt, or the one that opened the circuit; `nil` if there was none.
  fileprivate func error(
    _ last: AttemptError?, after attempts: Int, gaveUp reason: RetryPolicy.GiveUpReason, deadline: Deadline,
    remedyText: Remedy.Formatter
  ) -> ClientError {
    if deadline.remaining() <= .zero {
      return ClientError(
        description, .timeout, "no complete response before the deadline of \(deadline.limit.inSeconds) s",
        // No option changes a request's own deadline, so there is nothing to suggest.
        remedy: self.deadline == nil ? remedyText(.allowLaterDeadline) : nil, attempts: attempts)
    }
    let remark = reason.remark(after: attempts)
    guard let last else {
      return ClientError(description, .offline, remark ?? "the request was not sent", attempts: attempts)
    }
    return ClientError(description, last.failure, last.detail, remedy: last.remedy, attempts: attempts, remark: remark)
  }
}

extension RetryPolicy.GiveUpReason {
  /// Returns a remark for users; `nil` if there is nothing to add to the error or response.
  fileprivate func remark(after attempts: Int) -> String? {
    switch self {
    case .attemptsUsedUp(1), .notRetryable: nil
    case .mayHaveBeenProcessed: "not sent again at once, because the service may have received it"
    case .attemptsUsedUp(let attempts): "tried \(attempts) times"
    case .budgetUsedUp: "tried \(attempts == 1 ? "once" : "\(attempts) times"); no retries are left"
    case .retryAfterPassesDeadline(let wait, let remaining):
      "the service requests a wait of \(wait.text(pastDeadlineIn: remaining))"
    case .deadline: "no more retries: too little time is left until the deadline"
    case .circuitOpen(let failures):
      "\(failures) connections to this server failed in a row, so no more requests are sent to it for now"
    }
  }
}

extension Duration {
  /// The maximum of a `Retry-After`, about 68 years: RFC 9111, section 1.2.2, uses 2³¹ for numbers of seconds that are
  /// too large to represent.
  static let longestRetryAfter = Duration.seconds(1 << 31)

  /// Parses a `Retry-After` header (RFC 9110, section 10.2.3): seconds, or an HTTP date. Clamps the wait to the range
  /// from zero to ``longestRetryAfter``. Returns `nil` for any other value, such as one with a sign or a fraction, a
  /// list, or a date that does not exist. Callers then ignore the header.
  init?(retryAfter value: String, now: Date) {
    let text = value.trimmingBlanks
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if let first = text.utf8.first, digits.contains(first) {
      guard text.utf8.allSatisfy(digits.contains) else { return nil }
      self = text.utf8.reduce(.zero) { seconds, digit in
        min(.longestRetryAfter, seconds * 10 + .seconds(digit - digits.lowerBound))
      }
    } else {
      guard let date = HTTPDate.date(text) else { return nil }
      self = .seconds(min(Duration.longestRetryAfter / .seconds(1), max(0, date.timeIntervalSince(now))))
    }
  }
}

extension Duration {
  /// Returns this wait and the time until the deadline as text, such as `90 s, but the deadline is in 59 s`. Rounds the
  /// wait up and the time down, so that the text never shows a wait shorter than the time left.
  func text(pastDeadlineIn remaining: Duration) -> String {
    "\(text(.up)), but the deadline is in \(max(.zero, remaining).text(.down))"
  }

  /// Returns this wait and the longest acceptable one as text, rounded like ``text(pastDeadlineIn:)``.
  func text(longerThan maximum: Duration) -> String { "\(text(.up)), but it waits at most \(maximum.text(.down))" }

  /// The duration as text. Uses the largest unit that it contains at least ten times, or seconds, to round little.
  private func text(_ rounding: FloatingPointRoundingRule) -> String {
    let seconds = self / .seconds(1)
    if seconds > 365 * 86_400 { return "more than a year" }
    let units = [("d", 86_400.0), ("h", 3600), ("min", 60)]
    let (unit, length) = units.first { seconds >= $0.1 * 10 } ?? ("s", 1)
    return "\(Int((seconds / length).rounded(rounding))) \(unit)"
  }
}

extension HTTPResponse {
  /// Returns the wait that the service requests; `nil` for none. This is `Retry-After`, or if that is missing or
  /// invalid, `parameters.retry_after` in the body of a 429 response to a POST request, in seconds, as in Telegram's
  /// Bot API.
  func retryAfter(to request: HTTPRequest, now: Date) -> Duration? {
    if let wait = header("Retry-After").flatMap({ Duration(retryAfter: $0, now: now) }) { return wait }
    guard request.body != nil, status == 429, let tree = try? JSONTree.parse(body.span),
      case .number(let seconds)? = tree["parameters"]?["retry_after"]?.value
    else { return nil }
    return Duration(retryAfter: seconds, now: now)
  }
}

import AerogamiContainer
import AerogamiCore
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
    self.policy = policy
    self.clock = clock
    end = runs.map { Deadline($0, on: clock) }
  }

  func admit(_ attempt: RetryPolicy.Attempt, remaining: Duration) -> RetryPolicy.Admission {
    if let end, end.remaining() <= .zero {
      policy = initialPolicy
      self.end = Deadline(end.limit, on: clock)
    }
    return policy.admit(attempt, remaining: remaining)
  }

  /// - Parameter error: The error of the attempt; `nil` if a response arrived.
  func decide(
    after ending: RetryPolicy.AttemptEnding, _ error: AttemptError?, of attempt: RetryPolicy.Attempt,
    remaining: Duration, random: @Sendable () -> Double
  ) -> RetryPolicy.Decision {
    if [.failedToConnect, .neverConnected].contains(ending) { connectionErrors[attempt.origin] = error }
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
        origin: Origin(of: request.url)?.description ?? request.url, isRepeatable: request.body == nil)
      var lastError: AttemptError?
      while true {
        if case .giveUp(let reason) = await retries.admit(attempt, remaining: deadline.remaining()) {
          // With an open circuit, the cause is the same as for the requests that opened it.
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
        requested: description,
        reason: .failed(
          .timeout,
          detail: "no complete response before the deadline of \(deadline.limit.inSeconds) s",
          // Options do not change a request's own deadline.
          remedy: self.deadline == nil ? remedyText(.allowLaterDeadline) : nil),
        attempts: attempts)
    }
    guard let last else {
      return ClientError(
        requested: description,
        reason: .failed(.offline, detail: reason.remark(after: attempts) ?? "the request was not sent"),
        attempts: attempts)
    }
    var error = ClientError(
      requested: description, reason: .failed(last.failure, detail: last.detail, remedy: last.remedy),
      attempts: attempts)
    if let remark = reason.remark(after: attempts) { error.add(remark: remark) }
    return error
  }
}

extension RetryPolicy.GiveUpReason {
  /// Returns a remark for users; `nil` if there is nothing to add to the error or response.
  fileprivate func remark(after attempts: Int) -> String? {
    switch self {
    case .attemptsUsedUp(1), .notRetryable: nil
    case .mayHaveBeenProcessed: "not sent again at once, because the service may have received it"
    case .attemptsUsedUp(let attempts): "tried \(attempts) times"
    case .budgetUsedUp: "tried \(attempts == 1 ? "once" : "\(attempts) times"); this run has no retries left"
    case .retryAfterPassesDeadline(let wait, let remaining):
      "the service requests a wait of \(wait.text(pastDeadlineIn: remaining))"
    case .deadline: "no more retries: too little time is left until the deadline"
    case .circuitOpen(let failures):
      "\(failures) connections to this server failed in a row, so no more requests are sent to it for now"
    }
  }
}

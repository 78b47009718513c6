import AerogamiCore

/// Keeps the one policy that all requests of a run share.
actor RetryState {
  private let first: RetryPolicy
  private var policy: RetryPolicy
  /// When the run is over and another begins; `nil` where it is as long as the process.
  private var end: Deadline?
  private let clock: any Clock<Duration>

  /// - Parameter runs: How long a run is, in a process that lives longer; `nil` for one that is a run.
  init(_ policy: RetryPolicy, runs: Duration? = nil, clock: any Clock<Duration> = ContinuousClock()) {
    first = policy
    self.policy = policy
    self.clock = clock
    end = runs.map { Deadline($0, on: clock) }
  }

  func admit(_ attempt: RetryPolicy.Attempt, remaining: Duration) -> RetryPolicy.Admission {
    if let end, end.remaining() <= .zero {
      policy = first
      self.end = Deadline(end.limit, on: clock)
    }
    return policy.admit(attempt, remaining: remaining)
  }

  func decide(
    after ending: RetryPolicy.AttemptEnding, of attempt: RetryPolicy.Attempt, remaining: Duration,
    random: @Sendable () -> Double
  ) -> RetryPolicy.Decision {
    policy.decide(after: ending, of: attempt, remaining: remaining, random: random())
  }
}

extension HTTPTransport {
  /// Sends a request again where that may help, as the run's ``RetryPolicy`` decides.
  ///
  /// - Parameters:
  ///   - clock: What the waits are measured on. A wait ends at once when the task is cancelled.
  ///   - random: Uniform in 0..<1.
  func retrying(
    _ retries: RetryState, until deadline: Deadline, clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date, random: @escaping @Sendable () -> Double, words: @escaping Remedy.Words
  ) -> HTTPTransport {
    HTTPTransport { request in
      var attempt = RetryPolicy.Attempt(origin: Origin(of: request.url)?.description ?? request.url)
      var lastError: AttemptError?
      while true {
        if case .giveUp(let reason) = await retries.admit(attempt, remaining: deadline.remaining()) {
          throw request.error(lastError, after: attempt.number - 1, gaveUp: reason, deadline: deadline, words: words)
        }
        var answer: HTTPResponse?
        let ending: RetryPolicy.AttemptEnding
        do {
          let response = try await send(request)
          ending =
            response.pausesClient
            ? .rateLimited
            : .answered(
              status: response.status,
              retryAfter: response.header("Retry-After").flatMap { Duration(retryAfter: $0, now: now()) })
          answer = response
          lastError = nil
        } catch let error as AttemptError {
          (ending, lastError) = (error.ending, error)
        } catch var error as ClientError {
          // The last word of a wrapper inside this one, which knows nothing of the attempts before.
          error.attempts += attempt.number - 1
          throw error
        }

        let decision = await retries.decide(
          after: ending, of: attempt, remaining: deadline.remaining(), random: random)
        switch decision {
        case .retry(let delay, let next):
          try await clock.sleep(for: delay)
          attempt = next
        case .deliver:
          if var answer {
            answer.attempts = attempt.number
            return answer
          }
          throw request.error(lastError, after: attempt.number, gaveUp: .notRetryable, deadline: deadline, words: words)
        case .giveUp(let reason):
          if var answer {
            answer.attempts = attempt.number
            answer.remark = reason.remark(after: attempt.number)
            return answer
          }
          throw request.error(lastError, after: attempt.number, gaveUp: reason, deadline: deadline, words: words)
        }
      }
    }
  }
}

extension HTTPRequest {
  /// The error of a request that is not sent again.
  fileprivate func error(
    _ last: AttemptError?, after attempts: Int, gaveUp reason: RetryPolicy.GiveUpReason, deadline: Deadline,
    words: Remedy.Words
  ) -> ClientError {
    if deadline.remaining() <= .zero {
      return ClientError(
        requested: description,
        reason: .failed(
          .timeout,
          detail: "not answered before the deadline of \(deadline.limit.inSeconds) s over the whole run",
          remedy: words(.allowLaterDeadline)),
        attempts: attempts)
    }
    guard let last else {
      // It was never sent: the circuit was open.
      return ClientError(
        requested: description, reason: .failed(.offline, detail: reason.remark(after: attempts) ?? "not sent"),
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
  /// For people; `nil` where there is nothing to add to what happened.
  fileprivate func remark(after attempts: Int) -> String? {
    switch self {
    case .attemptsUsedUp(1), .notRetryable: nil
    case .attemptsUsedUp(let attempts): "tried \(attempts) times"
    case .budgetUsedUp:
      "tried \(attempts == 1 ? "once" : "\(attempts) times"); not again: a run retries at most a tenth of its requests, "
        + "or \(RetryBudget.minimum) times where that is more"
    case .retryAfterPassesDeadline(let wait, let remaining):
      "it asks to wait \(wait.inSeconds) s, but only \(Int(remaining / .seconds(1))) s are left until the deadline"
    case .deadline: "not tried again: too little time is left until the deadline"
    case .circuitOpen(let failures):
      "its server could not be connected to \(failures) times in a row, so no more requests are sent to it for now"
    }
  }
}

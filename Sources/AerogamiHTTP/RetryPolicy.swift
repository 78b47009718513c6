/// A policy that decides, for all requests of one run, whether an attempt is sent and whether it is retried.
///
/// The policy is a pure value: it sends nothing, waits for nothing and has no clock, so that every decision can be
/// tested without time. Callers call ``admit(_:remaining:)`` before each attempt, and
/// ``decide(after:of:remaining:random:)`` after it has ended. A decision to retry contains the next attempt. After a
/// request was canceled, callers make no more calls for it.
///
/// Use one value per run: the retry budget is a share of the run's requests, and an open circuit stays open until the
/// run ends. A run may fetch any number of regions from any number of origins. A long-running process uses a new value
/// for every run.
package struct RetryPolicy: Sendable {
  private let maxAttempts: Int
  private let backoff = Backoff()
  private var budget = RetryBudget()
  /// Maps each origin to its circuit. An origin without failures may have no entry.
  private var circuits: [String: Circuit] = [:]

  /// Creates a policy.
  ///
  /// - Parameter maxAttempts: The maximum number of attempts of one request, not counting resends after a reused
  ///   connection was closed. With 1 or less, only those resends happen.
  init(maxAttempts: Int) {
    self.maxAttempts = maxAttempts
  }

  /// Returns whether an attempt may be sent now. Call this before every attempt, also before a retry: the circuit may
  /// have opened during the wait.
  mutating func admit(_ attempt: Attempt, remaining: Duration) -> Admission {
    if let reason = openCircuit(to: attempt.origin) { return .giveUp(reason) }
    guard remaining > .zero else { return .giveUp(.deadline) }
    // A request that is not admitted causes no load, so it does not increase the retry budget.
    if attempt.number == 1 { budget.countRequest() }
    return .send
  }

  /// Returns whether to deliver the response, retry or give up after an admitted attempt has ended. Call this once for
  /// each admitted attempt, in the order in which the attempts end.
  ///
  /// If several reasons forbid a retry, the decision names the first one in this order: not retryable or possibly
  /// processed, attempts, circuit, `Retry-After`, deadline, budget. The budget is last, so that it is used only when
  /// nothing else forbids the retry. A used retry is not returned to the budget if its request is canceled, or not
  /// admitted after the wait.
  ///
  /// - Parameters:
  ///   - remaining: The time until the run's deadline. The wait before a retry is always shorter than this.
  ///   - random: A new random number for every call, uniform in 0..<1. It is evaluated only if none of the reasons up
  ///     to `Retry-After` forbids the retry.
  mutating func decide(
    after ending: AttemptEnding, of attempt: Attempt, remaining: Duration,
    random: @autoclosure () -> Double
  ) -> Decision {
    if ending == .idleConnectionClosed, attempt.isRepeatable {
      if let reason = openCircuit(to: attempt.origin) { return .giveUp(reason) }
      return remaining > .zero ? .retry(after: .zero, with: attempt.resent()) : .giveUp(.deadline)
    }
    // A failure with a free retry does not count for the circuit. The last attempt gets no free retry, so that its
    // failure counts; otherwise a run without retries would never open a circuit.
    let isFreeRetry = ending == .neverConnected && !attempt.hasUsedFreeRetry && attempt.countedNumber < maxAttempts
    note(ending, to: attempt.origin, isFreeRetry: isFreeRetry)

    var floor = Duration.zero
    switch ending {
    case .response(let status, let retryAfter):
      let retried = attempt.isRepeatable ? Self.retriedStatuses : Self.refusedStatuses
      guard retried.contains(status) else { return .deliver }
      floor = retryAfter ?? .zero
    case .refused: return .giveUp(.notRetryable)
    case .rateLimited:
      guard attempt.countedNumber < maxAttempts else { return .giveUp(.attemptsUsedUp(attempt.number)) }
      return remaining > .zero ? .retry(after: .zero, with: attempt.next(isFreeRetry: false)) : .giveUp(.deadline)
    case .idleConnectionClosed, .connectionLost, .timedOut:
      if !attempt.isRepeatable { return .giveUp(.mayHaveBeenProcessed) }
    case .failedToConnect, .neverConnected: break
    }

    guard attempt.countedNumber < maxAttempts else { return .giveUp(.attemptsUsedUp(attempt.number)) }
    if let reason = openCircuit(to: attempt.origin) { return .giveUp(reason) }
    guard floor <= .zero || floor < remaining else {
      return .giveUp(.retryAfterPassesDeadline(floor, remaining: max(.zero, remaining)))
    }
    let delay = max(floor, backoff.delay(beforeRetry: attempt.countedNumber - 1, random: random()))
    guard delay < remaining else { return .giveUp(.deadline) }
    guard isFreeRetry || budget.spend() else { return .giveUp(.budgetUsedUp) }
    return .retry(after: delay, with: attempt.next(isFreeRetry: isFreeRetry))
  }
}

extension RetryPolicy {
  /// The statuses that are retried, because they usually mean a temporary failure: RFC 9110 (408, 500, 502, 503, 504)
  /// and RFC 6585 (429).
  package static let retriedStatuses: Set<Int> = [408, 429, 500, 502, 503, 504]

  /// The retried statuses that mean that the service has not processed the request.
  static let refusedStatuses: Set<Int> = [429, 503]

  private func openCircuit(to origin: String) -> GiveUpReason? {
    guard let circuit = circuits[origin], circuit.isOpen else { return nil }
    return .circuitOpen(connectionFailures: circuit.failures)
  }

  private mutating func note(_ ending: AttemptEnding, to origin: String, isFreeRetry: Bool) {
    switch ending {
    case .response, .rateLimited, .idleConnectionClosed, .connectionLost:
      circuits[origin]?.noteConnection()
    case .failedToConnect, .neverConnected:
      if !isFreeRetry { circuits[origin, default: Circuit()].noteFailure() }
    case .timedOut, .refused:
      // A timeout or refusal does not show whether there was a connection.
      break
    }
  }
}

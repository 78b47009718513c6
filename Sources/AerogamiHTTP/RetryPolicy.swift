/// A policy that decides, for all requests of one run, whether an attempt is sent and whether it is retried.
///
/// It is a pure value without a clock, so that every decision can be tested without time. Callers call
/// ``admit(_:remaining:)`` before each attempt, and ``decide(after:of:remaining:random:)`` after it has ended. After a
/// request was canceled, they make no more calls for it.
///
/// Use one value per run, for any number of regions and origins: the retry budget is a share of the run's requests, and
/// an open circuit stays open until the run ends.
package struct RetryPolicy: Sendable {
  private let maxAttempts: Int
  private let backoff = Backoff()
  private var budget = RetryBudget()
  /// Maps each origin to its circuit. An origin without failures may have no entry.
  private var circuits: [String: Circuit] = [:]

  /// - Parameter maxAttempts: The maximum number of attempts of one request, not counting resends after a reused
  ///   connection was closed. With 1 or less, only those resends happen.
  init(maxAttempts: Int) { self.maxAttempts = maxAttempts }

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
    let maxAttempts = min(self.maxAttempts, attempt.maxAttempts ?? self.maxAttempts)
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
    case .neverConnected: break
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
  /// The statuses of usually temporary failures: RFC 9110 (408, 500, 502, 503, 504) and RFC 6585 (429).
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
    case .neverConnected:
      if !isFreeRetry { circuits[origin, default: Circuit()].noteFailure() }
    case .timedOut, .refused:
      // A timeout or refusal does not show whether there was a connection.
      break
    }
  }
}

extension RetryPolicy {
  /// One attempt to send a request. The caller creates the first attempt, and the policy creates all later ones.
  struct Attempt: Hashable, Sendable {
    /// Identifies the circuit breaker of the attempt: the normalized scheme, host and port.
    let origin: String
    /// Whether the request can be resent even if the service may have processed it.
    var isRepeatable = true
    /// The maximum number of attempts of this request, if fewer than those of the policy; `nil` for the same number.
    var maxAttempts: Int?
    private(set) var number = 1
    /// Whether the request has used its only free retry, the one after ``AttemptEnding/neverConnected``.
    private(set) var hasUsedFreeRetry = false
    /// The number of immediate resends. Each resend follows ``AttemptEnding/idleConnectionClosed``.
    private(set) var resends = 0

    /// The number of attempts, including this one, that count against the maximum.
    var countedNumber: Int { number - resends }

    func next(isFreeRetry: Bool) -> Attempt {
      var next = self
      next.number += 1
      next.hasUsedFreeRetry = hasUsedFreeRetry || isFreeRetry
      return next
    }

    func resent() -> Attempt {
      var next = self
      next.number += 1
      next.resends += 1
      return next
    }
  }

  /// How an attempt ended, with the details that decide whether it is retried. A canceled attempt has no ending.
  enum AttemptEnding: Hashable, Sendable {
    /// A complete response with any status arrived. `retryAfter` is the wait that the service requests.
    case response(status: Int, retryAfter: Duration? = nil)
    /// The service responded that its rate limit is exceeded, and all requests to it wait until it accepts requests
    /// again. The retry does not use the budget, because this is not a failure.
    case rateLimited
    /// Connecting failed while this attempt waited for a connection, which async-http-client may have opened for
    /// another request. Or a connection was closed before the request was sent on it.
    ///
    /// The request was not sent, so a retry adds no load. The first such retry of a request is free: it does not use
    /// the budget, and the circuit does not count the failure. It still counts toward the maximum number of attempts.
    case neverConnected
    /// A reused connection was closed before any data of the response arrived.
    ///
    /// A healthy service may close an idle connection at any time (RFC 9112, section 9.5), without having read the
    /// request. So a repeatable request is resent at once; any other is not retried. Resends count neither for the
    /// budget nor toward the maximum number of attempts. Before each resend, a connection that had received a response
    /// was lost, so there are at most as many resends as responses.
    case idleConnectionClosed
    /// The connection was lost before the response was complete: it was reset or closed early, or the body was cut off.
    case connectionLost
    /// No complete response arrived within the time limit of one attempt, whether or not there was a connection.
    case timedOut
    /// A retry would fail the same way or is not allowed, as with an untrusted certificate or an unusable response.
    case refused
  }

  enum Admission: Hashable, Sendable {
    case send
    case giveUp(GiveUpReason)
  }

  enum Decision: Hashable, Sendable {
    /// Return the response, whether or not it reports success.
    case deliver
    /// Wait for this time, which is shorter than the time until the deadline, then call ``admit(_:remaining:)``.
    case retry(after: Duration, with: Attempt)
    case giveUp(GiveUpReason)
  }

  /// The reason why a request is not sent or not retried, with the details for an error message.
  enum GiveUpReason: Hashable, Sendable {
    /// The maximum number of attempts is reached. The value is the number of attempts, including resends.
    case attemptsUsedUp(Int)
    case budgetUsedUp
    case retryAfterPassesDeadline(Duration, remaining: Duration)
    /// No time is left before the deadline, or not enough for the wait.
    case deadline
    /// This number of connections to the origin failed in a row, so no more requests are sent to it in this run.
    case circuitOpen(connectionFailures: Int)
    case notRetryable
    case mayHaveBeenProcessed
  }
}

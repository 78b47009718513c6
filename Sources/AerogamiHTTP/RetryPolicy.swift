/// Decides for all requests of one run whether each is sent, and what follows from how it ended.
///
/// The policy is told what happened and answers what to do: it sends nothing, waits for nothing and knows no clock, so
/// that every decision can be tested without time. Before an attempt it is asked to ``admit(_:remaining:)`` it, and
/// when that has ended, to ``decide(after:of:remaining:random:)``; a retry comes with the attempt to go on with after
/// the wait. Nothing is owed to it: a request that is cancelled just does not come back.
///
/// One value serves one run, which is a fetch of any number of regions from any number of origins. The budget is a
/// share of the run's requests, and a circuit that has opened stays open until the run ends, so a process that lives
/// longer takes a new value for every run.
package struct RetryPolicy: Sendable {
  private let maxAttempts: Int
  private let backoff = Backoff()
  private var budget = RetryBudget()
  /// By origin; one without failures may be absent.
  private var circuits: [String: Circuit] = [:]

  /// - Parameter maxAttempts: How often one request is sent at most; beside it goes only what was sent by a kept
  ///   connection that had been closed. With 1 or less nothing else is sent again.
  init(maxAttempts: Int) {
    self.maxAttempts = maxAttempts
  }

  /// Whether an attempt may be sent now. Asked before each attempt, the first as well as those after a wait, in which
  /// the circuit may have opened.
  ///
  /// - Parameter remaining: The time until the run's deadline.
  mutating func admit(_ attempt: Attempt, remaining: Duration) -> Admission {
    if let reason = openCircuit(to: attempt.origin) { return .giveUp(reason) }
    guard remaining > .zero else { return .giveUp(.deadline) }
    // What was refused above puts no load on anyone, and earns no retries.
    if attempt.number == 1 { budget.countRequest() }
    return .send
  }

  /// What to do about an admitted attempt that has ended. Told once for each, in the order in which they end.
  ///
  /// Where several reasons forbid a retry, the one given is the first of: not retryable, attempts, circuit,
  /// `Retry-After`, deadline, budget. So a retry is only taken from the budget when nothing else forbids it. One that
  /// has been taken is not put back when its request is cancelled, or not admitted after its wait.
  ///
  /// - Parameters:
  ///   - remaining: The time until the run's deadline. A wait is always shorter than it.
  ///   - random: Uniform in 0..<1, new for every call; asked for only where there may be a wait.
  mutating func decide(
    after ending: AttemptEnding, of attempt: Attempt, remaining: Duration,
    random: @autoclosure () -> Double
  ) -> Decision {
    if ending == .idleConnectionClosed {
      if let reason = openCircuit(to: attempt.origin) { return .giveUp(reason) }
      return remaining > .zero ? .retry(after: .zero, with: attempt.resent()) : .giveUp(.deadline)
    }
    // Where no attempt is left there will be no second failure to count: without counting this one, a run that sends
    // nothing twice would never open a circuit.
    let isExcused = ending == .neverConnected && !attempt.hasBeenExcused && attempt.countedNumber < maxAttempts
    note(ending, to: attempt.origin, isExcused: isExcused)

    var floor = Duration.zero
    switch ending {
    case .answered(let status, let retryAfter):
      guard Self.retriedStatuses.contains(status) else { return .deliver }
      floor = retryAfter ?? .zero
    case .refused: return .giveUp(.notRetryable)
    case .rateLimited:
      guard attempt.countedNumber < maxAttempts else { return .giveUp(.attemptsUsedUp(attempt.number)) }
      return remaining > .zero ? .retry(after: .zero, with: attempt.next(isExcused: false)) : .giveUp(.deadline)
    case .idleConnectionClosed, .failedToConnect, .neverConnected, .brokeOff, .timedOut: break
    }

    guard attempt.countedNumber < maxAttempts else { return .giveUp(.attemptsUsedUp(attempt.number)) }
    if let reason = openCircuit(to: attempt.origin) { return .giveUp(reason) }
    guard floor <= .zero || floor < remaining else {
      return .giveUp(.retryAfterPassesDeadline(floor, remaining: max(.zero, remaining)))
    }
    let delay = max(floor, backoff.delay(beforeRetry: attempt.countedNumber - 1, random: random()))
    guard delay < remaining else { return .giveUp(.deadline) }
    guard isExcused || budget.spend() else { return .giveUp(.budgetUsedUp(retries: budget.spent)) }
    return .retry(after: delay, with: attempt.next(isExcused: isExcused))
  }
}

extension RetryPolicy {
  /// Statuses that say "not now" rather than "no": RFC 9110 (408, 500, 502, 503, 504) and RFC 6585 (429).
  package static let retriedStatuses: Set<Int> = [408, 429, 500, 502, 503, 504]

  private func openCircuit(to origin: String) -> GiveUpReason? {
    guard let circuit = circuits[origin], circuit.isOpen else { return nil }
    return .circuitOpen(connectionFailures: circuit.failures)
  }

  private mutating func note(_ ending: AttemptEnding, to origin: String, isExcused: Bool) {
    switch ending {
    case .answered, .rateLimited, .idleConnectionClosed, .brokeOff:
      circuits[origin]?.noteConnection()
    case .failedToConnect, .neverConnected:
      if !isExcused { circuits[origin, default: Circuit()].noteFailure() }
    case .timedOut, .refused:
      // Either may come before or after a connection was made.
      break
    }
  }
}

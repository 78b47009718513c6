import Testing

@testable import AerogamiHTTP

struct RetryPolicyTests {
  private typealias Attempt = RetryPolicy.Attempt
  private typealias Ending = RetryPolicy.AttemptEnding

  private static let origin = "https://example.com:443"
  private static let retriedEndings: [RetryPolicy.AttemptEnding] =
    [.neverConnected, .connectionLost, .timedOut]
    + [408, 429, 500, 502, 503, 504].map { .response(status: $0) }

  private let minute = Duration.seconds(60)

  // MARK: retried endings

  @Test("exactly the listed statuses are retried, and every other response is returned")
  func statuses() {
    var retried: Set<Int> = []
    for status in 100..<600 {
      var policy = RetryPolicy(maxAttempts: 3)
      switch policy.decision(after: .response(status: status), of: Attempt(origin: Self.origin)) {
      case .retry: retried.insert(status)
      case .deliver: break
      case .giveUp(let reason): Issue.record("gave up on \(status): \(reason)")
      }
    }
    #expect(retried == [408, 429, 500, 502, 503, 504])
  }

  @Test(
    "a response that is not retried is returned, with any Retry-After and also after the deadline",
    arguments: [200, 301, 404])
  func deliveredResponses(status: Int) {
    var policy = RetryPolicy(maxAttempts: 1)
    for remaining in [minute, .zero, .seconds(-1)] {
      let ending = Ending.response(status: status, retryAfter: .longestRetryAfter)
      #expect(policy.decision(after: ending, of: Attempt(origin: Self.origin), remaining: remaining) == .deliver)
    }
  }

  @Test("each temporary failure is retried with the next attempt", arguments: retriedEndings)
  func retriedEnding(ending: RetryPolicy.AttemptEnding) {
    var policy = RetryPolicy(maxAttempts: 3)
    let first = Attempt(origin: Self.origin)
    guard case .retry(let delay, let second) = policy.decision(after: ending, of: first, random: 0.5) else {
      Issue.record("no retry after \(ending)")
      return
    }
    #expect(delay == .milliseconds(125))
    #expect(second.number == 2)
    #expect(second.origin == Self.origin)
  }

  @Test(
    "a request can have fewer attempts than the policy, but not more",
    arguments: [(3, 2, true), (3, 1, false), (1, 2, false), (2, nil, true)] as [(Int, Int?, Bool)])
  func ownMaximum(maxAttempts: Int, ofRequest: Int?, isRetried: Bool) {
    var policy = RetryPolicy(maxAttempts: maxAttempts)
    let attempt = Attempt(origin: Self.origin, maxAttempts: ofRequest)
    guard case .retry(_, let next) = policy.decision(after: .timedOut, of: attempt) else {
      #expect(!isRetried)
      return
    }
    #expect(isRetried)
    #expect(next.maxAttempts == ofRequest)
  }

  @Test("a permanent failure is never retried", arguments: [1, 3, 10])
  func refused(maxAttempts: Int) {
    var policy = RetryPolicy(maxAttempts: maxAttempts)
    #expect(policy.decision(after: .refused, of: Attempt(origin: Self.origin)) == .giveUp(.notRetryable))
  }

  @Test("a request is sent exactly the maximum number of times", arguments: [-1, 0, 1, 2, 3, 7], retriedEndings)
  func attempts(maxAttempts: Int, ending: RetryPolicy.AttemptEnding) {
    var policy = RetryPolicy(maxAttempts: maxAttempts)
    policy.begin(requests: 100)  // a budget for all of them
    let expected = max(1, maxAttempts)
    var attempt = Attempt(origin: Self.origin)
    for number in 1...expected {
      #expect(policy.admit(attempt, remaining: minute) == .send)
      #expect(attempt.number == number)
      // A response to another request keeps the circuit closed.
      _ = policy.decision(after: .response(status: 200), of: Attempt(origin: Self.origin))
      switch policy.decision(after: ending, of: attempt) {
      case .retry(_, let next): attempt = next
      case .giveUp(let reason):
        #expect(reason == .attemptsUsedUp(expected))
        #expect(number == expected)
      case .deliver: Issue.record("delivered \(ending)")
      }
    }
    #expect(attempt.number == expected)
  }

  // MARK: waits

  @Test("each wait is a share of a bound that doubles with each attempt")
  func schedule() {
    var policy = RetryPolicy(maxAttempts: 8)
    policy.begin(requests: 100)
    var attempt = Attempt(origin: Self.origin)
    var delays: [Duration] = []
    while case .retry(let delay, let next) = policy.decision(after: .timedOut, of: attempt, random: 0.5) {
      delays.append(delay)
      attempt = next
    }
    #expect(delays == [125, 250, 500, 1000, 2000, 4000, 4000].map(Duration.milliseconds))
  }

  @Test(
    "Retry-After is a floor below the wait",
    arguments: [
      (nil, Duration.milliseconds(125)), (.seconds(-5), .milliseconds(125)), (.zero, .milliseconds(125)),
      (.milliseconds(124), .milliseconds(125)), (.milliseconds(126), .milliseconds(126)),
      (.seconds(59), .seconds(59)),
    ] as [(Duration?, Duration)])
  func retryAfter(requested: Duration?, expected: Duration) {
    for status in RetryPolicy.retriedStatuses {
      var policy = RetryPolicy(maxAttempts: 3)
      let attempt = Attempt(origin: Self.origin)
      let decision = policy.decision(after: .response(status: status, retryAfter: requested), of: attempt, random: 0.5)
      #expect(decision == .retry(after: expected, with: attempt.next(isFreeRetry: false)))
    }
  }

  @Test(
    "a Retry-After beyond the deadline fails the request at once, with this reason",
    arguments: [.seconds(60), .seconds(61), .longestRetryAfter, .seconds(Int64.max)] as [Duration])
  func retryAfterPassesDeadline(requested: Duration) {
    var policy = RetryPolicy(maxAttempts: 3)
    let decision = policy.decision(
      after: .response(status: 429, retryAfter: requested), of: Attempt(origin: Self.origin))
    #expect(decision == .giveUp(.retryAfterPassesDeadline(requested, remaining: minute)))
  }

  @Test("after the deadline, the reason has a remaining time of zero instead of a negative one")
  func retryAfterTheDeadline() {
    var policy = RetryPolicy(maxAttempts: 3)
    let ending = Ending.response(status: 503, retryAfter: .seconds(5))
    let decision = policy.decision(after: ending, of: Attempt(origin: Self.origin), remaining: .seconds(-1))
    #expect(decision == .giveUp(.retryAfterPassesDeadline(.seconds(5), remaining: .zero)))
  }

  @Test("a wait that would end after the deadline is not started")
  func deadline() {
    let attempt = Attempt(origin: Self.origin)
    for (remaining, isRetried) in [(126, true), (125, false), (0, false), (-1, false)] {
      var policy = RetryPolicy(maxAttempts: 3)
      let decision = policy.decision(
        after: .response(status: 503, retryAfter: .zero), of: attempt, remaining: .milliseconds(remaining), random: 0.5)
      let expected: RetryPolicy.Decision =
        isRetried ? .retry(after: .milliseconds(125), with: attempt.next(isFreeRetry: false)) : .giveUp(.deadline)
      #expect(decision == expected)
    }
  }

  @Test("nothing is sent after the deadline", arguments: [Duration.zero, .nanoseconds(-1), .seconds(-60)])
  func admissionAfterDeadline(remaining: Duration) {
    var policy = RetryPolicy(maxAttempts: 3)
    #expect(policy.admit(Attempt(origin: Self.origin), remaining: remaining) == .giveUp(.deadline))
    #expect(policy.admit(Attempt(origin: Self.origin), remaining: .nanoseconds(1)) == .send)
  }

  @Test("every wait is zero or more, below the deadline, at least Retry-After and at most that or the bound")
  func everyWait() {
    let moments: [Duration] = [.seconds(-1), .zero, .nanoseconds(1), .milliseconds(300), .seconds(5), .seconds(3600)]
    let requested: [Duration?] = [nil, .longestRetryAfter] + moments
    let endings = Self.retriedEndings + requested.map { .response(status: 503, retryAfter: $0) }
    var retries = 0
    for ending in endings {
      for remaining in moments {
        for random in [0, 0.001, 0.5, Double(1).nextDown, 1, -1, 2, .nan, .infinity] {
          var policy = RetryPolicy(maxAttempts: 9)
          policy.begin(requests: 100)
          var attempt = Attempt(origin: Self.origin)
          while attempt.number < 9 {
            let decision = policy.decision(after: ending, of: attempt, remaining: remaining, random: random)
            guard case .retry(let delay, _) = decision else { break }
            let bound = Backoff().bound(beforeRetry: attempt.number - 1)
            #expect(.zero <= delay && delay < remaining)
            #expect(ending.floor <= delay && delay <= max(ending.floor, bound))
            retries += 1
            attempt = attempt.next(isFreeRetry: false)
          }
        }
      }
    }
    #expect(retries > 1000, "the combinations that allow a retry were tried")
  }

  // MARK: reused connections

  @Test(
    "a request lost on a reused connection is resent at once, beyond the budget and the attempts", arguments: [1, 2, 5])
  func idleConnectionClosed(maxAttempts: Int) {
    var policy = RetryPolicy(maxAttempts: maxAttempts)
    while case .retry = policy.decision(after: .timedOut, of: Attempt(origin: Self.origin)) {}  // until none is left
    var attempt = Attempt(origin: Self.origin)
    for number in 2...100 {
      guard case .retry(.zero, let next) = policy.decision(after: .idleConnectionClosed, of: attempt) else {
        Issue.record("not sent a \(number)th time")
        return
      }
      attempt = next
      #expect(attempt.number == number)
      #expect(attempt.countedNumber == 1)
    }
  }

  @Test("a request lost on a reused connection is not resent after the deadline or with an open circuit")
  func reusedConnectionClosedTooLate() {
    var policy = RetryPolicy(maxAttempts: 3)
    let attempt = Attempt(origin: Self.origin)
    #expect(policy.decision(after: .idleConnectionClosed, of: attempt, remaining: .zero) == .giveUp(.deadline))
    policy.failToConnect(to: Self.origin, times: Circuit.limit)
    let reason = RetryPolicy.GiveUpReason.circuitOpen(connectionFailures: Circuit.limit)
    #expect(policy.decision(after: .idleConnectionClosed, of: attempt) == .giveUp(reason))
  }

  @Test("a resend does not change later attempts and waits")
  func scheduleAfterReusedConnectionClosed() {
    var policy = RetryPolicy(maxAttempts: 3)
    var attempt = Attempt(origin: Self.origin).resent()
    var delays: [Duration] = []
    while case .retry(let delay, let next) = policy.decision(after: .timedOut, of: attempt, random: 0.5) {
      delays.append(delay)
      attempt = next
    }
    #expect(delays == [.milliseconds(125), .milliseconds(250)])
    #expect(attempt.number == 4)
  }

  // MARK: reasons

  @Test("of several reasons not to retry, the first in a fixed order is given")
  func precedence() {
    let tooLate = Ending.response(status: 503, retryAfter: .seconds(61))
    var policy = RetryPolicy(maxAttempts: 2)
    let first = Attempt(origin: Self.origin)
    let second = first.next(isFreeRetry: false)

    for _ in 0..<3 { _ = policy.decision(after: .timedOut, of: first) }
    #expect(policy.decision(after: .timedOut, of: first) == .giveUp(.budgetUsedUp))
    #expect(policy.decision(after: .timedOut, of: first, remaining: .zero) == .giveUp(.deadline))
    let passed = RetryPolicy.GiveUpReason.retryAfterPassesDeadline(.seconds(61), remaining: minute)
    #expect(policy.decision(after: tooLate, of: first) == .giveUp(passed))
    policy.failToConnect(to: Self.origin, times: 5)
    #expect(policy.decision(after: tooLate, of: first) == .giveUp(.circuitOpen(connectionFailures: 5)))
    #expect(policy.decision(after: tooLate, of: second) == .giveUp(.attemptsUsedUp(2)))
    #expect(policy.decision(after: .refused, of: second) == .giveUp(.notRetryable))
    #expect(policy.decision(after: .response(status: 200), of: second) == .deliver)
    #expect(policy.admit(first, remaining: .zero) == .giveUp(.circuitOpen(connectionFailures: 5)))
  }

  @Test("only a retry that nothing else forbids uses the budget")
  func budgetIsSpentLast() {
    var policy = RetryPolicy(maxAttempts: 2)
    let first = Attempt(origin: Self.origin)
    for _ in 0..<10 {
      _ = policy.decision(after: .timedOut, of: first.next(isFreeRetry: false))
      _ = policy.decision(after: .timedOut, of: first, remaining: .zero)
      _ = policy.decision(after: .response(status: 429, retryAfter: minute), of: first)
      _ = policy.decision(after: .response(status: 200), of: first)
      _ = policy.decision(after: .refused, of: first)
      _ = policy.decision(after: .neverConnected, of: first)
    }
    let isRetried = (0..<4).map { _ in
      if case .retry = policy.decision(after: .timedOut, of: first) { true } else { false }
    }
    #expect(isRetried == [true, true, true, false])
  }
}

extension RetryPolicy.AttemptEnding {
  fileprivate var floor: Duration {
    if case .response(_, let retryAfter?) = self { retryAfter } else { .zero }
  }
}

extension RetryPolicy {
  /// Decides with a minute remaining and half the jitter by default.
  mutating func decision(
    after ending: AttemptEnding, of attempt: Attempt, remaining: Duration = .seconds(60), random: Double = 0.5
  ) -> Decision {
    decide(after: ending, of: attempt, remaining: remaining, random: random)
  }

  /// Counts failed connections of requests that have used their free retry.
  mutating func failToConnect(to origin: String, times: Int) {
    let attempt = Attempt(origin: origin).next(isFreeRetry: true)
    for _ in 0..<times { _ = decision(after: .neverConnected, of: attempt) }
  }

  /// Begins requests to another origin, which increase the budget.
  mutating func begin(requests: Int) {
    for _ in 0..<requests { _ = admit(Attempt(origin: "http://elsewhere:80"), remaining: .seconds(60)) }
  }
}

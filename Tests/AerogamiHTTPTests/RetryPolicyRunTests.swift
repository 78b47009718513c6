import TestSupport
import Testing

@testable import AerogamiHTTP

/// Tests runs of many requests, whose attempts begin and end in any order.
struct RetryPolicyRunTests {
  private typealias Attempt = RetryPolicy.Attempt

  private static let origin = "https://example.com:443"

  // MARK: budget

  @Test("200 regions that fail with 500 cause 20 more requests, in any order", arguments: 0..<50)
  func outage(seed: UInt64) {
    var run = Run(requests: 200, seed: seed)
    run.finish { _ in .response(status: 500) }
    #expect(run.sent == 220)
    #expect(run.endings.count == 200)
    let isOutOfBudget = run.endings.values.map { if case .giveUp(.budgetUsedUp) = $0 { true } else { false } }
    #expect(isOutOfBudget.contains(true))
  }

  @Test(
    "retries never exceed a tenth of the requests begun, or three, in any order",
    arguments: [1, 2, 3, 4, 10, 29, 30, 39, 40, 64, 100, 199, 200, 333, 500, 999, 1000])
  func anyInterleaving(requests: Int) {
    for seed in 0..<8 as Range<UInt64> {
      var run = Run(requests: requests, seed: seed)
      run.finish { random in
        [
          .response(status: 500), .response(status: 429, retryAfter: .seconds(1)), .response(status: 200),
          .connectionLost,
          .timedOut, .refused,
        ].randomElement(using: &random) ?? .connectionLost
      }
      #expect(run.retries <= max(3, requests / 10))
      #expect(run.sent == requests + run.retries)
      #expect(run.endings.count == requests)
    }
  }

  @Test(
    "requests that all begin before any fails spend all that the budget allows", arguments: [1, 2, 3, 30, 64, 1000])
  func noneWithheld(requests: Int) {
    var policy = RetryPolicy(maxAttempts: 3)
    let attempts = (0..<requests).map { _ in Attempt(origin: Self.origin) }
    for attempt in attempts { #expect(policy.admit(attempt, remaining: .seconds(60)) == .send) }
    var retried: [Attempt] = []
    for attempt in attempts {
      if case .retry(_, let next) = policy.decision(after: .response(status: 500), of: attempt) { retried.append(next) }
    }
    for attempt in retried { _ = policy.decision(after: .response(status: 500), of: attempt) }
    #expect(retried.count == min(requests, max(3, requests / 10)))
  }

  @Test("a retry does not increase the budget, and neither does a request that is not sent")
  func whatCounts() {
    var policy = RetryPolicy(maxAttempts: 1000)
    var attempt = Attempt(origin: Self.origin)
    var sent = 0
    while policy.admit(attempt, remaining: .seconds(60)) == .send {
      for _ in 0..<10 { _ = policy.admit(Attempt(origin: Self.origin), remaining: .zero) }
      sent += 1
      guard case .retry(_, let next) = policy.decision(after: .response(status: 500), of: attempt) else { break }
      attempt = next
    }
    #expect(sent == 4)
  }

  // MARK: requests that never had a connection

  @Test("each request that never got a connection is retried once without using the budget")
  func freeTry() {
    var policy = RetryPolicy(maxAttempts: 3)
    let attempts = (0..<64).map { _ in Attempt(origin: Self.origin) }
    for attempt in attempts { _ = policy.admit(attempt, remaining: .seconds(60)) }
    let seconds = attempts.compactMap { attempt -> Attempt? in
      if case .retry(_, let next) = policy.decision(after: .neverConnected, of: attempt) { next } else { nil }
    }
    #expect(seconds.count == 64)
    for attempt in seconds { #expect(policy.admit(attempt, remaining: .seconds(60)) == .send) }

    let decisions = seconds.map { policy.decision(after: .neverConnected, of: $0) }
    let retried = decisions.count { if case .retry = $0 { true } else { false } }
    #expect(retried == 4, "the fifth opens the circuit")
    #expect(decisions.dropFirst(4).allSatisfy { $0 == .giveUp(.circuitOpen(connectionFailures: 5)) })
  }

  @Test("a request has one free retry, however the attempts in between ended")
  func oneFreeTry() {
    var policy = RetryPolicy(maxAttempts: 10)
    for _ in 0..<2 { _ = policy.decision(after: .timedOut, of: Attempt(origin: Self.origin)) }
    var attempt = Attempt(origin: Self.origin)
    for ending: RetryPolicy.AttemptEnding in [.neverConnected, .timedOut] {
      guard case .retry(_, let next) = policy.decision(after: ending, of: attempt) else {
        Issue.record("no retry after \(ending)")
        return
      }
      attempt = next
    }
    #expect(policy.decision(after: .neverConnected, of: attempt) == .giveUp(.budgetUsedUp))
  }

  @Test("the free retry still respects the maximum number of attempts and the deadline")
  func freeTryHasLimits() {
    var policy = RetryPolicy(maxAttempts: 1)
    let attempt = Attempt(origin: Self.origin)
    #expect(policy.decision(after: .neverConnected, of: attempt) == .giveUp(.attemptsUsedUp(1)))
    policy = RetryPolicy(maxAttempts: 2)
    #expect(policy.decision(after: .neverConnected, of: attempt, remaining: .zero) == .giveUp(.deadline))
  }

  // MARK: circuit

  /// - Parameter maxAttempts: With 1, a request has no second failure, so its first one counts.
  @Test(
    "after five connection failures the remaining requests to that origin are not sent, and others are",
    arguments: [3, 1])
  func circuitOpens(maxAttempts: Int) {
    var policy = RetryPolicy(maxAttempts: maxAttempts)
    let attempt = Attempt(origin: Self.origin)
    let failing = maxAttempts == 1 ? attempt : attempt.next(isFreeRetry: true)
    for _ in 0..<5 {
      #expect(policy.admit(attempt, remaining: .seconds(60)) == .send)
      _ = policy.decision(after: .neverConnected, of: failing)
    }
    for waiting in [attempt, attempt.next(isFreeRetry: false), attempt.next(isFreeRetry: true)] {
      #expect(policy.admit(waiting, remaining: .seconds(60)) == .giveUp(.circuitOpen(connectionFailures: 5)))
    }
    for other in ["https://example.com:8443", "http://example.com:443", "https://example.org:443"] {
      #expect(policy.admit(Attempt(origin: other), remaining: .seconds(60)) == .send)
    }
  }

  @Test("failures to connect to other origins do not add up")
  func origins() {
    var policy = RetryPolicy(maxAttempts: 3)
    let origins = (0..<10).map { "https://\($0).example.com:443" }
    for _ in 0..<4 {
      for origin in origins { policy.failToConnect(to: origin, times: 1) }
    }
    for origin in origins { #expect(policy.admit(Attempt(origin: origin), remaining: .seconds(60)) == .send) }
  }

  @Test(
    "only an ending that proves a connection resets the count",
    arguments: [
      (.response(status: 200), true), (.response(status: 500), true), (.connectionLost, true), (.timedOut, false),
      (.refused, false), (.neverConnected, false),
    ] as [(RetryPolicy.AttemptEnding, Bool)])
  func circuitCount(ending: RetryPolicy.AttemptEnding, resetsCount: Bool) {
    var policy = RetryPolicy(maxAttempts: 3)
    let attempt = Attempt(origin: Self.origin)
    policy.failToConnect(to: Self.origin, times: 4)
    _ = policy.decision(after: .response(status: 200), of: Attempt(origin: "http://elsewhere:80"))
    _ = policy.decision(after: ending, of: attempt)
    #expect(policy.admit(attempt, remaining: .seconds(60)) == .send)
    policy.failToConnect(to: Self.origin, times: 1)
    #expect((policy.admit(attempt, remaining: .seconds(60)) == .send) == resetsCount)
  }

  @Test("a late response is returned although the circuit is open, and does not close it")
  func lateResponse() {
    var policy = RetryPolicy(maxAttempts: 3)
    let attempt = Attempt(origin: Self.origin)
    policy.failToConnect(to: Self.origin, times: 5)
    let open = RetryPolicy.GiveUpReason.circuitOpen(connectionFailures: 5)
    #expect(policy.decision(after: .response(status: 200), of: attempt) == .deliver)
    #expect(policy.decision(after: .response(status: 503), of: attempt) == .giveUp(open))
    #expect(policy.admit(attempt, remaining: .seconds(60)) == .giveUp(open))
  }

  @Test(
    "an unreachable origin gets at most two attempts for each request in flight", arguments: 0..<20)
  func deadOrigin(seed: UInt64) {
    var run = Run(requests: 200, seed: seed)
    run.finish(window: 64) { _ in .neverConnected }
    #expect(run.endings.count == 200)
    // Four failures count without opening the circuit. Each may end its request, and so may the fifth.
    #expect(run.sent <= 2 * (64 + 4) + 4)
    #expect(run.endings.values.count { $0 == .giveUp(.circuitOpen(connectionFailures: 5)) } >= 200 - 5)
  }
}

/// Requests to one origin, with steps in an order that the seed decides.
private struct Run {
  /// How each finished request ended.
  private(set) var endings: [Int: RetryPolicy.Decision] = [:]
  private(set) var sent = 0
  private(set) var retries = 0

  private var policy = RetryPolicy(maxAttempts: 3)
  private var random: SplitMix64
  private var begun = 0
  private var notBegun: [Step]
  private var waiting: [Step] = []
  private var inFlight: [Step] = []

  private typealias Step = (request: Int, attempt: RetryPolicy.Attempt)

  init(requests: Int, seed: UInt64) {
    random = SplitMix64(seed: seed)
    notBegun = (0..<requests).map { ($0, RetryPolicy.Attempt(origin: "https://example.com:443")) }
  }

  /// Sends and ends attempts until every request is finished, with at most `window` requests in progress.
  mutating func finish(window: Int = .max, _ ending: (inout SplitMix64) -> RetryPolicy.AttemptEnding) {
    // Some runs begin nearly all requests before the first ends; others run nearly sequentially.
    let eagerness = Double.random(in: 0.1...0.9, using: &random)
    while !notBegun.isEmpty || !waiting.isEmpty || !inFlight.isEmpty {
      let sendable = waiting.count + (waiting.count + inFlight.count < window ? notBegun.count : 0)
      if inFlight.isEmpty || sendable > 0 && Double.random(in: 0..<1, using: &random) < eagerness {
        let index = Int.random(in: 0..<sendable, using: &random)
        send(index < waiting.count ? waiting.remove(at: index) : notBegun.removeLast())
      } else {
        end(inFlight.remove(at: Int.random(in: 0..<inFlight.count, using: &random)), ending(&random))
      }
    }
  }

  private mutating func send(_ step: Step) {
    switch policy.admit(step.attempt, remaining: .seconds(60)) {
    case .giveUp(let reason): endings[step.request] = .giveUp(reason)
    case .send:
      sent += 1
      if step.attempt.number == 1 { begun += 1 }
      inFlight.append(step)
    }
  }

  private mutating func end(_ step: Step, _ ending: RetryPolicy.AttemptEnding) {
    let share = Double.random(in: 0..<1, using: &random)
    let decision = policy.decide(after: ending, of: step.attempt, remaining: .seconds(60), random: share)
    guard case .retry(_, let next) = decision else {
      endings[step.request] = decision
      return
    }
    if next.hasUsedFreeRetry == step.attempt.hasUsedFreeRetry {
      retries += 1
      // Checked at every step, not only at the end.
      #expect(retries <= max(3, begun / 10))
    }
    waiting.append((step.request, next))
  }
}

import TestSupport
import Testing

@testable import AerogamiHTTP

struct BackoffTests {
  private let backoff = Backoff()

  @Test(
    "the bound doubles from a quarter of a second up to eight seconds",
    arguments: [
      (0, Duration.milliseconds(250)), (1, .milliseconds(500)), (2, .seconds(1)), (3, .seconds(2)), (4, .seconds(4)),
      (5, .seconds(8)), (6, .seconds(8)), (7, .seconds(8)), (62, .seconds(8)), (63, .seconds(8)), (64, .seconds(8)),
      (.max, .seconds(8)), (-1, .milliseconds(250)), (.min, .milliseconds(250)),
    ])
  func bound(retry: Int, expected: Duration) {
    #expect(backoff.bound(beforeRetry: retry) == expected)
  }

  @Test("the bound never decreases, and never exceeds the cap")
  func boundIsMonotone() {
    let bounds = (0...200).map { backoff.bound(beforeRetry: $0) }
    #expect(zip(bounds, bounds.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(bounds.allSatisfy { Backoff.base <= $0 && $0 <= Backoff.cap })
  }

  @Test("a wait is the random share of its bound", arguments: 0..<10)
  func share(retry: Int) {
    let bound = backoff.bound(beforeRetry: retry)
    #expect(backoff.delay(beforeRetry: retry, random: 0) == .zero)
    #expect(backoff.delay(beforeRetry: retry, random: 0.5) == bound / 2)
    #expect(backoff.delay(beforeRetry: retry, random: 0.75) == bound / 4 * 3)
  }

  @Test("waits are spread over the whole range from zero to their bound", arguments: 0..<10)
  func delayIsWithinItsBound(retry: Int) {
    var random = SplitMix64(seed: 1)
    let bound = backoff.bound(beforeRetry: retry)
    let delays = (0..<1000).map { _ in
      backoff.delay(beforeRetry: retry, random: Double.random(in: 0..<1, using: &random))
    }
    #expect(delays.allSatisfy { .zero <= $0 && $0 <= bound })
    #expect(delays.contains { $0 < bound / 50 } && delays.contains { $0 > bound / 50 * 49 })
  }

  @Test(
    "an invalid random share still gives a wait within its bound",
    arguments: [
      (-0.0, 0), (-1, 0), (-Double.infinity, 0), (Double.nan, 0), (1, 1), (Double(1).nextDown, 1), (2, 1),
      (Double.infinity, 1),
    ])
  func absurdShare(random: Double, expected: Int) {
    for retry in 0..<10 {
      let bound = backoff.bound(beforeRetry: retry)
      let delay = backoff.delay(beforeRetry: retry, random: random)
      #expect(.zero <= delay && delay <= bound)
      let isNearItsEnd = expected == 0 ? delay == .zero : delay > bound - .microseconds(1)
      #expect(isNearItsEnd)
    }
  }
}

struct RetryBudgetTests {
  @Test(
    "the allowance is a tenth of the requests, rounded down, and at least three",
    arguments: [
      (0, 3), (1, 3), (10, 3), (30, 3), (39, 3), (40, 4), (49, 4), (50, 5), (199, 19), (200, 20), (1000, 100),
    ])
  func allowance(requests: Int, expected: Int) {
    var budget = RetryBudget()
    for _ in 0..<requests { budget.countRequest() }
    #expect(budget.requests == requests)
    #expect(budget.allowance == expected)

    let spent = (0..<requests + 10).count { _ in budget.spend() }
    #expect(spent == expected && budget.spent == expected)
  }

  @Test("more requests allow for more retries after the budget was used up")
  func growth() {
    var budget = RetryBudget()
    for _ in 0..<39 { budget.countRequest() }
    #expect((0..<5).map { _ in budget.spend() } == [true, true, true, false, false])
    budget.countRequest()
    #expect((0..<2).map { _ in budget.spend() } == [true, false])
  }

  @Test(
    "in any order, retries are spent up to the allowance and not beyond", arguments: 0..<20)
  func anyOrder(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var budget = RetryBudget()
    let share = Double.random(in: 0..<1, using: &random)
    var wrongCount = 0
    for _ in 0..<1000 {
      if Double.random(in: 0..<1, using: &random) < share {
        budget.countRequest()
      } else {
        let hadSome = budget.spent < max(3, budget.requests / 10)
        if budget.spend() != hadSome { wrongCount += 1 }
      }
      if budget.spent > max(3, budget.requests / 10) { wrongCount += 1 }
    }
    #expect(wrongCount == 0)
  }
}

struct CircuitTests {
  @Test("five connection failures in a row open the circuit, and four do not")
  func opens() {
    var circuit = Circuit()
    for failures in 0..<5 {
      #expect(circuit.failures == failures)
      #expect(!circuit.isOpen)
      circuit.noteFailure()
    }
    #expect(circuit.isOpen)
  }

  @Test("a connection in between resets the count", arguments: 0..<5)
  func reset(failures: Int) {
    var circuit = Circuit()
    for _ in 0..<failures { circuit.noteFailure() }
    circuit.noteConnection()
    #expect(circuit == Circuit())
    for _ in 0..<4 { circuit.noteFailure() }
    #expect(!circuit.isOpen)
  }

  @Test("an open circuit stays open, with the failures that opened it")
  func staysOpen() {
    var circuit = Circuit()
    for _ in 0..<7 { circuit.noteFailure() }
    for _ in 0..<3 { circuit.noteConnection() }
    #expect(circuit.isOpen)
    #expect(circuit.failures == 5)
  }
}

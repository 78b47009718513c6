import AerogamiContainer
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct TimeLimitTests {
  private struct Broken: Error {}

  /// Waits until its task is canceled.
  @Sendable private static func waitForCancellation() async {
    for await _ in AsyncStream<Never>.makeStream().stream {}
  }

  @Test("work that ends in time delivers its value, and its limit no longer sleeps")
  func inTime() async throws {
    let clock = ManualClock()
    let limited = try await withTimeLimit(.seconds(5), clock: clock) { 7 }
    #expect(limited.value == 7)
    #expect(!limited.hasTimedOut)
    #expect(clock.sleeperCount == 0)
  }

  @Test("the error of work that fails in time is thrown")
  func failure() async {
    await #expect(throws: Broken.self) {
      try await withTimeLimit(.seconds(5), clock: ManualClock()) { throw Broken() }
    }
  }

  @Test("at the limit, not earlier, work is canceled, and its error after that does not count")
  func late() async throws {
    let clock = ManualClock()
    async let limited = withTimeLimit(.seconds(5), clock: clock) {
      await Self.waitForCancellation()
      throw Broken()
    }
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(4))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    let result = try await limited
    #expect(result.value == nil)
    #expect(result.hasTimedOut)
  }

  @Test("work may return at the limit what it has")
  func partial() async throws {
    let clock = ManualClock()
    async let limited = withTimeLimit(.seconds(5), clock: clock) {
      await Self.waitForCancellation()
      return ["first"]
    }
    async let value = Deadline(.seconds(5), clock: clock).value(of: "the list") {
      await Self.waitForCancellation()
      return ["first"]
    }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(5))
    let result = try await limited
    #expect(result.value == ["first"])
    #expect(result.hasTimedOut)
    #expect(try await value == ["first"])
  }

  @Test("a cancellation of the caller is not a timeout: work is canceled, and its value or its error counts")
  func cancellation() async throws {
    let clock = ManualClock()
    let returning = Task {
      try await withTimeLimit(.seconds(5), clock: clock) {
        await Self.waitForCancellation()
        return 1
      }
    }
    let throwing = Task {
      try await withTimeLimit(.seconds(5), clock: clock) { () async throws -> Int in
        await Self.waitForCancellation()
        throw Broken()
      }
    }
    await clock.waitForSleepers(2)
    returning.cancel()
    throwing.cancel()
    let result = try await returning.value
    #expect(result.value == 1)
    #expect(!result.hasTimedOut)
    await #expect(throws: Broken.self) { try await throwing.value }
  }

  @Test("with a limit that has passed already, work does not run", arguments: [Duration.zero, .seconds(-1)])
  func noTime(limit: Duration) async throws {
    let result = try await withTimeLimit(limit, clock: ManualClock()) { Issue.record("the work has run") }
    #expect(result.value == nil)
    #expect(result.hasTimedOut)
    let error = await #expect(throws: ClientError.self) {
      try await Deadline(limit, clock: ManualClock()).value(of: "the list") { Issue.record("the work has run") }
    }
    #expect(error?.isTimeout == true)
    #expect(error?.attempts == 0)
  }

  @Test("a clock that fails cancels the work, and its error is thrown if the work then throws too")
  func failingClock() async {
    let error = await #expect(throws: ClientError.self) {
      try await withTimeLimit(.seconds(5), clock: FailingClock("clock")) {
        await Self.waitForCancellation()
        throw Broken()
      }
    }
    #expect(error?.requested == "clock.sleep(for: 5.0 seconds)")
  }

  @Test("a value that work returns after its clock has failed, such as a permit, is not lost")
  func failingClockWithValue() async throws {
    let limited = try await withTimeLimit(.seconds(5), clock: FailingClock("clock")) {
      await Self.waitForCancellation()
      return 7
    }
    #expect(limited.value == 7)
    #expect(!limited.hasTimedOut)
  }

  @Test("a failing clock reports the sleep of a time limit, even if the work succeeds")
  func reportedSleep() async {
    let reports = Mutex(0)
    let clock = FailingClock("clock") { _ in reports.withLock { $0 += 1 } }
    _ = try? await withTimeLimit(.seconds(5), clock: clock) { 7 }
    #expect(reports.withLock { $0 } == 1)
  }
}

import TestSupport
import Testing

@testable import AerogamiHTTP

@Suite(.timeLimit(.minutes(10))) struct SharedTimerClockTests {
  private typealias SharedClock = SharedTimerClock<ManualClock>

  private let base = ManualClock()

  /// Runs `body` with a clock and a task group, whose tasks may still be sleeping at the end.
  private func withSleepers(
    _ body: (SharedClock, inout ThrowingTaskGroup<Int, any Error>) async throws -> Void
  ) async throws {
    try await SharedClock.with(base) { clock in
      try await withThrowingTaskGroup(of: Int.self) { group in
        try await body(clock, &group)
        group.cancelAll()
      }
    }
  }

  /// Adds a task that sleeps, and waits until it does.
  private func sleep(_ seconds: Int, on clock: SharedClock, in group: inout ThrowingTaskGroup<Int, any Error>) async {
    let count = clock.sleeperCount + 1
    group.addTask {
      try await clock.sleep(for: .seconds(seconds))
      return seconds
    }
    while clock.sleeperCount < count { await Task.yield() }
  }

  @Test("tasks that sleep at least as long as the first one set no timer, and wake in time")
  func sharing() async throws {
    try await withSleepers { clock, group in
      await sleep(10, on: clock, in: &group)
      await base.waitForSleepers(1)
      for seconds in 11...100 { await sleep(seconds, on: clock, in: &group) }
      #expect(base.sleeperCount == 1)

      for seconds in 10...100 {
        base.advance(by: seconds == 10 ? .seconds(10) : .seconds(1))
        let slept = try await group.next()
        #expect(slept == seconds)
        #expect(clock.sleeperCount == 100 - seconds)
        if seconds < 100 { await base.waitForSleepers(1) }
      }
      #expect(clock.now == base.now)
    }
  }

  @Test("a task that wakes earlier sets a timer, and the others still wake in time")
  func earlier() async throws {
    try await withSleepers { clock, group in
      await sleep(30, on: clock, in: &group)
      await base.waitForSleepers(1)
      await sleep(20, on: clock, in: &group)
      await base.waitForSleepers(2)
      await sleep(25, on: clock, in: &group)
      #expect(base.sleeperCount == 2)

      base.advance(by: .seconds(20))
      let after20 = try await group.next()
      #expect(after20 == 20)
      await base.waitForSleepers(2)
      base.advance(by: .seconds(5))
      let after25 = try await group.next()
      #expect(after25 == 25)
      base.advance(by: .seconds(5))
      let after30 = try await group.next()
      #expect(after30 == 30)
    }
  }

  @Test("tasks with the same deadline wake together")
  func together() async throws {
    try await withSleepers { clock, group in
      for seconds in [3, 2, 1, 2, 3] { await sleep(seconds, on: clock, in: &group) }
      await base.waitForSleepers(3)
      base.advance(by: .seconds(60))
      var woken: [Int] = []
      while woken.count < 5, let seconds = try await group.next() { woken.append(seconds) }
      #expect(woken.sorted() == [1, 2, 2, 3, 3])
    }
  }

  @Test("a canceled sleep ends at once, and the others go on")
  func cancelling() async throws {
    try await withSleepers { clock, group in
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      await base.waitForSleepers(1)
      await sleep(2, on: clock, in: &group)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(clock.sleeperCount == 1)
      // The timer of the canceled sleep fires, and sets the next one.
      base.advance(by: .seconds(1))
      await base.waitForSleepers(1)
      #expect(clock.sleeperCount == 1)
      base.advance(by: .seconds(1))
      let after2 = try await group.next()
      #expect(after2 == 2)
    }
  }

  @Test("a task does not sleep if it is canceled before, or if its deadline has passed")
  func notSleeping() async throws {
    try await withSleepers { clock, _ in
      try await clock.sleep(until: clock.now)
      try await clock.sleep(for: .seconds(-1))
      let task = Task {
        while !Task.isCancelled { await Task.yield() }
        try await clock.sleep(for: .seconds(-1))
      }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(base.sleeperCount == 0)
    }
  }

  @Test("after the scope ends, sleeping tasks and later ones use timers of their own")
  func afterwards() async throws {
    let (late, asleep) = await SharedClock.with(base) { clock in
      let asleep = Task { try await clock.sleep(for: .seconds(5)) }
      await base.waitForSleepers(1)
      return (clock, asleep)
    }
    // The shared timer has been canceled.
    await base.waitForSleepers(1)
    #expect(late.sleeperCount == 0)
    let later = Task { try await late.sleep(for: .seconds(7)) }
    await base.waitForSleepers(2)
    base.advance(by: .seconds(5))
    try await asleep.value
    #expect(base.sleeperCount == 1)
    base.advance(by: .seconds(2))
    try await later.value
  }

  @Test("a timer of the base clock that fires early is set again, and the sleepers wake at their deadlines")
  func earlyTimer() async throws {
    let base = EarlyClock()
    try await SharedTimerClock.with(base) { clock in
      let deadlines = [1, 3, 3, 7].map { clock.now.advanced(by: .seconds($0)) }
      let woken = try await withThrowingTaskGroup(of: (deadline: EarlyClock.Instant, now: EarlyClock.Instant).self) {
        group in
        for deadline in deadlines {
          group.addTask {
            try await clock.sleep(until: deadline)
            return (deadline, clock.now)
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(woken.map(\.deadline).sorted() == deadlines)
      #expect(woken.allSatisfy { $0.now >= $0.deadline })
    }
  }

  @Test("when the task is canceled, all its sleeps end")
  func cancelledScope() async throws {
    let task = Task {
      try await SharedClock.with(base) { clock in try await clock.sleep(for: .seconds(1)) }
    }
    await base.waitForSleepers(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(base.sleeperCount == 0)
  }
}

/// A clock that advances when a task sleeps on it. A sleep ends after half of its time, or on time if less than a
/// second is left.
private final class EarlyClock: Clock {
  private let time = ManualClock()

  var now: ManualClock.Instant { time.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let left = max(.zero, now.duration(to: deadline))
    time.advance(by: left < .seconds(1) ? left : left / 2)
  }
}

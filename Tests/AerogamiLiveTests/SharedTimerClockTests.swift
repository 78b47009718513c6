import AerogamiLive
import Testing

/// Tests of the real clock. Only that a sleep is long enough is expected, never that it is short.
@Suite(.timeLimit(.minutes(20))) struct SharedTimerClockTests {
  private let clock = SharedTimerClock()

  @Test("sleeps end at their own deadlines, whatever the order in which they begin")
  func deadlines() async throws {
    try await withThrowingTaskGroup { group in
      // No sleep is longer than this one, which keeps the timer busy.
      group.addTask { [clock] in try? await clock.sleep(for: .seconds(3600)) }
      let ended = try await withThrowingTaskGroup(of: Int.self) { sleeps in
        for number in [3, 1, 5, 2, 4] {
          sleeps.addTask { [clock] in
            let deadline = clock.now.advanced(by: .milliseconds(20 * number))
            try await clock.sleep(until: deadline, tolerance: nil)
            #expect(clock.now >= deadline)
            return number
          }
        }
        return try await sleeps.reduce(into: []) { $0.append($1) }
      }
      #expect(ended.sorted() == [1, 2, 3, 4, 5])
      group.cancelAll()
    }
  }

  @Test("a canceled sleep ends at once, with the others going on", arguments: [0, 500])
  func cancellation(others: Int) async {
    await withTaskGroup { group in
      for _ in 0..<others {
        group.addTask { [clock] in
          await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(3600)) }
        }
      }
      let sleep = Task { [clock] in try await clock.sleep(for: .seconds(1800)) }
      sleep.cancel()
      await #expect(throws: CancellationError.self) { try await sleep.value }
      group.cancelAll()
    }
  }

  @Test("a sleep until a past deadline returns, unless its task is canceled")
  func past() async throws {
    try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)), tolerance: nil)
    let canceled = Task { [clock] in
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)), tolerance: nil)
    }
    canceled.cancel()
    await #expect(throws: CancellationError.self) { try await canceled.value }
  }
}

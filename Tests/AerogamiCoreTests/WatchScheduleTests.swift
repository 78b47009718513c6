import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct WatchScheduleTests {
  private struct Over: Error {}

  @Test("a pause is the interval ± 10 %", arguments: [(0.0, 810), (0.5, 900), (0.75, 945)])
  func jitter(random: Double, seconds: Int) {
    let pause = WatchSchedule(every: .seconds(900)).pause(afterFailure: false, random: random)
    #expect(abs(pause / .seconds(1) - Double(seconds)) < 0.001)
  }

  @Test("a pause is at least five minutes after a failure", arguments: [(60, 300), (300, 300), (900, 900)])
  func failed(interval: Int, seconds: Int) {
    let schedule = WatchSchedule(every: .seconds(interval))
    #expect(schedule.pause(afterFailure: true, random: 0.5) == .seconds(seconds))
    #expect(schedule.pause(afterFailure: false, random: 0.5) == .seconds(interval))
  }

  @Test("rounds run one after another, each after its pause")
  func rounds() async throws {
    let clock = ManualClock()
    let rounds = Log<Int>()
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await WatchSchedule.run([(WatchSchedule(every: .seconds(900)), .zero)], clock: clock, random: { 0.5 }) {
          _, number in
          await rounds.append(number)
          if number == 3 { throw Over() }
          return false
        }
      }
      await clock.waitForSleepers(1)
      #expect(await rounds.entries == [1])
      clock.advance(by: .seconds(899))
      #expect(clock.sleeperCount == 1)
      clock.advance(by: .seconds(1))
      await rounds.waitForEntries(2)
      // As if the machine slept overnight: one round follows, without the missed ones.
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(36_000))
      await #expect(throws: Over.self) { try await group.waitForAll() }
      #expect(await rounds.entries == [1, 2, 3])
    }
  }

  @Test("each pause is announced before it begins")
  func pausing() async throws {
    var pauses: [String] = []
    await #expect(throws: Over.self) {
      let schedules = [(schedule: WatchSchedule(every: .seconds(60)), pause: Duration.zero)]
      try await WatchSchedule.run(schedules, clock: SkippingClock(), random: { 0.5 }) { _, number in
        try await Task.sleep(for: .zero)
        if number == 4 { throw Over() }
        return number <= 2
      } pausing: {
        pauses.append("\($0): \($1)")
      }
    }
    #expect(pauses == ["0: 300.0 seconds", "0: 300.0 seconds", "0: 60.0 seconds"])
  }

  @Test("the rounds of several watches run one after another, each at its own interval, the one that is due first")
  func several() async throws {
    let clock = SkippingClock()
    var rounds: [String] = []
    var pauses: [String] = []
    let schedules: [(schedule: WatchSchedule, pause: Duration)] = [
      (WatchSchedule(every: .seconds(600)), .seconds(300)), (WatchSchedule(every: .seconds(900)), .zero),
      (WatchSchedule(every: .seconds(150)), .zero),
    ]
    await #expect(throws: Over.self) {
      try await WatchSchedule.run(schedules, clock: clock, random: { 0.5 }) { index, number in
        try await Task.sleep(for: .zero)
        let seconds = Int(clock.now.sinceStart / .seconds(1))
        rounds.append("\(index).\(number) at \(seconds)")
        if seconds >= 1200 { throw Over() }
        // The third watch fails in its first round, so its next round is later.
        return index == 2 && number == 1
      } pausing: {
        pauses.append("\($0) in \(Int($1 / .seconds(1)))")
      }
    }
    #expect(
      rounds == [
        "1.1 at 0", "2.1 at 0", "0.1 at 300", "2.2 at 300", "2.3 at 450", "2.4 at 600", "2.5 at 750", "0.2 at 900",
        "1.2 at 900", "2.6 at 900", "2.7 at 1050", "2.8 at 1200",
      ])
    #expect(pauses == ["0 in 300"] + Array(repeating: "2 in 150", count: 3) + ["0 in 150", "2 in 150", "2 in 150"])
  }

  @Test("a watch that is canceled during a pause ends at once")
  func cancelled() async throws {
    let clock = ManualClock()
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await WatchSchedule.run([(WatchSchedule(every: .seconds(900)), .zero)], clock: clock, random: { 0.5 }) {
          _, _ in false
        }
      }
      await clock.waitForSleepers(1)
      group.cancelAll()
      await #expect(throws: CancellationError.self) { try await group.waitForAll() }
    }
  }
}

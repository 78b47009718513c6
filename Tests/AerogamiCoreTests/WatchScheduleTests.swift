import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct WatchScheduleTests {
  private struct Over: Error {}

  @Test("a pause is the interval ± 10 %", arguments: [(0.0, 810), (0.5, 900), (0.75, 945)])
  func jitter(random: Double, seconds: Int) {
    var schedule = WatchSchedule(every: .seconds(900))
    for _ in 1...3 {
      let pause = schedule.pause(afterDelivering: true, random: random)
      #expect(abs(pause / .seconds(1) - Double(seconds)) < 0.001)
    }
  }

  @Test("a pause doubles while nothing is delivered, up to eight times, and resets after a delivery")
  func growing() {
    var schedule = WatchSchedule(every: .seconds(900))
    let outcomes = [false, false, false, false, true, false]
    let pauses = outcomes.map { schedule.pause(afterDelivering: $0, random: 0.5) }
    #expect(pauses == [1800, 3600, 7200, 7200, 900, 1800].map { .seconds($0) })
  }

  @Test(
    "a growing pause is at most 6 h, and never less than the interval",
    arguments: [(3600, [2, 4, 6, 6]), (4 * 3600, [6, 6, 6, 6]), (24 * 3600, [24, 24, 24, 24])])
  func longest(seconds: Int, hours: [Int]) {
    var schedule = WatchSchedule(every: .seconds(seconds))
    let pauses = (1...4).map { _ in schedule.pause(afterDelivering: false, random: 0.5) }
    #expect(pauses == hours.map { .seconds($0 * 3600) })
  }

  @Test("rounds run one after another, each after its pause")
  func rounds() async throws {
    let clock = ManualClock()
    let rounds = Log<Int>()
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await WatchSchedule.run([(WatchSchedule(every: .seconds(900)), .zero)], on: clock, random: { 0.5 }) {
          _, number in
          await rounds.append(number)
          if number == 3 { throw Over() }
          return true
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
      try await WatchSchedule.run(schedules, on: SkippingClock(), random: { 0.5 }) { _, number in
        try await Task.sleep(for: .zero)
        if number == 4 { throw Over() }
        return number > 2
      } pausing: {
        pauses.append("\($0): \($1)")
      }
    }
    #expect(pauses == ["0: 120.0 seconds", "0: 240.0 seconds", "0: 60.0 seconds"])
  }

  @Test("the rounds of several watches run one after another, each at its own interval, the one that is due first")
  func several() async throws {
    let clock = SkippingClock()
    var rounds: [String] = []
    var pauses: [String] = []
    let schedules: [(schedule: WatchSchedule, pause: Duration)] = [
      (WatchSchedule(every: .seconds(600)), .seconds(300)), (WatchSchedule(every: .seconds(900)), .zero),
      (WatchSchedule(every: .seconds(300)), .zero),
    ]
    await #expect(throws: Over.self) {
      try await WatchSchedule.run(schedules, on: clock, random: { 0.5 }) { index, number in
        try await Task.sleep(for: .zero)
        let seconds = Int(clock.now.sinceStart / .seconds(1))
        rounds.append("\(index).\(number) at \(seconds)")
        if seconds >= 1200 { throw Over() }
        // The third watch delivers nothing in its first round, so its next round is later.
        return index != 2 || number > 1
      } pausing: {
        pauses.append("\($0) in \(Int($1 / .seconds(1)))")
      }
    }
    #expect(
      rounds == [
        "1.1 at 0", "2.1 at 0", "0.1 at 300", "2.2 at 600", "0.2 at 900", "1.2 at 900", "2.3 at 900", "2.4 at 1200",
      ])
    #expect(pauses == ["0 in 300", "2 in 300", "0 in 300", "2 in 300"])
  }

  @Test("a watch that is canceled during a pause ends at once")
  func cancelled() async throws {
    let clock = ManualClock()
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await WatchSchedule.run([(WatchSchedule(every: .seconds(900)), .zero)], on: clock, random: { 0.5 }) {
          _, _ in true
        }
      }
      await clock.waitForSleepers(1)
      group.cancelAll()
      await #expect(throws: CancellationError.self) { try await group.waitForAll() }
    }
  }
}

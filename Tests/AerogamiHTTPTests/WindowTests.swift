import TestSupport
import Testing

@testable import AerogamiHTTP

@Suite(.timeLimit(.minutes(10))) struct WindowTests {
  @Test("so many are let through at once, and the next in the order in which they came")
  func order() async throws {
    let window = Window(1)
    let gate = Gate()
    let log = Log<Int>()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await window.enter { try await gate.wait() } }
      await gate.waitForWaiters(1)
      for number in 1...3 {
        group.addTask { try await window.enter { await log.append(number) } }
        while await window.waitingCount < number { await Task.yield() }
      }
      #expect(await log.entries.isEmpty)
      gate.open()
      try await group.waitForAll()
    }
    #expect(await log.entries == [1, 2, 3])
  }

  @Test("who is cancelled while waiting stops at once, and lets the others through")
  func cancellation() async throws {
    let window = Window(1)
    let gate = Gate()
    let log = Log<Int>()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await window.enter { try await gate.wait() } }
      await gate.waitForWaiters(1)
      await withThrowingTaskGroup(of: Void.self) { cancelled in
        cancelled.addTask { try await window.enter { await log.append(1) } }
        while await window.waitingCount < 1 { await Task.yield() }
        cancelled.cancelAll()
        await #expect(throws: CancellationError.self) { try await cancelled.next() }
      }
      group.addTask { try await window.enter { await log.append(2) } }
      while await window.waitingCount < 2 { await Task.yield() }
      gate.open()
      try await group.waitForAll()
    }
    #expect(await log.entries == [2])
    try await window.enter { await log.append(3) }
    #expect(await log.entries == [2, 3])
  }

  @Test("who fails makes room")
  func failure() async throws {
    struct Broken: Error {}
    let window = Window(1)
    await #expect(throws: Broken.self) { try await window.enter { throw Broken() } }
    let seven = try await window.enter { 7 }
    #expect(seven == 7)
  }
}

import TestSupport
import Testing

@testable import AerogamiContainer

@Suite(.timeLimit(.minutes(20))) struct AsyncSemaphoreTests {
  @Test("limits how many tasks run at once, and admits the others in first-in, first-out order")
  func order() async throws {
    let semaphore = AsyncSemaphore(1)
    let gate = Gate()
    let log = Log<Int>()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await semaphore.withPermit { try await gate.wait() } }
      await gate.waitForWaiters(1)
      for number in 1...3 {
        group.addTask { try await semaphore.withPermit { await log.append(number) } }
        while await semaphore.waitingCount < number { await Task.yield() }
      }
      #expect(await log.entries.isEmpty)
      gate.open()
      try await group.waitForAll()
    }
    #expect(await log.entries == [1, 2, 3])
  }

  @Test("tasks that are canceled while waiting leave no state, and the others get their permits in order")
  func cancellation() async throws {
    let semaphore = AsyncSemaphore(1)
    let gate = Gate()
    let log = Log<Int>()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await semaphore.withPermit { try await gate.wait() } }
      await gate.waitForWaiters(1)
      group.addTask { try await semaphore.withPermit { await log.append(1) } }
      while await semaphore.waitingCount < 1 { await Task.yield() }
      await withThrowingTaskGroup(of: Void.self) { cancelled in
        for _ in 1...100 { cancelled.addTask { try await semaphore.withPermit { await log.append(0) } } }
        while await semaphore.waitingCount < 101 { await Task.yield() }
        cancelled.cancelAll()
        for _ in 1...100 { await #expect(throws: CancellationError.self) { try await cancelled.next() } }
      }
      #expect(await semaphore.waitingCount == 1)
      group.addTask { try await semaphore.withPermit { await log.append(2) } }
      while await semaphore.waitingCount < 2 { await Task.yield() }
      gate.open()
      try await group.waitForAll()
    }
    #expect(await log.entries == [1, 2])
    try await semaphore.withPermit { await log.append(3) }
    #expect(await log.entries == [1, 2, 3])
  }

  @Test("a task that is already canceled gets no permit, even if one is free")
  func canceledBefore() async {
    let semaphore = AsyncSemaphore(1)
    let task = Task<Void, Never> {
      // Ends when the task is canceled.
      try? await Gate().wait()
      await #expect(throws: CancellationError.self) { try await semaphore.withPermit {} }
      await #expect(throws: CancellationError.self) {
        try await semaphore.withPermit(within: .seconds(1), clock: ManualClock()) {}
      }
    }
    task.cancel()
    await task.value
  }

  @Test("a failing task returns its permit")
  func failure() async throws {
    struct Broken: Error {}
    let semaphore = AsyncSemaphore(1)
    await #expect(throws: Broken.self) { try await semaphore.withPermit { throw Broken() } }
    let seven = try await semaphore.withPermit { 7 }
    #expect(seven == 7)
  }
}

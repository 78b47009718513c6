import AerogamiContainer
import AerogamiContainer
import Dispatch
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct BlockingThreadTests {
  private struct Broken: Error {}

  @Test("more blocked calls than cores do not block the threads of tasks")
  func manyBlocked() async {
    let count = ProcessInfo.processInfo.activeProcessorCount + 1
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let release = DispatchSemaphore(value: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<count {
        group.addTask {
          await onBlockingThread {
            begin.yield()
            release.wait()
          }
        }
      }
      for await _ in begun.prefix(count) {}
      for _ in 0..<count { release.signal() }
    }
  }

  @Test("a call returns its result or throws its error, also if the task is canceled", arguments: [true, false])
  func results(isCancelled: Bool) async {
    await withTaskGroup(of: Void.self) { group in
      if isCancelled { group.cancelAll() }
      group.addTask {
        #expect(await onBlockingThread { 1 } == 1)
        await #expect(throws: Broken.self) {
          try await onBlockingThread { () throws(Broken) in throw Broken() }
        }
      }
    }
  }
}

import Dispatch
import Foundation

/// A task executor with a single thread. While a task blocks the thread, no other task runs.
public final class OneThread: TaskExecutor {
  private let queue = DispatchQueue(label: "one thread")

  public init() {}

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Runs `body` and returns whether it let another task run before it ended.
  public func isLeft(by body: @escaping @Sendable () async -> Void) async -> Bool {
    await withTaskExecutorPreference(self) {
      await withTaskGroup(of: Bool.self) { group in
        // Both tasks are enqueued before either starts.
        group.addTask {
          await body()
          return false
        }
        group.addTask { true }
        return await group.next() ?? false
      }
    }
  }
}

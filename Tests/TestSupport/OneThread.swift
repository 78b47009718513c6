import Dispatch

/// A thread that runs tasks in the order in which they can go on. While one of them blocks it, no other goes on.
public final class OneThread: TaskExecutor {
  private let queue = DispatchQueue(label: "one thread")

  public init() {}

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Runs `body`, and returns whether it left the thread to another task before it ended.
  public func isLeft(by body: @escaping @Sendable () async -> Void) async -> Bool {
    await withTaskExecutorPreference(self) {
      await withTaskGroup(of: Bool.self) { group in
        // Both are in the queue before either begins.
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

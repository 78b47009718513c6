import Dispatch

/// Runs a call on a dedicated thread, outside the cooperative thread pool, so that the call may block. Waits for the
/// result even if the task is canceled, because a blocked call cannot be interrupted.
package func onBlockingThread<Value: Sendable, Failure: Error>(
  _ body: @escaping @Sendable () throws(Failure) -> Value
) async throws(Failure) -> Value {
  try await BlockingThread().run(body)
}

/// A thread outside the cooperative thread pool that runs calls one after another, in their order.
package struct BlockingThread: Sendable {
  // Not a concurrent queue, because on Linux those share their threads with Swift tasks. Each busy serial queue has a
  // thread of its own, up to 255 threads.
  private let queue = DispatchQueue(label: "aerogami.blocking")

  package init() {}

  /// Runs a call after all earlier calls. See ``onBlockingThread(_:)``.
  package func run<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: Result { () throws(Failure) in try body() }) }
    }
    return try result.get()
  }
}

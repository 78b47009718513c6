import Dispatch

/// Runs a call that may block on a thread of its own, which none of the tasks share.
///
/// The result is awaited even when the task is cancelled: nothing interrupts a blocked call.
package nonisolated(nonsending) func onBlockingThread<Value: Sendable, Failure: Error>(
  _ body: @escaping @Sendable () throws(Failure) -> Value
) async throws(Failure) -> Value {
  let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
    // Each serial queue gets a thread, up to 255. Concurrent and global queues share those of the tasks on Linux.
    DispatchQueue(label: "aerogami.blocking").async {
      continuation.resume(returning: Result { () throws(Failure) in try body() })
    }
  }
  return try result.get()
}

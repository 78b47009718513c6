/// Sends equal requests that are under way at the same time once, and shares the response.
///
/// Invariant: a key is in `waiting` exactly while one caller, the leader, sends its request in its own task. No task
/// outlives its caller: when the leader is canceled, the waiting callers try again, and one of them leads.
public actor RequestCoalescer<Key: Hashable & Sendable, Value: Sendable> {
  private typealias Responses = AsyncStream<Result<Value, any Error>>
  private var waiting: [Key: [Responses.Continuation]] = [:]

  public init() {}

  /// Returns the response of `send`, or of an equal request that is under way.
  ///
  /// An error is shared like a response, except a timeout: a caller that waits for another's request may have a later
  /// deadline, and sends a request of its own. A canceled caller gets `CancellationError` at once, whether it leads or
  /// waits, and does not disturb the others.
  public func value(
    for key: Key, send: @Sendable () async throws -> Value
  ) async throws -> Value {
    while waiting[key] != nil {
      let (responses, continuation) = Responses.makeStream(bufferingPolicy: .bufferingNewest(1))
      waiting[key]?.append(continuation)
      for await response in responses {
        // Only the leader's time is up.
        if case .failure(let error as ClientError) = response, error.isTimeout { break }
        return try response.get()
      }
      // No response: this caller or the leader was canceled. Others may have acted meanwhile, so check again.
      try Task.checkCancellation()
    }

    waiting[key] = []
    let response: Result<Value, any Error>
    do {
      response = .success(try await send())
    } catch {
      response = .failure(error)
    }
    let others = waiting.removeValue(forKey: key) ?? []
    if case .failure = response, Task.isCancelled {
      for other in others { other.finish() }
      throw CancellationError()
    }
    for other in others {
      other.yield(response)
      other.finish()
    }
    return try response.get()
  }

  /// Returns how many callers wait for the leader of `key`; `nil` when no request is under way.
  func waitingCount(on key: Key) -> Int? { waiting[key]?.count }
}

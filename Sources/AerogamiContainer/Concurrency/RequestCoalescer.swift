/// Shares one request among all callers that need the same value at the same time.
///
/// Invariant: `waiting` has a key exactly while one caller, the leader, sends the request for that key in its own task.
/// No task outlives its caller: if the leader is canceled, the waiting callers try again, and one of them becomes the
/// leader.
public final actor RequestCoalescer<Key: Hashable & Sendable, Value: Sendable> {
  @usableFromInline typealias Responses = AsyncStream<Result<Value, any Error>>
  @usableFromInline var waiting: [Key: [Responses.Continuation]] = [:]

  /// Creates a coalescer with no request in progress.
  public init() {}

  /// Returns the result of `send`, or of a request for the same key that is already running.
  ///
  /// Each caller gets the whole value or error of the shared request, including ``Fetched/attempts``. So a sum of the
  /// attempts of several callers counts a shared request several times. To count requests, count the runs of `send`.
  ///
  /// If the leader's request fails, the waiting callers throw the same error. After a timeout, they request again
  /// instead, because their own deadlines may be later. If each leader times out, the n-th caller waits n time limits.
  /// To limit its whole wait, put a ``Deadline`` around this call instead of inside `send`.
  ///
  /// A waiting caller that is canceled throws `CancellationError` at once. If the leader is canceled, the waiting
  /// callers request again, because its response may be incomplete; it throws `CancellationError` if `send` fails.
  ///
  /// `send` runs in the task of its caller, outside the caller's actor, even if that task is already canceled. Requests
  /// for different keys run concurrently. A call inside `send` with the same key waits for itself.
  // Specialized in other modules only because the actor is final.
  @inlinable public func value(for key: Key, send: @concurrent @Sendable () async throws -> Value) async throws -> Value
  {
    while waiting[key] != nil {
      let (responses, continuation) = Responses.makeStream(bufferingPolicy: .bufferingNewest(1))
      waiting[key]?.append(continuation)
      for await response in responses {
        // The leader's deadline has passed; this caller's may be later.
        if case .failure(let error as ClientError) = response, error.isTimeout { break }
        return try response.get()
      }
      // The leader was canceled or timed out. Try again in a loop, because another caller may have become the leader.
      try Task.checkCancellation()
    }

    waiting[key] = []
    let response = await Result { try await send() }
    let others = waiting.removeValue(forKey: key) ?? []
    if Task.isCancelled {
      for other in others { other.finish() }
      guard case .success(let value) = response else { throw CancellationError() }
      return value
    }
    for other in others {
      other.yield(response)
      other.finish()
    }
    return try response.get()
  }

  /// Returns the number of callers that wait for `key`, without the leader; `nil` if no request is running.
  func waitingCount(on key: Key) -> Int? { waiting[key]?.count }
}

/// Shares one request among all who ask for the same thing while it is under way.
///
/// Invariant: a key is in `waiting` exactly while one caller, the leader, is asking for it in its own task. There is no
/// task that outlives its caller: when the leader is cancelled, those who wait for it ask anew, and one of them leads.
public actor RequestCoalescer<Key: Hashable & Sendable, Value: Sendable> {
  private typealias Answers = AsyncStream<Result<Value, any Error>>
  private var waiting: [Key: [Answers.Continuation]] = [:]

  public init() {}

  /// The answer of `ask`, or that of an equal request which is under way.
  ///
  /// An error is shared like an answer, except a timeout: a caller that waits for another's request may have a later
  /// deadline, and makes a request of its own. A caller that is cancelled gets `CancellationError` at once, whether it leads or
  /// waits, and without disturbing the others.
  public func value(
    for key: Key, ask: @Sendable () async throws -> Value
  ) async throws -> Value {
    while waiting[key] != nil {
      let (responses, continuation) = Answers.makeStream(bufferingPolicy: .bufferingNewest(1))
      waiting[key]?.append(continuation)
      for await response in responses {
        // The time that was up was the leader's.
        if case .failure(let error as ClientError) = response, error.isTimeout { break }
        return try response.get()
      }
      // No answer: this caller was cancelled, or the leader was. Others may have acted meanwhile, so look again.
      try Task.checkCancellation()
    }

    waiting[key] = []
    let response: Result<Value, any Error>
    do {
      response = .success(try await ask())
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

  /// How many wait for an answer to `key`; `nil` when nobody asks.
  func waitingCount(on key: Key) -> Int? { waiting[key]?.count }
}

/// How the request for one thing of many ended.
///
/// `Answer` is what was made of the response: the value with what is known of it, unless the feed was told otherwise.
public struct Outcome<Key: Hashable & Sendable, Response: Sendable>: Sendable {
  public let key: Key
  /// What was delivered; `nil` where the request failed or was cancelled.
  public let response: Response?
  public let status: Status
  /// How many requests were sent; 0 where it was cancelled, although one may have been sent then.
  public let attempts: Int
  /// From the first request until the answer is ready to be taken, by the container's clock; zero for what was never
  /// requested.
  public let elapsed: Duration

  init(key: Key, response: Response?, status: Status, attempts: Int, elapsed: Duration = .zero) {
    self.key = key
    self.response = response
    self.status = status
    self.attempts = attempts
    self.elapsed = elapsed
  }
}

extension Outcome {
  /// How the one request for something ended that was made outside of a feed.
  public init<Value>(of fetched: Fetched<Value>, for key: Key) where Response == Fetched<Value> {
    self.init(key: key, response: fetched, status: fetched.status, attempts: fetched.attempts)
  }

  /// A request that did not end before the run did, or was never sent.
  public init(cancelled key: Key) {
    self.init(key: key, response: nil, status: .cancelled, attempts: 0)
  }

  /// A request that failed without anything to use instead.
  public init(key: Key, failed error: any Error, attempts: Int = 1, elapsed: Duration = .zero) {
    self.init(key: key, response: nil, status: .failed(error), attempts: attempts, elapsed: elapsed)
  }
}

/// How the request for one thing of many ended.
///
/// `Answer` is what was made of the answer: the value with what is known of it, unless the feed was told otherwise.
public struct Outcome<Key: Hashable & Sendable, Answer: Sendable>: Sendable {
  public enum Result: Sendable {
    case answer(Answer)
    /// The request failed, and this is what the service answered earlier.
    case stale(Answer, because: ClientError)
    /// A part of the request failed, and this is what the rest was answered.
    case partial(Answer, because: ClientError)
    case failed(any Error)
    /// The run ended before this answer was there.
    case cancelled
  }

  public let key: Key
  public let result: Result
  /// How often the service was asked: 0 for what was cancelled, which may have been asked for and not answered.
  public let attempts: Int
  /// From the first request until the answer is ready to be taken, by the container's clock; zero for what was never
  /// asked for.
  public let elapsed: Duration

  public init(key: Key, result: Result, attempts: Int, elapsed: Duration = .zero) {
    self.key = key
    self.result = result
    self.attempts = attempts
    self.elapsed = elapsed
  }
}

extension Outcome {
  /// How the one request for something ended that was answered outside of a feed.
  public init<Value>(of fetched: Fetched<Value>, for key: Key) where Answer == Fetched<Value> {
    self.init(key: key, result: Result(fetched, from: fetched.source), attempts: fetched.attempts)
  }

  /// What was answered, now or earlier; `nil` where nothing was.
  public var answer: Answer? {
    switch result {
    case .answer(let answer), .stale(let answer, because: _), .partial(let answer, because: _): answer
    case .failed, .cancelled: nil
    }
  }
}

extension Outcome.Result {
  init(_ answer: Answer, from source: AnswerSource) {
    self =
      switch source {
      case .service, .kept: .answer(answer)
      case .stale(age: _, because: let error): .stale(answer, because: error)
      case .partial(because: let error): .partial(answer, because: error)
      }
  }
}

/// How the request for one region's trips ended.
///
/// `Answer` is what was made of the answer: the trips with what is known of them, unless the feed was told otherwise.
public struct RegionOutcome<Answer: Sendable>: Sendable {
  public enum Result: Sendable {
    case trips(Answer)
    /// The request failed, and this is what the service answered earlier.
    case stale(Answer, because: ClientError)
    case failed(any Error)
    /// The fetch ended before this region's answer was there.
    case cancelled
  }

  /// `nil` when every region was asked for at once.
  public let region: Region.ID?
  public let result: Result
  /// How often the service was asked: 0 for a region that was cancelled, which may have been asked and not answered.
  public let attempts: Int
  /// From the first request until the answer is ready to be taken, by the container's clock; zero for a region that was
  /// never asked.
  public let elapsed: Duration

  public init(region: Region.ID?, result: Result, attempts: Int, elapsed: Duration = .zero) {
    self.region = region
    self.result = result
    self.attempts = attempts
    self.elapsed = elapsed
  }
}

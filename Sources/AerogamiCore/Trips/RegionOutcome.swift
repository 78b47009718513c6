/// How the request for one region's trips ended.
public struct RegionOutcome: Sendable {
  public enum Result: Sendable {
    case trips(Fetched<[Trip]>)
    case failed(any Error)
    /// The fetch ended before this region's answer was there.
    case cancelled
  }

  /// `nil` when every region was asked for at once.
  public let region: Region.ID?
  public let result: Result
  /// From the first request to the end of the last, by the container's clock; zero for a region that was never asked.
  public let elapsed: Duration

  public init(region: Region.ID?, result: Result, elapsed: Duration = .zero) {
    self.region = region
    self.result = result
    self.elapsed = elapsed
  }

  /// How often the service was asked: 0 for a region that was cancelled, which may have been asked and not answered.
  public var attempts: Int {
    switch result {
    case .trips(let fetched): fetched.attempts
    case .failed(let error): (error as? ClientError)?.attempts ?? 1
    case .cancelled: 0
    }
  }
}

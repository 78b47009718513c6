/// The documented limits of Travelpayouts: in each minute, 600 requests for fares and 60 for offers, and only one request
/// for offers at a time. Another request gets status 429.
public actor FareLimits {
  private let service: FareService
  private let clock: SkippingClock
  private var counts: [String: Int] = [:]
  private var isBusy = false
  /// The number of requests that were refused.
  public private(set) var refusedCount = 0

  /// Creates the limits of a service whose minutes are those of a clock.
  public init(_ service: FareService, clock: SkippingClock) { (self.service, self.clock) = (service, clock) }

  public func response(to request: TestServer.Request) async -> TestServer.Response {
    if request.path.hasPrefix("/data/") { return service.response(to: request) }
    let isForOffers = request.path.hasPrefix("/graphql/")
    let key = "\(isForOffers) \(Int(clock.now.sinceStart / .seconds(60)))"
    counts[key, default: 0] += 1
    if counts[key, default: 0] > (isForOffers ? 60 : 600) || isForOffers && isBusy {
      refusedCount += 1
      return .init(status: 429, #"{"success":false,"error":"too many requests","data":{}}"#)
    }
    guard isForOffers else { return service.response(to: request) }
    isBusy = true
    // Another request may arrive now.
    for _ in 0..<20 { await Task.yield() }
    isBusy = false
    return service.response(to: request)
  }
}

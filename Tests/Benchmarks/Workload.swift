/// The load of a service: a number of regions with a number of trips each.
struct Workload: Hashable {
  let regions: Int
  let trips: Int
  /// The delay of each response with trips.
  var delayMilliseconds = 0
  /// Whether responses have an `ETag`, so that cached ones can be confirmed without their body.
  var hasETags = false
  /// The origins of fares, if the service is like Travelpayouts. It has ``trips`` of each on each of the next days.
  var fareOrigins: [String] = []

  var tripCount: Int { regions * trips }
  /// The title in tables, such as `64 × 2,000`.
  var title: String { "\(regions.grouped) × \(trips.grouped)\(hasETags ? ", ETag" : "")" }
  /// The name in a shell, such as `64x2000`.
  var name: String { "\(regions)x\(trips)\(hasETags ? "-etag" : "")" }
  var regionIDs: [String] { (1...regions).map { "R\($0)" } }
}

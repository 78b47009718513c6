/// What a service has to answer: so many regions, with so many trips each.
struct Workload: Hashable {
  let regions: Int
  let trips: Int
  /// How long each answer with trips is held back.
  var delayMilliseconds = 0

  var tripCount: Int { regions * trips }
  /// For people: `64 × 2,000`.
  var title: String { "\(regions.grouped) × \(trips.grouped)" }
  /// For a shell: `64x2000`.
  var name: String { "\(regions)x\(trips)" }
  var regionIDs: [String] { (1...regions).map { "R\($0)" } }
}

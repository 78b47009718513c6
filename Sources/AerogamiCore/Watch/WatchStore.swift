/// Saves the trips that a watch last saw in each region, for the next run.
///
/// Every closure is atomic.
public struct WatchStore: Sendable {
  /// Returns the trips that were last seen; empty if there were none, and `nil` if the subject was not saved.
  public var trips: @Sendable (_ subject: WatchSubject) async throws -> [Trip]?
  /// Replaces the trips of a subject, and deletes subjects that were not watched for ``retention``.
  public var save: @Sendable (_ trips: [Trip], _ subject: WatchSubject, _ now: Date) async throws -> Void
  /// Returns the trip of any subject with exactly this id, otherwise the trips whose ids start with it, sorted by id
  /// and limited to the given number. A trip of several subjects is returned once, as it was seen last.
  public var find: @Sendable (_ id: String, _ limit: Int) async throws -> [Trip]

  /// Creates a store from its closures.
  public init(
    trips: @escaping @Sendable (_ subject: WatchSubject) async throws -> [Trip]?,
    save: @escaping @Sendable (_ trips: [Trip], _ subject: WatchSubject, _ now: Date) async throws -> Void,
    find: @escaping @Sendable (_ id: String, _ limit: Int) async throws -> [Trip]
  ) {
    self.trips = trips
    self.save = save
    self.find = find
  }

  /// How long trips are saved after their subject was last watched, in seconds: 90 days.
  package static let retention: TimeInterval = 90 * 86_400
}

/// The subject of a watch: the trips of a service that match a search, in one region or in all of them.
///
/// Watches with equal filters share their saved trips, whatever their intervals and actions.
public struct WatchSubject: Hashable, Sendable {
  /// Identifies the service, so that the trips of different services are never compared.
  public let source: String
  /// The search, normalized so that equal filters compare as equal.
  public let search: TripSearch
  /// The region; `nil` for all regions in one request.
  public let region: Region.ID?

  /// Creates a subject, and normalizes the search.
  public init(source: String, search: TripSearch, region: Region.ID?) {
    self.source = source
    self.region = region
    var search = search
    search.from = search.from.asSet
    search.to = search.to.asSet
    search.airlines = search.airlines.asSet
    search.currency = search.currency?.uppercasedASCII
    self.search = search
  }
}

extension [Place] {
  /// The places as a set: sorted by word and without duplicates.
  fileprivate var asSet: [Place] { Set(self).sorted { $0.word < $1.word } }
}

extension [String] {
  /// The words as a case-insensitive set: lowercased, sorted and without duplicates.
  fileprivate var asSet: [String] { Set(map { $0.lowercased() }).sorted() }
}

extension WatchStore {
  /// A store in memory. Copies of the returned value share the same data.
  public static func mock() -> WatchStore {
    let memory = WatchMemory()
    return WatchStore(
      trips: { await memory.saved[$0]?.trips },
      save: { await memory.save($0, of: $1, at: $2) },
      find: { await memory.find($0, limit: $1) })
  }

  /// A store in which every call throws a ``ClientError`` with `failure`.
  ///
  /// Passes the description of each error to `report` before throwing it.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> WatchStore {
    let fail = failure.errors(of: "WatchStore", report: report)
    let region: @Sendable (WatchSubject) -> String = { $0.region.map { "\"\($0)\"" } ?? "nil" }
    return WatchStore(
      trips: { throw fail("trips(in: \(region($0)))") },
      save: { _, subject, _ in throw fail("save(in: \(region(subject)))") },
      find: { id, _ in throw fail("find(\"\(id)\")") })
  }
}

/// The saved trips in memory. No method suspends, so each method is atomic.
private actor WatchMemory {
  private(set) var saved: [WatchSubject: (trips: [Trip], seenAt: Date)] = [:]

  func save(_ trips: [Trip], of subject: WatchSubject, at now: Date) {
    saved = saved.filter { $0.value.seenAt >= now - WatchStore.retention }
    saved[subject] = (trips, now)
  }

  func find(_ id: String, limit: Int) -> [Trip] {
    let latest = saved.values.sorted { $0.seenAt > $1.seenAt }.flatMap(\.trips)
    let found = latest.map { FoundTrip(trip: $0, region: nil) }.named(id).map(\.trip)
    return Array(found.sorted { $0.id < $1.id }.prefix(limit))
  }
}

/// What a watch has seen, kept between runs: the trips of each region, as they were seen last.
///
/// Every closure is one step that is taken as a whole or not at all.
public struct WatchStore: Sendable {
  /// What was seen last; `nil` where nothing was.
  public var trips: @Sendable (_ subject: WatchSubject) async throws -> [Trip]?
  /// Replaces it. What has not been watched for 90 days is forgotten on this occasion.
  public var keep: @Sendable (_ trips: [Trip], _ subject: WatchSubject, _ now: Date) async throws -> Void

  public init(
    trips: @escaping @Sendable (_ subject: WatchSubject) async throws -> [Trip]?,
    keep: @escaping @Sendable (_ trips: [Trip], _ subject: WatchSubject, _ now: Date) async throws -> Void
  ) {
    self.trips = trips
    self.keep = keep
  }

  /// How long what nobody watches any more is kept, in seconds.
  package static let patience: TimeInterval = 90 * 86_400
}

/// What is watched: one region's trips of one service, or all of them, as far as they match.
///
/// Two watches that filter alike share what was seen, however often they look and whatever they do about it.
public struct WatchSubject: Hashable, Sendable {
  /// Where trips come from, so that those of two services are never compared.
  public let source: String
  /// With its words in an order of their own.
  public let search: TripSearch
  /// `nil` for all regions in one request.
  public let region: Region.ID?

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

extension [String] {
  /// Of words of which any one is enough, whatever their case: as they compare.
  fileprivate var asSet: [String] { Set(map { $0.lowercased() }).sorted() }
}

extension WatchStore {
  /// Keeps in memory, for as long as this value or a copy of it is there.
  public static func mock() -> WatchStore {
    let memory = WatchMemory()
    return WatchStore(
      trips: { await memory.kept[$0]?.trips },
      keep: { await memory.keep($0, of: $1, at: $2) })
  }

  /// Fails every call with `failure`, after telling `report` what was called.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> WatchStore {
    let fail: @Sendable (String, WatchSubject) -> ClientError = { call, subject in
      let region = subject.region.map { "\"\($0)\"" } ?? "nil"
      let error = ClientError(requested: "WatchStore.\(call)(in: \(region))", reason: .injected(failure))
      report(error.description)
      return error
    }
    return WatchStore(
      trips: { throw fail("trips", $0) },
      keep: { _, subject, _ in throw fail("keep", subject) })
  }
}

/// No method waits for anything, so each is one step.
private actor WatchMemory {
  private(set) var kept: [WatchSubject: (trips: [Trip], seenAt: Date)] = [:]

  func keep(_ trips: [Trip], of subject: WatchSubject, at now: Date) {
    kept = kept.filter { $0.value.seenAt >= now - WatchStore.patience }
    kept[subject] = (trips, now)
  }
}

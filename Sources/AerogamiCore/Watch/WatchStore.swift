public import AerogamiContainer
public import Foundation

/// Saves the watches that have names, and the trips that each watch last saw in each region. Every closure is atomic.
public struct WatchStore: Sendable {
  /// Returns what was last seen of a subject; `nil` if nothing is saved for it.
  public var seen: @Sendable (_ subject: WatchSubject) async throws -> SeenTrips?
  /// Replaces what was last seen of a subject, and deletes subjects that were not watched for `retention`.
  /// Also adds the ``SeenTrips/reported`` changes to those of the watch, and deletes the oldest of these.
  public var save: @Sendable (_ seen: SeenTrips, _ subject: WatchSubject, _ now: Date) async throws -> Void
  /// Returns the last changes that a watch with a name has reported, the newest first.
  public var reported: @Sendable (_ name: String) async throws -> [ReportedChange]
  /// Returns the regions with unsent changes of the subject's watch, whatever the source and the region of the subject.
  public var unsentRegions: @Sendable (_ subject: WatchSubject) async throws -> [Region.ID?]
  /// Returns the trip with exactly this id, otherwise the trips whose ids start with it, sorted by id and limited to
  /// the given number of ids. Searches all subjects. A trip of several subjects is returned once for each party, the
  /// newest first, as it was seen last, with the region of that subject and the time.
  public var find: @Sendable (_ id: String, _ limit: Int) async throws -> [FoundTrip]
  /// Returns the watches that were added, sorted by name.
  public var named: @Sendable () async throws -> [DefinedWatch]
  /// Adds a watch, unless there is one of the same name. Returns whether it was added.
  public var add: @Sendable (_ watch: Watch, _ name: String) async throws -> Bool
  /// Deletes a watch that was added and, unless `keepsTrips` is set, its trips, its health and its reported changes.
  /// Returns the watch; `nil` if none has the name.
  public var remove: @Sendable (_ name: String, _ keepsTrips: Bool) async throws -> DefinedWatch?
  /// Replaces a watch that was added, and keeps its trips. Also keeps its health, but not the results of the rounds of
  /// another search. Returns whether there was one of this name and, unless `old` is `nil`, whether it was `old`; otherwise
  /// nothing changes.
  public var replace: @Sendable (_ watch: Watch, _ name: String, _ old: DefinedWatch?) async throws -> Bool
  /// Returns how the rounds of each watch went, added or configured, by the name of the watch. A watch that never ran and
  /// was never paused is missing.
  public var health: @Sendable () async throws -> [String: WatchHealth]
  /// Saves the result of a watch's round, and deletes the health of watches without a round for `retention` that are not
  /// paused. Also deletes what the same watch saw under other conditions, except in the subjects of this round. Returns
  /// the health after the round.
  public var saveRound: @Sendable (_ round: FinishedRound, _ now: Date) async throws -> WatchHealth
  /// Pauses a watch, or resumes it.
  public var setPaused: @Sendable (_ name: String, _ isPaused: Bool) async throws -> Void
  /// Asks the process that runs a watch for a round that does not wait for its time.
  public var requestRun: @Sendable (_ name: String, _ now: Date) async throws -> Void
  /// Saves when a message said that a watch fails; `nil` after a message said that it works again.
  public var saveNotice: @Sendable (_ name: String, _ sentAt: Date?) async throws -> Void

  public init(
    seen: @escaping @Sendable (_ subject: WatchSubject) async throws -> SeenTrips?,
    save: @escaping @Sendable (_ seen: SeenTrips, _ subject: WatchSubject, _ now: Date) async throws -> Void,
    reported: @escaping @Sendable (_ name: String) async throws -> [ReportedChange],
    unsentRegions: @escaping @Sendable (_ subject: WatchSubject) async throws -> [Region.ID?],
    find: @escaping @Sendable (_ id: String, _ limit: Int) async throws -> [FoundTrip],
    named: @escaping @Sendable () async throws -> [DefinedWatch],
    add: @escaping @Sendable (_ watch: Watch, _ name: String) async throws -> Bool,
    remove: @escaping @Sendable (_ name: String, _ keepsTrips: Bool) async throws -> DefinedWatch?,
    replace: @escaping @Sendable (_ watch: Watch, _ name: String, _ old: DefinedWatch?) async throws -> Bool,
    health: @escaping @Sendable () async throws -> [String: WatchHealth],
    saveRound: @escaping @Sendable (_ round: FinishedRound, _ now: Date) async throws -> WatchHealth,
    setPaused: @escaping @Sendable (_ name: String, _ isPaused: Bool) async throws -> Void,
    requestRun: @escaping @Sendable (_ name: String, _ now: Date) async throws -> Void,
    saveNotice: @escaping @Sendable (_ name: String, _ sentAt: Date?) async throws -> Void
  ) {
    self.seen = seen
    self.save = save
    self.reported = reported
    self.unsentRegions = unsentRegions
    self.find = find
    self.named = named
    self.add = add
    self.remove = remove
    self.replace = replace
    self.health = health
    self.saveRound = saveRound
    self.setPaused = setPaused
    self.requestRun = requestRun
    self.saveNotice = saveNotice
  }

  /// How long trips stay saved after their subject was last watched, and how long the health of a watch
  /// stays saved after its last round: 90 days in seconds.
  package static let retention: TimeInterval = 90 * 86_400
}

/// What a watch last saw of a subject.
public struct SeenTrips: Hashable, Sendable {
  /// The trips that matched.
  public var trips: [Trip]
  /// The ``Watch/conditions`` when the watch saw the trips; empty for a watch without a name.
  public var conditions: String
  /// The changes that some notifiers have not sent yet.
  public var unsent: [UnsentChange]
  /// The meetings that a watch of meetings has seen, which has no trips; `nil` for other watches.
  package var meetings: WatchedMeetings?
  /// The changes that the watch reports with this save. Only for a watch with a name; empty in what a store returns.
  public var reported: [ReportedChange] = []

  public init(_ trips: [Trip], conditions: String = "", unsent: [UnsentChange] = []) {
    (self.trips, self.conditions, self.unsent) = (trips, conditions, unsent)
  }
}

/// A finished round of a watch with a name.
public struct FinishedRound: Hashable, Sendable {
  /// The name of the watch.
  public var name: String
  /// See ``Watch/conditions``.
  public var conditions: String
  /// Everything that the round tried to fetch; `nil` if this is unknown because the round failed early.
  public var subjects: [WatchSubject]?
  /// Why the round failed, at least in part, without secrets; `nil` if it succeeded.
  public var failure: String?
  /// The number of changes that the round found.
  public var changeCount = 0
  /// The number of messages about changes that the round sent.
  public var messageCount = 0
  /// The cheapest trip or meeting that the round found: see ``WatchHealth/cheapest``.
  public var cheapest: WatchHealth.Cheapest?

  public init(of name: String, conditions: String = "", subjects: [WatchSubject]? = []) {
    (self.name, self.conditions, self.subjects) = (name, conditions, subjects)
  }
}

/// The subject of a watch: the trips of a service that match a search, in one region or in all of them.
///
/// Watches without a name and with equal filters share their saved trips, whatever their intervals and actions. A watch
/// with a name does not share its saved trips, because it must report every change, even one that another watch has
/// reported. Its subject stays the same when its options change.
public struct WatchSubject: Hashable, Sendable {
  /// Identifies the service, so that the trips of different services are never compared.
  public let source: String
  /// The search, normalized so that equal filters compare as equal. For a watch with a name, an empty search.
  public let search: TripSearch
  /// The region; `nil` for all regions in one request, and for the meetings of a watch with a name. For those of a watch
  /// without a name, the text of its homes.
  public let region: Region.ID?
  /// The name of the watch; `nil` if it has none.
  public let watch: String?

  /// Creates the subject of a watch without a name, and normalizes the search.
  public init(source: String, search: TripSearch, region: Region.ID?) {
    (self.source, self.region) = (source, region)
    watch = nil
    var search = search
    search.from = search.from.asSet
    search.to = search.to.asSet
    search.airlines = search.airlines.asSet
    search.currency = search.currency?.uppercasedASCII
    search.sources = search.sources.asSet
    self.search = search
  }

  /// Creates the subject of a watch with a name.
  public init(source: String, watch: String, region: Region.ID?) {
    (self.source, self.region, self.watch) = (source, region, watch)
    search = TripSearch()
  }
}

extension [Place] {
  fileprivate var asSet: [Place] { Set(self).sorted { $0.word < $1.word } }
}

extension [String] {
  fileprivate var asSet: [String] { Set(map { $0.lowercased() }).sorted() }
}

extension WatchStore {
  /// A store in memory. Copies of the returned value share the same data.
  public static func mock() -> WatchStore {
    let memory = WatchMemory()
    return WatchStore(
      seen: { await memory.saved[$0]?.seen },
      save: { await memory.save($0, of: $1, at: $2) },
      reported: { await memory.reported[$0] ?? [] },
      unsentRegions: { await memory.unsentRegions($0) },
      find: { await memory.find($0, limit: $1) },
      named: { await memory.named.sorted { $0.key < $1.key }.map { .success($0.value) } },
      add: { await memory.add($0, as: $1) },
      remove: { await memory.remove($0, keepsTrips: $1) },
      replace: { await memory.replace($0, $1, ifEqualTo: $2) },
      health: { await memory.health },
      saveRound: { await memory.saveRound($0, at: $1) },
      setPaused: { name, isPaused in await memory.update(name) { $0.isPaused = isPaused } },
      requestRun: { name, now in await memory.update(name) { $0.runRequestedAt = now } },
      saveNotice: { name, sentAt in await memory.update(name) { $0.noticeSentAt = sentAt } })
  }

  /// The endpoints of this store.
  public static let endpoints: [Endpoint<WatchStore>] = [
    Endpoint("seen", \.seen, call: { "seen(in: \(region(of: $0)))" }),
    Endpoint("save", \.save, call: { _, subject, _ in "save(in: \(region(of: subject)))" }),
    Endpoint("reported", \.reported, call: { "reported(\"\($0)\")" }),
    Endpoint("unsentRegions", \.unsentRegions, call: { "unsentRegions(in: \(region(of: $0)))" }),
    Endpoint("find", \.find, call: { id, _ in "find(\"\(id)\")" }),
    Endpoint("named", \.named),
    Endpoint("add", \.add, call: { _, name in "add(\"\(name)\")" }),
    Endpoint("remove", \.remove, call: { name, _ in "remove(\"\(name)\")" }),
    Endpoint("replace", \.replace, call: { _, name, _ in "replace(\"\(name)\")" }),
    Endpoint("health", \.health),
    Endpoint("saveRound", \.saveRound, call: { round, _ in "saveRound(\"\(round.name)\")" }),
    Endpoint("setPaused", \.setPaused, call: { name, isPaused in "setPaused(\"\(name)\", \(isPaused))" }),
    Endpoint("requestRun", \.requestRun, call: { name, _ in "requestRun(\"\(name)\")" }),
    Endpoint("saveNotice", \.saveNotice, call: { name, _ in "saveNotice(\"\(name)\")" }),
  ]

  private static func region(of subject: WatchSubject) -> String { subject.region.map { "\"\($0)\"" } ?? "nil" }

  /// A store in which every call throws a `ClientError` with `failure`, after passing its description to `report`.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> WatchStore {
    endpoints.failing(.mock(), with: failure, report: report)
  }
}

/// The saved watches and trips in memory. No method suspends, so each method is atomic.
private actor WatchMemory {
  private(set) var saved: [WatchSubject: (seen: SeenTrips, seenAt: Date)] = [:]
  private(set) var named: [String: Watch] = [:]
  private(set) var health: [String: WatchHealth] = [:]
  private(set) var reported: [String: [ReportedChange]] = [:]

  func add(_ watch: Watch, as name: String) -> Bool {
    if named[name] != nil { return false }
    named[name] = watch
    return true
  }

  func remove(_ name: String, keepsTrips: Bool) -> DefinedWatch? {
    guard let watch = named.removeValue(forKey: name) else { return nil }
    if keepsTrips { return .success(watch) }
    saved = saved.filter { $0.key.watch != name }
    (health[name], reported[name]) = (nil, nil)
    return .success(watch)
  }

  func replace(_ watch: Watch, _ name: String, ifEqualTo old: DefinedWatch?) -> Bool {
    guard let saved = named[name], old == nil || old == .success(saved) else { return false }
    named[name] = watch
    if !saved.hasSameSearch(as: watch) { health[name]?.forgetRounds() }
    return true
  }

  func update(_ name: String, _ change: @Sendable (inout WatchHealth) -> Void) {
    change(&health[name, default: WatchHealth()])
  }

  func saveRound(_ round: FinishedRound, at now: Date) -> WatchHealth {
    health = health.filter { $0.value.isPaused || $0.value.lastRound.map { $0 >= now - WatchStore.retention } ?? true }
    health[round.name, default: WatchHealth()].take(round, at: now)
    if let subjects = round.subjects {
      saved = saved.filter { subject, saved in
        subject.watch != round.name || saved.seen.conditions == round.conditions || subjects.contains(subject)
      }
    }
    return health[round.name] ?? WatchHealth()
  }

  func save(_ seen: SeenTrips, of subject: WatchSubject, at now: Date) {
    saved = saved.filter { $0.value.seenAt >= now - WatchStore.retention }
    var rest = seen
    rest.reported = []
    saved[subject] = (rest, now)
    guard let name = subject.watch, !seen.reported.isEmpty else { return }
    let earlier = reported[name] ?? []
    var ids = Set(earlier.map(\.id))
    let new = seen.reported.filter { ids.insert($0.id).inserted }
    let all = (new + earlier).filter { $0.reportedAt >= now - WatchStore.retention }
    reported[name] = Array(all.prefix(ReportedChange.maxCount))
  }

  func unsentRegions(_ subject: WatchSubject) -> [Region.ID?] {
    saved.filter { $0.key.watch == subject.watch && $0.key.search == subject.search && !$0.value.seen.unsent.isEmpty }
      .map(\.key.region).uniqued().sorted { ($0 ?? "") < ($1 ?? "") }
  }

  func find(_ id: String, limit: Int) -> [FoundTrip] {
    let latest = saved.sorted { $0.value.seenAt > $1.value.seenAt }.flatMap { subject, saved in
      saved.seen.trips.map { FoundTrip(trip: $0, origin: subject.region, fetchedAt: saved.seenAt) }
    }
    return latest.named(id).sorted { $0.trip.id < $1.trip.id }.prefix(limit).flatMap { first -> [FoundTrip] in
      var parties: Set<Passengers> = []
      return latest.filter { $0.trip.id == first.trip.id && parties.insert($0.trip.terms.party).inserted }
    }
  }
}

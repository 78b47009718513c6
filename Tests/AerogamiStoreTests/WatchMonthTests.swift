import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiStore

/// A month of 7 watches, each with a round every 8 hours, on a clock that does not wait.
@Suite(.timeLimit(.minutes(20))) struct WatchMonthTests {
  @Test("in a month, each notable change is sent once, or replaced by a later one, and states and tables stay small")
  func messages() async throws {
    let (month, tripCounts) = (SimulatedMonth(), Log<Int>())
    try await month.run { states in
      for state in states { await tripCounts.append(state.seen.tripIDs.count) }
    }
    // Each of the two regions has two trips.
    #expect(await tripCounts.entries.max() == 4)
    let (written, sent) = (await month.written.entries, await month.sent.entries)
    let notable = Set(written.filter(\.isNotable).map(\.trip))
    #expect(notable.count > 300 && Set(sent.map(\.trip)).count == sent.count)
    // A late message may have a price that has risen, but is still low enough.
    let unknown = Set(sent.map(\.trip)).subtracting(written.lazy.map(\.trip).filter { $0.price < 60 })
    #expect(unknown.isEmpty)
    // A message that could not be sent is sent with a later round. By then, some trips are more expensive again or gone.
    let lateCount = sent.count { !$0.isNotable }
    #expect(lateCount > 0 && lateCount < sent.count / 10)
    // Only a change that was followed by another change of the same trip is never sent.
    let unsent = notable.subtracting(sent.map(\.trip))
    #expect(unsent.count < notable.count / 8)
    for trip in unsent {
      let later = written.drop { $0.trip != trip }.dropFirst()
      let isReplaced = later.contains { $0.trip.watch == trip.watch && $0.trip.id == trip.id }
      #expect(isReplaced, "\(trip)")
    }

    let (counts, bytes) = try month.place.withConnection { db in
      let counts = try ["watch", "watch_health", "named_watch"].map { table in
        try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)")
      }
      return (counts, try Int.fetchOne(db, sql: SimulatedMonth.savedBytes) ?? 0)
    }
    #expect(counts == [14, 7, 7])
    // Two trips and two unsent changes of each region need about 2 kB.
    #expect((3_500...35_000).contains(bytes))
  }
}

/// The simulation. Every week, a new process continues: the runs are created anew, with the same database.
private struct SimulatedMonth {
  /// A trip as a watch saw it.
  struct SeenTrip: Hashable {
    var watch: String
    var id: String
    var price: Int
  }

  /// A change, as it is written or sent.
  struct Change {
    var trip: SeenTrip
    /// Whether the watch sends a message for the change. In a message: whether the trip is still as it was seen.
    var isNotable: Bool
  }

  let place = TemporaryStore()
  let clock = SkippingClock()
  /// The changes in the output of the rounds, in order.
  let written = Log<Change>()
  /// The changes in the messages.
  let sent = Log<Change>()

  static let savedBytes = "SELECT sum(length(trips) + length(unsent) + length(unsent_trips)) FROM watch"
  private struct Over: Error {}

  /// - Parameter day: Called each day with the states of the watches.
  func run(day: ([WatchState]) async -> Void) async throws {
    let database = place.database()
    let store = WatchStore.live(database, clocks: SharedAirportClocks(zones: .none))
    var watches: [Watch] = []
    for number in 1...7 {
      let name = "w\(number)"
      let fields = [
        ("regions", "EU,US"), ("below", "60"), ("every", "8h"), ("notify", "phone"), ("concurrency", "1"),
      ]
      let watch = try Watch(name: name, fields: fields)
      #expect(try await store.add(watch, name))
      watches.append(watch)
    }
    var random = SplitMix64(seed: 1)
    for week in 1...5 {
      do {
        try await runWeek(week, watches, store, day: day) { Double.random(in: 0..<1, using: &random) }
      } catch is Over {}
    }
    await database.close()
  }

  private func runWeek(
    _ week: Int, _ watches: [Watch], _ store: WatchStore, day: ([WatchState]) async -> Void,
    random: () -> Double
  ) async throws {
    let context = CheckWatch.Context(
      source: { _ in "test" }, home: Home(places: []), requestedCurrency: nil, link: { _ in nil })
    let dependencies = dependencies(store)
    var states = watches.map { WatchState(of: $0) }
    let check = CheckWatch(dependencies, context)
    var lastDay = 0
    let schedules = watches.map { (schedule: WatchSchedule(every: $0.interval), pause: Duration.zero) }
    try await WatchSchedule.run(schedules, clock: clock, random: random) { index, _ in
      let hours = Int(clock.now.sinceStart / .seconds(3600))
      if hours >= min(week * 7, 30) * 24 { throw Over() }
      if hours / 24 != lastDay {
        lastDay = hours / 24
        await day(states)
      }
      _ = try await check(&states[index], .init()) { event in
        guard case .region(_, let changes, _) = event else { return }
        for change in changes { await written.append(Change(change, of: watches[index])) }
      }
      return true
    }
  }

  private func dependencies(_ store: WatchStore) -> Dependencies {
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    let start = Date(timeIntervalSince1970: 1_800_000_000)
    dependencies.clock = clock
    dependencies.now = { start + clock.now.sinceStart / .seconds(1) }
    dependencies.regions = .mock()
    dependencies.watches = store
    dependencies.history = .none
    dependencies.trips.trips = { request in
      let hours = Int(clock.now.sinceStart / .seconds(3600))
      // Each region has two trips. Their prices change at different hours, and new trips replace them every few days.
      return Fetched(
        (0..<2).map { index in
          let id = "\(request.origin ?? "")\(index)t\((hours + index * 31) / 80)"
          let price = 45 + (hours / (9 + index * 4) * 7919 + index * 31 + (request.origin == "EU" ? 7 : 0)) % 40
          let city = TripLocation(city: id, countryCode: "ES", airportCode: "AGP")
          return Trip.fixture(id: id, price: Price(significand: Int64(price)), to: city)
        })
    }
    dependencies.notifications = NotificationClient { [sent] notification in
      // Fails for two hours out of every 23, but not at the end.
      let hours = Int(clock.now.sinceStart / .seconds(3600))
      if hours % 23 < 2, hours < 29 * 24 {
        throw ClientError(requested: "POST /", reason: .failed(.status(503), detail: "status 503"))
      }
      let watch = notification.title.prefix { $0 != ":" }
      for line in notification.lines {
        guard let match = line.firstMatch(of: #/^([0-9]+) EUR, .* → AGP ([A-Z0-9t]+), /#) else {
          Issue.record("unexpected line: \(line)")
          continue
        }
        let earlier = line.firstMatch(of: #/, was ([0-9]+) at /#)?.1
        let trip = SeenTrip(watch: String(watch), id: String(match.2), price: Int(earlier ?? match.1) ?? 0)
        await sent.append(Change(trip: trip, isNotable: earlier == nil && !line.hasSuffix("gone since")))
      }
      return Fetched(.init(kind: "test"))
    }
    return dependencies
  }
}

extension SimulatedMonth.Change {
  fileprivate init(_ change: TripChange, of watch: Watch) {
    let trip = change.found.trip
    let isCheaper = if case .cheaper = change.kind { true } else { change.kind == .new }
    self.init(
      trip: .init(watch: watch.name ?? "", id: trip.id, price: Int("\(trip.price)") ?? 0),
      isNotable: isCheaper && trip.price < 60)
  }
}

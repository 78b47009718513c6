import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

/// Runs the rounds of a week, one every 15 minutes, on a clock that does not wait.
@Suite(.timeLimit(.minutes(20))) struct WatchWeekTests {
  @Test("in a week, a watch reports each change once, none because a region failed, and holds the trips of one round")
  func week() async throws {
    var (most, changesOfLastDay) = (0, 0)
    // The offers according to the reported changes; later changes must not contradict them.
    var known: [String: Price] = [:]
    var kinds: Set<String> = []
    var wrong: [String] = []
    await watchForAWeek { number, watch, changes in
      most = max(most, watch.tripIDs.count)
      if number > 576 { changesOfLastDay += changes.count }
      for change in changes {
        let id = "\(change.found.origin ?? "") \(change.found.trip.id)"
        let price = change.found.trip.price
        let isExpected =
          switch change.kind {
          case .new: known[id] == nil
          case .cheaper(let earlier): known[id] == earlier && price < earlier
          case .moreExpensive(let earlier): known[id] == earlier && price > earlier
          case .gone: known[id] == price
          }
        if !isExpected { wrong.append("round \(number): \(id) \(change.kind), \(price)") }
        known[id] = change.kind == .gone ? nil : price
        if kinds.count < 4 { kinds.insert("\(change.kind)".prefix { $0 != "(" }.description) }
      }
    }
    #expect(most == SimulatedService.regions.count * SimulatedService.tripCount)
    #expect(changesOfLastDay > 96)
    #expect(wrong.prefix(5).isEmpty)
    #expect(kinds == ["new", "cheaper", "moreExpensive", "gone"])
    #expect(known.count == SimulatedService.regions.count * SimulatedService.tripCount)
  }
}

/// Runs 672 rounds as the program does: on a schedule, with a feed, and with trips saved in a store.
private func watchForAWeek(
  take: (_ round: Int, WatchedTrips, [TripChange]) -> Void
) async {
  struct Over: Error {}
  let clock = SkippingClock()
  let start = Date(timeIntervalSince1970: 1_800_000_000)
  var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
  dependencies.trips = SimulatedService.client(clock)
  dependencies.watches = .mock()
  dependencies.now = { start + clock.now.sinceStart / .seconds(1) }
  var random = SplitMix64(seed: 1)
  var watch = WatchedTrips(TripSearch())

  await #expect(throws: Over.self) {
    try await WatchSchedule.run(
      [(WatchSchedule(every: .seconds(900)), .zero)], clock: clock, random: { Double.random(in: 0..<1, using: &random) }
    ) { _, number in
      if number > 672 { throw Over() }
      let now = dependencies.now()
      let feed = TripFeed(TripRepository(dependencies.trips, clock: clock), clock: clock)
      var changes: [TripChange] = []
      var isDelivered = false
      _ = try await feed.run(SimulatedService.regions, concurrency: 2) { outcome in
        guard let looked = watch.update(with: outcome, at: now) else { return .continue }
        isDelivered = true
        changes += looked.changes
        let subject = WatchSubject(source: "simulated", search: watch.search, region: looked.id)
        try await dependencies.watches.save(watch.trips(in: looked.id), subject, now)
        return .continue
      }
      take(number, watch, changes)
      return isDelivered
    }
  }
}

/// A service with changing prices and trips, whose regions fail sometimes.
private enum SimulatedService {
  static let regions: [Region.ID?] = ["EU", "US", "blc"]
  static let tripCount = 20

  static func client(_ clock: SkippingClock) -> TripClient {
    var client = TripClient.failing { Issue.record(Comment(rawValue: $0)) }
    client.trips = { request in
      let region = request.origin
      let quarter = Int(clock.now.sinceStart / .seconds(900))
      let number = regions.firstIndex(of: region) ?? 0
      if (quarter + number * 5) % 11 == 7 {
        throw ClientError(requested: "GET /trips", reason: .failed(.status(503), detail: "status 503"))
      }
      // Each hour, the oldest trip is replaced by a new one. Prices change at different intervals.
      let trips = (0..<tripCount).map { index in
        let offer = quarter / 4 + index
        return Trip.fixture(
          id: "\(offer)",
          price: Price(significand: Int64(2000 + (offer * 7919 + quarter / (3 + offer % 5)) % 500), scale: 2))
      }
      return Fetched(trips)
    }
    return client
  }
}

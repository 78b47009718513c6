import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

/// A watch that confirms prices, in a world in which prices change, services fail, and the process is killed.
@Suite(.timeLimit(.minutes(20))) struct ConfirmedWatchWorldTests {
  @Test("a watch reports every fare that is there and none that is gone, whatever fails and wherever it is killed")
  func world() async throws {
    var total = World.Counts()
    for seed in 1...4 as ClosedRange<UInt64> {
      var world = World(seed: seed)
      for _ in 1...10 {
        for _ in 1...6 {
          world.change()
          try await world.round(isCalm: false)
        }
        // Without failures, five waiting trips are checked in each round.
        for _ in 1...3 { try await world.round(isCalm: true) }
        let lost = world.owed.filter { id, limit in world.fares[id]?.price.map { $0 < limit } ?? false }
        #expect(lost == [:], "seed \(seed)")
      }
      total.add(world.counts)
    }
    // The seeds cover every case.
    #expect(total.confirmed > 40 && total.otherPrice > 2 && total.unconfirmed > 10, "\(total)")
    #expect(total.notReported > 20 && total.kills > 20 && total.repeated > 0, "\(total)")
  }
}

private struct World {
  struct Counts {
    var confirmed = 0
    /// The confirmed prices that are not the listed ones.
    var otherPrice = 0
    var unconfirmed = 0
    var notReported = 0
    var kills = 0
    /// The fares that were reported again because the process was killed after a message.
    var repeated = 0

    mutating func add(_ other: Counts) {
      confirmed += other.confirmed
      otherPrice += other.otherPrice
      unconfirmed += other.unconfirmed
      notReported += other.notReported
      kills += other.kills
      repeated += other.repeated
    }
  }

  /// A fare as the service lists it, and its price now; each `nil` if it is not there.
  struct Fare {
    var listed: Trip?
    var price: Price?
  }

  /// The watch reports fares below this price.
  static let limit: Price = 60

  private(set) var fares: [Trip.ID: Fare] = [:]
  /// The fares that became new or cheaper in a response, below the limit, and were not reported since. They must be
  /// reported if they are now below these prices: the limit, or the price from which they fell.
  private(set) var owed: [Trip.ID: Price] = [:]
  private(set) var counts = Counts()
  /// The listed prices at which a check found fares gone. They may not be reported as not confirmed.
  private var foundGone: [Trip.ID: Price] = [:]
  private var random: SplitMix64
  private var number = 0
  private var state: WatchState?
  private let store = WatchStore.mock()
  /// The listed prices when the watch last saved what it saw.
  private var saved: [Trip.ID: Price] = [:]
  /// The fares in the last message that a killed process sent.
  private var lastSent: Set<Trip.ID> = []

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private var now: Date { Date(timeIntervalSince1970: 1_800_000_000 + Double(number) * 900) }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  /// Changes some fares. The service notices only some of the changes, and late, but always a fare that is there again
  /// or that became cheaper again.
  mutating func change() {
    for id in (0..<14).map({ "t\($0)" }) where chance(25) {
      var fare = fares[id] ?? Fare()
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<2: fare.price = nil
      case 2..<4 where fare.price == fare.listed?.price:
        fare.price = fare.price?.adding(Price(significand: Int64.random(in: 1...40, using: &random)))
      case 4 where fare.price == fare.listed?.price: fare.price = fare.price.map { $0 > 20 ? 15 : $0 }
      case 5: fare.listed = nil
      default:
        let price = Price(significand: Int64.random(in: 20...90, using: &random))
        let city = TripLocation(city: id, countryCode: "ES", airportCode: "AGP")
        fare = Fare(listed: .fixture(id: id, price: price, to: city, createdAt: now + 450), price: price)
        if chance(20) { fare.price = nil }
        if chance(20) { fare.price = fare.price?.adding(25) }
      }
      fares[id] = fare
    }
  }

  /// Runs a round, in which anything may fail and the process may be killed unless it is calm.
  mutating func round(isCalm: Bool) async throws {
    number += 1
    let (fares, now) = (fares, now)
    let isFetched = isCalm || !chance(10)
    let failing = Set(fares.keys.sorted().filter { _ in !isCalm && chance(20) })
    let isNotifierDown = !isCalm && chance(25)
    let killStep = !isCalm && chance(40) ? Int.random(in: 1...12, using: &random) : 0

    let (steps, kill, sent, saves, remarks) = (Log<Int>(), Gate(), Log<[String]>(), Log<Int>(), Log<String>())
    let gone = Log<Trip>()
    if isFetched { foundGone = foundGone.filter { id, price in fares[id]?.listed?.price == price } }
    /// Stops here forever if this is the step at which the process is killed.
    @Sendable func step() async throws {
      guard await steps.append({ $0 }) == killStep else { return }
      kill.open()
      try await Gate().wait()
    }
    let error = ClientError(requested: "GET /", reason: .failed(.status(503), detail: "status 503"))

    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    dependencies.clock = ManualClock()
    dependencies.now = { now }
    (dependencies.regions, dependencies.watches, dependencies.history) = (.mock(), store, .none)
    dependencies.watches.save = { [store] seen, subject, now in
      try await step()
      try await store.save(seen, subject, now)
      await saves.append(1)
      try await step()
    }
    dependencies.trips.trips = { _ in
      if !isFetched { throw error }
      // Some sources say when they found a fare, and others just now.
      return Fetched(
        fares.values.compactMap(\.listed).map { fare in
          var fare = fare
          if Int(fare.id.dropFirst()) ?? 0 < 7 { fare.createdAt = now }
          return fare
        })
    }
    dependencies.trips.check = { check in
      try await step()
      if failing.contains(check.trip.id) { throw error }
      guard let price = fares[check.trip.id]?.price else {
        await gone.append(check.trip)
        return Fetched([])
      }
      var trip = check.trip
      trip.price = price
      return Fetched([trip])
    }
    dependencies.notifications = NotificationClient { notification in
      try await step()
      if isNotifierDown { throw error }
      await sent.append(notification.lines)
      try await step()
      return Fetched(.init(kind: "test"))
    }
    let watch = try Watch(
      name: "w", fields: [("anywhere", "true"), ("below", "60"), ("notify", "phone"), ("confirm", "true")])
    let context = CheckWatch.Context(
      source: { _ in "test" }, home: Home(places: []), requestedCurrency: nil, link: { _ in nil })

    state = await withTaskGroup(of: WatchState?.self) { [dependencies, state] group in
      group.addTask {
        var state = state ?? WatchState(of: watch)
        do {
          _ = try await CheckWatch(dependencies, context)(&state, .init()) { event in
            if case .remark(let remark) = event { await remarks.append(remark) }
          }
          return state
        } catch {
          if !kill.isOpen { Issue.record(error) }
          return nil
        }
      }
      group.addTask {
        try? await kill.wait()
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }

    if isFetched {
      for (id, fare) in fares {
        guard let listed = fare.listed, listed.price < Self.limit, listed.price <= saved[id] ?? listed.price else {
          owed[id] = nil
          continue
        }
        let earlier = min(saved[id] ?? Self.limit, Self.limit)
        if listed.price < earlier, owed[id] == nil { owed[id] = earlier }
      }
      if await !saves.entries.isEmpty { saved = fares.compactMapValues(\.listed?.price) }
    }
    await check(sent.entries.flatMap(\.self), failing)
    // A killed process may not have saved what it found.
    if !kill.isOpen { for trip in await gone.entries { foundGone[trip.id] = trip.price } }
    counts.notReported += await remarks.entries.count { $0.hasPrefix("not reported: ") }
    if kill.isOpen { counts.kills += 1 }
  }

  /// Checks the lines of the message of a round.
  private mutating func check(_ lines: [String], _ failing: Set<Trip.ID>) {
    var ids: Set<Trip.ID> = []
    for line in lines {
      guard let match = line.firstMatch(of: #/^([0-9]+) EUR, .* → AGP (t[0-9]+), /#), let price = Price("\(match.1)")
      else {
        Issue.record("unexpected line: \(line)")
        continue
      }
      let id = "\(match.2)"
      ids.insert(id)
      owed[id] = nil
      if line.contains(", not confirmed: ") {
        #expect(failing.contains(id) && foundGone[id] != price, "\(line)")
        counts.unconfirmed += 1
      } else {
        #expect(fares[id]?.price == price && price < Self.limit && line.contains(", price confirmed "), "\(line)")
        counts.confirmed += 1
        if line.contains(", listed at ") { counts.otherPrice += 1 }
      }
    }
    counts.repeated += lastSent.intersection(ids).count
    lastSent = state == nil ? ids : []
  }
}

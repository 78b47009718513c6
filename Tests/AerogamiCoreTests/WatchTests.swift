import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite struct WatchTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func response(_ trips: Trip..., region: String? = "EU") -> Outcome<Region.ID?, Fetched<[Trip]>> {
    Outcome(of: Fetched(trips), for: region)
  }

  @Test("the first round of a region reports every trip as new, cheapest first")
  func firstRound() throws {
    var watch = Watch(TripSearch())
    let looked = try watch.look(
      response(.fixture(id: "b", price: 80), .fixture(id: "c", price: 80), .fixture(id: "a", price: 9)), at: now)
    #expect(looked.isFirstRound)
    #expect(looked.id == "EU")
    #expect(looked.changes.map(\.found.trip.id) == ["a", "b", "c"])
    #expect(looked.changes.allSatisfy { $0.kind == .new && $0.seenAt == now && $0.found.region == "EU" })
    #expect(looked.trips.map(\.id) == ["a", "b", "c"])
  }

  @Test("new, cheaper, more expensive and missing trips are changes, and unchanged trips are not")
  func changes() throws {
    var watch = Watch(TripSearch())
    _ = try watch.look(
      response(
        .fixture(id: "same", price: 50), .fixture(id: "down", price: 57), .fixture(id: "up", price: 70),
        .fixture(id: "lost", price: 99)), at: now)
    let looked = try watch.look(
      response(
        .fixture(id: "same", price: Price(significand: 5000, scale: 2)),
        .fixture(id: "down", price: Price(significand: 4550, scale: 2)), .fixture(id: "up", price: 78),
        .fixture(id: "more", price: 60)), at: now + 900)
    #expect(!looked.isFirstRound)
    #expect(looked.changes.map(\.found.trip.id) == ["down", "more", "up", "lost"])
    #expect(looked.changes.map(\.kind) == [.cheaper(than: 57), .new, .dearer(than: 70), .gone])
    #expect(looked.changes.map { $0.difference?.description } == ["-11.50", nil, "8", nil])
    #expect(looked.changes.map(\.previousPrice) == [57, nil, 70, nil])
    #expect(watch.tripCount == 4)
  }

  @Test("a departed trip is neither gone nor watched, and one that disappears before its departure is gone")
  func departed() throws {
    var watch = Watch(TripSearch())
    let soon = Trip.fixture(id: "soon", departureAt: now + 600)
    let later = Trip.fixture(id: "later", departureAt: now + 6000)
    _ = watch.update(with: response(soon, later), at: now)
    let looked = try watch.look(response(soon, later), at: now + 600)
    #expect(looked.changes.isEmpty)
    #expect(watch.tripCount == 1)
    let then = try watch.look(response(later), at: now + 900)
    #expect(then.changes.isEmpty)
    let last = try watch.look(response(), at: now + 900)
    #expect(last.changes.map(\.kind) == [.gone])
  }

  @Test("an expired trip disappears without a change only if expired trips are hidden", arguments: [true, false])
  func expired(areHidden: Bool) throws {
    var watch = Watch(TripSearch(hideExpired: areHidden))
    let trip = Trip.fixture(expiresAt: now + 600)
    _ = watch.update(with: response(trip), at: now)
    let looked = try watch.look(response(trip), at: now + 900)
    #expect(looked.changes.isEmpty)
    #expect(watch.tripCount == (areHidden ? 0 : 1))
    let then = try watch.look(response(), at: now + 1800)
    #expect(then.changes.map(\.kind) == (areHidden ? [] : [.gone]))
  }

  @Test("only matching trips are watched, and one that became too expensive is gone")
  func query() throws {
    var watch = Watch(TripSearch(maxPrice: 60))
    _ = watch.update(with: response(.fixture(id: "a", price: 60), .fixture(id: "b", price: 61)), at: now)
    #expect(watch.tripCount == 1)
    let looked = try watch.look(response(.fixture(id: "a", price: 61), .fixture(id: "b", price: 60)), at: now)
    #expect(looked.changes.map(\.kind) == [.gone, .new])
    #expect(looked.changes.map { "\($0.found.trip.id) \($0.found.trip.price)" } == ["a 60", "b 60"])
  }

  @Test("a trip whose currency changes is new")
  func currency() throws {
    var watch = Watch(TripSearch())
    _ = watch.update(with: response(.fixture(price: 72, currency: "EUR")), at: now)
    #expect(
      try watch.look(response(.fixture(price: 70, currency: "USD")), at: now).changes.map(\.kind) == [.new])
    #expect(watch.tripCount == 1)
  }

  @Test("a trip that occurs twice in a response is watched once, at the lower price")
  func twice() throws {
    var watch = Watch(TripSearch())
    let looked = try watch.look(response(.fixture(price: 72), .fixture(price: 60), .fixture(price: 65)), at: now)
    #expect(looked.changes.map(\.found.trip.price) == [60])
  }

  @Test("failed, canceled and cached outcomes are not compared, and the trips seen before stay")
  func notFresh() throws {
    var watch = Watch(TripSearch())
    _ = watch.update(with: response(.fixture(id: "a")), at: now)
    let error = ClientError(requested: "GET /trips/EU", reason: .failed(.offline, detail: "no connection"))
    let old = Fetched([Trip.fixture(id: "old")], status: .cached(age: .seconds(900)))
    let stale = Fetched([Trip.fixture(id: "old")], status: .stale(age: .seconds(900), because: error))
    let outcomes: [Outcome<Region.ID?, Fetched<[Trip]>>] = [
      Outcome(key: "EU", failed: error), Outcome(cancelled: "EU"),
      Outcome(of: stale, for: "EU"), Outcome(of: old, for: "EU"),
    ]
    for outcome in outcomes {
      let looked = watch.update(with: outcome, at: now)
      #expect(looked.map(\.changes) == nil)
    }
    let looked = try watch.look(response(.fixture(id: "a")), at: now)
    #expect(looked.changes.isEmpty)
  }

  @Test("a partial response reports new trips and other prices, and its missing trips are not gone")
  func partial() throws {
    var watch = Watch(TripSearch())
    _ = watch.update(with: response(.fixture(id: "a"), .fixture(id: "b", price: 50)), at: now)
    let error = ClientError(requested: "GET /trips/EU", reason: .failed(.offline, detail: "no connection"))
    let part = Fetched([Trip.fixture(id: "b", price: 45), .fixture(id: "c")], status: .partial(because: error))
    let update = watch.update(with: Outcome(of: part, for: "EU"), at: now)
    let looked = try #require(update)
    #expect(looked.changes.map(\.kind) == [.cheaper(than: 50), .new])
    #expect(looked.trips.map(\.id) == ["a", "b", "c"])
    let whole = try watch.look(response(.fixture(id: "b", price: 45), .fixture(id: "c")), at: now)
    #expect(whole.changes.map(\.kind) == [.gone])
  }

  @Test("each region is compared with itself")
  func regions() throws {
    var watch = Watch(TripSearch())
    _ = watch.update(with: response(.fixture(id: "a"), region: "EU"), at: now)
    let looked = try watch.look(response(.fixture(id: "a"), region: "US"), at: now)
    #expect(looked.isFirstRound)
    let then = try watch.look(response(.fixture(id: "a"), region: nil), at: now)
    #expect(then.isFirstRound)
    #expect(watch.tripCount == 3)
  }

  @Test("a region that is no longer watched is removed without changes")
  func removed() throws {
    var watch = Watch(TripSearch())
    for region in ["EU", "US", nil] { _ = watch.update(with: response(.fixture(id: "a"), region: region), at: now) }
    watch.removeAll(except: ["US"])
    #expect(watch.tripCount == 1)
    #expect(!watch.hasSeen("EU") && watch.hasSeen("US") && !watch.hasSeen(nil))
    let looked = try watch.look(response(region: "EU"), at: now)
    #expect(looked.changes.isEmpty)
  }

  @Test("trips of an earlier run are compared, also if there were none")
  func restored() throws {
    var watch = Watch(TripSearch())
    watch.restore([.fixture(id: "a", price: 72)], in: "EU")
    watch.restore([], in: "US")
    let europe = try watch.look(response(.fixture(id: "a", price: 70)), at: now)
    #expect(europe.changes.map(\.kind) == [.cheaper(than: 72)])
    let states = try watch.look(response(.fixture(id: "a"), region: "US"), at: now)
    #expect(!states.isFirstRound && states.changes.map(\.kind) == [.new])
  }

  @Test("no trip is new or gone after the clock is set back")
  func clockSetBack() throws {
    var watch = Watch(TripSearch(hideExpired: true))
    let trips = [Trip.fixture(id: "a", expiresAt: now + 60), .fixture(id: "b")]
    watch.restore(trips, in: "EU")
    let looked = try watch.look(Outcome(of: Fetched(trips), for: "EU"), at: now - 86_400)
    #expect(looked.changes.isEmpty)
  }

  @Test(
    "notable changes are new or cheaper trips below the limit, and need a limit in the first round",
    arguments: [(60, ["low"]), (nil, [])] as [(Price?, [String])])
  func notable(limit: Price?, first: [String]) throws {
    var watch = Watch(TripSearch())
    let firstRound = try watch.look(response(.fixture(id: "low", price: 50), .fixture(id: "edge", price: 60)), at: now)
    #expect(firstRound.notableChanges(below: limit).map(\.found.trip.id) == first)

    let second = try watch.look(
      response(.fixture(id: "low", price: 55), .fixture(id: "edge", price: 59), .fixture(id: "new", price: 61)), at: now
    )
    #expect(second.changes.count == 3)
    #expect(second.notableChanges(below: limit).map(\.found.trip.id) == (limit == nil ? ["edge", "new"] : ["edge"]))
    let last = try watch.look(response(), at: now)
    #expect(last.changes.count == 3 && last.notableChanges(below: limit).isEmpty)
  }

  @Test("a difference with more digits than a price can hold is nil")
  func endlessDifference() throws {
    let least = try #require(Price("0.000000000000000001"))
    let change = TripChange(
      .dearer(than: least), FoundTrip(trip: .fixture(price: Price(significand: .max)), region: nil), seenAt: now)
    #expect(change.difference == nil)
    #expect(change.previousPrice == least)
  }
}

extension Watch {
  /// Updates the watch with a response that can be compared.
  fileprivate mutating func look(
    _ outcome: Outcome<Region.ID?, Fetched<[Trip]>>, at now: Date
  ) throws -> WatchedRegion {
    let looked = update(with: outcome, at: now)
    return try #require(looked)
  }
}

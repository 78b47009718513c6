import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite struct WatchTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func response(_ trips: Trip..., region: String? = "EU") -> Outcome<Region.ID?, Fetched<[Trip]>> {
    Outcome(of: Fetched(trips), for: region)
  }

  @Test("the first look at a region shows every trip as new, the cheapest first")
  func firstLook() throws {
    var watch = Watch(TripSearch())
    let looked = try watch.look(
      response(.fixture(id: "b", price: 80), .fixture(id: "c", price: 80), .fixture(id: "a", price: 9)), at: now)
    #expect(looked.isFirstLook)
    #expect(looked.id == "EU")
    #expect(looked.changes.map(\.found.trip.id) == ["a", "b", "c"])
    #expect(looked.changes.allSatisfy { $0.kind == .new && $0.seenAt == now && $0.found.region == "EU" })
    #expect(looked.trips.map(\.id) == ["a", "b", "c"])
  }

  @Test("what is as it was is no change, and what is new, cheaper, dearer or gone is")
  func changes() throws {
    var watch = Watch(TripSearch())
    _ = watch.take(
      response(
        .fixture(id: "same", price: 50), .fixture(id: "down", price: 57), .fixture(id: "up", price: 70),
        .fixture(id: "lost", price: 99)), at: now)
    let looked = try watch.look(
      response(
        .fixture(id: "same", price: Price(significand: 5000, scale: 2)),
        .fixture(id: "down", price: Price(significand: 4550, scale: 2)), .fixture(id: "up", price: 78),
        .fixture(id: "more", price: 60)), at: now + 900)
    #expect(!looked.isFirstLook)
    #expect(looked.changes.map(\.found.trip.id) == ["down", "more", "up", "lost"])
    #expect(looked.changes.map(\.kind) == [.cheaper(than: 57), .new, .dearer(than: 70), .gone])
    #expect(looked.changes.map { $0.difference?.description } == ["-11.50", nil, "8", nil])
    #expect(looked.changes.map(\.previousPrice) == [57, nil, 70, nil])
    #expect(watch.tripCount == 4)
  }

  @Test("a trip that has departed is neither gone nor watched, and one that goes before that is gone")
  func departed() throws {
    var watch = Watch(TripSearch())
    let soon = Trip.fixture(id: "soon", departureAt: now + 600)
    let later = Trip.fixture(id: "later", departureAt: now + 6000)
    _ = watch.take(response(soon, later), at: now)
    let looked = try watch.look(response(soon, later), at: now + 600)
    #expect(looked.changes.isEmpty)
    #expect(watch.tripCount == 1)
    let then = try watch.look(response(later), at: now + 900)
    #expect(then.changes.isEmpty)
    let last = try watch.look(response(), at: now + 900)
    #expect(last.changes.map(\.kind) == [.gone])
  }

  @Test("a trip that has expired is gone without a word only where such trips are hidden", arguments: [true, false])
  func expired(areHidden: Bool) throws {
    var watch = Watch(TripSearch(hideExpired: areHidden))
    let trip = Trip.fixture(expiresAt: now + 600)
    _ = watch.take(response(trip), at: now)
    let looked = try watch.look(response(trip), at: now + 900)
    #expect(looked.changes.isEmpty)
    #expect(watch.tripCount == (areHidden ? 0 : 1))
    let then = try watch.look(response(), at: now + 1800)
    #expect(then.changes.map(\.kind) == (areHidden ? [] : [.gone]))
  }

  @Test("only trips that match are watched, and one that is too dear now is gone")
  func query() throws {
    var watch = Watch(TripSearch(maxPrice: 60))
    _ = watch.take(response(.fixture(id: "a", price: 60), .fixture(id: "b", price: 61)), at: now)
    #expect(watch.tripCount == 1)
    let looked = try watch.look(response(.fixture(id: "a", price: 61), .fixture(id: "b", price: 60)), at: now)
    #expect(looked.changes.map(\.kind) == [.gone, .new])
    #expect(looked.changes.map { "\($0.found.trip.id) \($0.found.trip.price)" } == ["a 60", "b 60"])
  }

  @Test("a price in another currency is no other price of the same trip, but new")
  func currency() throws {
    var watch = Watch(TripSearch())
    _ = watch.take(response(.fixture(price: 72, currency: "EUR")), at: now)
    #expect(
      try watch.look(response(.fixture(price: 70, currency: "USD")), at: now).changes.map(\.kind) == [.new])
    #expect(watch.tripCount == 1)
  }

  @Test("a trip that an answer has twice is watched once, at the lower price")
  func twice() throws {
    var watch = Watch(TripSearch())
    let looked = try watch.look(response(.fixture(price: 72), .fixture(price: 60), .fixture(price: 65)), at: now)
    #expect(looked.changes.map(\.found.trip.price) == [60])
  }

  @Test("what failed, was cancelled or is an earlier answer is not compared, and what was seen before stays")
  func notFresh() throws {
    var watch = Watch(TripSearch())
    _ = watch.take(response(.fixture(id: "a")), at: now)
    let error = ClientError(requested: "GET /trips/EU", reason: .failed(.offline, detail: "no connection"))
    let old = Fetched([Trip.fixture(id: "old")], status: .cached(age: .seconds(900)))
    let stale = Fetched([Trip.fixture(id: "old")], status: .stale(age: .seconds(900), because: error))
    let outcomes: [Outcome<Region.ID?, Fetched<[Trip]>>] = [
      Outcome(key: "EU", failed: error), Outcome(cancelled: "EU"),
      Outcome(of: stale, for: "EU"), Outcome(of: old, for: "EU"),
    ]
    for outcome in outcomes {
      let looked = watch.take(outcome, at: now)
      #expect(looked.map(\.changes) == nil)
    }
    let looked = try watch.look(response(.fixture(id: "a")), at: now)
    #expect(looked.changes.isEmpty)
  }

  @Test("of a part of an answer what is new or has another price is told, and what is missing is not gone")
  func partial() throws {
    var watch = Watch(TripSearch())
    _ = watch.take(response(.fixture(id: "a"), .fixture(id: "b", price: 50)), at: now)
    let error = ClientError(requested: "GET /trips/EU", reason: .failed(.offline, detail: "no connection"))
    let part = Fetched([Trip.fixture(id: "b", price: 45), .fixture(id: "c")], status: .partial(because: error))
    let taken = watch.take(Outcome(of: part, for: "EU"), at: now)
    let looked = try #require(taken)
    #expect(looked.changes.map(\.kind) == [.cheaper(than: 50), .new])
    #expect(looked.trips.map(\.id) == ["a", "b", "c"])
    let whole = try watch.look(response(.fixture(id: "b", price: 45), .fixture(id: "c")), at: now)
    #expect(whole.changes.map(\.kind) == [.gone])
  }

  @Test("regions are compared each with itself")
  func regions() throws {
    var watch = Watch(TripSearch())
    _ = watch.take(response(.fixture(id: "a"), region: "EU"), at: now)
    let looked = try watch.look(response(.fixture(id: "a"), region: "US"), at: now)
    #expect(looked.isFirstLook)
    let then = try watch.look(response(.fixture(id: "a"), region: nil), at: now)
    #expect(then.isFirstLook)
    #expect(watch.tripCount == 3)
  }

  @Test("a region that is watched no more is forgotten, and none of its trips is gone")
  func forgotten() throws {
    var watch = Watch(TripSearch())
    for region in ["EU", "US", nil] { _ = watch.take(response(.fixture(id: "a"), region: region), at: now) }
    watch.forgetAll(but: ["US"])
    #expect(watch.tripCount == 1)
    #expect(!watch.knows("EU") && watch.knows("US") && !watch.knows(nil))
    let looked = try watch.look(response(region: "EU"), at: now)
    #expect(looked.changes.isEmpty)
  }

  @Test("what an earlier watch saw is compared with, if only that there was nothing")
  func recalled() throws {
    var watch = Watch(TripSearch())
    watch.recall([.fixture(id: "a", price: 72)], in: "EU")
    watch.recall([], in: "US")
    let europe = try watch.look(response(.fixture(id: "a", price: 70)), at: now)
    #expect(europe.changes.map(\.kind) == [.cheaper(than: 72)])
    let states = try watch.look(response(.fixture(id: "a"), region: "US"), at: now)
    #expect(!states.isFirstLook && states.changes.map(\.kind) == [.new])
  }

  @Test("a clock that is set back makes no trip new or gone")
  func clockSetBack() throws {
    var watch = Watch(TripSearch(hideExpired: true))
    let trips = [Trip.fixture(id: "a", expiresAt: now + 60), .fixture(id: "b")]
    watch.recall(trips, in: "EU")
    let looked = try watch.look(Outcome(of: Fetched(trips), for: "EU"), at: now - 86_400)
    #expect(looked.changes.isEmpty)
  }

  @Test(
    "a limit says what is worth notice: what is new or cheaper and costs less, in the first look too",
    arguments: [(60, ["low"]), (nil, [])] as [(Price?, [String])])
  func notice(limit: Price?, first: [String]) throws {
    var watch = Watch(TripSearch())
    let firstLook = try watch.look(response(.fixture(id: "low", price: 50), .fixture(id: "edge", price: 60)), at: now)
    #expect(firstLook.worthNotice(below: limit).map(\.found.trip.id) == first)

    let second = try watch.look(
      response(.fixture(id: "low", price: 55), .fixture(id: "edge", price: 59), .fixture(id: "new", price: 61)), at: now
    )
    #expect(second.changes.count == 3)
    #expect(second.worthNotice(below: limit).map(\.found.trip.id) == (limit == nil ? ["edge", "new"] : ["edge"]))
    let last = try watch.look(response(), at: now)
    #expect(last.changes.count == 3 && last.worthNotice(below: limit).isEmpty)
  }

  @Test("a difference that takes more digits than a price has is none")
  func endlessDifference() throws {
    let least = try #require(Price("0.000000000000000001"))
    let change = TripChange(
      .dearer(than: least), FoundTrip(trip: .fixture(price: Price(significand: .max)), region: nil), seenAt: now)
    #expect(change.difference == nil)
    #expect(change.previousPrice == least)
  }
}

extension Watch {
  /// Takes an answer that can be compared with what was seen.
  fileprivate mutating func look(
    _ outcome: Outcome<Region.ID?, Fetched<[Trip]>>, at now: Date
  ) throws -> WatchedRegion {
    let looked = take(outcome, at: now)
    return try #require(looked)
  }
}

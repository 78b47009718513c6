import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite struct WatchedTripsTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func response(_ trips: Trip..., region: String? = "EU") -> Outcome<Region.ID?, Fetched<[Trip]>> {
    Outcome(of: Fetched(trips), for: region)
  }

  @Test("the first round of a region reports every trip as new, cheapest first")
  func firstRound() throws {
    var watch = WatchedTrips(TripSearch())
    let looked = try watch.look(
      response(.fixture(id: "b", price: 80), .fixture(id: "c", price: 80), .fixture(id: "a", price: 9)), at: now)
    #expect(looked.isFirstRound)
    #expect(looked.id == "EU")
    #expect(looked.changes.map(\.found.trip.id) == ["a", "b", "c"])
    #expect(looked.changes.allSatisfy { $0.kind == .new && $0.seenAt == now && $0.found.origin == "EU" })
    #expect(watch.trips(in: "EU").map(\.id) == ["a", "b", "c"])
  }

  @Test("new, cheaper, more expensive and missing trips are changes, and unchanged trips are not")
  func changes() throws {
    var watch = WatchedTrips(TripSearch())
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
    #expect(looked.changes.map(\.kind) == [.cheaper(than: 57), .new, .moreExpensive(than: 70), .gone])
    #expect(looked.changes.map { $0.difference?.description } == ["-11.50", nil, "8", nil])
    #expect(looked.changes.map(\.previousPrice) == [57, nil, 70, nil])
    #expect(watch.tripIDs.count == 4)
  }

  @Test("a departed trip is neither gone nor watched, and one that disappears before its departure is gone")
  func departed() throws {
    var watch = WatchedTrips(TripSearch())
    let soon = Trip.fixture(id: "soon", departureAt: now + 600)
    let later = Trip.fixture(id: "later", departureAt: now + 6000)
    _ = watch.update(with: response(soon, later), at: now)
    let looked = try watch.look(response(soon, later), at: now + 600)
    #expect(looked.changes.isEmpty)
    #expect(watch.tripIDs.count == 1)
    let then = try watch.look(response(later), at: now + 900)
    #expect(then.changes.isEmpty)
    let last = try watch.look(response(), at: now + 900)
    #expect(last.changes.map(\.kind) == [.gone])
  }

  @Test("an expired trip disappears without a change only if expired trips are hidden", arguments: [true, false])
  func expired(areHidden: Bool) throws {
    var watch = WatchedTrips(TripSearch(hideExpired: areHidden))
    let trip = Trip.fixture(expiresAt: now + 600)
    _ = watch.update(with: response(trip), at: now)
    let looked = try watch.look(areHidden ? response() : response(trip), at: now + 900)
    #expect(looked.changes.isEmpty)
    #expect(watch.tripIDs.count == (areHidden ? 0 : 1))
    let then = try watch.look(response(), at: now + 1800)
    #expect(then.changes.map(\.kind) == (areHidden ? [] : [.gone]))
  }

  @Test("a trip whose currency changes is new")
  func currency() throws {
    var watch = WatchedTrips(TripSearch())
    _ = watch.update(with: response(.fixture(price: 72, currency: "EUR")), at: now)
    #expect(
      try watch.look(response(.fixture(price: 70, currency: "USD")), at: now).changes.map(\.kind) == [.new])
    #expect(watch.tripIDs.count == 1)
  }

  @Test("a trip that occurs twice in a response is watched once, at the lower price")
  func twice() throws {
    var watch = WatchedTrips(TripSearch())
    let looked = try watch.look(response(.fixture(price: 72), .fixture(price: 60), .fixture(price: 65)), at: now)
    #expect(looked.changes.map(\.found.trip.price) == [60])
  }

  @Test("failed, canceled and stale outcomes are not compared, and the trips seen before stay")
  func notCompared() throws {
    var watch = WatchedTrips(TripSearch())
    _ = watch.update(with: response(.fixture(id: "a")), at: now)
    let error = ClientError(requested: "GET /trips/EU", reason: .failed(.offline, detail: "no connection"))
    let stale = Fetched([Trip.fixture(id: "old")], status: .stale(age: .seconds(900), because: error))
    let outcomes: [Outcome<Region.ID?, Fetched<[Trip]>>] = [
      Outcome(key: "EU", failed: error), Outcome(cancelled: "EU"),
      Outcome(of: stale, for: "EU"),
    ]
    for outcome in outcomes {
      let looked = watch.update(with: outcome, at: now)
      #expect(looked.map(\.changes) == nil)
    }
    let looked = try watch.look(response(.fixture(id: "a")), at: now)
    #expect(looked.changes.isEmpty)
  }

  @Test("a response that another search has just fetched is compared, also in the first round")
  func cached() throws {
    var watch = WatchedTrips(TripSearch())
    func look(_ price: Price) throws -> WatchedRegion {
      let cached = Fetched([Trip.fixture(id: "a", price: price)], status: .cached(age: .seconds(5)))
      let update = watch.update(with: Outcome(of: cached, for: "EU"), at: now)
      return try #require(update)
    }
    #expect(try look(72).isFirstRound)
    #expect(try look(60).changes.map(\.kind) == [.cheaper(than: 72)])
    #expect(try look(60).changes.isEmpty)
  }

  @Test("a partial response reports new trips and other prices, and its missing trips are not gone")
  func partial() throws {
    var watch = WatchedTrips(TripSearch())
    _ = watch.update(with: response(.fixture(id: "a"), .fixture(id: "b", price: 50)), at: now)
    let error = ClientError(requested: "GET /trips/EU", reason: .failed(.offline, detail: "no connection"))
    let part = Fetched([Trip.fixture(id: "b", price: 45), .fixture(id: "c")], status: .partial(because: error))
    let update = watch.update(with: Outcome(of: part, for: "EU"), at: now)
    let looked = try #require(update)
    #expect(looked.changes.map(\.kind) == [.cheaper(than: 50), .new])
    #expect(watch.trips(in: "EU").map(\.id) == ["a", "b", "c"])
    let whole = try watch.look(response(.fixture(id: "b", price: 45), .fixture(id: "c")), at: now)
    #expect(whole.changes.map(\.kind) == [.gone])
  }

  @Test(
    "a trip that an incomplete response lacks is not known to be gone, unless the response has it without a match",
    arguments: [
      Fetched([Trip](), completeness: .cheapestOnly(missing: "only the cheapest trip to each destination")),
      Fetched([], completeness: Completeness(.partial, missing: ["the trips of 12 destinations"])),
      Fetched([], skipped: SkippedRows(count: 1, reasons: ["[0]: expected an object"])),
      Fetched([], sources: [SourceResponse(source: "a", status: .ok, count: 0), failedSource]),
      Fetched([], sources: [SourceResponse(source: "a", status: .ok, count: 0, completeness: Completeness(.partial))]),
    ])
  func incomplete(response: Fetched<[Trip]>) throws {
    var watch = WatchedTrips(TripSearch())
    _ = watch.update(with: self.response(.fixture(id: "a"), .fixture(id: "b")), at: now)
    let update = watch.update(with: Outcome(of: response, for: "EU"), all: [.fixture(id: "b")], at: now)
    let looked = try #require(update)
    #expect(looked.changes.map(\.kind) == [.gone] && looked.changes.first?.found.trip.id == "b")
    #expect(watch.trips(in: "EU").map(\.id) == ["a"])
    let back = try watch.look(self.response(.fixture(id: "a")), at: now)
    #expect(back.changes.isEmpty)
  }

  @Test(
    "a trip is gone if a service that sends the cheapest trips sends only more expensive ones on its route",
    arguments: [(61, true), (60, false), (59, false)])
  func cheapest(price: Price, isGone: Bool) throws {
    var watch = WatchedTrips(TripSearch())
    _ = watch.update(with: response(.fixture(id: "a", price: 60)), at: now)
    let others = [Trip.fixture(id: "b", price: price)]
    let response = Fetched(others, completeness: .cheapestOnly(missing: "only the cheapest trip"))
    let update = watch.update(with: Outcome(of: response, for: "EU"), all: others, at: now)
    #expect(try #require(update).changes.contains { $0.kind == .gone } == isGone)
  }

  @Test(
    "a cheaper trip to another airport of the same city may hide a trip", arguments: [("LGW", false), ("AGP", true)])
  func sameCity(other: String, isGone: Bool) throws {
    func trip(_ id: String, to code: String, price: Price) -> Trip {
      .fixture(id: id, price: price, to: TripLocation(city: "City", countryCode: "GB", airportCode: code))
    }
    var watch = WatchedTrips(TripSearch())
    let stansted = [trip("a", to: "STN", price: 40), trip("b", to: "STN", price: 70)]
    _ = watch.update(with: Outcome(of: Fetched(stansted), for: "EU"), at: now)
    let trips = [stansted[1], trip("c", to: other, price: 35)]
    let response = Fetched(trips, completeness: .cheapestOnly(missing: "all but the cheapest trip"))
    let update = watch.update(with: Outcome(of: response, for: "EU"), all: trips, at: now)
    #expect(try #require(update).changes.contains { $0.kind == .gone } == isGone)
  }

  @Test("if only one-way trips were not requested, a missing round trip is gone", arguments: [true, false])
  func roundTrips(hasReturn: Bool) throws {
    let search = TripSearch()
    var watch = WatchedTrips(search)
    let departure = Date(timeIntervalSince1970: 4_000_000_000)
    let trip = Trip.fixture(id: "a", departureAt: departure, returnAt: hasReturn ? departure + 86_400 : nil)
    _ = watch.update(with: response(trip), at: now)
    let response = Fetched([Trip](), completeness: search.completenessOfRoundTrips)
    let update = watch.update(with: Outcome(of: response, for: "EU"), at: now)
    #expect(try #require(update).changes.map(\.kind) == (hasReturn ? [.gone] : []))
  }

  private static let failedSource = SourceResponse(
    source: "b", status: .failed(ClientError(requested: "b", reason: .failed(.offline, detail: "no connection"))),
    count: 0)

  @Test("a source that cannot answer the search does not keep its trips")
  func notRequested() throws {
    var watch = WatchedTrips(TripSearch())
    _ = watch.update(with: response(.fixture(id: "a")), at: now)
    let sources = [
      SourceResponse(source: "a", status: .ok, count: 0),
      SourceResponse(source: "b", status: .ok, count: 0, completeness: Completeness(.notRequested)),
    ]
    let none = Fetched([Trip](), completeness: Completeness(.notRequested), sources: sources)
    #expect(watch.update(with: Outcome(of: none, for: "EU"), at: now)?.changes.map(\.kind) == [.gone])
  }

  @Test("each region is compared with itself")
  func regions() throws {
    var watch = WatchedTrips(TripSearch())
    _ = watch.update(with: response(.fixture(id: "a"), region: "EU"), at: now)
    let looked = try watch.look(response(.fixture(id: "a"), region: "US"), at: now)
    #expect(looked.isFirstRound)
    let then = try watch.look(response(.fixture(id: "a"), region: nil), at: now)
    #expect(then.isFirstRound)
    #expect(watch.tripIDs.count == 3)
  }

  @Test("a region that is no longer watched is removed without changes")
  func removed() throws {
    var watch = WatchedTrips(TripSearch())
    for region in ["EU", "US", nil] { _ = watch.update(with: response(.fixture(id: "a"), region: region), at: now) }
    watch.removeAll(except: ["US"])
    #expect(watch.tripIDs.count == 1)
    #expect(!watch.hasSeen("EU") && watch.hasSeen("US") && !watch.hasSeen(nil))
    let looked = try watch.look(response(region: "EU"), at: now)
    #expect(looked.changes.isEmpty)
  }

  @Test("trips of an earlier run are compared, also if there were none")
  func restored() throws {
    var watch = WatchedTrips(TripSearch())
    watch.restore([.fixture(id: "a", price: 72)], in: "EU")
    watch.restore([], in: "US")
    let europe = try watch.look(response(.fixture(id: "a", price: 70)), at: now)
    #expect(europe.changes.map(\.kind) == [.cheaper(than: 72)])
    let states = try watch.look(response(.fixture(id: "a"), region: "US"), at: now)
    #expect(!states.isFirstRound && states.changes.map(\.kind) == [.new])
  }

  @Test("no trip is new or gone after the clock is set back")
  func clockSetBack() throws {
    var watch = WatchedTrips(TripSearch(hideExpired: true))
    let trips = [Trip.fixture(id: "a", expiresAt: now + 60), .fixture(id: "b")]
    watch.restore(trips, in: "EU")
    let looked = try watch.look(Outcome(of: Fetched(trips), for: "EU"), at: now - 86_400)
    #expect(looked.changes.isEmpty)
  }

  @Test(
    "notable changes are new or cheaper trips below the limit, and need a limit in the first round",
    arguments: [(60, ["low"]), (nil, [])] as [(PriceLimit?, [String])])
  func notable(limit: PriceLimit?, first: [String]) throws {
    let triggers = WatchTriggers(below: limit)
    var watch = WatchedTrips(TripSearch())
    let firstRound = try watch.look(response(.fixture(id: "low", price: 50), .fixture(id: "edge", price: 60)), at: now)
    #expect(firstRound.notableChanges(triggers).map(\.found.trip.id) == first)

    let second = try watch.look(
      response(.fixture(id: "low", price: 55), .fixture(id: "edge", price: 59), .fixture(id: "new", price: 61)), at: now
    )
    #expect(second.changes.count == 3)
    #expect(second.notableChanges(triggers).map(\.found.trip.id) == (limit == nil ? ["edge", "new"] : ["edge"]))
    let last = try watch.look(response(), at: now)
    #expect(last.changes.count == 3 && last.notableChanges(triggers).isEmpty)
  }

  @Test("each trigger matches its changes only, and one of several is enough")
  func triggers() throws {
    let kinds: [(name: String, change: TripChange)] = [
      ("new", change(.new, 60)), ("new below", change(.new, 59)), ("down", change(.cheaper(than: 80), 60)),
      ("down 25 %", change(.cheaper(than: 80), 60)), ("down 26 %", change(.cheaper(than: 81), 60)),
      ("low", change(.new, 70, isNewLow: true)), ("deal", change(.cheaper(than: 71), 70, isDeal: true)),
      ("up", change(.moreExpensive(than: 10), 20, isNewLow: true, isDeal: true)), ("gone", change(.gone, 10)),
    ]
    func matches(_ triggers: WatchTriggers) -> [String] {
      kinds.filter { triggers.match($0.change) }.map(\.name)
    }
    #expect(matches(WatchTriggers()) == ["new", "new below", "down", "down 25 %", "down 26 %", "low", "deal"])
    #expect(matches(WatchTriggers(below: 60)) == ["new below"])
    #expect(matches(WatchTriggers(below: PriceLimit("60 EUR"))) == ["new below"])
    #expect(matches(WatchTriggers(below: PriceLimit("60 USD"))) == [])
    #expect(matches(WatchTriggers(drop: PriceDrop("25%"))) == ["down", "down 25 %", "down 26 %"])
    #expect(matches(WatchTriggers(drop: PriceDrop("26%"))) == [])
    #expect(matches(WatchTriggers(drop: PriceDrop("20.5"))) == ["down 26 %"])
    #expect(matches(WatchTriggers(newLow: true)) == ["low"])
    #expect(matches(WatchTriggers(deals: true)) == ["deal"])
    #expect(matches(WatchTriggers(gone: true)) == ["gone"])
    #expect(matches(WatchTriggers(below: 60, deals: true, gone: true)) == ["new below", "deal", "gone"])
  }

  private func change(
    _ kind: TripChange.Kind, _ price: Price, isNewLow: Bool = false, isDeal: Bool = false
  ) -> TripChange {
    TripChange(
      kind, FoundTrip(trip: .fixture(price: price), origin: "EU", isDeal: isDeal), seenAt: now, isNewLow: isNewLow)
  }

  @Test(
    "a fall in price is a percentage from 1 to 99 or an amount above 0",
    arguments: [
      ("15%", "15%"), ("1%", "1%"), ("99%", "99%"), ("20", "20"), ("19,50", "19.50"), ("0%", nil), ("100%", nil),
      ("-5%", nil), ("1.5%", nil), ("%", nil), ("0", nil), ("20 EUR", nil), ("", nil), ("much", nil),
    ] as [(String, String?)])
  func drops(text: String, expected: String?) {
    #expect(PriceDrop(text).map { "\($0)" } == expected)
  }

  @Test("a percentage of the largest price is computed exactly")
  func largestDrop() {
    let most = Price(significand: .max)
    func reaches(_ price: Price, _ percent: String) -> Bool {
      WatchTriggers(drop: PriceDrop(percent)).match(change(.cheaper(than: most), price))
    }
    // A tenth of 9223372036854775807 is 922337203685477580.7.
    #expect(reaches(Price(significand: .max - 922_337_203_685_477_581), "10%"))
    #expect(!reaches(Price(significand: .max - 922_337_203_685_477_580), "10%"))
    #expect(reaches(0, "99%"))
  }

  @Test(
    "only triggers that match new trips apply to the first round",
    arguments: [
      (WatchTriggers(), false), (WatchTriggers(below: 60), true), (WatchTriggers(drop: PriceDrop("1%")), false),
      (WatchTriggers(newLow: true), true), (WatchTriggers(deals: true), true), (WatchTriggers(gone: true), false),
    ])
  func firstRound(triggers: WatchTriggers, applies: Bool) {
    #expect(triggers.includesFirstRound == applies)
  }

  @Test("new and cheaper trips below the recorded days of their route are new lows and deals")
  func newLows() throws {
    var watch = WatchedTrips(TripSearch())
    _ = try watch.look(response(.fixture(id: "a", price: 60), .fixture(id: "up", price: 10)), at: now)
    var looked = try watch.look(
      response(
        .fixture(id: "a", price: 49), .fixture(id: "b", price: 50), .fixture(id: "c", price: 51),
        .fixture(id: "up", price: 20)), at: now)
    let route = try #require(PricedRoute(of: .fixture()))
    let lows: [Price] = [50] + Array(repeating: 70, count: 13)
    looked.mark(Deals([route: UsualPrices(.fixture(lows, before: 20_000), before: 20_000)]), at: now)
    #expect(looked.changes.filter(\.isNewLow).map(\.found.trip.id) == ["up", "a"])
    #expect(looked.changes.filter(\.found.isDeal).map(\.found.trip.id) == ["up", "a", "b", "c"])
    #expect(looked.changes[1].found.comparison == "lowest of 14 days, usually 70 EUR")
    #expect(looked.notableChanges(WatchTriggers(newLow: true)).map(\.found.trip.id) == ["a"])
  }

  @Test("after a change of the search, trips that no longer match are not gone, and others are compared")
  func changedSearch() throws {
    var watch = WatchedTrips(TripSearch())
    _ = try watch.look(response(.fixture(id: "a", price: 60), .fixture(id: "b", price: 80)), at: now)
    watch.change(to: TripSearch(maxPrice: 70))
    #expect(watch.tripIDs == ["a"])
    let looked = try watch.look(response(.fixture(id: "a", price: 59)), at: now)
    #expect(looked.changes.map(\.kind) == [.cheaper(than: 60)] && !looked.isFirstRound)
  }

  @Test("a difference with more digits than a price can hold is nil")
  func endlessDifference() throws {
    let least = try #require(Price("0.000000000000000001"))
    let change = TripChange(
      .moreExpensive(than: least), FoundTrip(trip: .fixture(price: Price(significand: .max)), origin: nil), seenAt: now)
    #expect(change.difference == nil)
    #expect(change.previousPrice == least)
  }
}

extension WatchedTrips {
  /// Updates the watch with a response that can be compared.
  fileprivate mutating func look(
    _ outcome: Outcome<Region.ID?, Fetched<[Trip]>>, at now: Date
  ) throws -> WatchedRegion {
    let looked = update(with: outcome, at: now)
    return try #require(looked)
  }
}

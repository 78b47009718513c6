import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiStore

@Suite(.timeLimit(.minutes(20))) struct WatchStoreTests {
  private let place = TemporaryStore()
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private var stores: [WatchStore] { [.mock(), .live(place.database())] }

  private func subject(
    source: String = "live https://fares.example", region: String? = "EU", _ query: TripSearch = TripSearch()
  ) -> WatchSubject {
    WatchSubject(source: source, search: query, region: region)
  }

  /// Checks that a store saves the trips of each subject separately.
  private func expectSeparateTrips(of subjects: [WatchSubject]) async throws {
    for store in stores {
      for (number, subject) in subjects.enumerated() {
        #expect(try await store.trips(subject) == nil)
        try await store.save([.fixture(id: "\(number)")], subject, now)
      }
      for (number, subject) in subjects.enumerated() {
        #expect(try await store.trips(subject)?.map(\.id) == ["\(number)"])
      }
    }
  }

  @Test("the seen trips are saved unchanged, and replaced as a whole")
  func save() async throws {
    var trips = [
      Trip.fixture(id: "a\u{0}\"é", price: Price(significand: 7250, scale: 2), returnAt: now), .fixture(id: "b"),
      .fixture(id: "c"),
    ]
    (trips[2].departureAt, trips[2].returnAt) = (.at("2027-01-31T23:30:00-03:30"), .at("2027-02-07T00:30:00+00:00"))
    for store in stores {
      #expect(try await store.trips(subject()) == nil)
      try await store.save(trips, subject(), now)
      let kept = try #require(try await store.trips(subject()))
      #expect(kept == trips)
      #expect(kept.first?.price.description == "72.50")
      try await store.save([], subject(), now)
      #expect(try await store.trips(subject()) == [])
    }
  }

  @Test("the seen meetings are saved unchanged, with the changes that some notifiers have not sent")
  func meetings() async throws {
    func trip(_ id: String) -> Trip {
      Trip.fixture(
        id: id, price: Price(significand: 4050, scale: 2), departureAt: now, returnAt: now + 3 * 86_400)
    }
    let shares = [
      Meeting.Share(home: "Vilnius", people: 2, trip: trip("a")), Meeting.Share(home: "Berlin", people: 1, trip: nil),
      Meeting.Share(home: "VNO,KUN", people: 1, trip: trip("b")),
    ]
    let meeting = try #require(Meeting(in: MeetingCity(key: "BER"), shares))
    let changes = [
      MeetingChange(.new, meeting, seenAt: now, sentBy: ["phone"]),
      MeetingChange(.cheaper(than: 130), meeting, seenAt: now + 60),
    ]
    let id = WatchedMeetings.ID(city: "BER", arrivals: 20_833...20_834, returns: 20_836...20_836)
    var seen = SeenTrips([], conditions: "meet=Vilnius")
    let subject = WatchSubject(source: "test", watch: "friends", region: nil)
    for store in stores {
      for meetings in [
        WatchedMeetings(), WatchedMeetings(totals: [:]),
        WatchedMeetings(totals: [id: .init(Price(significand: 12150, scale: 2), "EUR")], unsent: changes),
      ] {
        seen.meetings = meetings
        try await store.save(seen, subject, now)
        #expect(try await store.seen(subject) == seen)
      }
    }
  }

  @Test("watches of different services, regions or filters are saved separately")
  func subjects() async throws {
    let midnight = Date(timeIntervalSince1970: 20_833 * 86_400)
    let subjects = [
      subject(), subject(source: "live https://other.example"), subject(region: "US"), subject(region: nil),
      subject(region: "null"), subject(TripSearch(maxPrice: 60)), subject(TripSearch(from: ["VNO"])),
      subject(TripSearch(to: ["VNO"])), subject(TripSearch(from: ["VNO", "RIX"])),
      subject(TripSearch(from: ["VNO,RIX"])),
      subject(TripSearch(toCountries: [])), subject(TripSearch(toCountries: ["ES", "IT"])),
      subject(TripSearch(airlines: ["FR"])), subject(TripSearch(departAfter: .moment(now))),
      subject(TripSearch(departAfter: .moment(midnight))), subject(TripSearch(departAfter: .day(20_833))),
      subject(TripSearch(departAfter: .day(20_834))), subject(TripSearch(departBefore: .day(20_833))),
      subject(TripSearch(departAfter: .day(20_833), departBefore: .day(20_834))),
      subject(TripSearch(departure: DepartureDays(month: "2027-01"))),
      subject(TripSearch(departBefore: .moment(now))), subject(TripSearch(hideExpired: true)),
      subject(TripSearch(isDirect: true)), subject(TripSearch(isOneWay: true)),
      subject(TripSearch(shape: .weekend)), subject(TripSearch(shape: TripShape(nights: 1...3))),
      subject(TripSearch(currency: "EUR")), subject(TripSearch(maxPrice: PriceLimit("60 EUR"))),
      subject(TripSearch(maxPrice: PriceLimit("60 USD"))),
      subject(TripSearch(shape: TripShape(departureHours: HoursOfDay("6-12")))),
      subject(TripSearch(shape: TripShape(returnHours: HoursOfDay("6-12")))),
    ]
    try await expectSeparateTrips(of: subjects)
  }

  @Test("unsent changes are saved with the trips, and replaced with them")
  func unsent() async throws {
    let trips = [Trip.fixture(id: "a", price: Price(significand: 7250, scale: 2)), .fixture(id: "b")]
    func change(_ kind: TripChange.Kind, _ trip: Trip, isDeal: Bool = false, isNewLow: Bool = false) -> TripChange {
      TripChange(kind, FoundTrip(trip: trip, origin: "EU", isDeal: isDeal), seenAt: now, isNewLow: isNewLow)
    }
    let gone = Trip.fixture(id: "gone")
    let unsent = [
      UnsentChange(change(.new, trips[0], isDeal: true), sentBy: ["phone", "mail"]),
      UnsentChange(
        change(.cheaper(than: Price(significand: 801, scale: 1)), trips[1], isNewLow: true), sentBy: ["phone"]),
      UnsentChange(change(.gone, gone), later: .back),
      UnsentChange(
        change(.new, gone), noticedPrice: Price(significand: 1999, scale: 2), later: .moreExpensive, sentBy: ["a"]),
      UnsentChange(change(.cheaper(than: 3), gone), later: .gone),
      UnsentChange(change(.new, gone), later: .outdated, checkedAt: now),
    ]
    let seen = SeenTrips(trips, conditions: "to=a \"b\"", unsent: unsent)
    for store in stores {
      try await store.save(seen, subject(), now)
      #expect(try await store.seen(subject()) == seen)
      #expect(try await store.unsentRegions(subject(source: "other", region: nil)) == ["EU"])
      #expect(try await store.unsentRegions(subject(TripSearch(maxPrice: 1))) == [])
      // A trip that only a message names cannot be found by its id.
      #expect(try await store.find("gone", 1) == [])
      try await store.save(SeenTrips(trips), subject(), now)
      #expect(try await store.seen(subject()) == SeenTrips(trips))
      #expect(try await store.unsentRegions(subject()) == [])
    }
  }

  @Test("a watch is added once under its name, listed, and removed with its trips and its last round")
  func named() async throws {
    let weekend = try Watch(
      name: "weekend", fields: [("regions", "a \"b\",München"), ("to", "ES,IT"), ("date", "+2d"), ("below", "60")])
    let beach = try Watch(name: "beach", fields: [])
    for store in stores {
      #expect(try await store.named() == [])
      #expect(try await store.health() == [:])
      #expect(try await store.remove("weekend", false) == nil)
      #expect(try await store.add(weekend, "weekend"))
      #expect(try await store.add(beach, "beach"))
      #expect(try await !store.add(weekend, "beach"))
      #expect(try await store.named() == [.success(beach), .success(weekend)])

      let subjects = ["weekend", "beach"].map { WatchSubject(source: "live", watch: $0, region: "EU") } + [subject()]
      for subject in subjects { try await store.save([.fixture()], subject, now) }
      _ = try await store.saveRound(FinishedRound(of: "weekend"), now)
      _ = try await store.saveRound(FinishedRound(of: "weekend"), now + 900)
      _ = try await store.saveRound(FinishedRound(of: "configured"), now + 900)
      #expect(try await store.health().mapValues(\.lastRound) == ["weekend": now + 900, "configured": now + 900])

      // A configured watch of the same name keeps its trips.
      #expect(try await store.remove("weekend", true) == .success(weekend))
      #expect(try await store.trips(subjects[0]) != nil)
      #expect(try await store.health().count == 2)
      #expect(try await store.add(weekend, "weekend"))
      #expect(try await store.remove("weekend", false) == .success(weekend))
      #expect(try await store.remove("weekend", false) == nil)
      #expect(try await store.named() == [.success(beach)])
      #expect(try await store.health().mapValues(\.lastRound) == ["configured": now + 900])
      var seen: [Bool] = []
      for subject in subjects { seen.append(try await store.trips(subject) != nil) }
      #expect(seen == [false, true, true])
    }
  }

  @Test("the trips of each watch with a name are separate")
  func namedSubjects() async throws {
    let subjects = ["a", "b"].map { WatchSubject(source: "live", watch: $0, region: nil) } + [subject(region: nil)]
    try await expectSeparateTrips(of: subjects)
  }

  @Test("a round deletes what its watch saw under other conditions, except what it watches now")
  func outdated() async throws {
    let subjects = ["EU", "US", "AS"].map { WatchSubject(source: "live", watch: "spain", region: $0) }
    let others = [WatchSubject(source: "live", watch: "italy", region: "EU"), subject()]
    for store in stores {
      try await store.save(SeenTrips([.fixture()], conditions: "EU"), subjects[0], now)
      try await store.save(SeenTrips([.fixture()], conditions: "EU"), subjects[1], now)
      try await store.save(SeenTrips([.fixture()], conditions: "US"), subjects[2], now)
      for other in others { try await store.save(SeenTrips([.fixture()], conditions: "EU"), other, now) }
      _ = try await store.saveRound(FinishedRound(of: "spain", conditions: "US", subjects: [subjects[1]]), now)
      var seen: [Bool] = []
      for subject in subjects + others { seen.append(try await store.seen(subject) != nil) }
      #expect(seen == [false, true, true, true, true])
    }
  }

  @Test("the health of a watch has its results, its messages, and since when it fails")
  func health() async throws {
    for store in stores {
      #expect(try await store.health()["spain"] == nil)
      var round = FinishedRound(of: "spain")
      (round.changeCount, round.messageCount) = (3, 2)
      var health = try await store.saveRound(round, now)
      #expect(health.status == .ok && health.lastSuccess == now && health.lastMessage == now)
      var failed = FinishedRound(of: "spain", subjects: nil)
      failed.failure = "status 401"
      _ = try await store.saveRound(failed, now + 60)
      health = try await store.saveRound(failed, now + 120)
      #expect(health.status == .failing(since: now + 60, reason: "status 401"))
      #expect(health.status.isFailing && health.status.words.hasSuffix(" UTC: status 401"))
      #expect(health.lastRound == now + 120 && health.lastSuccess == now && health.changeCount == 0)
      try await store.saveNotice("spain", now + 120)
      #expect(try await store.health()["spain"]?.noticeSentAt == now + 120)
      round.changeCount = 1
      health = try await store.saveRound(round, now + 180)
      #expect(health.status == .ok && health.failingSince == nil && health.noticeSentAt == now + 120)
      #expect(health.messageCount == 4 && health.changeCount == 1)
      try await store.saveNotice("spain", nil)
      health.noticeSentAt = nil
      #expect(try await store.health() == ["spain": health])
    }
  }

  private func reported(_ ids: [String], at time: Date) -> SeenTrips {
    var seen = SeenTrips([])
    seen.reported = ids.map { id in
      ReportedChange(
        id: id, .drop, reportedAt: time, title: "70 EUR \(id)", lines: ["70 EUR \u{0}\"é", "was 80"],
        link: id == "a" ? "https://book.example/a" : nil)
    }
    return seen
  }

  @Test("the reported changes of a watch are saved once, the newest first, and removed with the watch")
  func reportedChanges() async throws {
    let subject = WatchSubject(source: "live", watch: "spain", region: "EU")
    let other = WatchSubject(source: "live", watch: "italy", region: "EU")
    let watch = try Watch(name: "spain", fields: [])
    for store in stores {
      #expect(try await store.reported("spain") == [])
      #expect(try await store.add(watch, "spain"))
      let (first, second) = (reported(["a", "b"], at: now), reported(["c", "a"], at: now + 60))
      try await store.save(first, subject, now)
      try await store.save(reported(["x"], at: now), other, now)
      try await store.save(second, subject, now + 60)
      let expected = [second.reported[0]] + first.reported
      #expect(try await store.reported("spain") == expected)
      #expect(try await store.seen(subject)?.reported == [])
      // Saving what was seen does not remove what was reported; neither does a change of the watch.
      try await store.save([], subject, now + 120)
      #expect(try await store.replace(try Watch(name: "spain", fields: [("below", "60")]), "spain", nil))
      _ = try await store.remove("spain", true)
      #expect(try await store.reported("spain") == expected)
      #expect(try await store.add(watch, "spain"))
      _ = try await store.remove("spain", false)
      #expect(try await store.reported("spain") == [])
      #expect(try await store.reported("italy").map(\.id) == ["x"])
    }
  }

  @Test("of a watch, the last 200 reported changes of 90 days are kept")
  func oldReportedChanges() async throws {
    let subject = WatchSubject(source: "live", watch: "spain", region: "EU")
    for store in stores {
      try await store.save(reported(["old"], at: now - 91 * 86_400), subject, now - 91 * 86_400)
      try await store.save(reported((0..<150).map { "a\($0)" }, at: now), subject, now)
      #expect(try await store.reported("spain").count == 150)
      try await store.save(reported((0..<150).map { "b\($0)" }, at: now + 60), subject, now + 60)
      let ids = try await store.reported("spain").map(\.id)
      #expect(ids == (0..<150).map { "b\($0)" } + (0..<50).map { "a\($0)" })
    }
  }

  @Test("the cheapest price of a watch is that of its last successful round")
  func cheapest() async throws {
    for store in stores {
      var round = FinishedRound(of: "spain")
      round.cheapest = .init(Price(significand: 4999, scale: 2), "EUR")
      _ = try await store.saveRound(round, now)
      var failed = FinishedRound(of: "spain")
      (failed.failure, failed.cheapest) = ("status 401", .init(90, "EUR"))
      _ = try await store.saveRound(failed, now + 60)
      #expect(try await store.health()["spain"]?.cheapest == round.cheapest)
      round.cheapest = nil
      _ = try await store.saveRound(round, now + 120)
      #expect(try await store.health()["spain"]?.cheapest == nil)
    }
  }

  @Test("a watch is paused and resumed, also before its first round, and a requested round is done once")
  func paused() async throws {
    for store in stores {
      try await store.setPaused("spain", true)
      try await store.requestRun("spain", now)
      var health = try #require(try await store.health()["spain"])
      #expect(health.status == .paused && health.runRequestedAt == now)
      // The health of a paused watch is kept however long it is paused.
      _ = try await store.saveRound(FinishedRound(of: "other"), now + 100 * 86_400)
      try await store.setPaused("spain", false)
      health = try #require(try await store.health()["spain"])
      #expect(health.status == .neverRan && health.status.words == "never ran")
      #expect(try await store.saveRound(FinishedRound(of: "spain"), now).runRequestedAt == nil)
    }
  }

  @Test("a watch is replaced under its name, and keeps its trips")
  func replaced() async throws {
    let (old, new) = (try Watch(name: "a", fields: []), try Watch(name: "a", fields: [("below", "60")]))
    let subject = WatchSubject(source: "live", watch: "a", region: "EU")
    for store in stores {
      #expect(try await !store.replace(new, "a", nil))
      #expect(try await store.add(old, "a"))
      try await store.save([.fixture()], subject, now)
      #expect(try await store.replace(new, "a", nil))
      #expect(try await store.named() == [.success(new)])
      #expect(try await store.trips(subject) != nil)
    }
  }

  @Test("of two changes of the same watch at the same time, only the first one is saved")
  func concurrentChanges() async throws {
    let old = DefinedWatch.success(try Watch(name: "a", fields: [("to", "ES")]))
    let changes = try ["45", "60"].map { try Watch(name: "a", fields: [("to", "ES"), ("below", $0)]) }
    for store in stores {
      #expect(try await store.add(try old.get(), "a"))
      let saved = try await withThrowingTaskGroup(of: Watch?.self) { group in
        for watch in changes {
          group.addTask { try await store.replace(watch, "a", old) ? watch : nil }
        }
        return try await group.reduce(into: [Watch]()) { saved, watch in
          if let watch { saved.append(watch) }
        }
      }
      #expect(saved.count == 1)
      #expect(try await store.named() == saved.map { DefinedWatch.success($0) })
    }
  }

  @Test("another search deletes the results of the rounds, but not the pause; other fields keep them")
  func changedSearch() async throws {
    var round = FinishedRound(of: "a")
    (round.changeCount, round.messageCount, round.cheapest) = (2, 1, .init(44, "EUR"))
    for store in stores {
      #expect(try await store.add(try Watch(name: "a", fields: [("to", "ES")]), "a"))
      let before = try await store.saveRound(round, now)
      #expect(try await store.replace(try Watch(name: "a", fields: [("to", "ES"), ("every", "2h")]), "a", nil))
      #expect(try await store.health()["a"] == before)
      try await store.setPaused("a", true)
      #expect(try await store.replace(try Watch(name: "a", fields: [("to", "IT"), ("every", "2h")]), "a", nil))
      var expected = WatchHealth()
      (expected.isPaused, expected.messageCount, expected.lastMessage) = (true, 1, now)
      #expect(try await store.health()["a"] == expected)
      try await store.setPaused("a", false)
      #expect(try await store.health()["a"]?.status == .neverRan)
    }
  }

  @Test("the health of watches is deleted after 90 days without a round")
  func oldRounds() async throws {
    for store in stores {
      _ = try await store.saveRound(FinishedRound(of: "old"), now)
      _ = try await store.saveRound(FinishedRound(of: "edge"), now + 86_400)
      _ = try await store.saveRound(FinishedRound(of: "new"), now + 91 * 86_400)
      #expect(try await store.health().keys.sorted() == ["edge", "new"])
    }
  }

  @Test("a trip is found by its id or a prefix, as it was seen last for each party, whichever watch has seen it")
  func find() async throws {
    let subjects = [subject(region: "EU"), subject(region: "US"), subject(region: "AS")]
    for store in stores {
      #expect(try await store.find("a", 10) == [])
      try await store.save([.fixture(id: "abc", price: 1), .fixture(id: "abd", price: 2)], subjects[0], now)
      try await store.save([.fixture(id: "abc", price: 4), .fixture(id: "ab", price: 5)], subjects[1], now + 60)
      try await store.save([.fixture(id: "abc", price: 7), .fixture(id: "b%_\"")], subjects[2], now + 30)
      let latest = try await store.find("abc", 10)
      #expect(latest.map(\.trip.price) == [4] && latest.map(\.origin) == ["US"])
      #expect(latest.map(\.fetchedAt) == [now + 60])
      #expect(try await store.find("a", 10).map(\.trip.id) == ["ab", "abc", "abd"])
      #expect(try await store.find("a", 2).map(\.trip.id) == ["ab", "abc"])
      #expect(try await store.find("ab", 10).map(\.trip.price) == [5])
      #expect(try await store.find("b%_\"", 10).count == 1)
      #expect(try await store.find("%", 10) == [])
      #expect(try await store.find("A", 10) == [])
      var pair = Trip.fixture(id: "abc", price: 8)
      pair.terms = FareTerms(passengers: 2)
      try await store.save([pair], subjects[0], now + 90)
      #expect(try await store.find("abc", 10).map(\.trip.price) == [8, 4])
      #expect(try await store.find("a", 2).map(\.trip.price) == [5, 8, 4])
    }
  }

  @Test("watches with equal filters share their trips, with any sort order and notation of the limit")
  func alike() async throws {
    for store in stores {
      try await store.save([.fixture()], subject(TripSearch(maxPrice: 60, toCountries: ["ES", "IT", "FR"])), now)
      let same = TripSearch(
        maxPrice: PriceLimit(Price(significand: 6000, scale: 2)), toCountries: ["IT", "FR", "ES"])
      #expect(try await store.trips(subject(same))?.count == 1)
      try await store.save([.fixture()], subject(TripSearch(from: ["VNO", "rix"], currency: "eur")), now)
      let mixed = TripSearch(from: ["RIX", "vno", "RIX"], currency: "EUR")
      #expect(try await store.trips(subject(mixed))?.count == 1)
    }
  }

  @Test("subjects not watched for 90 days are deleted when another one is saved")
  func forgotten() async throws {
    let day = 86_400.0
    for store in stores {
      try await store.save([], subject(region: "old"), now)
      try await store.save([], subject(region: "young"), now + day)
      try await store.save([], subject(), now + 90 * day)
      #expect(try await store.trips(subject(region: "old")) != nil)
      try await store.save([], subject(), now + 90.5 * day)
      #expect(try await store.trips(subject(region: "old")) == nil)
      #expect(try await store.trips(subject(region: "young")) != nil)
    }
  }

  @Test("reading before the first write creates no file, and the next run finds saved data")
  func file() async throws {
    let store = WatchStore.live(place.database())
    #expect(try await store.trips(subject()) == nil)
    #expect(throws: (any Error).self) { try place.names }
    try await store.save([.fixture()], subject(), now)
    #expect(try await WatchStore.live(place.database()).trips(subject()) == [.fixture()])
  }

  @Test("an invalid list of trips is an error, and can be replaced", arguments: ["{}", "[{}]", "[", ""])
  func unreadable(text: String) async throws {
    let store = WatchStore.live(place.database())
    try await store.save([.fixture()], subject(), now)
    try place.withConnection { try $0.execute(sql: "UPDATE watch SET trips = ?", arguments: [text]) }
    let error = await #expect(throws: StoreError.self) { try await store.trips(subject()) }
    #expect(error?.description.contains("the saved trips of a watch are invalid") == true)
    try await store.save([], subject(), now)
    #expect(try await store.trips(subject()) == [])
  }

  @Test("a trip that cannot be saved leaves the earlier trips unchanged")
  func unsavable() async throws {
    let store = WatchStore.live(place.database())
    try await store.save([.fixture()], subject(), now)
    await #expect(throws: TripEncodingError.self) {
      try await store.save([.fixture(createdAt: .distantFuture + 1e12)], subject(), now)
    }
    #expect(try await store.trips(subject()) == [.fixture()])
  }
}

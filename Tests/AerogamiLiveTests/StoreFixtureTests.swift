import AerogamiContainer
import AerogamiCore
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive
@testable import AerogamiStore

/// A database written by the last version before the first release. Each table is still read.
@Suite(.timeLimit(.minutes(20))) struct StoreFixtureTests {
  private let temporaryStore = TemporaryStore()

  init() throws {
    let url = try #require(
      Bundle.module.url(forResource: "store-before-1", withExtension: "sqlite", subdirectory: "Fixtures"))
    try temporaryStore.write(try Data(contentsOf: url))
  }

  @Test("favorites are read")
  func favorites() async throws {
    let store = temporaryStore.favorites()
    #expect(try await store.count() == 2)
    for favorite in StoreFixture.favorites {
      let found = try #require(try await store.find(favorite.id, 2).first)
      #expect(found.region == favorite.region && found.addedAt == favorite.addedAt)
      expectSame([found.trip], [favorite.trip])
    }
    let trips = try await store.trips(TripQuery(), StoreFixture.now)
    #expect(trips.map(\.trip.id) == ["favorite-return", "favorite-one-way"])
  }

  @Test("prices are read, with the days on which they were recorded")
  func history() async throws {
    let store = PriceHistoryStore.live(temporaryStore.database(), sources: [("", StoreFixture.apiURL)])
    #expect(try await store.size().routeCount == 3)
    #expect(try await store.size().observationCount == 5)
    let routes = try await store.routes(StoreFixture.now)
    #expect(
      routes.map { "\($0.route.route) \($0.route.isOneWay)" } == ["CPH-AGP false", "JFK-VNO true", "VNO-AGP true"])
    let vilnius = try #require(try await store.histories(.vilniusMalaga).first)
    #expect(
      vilnius.observations.map { "\($0.dates.departure) \($0.price)" } == ["20849 49", "20850 61", "20849 45.50"])
    let copenhagen = try #require(try await store.histories(.copenhagenMalaga).first)
    #expect(copenhagen.observations.map(\.dates) == [TripDates(departure: 20_849, returning: 20_856)])
    #expect(vilnius.days.map { "\($0.day) \($0.price)" } == ["20828 49", "20829 45.50"])
    #expect(copenhagen.days.map { "\($0.day) \($0.price) \($0.isWide)" } == ["20828 72 true"])
  }

  @Test("the prices of the previous version keep their value: each day on which they were seen counts")
  func previousVersion() async throws {
    let store = TemporaryStore()
    let route = PricedRoute.fixture(.vilniusMalaga)
    let day = 20_800
    @Sendable func seconds(_ days: Int) -> Int { (day + days) * 86_400 + 43_200 }
    try store.write(Data())
    let queue = try DatabaseQueue(path: store.path)
    try DatabaseMigrator.store.migrate(queue, upTo: "store")
    try await queue.write { db in
      try db.execute(sql: "PRAGMA application_id = \(StoreFile.applicationID)")
      let id = 1 << 48 | route.number
      try db.execute(sql: "INSERT INTO price_source VALUES (1, 'http://a')")
      try db.execute(sql: "INSERT INTO route VALUES (?, 0, ?)", arguments: [id, seconds(4)])
      // Two pairs of dates: the first at 50 until day 1, the second at 70 from day 2, and at 60 on day 4.
      for (departs, seenAt, price) in [(20_900, 0, 50), (20_901, 2, 70), (20_901, 4, 60)] {
        try db.execute(
          sql: "INSERT INTO observation VALUES (?, ?, ?, 0, ?)",
          arguments: [id, seconds(seenAt), departs, price * 10_000_000])
      }
      for (departs, price, seenAt) in [(20_900, 50, 1), (20_901, 60, 4)] {
        try db.execute(
          sql: "INSERT INTO fare VALUES (?, ?, 0, ?, ?)", arguments: [id, departs, price * 10_000_000, seconds(seenAt)])
      }
    }
    try queue.close()
    let history = PriceHistoryStore.live(store.database(), sources: [("", "http://a")])
    let found = try #require(try await history.histories(.vilniusMalaga).first)
    #expect(found.days.map { "\($0.day - day) \($0.price)" } == ["0 50", "1 50", "2 70", "4 60"])
    #expect(found.days.allSatisfy { $0.isWide })
    #expect(found.days.map(\.dates.departure) == [20_900, 20_900, 20_901, 20_901])
    #expect(found.observations.count == 3)
  }

  @Test("the selection of regions is read")
  func selection() async throws {
    #expect(try await RegionStore.live(temporaryStore.database()).selected() == ["EU", "US"])
  }

  @Test("the last fetch is read, with its fares")
  func lastFetch() async throws {
    let database = temporaryStore.database()
    let search = TripSearch(
      departure: DepartureDays(month: "2026-12"), currency: "EUR", isDirect: true, isOneWay: true)
    #expect(try await RegionStore.live(database).fetches() == [TripFetch(origins: ["VNO", "EU"], search: search)])
  }

  @Test("a cached response is read")
  func response() async throws {
    let store = ResponseStore.live(temporaryStore.database(), maxBytes: 1 << 20)
    #expect(try await store.response(StoreFixture.responseKey) == StoreFixture.response)
    #expect(try await store.contents().count == 1)
  }

  @Test("the seen prices of watches are read", arguments: StoreFixture.Watch.allCases)
  func watch(_ watch: StoreFixture.Watch) async throws {
    let trips = try await WatchStore.live(temporaryStore.database()).trips(watch.subject)
    expectSame(try #require(trips), watch.trips)
  }

  @Test("it is converted once, and has the same tables as a new database")
  func conversion() async throws {
    func tables(_ store: TemporaryStore) throws -> [String: Set<String>] {
      try store.withConnection { db in
        var tables: [String: Set<String>] = [:]
        for name in try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'") {
          tables[name] = Set(try db.columns(in: name).map(\.name))
        }
        return tables
      }
    }
    let new = TemporaryStore()
    for store in [temporaryStore, new] {
      for _ in 0..<2 {
        let database = store.database()
        _ = try await FavoriteStore.live(database).add([.fixture("a")])
        await database.close()
      }
      let migrations = try store.withConnection { db in
        try String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations ORDER BY identifier")
      }
      #expect(
        migrations == [
          "dailyLows", "reportedChanges", "responseCompleteness", "services", "store", "watchHealth",
          "watchedMeetings",
        ])
    }
    #expect(try tables(temporaryStore) == tables(new))
  }

  @Test("a database of an older version is an error that says what to do, and stays as it is")
  func older() async throws {
    try temporaryStore.withConnection {
      try $0.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = 'recentFetches'")
    }
    let error = await #expect(throws: StoreError.self) {
      try await FavoriteStore.live(temporaryStore.database()).add([.fixture("a")])
    }
    #expect(error?.message.contains("it was created by a version before the first release") == true)
    #expect(error?.remedy == "move the file away, or delete it")
    let count = try temporaryStore.withConnection { try Int.fetchOne($0, sql: "SELECT count(*) FROM favorite") }
    #expect(count == 2)
  }

  @Test("a watch that was added is read as a value")
  func addedWatch() async throws {
    let store = WatchStore.live(temporaryStore.database())
    let spain = try AerogamiCore.Watch(
      name: "spain", fields: [("regions", "VNO"), ("to", "ES"), ("below", "60"), ("new_low", "true"), ("every", "2h")])
    #expect(try await store.named() == [.success(spain)])
  }

  @Test("a trip saved without local times gets those of its airports")
  func localTimes() async throws {
    let clocks = SharedAirportClocks(zones: .live())
    let store = FavoriteStore.live(temporaryStore.database(), clocks: clocks)
    let favorites = try await store.trips(TripQuery(order: .departure), StoreFixture.now).map(\.trip)
    #expect(favorites.map(\.departureAt) == [.at("2027-01-31T19:30:00-05:00"), .at("2027-02-01T01:30:00+01:00")])
    #expect(favorites.map(\.returnAt) == [nil, .at("2027-02-08T00:30:00+01:00")])
    let found = try #require(try await store.find("favorite-one", 2).first)
    #expect(found.trip == favorites[0])
    #expect(try await store.add([found]).map(\.trip) == [found.trip])
    let watch = StoreFixture.Watch.mock
    let seen = try #require(try await WatchStore.live(temporaryStore.database(), clocks: clocks).trips(watch.subject))
    #expect(seen.map(\.departureAt) == [.at("2027-01-20T07:40:00+01:00"), .at("2027-02-01T00:30:00+02:00")])
  }

  @Test(
    "the first round after an update reports nothing as new, more expensive or gone",
    arguments: StoreFixture.Watch.allCases)
  func firstRound(_ watched: StoreFixture.Watch) async throws {
    let clocks = SharedAirportClocks(zones: .live())
    let seen = try #require(try await WatchStore.live(temporaryStore.database(), clocks: clocks).trips(watched.subject))
    var watch = WatchedTrips(watched.subject.search)
    watch.restore(seen, in: "EU")
    var trips = watched.trips
    for index in trips.indices {
      trips[index].departureAt = clocks.localTime(trips[index].departureAt, at: trips[index].departure)
      trips[index].returnAt = trips[index].returnAt.map { clocks.localTime($0, at: trips[index].destination) }
    }
    trips = watch.search.indices(of: trips, at: StoreFixture.now).map { trips[$0] }
    let taken = watch.update(with: Outcome(of: Fetched(trips), for: "EU"), at: StoreFixture.now)
    let looked = try #require(taken)
    #expect(looked.changes == [] && !looked.isFirstRound)
    // Two trips leave on the day in UTC but not at their airports.
    #expect(watch.trips(in: "EU").map(\.id) == watched.remaining)
  }

  /// The same trips, with the same departure instants.
  private func expectSame(_ trips: [Trip], _ expected: [Trip]) {
    #expect(trips == expected)
  }
}

/// The contents of the database.
enum StoreFixture {
  static let now = moment("2027-01-10T12:00:00Z")
  static let apiURL = "https://api.example.com"

  static var favorites: [Favorite] {
    [
      Favorite(
        trip: trip(
          "favorite-return", 72, .copenhagen, .malaga, "2027-02-01T00:30:00Z", returning: "2027-02-07T23:30:00Z"),
        region: "EU", addedAt: now),
      Favorite(
        trip: trip("favorite-one-way", 129, newYork, .vilnius, "2027-02-01T00:30:00Z"), region: nil,
        addedAt: now + 0.25),
    ]
  }

  /// Recorded on consecutive days.
  static var recorded: [[Trip]] {
    [
      [
        trip("a", 49, .vilnius, .malaga, "2027-01-31T23:30:00Z"),
        trip("b", 61, .vilnius, .malaga, "2027-02-01T00:30:00Z"),
        trip("c", 72, .copenhagen, .malaga, "2027-01-31T06:00:00Z", returning: "2027-02-07T23:30:00Z"),
        trip("d", 129, newYork, .vilnius, "2027-02-01T00:30:00Z"),
      ],
      [
        trip("a", Price(significand: 4550, scale: 2), .vilnius, .malaga, "2027-01-31T23:30:00Z"),
        trip("b", 61, .vilnius, .malaga, "2027-02-01T00:30:00Z"),
      ],
    ]
  }

  static let responseKey = ResponseKey(HTTPRequest(url: "\(apiURL)/trips/EU"))

  static let response = CachedResponse(
    url: "\(apiURL)/trips/EU",
    body: Array(
      """
      [{"id":"cached","price":49,"currency":"EUR","airlines":"FR","flight_number":4048,\
      "departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},\
      "destination":{"city":"Malaga","country_code":"ES","airport_code":"AGP"},\
      "departure_at":1801438200000,"return_at":1802043000000,"created_at":1799000000000,"expires_at":1801000000000}]
      """.utf8),
    etag: "\"1\"", lastModified: "Sun, 10 Jan 2027 12:00:00 GMT", fetchedAt: now)

  enum Watch: CaseIterable {
    case mock, day

    /// The ids of the trips that are watched after the update.
    var remaining: [Trip.ID] {
      switch self {
      case .mock: ["mock-a", "mock-b"]
      case .day: ["day-noon"]
      }
    }

    var subject: WatchSubject {
      switch self {
      case .mock: WatchSubject(source: "mock ", search: TripSearch(), region: "EU")
      case .day:
        WatchSubject(
          source: "live \(apiURL)", search: TripSearch(departure: DepartureDays(day: "2027-01-31"), isDirect: true),
          region: "EU")
      }
    }

    /// The trips sorted by id, as in a watch.
    var trips: [Trip] {
      switch self {
      case .mock:
        [
          trip("mock-a", 35, .copenhagen, .malaga, "2027-01-20T06:40:00Z"),
          trip("mock-b", 88, .vilnius, .malaga, "2027-01-31T22:30:00Z", returning: "2027-02-07T23:30:00Z"),
        ]
      case .day:
        [
          trip("day-early", 99, newYork, .vilnius, "2027-01-31T00:30:00Z", transfers: 0),
          trip("day-late", 45, .vilnius, .malaga, "2027-01-31T23:30:00Z", transfers: 0),
          trip("day-noon", 60, .copenhagen, .malaga, "2027-01-31T12:00:00Z", transfers: 0),
        ]
      }
    }
  }

  static let newYork = TripLocation(city: "New York", countryCode: "US", airportCode: "JFK")

  private static func trip(
    _ id: String, _ price: Price, _ from: TripLocation, _ to: TripLocation, _ departure: String,
    returning: String? = nil, transfers: Int? = nil, minutes: Int? = nil, link: FareLink? = nil
  ) -> Trip {
    var trip = Trip.fixture(
      id: id, price: price, from: from, to: to, departureAt: moment(departure), returnAt: returning.map(moment),
      createdAt: now, expiresAt: moment(departure))
    (trip.transfers, trip.travelMinutes, trip.link) = (transfers, minutes, link)
    return trip
  }

  private static func moment(_ text: String) -> Date {
    guard let date = RFC3339.date(text) else { preconditionFailure("\(text) is not a date") }
    return date
  }
}

extension SharedAirportClocks {
  fileprivate func localTime(_ time: LocalTime, at location: TripLocation) -> LocalTime {
    withClocks { $0.localTime(at: location.airportCode, time.instant) } ?? time
  }
}

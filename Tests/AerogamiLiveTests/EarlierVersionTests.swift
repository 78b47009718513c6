import AerogamiContainer
import AerogamiCore
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiLive
@testable import AerogamiStore

/// Files that earlier versions wrote. Programs of version 0.1.0 saved only a database and the user's own file. Their
/// schema grew by six migrations until version 0.2.0, which has the last one: the fixtures have the first and the last.
@Suite struct EarlierVersionTests {
  private let store = TemporaryStore()
  private let now = Date(timeIntervalSince1970: 1_799_582_400)

  @Test(
    "an update loses nothing of a database, from each migration on, and a second use changes nothing",
    arguments: [("store-0.2.0", "reportedChanges")] + DatabaseMigrator.store.migrations.map { ("store-0.1.0", $0) })
  func database(fixture: String, migration: String) async throws {
    try store.write(Data())
    let sql = String(decoding: try contents(of: fixture, "sql"), as: UTF8.self)
    try store.withConnection { try $0.execute(sql: sql) }
    let queue = try DatabaseQueue(path: store.path)
    try DatabaseMigrator.store.migrate(queue, upTo: migration)
    try queue.close()

    // The rows of `watch_round` are in `watch_health` after its migration.
    let savedColumns = try columns().filter { !["grdb_migrations", "watch_round"].contains($0.key) }
    let saved = try rows(savedColumns)
    try await expectContents(isNewest: fixture == "store-0.2.0")
    #expect(try rows(savedColumns) == saved)

    let updatedColumns = try columns()
    let updated = try rows(updatedColumns)
    try await expectContents(isNewest: fixture == "store-0.2.0")
    #expect(try columns() == updatedColumns)
    #expect(try rows(updatedColumns) == updated)
  }

  @Test("every key of the user's own file still has its meaning")
  func configuration() throws {
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    try contents(of: "config-0.1.0", "json").write(to: URL(filePath: "\(directory.path)/config.json"))
    let configuration = try Configuration.load(
      variables: [:], directories: .init(currentDirectory: directory.path, userDirectory: directory.path))
    #expect(configuration.environment == "live")
    #expect(configuration.home.places == ["VNO", "New York"])
    #expect(configuration.client(.trips)?.token == "t0ken")
    #expect(Set(configuration.notifiers.map(\.name)) == ["bot", "phone", "team"])
    #expect(configuration.notifiers.flatMap(\.problems) == [])
    let watches = try configuration.watches.map { try $0.watch.get() }
    #expect(Set(watches.compactMap(\.name)) == ["one-day", "spain", "weekend"])
    let spain = try #require(watches.first { $0.name == "spain" })
    // All its keys except the regions, the interval and the notifiers.
    #expect(spain.conditions.split(separator: "&").count == 19)
    #expect(spain.interval == .seconds(7200) && spain.notifiers == ["phone", "team"])
  }

  private func contents(of name: String, _ type: String) throws -> Data {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: type, subdirectory: "Fixtures"))
    return try Data(contentsOf: url)
  }

  /// Returns the columns of each table.
  private func columns() throws -> [String: [String]] {
    try store.withConnection { db in
      var columns: [String: [String]] = [:]
      for table in try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'") {
        columns[table] = try db.columns(in: table).map(\.name)
      }
      return columns
    }
  }

  /// Returns the rows of each table, sorted, with these columns as literals.
  private func rows(_ columns: [String: [String]]) throws -> [String: [String]] {
    try store.withConnection { db in
      var rows: [String: [String]] = [:]
      for (table, names) in columns {
        let row = names.map { "quote(\($0))" }.joined(separator: " || ', ' || ")
        rows[table] = try String.fetchAll(db, sql: "SELECT \(row) FROM \(table) ORDER BY 1")
      }
      return rows
    }
  }

  /// Checks everything that the stores read.
  ///
  /// - Parameter isNewest: Whether the database also has what only version 0.2.0 saves.
  private func expectContents(isNewest: Bool) async throws {
    let database = store.database()
    try await expectFavorites(.live(database), isNewest)
    try await expectWatches(.live(database), isNewest)
    try await expectPrices(.live(database, sources: [("", "https://api.example.com")]), isNewest)

    let regions = RegionStore.live(database)
    #expect(try await regions.selected() == ["EU", "US"])
    let weekend = try TripSearch(text: "month=2027-02&currency=EUR&direct=true&one_way=true")
    let spain = TripFetch(origins: [nil], search: try TripSearch(text: "to=ES&max_price=60"))
    #expect(try await regions.fetches() == [spain, TripFetch(origins: ["VNO", "EU"], search: weekend)])

    let responses = ResponseStore.live(database, maxBytes: 1 << 20)
    let key = ResponseKey(text: "50f8e83ea775d9486a0ae86bf101f96611c5f96fc4bf0905efe299fe7912b762")
    let response = try #require(try await responses.response(key))
    #expect(response.body == Array("[]".utf8) && response.etag == "\"1\"" && response.fetchedAt == now)
    #expect(response.completeness == (isNewest ? "partial" : nil))

    let services = try await ServiceStore.live(database, ServiceCounts()).all()
    let counts = services.map { "\($0.name) \($0.successCount) \($0.failureCount) \($0.problem?.message ?? "ok")" }
    #expect(counts == (isNewest ? ["ryanair 41 2 ryanair responded with status 503", "phone 7 0 ok"] : []))
    await database.close()
  }

  private func expectFavorites(_ favorites: FavoriteStore, _ isNewest: Bool) async throws {
    var found: [String] = []
    for id in try await favorites.ids().sorted() {
      let favorite = try #require(try await favorites.find(id, 1).first)
      let (trip, addedAt) = (favorite.trip, Int(favorite.addedAt.timeIntervalSince1970))
      let times = [trip.departureAt, trip.returnAt].compactMap(\.self).map { "\($0)" }.joined(separator: " ")
      found.append(
        "\(id.prefix(18)) \(favorite.region ?? "?") \(trip.price) \(times) \(trip.terms.passengers) \(addedAt)")
    }
    var expected = [
      "5c1e7a90-barcelona VNO 72.40 2027-02-01T09:00:00+02:00 2027-02-06T08:00:00+01:00 1 1799323200",
      "9b02d4f1-new-york ? 129 2027-01-31T19:30:00-05:00 1 1799582400",
      "e77f0c55-departed EU 19.99 2026-12-23T04:26:40Z 1 1796990400",
    ]
    if isNewest {
      expected += [
        "ec959886-bb00-848a blc 103.97 2026-12-11T19:25:00+02:00 2026-12-14T18:25:00+01:00 3 1795803844",
        "pair0123456789ab VNO 55.50 2027-02-01T09:00:00+02:00 2027-02-06T08:00:00+01:00 1 1799582400",
      ]
    }
    #expect(found == expected)
    let listed = try await favorites.trips(TripQuery(order: .departure), now)
    #expect(listed.count == found.count)
    let tickets = listed.flatMap(\.trip.tickets)
    #expect(tickets.map { "\($0.id) \($0.price)" } == (isNewest ? ["out 30.10", "back 25.40"] : []))
  }

  private func expectWatches(_ store: WatchStore, _ isNewest: Bool) async throws {
    let named = try await store.named().map { try $0.get() }
    let spain = try Watch(
      name: "spain",
      fields: [
        ("regions", "VNO,RIX"), ("to", "ES,IT"), ("max_price", "90"), ("currency", "EUR"), ("airline", "FR,W6"),
        ("month", "next"), ("nights", "2-4"), ("days", "fri,sat"), ("return_days", "sun,mon"),
        ("depart_hours", "6-12"), ("return_hours", "16-23"), ("max_transfers", "1"), ("max_hours", "8"),
        ("hide_expired", "true"), ("below", "60"), ("drop", "15%"), ("new_low", "true"), ("deals", "true"),
        ("gone", "true"), ("every", "2h"), ("notify", "phone,mail"), ("concurrency", "2"), ("strict", "true"),
      ])
    let anywhere = try Watch(
      name: "anywhere",
      fields: [
        ("anywhere", "true"), ("from", "VNO"), ("depart_after", "+2w"), ("depart_before", "2027-03-01"),
        ("weekend", "true"), ("drop", "20"),
      ])
    let oneDay = try Watch(
      name: "one-day",
      fields: [("regions", "home"), ("to", "BCN"), ("date", "2027-01-31"), ("direct", "true"), ("one_way", "true")])
    let friends = try Watch(
      name: "friends",
      fields: [
        ("meet", "Vilnius"), ("meet", "Riga"), ("people", "2,1"), ("month", "next"), ("weekend", "true"),
        ("below", "900"), ("notify", "phone"),
      ])
    let party = try Watch(
      name: "party",
      fields: [
        ("regions", "VNO"), ("to", "ES"), ("adults", "2"), ("children", "1"), ("bags", "1"),
        ("self_transfer", "true"), ("below", "900"), ("confirm", "true"),
      ])
    #expect(named == (isNewest ? [anywhere, friends, oneDay, party, spain] : [anywhere, oneDay, spain]))

    // With the same conditions, the first round after the update continues where the last one ended.
    let subject = WatchSubject(source: "live https://api.example.com", watch: "spain", region: "VNO")
    let seen = try #require(try await store.seen(subject))
    #expect(seen.conditions == spain.conditions)
    #expect(seen.trips.map { "\($0.id) \($0.price)" } == ["spain-a 49.99", "spain-b 88"])
    #expect(
      seen.unsent.map { "\($0.change.found.trip.id) \($0.change.kind.word) \($0.noticedPrice) \($0.sentBy)" }
        == [#"spain-a cheaper 49.99 ["phone"]"#, "spain-gone gone 38.50 []"])
    #expect(seen.unsent.map(\.change.previousPrice) == [61, nil])
    #expect(try await store.unsentRegions(subject) == ["VNO"])
    let unnamed = WatchSubject(source: "mock ", search: TripSearch(), region: "EU")
    #expect(try await store.trips(unnamed)?.map(\.id) == ["mock-a"])

    let health = try await store.health()
    #expect(health["spain"]?.lastRound == now && health["spain"]?.lastSuccess == now)
    #expect(health["configured"]?.lastRound == now - 86_400)
    #expect(health["configured"]?.failure == (isNewest ? "VNO: status 503" : nil))
    #expect(health.filter(\.value.isPaused).map(\.key) == (isNewest ? ["one-day"] : []))
    #expect(health["friends"]?.cheapest.map { "\($0.price) \($0.currency)" } == (isNewest ? "274 EUR" : nil))
    let reported = try await store.reported("friends") + store.reported("party")
    #expect(reported.map(\.kind.rawValue) == (isNewest ? ["new", "new"] : []))
    let meetings = try await store.seen(WatchSubject(source: "mock ", watch: "friends", region: nil))?.meetings
    #expect(meetings?.totals?.count == (isNewest ? 12 : nil))
  }

  private func expectPrices(_ history: PriceHistoryStore, _ isNewest: Bool) async throws {
    #expect(try await history.size().routeCount == 3)
    #expect(try await history.size().observationCount == 6)
    let routes = try await history.routes(now).map { "\($0.route.route) \($0.route.isOneWay)" }
    #expect(routes == ["CPH-AGP false", "JFK-VNO true", "VNO-AGP true"])
    let vilnius = try #require(try await history.histories(.vilniusMalaga).first)
    #expect(
      vilnius.observations.map { "\($0.dates.departure) \($0.price)" }
        == ["20849 49", "20850 61", "20849 45.50", "20849 52"])
    #expect(vilnius.lastSeen.values.allSatisfy { $0 == now } && vilnius.lastSeen.count == 2)
    let days = vilnius.days.map { "\($0.day) \($0.price)\($0.isWide ? "" : " narrow")" }
    #expect(days.filter { !$0.hasSuffix("narrow") } == ["20800 49", "20810 45.50", "20828 52"])
    #expect(days.contains("20820 47.25 narrow") == isNewest)
  }
}

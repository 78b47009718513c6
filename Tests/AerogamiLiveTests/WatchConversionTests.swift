import AerogamiContainer
import AerogamiCore
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiStore

/// Tests of watches that earlier versions saved as words of a command line.
@Suite(.timeLimit(.minutes(20))) struct WatchConversionTests {
  private let place = TemporaryStore()
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  /// Returns a database of the last version before the first release, with the watches that `fill` writes.
  private func database(_ fill: (Database) throws -> Void) throws -> LocalDatabase {
    let url = try #require(
      Bundle.module.url(forResource: "store-before-1", withExtension: "sqlite", subdirectory: "Fixtures"))
    try place.write(try Data(contentsOf: url))
    try place.withConnection { db in
      try db.execute(sql: "DELETE FROM watch; DELETE FROM named_watch")
      try fill(db)
    }
    return place.database()
  }

  /// Returns the key of a row with seen trips.
  private func key(_ subject: WatchSubject) async throws -> Data {
    let place = TemporaryStore()
    try await WatchStore.live(place.database()).save([], subject, now)
    return try place.withConnection { try #require(try Data.fetchOne($0, sql: "SELECT subject FROM watch")) }
  }

  @Test("a watch is converted with what it has seen; one that cannot be converted stays, with the reason")
  func conversion() async throws {
    let subjects = [
      WatchSubject(source: "live", watch: "beach", region: "EU"),
      WatchSubject(source: "live", search: TripSearch(maxPrice: 60), region: "EU"),
    ]
    let keys = [try await key(subjects[0]), try await key(subjects[1])]
    let database = try database { db in
      for (name, words) in [
        (
          "beach",
          #"["--every=2h","New","York","--to","Spain","--to=IT","--below","60","--new-low","--concurrency","2"]"#
        ), ("broken", #"["--to","--below","60","spain"]"#), ("gone", #"["VNO","--to","Nowhereland"]"#),
      ] {
        try db.execute(sql: "INSERT INTO named_watch VALUES (?, ?)", arguments: [name, words])
        try db.execute(sql: "INSERT INTO watch_round VALUES (?, ?)", arguments: [name, 1_800_000_000])
      }
      let conditions = [#"["New","York","--to","Spain","--to=IT","--below","60","--new-low"]"#, "[]"]
      for (key, (name, conditions)) in zip(keys, zip(["beach", nil], conditions)) {
        try db.execute(
          sql: "INSERT INTO watch (subject, seen_at, trips, name, conditions) VALUES (?, 0, '[]', ?, ?)",
          arguments: [key, name, conditions])
      }
    }
    let store = WatchStore.live(database)
    let beach = try Watch(
      name: "beach",
      fields: [
        ("regions", "New York"), ("to", "ES,IT"), ("below", "60"), ("new_low", "true"), ("every", "2h"),
        ("concurrency", "2"),
      ])
    let named = try await store.named()
    #expect(named.map(\.name) == ["beach", "broken", "gone"])
    #expect(named[0] == .success(beach))
    let broken = UnusableWatch(
      name: "broken", words: ["--to", "--below", "60", "spain"],
      problem: Problem("to: \"--below\" is not a known place", remedy: "give a country, a city or an airport code"))
    let error = #expect(throws: UnusableWatch.self) { try named[1].get() }
    #expect(error?.words == broken.words && error?.problem.message == broken.problem.message)
    #expect(try await store.health().count == 3)
    #expect(try await store.seen(subjects[0]) == SeenTrips([], conditions: beach.conditions))
    #expect(try await store.seen(subjects[1]) == SeenTrips([]))
    let definitions = try await database.read {
      try String.fetchAll($0, sql: "SELECT substr(definition, 1, 1) FROM named_watch ORDER BY name")
    }
    #expect(definitions == ["{", "[", "["])
    #expect(try await store.remove("broken", false)?.name == "broken")
    #expect(try await store.named().count == 2)
    await database.close()
  }

  @Test(
    "words of a command line are read like its options",
    arguments: [
      (["home", "--to", "ES,IT", "--weekend", "--nights", "2-3"], "home", "to=ES,IT&nights=2-3&weekend=true"),
      (["VNO,", "RIX"], "VNO,RIX", ""), (["--regions=EU", "US"], "EU,US", ""), (["--", "EU"], "EU", ""),
      (["--month", "jan", "--month=feb"], "", "month=feb"), (["--anywhere", "--strict", "--gone"], "", "gone=true"),
      (["--max-price", "60 EUR", "--airline", "FR", "--airline=W6"], "", "max_price=60%20EUR&airline=FR%2CW6"),
    ] as [([String], String, String)])
  func words(words: [String], regions: String, conditions: String) throws {
    let watch = try Watch(name: "w", words: words)
    #expect(watch.search.regions.joined(separator: ",") == regions)
    #expect(watch.conditions == conditions.replacing("ES,IT", with: "ES%2CIT"))
  }
}

import AerogamiCore
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiStore

@Suite(.timeLimit(.minutes(20))) struct FavoriteStoreTests {
  enum Kind: CaseIterable {
    case memory, database
  }

  private let place = TemporaryStore()
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func store(_ kind: Kind) -> FavoriteStore {
    switch kind {
    case .memory: .mock()
    case .database: place.favorites()
    }
  }

  @Test("a favorite is saved completely, and adding it again updates its price but not its date")
  func add() async throws {
    for store in Kind.allCases.map(store) {
      var favorite = Favorite.fixture("a\u{0}\u{1B}é", price: Price(significand: 7250, scale: 2))
      favorite.trip.departureAt = .at("2096-10-02T23:30:00+13:45")
      favorite.trip.terms = FareTerms(passengers: 3, children: 1, tickets: 2, bags: 4)
      favorite.trip.returnAt = .utc(Date(timeIntervalSince1970: 4_000_300_000.123))
      #expect(try await store.add([favorite, .fixture("b", region: nil)]) == [])
      #expect(try await store.find(favorite.id, 1) == [favorite])
      #expect(try await store.find(favorite.id, 1)[0].trip.price.description == "72.50")

      let again = Favorite(trip: .fixture(id: favorite.id, price: 60), region: nil, addedAt: now)
      #expect(try await store.add([again]) == [favorite])
      #expect(
        try await store.find(favorite.id, 1)
          == [Favorite(trip: again.trip, region: favorite.region, addedAt: favorite.addedAt)])
      #expect(try await store.count() == 2)
    }
  }

  @Test("if one favorite may not be replaced, none is saved", arguments: Kind.allCases)
  func replacement(kind: Kind) async throws {
    let store = store(kind)
    let saved = [Favorite.fixture("a"), .fixture("b")]
    _ = try await store.add(saved)
    let new = ["a", "b", "c"].map { Favorite.fixture($0, price: 1) }
    let before = try await store.save(new) { old, new in old.id == new.id && new.id == "a" }
    #expect(before == saved)
    #expect(try await store.find("", .max) == saved)
    #expect(try await store.add(new) == saved)
    #expect(try await store.find("", .max).map(\.trip.price) == [1, 1, 1])
  }

  @Test("an ID may be abbreviated, and a complete one never counts as a prefix", arguments: Kind.allCases)
  func find(kind: Kind) async throws {
    let store = store(kind)
    _ = try await store.add(["ab", "abc", "abd", "b", "\u{10FFFF}x"].map { .fixture($0) })
    #expect(try await store.find("ab", 9).map(\.id) == ["ab"])
    #expect(try await store.find("a", 9).map(\.id) == ["ab", "abc", "abd"])
    #expect(try await store.find("a", 2).map(\.id) == ["ab", "abc"])
    #expect(try await store.find("abc", 9).map(\.id) == ["abc"])
    #expect(try await store.find("\u{10FFFF}", 9).map(\.id) == ["\u{10FFFF}x"])
    #expect(try await store.find("B", 9).isEmpty)
    #expect(try await store.ids() == ["ab", "abc", "abd", "b", "\u{10FFFF}x"])
  }

  @Test("a database that does not exist has no favorites, and reading them does not create it")
  func missing() async throws {
    let store = place.favorites()
    #expect(try await store.trips(TripQuery(), now).isEmpty)
    #expect(try await store.ids().isEmpty)
    #expect(try await store.find("", 9).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: place.directory))
  }

  @Test("removing and clearing return the number of favorites", arguments: Kind.allCases)
  func remove(kind: Kind) async throws {
    let store = store(kind)
    _ = try await store.add((0..<5).map { .fixture("\($0)") })
    #expect(try await store.remove(["1", "3", "9"]) == 2)
    #expect(try await store.remove(["1"]) == 0)
    #expect(try await store.clear() == 3)
    #expect(try await store.clear() == 0)
    #expect(try await store.trips(TripQuery(), now).isEmpty)
  }

  @Test("every query finds the same trips in the same order as in a fetch", arguments: Kind.allCases)
  func queries(kind: Kind) async throws {
    var random = SplitMix64(seed: 11)
    let favorites = (0..<300).map { _ in Favorite.random(around: now, using: &random) }
    let store = store(kind)
    _ = try await store.add(favorites)
    var queries = TripOrder.allCases.flatMap { order in
      [nil, 1, 20, 1000].map { TripQuery(order: order, limit: $0) } + [
        TripQuery(TripSearch(hideExpired: true), order: order), TripQuery(order: order, isOnePerCity: true),
        TripQuery(order: order, limit: 3, isOnePerCity: true),
      ]
    }
    queries += [nil, 7].flatMap { limit in
      [
        TripQuery(TripSearch(maxPrice: 3), limit: limit), TripQuery(TripSearch(from: ["vno"]), limit: limit),
        TripQuery(TripSearch(to: ["ES"], departAfter: .moment(now)), order: .departure, limit: limit),
        TripQuery(TripSearch(airlines: ["W6"], hideExpired: true), limit: limit),
      ]
    }
    for query in queries {
      var expected = TripSelection(query, at: now)
      for favorite in favorites where query.search.matches(favorite.trip, at: now) {
        expected.add([favorite.trip], from: favorite.region)
      }
      #expect(try await store.trips(query, now) == expected.sorted())
    }
  }

  @Test("a thousand concurrent operations have the same result as sequential ones", arguments: Kind.allCases)
  func concurrency(kind: Kind) async throws {
    let store = store(kind)
    let removed = try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<250 {
        // Added twice and removed twice at the same time; at most one removal can find it.
        for _ in 0..<2 {
          group.addTask {
            _ = try await store.add([.fixture("saved\(index)"), .fixture("gone\(index)")])
            return 0
          }
        }
        group.addTask {
          let pair = try await store.find("saved\(index)", 1).count + store.find("gone\(index)", 1).count
          #expect((0...2).contains(pair))
          return 0
        }
        group.addTask { try await store.remove(["gone\(index)"]) }
      }
      return try await group.reduce(0, +)
    }
    #expect(try await store.count() >= 250)
    #expect(try await store.remove((0..<250).map { "gone\($0)" }) <= 250)
    #expect(removed <= 500)
    let saved = try await store.trips(TripQuery(), now).map(\.trip.id)
    #expect(Set(saved) == Set((0..<250).map { "saved\($0)" }))
    #expect(saved.count == 250)
  }

  @Test("either all favorites are added or none", arguments: [Double.infinity, 1e12, -1e12])
  func atomicity(seconds: Double) async throws {
    let store = place.favorites()
    var bad = Favorite.fixture("bad")
    bad.trip.expiresAt = Date(timeIntervalSince1970: seconds)
    await #expect(throws: StoreError.self) { try await store.add([.fixture("good"), bad]) }
    #expect(try await store.count() == 0)
  }

  @Test("a canceled caller changes nothing")
  func cancellation() async throws {
    let store = place.favorites()
    await withTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask { await #expect(throws: CancellationError.self) { try await store.add([.fixture("a")]) } }
    }
    #expect(try await store.count() == 0)
  }
}

@Suite struct FavoritePriceTests {
  @Test("keys of prices sort like the prices, up to 18 decimals")
  func keys() {
    let significands: [Int64] = [.min, -7250, -1, 0, 1, 9, 10, 7250, .max - 1, .max]
    let prices = significands.flatMap { significand in
      [0, 1, 2, 9, 17, 18].map { Price(significand: significand, scale: $0) }
    }
    for left in prices {
      for right in prices {
        #expect((left < right) == left.key.lexicographicallyPrecedes(right.key))
        #expect((left == right) == (left.key == right.key))
      }
    }
  }

  @Test(
    "the cheapest favorites are read from an index, without sorting",
    arguments: ["min(expires_at, departure_at) > ?", "min(expires_at, departure_at) <= ?"])
  func plan(condition: String) async throws {
    let plan = try await TemporaryStore().database().read { db in
      try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + TripQuery.cheapest(condition), arguments: [0])
        .map { $0["detail"] as String }
    }
    #expect(plan == ["SCAN favorite USING INDEX favorite_by_price"])
  }
}

extension Favorite {
  /// Chooses from few values, so that there are many duplicates.
  fileprivate static func random(around now: Date, using random: inout SplitMix64) -> Favorite {
    let from: TripLocation = Bool.random(using: &random) ? .vilnius : .copenhagen
    let departureAt = now + Double(Int.random(in: -3...3, using: &random)) * 86_400
    return Favorite(
      trip: .fixture(
        id: String(random.next(), radix: 16), price: Price(significand: .random(in: 1...5, using: &random), scale: 0),
        airlines: Bool.random(using: &random) ? "W6,FR" : "U2", from: from, departureAt: departureAt,
        returnAt: Bool.random(using: &random)
          ? departureAt + Double(Int.random(in: 1...3, using: &random)) * 86_400 : nil,
        createdAt: now - Double(Int.random(in: 1...5, using: &random)) * 3600,
        expiresAt: now + Double(Int.random(in: -1...2, using: &random)) * 3600),
      region: Bool.random(using: &random) ? "EU" : nil, addedAt: now)
  }
}

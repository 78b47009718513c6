import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct FavoritesTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let store = FavoriteStore.mock()
  private var favorites: Favorites { Favorites(store, now: { Self.now }) }

  /// The search among these trips of the region EU.
  private func search(_ trips: [Trip]) -> FindTrip { search { _ in Fetched(trips) } }

  private func search(_ respond: @escaping @Sendable (TripRequest) async throws -> Fetched<[Trip]>) -> FindTrip {
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    dependencies.clock = ManualClock()
    dependencies.now = { Self.now }
    dependencies.favorites = store
    dependencies.history = .none
    dependencies.trips.trips = respond
    return dependencies.findTrip(home: Home(places: []))
  }

  /// Adds the trips with these ids from the region EU, and returns what that changed.
  private func add(_ ids: String..., from trips: [Trip]) async throws -> [String] {
    let request = FindTrip.Request(ids, in: .response("EU", TripSearch()))
    return try await favorites.add(request, with: search(trips)).changes.map { trip, _, change in
      switch change {
      case .added: "\(trip.id) added"
      case .updated(let before): "\(trip.id) updated from \(before.price) to \(trip.price)"
      case .notFound: "\(trip.id) not found"
      }
    }
  }

  @Test("the beginning of a favorite's id updates it also if only the whole id finds the trip")
  func shortened() async throws {
    try await store.add([Favorite(trip: .fixture(id: "a50af943", price: 50), region: "EU", addedAt: Self.now)])
    let find = search { request in
      Fetched(request.ids == ["a50af943"] ? [.fixture(id: "a50af943", price: 40)] : [])
    }
    let request = FindTrip.Request(["a50"], in: .response("EU", TripSearch()))
    let changes = try await favorites.add(request, with: find).changes
    #expect(changes.map(\.trip.price) == [40])
  }

  @Test("trips are added with their region, and adding them again updates them")
  func add() async throws {
    let (a, b) = (Trip.fixture(id: "aa", price: 50), Trip.fixture(id: "bb", price: 60))
    #expect(try await add("aa", "b", "a", from: [a, b]) == ["aa added", "bb added"])
    #expect(try await store.find("aa", 1) == [Favorite(trip: a, region: "EU", addedAt: Self.now)])
    let cheaper = Trip.fixture(id: "aa", price: 40)
    #expect(try await add("aa", "bb", from: [cheaper]) == ["aa updated from 50 to 40", "bb not found"])
    #expect(try await store.find("", .max).map(\.trip) == [cheaper, b])
  }

  @Test("a trip that is saved for another party just before it would be replaced is not replaced")
  func otherParty() async throws {
    let saved = Favorite(trip: .fixture(id: "aa", price: 50), region: "EU", addedAt: Self.now)
    var two = saved.trip
    (two.price, two.terms) = (90, FareTerms(passengers: 2))
    var slow = store
    slow.save = { [store] favorites, mayReplace in
      try await store.add([saved])
      return try await store.save(favorites, mayReplace)
    }
    let request = FindTrip.Request(["aa"], in: .response("EU", TripSearch()))
    let (favorites, found) = (Favorites(slow, now: { Self.now }), search([two]))
    let error = await #expect(throws: OtherPartyError.self) {
      _ = try await favorites.add(request, with: found, replacesOtherParties: false)
    }
    #expect(error?.message == "this trip is already a favorite for 1 adult, so it was not saved for 2 adults")
    #expect(try await store.find("aa", 1) == [saved])
  }

  @Test("if one trip is not found, none is added")
  func allOrNone() async throws {
    await #expect(throws: TripChoiceError.self) { try await add("aa", "x", from: [.fixture(id: "aa")]) }
    #expect(try await store.count() == 0)
  }

  @Test("a store that fails is reported before any request is sent")
  func brokenStore() async throws {
    let failing = FavoriteStore.failing(.status(500))
    let find = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }.findTrip(home: Home(places: []))
    let error = await #expect(throws: ClientError.self) {
      try await Favorites(failing, now: { Self.now }).add(.init(["a"]), with: find)
    }
    #expect(error?.requested == "FavoriteStore.count()")
  }

  @Test("favorites are removed by their ids or by unique prefixes, all of them or none")
  func remove() async throws {
    _ = try await add("aa", "ab", "b", from: ["aa", "ab", "b"].map { .fixture(id: $0) })
    for (ids, message) in [
      (["b", "x"], "no trip \"x\" in the favorites (3 saved)"), (["b", "a"], "\"a\" matches 2 trips: aa ("),
    ] {
      let error = await #expect(throws: TripChoiceError.self) { try await favorites.remove(ids) }
      #expect(error?.message.hasPrefix(message) == true)
    }
    #expect(try await store.count() == 3)
    #expect(try await favorites.remove(["b", "aa", "b"]).map(\.id) == ["b", "aa"])
    #expect(try await favorites.remove(exactly: "a") == nil)
    #expect(try await favorites.remove(exactly: "ab")?.id == "ab")
    #expect(try await favorites.remove(exactly: "ab") == nil)
    #expect(try await store.count() == 0)
  }

  @Test("favorites are cleared only after a confirmation, which is not requested if there are none")
  func clear() async throws {
    let none = try await favorites.clear { _ in
      Issue.record("a confirmation was requested")
      return false
    }
    #expect(none == 0)
    _ = try await add("a", "b", from: [.fixture(id: "a"), .fixture(id: "b")])
    let refused = try await favorites.clear { $0 != 2 }
    #expect(refused == nil)
    #expect(try await store.count() == 2)
    let cleared = try await favorites.clear { $0 == 2 }
    #expect(cleared == 2)
    #expect(try await store.count() == 0)
  }

  @Test("a query that no favorite matches because of its currency is an error with the saved currencies")
  func matches() async throws {
    let trips = [Trip.fixture(id: "a", price: 50), .fixture(id: "b", price: 40, currency: "USD")]
    _ = try await add("a", "b", from: trips)
    let all = try await favorites.matches(TripQuery())
    #expect(all.trips.map(\.trip.id) == ["b", "a"])
    #expect(all.currencyError == nil)
    #expect(all.notes == ["prices in different currencies (EUR, USD) are compared as numbers, without conversion"])
    let pounds = try await favorites.matches(TripQuery(TripSearch(currency: "GBP")))
    #expect(pounds.trips.isEmpty)
    #expect(Set(pounds.saved.map(\.id)) == ["a", "b"])
    #expect(pounds.currencyError?.message == "no price is in GBP; prices are in EUR and USD")
  }

  @Test("the last added favorite is the first")
  func newest() async throws {
    _ = try await store.add([
      Favorite(trip: .fixture(id: "old"), region: nil, addedAt: Self.now - 1),
      Favorite(trip: .fixture(id: "new"), region: nil, addedAt: Self.now),
      Favorite(trip: .fixture(id: "new too"), region: nil, addedAt: Self.now),
    ])
    #expect(try await favorites.newest().map(\.id) == ["new too", "new", "old"])
  }
}

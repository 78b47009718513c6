import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct WatchFavoritesTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let store = FavoriteStore.mock()
  private let manage: ManageWatches

  init() {
    var environment = ServedEnvironment(name: "test")
    environment.notifiers = ["phone"]
    manage = ManageWatches(.mock(), .mock(print: { _ in }), in: environment, now: { Self.now })
  }

  private func save(_ trips: Trip..., in region: String? = "EU") async throws {
    _ = try await store.add(trips.map { Favorite(trip: $0, region: region, addedAt: Self.now) })
  }

  private func watch(
    _ ids: String..., change: (inout WatchFavorites.Request) -> Void = { _ in }
  ) async throws -> [String] {
    var request = WatchFavorites.Request(ids)
    change(&request)
    let watch = WatchFavorites(Favorites(store, now: { Self.now }), manage, now: { Self.now })
    return try await watch(request).map { favorite, change in
      switch change {
      case .added(let watch): "\(favorite.id) added \(watch.name ?? "")"
      case .alreadyWatched(let name, let wanted): "\(favorite.id) \(wanted == nil ? "has" : "differs from") \(name)"
      case .watchedForOthers(let name, let party, let wanted):
        "\(favorite.id) has \(name) for \(party.text)\(wanted == nil ? "" : ", which can change")"
      case .departed: "\(favorite.id) departed"
      case .refused(let refusal): "\(favorite.id) refused: \(refusal.text)"
      }
    }
  }

  private func fields(_ name: String) async throws -> [String]? {
    try await manage.row(name).usable?.fields.map { "\($0.name)=\($0.value)" }
  }

  @Test("a watch has the route, the days and the party of the favorite, below its price for each")
  func fields() async throws {
    let departure = Self.now + 30 * 86_400
    var group = Trip.fixture(
      id: "3016946a13c681f1", price: 241, departureAt: departure, returnAt: departure + 3 * 86_400)
    group.terms = FareTerms(passengers: 3, children: 1, bags: 2)
    try await save(group)
    #expect(try await watch("3016") == ["3016946a13c681f1 added favorite-3016946a"])
    #expect(
      try await fields("favorite-3016946a") == [
        "regions=EU", "from=CPH", "to=AGP", "date=2027-02-14", "nights=3", "adults=2", "children=1", "bags=2",
        "below=80.33 EUR",
      ])
    try await save(.fixture(id: "one way", price: Price(significand: 445, scale: 1), departureAt: departure), in: nil)
    let added = try await watch("one") {
      $0.notifiers = ["phone"]
      $0.interval = "6h"
    }
    #expect(added == ["one way added favorite-one-way"])
    #expect(
      try await fields("favorite-one-way") == [
        "anywhere=true", "from=CPH", "to=AGP", "date=2027-02-14", "one_way=true", "below=44.5 EUR", "every=6h",
        "notify=phone",
      ])
  }

  @Test("a second call changes nothing, also if it has other options")
  func idempotent() async throws {
    try await save(.fixture(id: "aa"), .fixture(id: "bb"))
    #expect(try await watch("aa") == ["aa added favorite-aa"])
    #expect(try await watch() == ["bb added favorite-bb", "aa has favorite-aa"])
    #expect(try await watch("aa") { $0.notifiers = ["phone"] } == ["aa differs from favorite-aa"])
    #expect(try await manage.row("favorite-aa").usable?.notifiers == [])
    // The price of the favorite was updated.
    try await save(.fixture(id: "aa", price: 40))
    #expect(try await watch("aa") == ["aa differs from favorite-aa"])
    #expect(try await manage.rows().rows.count == 2)
  }

  @Test("the watch of a favorite that was saved for another party is found, with the one that can replace it")
  func outdated() async throws {
    let before = Trip.fixture(id: "aa", price: 50)
    try await save(before)
    #expect(try await watch("aa") { $0.interval = "6h" } == ["aa added favorite-aa"])
    var trip = before
    (trip.price, trip.terms) = (Price(significand: 9002, scale: 2), FareTerms(passengers: 2))
    let feature = WatchFavorites(Favorites(store, now: { Self.now }), manage, now: { Self.now })
    let favorite = Favorite(trip: trip, region: "US", addedAt: Self.now)
    let outdated = try await feature.outdated(of: [favorite])
    #expect(outdated.map(\.name) == ["favorite-aa"])
    #expect(outdated.map(\.party) == [Passengers()])
    let wanted = outdated.first?.wanted?.fields.map { "\($0.name)=\($0.value)" } ?? []
    #expect(
      Set(wanted).isSuperset(of: ["regions=US", "adults=2", "below=45.01 EUR", "every=6h"])
        && !wanted.contains("below=50 EUR"), "\(wanted)")
    // Again, whatever party was saved in between.
    trip.terms = FareTerms(passengers: 3, children: 1, bags: 2)
    let again = Favorite(trip: trip, region: "US", addedAt: Self.now)
    #expect(try await feature.outdated(of: [favorite, again]).map(\.name) == ["favorite-aa", "favorite-aa"])
    // Not for the same party, for a trip without a watch, or after the departure.
    let unwatched = Favorite(trip: .fixture(id: "bb"), region: "EU", addedAt: Self.now)
    let same = Favorite(trip: before, region: "EU", addedAt: Self.now)
    #expect(try await feature.outdated(of: [unwatched, same]).isEmpty)
    let later = WatchFavorites(Favorites(store, now: { Self.now }), manage, now: { .distantFuture })
    #expect(try await later.outdated(of: [favorite]).isEmpty)
  }

  @Test("a favorite whose party changed gets no second watch, and no advice if it has one for its party")
  func otherParty() async throws {
    let one = Trip.fixture(id: "abcdefghijkl", price: 50)
    var two = one
    two.price = 90
    two.terms = FareTerms(passengers: 2)
    try await save(one)
    #expect(try await watch { $0.interval = "6h" } == ["abcdefghijkl added favorite-abcdefgh"])
    try await save(two, in: "US")
    let change = "abcdefghijkl has favorite-abcdefgh for 1 adult, which can change"
    #expect(try await watch() == [change])
    #expect(try await manage.rows().rows.map(\.name) == ["favorite-abcdefgh"])

    let feature = WatchFavorites(Favorites(store, now: { Self.now }), manage, now: { Self.now })
    let ofOne = Favorite(trip: one, region: "EU", addedAt: Self.now)
    let ofTwo = Favorite(trip: two, region: "US", addedAt: Self.now)
    let wanted = try #require(try await feature.outdated(of: [ofTwo]).first?.wanted)
    #expect(wanted.fields.contains { $0.name == "every" && $0.value == "6h" })
    let name = "favorite-abcdefghijkl"
    try await manage.add(try await manage.new(name, wanted.fields), name)
    #expect(try await watch { $0.interval = "6h" } == ["abcdefghijkl has \(name)"])
    #expect(try await feature.outdated(of: [ofTwo]).isEmpty)
    #expect(try await feature.outdated(of: [ofOne]).isEmpty)
  }

  @Test("favorites whose ids begin alike have watches of different names")
  func names() async throws {
    try await save(
      .fixture(id: "abcdefgh-1", to: .vilnius), .fixture(id: "abcdefgh-2"), .fixture(id: "ABCDEFGH-3", price: 10))
    let first = try await watch()
    #expect(Set(first.map { $0.split(separator: " ").last ?? "" }).count == 2, "\(first)")
    // Two flights of the same route and days need one watch.
    #expect(first.contains { $0.contains("differs from") }, "\(first)")
    #expect(try await watch().allSatisfy { !$0.contains("added") })
  }

  @Test("a dry run saves nothing, and a departed trip is not watched")
  func nothingSaved() async throws {
    try await save(.fixture(id: "new"), .fixture(id: "gone", departureAt: Self.now - 60))
    #expect(try await watch { $0.isDryRun = true } == ["new added favorite-new", "gone departed"])
    #expect(try await manage.rows().rows.isEmpty)
  }

  @Test("an unknown id and an unknown notifier are errors, and nothing is added; an impossible watch is refused alone")
  func errors() async throws {
    let nowhere = TripLocation(city: "Nowhere", countryCode: "XX", airportCode: "?")
    try await save(.fixture(id: "aa"), .fixture(id: "bb", from: nowhere))
    await #expect(throws: TripChoiceError.self) { try await watch("aa", "x") }
    await #expect(throws: WatchRefusal.self) { try await watch("aa") { $0.notifiers = ["fax"] } }
    #expect(try await manage.rows().rows.isEmpty)
    let changes = try await watch()
    #expect(changes[0].hasPrefix("bb refused: from: \"?\" is not a known place"), "\(changes)")
    #expect(changes[1] == "aa added favorite-aa")
  }
}

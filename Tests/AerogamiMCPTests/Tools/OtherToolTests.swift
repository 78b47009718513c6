import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiMCP
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct OtherToolTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func dependencies() -> Dependencies {
    var dependencies = Dependencies.failing { Issue.record("\($0)") }
    dependencies.history = .none
    dependencies.now = { Self.now }
    return dependencies
  }

  private static let trip = Trip.fixture(
    id: "3016946a-13c6-81f1", from: .vilnius, departureAt: now + 30 * 86_400, returnAt: now + 33 * 86_400)

  private static let failure = ClientError(
    requested: "GET /trips", reason: .failed(.status(503), detail: "status 503"))

  // MARK: check_fare

  /// Dependencies in which a search finds ``trip``, and a check its current price.
  private func checking(_ check: @escaping @Sendable (FareCheck) async throws -> Fetched<[Trip]>) -> Dependencies {
    var dependencies = dependencies()
    dependencies.trips.trips = { _ in Fetched([Self.trip]) }
    dependencies.trips.check = check
    dependencies.favorites = .mock()
    dependencies.watches = .mock()
    return dependencies
  }

  @Test("check_fare looks up the current price of a trip of an earlier result")
  func check() async throws {
    let calls = ToolCalls(
      checking { request in
        var trip = request.trip
        trip.price = 90
        return Fetched([trip])
      })
    let id = try await calls("search_trips", #"{"regions": ["VNO"]}"#).rows("trips")[0]["id"]?.text
    #expect(id == "3016946a")
    let result = try await calls("check_fare", #"{"id": "3016946a"}"#)
    let fare = try #require(result.rows("fares").first)
    #expect(fare["finding"]?.text == "more_expensive")
    #expect(fare["price"]?.number == 90 && fare["earlier_price"]?.number == 72 && fare["difference"]?.number == 18)
    #expect(fare["booking_links"]?.texts?.count == 1)
    #expect(result.text.hasPrefix("1 fare checked\nVNO-AGP Málaga, "))
    #expect(result.text.contains(": now 90 EUR, was 72 EUR\nbook: https://"))
  }

  @Test("a gone trip is not a failure, and a check that fails is an error that says why")
  func findings() async throws {
    let gone = ToolCalls(checking { _ in Fetched([]) })
    _ = try await gone("search_trips", #"{"regions": ["VNO"]}"#)
    let first = try await gone("check_fare", #"{"id": "3016946a"}"#)
    #expect(!first.isError && first.rows("fares")[0]["finding"]?.text == "gone")
    #expect(first.completeness?["sources"]?.elements.first?["status"]?.text == "complete")
    let failed = ToolCalls(checking { _ in throw Self.failure })
    _ = try await failed("search_trips", #"{"regions": ["VNO"]}"#)
    let second = try await failed("check_fare", #"{"id": "3016946a"}"#)
    #expect(second.isError && second.rows("fares").isEmpty)
    #expect(second.json["error"]?["message"]?.text == "GET /trips: status 503")
    #expect(second.completeness?["sources"]?.elements.first?["status"]?.text == "failed")
    #expect(second.text.hasPrefix("GET /trips: status 503"))
  }

  @Test("check_fare finds favorites, and says what to do for an unknown id")
  func favorites() async throws {
    var dependencies = checking { Fetched([$0.trip]) }
    let favorite = Favorite(trip: Self.trip, region: nil, addedAt: Self.now)
    dependencies.favorites.find = { id, _ in Self.trip.id.hasPrefix(id) ? [favorite] : [] }
    let calls = ToolCalls(dependencies)
    let saved = try await calls("check_fare", #"{"id": "3016"}"#)
    #expect(saved.rows("fares")[0]["finding"]?.text == "same")
    let unknown = try await calls("check_fare", #"{"id": "4711"}"#)
    #expect(unknown.isError && unknown.argument == "/id")
    #expect(unknown.json["error"]?["remedy"]?.text == "call search_trips, and use the id of a trip in its result")
    let missing = try await calls("check_fare")
    #expect(missing.isError && missing.text.hasPrefix("id is missing; add it: "))
    dependencies.favorites = .failing()
    let unread = try await ToolCalls(dependencies)("check_fare", #"{"id": "4711"}"#)
    #expect(unread.isError && unread.text.hasPrefix("the trip \"4711\" could not be looked up: "))
  }

  @Test("a short id means the same trip after later results")
  func shortIDs() async throws {
    let other = Trip.fixture(
      id: "3016946a-9999", price: 10, from: .vilnius, departureAt: Self.now + 30 * 86_400,
      returnAt: Self.now + 33 * 86_400)
    var dependencies = checking { Fetched([$0.trip]) }
    dependencies.trips.trips = { Fetched([$0.origin == "VNO" ? Self.trip : other]) }
    let calls = ToolCalls(dependencies)
    #expect(try await calls("search_trips", #"{"regions": ["VNO"]}"#).rows("trips")[0]["id"]?.text == "3016946a")
    #expect(try await calls("search_trips", #"{"regions": ["RIX"]}"#).rows("trips")[0]["id"]?.text == "3016946a-9")
    #expect(try await calls("check_fare", #"{"id": "3016946a"}"#).rows("fares")[0]["price"]?.number == 72)
    #expect(try await calls("check_fare", #"{"id": "3016946a-9"}"#).rows("fares")[0]["price"]?.number == 10)
  }

  @Test("the same trip has another id for another party, and each id is checked for its own party")
  func parties() async throws {
    var dependencies = checking { request in
      #expect(request.passengers == request.trip.terms.party)
      return Fetched([request.trip])
    }
    dependencies.trips.trips = { request in
      let party = request.search.passengers
      var trip = Self.trip
      trip.price = Price(significand: Int64(72 * party.count))
      trip.terms = FareTerms(passengers: party.count, children: party.children, bags: party.bags)
      return Fetched([trip])
    }
    let calls = ToolCalls(dependencies)
    func id(_ arguments: String) async throws -> String? {
      try await calls("search_trips", arguments).rows("trips").first?["id"]?.text
    }
    #expect(try await id(#"{"regions": ["VNO"], "adults": 2, "bags": 1}"#) == "3016946a-2a1b")
    #expect(try await id(#"{"regions": ["VNO"]}"#) == "3016946a")
    let two = try await calls("check_fare", #"{"id": "3016946a-2a1b"}"#)
    #expect(two.rows("fares").first?["price"]?.number == 144)
    #expect(two.rows("fares").first?["party"]?.text == "2 adults and 1 bag")
    #expect(two.text.contains(", 2 adults and 1 bag: still 144 EUR"))
    for id in ["3016946a", "3016946a-13c6-81f1"] {
      let one = try await calls("check_fare", "{\"id\": \"\(id)\"}").rows("fares").first
      #expect(one?["price"]?.number == 72 && one?["party"]?.value == .null)
    }
  }

  // MARK: cheapest_dates

  @Test("cheapest_dates returns the cheapest days of the months, and says which month failed")
  func dates() async throws {
    var dependencies = dependencies()
    dependencies.trips.calendar = { request in
      if request.month.text == "2027-02" { throw Self.failure }
      let fare = CalendarFare(route: .vilniusMalaga, price: 50, currency: "EUR")
      let day = request.month.days.upperBound
      return Fetched([
        CalendarDay(day - 2, .fare(fare)), CalendarDay(day - 1, .soldOut),
        CalendarDay(day - 3, .fare(CalendarFare(route: .vilniusMalaga, price: 40, currency: "EUR"))),
      ])
    }
    let log = Log<String>()
    let result = try await ToolCalls(dependencies)(
      "cheapest_dates", #"{"from": ["Vilnius"], "to": ["AGP"], "month": "2027-01", "months": 2, "limit": 1}"#
    ) { done, total, _ in await log.append("\(done)/\(total)") }
    #expect(result.rows("days").map { $0["date"]?.text } == ["2027-01-29"])
    #expect(result.completeness?["total"]?.number == 2)
    #expect(result.completeness?["truncated"]?.value == .bool(true))
    #expect(result.completeness?["sources"]?.elements.first?["status"]?.text == "partial")
    #expect(
      result.text.hasPrefix(
        "2 days have a price, 1 returned, cheapest first\n40 EUR Fri 29 Jan 2027, one way, VNO-AGP\n"))
    #expect(result.text.contains("2027-02 failed: GET /trips: status 503"))
    #expect(await log.entries == ["0/2", "1/2", "2/2"])
  }

  @Test("cheapest_dates reports failures and wrong places as errors")
  func failedDates() async throws {
    var dependencies = dependencies()
    dependencies.trips.calendar = { _ in throw Self.failure }
    let calls = ToolCalls(dependencies)
    let failed = try await calls("cheapest_dates", #"{"from": ["VNO"], "to": ["AGP"]}"#)
    #expect(failed.isError && failed.text.hasPrefix("no dates could be looked up: "))
    let place = try await calls("cheapest_dates", #"{"from": ["VNO"], "to": ["AGP", "Barcelno"]}"#)
    #expect(place.isError && place.argument == "/to/1")
    let past = try await calls("cheapest_dates", #"{"from": ["VNO"], "to": ["AGP"], "month": "2026-11"}"#)
    #expect(past.isError && past.argument == "/month")
    dependencies.trips.calendar = { _ in Fetched([]) }
    let none = try await ToolCalls(dependencies)("cheapest_dates", #"{"from": ["VNO"], "to": ["AGP"]}"#)
    #expect(!none.isError && none.completeness?["total"]?.number == 0)
    #expect(none.text.hasPrefix("no day has a price\n"))
  }

  // MARK: find_meeting_point

  @Test("find_meeting_point returns meetings with a trip for each home")
  func meeting() async throws {
    var dependencies = dependencies()
    dependencies.trips.trips = { request in
      let home = request.origin ?? ""
      var trip = Trip.fixture(
        id: "trip-from-\(home)", price: home == "VNO" ? 20 : 45,
        from: TripLocation(city: home, countryCode: "XX", airportCode: home),
        to: TripLocation(city: "Barcelona", countryCode: "ES", airportCode: "BCN"),
        departureAt: Self.now + 30 * 86_400, returnAt: Self.now + 33 * 86_400)
      trip.travelMinutes = 300
      return Fetched([trip])
    }
    let calls = ToolCalls(dependencies)
    let result = try await calls("find_meeting_point", #"{"home": ["VNO", "BER"], "people": [2, 1]}"#)
    let meeting = try #require(result.rows("meetings").first)
    #expect(meeting["total"]?.number == 85 && meeting["city"]?.text == "Barcelona")
    #expect(meeting["trips"]?.elements.map { $0["people"]?.number } == [2, 1])
    #expect(result.completeness?["sources"]?.elements.map { $0["name"]?.text } == ["VNO", "BER"])
    #expect(result.text.hasPrefix("1 meeting, sorted by total\n85 EUR Barcelona: VNO (2 people) 20 VNO-BCN "))
    let one = try await calls("find_meeting_point", #"{"home": ["VNO"]}"#)
    #expect(one.isError && one.text.hasPrefix("there is only one home, VNO; "))
    let people = try await calls("find_meeting_point", #"{"home": ["VNO", "BER"], "people": [2]}"#)
    #expect(people.isError && people.argument == "/people")
  }

  @Test("find_meeting_point fails if no home could be searched")
  func failedMeeting() async throws {
    var dependencies = dependencies()
    dependencies.trips.trips = { _ in throw Self.failure }
    let result = try await ToolCalls(dependencies)("find_meeting_point", #"{"home": ["VNO", "BER"]}"#)
    #expect(result.isError && result.text.hasPrefix("no meetings could be looked up: "))
    #expect(result.completeness?["sources"]?.elements.map { $0["status"]?.text } == ["failed", "failed"])
  }

  // MARK: price_history

  @Test("price_history returns recorded days, and distinguishes no records from a store that fails")
  func history() async throws {
    var dependencies = Dependencies.mock
    dependencies.now = { Self.now }
    dependencies.trips.trips = { _ in Fetched([Self.trip]) }
    dependencies.trips.regions = { Fetched([]) }
    let calls = ToolCalls(dependencies)
    let none = try await calls("price_history", #"{"from": "VNO", "to": "AGP"}"#)
    #expect(!none.isError && none.completeness?["total"]?.number == 0)
    #expect(none.text.hasPrefix("no prices are recorded for VNO-AGP or any other route\n"))
    _ = try await calls("search_trips", #"{"regions": ["VNO"]}"#)
    let found = try await calls("price_history", #"{"from": "Vilnius", "to": "AGP"}"#)
    #expect(found.rows("days").map { $0["price"]?.number } == [72])
    #expect(
      found.text.hasPrefix("VNO-AGP, round trip: 1 day recorded; latest 72 EUR (departing 2027-02-14, back 2027-02-17)")
    )
    let other = try await calls("price_history", #"{"from": ["VNO"], "to": ["AGP"], "one_way": true}"#)
    #expect(!other.isError && other.text.contains("recorded: round trip in EUR"))
    dependencies.history = .failing()
    let failed = try await ToolCalls(dependencies)("price_history", #"{"from": "VNO", "to": "AGP"}"#)
    #expect(failed.isError && failed.text.hasPrefix("the recorded prices could not be read: "))
  }

  // MARK: find_place and list_watches

  @Test("find_place knows codes, countries and names, also those in several countries, and sends nothing")
  func places() async throws {
    let calls = ToolCalls(dependencies()) { environment in
      environment.home = Home(places: ["VNO"])
      environment.places = { Home.isNamed(by: $0) ? ["VNO"] : nil }
    }
    func words(_ name: String) async throws -> [String?] {
      try await calls("find_place", "{\"name\": \"\(name)\"}").rows("places").map { $0["word"]?.text }
    }
    #expect(try await words("Barcelona") == ["BCN", "BLA"])
    #expect(try await words("Spain") == ["ES"])
    #expect(try await words("home") == ["VNO"])
    #expect(try await words("lond").first == "London")
    #expect(try await words("Barcelno").contains("Barcelona") == false)
    let none = try await calls("find_place", #"{"name": "xqzw"}"#)
    #expect(!none.isError && none.text == "\"xqzw\" is not a known place")
    #expect(none.completeness?["total"]?.number == 0)
  }

  @Test("list_watches has saved and configured watches, and fails if they cannot be read")
  func watches() async throws {
    var dependencies = dependencies()
    let saved = try Watch(name: "spain", fields: [("to", "Spain"), ("below", "60"), ("every", "6h")])
    let broken = UnusableWatch(name: "broken", words: ["to=Atlantis"], problem: Problem("to: no such place"))
    dependencies.watches.named = { [.success(saved)] }
    var health = WatchHealth()
    (health.lastRound, health.failure, health.failingSince) = (Self.now, "status 503", Self.now - 60)
    health.changeCount = 3
    dependencies.watches.health = { [health] in ["spain": health] }
    let calls = ToolCalls(dependencies) { $0.watches = [(watch: .failure(broken), source: "dev.json")] }
    let result = try await calls("list_watches")
    #expect(result.rows("watches").map { $0["name"]?.text } == ["broken", "spain"])
    #expect(result.rows("watches").map { $0["status"]?.text } == ["cannot_run", "failing"])
    #expect(result.rows("watches")[0]["failure"]?.text?.hasPrefix("to: no such place") == true)
    #expect(result.rows("watches")[0]["next_run"]?.value == .null)
    #expect(result.rows("watches")[1]["failure"]?.text == "status 503")
    #expect(result.rows("watches")[1]["next_run"]?.text == "2027-01-15T14:00:00Z")
    #expect(result.rows("watches")[1]["changes"]?.number == 3)
    #expect(result.rows("watches")[1]["fields"]?.texts == ["to=ES", "below=60", "every=6h"])
    #expect(result.rows("watches")[1]["every_seconds"]?.number == 21_600)
    #expect(result.text.contains("spain: to=ES below=60 every=6h, last run 2027-01-15 08:00 UTC, failing since "))
    dependencies.watches = .failing()
    let failed = try await ToolCalls(dependencies)("list_watches")
    #expect(failed.isError && failed.text.hasPrefix("the watches could not be read: "))
  }

  @Test(
    "a canceled call of any tool that sends requests has no result",
    arguments: [
      ("cheapest_dates", #"{"from": ["VNO"], "to": ["AGP"], "months": 1}"#),
      ("find_meeting_point", #"{"home": ["VNO", "BER"]}"#), ("check_fare", #"{"id": "3016946a"}"#),
    ])
  func cancellation(_ name: String, _ arguments: String) async throws {
    let gate = Gate()
    var dependencies = checking { _ in
      try await gate.wait()
      return Fetched([])
    }
    dependencies.watches.find = { _, _ in [FoundTrip(trip: Self.trip, origin: nil)] }
    dependencies.trips.calendar = { _ in
      try await gate.wait()
      return Fetched([])
    }
    dependencies.trips.trips = { _ in
      try await gate.wait()
      return Fetched([])
    }
    let calls = ToolCalls(dependencies)
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { _ = try await calls(name, arguments) }
      await gate.waitForWaiters(1)
      group.cancelAll()
      await #expect(throws: CancellationError.self) { try await group.next() }
    }
  }
}

import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct CheckTripsTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private static let failure = ClientError(
    requested: "GET https://fares.example/trips", reason: .failed(.status(503), detail: "status 503"))

  private static func noCheck(_ reason: String) -> ClientError {
    ClientError(requested: "the trip trip", reason: .failed(.unimplemented, detail: reason), attempts: 0)
  }

  /// A client whose other endpoints fail the test.
  private static func client(
    _ check: @escaping @Sendable (FareCheck) async throws -> Fetched<[Trip]>
  ) -> TripClient {
    var client = TripClient.failing { Issue.record(Comment(rawValue: $0)) }
    client.check = check
    return client
  }

  private func dependencies(
    _ client: TripClient, history: PriceHistoryStore = .none, clock: ManualClock = ManualClock()
  ) -> Dependencies {
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    (dependencies.trips, dependencies.history, dependencies.clock) = (client, history, clock)
    dependencies.now = { Self.now }
    return dependencies
  }

  /// Checks a trip that cost 72 EUR.
  private func check(_ trip: Trip = .fixture(), with client: TripClient) async throws -> CheckedTrip {
    var checked: [CheckedTrip] = []
    let missing = try await dependencies(client).checkTrips(.init([trip])) {
      checked.append($0)
      return .continue
    }
    #expect(missing == [])
    return try #require(checked.first)
  }

  private func check(_ response: Fetched<[Trip]>) async throws -> CheckedTrip {
    try await check(with: Self.client { _ in response })
  }

  /// A client that joins sources with these responses, whose trips have the name of their source.
  private static func joined(_ responses: KeyValuePairs<String, Result<Fetched<[Trip]>, ClientError>>) -> TripClient {
    .joined(
      responses.map { name, response in
        TripSource(
          name,
          client { _ in
            var fetched = try response.get()
            for index in fetched.value.indices { fetched.value[index].sources = [name] }
            return fetched
          })
      })
  }

  @Test(
    "the lowest current price is compared with the known one",
    arguments: [
      ([72], .same, 0), ([90, 60, 72], .cheaper, -12), ([80], .moreExpensive, 8),
      ([], .gone, nil),
    ] as [([Price], CheckedTrip.Finding, Price?)])
  func findings(prices: [Price], finding: CheckedTrip.Finding, difference: Price?) async throws {
    let checked = try await check(Fetched(prices.map { .fixture(price: $0) }))
    #expect(checked.finding == finding)
    #expect(checked.current?.price == prices.min())
    #expect(checked.difference == difference)
    #expect(checked.before.price == 72)
    #expect(checked.checkedAt == Self.now)
    #expect(checked.problem == nil)
  }

  /// A pair of tickets for 20 and 30 EUR.
  private static let pair: Trip? = {
    var (out, back) = (
      Trip.fixture(id: "out", price: 20), Trip.fixture(id: "back", price: 30, from: .malaga, to: .copenhagen)
    )
    (out.sources, back.sources) = (["ryanair"], ["kiwi"])
    back.departureAt = .utc(out.departureAt.instant + 300_000)
    return Trip(outbound: out, back: back)
  }()

  @Test(
    "both tickets of a pair are looked up, and their current prices are added",
    arguments: [
      ([20], [30], .same, 50), ([15], [32, 31], .cheaper, 46), ([25], [30], .moreExpensive, 55), ([], [30], .gone, nil),
      ([20], [], .gone, nil),
    ] as [([Price], [Price], CheckedTrip.Finding, Price?)])
  func pairs(out: [Price], back: [Price], finding: CheckedTrip.Finding, price: Price?) async throws {
    let pair = try #require(Self.pair)
    let log = Log<[Sighting]>()
    let client = Self.client { check in
      let prices = check.trip.id == "out" ? out : back
      return Fetched(
        prices.map { price in
          var trip = check.trip
          trip.price = price
          return trip
        })
    }
    var history = PriceHistoryStore.none
    history.isRecording = true
    history.record = { sightings, _ in await log.append(sightings) }
    var checked: [CheckedTrip] = []
    _ = try await dependencies(client, history: history).checkTrips(.init([pair])) {
      checked.append($0)
      return .continue
    }
    let found = try #require(checked.first)
    #expect(found.finding == finding && found.current?.price == price && found.before == pair)
    #expect(found.current.map { $0.id == pair.id && $0.tickets.map(\.id) == ["out", "back"] } ?? true)
    // The prices of the tickets are recorded, and not their sum.
    #expect(await log.entries.joined().allSatisfy { $0.route.isOneWay && (out + back).contains($0.price) })
    #expect(await log.entries.joined().count == [out, back].count { !$0.isEmpty })
  }

  @Test("a pair is unknown if a ticket cannot be looked up, unless the other one is gone")
  func unknownPairs() async throws {
    let pair = try #require(Self.pair)
    let failing = Self.client { check in
      if check.trip.id == "back" { throw Self.failure }
      return Fetched([check.trip])
    }
    let unknown = try await check(pair, with: failing)
    #expect(unknown.finding == .unknown && unknown.problem?.message.contains("status 503") == true)
    let gone = Self.client { check in
      if check.trip.id == "back" { throw Self.failure }
      return Fetched([])
    }
    #expect(try await check(pair, with: gone).finding == .gone)
    let incomplete = Self.client { check in
      check.trip.id == "out"
        ? Fetched([], completeness: Completeness(.partial, missing: ["no flights"])) : Fetched([check.trip])
    }
    #expect(try await check(pair, with: incomplete).finding == .unknown)
  }

  @Test("an expired offer does not count, and a trip that has departed is gone without a request")
  func expired() async throws {
    let checked = try await check(Fetched([.fixture(price: 60, expiresAt: Self.now), .fixture(price: 80)]))
    #expect(checked.current?.price == 80)
    #expect(try await check(Fetched([.fixture(expiresAt: Self.now)])).finding == .gone)
    let departed = Trip.fixture(departureAt: Self.now)
    let client = Self.client { _ in
      Issue.record("the trip was requested")
      return Fetched([])
    }
    let past = try await check(departed, with: client)
    #expect(past.finding == .gone && past.problem?.message == "it has departed")
  }

  @Test("a price in another currency or for another number of passengers is shown, but not compared")
  func comparable() async throws {
    var dollars = Trip.fixture(price: 40, currency: "USD")
    let checked = try await check(Fetched([dollars]))
    #expect(checked.finding == .unknown && checked.current?.price == 40 && checked.difference == nil)
    #expect(checked.problem?.message == "the price is now 40 USD, which cannot be compared with EUR")
    #expect(try await check(Fetched([dollars, .fixture(currency: "eur")])).finding == .same)

    dollars.terms = FareTerms(passengers: 2)
    dollars.currency = "EUR"
    let others = "; prices for different passengers are not compared"
    #expect(
      try await check(Fetched([dollars])).problem?.message
        == "the price is now 40 EUR for 2 adults, and was for 1 adult\(others)")
    dollars.terms = FareTerms(passengers: 2, children: 1, bags: 1)
    #expect(
      try await check(Fetched([dollars])).problem?.message
        == "the price is now 40 EUR for 1 adult and 1 child, and was for 1 adult\(others)")
    (dollars.terms, dollars.price) = (FareTerms(tickets: 2), 40)
    #expect(
      try await check(Fetched([dollars])).problem?.message
        == "the price is now 40 EUR for 2 tickets, and was for 1 ticket")
  }

  /// The terms of a price before and now, and why the two are not compared; `nil` if they are.
  struct Terms: Sendable {
    var before = FareTerms(requestedBags: 1)
    var now: FareTerms
    var problem: String?
  }

  @Test(
    "prices are compared only if both are known to include the requested bags",
    arguments: [
      Terms(before: FareTerms(bags: 1), now: FareTerms(bags: 1)),
      Terms(before: FareTerms(bags: 0), now: FareTerms()),
      Terms(before: FareTerms(bags: 0, requestedBags: 1), now: FareTerms(bags: 0, requestedBags: 1)),
      Terms(before: FareTerms(), now: FareTerms(bags: 1, requestedBags: 0)),
      Terms(before: FareTerms(bags: 2, requestedBags: 1), now: FareTerms(bags: 1)),
      Terms(
        before: FareTerms(bags: 1), now: FareTerms(bags: 0, requestedBags: 1),
        problem: " without bags, and was with 1 bag"),
      Terms(
        before: FareTerms(bags: 1), now: FareTerms(requestedBags: 1),
        problem: ", and it is unknown whether it includes 1 bag"),
      Terms(now: FareTerms(requestedBags: 1), problem: ", and it is unknown whether it includes 1 bag"),
      Terms(now: FareTerms(bags: 1), problem: ", and it is unknown whether the earlier price includes 1 bag"),
    ])
  func bags(terms: Terms) async throws {
    var trip = Trip.fixture()
    trip.terms = terms.before
    let requests = Log<Passengers>()
    let checked = try await check(
      trip,
      with: Self.client { check in
        await requests.append(check.passengers)
        var current = Trip.fixture(price: 60)
        current.terms = terms.now
        return Fetched([current])
      })
    #expect(checked.finding == (terms.problem == nil ? .cheaper : .unknown) && checked.current?.price == 60)
    #expect(checked.problem?.message == terms.problem.map { "the price is now 60 EUR\($0)" })
    // The bags are those of the earlier request, also if its source did not say whether the price includes them.
    #expect(await requests.entries == [Passengers(bags: terms.before.requestedBags)])
  }

  @Test("the party is that of the known price, unless another is requested")
  func party() async throws {
    var trip = Trip.fixture()
    trip.terms = FareTerms(passengers: 3, children: 1, bags: 2)
    let requests = Log<Passengers>()
    let client = Self.client { check in
      await requests.append(check.passengers)
      return Fetched([check.trip])
    }
    #expect(try await check(trip, with: client).finding == .same)
    var request = CheckTrips.Request([trip])
    request.passengers = Passengers(adults: 2, children: 1)
    _ = try await dependencies(client).checkTrips(request) { _ in .continue }
    #expect(
      await requests.entries == [Passengers(adults: 2, children: 1, bags: 2), Passengers(adults: 2, children: 1)])
  }

  @Test("a trip is gone only if the whole response arrived just now")
  func incomplete() async throws {
    let cached = try await check(Fetched([.fixture()], status: .cached(age: .seconds(60))))
    #expect(cached.finding == .unknown && cached.current == nil)
    #expect(cached.problem?.message == "there is only a cached response")
    let stale = try await check(Fetched([.fixture()], status: .stale(age: .seconds(60), because: Self.failure)))
    #expect(stale.finding == .unknown && stale.current == nil)
    #expect(stale.problem?.message == "GET https://fares.example/trips: status 503")

    for (response, missing) in [
      (Fetched([], completeness: .cheapestOnly(missing: "all but the cheapest")), "all but the cheapest"),
      (Fetched([], skipped: SkippedRows(count: 1)), "1 row could not be read"),
      (Fetched([], status: .partial(because: Self.failure)), "GET https://fares.example/trips: status 503"),
    ] as [(Fetched<[Trip]>, String)] {
      let checked = try await check(response)
      #expect(checked.finding == .unknown)
      #expect(checked.problem?.message == "it was not found, but the response is incomplete: \(missing)")
    }
  }

  @Test("sources that cannot look up a trip do not matter if another one can")
  func sources() async throws {
    let noCheck = Self.noCheck("it has old prices")
    let found = try await check(
      with: Self.joined(["old": .failure(noCheck), "new": .success(Fetched([.fixture(price: 60)]))]))
    #expect(found.finding == .cheaper && found.current?.sources == ["new"] && found.status.kind == .ok)
    let gone = try await check(with: Self.joined(["old": .failure(noCheck), "new": .success(Fetched([]))]))
    #expect(gone.finding == .gone && gone.sources.map(\.source) == ["old", "new"])

    // A source that was requested and cannot say whether it sells the trip does not matter either.
    var unsold = Self.noCheck("it may not sell such flights")
    unsold.attempts = 1
    let other = try await check(with: Self.joined(["wide": .failure(unsold), "own": .success(Fetched([]))]))
    #expect(other.finding == .gone)
    let unsure = try await check(with: Self.joined(["old": .failure(noCheck), "wide": .failure(unsold)]))
    #expect(
      unsure.finding == .unknown
        && unsure.problem?.message
          == "every source failed or was left out: old was not requested: it has old prices; "
          + "wide: the trip trip: it may not sell such flights"
    )

    let unknown = try await check(
      with: Self.joined(["old": .failure(noCheck), "own": .failure(Self.noCheck("it has its own flights"))]))
    #expect(unknown.finding == .unknown)
    #expect(
      unknown.problem?.message
        == "every source failed or was left out: old was not requested: it has old prices; "
        + "own was not requested: it has its own flights")
    #expect(try await check(with: Self.client { _ in throw noCheck }).problem?.message == "it has old prices")
  }

  @Test("if a source fails, a trip that another one has is compared, and one that no other has is unknown")
  func failedSource() async throws {
    let failed = Result<Fetched<[Trip]>, ClientError>.failure(Self.failure)
    let found = try await check(with: Self.joined(["down": failed, "up": .success(Fetched([.fixture(price: 60)]))]))
    #expect(found.finding == .cheaper && found.status.kind == .partial)
    // The source that failed may still have the lower price, unless another source of that price has responded.
    var known = Trip.fixture()
    func atHigherPrice(_ sources: [String]) async throws -> CheckedTrip {
      known.sources = sources
      return try await check(
        known, with: Self.joined(["down": failed, "up": .success(Fetched([.fixture(price: 80)]))]))
    }
    for sources in [["down"], [], ["other"]] {
      let checked = try await atHigherPrice(sources)
      #expect(checked.finding == .unknown && checked.current?.price == 80)
      #expect(
        checked.problem?.message
          == "the price is now 80 EUR at up, but down may have a lower one: GET https://fares.example/trips: status 503"
      )
    }
    #expect(try await atHigherPrice(["up", "down"]).finding == .moreExpensive)
    let missing = try await check(with: Self.joined(["down": failed, "up": .success(Fetched([]))]))
    #expect(missing.finding == .unknown)
    #expect(missing.problem?.message.contains("status 503") == true)
    #expect(try await check(with: Self.joined(["down": failed, "off": failed])).finding == .unknown)
  }

  @Test("a higher price of another source is not more expensive if the known one now has another currency")
  func otherCurrency() async throws {
    var known = Trip.fixture()
    known.sources = ["own"]
    func check(_ own: Trip...) async throws -> CheckedTrip {
      try await self.check(
        known,
        with: Self.joined(["own": .success(Fetched(own)), "other": .success(Fetched([.fixture(price: 80)]))]))
    }
    let checked = try await check(.fixture(price: 36, currency: "GBP"))
    #expect(checked.finding == .unknown)
    #expect(
      checked.problem?.message == "own now has the trip for 36 GBP, which cannot be compared with EUR",
      "\(checked)")
    #expect(try await check(.fixture(price: 90)).finding == .moreExpensive)
    #expect(try await check().finding == .moreExpensive)
  }

  @Test("one trip that fails does not affect the others, and the status says how many are known")
  func statuses() async throws {
    let client = Self.client { check in
      if check.trip.id == "lost" { throw Self.failure }
      return Fetched([check.trip])
    }
    func statuses(_ ids: String...) async throws -> Status.Kind {
      var checked: [CheckedTrip] = []
      _ = try await dependencies(client).checkTrips(.init(ids.map { .fixture(id: $0) })) {
        checked.append($0)
        return .continue
      }
      return checked.status
    }
    #expect(try await statuses("a", "b") == .ok)
    #expect(try await statuses("a", "lost") == .partial)
    #expect(try await statuses("lost") == .failed)
    #expect(try await statuses() == .ok)
  }

  @Test("the history has the known price and the current one")
  func history() async throws {
    let history = PriceHistoryStore.mock()
    let known = [Sighting](of: [.fixture()], at: Self.now)
    try await history.record(known, Self.now - 3600)
    let client = Self.client { _ in Fetched([.fixture(price: 80)]) }
    _ = try await dependencies(client, history: history).checkTrips(.init([.fixture()])) { _ in .continue }
    let prices = try await history.histories(.copenhagenMalaga).flatMap(\.observations).map(\.price)
    #expect(prices.sorted() == [72, 80])
  }

  @Test("a canceled check delivers and records what has arrived")
  func cancellation() async throws {
    let (history, never, taken) = (PriceHistoryStore.mock(), Gate(), Log<Trip.ID>())
    let client = Self.client { check in
      if check.trip.id == "slow" { try await never.wait() }
      return Fetched([check.trip])
    }
    let dependencies = dependencies(client, history: history)
    let task = Task {
      try await dependencies.checkTrips(.init([.fixture(id: "slow"), .fixture(id: "fast")])) {
        await taken.append($0.before.id)
        return .continue
      }
    }
    await taken.waitForEntries(1)
    task.cancel()
    #expect(try await task.value.map(\.id) == ["slow"])
    #expect(await taken.entries == ["fast"])
    #expect(try await history.histories(.copenhagenMalaga).count == 1)
  }

  @Test("a trip without a response at the deadline is unknown")
  func deadline() async throws {
    let (clock, never) = (ManualClock(), Gate())
    let client = Self.client { check in
      try await never.wait()
      return Fetched([check.trip])
    }
    var request = CheckTrips.Request([.fixture()])
    request.timeLimit = .seconds(5)
    let dependencies = dependencies(client, clock: clock)
    let problems = Log<String>()
    async let missing = dependencies.checkTrips(request) {
      await problems.append($0.problem?.message ?? "")
      return .continue
    }
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(5))
    #expect(try await missing == [])
    #expect(await problems.entries == ["the trip trip: there was no response within 5 s"])
  }
}

import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

/// Tests of what a search says about the completeness of its result, with clients that report it.
@Suite(.timeLimit(.minutes(20))) struct CompletenessTests {
  private static let cheapest = Completeness.cheapestOnly(missing: "only the cheapest trip to each destination")
  private static let error = ClientError(requested: "GET /fares", reason: .failed(.status(503), detail: "status 503"))

  /// Searches these responses, each from an origin, in the order of the names.
  private func search(
    _ responses: [String: Result<Fetched<[Trip]>, ClientError>], for search: TripSearch = TripSearch()
  ) async throws -> FetchSummary {
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    dependencies.clock = ManualClock()
    dependencies.now = { Date(timeIntervalSince1970: 1_800_000_000) }
    dependencies.history.usual = { _, _ in [:] }
    dependencies.history.record = { _, _ in }
    dependencies.trips.trips = { request in try #require(responses[request.origin ?? ""]).get() }
    let request = SearchTrips.Request(search, from: .exactly(responses.keys.sorted()))
    return try await dependencies.searchTrips(home: Home(places: []))(request, prepare: { _ in }) { _, _ in .continue }
  }

  private func texts(_ rows: [SourceCompleteness]) -> [String] {
    rows.map { row in
      let missing = row.completeness.missing.map { " (\($0))" }.joined()
      return "\(row.id ?? "-") \(row.source ?? "-"): \(row.completeness.kind.rawValue) \(row.count)\(missing)"
    }
  }

  @Test("each region and source has a row with its completeness, from its status, its skipped rows and its own claim")
  func rows() async throws {
    let trips = [Trip.fixture(id: "a"), .fixture(id: "b")]
    let skipped = SkippedRows(count: 2, reasons: ["[0]: missing"])
    let sources = [
      SourceResponse(source: "one", status: .ok, count: 2, completeness: Self.cheapest),
      SourceResponse(source: "two", status: .failed(Self.error), count: 0),
      SourceResponse(
        source: "three", status: .ok, count: 0, completeness: Completeness(.notRequested, missing: ["no nights"])),
    ]
    let summary = try await search([
      "A": .success(Fetched(trips)), "B": .success(Fetched(trips, completeness: Self.cheapest)),
      "C": .success(Fetched(trips, skipped: skipped)), "D": .failure(Self.error),
      "E": .success(Fetched(trips, status: .stale(age: .seconds(60), because: Self.error))),
      "F": .success(Fetched(trips, status: .partial(because: Self.error), sources: sources)),
      "G": .success(Fetched(trips, skipped: skipped, sources: [sources[0]])),
      "H": .success(
        Fetched(trips, skipped: skipped, sources: [sources[0], SourceResponse(source: "four", status: .ok, count: 1)])),
    ])
    #expect(
      texts(summary.origins.completeness) == [
        "A -: complete 2", "B -: cheapest_only 2 (only the cheapest trip to each destination)",
        "C -: partial 2 (2 rows could not be read)", "D -: failed 0 (GET /fares: status 503)",
        "E -: failed 2 (GET /fares: status 503)",
        "F one: cheapest_only 2 (only the cheapest trip to each destination)",
        "F two: failed 0 (GET /fares: status 503)", "F three: not_requested 0 (no nights)",
        "G one: partial 2 (only the cheapest trip to each destination) (2 rows could not be read)",
        "H one: cheapest_only 2 (only the cheapest trip to each destination)", "H four: complete 1",
        "H -: partial 2 (2 rows could not be read)",
      ])
    #expect(summary.completenessKind == .partial)
    // Not the failures and skipped rows, which have notes of their own.
    #expect(
      summary.origins.completenessNote(advice: "name a destination")
        == "incomplete: B: only the cheapest trip to each destination; "
        + "F, G, H: one: only the cheapest trip to each destination; F: three: not requested (no nights); "
        + "name a destination")
  }

  @Test("a response is incomplete if a part failed, whether the rest is cached or not, and failed only if it is stale")
  func partialNote() {
    let incomplete = "VNO is incomplete: GET /fares: status 503"
    #expect(Status.partial(because: Self.error).note(of: "VNO") == incomplete)
    #expect(Status.cached(age: .seconds(5)).joined(with: .partial(because: Self.error)).note(of: "VNO") == incomplete)
    #expect(
      Status.stale(age: .seconds(5), because: Self.error).note(of: "VNO")
        == "VNO failed; showing results from 5 s ago (GET /fares: status 503)")
  }

  @Test("an equal gap of all regions is reported once, and advice only for trips that were not the cheapest")
  func note() async throws {
    let cheapest = Result<_, ClientError>.success(Fetched([Trip.fixture()], completeness: Self.cheapest))
    let all = try await search(["A": cheapest, "B": cheapest])
    #expect(all.completenessKind == .cheapestOnly)
    #expect(
      all.origins.completenessNote(advice: "advice")
        == "incomplete: only the cheapest trip to each destination; advice")
    let unsent = Completeness(.partial, missing: ["12 of 212 requests were not sent"])
    let some = try await search(["A": .success(Fetched([], completeness: unsent)), "B": .success(Fetched([]))])
    #expect(some.completenessKind == .partial)
    #expect(
      some.origins.completenessNote(advice: "advice") == "incomplete: A: 12 of 212 requests were not sent")
    let others = Completeness(.partial, missing: ["no later departures", "no one-way trips"])
    let mixed = Self.cheapest.joined(with: others)
    let gaps = try await search(["A": .success(Fetched([.fixture()], completeness: mixed))])
    #expect(
      gaps.origins.completenessNote()
        == "incomplete: only the cheapest trip to each destination, no later departures, no one-way trips")
    let complete = try await search(["A": .success(Fetched([.fixture()]))])
    #expect(complete.completenessKind == .complete && complete.origins.completenessNote() == nil)
    let failed = try await search(["A": .failure(Self.error)])
    #expect(failed.completenessKind == .failed && failed.origins.completenessNote() == nil)
  }

  @Test("missing one-way trips are reported only if nothing matches, or if other trips are one-way ones")
  func oneWayTrips() async throws {
    let fares = Completeness.cheapestOnly(missing: "no one-way trips")
    let sources = [SourceResponse(source: "one", status: .ok, count: 1, completeness: fares)]
    let oneWay = Trip.fixture(id: "one way")
    let roundTrip = Trip.fixture(returnAt: Date(timeIntervalSince1970: 4_000_300_000))
    let round = Fetched([roundTrip], completeness: fares, sources: sources)
    let both = try await search(["A": .success(round), "B": .success(round)])
    #expect(both.completenessKind == .complete && both.reported.completenessNote() == nil)
    #expect(texts(both.reported.completeness) == ["A one: complete 1", "B one: complete 1"])
    let mixed = try await search(["A": .success(round), "B": .success(Fetched([oneWay]))])
    #expect(mixed.reported.completenessNote() == "incomplete: A: no one-way trips")
    #expect(mixed.completenessKind == .cheapestOnly)
    let none = try await search(["A": .success(round)], for: TripSearch(maxPrice: 1))
    #expect(none.reported.completenessNote() == "incomplete: no one-way trips")
    let cheapest = Fetched([roundTrip], completeness: Self.cheapest.joined(with: fares))
    let other = try await search(["A": .success(cheapest)])
    #expect(other.reported.completenessNote() == "incomplete: only the cheapest trip to each destination")
    #expect(other.completenessKind == .cheapestOnly)
  }

  @Test(
    "if no trip matches, a note names the filter that excludes most, and what to try",
    arguments: [
      ("max_price=60", "all 3 received trips are excluded by max_price; the cheapest that matches otherwise is 70 EUR"),
      // The cheapest trip is not to Spain.
      (
        "max_price=60&to=ES",
        "both received trips to this destination are excluded by max_price; the cheapest that matches otherwise is 80 EUR"
      ),
      // Nothing matches without the price alone.
      ("max_price=60&to=NO", "no received trip matches max_price or to"),
      // A source may send only a few trips to other destinations, so their number is not reported.
      ("to=NO&date=2096-10-03", "no received trip on this day matches to; try without to"),
      ("to=NO&direct=true", "no received trip matches to; try without to"),
      ("date=2027-03-01", "all 3 received trips are excluded by date; try dates"),
      ("nights=1-3&days=fri,sat&return_days=sun,mon", "all 3 received trips are excluded by weekend; try dates"),
      ("days=fri,sat&return_days=sun,mon", "all 3 received trips are excluded by days and return_days; try dates"),
      // No day helps, because two filters exclude all trips.
      ("date=2027-03-01&to=NO&airline=W6", "no received trip matches date, to or airline; try dates"),
      // The trips are one way.
      ("nights=1-14", "all 3 received trips that match otherwise are one way; try two_tickets, or without nights"),
      (
        "nights=1-14&date=2096-10-03",
        "both received trips that match otherwise are one way; try two_tickets, or without nights"
      ),
      (
        "nights=1-14&return_days=sun&max_price=75",
        "the only received trip that matches otherwise is one way; try two_tickets, or without nights and return_days"
      ),
      // Pairs have a night.
      ("nights=0", "all 3 received trips that match otherwise are one way; try without nights"),
      // Each trip is excluded by one of them.
      (
        "max_price=75&days=wed",
        "2 of 3 received trips are excluded by max_price; the cheapest that matches otherwise is 80 EUR"
      ),
      // Only trips to the destination count, if there are any.
      ("to=ES&airline=W6", "both received trips to this destination are excluded by airline; try without airline"),
      ("to=LT&airline=W6", "the only received trip to this destination is excluded by airline; try without airline"),
      (
        "to=NO,LT&date=2096-10-03",
        "the only received trip to these destinations is excluded by date; try dates"
      ),
      (
        "max_price=75&to=ES",
        "both received trips to this destination are excluded by max_price; the cheapest that matches otherwise is 80 EUR"
      ),
      (
        "to=ES&date=2096-10-03&airline=W6",
        "both received trips to this destination on this day are excluded by airline; try without airline"
      ),
      // Only trips on the day count, if there are any.
      ("date=2096-10-03&airline=W6", "both received trips on this day are excluded by airline; try without airline"),
      (
        "depart_after=2096-10-03&airline=W6",
        "both received trips on these days are excluded by airline; try without airline"
      ),
    ])
  func noMatch(query: String, text: String) async throws {
    var direct = Trip.fixture(id: "a", price: 70, to: .vilnius)
    direct.transfers = 0
    let text = "no trips match: \(text)"
    let nextDay = direct.departureAt.instant + 86_400
    var one = Trip.fixture(id: "b", price: 80, departureAt: nextDay)
    var other = Trip.fixture(id: "c", price: 90, departureAt: nextDay)
    (one.transfers, other.transfers) = (1, 1)
    let trips = [direct, one, other]
    let search = try TripSearch(savedText: query)
    // The counts of several regions are added.
    let summary = try await self.search(
      ["A": .success(Fetched([trips[0]])), "B": .success(Fetched([trips[1], trips[2]]))], for: search)
    func notes(_ summary: FetchSummary) -> [String] {
      summary.notes(destinationAdvice: "", dealAdvice: "", filterName: { $0 }, daysAdvice: "try dates")
    }
    #expect(notes(summary).contains(text), "\(notes(summary))")
    #expect(summary.excludingAll?.tripCount == 3)
    let others = try await self.search(
      ["A": .success(Fetched(trips)), "B": .success(Fetched([]))], for: TripSearch())
    #expect(others.excludingAll == nil)
  }

  @Test("if only one-way trips fly to the destination, the advice keeps it, although it excludes more trips")
  func onlyOneWay() async throws {
    let back = Date(timeIntervalSince1970: 4_000_000_000 + 3 * 86_400)
    let trips: [Trip] = [
      .fixture(id: "a", to: .vilnius, returnAt: back), .fixture(id: "b", to: .vilnius, returnAt: back),
      .fixture(id: "one way"),
    ]
    for (filter, name) in [("nights=3", "nights"), ("return_days=fri", "return_days")] {
      let search = try TripSearch(savedText: "to=ES&\(filter)")
      let summary = try await self.search(["A": .success(Fetched(trips))], for: search)
      let advice = "try two_tickets, or without \(name)"
      #expect(
        summary.notes(destinationAdvice: "", dealAdvice: "", filterName: { $0 })
          == ["no trips match: the only received trip that matches otherwise is one way; \(advice)"])
    }
  }

  @Test(
    "if the nights exclude all trips, the note names the nights of those that match otherwise",
    arguments: [
      ("nights=7", "all 4 received trips are excluded by nights; there are trips of 2-5 nights: try nights 2-5"),
      (
        "to=LT&nights=7",
        "both received trips to this destination are excluded by nights; there are trips of 2 nights: try nights 2"
      ),
      ("nights=3", "all 4 received trips are excluded by nights; there are trips of 2 nights: try nights 2"),
      // No other nights help.
      ("nights=7&airline=W6", "all 4 received trips are excluded by nights and airline; try dates"),
    ])
  func otherNights(query: String, text: String) async throws {
    let (second, fifth) = (Date(timeIntervalSince1970: 4_000_172_800), Date(timeIntervalSince1970: 4_000_432_000))
    let trips: [Trip] = [
      .fixture(id: "a", to: .vilnius, returnAt: second), .fixture(id: "b", to: .vilnius, returnAt: second),
      .fixture(id: "c", returnAt: fifth), .fixture(id: "d", returnAt: fifth),
    ]
    let summary = try await self.search(
      ["A": .success(Fetched(Array(trips[..<2]))), "B": .success(Fetched(Array(trips[2...])))],
      for: try TripSearch(savedText: query))
    let notes = summary.notes(destinationAdvice: "", dealAdvice: "", filterName: { $0 }, daysAdvice: "try dates")
    #expect(notes == ["no trips match: \(text)"])
  }

  @Test(
    "a calendar is advised unless all trips of its days were received, and none is to the destination",
    arguments: [
      ("month=2096-11&to=NO", .complete, false), ("month=2096-11&to=NO", .cheapestOnly(missing: "some"), true),
      // The calendar is of other days, too.
      ("date=2096-11-01&to=NO", .complete, true), ("depart_after=2096-11-01&to=NO", .complete, true),
      // Some sample routes have only one-way flights, and need a month.
      ("nights=40&to=NO", .sampleTrips, false), ("days=thu&to=NO", .sampleTrips, true),
    ] as [(String, Completeness, Bool)])
  func calendarAdvice(query: String, completeness: Completeness, isAdvised: Bool) async throws {
    let response = Fetched([Trip.fixture()], completeness: completeness)
    let summary = try await search(["A": .success(response)], for: try TripSearch(savedText: query))
    #expect(summary.lacksRoute != isAdvised)
    let notes = summary.notes(destinationAdvice: "", dealAdvice: "", filterName: { $0 }, daysAdvice: "try dates")
    #expect(notes.contains { $0.hasSuffix("; try dates") } == isAdvised, "\(notes)")
  }

  @Test(
    "the calendar of a month is not advised if all trips of the month were received, and none is to the destination",
    arguments: [
      ("month=2096-11&to=ES", .complete, false), ("month=2096-11&to=ES", .cheapestOnly(missing: "some"), true),
      // The calendar has other airlines and other days, too.
      ("month=2096-11&to=ES&airline=W6", .complete, true), ("date=2096-11-01&to=ES", .complete, true),
    ] as [(String, Completeness, Bool)])
  func emptyMonth(query: String, completeness: Completeness, isAdvised: Bool) async throws {
    let response = Fetched([Trip.fixture()], completeness: completeness)
    let summary = try await search(["A": .success(response)], for: try TripSearch(savedText: query))
    let notes = summary.notes(destinationAdvice: "", dealAdvice: "", filterName: { $0 }, daysAdvice: "try dates")
    #expect(notes.contains { $0.hasSuffix("; try dates") } == isAdvised, "\(notes)")
  }

  @Test(
    "a result that lacks only sample trips is known as such",
    arguments: [
      (.complete, true, "complete"), (.sampleTrips, true, "some sample trips"),
      (.sampleTrips.joined(with: .cheapestOnly(missing: "some")), false, "incomplete"),
      (.cheapestOnly(missing: "some"), false, "incomplete"),
    ] as [(Completeness, Bool, String)])
  func samples(completeness: Completeness, isOnly: Bool, words: String) async throws {
    let summary = try await search(["A": .success(Fetched([.fixture()], completeness: completeness))])
    #expect(summary.lacksAtMostSamples == isOnly && summary.completenessWords == words)
    let failed = try await search(["A": .success(Fetched([.fixture()])), "B": .failure(Self.error)])
    #expect(!failed.lacksAtMostSamples && failed.completenessWords == "incomplete")
  }

  @Test("without received trips, a note names the filters that may help, and only without filters that none were found")
  func nothingReceived() async throws {
    func notes(_ search: TripSearch, _ counts: [(name: String, trips: [Trip])]) async throws -> [String] {
      var responses: [String: Result<Fetched<[Trip]>, ClientError>] = [:]
      for (name, trips) in counts {
        responses[name] = .success(Fetched(trips, completeness: search.completenessOfRoundTrips))
      }
      let summary = try await self.search(responses, for: search)
      return summary.notes(destinationAdvice: "give to", dealAdvice: "", filterName: { $0 })
    }
    #expect(try await notes(TripSearch(), [("EU", [])]) == ["no trips; try one_way"])
    #expect(try await notes(TripSearch(isOneWay: true), [("EU", [])]) == ["no trips"])
    #expect(
      try await notes(try TripSearch(savedText: "max_price=5"), [("EU", [])])
        == ["no trips; try one_way or a higher max_price"])
    let places = [("BCN", [Trip.fixture()]), ("Riga", [])] as [(name: String, trips: [Trip])]
    #expect(try await notes(TripSearch(), places).contains("no trips from Riga were found; give to"))
    #expect(
      try await notes(try TripSearch(savedText: "airline=FR"), places).contains("no trips from Riga match; give to"))
    let swapped = [("BCN", []), ("Riga", [Trip.fixture()])] as [(name: String, trips: [Trip])]
    #expect(try await notes(TripSearch(), swapped).contains("no trips from BCN were found"))
  }
}

import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite struct TripSearchTests {
  private let now = Date(timeIntervalSince1970: 2_000_000_000)

  @Test(
    "the text form is parsed back to the same search",
    arguments: [
      (TripSearch(), ""),
      (TripSearch(maxPrice: PriceLimit("99.50")), "max_price=99.50"),
      (TripSearch(maxPrice: PriceLimit("$99,50")), "max_price=99.50%20USD"),
      (TripSearch(from: ["CPH", "Łódź"], to: ["N'Djamena"]), "from=CPH%2C%C5%81%C3%B3d%C5%BA&to=N%27Djamena"),
      (TripSearch(toCountries: ["PT", "ES"]), "to_countries=ES%2CPT"),
      (TripSearch(toCountries: []), "to_countries=none"),
      (TripSearch(airlines: ["FR"], departure: DepartureDays(month: "2027-02")), "airline=FR&month=2027-02"),
      (TripSearch(departure: DepartureDays(day: "2028-02-29"), currency: "USD"), "date=2028-02-29&currency=USD"),
      (
        TripSearch(departAfter: DepartureLimit("2027-01-31"), departBefore: DepartureLimit("2027-02-01T06:30:00.5Z")),
        "depart_after=2027-01-31&depart_before=2027-02-01T06%3A30%3A00.500Z"
      ),
      (
        TripSearch(isDirect: true, isOneWay: true, hideExpired: true), "direct=true&one_way=true&hide_expired=true"
      ),
    ])
  func text(search: TripSearch, text: String) throws {
    #expect(search.text == text)
    #expect(try TripSearch(text: text) == search)
  }

  @Test("empty fields, flags without a value and any order are accepted")
  func lenient() throws {
    let search = try TripSearch(
      text: "direct&max_price=&from=+,CPH,,+Berlin,&one_way=&hide_expired=false&month=&date=2027-01-31")
    #expect(
      search == TripSearch(from: ["CPH", "Berlin"], departure: DepartureDays(day: "2027-01-31"), isDirect: true))
  }

  @Test(
    "an error names the parameter and its valid values",
    arguments: [
      ("max_price=60EU", "max_price: \"EU\" is not a currency code; give one, such as 60 EUR"),
      ("max_price=-1", "max_price: a price cannot be negative; did you mean 1?"),
      ("max_price=EUR -60,50", "max_price: a price cannot be negative; did you mean EUR 60,50?"),
      ("max_price=−5 €", "max_price: a price cannot be negative; did you mean 5 €?"),
      ("max_price=a-5", "max_price: expected an amount"),
      ("direct=true&max_transfers=1", "direct and max_transfers 1 cannot be used together; remove one"),
      ("from=,", "from: expected countries, cities or"),
      ("month=2027-13", "month: expected a month such as 2027-01"), ("date=2027-02-29", "date: expected a day such"),
      ("month=Febuary", "month: expected a month such as 2027-01, jan, this or next; did you mean February?"),
      ("month=nxt", "month: expected a month such as 2027-01, jan, this or next; did you mean next?"),
      (
        "date=tommorow", "date: expected a day such as 2027-01-31, today, tomorrow, +30d or +2w; did you mean tomorrow?"
      ),
      ("days=fri,Satuday", "days: expected days of the week such as fri,sat; did you mean Saturday?"),
      ("date=2027-01", "date: expected a day"), ("month=2027-01-31", "month: expected a month"),
      ("depart_after=soon", "depart_after: expected a day such as 2027-01-31, tomorrow or +2w, or a time"),
      ("currency=EURO", "currency: expected a three-letter currency code"), ("currency=a\u{DF}", "currency: expected"),
      ("max_price", "max_price: expected an amount"), ("direct=yes", "direct: expected true or false"),
      ("direct=true&direct=true", "direct appears more than once; remove one"),
      ("max-price=60", "unknown parameter \"max-price\"; did you mean \"max_price\"?"),
      ("month=2027-01&date=2027-01-31", "month and date cannot be used together; remove one"),
      (
        "depart_after=2027-02-01&depart_before=2027-02-01",
        "depart_after must be earlier than depart_before, or no trip can match"
      ),
      ("date=2027-02-01&depart_after=2027-02-02", "month or date does not overlap depart_after or depart_before"),
      ("month=2027-02&depart_before=2027-02-01", "month or date does not overlap depart_after or depart_before"),
      ("to_countries=Spain", "to_countries: expected two-letter country codes"),
      ("to_countries=es,zz", "to_countries: \"ZZ\" is not the code of a country"),
      ("from=%zz", "the query is not valid percent-encoded UTF-8"),
    ])
  func errors(text: String, message: String) throws {
    let error = try #require(throws: TripSearchError.self) { try TripSearch(text: text) }
    #expect(error.description.hasPrefix(message), "\(error)")
  }

  @Test(
    "a month contains exactly its days",
    arguments: [("2027-02", 28), ("2028-02", 29), ("2027-12", 31), ("2027-04", 30)])
  func month(text: String, count: Int) throws {
    let month = try #require(DepartureDays(month: text))
    #expect(month.days.count == count)
    #expect(DepartureDays(day: "\(text)-01")?.days.lowerBound == month.days.lowerBound)
    #expect(DepartureDays(day: "\(text)-\(count)")?.days.upperBound == month.days.upperBound)
    #expect(DepartureDays(day: text) == nil)
  }

  @Test(
    "days are local at the airport, and in UTC if the offset is unknown",
    arguments: [
      ("2027-02-01T00:30:00+02:00", [false, true]), ("2027-01-31T23:30:00-05:00", [true, false]),
      ("2027-02-01T00:30:00Z", [false, true]), ("2027-01-31T23:59:59Z", [true, false]),
    ])
  func localDays(departure: String, expected: [Bool]) {
    var trip = Trip.fixture()
    trip.departureAt = .at(departure)
    let days = ["2027-01-31", "2027-02-01"]
    #expect(days.map { TripSearch(departure: DepartureDays(day: $0)).matches(trip, at: now) } == expected)
    let months = days.map { TripSearch(departure: DepartureDays(month: $0.prefix(7))) }
    #expect(months.map { $0.matches(trip, at: now) } == expected)
    #expect(TripSearch(departAfter: DepartureLimit(days[1])).matches(trip, at: now) == expected[1])
    #expect(TripSearch(departBefore: DepartureLimit(days[1])).matches(trip, at: now) == expected[0])
  }

  @Test(
    "the days of departure are those that the days, weekdays and instants of a search allow, from today",
    arguments: [
      ("month=2027-02", "2027-02-01", "2027-02-28", 28), ("date=2027-02-09", "2027-02-09", "2027-02-09", 1),
      ("depart_after=2027-01-31&depart_before=2027-02-02", "2027-01-31", "2027-02-01", 2),
      ("month=2027-01&days=fri,sat", "2027-01-01", "2027-01-30", 10),
      ("month=2027-02&depart_after=2027-02-28T11:00:00Z", "2027-02-27", "2027-02-28", 2),
      ("depart_after=2027-02-10T03:00:00Z&depart_before=2027-02-10T09:00:00Z", "2027-02-09", "2027-02-10", 2),
      ("depart_before=2026-05-07", "2026-05-05", "2026-05-06", 2), ("month=2026-05", "2026-05-05", "2026-05-31", 27),
      ("depart_after=2027-02-09", "2027-02-09", "2028-02-08", 365), ("days=mon", "2026-05-11", "2027-05-03", 52),
      ("depart_after=2027-02-09&depart_before=2030-01-01", "2027-02-09", "2028-02-08", 365),
    ])
  func departureDays(text: String, first: String, last: String, count: Int) throws {
    let now = Date(timeIntervalSince1970: 1_778_000_000)
    let days = try #require(try TripSearch(text: text).departureDays(at: now))
    #expect(days.first.map { Date(dayNumber: $0).asDay } == first)
    #expect(days.last.map { Date(dayNumber: $0).asDay } == last)
    #expect(days.count == count)
  }

  @Test("a search without days has no days of departure, and a search for past days has none to request")
  func noDepartureDays() throws {
    let now = Date(timeIntervalSince1970: 1_778_000_000)
    for text in ["", "nights=2", "to=ES", "return_days=sun"] {
      #expect(try TripSearch(text: text).departureDays(at: now) == nil)
    }
    #expect(try TripSearch(text: "month=2026-04").departureDays(at: now) == [])
  }

  @Test("a search for direct flights needs the stops of at least one trip, and counts trips without them")
  func unknownStops() {
    func trips(_ transfers: Int?...) -> [Trip] {
      transfers.map {
        var trip = Trip.fixture(id: "\($0 ?? -1)")
        trip.transfers = $0
        return trip
      }
    }
    let direct = TripSearch(isDirect: true)
    #expect(direct.missingField(of: trips(nil, nil)) == .stops)
    #expect(direct.missingField(of: trips(nil, 1)) == nil)
    #expect(direct.missingField(of: []) == nil)
    #expect(TripSearch().missingField(of: trips(nil)) == nil)
    #expect(direct.leftOut(of: trips(nil, 1, nil, 0), at: now) == [.stops: 2])
    #expect(direct.leftOut(of: trips(1, 0), at: now) == [:])
    #expect(TripSearch().leftOut(of: trips(nil), at: now) == [:])
    // Trips that do not match for another reason are not counted.
    #expect(TripSearch(maxPrice: 1, isDirect: true).leftOut(of: trips(nil, 0), at: now) == [:])
  }

  @Test("a search that cannot be applied to a response is an error, unless the response is empty")
  func unanswerable() async throws {
    var client = TripClient.failing()
    client.trips = { Fetched($0.origin == "EU" ? [.fixture()] : [], attempts: 2) }
    let repository = TripRepository(client, clock: ManualClock())
    let search = TripSearch(isDirect: true)
    let error = try await #require(throws: ClientError.self) {
      try await repository.trips(TripRequest(origin: "EU", search: search))
    }
    #expect(
      error.description
        == "the trips in EU: no trip in the response has a known number of stops, so \"direct\" cannot be applied; "
        + "search without \"direct\"")
    #expect(error.attempts == 2)
    #expect(try await repository.trips(TripRequest(origin: "US", search: search)).value.isEmpty)
    #expect(try await repository.trips(TripRequest(origin: "EU")).value.count == 1)
  }

  @Test("the client receives the search, and requests with different searches are not shared")
  func requests() async throws {
    let requests = Log<TripRequest>()
    var client = TripClient.failing()
    client.trips = {
      await requests.append($0)
      return Fetched([])
    }
    let (search, clock) = (TripSearch(maxPrice: 60), ManualClock())
    let repository = TripRepository(client, clock: ManualClock())
    for feed in [TripFeed(repository, search: search, clock: clock), TripFeed(repository, clock: clock)] {
      _ = await feed.run(["EU", nil], concurrency: 1) { _ in .continue }
    }
    #expect(
      await requests.entries == [
        TripRequest(origin: "EU", search: search), TripRequest(origin: nil, search: search),
        TripRequest(origin: "EU"), TripRequest(origin: nil),
      ])
  }
}

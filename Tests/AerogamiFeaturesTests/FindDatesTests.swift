import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@Suite struct PriceCalendarTests {
  @Test(
    "the title has the kind of trips",
    arguments: [
      (TripShape(), "one way"), (TripShape(nights: 2...4), "2-4 nights"), (TripShape(nights: 1...1), "1 night"),
      (TripShape(returnDays: [.sunday]), "round trip"),
    ])
  func title(shape: TripShape, kind: String) throws {
    let calendar = PriceCalendar(route: try CalendarRoute("VNO-BCN"), search: TripSearch(shape: shape), months: [])
    #expect(calendar.title == "VNO-BCN, \(kind)")
  }
}

@Suite(.timeLimit(.minutes(20))) struct FindDatesTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func fare(_ day: Int, _ price: Price) -> CalendarDay {
    CalendarDay(day, .fare(CalendarFare(route: .vilniusMalaga, price: price, currency: "EUR")))
  }

  private func find(
    _ clock: any Clock<Duration> = ManualClock(), recordedIn log: Log<[Sighting]> = Log(),
    calendar: @escaping @Sendable (CalendarRequest) async throws -> Fetched<[CalendarDay]>
  ) -> FindDates {
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    dependencies.trips.calendar = calendar
    dependencies.history.record = { sightings, _ in await log.append(sightings) }
    (dependencies.clock, dependencies.now) = (clock, { Self.now })
    return dependencies.findDates(requestedCurrency: nil)
  }

  /// A calendar with round trips for 60 EUR and one-way fares for 20 EUR, and cheaper ones on some days of return.
  private func response(_ request: CalendarRequest, cheap: [Int]) throws -> Fetched<[CalendarDay]> {
    let isBack = request.route.from.map(\.word) == ["AGP"]
    let route = isBack ? try #require(Route("AGP-VNO")) : .vilniusMalaga
    return Fetched(
      request.month.days.map { day in
        let price: Price = request.isRoundTrip ? 60 : isBack && cheap.contains(day) ? 10 : isBack ? 50 : 20
        return CalendarDay(
          day,
          .fare(
            CalendarFare(route: route, price: price, currency: "EUR", returnDay: request.isRoundTrip ? day + 3 : nil)))
      })
  }

  @Test("with two tickets, a day has the cheaper of a round trip and a pair of one-way fares, also into the next month")
  func twoTickets() async throws {
    var request = CalendarRequest.fixture("VNO-AGP", month: "2027-02")
    request = CalendarRequest(
      request.route, month: request.month, filters: try TripSearch(text: "two_tickets=true&nights=3-4"))
    let first = request.month.days.lowerBound
    let (log, requests) = (Log<[Sighting]>(), Log<CalendarRequest>())
    // The 9th of February and the 1st of March.
    let find = find(recordedIn: log) { sent in
      await requests.append(sent)
      return try self.response(sent, cheap: [first + 8, first + 28])
    }
    let summary = await find([request], from: 0)
    let days = summary.days(of: request)
    let pairs = days.filter { $0.offer.fare?.back != nil }
    #expect(pairs.map { $0.day - first } == [4, 5, 24, 25])
    #expect(pairs.allSatisfy { $0.offer.fare?.price == 30 && $0.offer.fare?.outboundPrice == 20 })
    #expect(pairs.map { ($0.offer.fare?.returnDay ?? 0) - first } == [8, 8, 28, 28])
    #expect(days.count == 28 && days.count { $0.offer.fare?.price == 60 } == 24)
    #expect(summary.status == .ok && summary.notes(currencyAdvice: "").first?.hasPrefix("the prices of 4 days") == true)
    #expect(await Set(requests.entries.map(\.month.text)) == ["2027-02", "2027-03"])
    #expect(await requests.entries.count == 4)
    #expect(await !log.entries.joined().map(\.price).contains(30))
    #expect(await Set(log.entries.joined().map(\.price)) == [10, 20, 50, 60])
  }

  @Test("a cheap fare for other nights does not hide a pair of the same day")
  func pairsAmongOtherStays() async {
    let request = CalendarRequest.fixture("VNO-AGP", month: "2027-02", "two_tickets=true&nights=3-4")
    let first = request.month.days.lowerBound
    let summary = await find { sent in
      if !sent.isRoundTrip { return try self.response(sent, cheap: []) }
      // A source may send what else there is: a round trip for other nights, and a one-way flight.
      let others = [first + 9, nil].map { returnDay in
        CalendarDay(
          first, .fare(CalendarFare(route: .vilniusMalaga, price: 5, currency: "EUR", returnDay: returnDay)))
      }
      return Fetched([CalendarDay(first, .noFlight)] + others)
    }([request], from: 0)
    let days = summary.days(of: request)
    #expect(days.first?.offer.fare?.price == 70 && days.first?.offer.fare?.back?.price == 50)
    #expect(days.count == 28 && days.allSatisfy { $0.offer.fare?.back != nil })
    #expect(summary.requests[request]?.count == 28)
  }

  @Test("a day without a pair is unknown if the flights back are unknown on a possible day of return")
  func unknownReturns() async {
    let request = CalendarRequest.fixture("VNO-AGP", month: "2027-02", "two_tickets=true&nights=3-4")
    let first = request.month.days.lowerBound
    let summary = await find { sent in
      let isBack = sent.route.from.map(\.word) == ["AGP"]
      // Nothing is known from the 20th on, except for outbound flights. There is one flight back, on the 9th.
      if isBack {
        let route = try #require(Route("AGP-VNO"))
        let fare = CalendarFare(route: route, price: 20, currency: "EUR")
        return Fetched(
          sent.month.days.filter { $0 < first + 19 }.map { CalendarDay($0, $0 == first + 8 ? .fare(fare) : .noFlight) })
      }
      return Fetched(sent.month.days.map { sent.isRoundTrip ? CalendarDay($0, .noFlight) : self.fare($0, 30) })
    }([request], from: 0)
    let days = summary.days(of: request)
    #expect(days.filter { $0.offer.fare?.price == 50 }.map { $0.day - first } == [4, 5])
    #expect(days.filter { $0.offer == .unknown }.map { $0.day - first } == Array(15...27))
    #expect(days.count { $0.offer == .noFlight } == 13)
  }

  @Test("if the round trips or the pairs of a month fail, the month is partial")
  func partialPairs() async throws {
    let filters = try TripSearch(text: "two_tickets=true&nights=3-4")
    let month = CalendarRequest.fixture("VNO-AGP", month: "2027-02")
    let request = CalendarRequest(month.route, month: month.month, filters: filters)
    let error = ClientError(requested: "GET /fares", reason: .failed(.status(503), detail: "status 503"))
    for failsRoundTrips in [true, false] {
      let summary = await find { sent in
        if sent.isRoundTrip == failsRoundTrips { throw error }
        return try self.response(sent, cheap: [])
      }([request], from: 0)
      #expect(summary.status == .partial)
      let prices = Set(summary.days(of: request).compactMap(\.offer.fare?.price))
      #expect(prices == [failsRoundTrips ? 70 : 60])
    }
    #expect(await find { _ in throw error }([request], from: 0).status == .failed)
  }

  @Test("prices are recorded only if the service sent them just now")
  func recorded() async {
    let request = CalendarRequest.fixture("VNO-BCN", month: "2027-01")
    let days = [fare(request.month.days.lowerBound, 50)]
    for (status, expected) in [(Status.cached(age: .seconds(1)), []), (.ok, [[Sighting](of: days)])] {
      let log = Log<[Sighting]>()
      let summary = await find(recordedIn: log) { _ in Fetched(days, status: status) }([request], from: 0)
      #expect(summary.status == .ok)
      #expect(await log.entries == expected)
    }
  }

  @Test("days that may have a price are named if part of their month failed, and are not days without prices")
  func uncertain() async {
    let request = CalendarRequest.fixture("VNO-BCN", month: "2027-02")
    let days = request.month.days.dropLast(2).map { fare($0, 50) }
    let error = ClientError(requested: "GET /fares", reason: .failed(.status(503), detail: "status 503"))
    func notes(_ fetched: Fetched<[CalendarDay]>) async -> [String] {
      await find { _ in fetched }([request], from: 0).notes(currencyAdvice: "")
    }
    let incomplete = "VNO-BCN 2027-02 is incomplete: GET /fares: status 503"
    let uncertain = "VNO-BCN 2027-02: days without a price that may have one: 27, 28"
    #expect(await notes(Fetched(days, status: .partial(because: error))) == [incomplete, uncertain])
    #expect(await notes(Fetched(days)) == [])
    #expect(await notes(Fetched([])) == ["no prices for VNO-BCN in 2027-02"])
    let nothing = await notes(Fetched([], status: .partial(because: error)))
    #expect(nothing.count == 2 && nothing[0] == incomplete)
  }

  @Test("if all prices are above the maximum price, the note has the lowest one")
  func aboveLimit() async throws {
    var filters = TripSearch()
    filters.maxPrice = PriceLimit(40)
    let plain = CalendarRequest.fixture("VNO-BCN", month: "2027-02")
    let request = CalendarRequest(plain.route, month: plain.month, filters: filters)
    let days = [fare(request.month.days.lowerBound, 60), fare(request.month.days.lowerBound + 1, 50)]
    let summary = await find { _ in Fetched(days) }([request], from: 0)
    #expect(
      summary.notes(currencyAdvice: "") == ["no price at or below 40 for VNO-BCN in 2027-02; the lowest is 50 EUR"])
  }

  @Test(
    "if no trip has the requested nights, the note says which nights trips have, or what else may help",
    arguments: [
      ("nights=7", [1, 4, 11], "; there are trips of 1-4 nights: try --nights 1-4"),
      ("nights=2-3", [4, nil], "; there are trips of 4 nights: try --nights 4"),
      ("nights=7", [nil], "; try --two-tickets, or one-way trips without --nights"),
      ("nights=7", [], "; try --two-tickets, or one-way trips without --nights"),
      ("nights=7&two_tickets=true", [9], "; there are trips of 9 nights: try --nights 9"),
      ("nights=7&max_price=60", [4], "; there are trips of 4 nights: try --nights 4"),
    ] as [(String, [Int?], String)])
  func otherNights(filters: String, stays: [Int?], advice: String) async {
    let request = CalendarRequest.fixture("VNO-AGP", month: "2027-02", filters)
    let first = request.month.days.lowerBound
    let days = stays.map { nights in
      CalendarDay(
        first,
        .fare(
          CalendarFare(route: .vilniusMalaga, price: 50, currency: "EUR", returnDay: nights.map { first + $0 })))
    }
    let summary = await find { Fetched($0.isRoundTrip ? days : []) }([request], from: 0)
    let notes = summary.notes(
      currencyAdvice: "", filterName: { "--\($0.replacing("_", with: "-"))" })
    let nights = filters.hasPrefix("nights=7") ? "7 nights" : "2-3 nights"
    let price = filters.contains("max_price") ? "no price at or below 60" : "no prices"
    #expect(notes == ["\(price) for \(nights) on VNO-AGP in 2027-02\(advice)"])
    #expect(summary.requests[request]?.count == Set(days.map(\.day)).count)
  }

  @Test(
    "without prices for some nights, nothing is advised that is known not to help",
    arguments: ["nights=7", "nights=0", "nights=7&two_tickets=true", "nights=1-3&days=fri,sat&return_days=sun,mon"])
  func noOtherNights(filters: String) async {
    let request = CalendarRequest.fixture("VNO-AGP", month: "2027-02", filters)
    let days = request.month.days.map { CalendarDay($0, .noFlight) }
    let summary = await find { _ in Fetched(days) }([request], from: 0)
    #expect(summary.otherStay(for: summary.calendar(of: request.route)) == nil)
    #expect(summary.notes(currencyAdvice: "") == ["no prices for VNO-AGP in 2027-02"])
  }

  @Test("two tickets are not advised if the source says why it knows nothing, unless another month has unknown days")
  func reasonForNothing() async throws {
    let months = ["2027-02", "2027-03"].map { CalendarRequest.fixture("VNO-AGP", month: $0, "nights=7") }
    let reason = Completeness.cheapestOnly(missing: "no flights on this route")
    func advice(in explained: [CalendarRequest]) async -> OtherStay? {
      let summary = await find { request in
        // The last day is unknown.
        let days = request.month.days.dropLast().map { CalendarDay($0, .noFlight) }
        return Fetched(days, completeness: explained.contains(request) ? reason : .complete)
      }(months, from: 0)
      return summary.otherStay(for: summary.calendar(of: months[0].route))
    }
    #expect(await advice(in: months) == nil)
    #expect(await advice(in: [months[1]]) == .twoTickets)
    #expect(await advice(in: []) == .twoTickets)
  }

  @Test("at the time limit, missing months have failed, and the prices of the others are shown and recorded")
  func timeLimit() async throws {
    let clock = ManualClock()
    let log = Log<[Sighting]>()
    let months = ["2027-01", "2027-02"].map { CalendarRequest.fixture("VNO-BCN", month: $0) }
    let days = [fare(months[0].month.days.lowerBound, 50)]
    let find = find(clock, recordedIn: log) { request in
      if request == months[0] { return Fetched(days) }
      for await _ in AsyncStream<Never>.makeStream().stream {}
      throw CancellationError()
    }
    async let result = find(months, from: 0, timeLimit: .seconds(9))
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(9))
    let summary = await result
    #expect(summary.status == .partial)
    #expect(summary.days(of: months[0]).contains { $0.offer.fare?.price == 50 })
    #expect(
      summary.requests[months[1]]?.error
        == "the calendar of VNO-BCN: there was no response within 9 s; try again")
    #expect(await log.entries == [[Sighting](of: days)])
  }
}

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

@Suite(.timeLimit(.minutes(10))) struct FindDatesTests {
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

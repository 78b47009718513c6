import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

/// Tests of days that are relative to the current one.
@Suite struct DayExpressionTests {
  private static let month = TripSearch.Parameters.month
  private static let date = TripSearch.Parameters.date
  private static let limit = TripSearch.Parameters.departAfter

  @Test(
    "a day is relative to the local day",
    arguments: [
      ("today", "2026-12-30"), ("tomorrow", "2026-12-31"), ("Tomorrow", "2026-12-31"), ("+0d", "2026-12-30"),
      ("+2d", "2027-01-01"), ("+2w", "2027-01-13"), ("+60d", "2027-02-28"), ("2027-02-28", "2027-02-28"),
    ])
  func days(text: String, expected: String) throws {
    // In UTC it is still the day before.
    let now = LocalTime.at("2026-12-30T01:00:00+02:00")
    #expect(try Self.date.value(text).days(at: now)?.text == expected)
    #expect(try Self.limit.value(text).limit(at: now) == DepartureLimit(expected))
  }

  @Test(
    "a month is the current one, the next one, or the first one with its name that is not over",
    arguments: [
      ("this", "2026-11"), ("next", "2026-12"), ("nov", "2026-11"), ("November", "2026-11"), ("dec", "2026-12"),
      ("jan", "2027-01"), ("october", "2027-10"), ("may", "2027-05"), ("2026-02", "2026-02"),
    ])
  func months(text: String, expected: String) throws {
    let now = LocalTime.at("2026-11-30T23:59:59-05:00")
    #expect(try Self.month.value(text).days(at: now)?.text == expected)
  }

  @Test("the month after December is January of the next year, and February has its leap day")
  func turnOfTheYear() throws {
    let next = try Self.month.value("next")
    #expect(next.days(at: .at("2026-12-31T12:00:00Z"))?.text == "2027-01")
    let february = try #require(next.days(at: .at("2028-01-31T12:00:00Z")))
    #expect(february.text == "2028-02" && february.days.count == 29)
  }

  @Test("without a current day, only absolute values have days")
  func unknownDay() throws {
    #expect(try Self.date.value("tomorrow").days(at: nil) == nil)
    #expect(try Self.month.value("next").days(at: nil) == nil)
    #expect(try Self.limit.value("+2w").limit(at: nil) == nil)
    #expect(try Self.date.value("2027-01-31").days(at: nil)?.text == "2027-01-31")
    #expect(try Self.limit.value("2027-01-31T06:00:00Z").limit(at: nil) == DepartureLimit("2027-01-31T06:00:00Z"))
  }

  @Test(
    "an invalid value is an error",
    arguments: ["", "+", "+d", "+1", "1d", "-1d", "+1m", "+1.5d", "+3651d", "+522w", "+99999999999999999999d", "heute"])
  func invalid(text: String) {
    #expect(throws: TripSearchError.self) { try Self.date.value(text) }
    #expect(throws: TripSearchError.self) { try Self.limit.value(text) }
    #expect(throws: TripSearchError.self) { try Self.month.value(text) }
  }

  @Test("each parameter takes only its own forms")
  func forms() {
    for text in ["this", "next", "jan", "2027-01"] {
      #expect(throws: TripSearchError.self) { try Self.date.value(text) }
      #expect(throws: TripSearchError.self) { try Self.limit.value(text) }
    }
    for text in ["today", "+2w", "2027-01-31", "ja", "janu", "2027-01-31T06:00:00Z"] {
      #expect(throws: TripSearchError.self) { try Self.month.value(text) }
    }
    #expect(throws: TripSearchError.self) { try Self.date.value("2027-01-31T06:00:00Z") }
  }

  @Test("every value is parsed back from its text form")
  func roundTrip() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let number = Int.random(in: 0...3650, using: &random)
      let day = RFC3339.string(from: Date(timeIntervalSince1970: Double(number) * 86_400)) ?? ""
      let days = ["+\(number)d", "+\(number / 7)w", String(day.prefix(10))]
      for text in days {
        let value = try Self.date.value(text)
        #expect(try Self.date.value("\(value)") == value)
        #expect(try Self.limit.value("\(value)") == value)
      }
      let month = try Self.month.value(String(day.prefix(7)))
      #expect(try Self.month.value("\(month)") == month)
    }
    for text in ["this", "next", "jan", "february", "Mar", "april", "may", "jun", "jul", "aug", "sep"] {
      let value = try Self.month.value(text)
      #expect(try Self.month.value("\(value)") == value)
    }
    let moment = try Self.limit.value("2027-01-31T06:00:00.5Z")
    #expect(try Self.limit.value("\(moment)") == moment)
  }

  @Test("the text form of a search has absolute days")
  func search() throws {
    let now = LocalTime.at("2026-12-30T01:00:00+02:00")
    func text(_ name: String, _ value: String) throws -> String {
      try TripSearch(query: [(name, value)], at: now).text
    }
    #expect(try text("month", "next") == "month=2027-01")
    #expect(try text("date", "tomorrow") == "date=2026-12-31")
    #expect(try text("depart_after", "+2w") == "depart_after=2027-01-13")
    #expect(try text("depart_before", "tomorrow") == "depart_before=2026-12-31")
    let error = try #require(throws: TripSearchError.self) { try TripSearch(text: "date=tomorrow") }
    #expect(
      error.description == "date: \"tomorrow\" depends on the current day, so it is not allowed here; "
        + "give a day such as 2027-01-31 (for month: 2027-01)")
  }

  @Test("a day is in the past as soon as the next local day begins or, in UTC, when it is over everywhere")
  func past() throws {
    func past(_ now: String) throws -> Bool {
      try #require(DepartureDays(day: "2027-01-31")).arePast(at: LocalTime.at(now))
    }
    #expect(try !past("2027-01-31T23:59:59+02:00"))
    #expect(try past("2027-02-01T00:00:00+02:00"))
    #expect(try !past("2027-01-31T23:59:59-08:00"))
    #expect(try past("2027-02-01T00:00:00+09:00"))
    #expect(try !past("2027-02-01T11:59:59Z"))
    #expect(try past("2027-02-01T12:00:00Z"))
    let month = try #require(DepartureDays(month: "2027-01"))
    #expect(!month.arePast(at: LocalTime.at("2027-01-31T23:00:00Z")))
    let error = try #require(throws: TripSearchError.self) {
      try TripSearch(query: [("date", "2020-01-01")], at: .at("2026-12-30T01:00:00Z"))
    }
    #expect(error.description == "date: 2020-01-01 is in the past; specify a later day or month")
    // A saved search may be for days that are over by now.
    #expect(try TripSearch(text: "date=2020-01-01").departure?.text == "2020-01-01")
  }

  @Test("the local time of this process has the offset that Foundation reports")
  func here() throws {
    for seconds in [-1.0, 0, 1_800_000_000.5, 1_815_000_000] {
      let instant = Date(timeIntervalSince1970: seconds)
      let here = try #require(LocalTime(here: instant))
      #expect(here.instant == instant)
      #expect(here.offset == TimeZone.current.secondsFromGMT(for: instant))
    }
    #expect(LocalTime(here: .distantFuture + 1e15) == nil)
  }
}

import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite struct TripShapeTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func trip(_ departure: String, _ returning: String?) -> Trip {
    var trip = Trip.fixture()
    (trip.departureAt, trip.returnAt) = (.at(departure), returning.map { .at($0) })
    return trip
  }

  private func matches(_ text: String, _ trip: Trip) throws -> Bool {
    try TripSearch(text: text).matches(trip, at: now)
  }

  /// Friday, 29 January 2027, 23:30 in Vilnius, back on Monday at 00:30 in Madrid: both days are Fridays and Sundays in
  /// UTC, and local days count.
  private var night: Trip {
    trip("2027-01-29T23:30:00+02:00", "2027-02-01T00:30:00+01:00")
  }

  @Test(
    "nights and weekdays are counted by the clocks of the airports",
    arguments: [
      ("nights=3", true), ("nights=2", false), ("nights=2-4", true), ("nights=0-2", false), ("days=fri", true),
      ("days=sat,thu", false), ("return_days=mon", true), ("return_days=sun", false),
      ("days=fri&return_days=mon&nights=3", true), ("days=fri&return_days=mon&nights=4-10", false),
    ])
  func local(text: String, expected: Bool) throws {
    #expect(try matches(text, night) == expected)
  }

  @Test("a trip over a change of daylight saving time has as many nights as its dates say")
  func daylightSaving() throws {
    // The clocks go forward on 28 March 2027; 47 hours pass.
    let trip = trip("2027-03-27T12:00:00+01:00", "2027-03-29T12:00:00+02:00")
    #expect(try matches("nights=2&days=sat&return_days=mon", trip))
  }

  @Test("a trip over the date line has as many nights as its dates say")
  func dateLine() throws {
    let trip = trip("2027-05-01T20:00:00+12:00", "2027-05-04T10:00:00-10:00")
    #expect(try matches("nights=3", trip))
  }

  @Test(
    "hours are those of the airport's clock, from the first to just before the last",
    arguments: [
      ("depart_hours=23-24", true), ("depart_hours=23:30-23:31", true), ("depart_hours=23:31-24", false),
      ("depart_hours=22-23:30", false), ("depart_hours=22-6", true), ("depart_hours=6-22", false),
      ("depart_hours=23:31-23:30", false), ("depart_hours=23:30-23:29", true), ("depart_hours=0-24", true),
      ("return_hours=0-1", true), ("return_hours=22-6", true), ("return_hours=22-0:30", false),
      ("return_hours=22-24", false), ("return_hours=0:31-0", false), ("return_hours=0:30-0", true),
      ("depart_hours=22-6&return_hours=22-6", true), ("depart_hours=22-6&return_hours=6-12", false),
    ])
  func hours(text: String, expected: Bool) throws {
    #expect(try matches(text, night) == expected)
  }

  @Test("hours follow the clock when it changes, and across the date line")
  func hoursOfTheClock() throws {
    // In Warsaw, the clock goes from 2:00 to 3:00 on 28 March, and from 3:00 back to 2:00 on 31 October 2027.
    let spring = trip("2027-03-28T01:59:00+01:00", "2027-03-28T03:00:00+02:00")
    #expect(try matches("depart_hours=1-2&return_hours=3-4", spring))
    #expect(try !matches("return_hours=2-3", spring))
    let autumn = trip("2027-10-31T02:30:00+02:00", "2027-10-31T02:30:00+01:00")
    #expect(try matches("depart_hours=2-3&return_hours=2-3", autumn))
    let pacific = trip("2027-05-01T20:00:00+12:00", "2027-05-04T10:00:00-10:00")
    #expect(try matches("depart_hours=20-21&return_hours=10-11", pacific))
  }

  @Test("with unknown zones, hours are in UTC")
  func unknownHours() throws {
    let trip = trip("2027-01-29T23:30:00Z", "2027-02-01T00:30:00Z")
    #expect(try matches("depart_hours=23-24&return_hours=0-1", trip))
    #expect(try !matches("depart_hours=1-2", trip))
  }

  @Test("with unknown zones, days are in UTC")
  func unknownZone() throws {
    let trip = trip("2027-01-29T23:30:00Z", "2027-02-01T00:30:00Z")
    #expect(try matches("days=fri&return_days=mon&nights=3", trip))
  }

  @Test(
    "a one-way trip matches neither nights nor days or hours of return",
    arguments: ["nights=0-365", "return_days=mon", "return_hours=0-24"])
  func oneWay(text: String) throws {
    let trip = trip("2027-01-29T12:00:00Z", nil)
    #expect(try !matches(text, trip))
    #expect(try matches("days=fri", trip))
    #expect(try matches("depart_hours=12-13", trip))
  }

  @Test(
    "stops and travel time have an inclusive maximum, and unknown ones never match",
    arguments: [
      ("max_transfers=0", 0, 90, true), ("max_transfers=0", 1, 90, false), ("max_transfers=2", 2, 90, true),
      ("max_hours=1:30", 0, 90, true), ("max_hours=1", 0, 90, false), ("max_hours=2", 0, nil, false),
      ("max_transfers=1", nil, 90, false),
    ] as [(String, Int?, Int?, Bool)])
  func limits(text: String, stops: Int?, minutes: Int?, expected: Bool) throws {
    var trip = Trip.fixture()
    (trip.transfers, trip.travelMinutes) = (stops, minutes)
    #expect(try matches(text, trip) == expected)
  }

  @Test("a limit on stops or travel time is an error if no trip has them, else trips without them are counted")
  func missingFields() throws {
    var (known, unknown) = (Trip.fixture(id: "a"), Trip.fixture(id: "b"))
    (known.transfers, known.travelMinutes) = (0, 60)
    (unknown.transfers, unknown.travelMinutes) = (nil, nil)
    for (text, field) in [("max_transfers=1", TripField.transfers), ("max_hours=3", .travelTime)] {
      let search = try TripSearch(text: text)
      #expect(search.missingField(of: [unknown]) == field)
      #expect(search.missingField(of: [known, unknown]) == nil)
      #expect(search.leftOut(of: [known, unknown], at: now) == [field: 1])
    }
  }

  @Test("a weekend is out on Friday or Saturday, and back on the Sunday or Monday after it")
  func weekend() {
    func matches(_ departure: String, _ returning: String) -> Bool {
      TripSearch(shape: .weekend).matches(
        trip("\(departure)T12:00:00Z", "\(returning)T12:00:00Z"), at: now)
    }
    #expect(matches("2027-01-29", "2027-01-31") && matches("2027-01-30", "2027-02-01"))
    #expect(!matches("2027-01-28", "2027-01-31") && !matches("2027-01-29", "2027-02-02"))
    #expect(!matches("2027-01-29", "2027-02-07"), "a week later")
  }

  @Test(
    "the text form has one spelling, whatever was typed",
    arguments: [
      ("nights=2-2", "nights=2"), ("nights=3+", "nights=3"), ("nights=3–5", "nights=3-5"),
      ("nights=+3+-+5", "nights=3-5"), ("days=Saturday,+fri,sat", "days=fri%2Csat"),
      ("return_days=MON,sun", "return_days=mon%2Csun"),
      ("max_hours=06:00", "max_hours=6"), ("max_hours=6:05", "max_hours=6%3A05"),
      ("max_transfers=01", "max_transfers=1"), ("depart_hours=06-12:00", "depart_hours=6-12"),
      ("return_hours=22:00-0", "return_hours=22-24"), ("depart_hours=6:30-6:05", "depart_hours=6%3A30-6%3A05"),
    ])
  func spelling(typed: String, text: String) throws {
    let search = try TripSearch(text: typed)
    #expect(search.text == text)
    #expect(try TripSearch(text: search.text) == search)
  }

  private func hours(_ random: inout SplitMix64) -> HoursOfDay? {
    let minutes = (0..<4).map { Int.random(in: 0..<[24, 60, 24, 60][$0], using: &random) }
    return HoursOfDay(
      "\(minutes[0]):\(minutes[1] / 10)\(minutes[1] % 10)-\(minutes[2]):\(minutes[3] / 10)\(minutes[3] % 10)")
  }

  @Test("a range of hours contains exactly the minutes from its start to before its end")
  func minutesOfHours() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<50 {
      let range = try #require(hours(&random) ?? HoursOfDay("22-6"))
      #expect(HoursOfDay("\(range)") == range)
      var count = 0
      for minute in stride(from: 0, to: 1440, by: 1) {
        let time = Date(timeIntervalSince1970: 1_900_000_000 - 1_900_000_000.0.remainder(dividingBy: 86_400))
        var trip = Trip.fixture()
        trip.departureAt = .utc(time + Double(minute) * 60 + 59)
        if TripSearch(shape: TripShape(departureHours: range)).matches(trip, at: now) { count += 1 }
      }
      #expect(count == (range.end - range.start + 1440 - 1) % 1440 + 1)
    }
  }

  @Test("every search is parsed back from its text form")
  func roundTrip() throws {
    var random = SplitMix64(seed: 20)
    for _ in 0..<500 {
      let first = Int.random(in: 0...30, using: &random)
      let shape = TripShape(
        nights: Bool.random(using: &random) ? first...first + Int.random(in: 0...9, using: &random) : nil,
        departureDays: Set(Weekday.allCases.filter { _ in Bool.random(using: &random) }),
        returnDays: Set(Weekday.allCases.filter { _ in Bool.random(using: &random) }),
        departureHours: hours(&random), returnHours: hours(&random),
        maxTransfers: Bool.random(using: &random) ? Int.random(in: 0...9, using: &random) : nil,
        maxTravelMinutes: Bool.random(using: &random) ? Int.random(in: 0...59_999, using: &random) : nil)
      // Weekdays that are not as far apart as the nights are refused.
      if TripSearch(shape: shape).contradiction(naming: .parameters) != nil { continue }
      let search = TripSearch(shape: shape)
      #expect(try TripSearch(text: search.text) == search)
    }
  }

  @Test(
    "an invalid value is an error with valid ones",
    arguments: [
      ("nights=4-2", "nights: the range is reversed; did you mean 2-4?"),
      ("nights=4+–+2", "nights: the range is reversed; did you mean 2-4?"),
      ("nights=366-2", "nights: expected a number of nights such as 3, or a range such as 2-4"),
      ("nights=-1", "nights: expected"),
      ("nights=2-", "nights: expected"), ("nights=1-2-3", "nights: expected"), ("nights=366", "nights: expected"),
      ("days=frei", "days: expected days of the week such as fri,sat"), ("days=,", "days: expected"),
      ("max_transfers=10", "max_transfers: expected a number of stops"),
      ("max_hours=6:7", "max_hours: expected a number of hours such as"),
      ("max_hours=6:60", "max_hours: expected"), ("max_hours=1000", "max_hours: expected"),
      (
        "one_way=true&nights=2",
        "one_way cannot be used with nights, return_days or return_hours; remove one_way or the others"
      ),
      ("one_way=true&return_hours=6-12", "one_way cannot be used with nights, return_days or return_hours"),
      ("depart_hours=6", "depart_hours: expected a range of hours of the day such as 6-12, 6:30-12 or 22-6"),
      ("depart_hours=6-6", "depart_hours: expected"), ("depart_hours=0-0", "depart_hours: expected"),
      ("depart_hours=24-6", "depart_hours: expected"), ("depart_hours=6-25", "depart_hours: expected"),
      ("depart_hours=6-24:01", "depart_hours: expected"), ("depart_hours=6-", "depart_hours: expected"),
      ("return_hours=1-2-3", "return_hours: expected"), ("return_hours=6:60-7", "return_hours: expected"),
      ("return_hours=-6-7", "return_hours: expected"),
    ])
  func errors(text: String, message: String) throws {
    let error = try #require(throws: TripSearchError.self) { try TripSearch(text: text) }
    #expect(error.description.hasPrefix(message), "\(error)")
  }
}

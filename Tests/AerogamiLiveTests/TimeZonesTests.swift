import AerogamiCore
import AerogamiLive
import Foundation
import Testing

@Suite struct TimeZonesTests {
  private let zones = TimeZones.live()

  @Test(
    "an offset changes at the exact second",
    arguments: [
      ("Europe/Vilnius", "2027-03-28T01:00:00Z", 7200, 10_800),
      ("Europe/Vilnius", "2026-10-25T01:00:00Z", 10_800, 7200),
      // In the time zone database, Ireland's winter time is the exception.
      ("Europe/Dublin", "2026-03-29T01:00:00Z", 0, 3600),
      // The last change before daylight saving time was abolished.
      ("America/Sao_Paulo", "2019-02-17T02:00:00Z", -7200, -10_800),
      // Morocco's clocks are set back during Ramadan.
      ("Africa/Casablanca", "2024-03-10T02:00:00Z", 3600, 0), ("Africa/Casablanca", "2024-04-14T02:00:00Z", 0, 3600),
      // Samoa moved across the date line, and Lord Howe changes by half an hour.
      ("Pacific/Apia", "2011-12-30T10:00:00Z", -36_000, 50_400),
      ("Australia/Lord_Howe", "2026-04-04T15:00:00Z", 39_600, 37_800),
      // Changes of standard time.
      ("Europe/Moscow", "2011-03-26T23:00:00Z", 10_800, 14_400),
      ("Europe/Moscow", "2014-10-25T22:00:00Z", 14_400, 10_800),
      ("Asia/Kathmandu", "1985-12-31T18:30:00Z", 19_800, 20_700),
    ])
  func change(zone: String, moment: String, before: Int, after: Int) throws {
    let instant = try #require(RFC3339.date(moment))
    let offsets = try #require(zones.offsets(zone, instant))
    #expect(offsets.offset(at: instant - 0.001) == before)
    #expect(offsets.offset(at: instant) == after)
  }

  @Test(
    "a zone without changes keeps its offset",
    arguments: [
      ("America/Sao_Paulo", -10_800), ("Europe/Moscow", 10_800), ("Asia/Kathmandu", 20_700), ("Pacific/Apia", 46_800),
      ("UTC", 0),
    ])
  func constant(zone: String, offset: Int) throws {
    let first = try #require(RFC3339.date("2022-01-01T00:00:00Z"))
    for day in stride(from: 0, to: 365 * 4, by: 30) {
      let instant = first + Double(day) * 86_400
      #expect(zones.offsets(zone, instant)?.offset(at: instant) == offset)
    }
  }

  @Test(
    "a local time has an instant even if it is skipped or occurs twice",
    arguments: [
      ("Europe/Vilnius", "2027-03-28T02:59:59Z", "2027-03-28T02:59:59+02:00"),
      ("Europe/Vilnius", "2027-03-28T03:30:00Z", "2027-03-28T04:30:00+03:00"),
      ("Europe/Vilnius", "2027-03-28T04:00:00Z", "2027-03-28T04:00:00+03:00"),
      ("Europe/Vilnius", "2026-10-25T03:30:00Z", "2026-10-25T03:30:00+03:00"),
      ("Europe/Vilnius", "2026-10-25T04:00:00Z", "2026-10-25T04:00:00+02:00"),
      ("Australia/Lord_Howe", "2026-10-04T02:15:00Z", "2026-10-04T02:45:00+11:00"),
      // Samoa skipped this whole day.
      ("Pacific/Apia", "2011-12-30T12:00:00Z", "2011-12-31T12:00:00+14:00"),
      ("Pacific/Apia", "2011-12-29T23:59:00Z", "2011-12-29T23:59:00-10:00"),
      // The local year differs from the year in UTC.
      ("Pacific/Apia", "2027-01-01T00:00:00Z", "2027-01-01T00:00:00+13:00"),
      ("America/New_York", "2026-12-31T23:30:00Z", "2026-12-31T23:30:00-05:00"),
    ])
  func wallClock(zone: String, clock: String, time: String) throws {
    let wallClock = try #require(RFC3339.date(clock))
    #expect(zones.offsets(zone, wallClock)?.localTime(wallClock: wallClock)?.description == time)
  }

  @Test("every airport's zone is known, with Foundation's offsets in every week of 35 years")
  func everyZone() throws {
    let first = try #require(RFC3339.date("2005-01-01"))
    let identifiers = Set(KnownAirport.all.map(\.timeZone))
    #expect(identifiers.count == 359)
    for identifier in identifiers.sorted() {
      let zone = try #require(TimeZone(identifier: identifier), "\(identifier)")
      // A second instant far away, so that the whole zone is read.
      _ = zones.offsets(identifier, first + 50 * 365 * 86_400)
      let offsets = try #require(zones.offsets(identifier, first), "\(identifier)")
      for week in 0..<(35 * 52) {
        let instant = first + Double(week) * 604_800
        if offsets.offset(at: instant) != zone.secondsFromGMT(for: instant) {
          Issue.record("\(identifier) at \(instant)")
        }
      }
      #expect(offsets.changes.allSatisfy { $0.offset.isMultiple(of: 60) }, "\(identifier)")
      #expect(zip(offsets.changes, offsets.changes.dropFirst()).allSatisfy { $0.offset != $1.offset }, "\(identifier)")
    }
  }

  @Test("three years are read at first, and all years for an instant outside them")
  func years() throws {
    let moment = try #require(RFC3339.date("2027-06-01"))
    let year = try #require(zones.offsets("Europe/Vilnius", moment))
    #expect(year.changes.first?.start == 1_767_225_600 && year.end == 1_861_920_000)
    #expect(zones.offsets("Europe/Vilnius", moment + 365 * 86_400) == year)
    let all = try #require(zones.offsets("Europe/Vilnius", moment + 3 * 365 * 86_400))
    #expect(all.changes.first?.start == 94_694_400 && all.end == 4_133_980_800)
    #expect(zones.offsets("Europe/Vilnius", moment) == all)
  }

  @Test(
    "years outside 1973 to 2100 have no offsets",
    arguments: [94_694_399, 4_133_980_800, .nan, .infinity, -.infinity, 1e300])
  func outside(seconds: Double) {
    #expect(zones.offsets("Europe/Vilnius", Date(timeIntervalSince1970: seconds)) == nil)
  }

  @Test("the first and the last year have offsets", arguments: [94_694_400, 4_133_980_799])
  func ends(seconds: Double) {
    let instant = Date(timeIntervalSince1970: seconds)
    #expect(zones.offsets("Europe/Paris", instant)?.offset(at: instant) == 3600)
  }

  @Test(
    "an invalid name is an unknown zone", arguments: ["", "Europe/Nowhere", "../etc/passwd", "Ｅurope/Vilnius", "\0"])
  func unknown(zone: String) throws {
    #expect(zones.offsets(zone, try #require(RFC3339.date("2027-06-01"))) == nil)
  }
}

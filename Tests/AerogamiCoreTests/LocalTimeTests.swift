import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite struct LocalTimeTests {
  @Test(
    "a local time has the day, weekday, hour and minute of the local clock",
    arguments: [
      (1_799_559_300, 7200, "2027-01-10T07:35:00+02:00", 20_828, Weekday.sunday, 7, 35),
      // Across midnight, the end of a year and the end of February, east and west of UTC.
      (1_798_758_000, 7200, "2027-01-01T01:00:00+02:00", 20_819, .friday, 1, 0),
      (1_798_765_200, -10_800, "2026-12-31T22:00:00-03:00", 20_818, .thursday, 22, 0),
      (1_835_359_200, 36_000, "2028-02-29T00:00:00+10:00", 21_243, .tuesday, 0, 0),
      (1_835_481_540, -60, "2028-02-29T23:58:00-00:01", 21_243, .tuesday, 23, 58),
      (1_803_859_200, 0, "2027-03-01T00:00:00+00:00", 20_878, .monday, 0, 0),
      // The largest offsets, and before 1970.
      (0, 50_400, "1970-01-01T14:00:00+14:00", 0, .thursday, 14, 0),
      (0, -43_200, "1969-12-31T12:00:00-12:00", -1, .wednesday, 12, 0),
      (-0.001, 20_700, "1970-01-01T05:44:59.999+05:45", 0, .thursday, 5, 44),
      (1_799_559_300, nil, "2027-01-10T05:35:00Z", 20_828, .sunday, 5, 35),
    ] as [(Double, Int?, String, Int, Weekday, Int, Int)])
  func clock(
    seconds: Double, offset: Int?, text: String, day: Int, weekday: Weekday, hour: Int, minute: Int
  ) throws {
    let time = try #require(LocalTime(Date(timeIntervalSince1970: seconds), offset: offset))
    #expect(time.description == text)
    #expect(time.instant == Date(timeIntervalSince1970: seconds) && time.offset == offset)
    #expect(time.dayNumber == day && time.weekday == weekday && time.hour == hour && time.minute == minute)
    #expect(LocalTime(text) == time)
  }

  @Test("an unknown offset is written as Z, which differs from an offset of zero")
  func unknown() throws {
    let unknown = try #require(LocalTime("2027-01-10T05:35:00Z"))
    let zero = try #require(LocalTime("2027-01-10T05:35:00+00:00"))
    #expect(unknown.offset == nil && zero.offset == 0)
    #expect(unknown != zero && unknown.instant == zero.instant)
    #expect(LocalTime("2027-01-10T05:35:00-00:00") == unknown)
    #expect(LocalTime("2027-01-10t05:35:00z") == unknown)
  }

  @Test(
    "text without a time and an offset is rejected",
    arguments: [
      "", "2027-01-10", "2027-01-10T07:35", "2027-01-10T07:35:00", "2027-01-10T07:35:00+02",
      "2027-01-10 07:35:00+02:00",
      "2027-02-29T07:35:00+02:00", "2027-01-10T24:00:00Z", "2027-01-10T07:35:60Z", "2027-01-10T07:35:00+24:00",
      "2027-01-10T07:35:00+02:00 ", "9999-12-31T23:59:59.9996Z", "9999-12-31T23:59:59.9996+02:00",
    ])
  func rejects(text: String) {
    #expect(LocalTime(text) == nil)
  }

  @Test(
    "an offset or year without a text form is rejected",
    arguments: [
      (0, 30), (0, 86_400), (0, -86_400), (0, .max), (0, .min), (.nan, nil), (.infinity, nil), (-.infinity, 0),
      (1e300, nil), (253_402_300_800, nil), (253_402_300_799, 60), (-62_167_219_201, nil), (-62_167_219_200, -60),
    ] as [(Double, Int?)])
  func impossible(seconds: Double, offset: Int?) {
    #expect(LocalTime(Date(timeIntervalSince1970: seconds), offset: offset) == nil)
  }

  @Test(
    "the limits of the years apply to the local clock",
    arguments: [(253_402_300_800, -60), (-62_167_219_201, 60), (253_402_300_799, 0)] as [(Double, Int)])
  func ends(seconds: Double, offset: Int) throws {
    let time = try #require(LocalTime(Date(timeIntervalSince1970: seconds), offset: offset))
    #expect(LocalTime(time.description) == time)
    #expect(time.instant == Date(timeIntervalSince1970: seconds))
  }

  @Test(
    "nights are counted in local midnights",
    arguments: [
      ("2027-01-10T23:55:00+02:00", "2027-01-11T00:05:00+02:00", 1),
      ("2027-01-10T00:05:00+02:00", "2027-01-10T23:55:00+02:00", 0),
      // Departs from Vilnius late at night, which is the day before in UTC, and returns from London.
      ("2027-03-14T00:30:00+02:00", "2027-03-16T22:00:00+00:00", 2),
      // Across the start of daylight saving time, a leap day, and the end of a year.
      ("2027-03-27T12:00:00+02:00", "2027-03-29T12:00:00+03:00", 2),
      ("2028-02-28T12:00:00+02:00", "2028-03-01T12:00:00+02:00", 2),
      ("2026-12-30T12:00:00+02:00", "2027-01-02T12:00:00Z", 3),
      // Eastward across the date line, which skips a day, and back on the date before.
      ("2027-05-01T23:00:00-10:00", "2027-05-03T00:00:00+14:00", 2),
      ("2027-05-03T00:30:00+14:00", "2027-05-02T01:00:00-10:00", -1),
    ])
  func nights(start: String, end: String, nights: Int) throws {
    #expect(try #require(LocalTime(start)).nights(until: #require(LocalTime(end))) == nights)
  }

  @Test("times are sorted by local time, then by moment, and are equal only to themselves")
  func order() throws {
    let texts = [
      "2027-01-10T06:59:59-10:00", "2027-01-10T07:00:00+02:00", "2027-01-10T07:00:00Z", "2027-01-10T07:00:00+00:00",
      "2027-01-10T07:00:00-01:00", "2027-01-10T07:00:00.001+14:00", "2027-01-11T00:00:00+14:00",
    ]
    let times = try texts.map { try #require(LocalTime($0)) }
    for (index, time) in times.enumerated() {
      for (otherIndex, other) in times.enumerated() {
        #expect((time < other) == (index < otherIndex))
        #expect((time == other) == (index == otherIndex))
      }
    }
  }

  @Test("any time survives a round trip through text, which shows its local time")
  func random() throws {
    var random = SplitMix64(seed: 17)
    // The days on which years, leap days and the years of CivilDay end, and random days.
    let days = [-719_528, -719_469, 11_015, 11_016, 20_818, 20_819, 21_243, 21_244, 47_540, 2_932_895]
    var wrong: [String] = []
    for round in 0..<4_000 {
      let day = round % 2 == 0 ? days[round / 2 % days.count] : Int.random(in: -700_000...2_900_000, using: &random)
      let milliseconds = Int.random(in: 0..<86_400_000, using: &random)
      let offset = Int.random(in: -1439...1439, using: &random) * 60
      let clock = Date(timeIntervalSince1970: Double(day) * 86_400 + Double(milliseconds) / 1000)
      let time = try #require(LocalTime(clock - Double(offset), offset: offset))
      let text = time.description
      let hasText = LocalTime(text) == time && text.dropLast(6) == RFC3339.string(from: clock)?.dropLast()
      let hasParts = time.dayNumber == day && time.hour == milliseconds / 3_600_000
      let distance = abs(time.instant.timeIntervalSince(clock - Double(offset)))
      if !hasText || !hasParts || distance >= 0.001 || RFC3339.date(text) != time.instant { wrong.append(text) }
    }
    #expect(wrong == [])
  }

  @Test("a local time takes eight bytes")
  func size() {
    #expect(MemoryLayout<LocalTime>.stride == 8)
  }
}

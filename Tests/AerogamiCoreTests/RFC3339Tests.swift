import AerogamiCore
import Foundation
import Testing

@Suite("RFC 3339")
struct RFC3339Tests {
  @Test(
    "a date is formatted in UTC, with milliseconds only if they are not zero",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (1_796_280_000, "2026-12-03T06:40:00Z"), (-1, "1969-12-31T23:59:59Z"),
      (0.001, "1970-01-01T00:00:00.001Z"), (1_547_991_979.887, "2019-01-20T13:46:19.887Z"),
      (-0.25, "1969-12-31T23:59:59.750Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (-2_203_891_200, "1900-03-01T00:00:00Z"),
      (0.000_4, "1970-01-01T00:00:00Z"), (0.999_6, "1970-01-01T00:00:01Z"),
      (-62_167_219_200, "0000-01-01T00:00:00Z"), (253_402_300_799.999, "9999-12-31T23:59:59.999Z"),
    ])
  func text(_ seconds: Double, text: String) {
    #expect(RFC3339.string(from: Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test(
    "a date outside the years 0000 to 9999 has no text",
    arguments: [
      -62_167_219_200.001, 253_402_300_800, 1e300, -1e300, .infinity, -.infinity, .nan,
    ])
  func noText(_ seconds: Double) {
    var bytes = Array("before".utf8)
    #expect(RFC3339.string(from: Date(timeIntervalSince1970: seconds)) == nil)
    #expect(!RFC3339.append(Date(timeIntervalSince1970: seconds), to: &bytes))
    #expect(bytes == Array("before".utf8))
  }

  @Test(
    "date-times with any offset are parsed, and days as midnight UTC",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("1970-01-01t00:00:00z", 0), ("1970-01-01", 0),
      ("2026-12-03T06:40:00Z", 1_796_280_000),
      ("2026-05-10T07:00:00+03:00", 1_778_385_600), ("2026-05-10T04:00:00-00:00", 1_778_385_600),
      ("2026-05-09T16:30:00-11:30", 1_778_385_600), ("2026-05-10", 1_778_371_200), ("1970-01-01T00:00:00.5Z", 0.5),
      ("1969-12-31T23:59:59.750Z", -0.25), ("2019-01-20T13:46:19.887Z", 1_547_991_979.887),
      ("1970-01-01T00:00:00.123456789999999999999999Z", 0.123_456_789), ("0000-01-01", -62_167_219_200),
      ("2000-02-29", 951_782_400), ("2024-02-29T23:59:59Z", 1_709_251_199),
      ("9999-12-31T23:59:59.999Z", 253_402_300_799.999),
    ])
  func parses(_ text: String, seconds: Double) {
    #expect(RFC3339.date(text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(
    "other text is rejected",
    arguments: [
      "", "2026", "2026-5-1", "2026-05", "2026-05-10T", "2026-05-10T07:00", "2026-05-10T07:00:00",
      "2026-05-10T07:00:00+",
      "2026-05-10T07:00:00+3", "2026-05-10T07:00:00+0300", "2026-05-10T07:00:00+24:00", "2026-05-10T07:00:00+03:60",
      "2026-05-10T07:00:00 Z", "2026-05-10 07:00:00Z", "2026-05-10T07:00:00ZZ", "2026-05-10T07:00:00.Z",
      "2026-05-10T07:00:00,5Z", "2026-05-10T24:00:00Z", "2026-05-10T07:60:00Z", "2016-12-31T23:59:60Z", "2026-02-29",
      "2026-02-30", "1900-02-29", "2026-04-31", "2026-00-10", "2026-13-10", "2026-05-00", "2026-05-32", "+2026-05-10",
      "-2026-05-10", "02026-05-10", "2026/05/10", "20260510", " 2026-05-10", "2026-05-10 ", "２０２６-05-10", "2026-05-1０",
      "2026-05-10Z", "tomorrow",
    ])
  func rejects(_ text: String) {
    #expect(RFC3339.date(text) == nil)
  }

  @Test("days of 400 years, and all around turns of years, survive a round trip and match Foundation's calendar")
  func manyDays() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    var wrong: [Int] = []
    // The first days of 1900, 2000, 2026, 2100 and 2200, each with a year before it and a year after it.
    let turns = [-25_567, 10_957, 20_454, 47_482, 84_006].flatMap { ($0 - 366)...($0 + 366) }
    for day in turns + Array(stride(from: -100 * 365, through: 300 * 365 + 100, by: 13)) {
      let date = Date(timeIntervalSince1970: Double(day) * 86400 + 12 * 3600)
      let text = RFC3339.string(from: date) ?? ""
      if RFC3339.date(text) != date { wrong.append(day) }
      if day % 5 == 0 {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        let expected = [parts.year, parts.month, parts.day].compactMap(\.self).map(String.init)
        if text.prefix(10).split(separator: "-").map({ String(Int($0) ?? -1) }) != expected { wrong.append(day) }
      }
    }
    #expect(wrong == [])
  }
}

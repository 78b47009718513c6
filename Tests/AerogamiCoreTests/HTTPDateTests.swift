import AerogamiCore
import Foundation
import Testing

@testable import AerogamiHTTP

struct HTTPDateTests {
  private static let forms = [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    "Sun Nov 27 08:49:37 1994",
  ]
  private let now = Date(timeIntervalSince1970: 784_111_777)

  private func seconds(_ text: String, now: Date? = nil) -> Double? {
    HTTPDate.date(text, now: now ?? self.now)?.timeIntervalSince1970
  }

  @Test("the examples of RFC 9110 are the same instant in three formats", arguments: forms.prefix(3))
  func examples(text: String) {
    #expect(seconds(text) == 784_111_777)
  }

  @Test("a formatted date parses as the same date, and a date outside the format's range is nil")
  func written() {
    #expect(HTTPDate.string(from: now) == "Sun, 06 Nov 1994 08:49:37 GMT")
    for time in stride(from: 0.0, to: 253_402_300_800, by: 86_400 * 97 + 12_345) {
      let date = Date(timeIntervalSince1970: time)
      #expect(HTTPDate.string(from: date).flatMap { HTTPDate.date($0, now: date) } == date)
    }
    #expect(HTTPDate.string(from: Date(timeIntervalSince1970: -1)) == nil)
    #expect(HTTPDate.string(from: Date(timeIntervalSince1970: .infinity)) == nil)
  }

  @Test("every day of a century is parsed in each format")
  func everyDay() {
    let weekdays = ["Mon", "Tues", "Wednes", "Thurs", "Fri", "Satur", "Sun"]
    let months = [
      ("Jan", 31), ("Feb", 28), ("Mar", 31), ("Apr", 30), ("May", 31), ("Jun", 30), ("Jul", 31), ("Aug", 31),
      ("Sep", 30),
      ("Oct", 31), ("Nov", 30), ("Dec", 31),
    ]
    // Counts on from Monday, 1 January 1945, as with a wall calendar.
    let lastSecondOf1994 = Date(timeIntervalSince1970: 788_918_399)
    var days = -9131
    var wrong: [String] = []
    for year in 1945...2044 {
      for (month, length) in months {
        for day in 1...(month == "Feb" && year % 4 == 0 ? 29 : length) {
          let weekday = weekdays[(days + 9131) % 7] + "day"
          let twoDigits = day < 10 ? "0\(day)" : "\(day)"
          let texts = [
            "\(weekday.prefix(3)), \(twoDigits) \(month) \(year) 12:34:56 GMT",
            "\(weekday), \(twoDigits)-\(month)-\(String(year).suffix(2)) 12:34:56 GMT",
            "\(weekday.prefix(3)) \(month) \(day < 10 ? " " : "")\(day) 12:34:56 \(year)",
          ]
          let expected = Double(days * 86400 + 45296)
          wrong += texts.filter { seconds($0, now: lastSecondOf1994) != expected }
          days += 1
        }
      }
    }
    #expect(days == 27394)
    #expect(wrong.prefix(5).isEmpty)
  }

  @Test("a format with one character missing, added or replaced is not a date", arguments: forms)
  func mutilated(text: String) {
    let characters = Array(text)
    for index in characters.indices {
      for replacement in [
        "", "\(characters[index])\(characters[index])", "\(characters[index])x", "x", "-", "\u{FF11}",
      ] {
        let mutilated = String(characters[..<index]) + replacement + String(characters[(index + 1)...])
        if mutilated != text { #expect(seconds(mutilated) == nil, "\(mutilated)") }
      }
    }
  }

  @Test("letters must have the case of the format", arguments: forms)
  func letterCase(text: String) {
    for index in text.indices where text[index].isLetter {
      let letter = String(text[index])
      let other = letter == letter.uppercased() ? letter.lowercased() : letter.uppercased()
      #expect(seconds(text.replacingCharacter(at: index, with: other)) == nil)
    }
  }

  @Test(
    "a day or time that does not exist is not a date",
    arguments: [
      "Sun, 31 Nov 1994 08:49:37 GMT", "Thu, 00 Nov 1994 08:49:37 GMT", "Wed, 29 Feb 1995 00:00:00 GMT",
      "Thu, 29 Feb 1900 00:00:00 GMT", "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:60:00 GMT",
      "Sun, 06 Nov 1994 08:49:60 GMT", "Sun, 06 Nov 1994 23:59:61 GMT", "Mon, 06 Nov 1994 08:49:37 GMT",
      "Monday, 06-Nov-94 08:49:37 GMT", "Mon Nov  6 08:49:37 1994", "Sun Nov 06 08:49:37 1994",
      "Sun Nov  6 08:49:37 1994 GMT", "Sun, 06 Nov 1994 08:49:37 UTC", "Sun, 06 Nov 1994 08:49:37 +0000",
      "Sun, 06 Nov 1994 08:49:37", "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06-Nov-1994 08:49:37 GMT",
      "Sun, 06-Nov-94 08:49:37 GMT", "Sunday, 06 Nov 1994 08:49:37 GMT", "06 Nov 1994 08:49:37 GMT",
      " Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT ", "",
    ])
  func noDate(text: String) {
    #expect(seconds(text) == nil)
  }

  @Test("a leap second is the following midnight, and only allowed at the end of a day")
  func leapSecond() {
    #expect(seconds("Sat, 31 Dec 2016 23:59:60 GMT") == 1_483_228_800)
    #expect(seconds("Sat, 31 Dec 2016 22:59:60 GMT") == nil)
    #expect(seconds("Sat, 31 Dec 2016 23:58:60 GMT") == nil)
  }

  @Test(
    "leap years of each kind are counted",
    arguments: [
      ("Tue, 29 Feb 2000 00:00:00 GMT", 951_782_400), ("Thu, 29 Feb 2024 00:00:00 GMT", 1_709_164_800),
      ("Mon, 01 Mar 2100 00:00:00 GMT", 4_107_542_400), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
      ("Wed, 31 Dec 1969 23:59:59 GMT", -1), ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
    ])
  func knownMoments(text: String, expected: Double) {
    #expect(seconds(text) == expected)
  }

  @Test(
    "a two-digit year is the latest that is at most 50 years ahead",
    arguments: [
      // Seen from 15 June 2026, 12:00:00: up to the same time in 2076, and after it, in 1976.
      ("Monday, 15-Jun-76 12:00:00 GMT", 3_359_448_000), ("Tuesday, 15-Jun-76 12:00:01 GMT", 203_688_001),
      ("Sunday, 14-Jun-76 23:59:59 GMT", 3_359_404_799), ("Wednesday, 16-Jun-76 00:00:00 GMT", 203_731_200),
      ("Sunday, 31-May-76 13:00:00 GMT", 3_358_155_600), ("Thursday, 01-Jul-76 00:00:00 GMT", 205_027_200),
      ("Wednesday, 01-Jan-75 00:00:00 GMT", nil), ("Tuesday, 01-Jan-75 00:00:00 GMT", 3_313_526_400),
      ("Saturday, 01-Jan-77 00:00:00 GMT", 220_924_800), ("Friday, 31-Dec-99 00:00:00 GMT", 946_598_400),
      ("Saturday, 01-Jan-00 00:00:00 GMT", 946_684_800),
    ] as [(String, Double?)])
  func twoDigits(text: String, expected: Double?) {
    #expect(seconds(text, now: Date(timeIntervalSince1970: 1_781_524_800)) == expected)
  }

  @Test("shortly before the end of a century, a small year is in the next one")
  func nextCentury() {
    let newYearsEve = Date(timeIntervalSince1970: 4_102_444_799)  // 31 December 2099
    #expect(seconds("Friday, 01-Jan-00 00:00:00 GMT", now: newYearsEve) == 4_102_444_800)
    #expect(seconds("Thursday, 31-Dec-99 23:59:59 GMT", now: newYearsEve) == 4_102_444_799)
  }
}

extension String {
  fileprivate func replacingCharacter(at index: Index, with replacement: String) -> String {
    String(self[..<index]) + replacement + String(self[self.index(after: index)...])
  }
}

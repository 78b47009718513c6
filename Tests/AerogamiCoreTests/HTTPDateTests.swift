import AerogamiCore
import Foundation
import Testing

@testable import AerogamiHTTP

struct HTTPDateTests {
  private static let example = "Sun, 06 Nov 1994 08:49:37 GMT"
  private let now = Date(timeIntervalSince1970: 784_111_777)

  private func seconds(_ text: String) -> Double? { HTTPDate.date(text)?.timeIntervalSince1970 }

  @Test("the example of RFC 9110 is parsed, and its obsolete formats are not")
  func examples() {
    #expect(seconds(Self.example) == 784_111_777)
    for text in ["Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"] { #expect(seconds(text) == nil) }
  }

  @Test("a formatted date parses as the same date, and a date outside the format's range is nil")
  func written() {
    #expect(HTTPDate.string(from: now) == "Sun, 06 Nov 1994 08:49:37 GMT")
    for time in stride(from: 0.0, to: 253_402_300_800, by: 86_400 * 487 + 12_345) {
      let date = Date(timeIntervalSince1970: time)
      #expect(HTTPDate.string(from: date).flatMap { HTTPDate.date($0) } == date)
    }
    #expect(HTTPDate.string(from: Date(timeIntervalSince1970: -1)) == nil)
    #expect(HTTPDate.string(from: Date(timeIntervalSince1970: .infinity)) == nil)
  }

  @Test("the days of a century are parsed: the first and last of each month, and every eleventh")
  func century() {
    let weekdays = ["Mon", "Tues", "Wednes", "Thurs", "Fri", "Satur", "Sun"]
    let months = [
      ("Jan", 31), ("Feb", 28), ("Mar", 31), ("Apr", 30), ("May", 31), ("Jun", 30), ("Jul", 31), ("Aug", 31),
      ("Sep", 30),
      ("Oct", 31), ("Nov", 30), ("Dec", 31),
    ]
    // Counts on from Monday, 1 January 1945, as with a wall calendar.
    var days = -9131
    var wrong: [String] = []
    for year in 1945...2044 {
      for (month, length) in months {
        let lastDay = month == "Feb" && year % 4 == 0 ? 29 : length
        for day in 1...lastDay {
          defer { days += 1 }
          guard day == 1 || day == lastDay || days.isMultiple(of: 11) else { continue }
          let weekday = weekdays[(days + 9131) % 7] + "day"
          let twoDigits = day < 10 ? "0\(day)" : "\(day)"
          let text = "\(weekday.prefix(3)), \(twoDigits) \(month) \(year) 12:34:56 GMT"
          if seconds(text) != Double(days * 86400 + 45296) { wrong.append(text) }
        }
      }
    }
    #expect(days == 27394)
    #expect(wrong.prefix(5).isEmpty)
  }

  @Test("a date with one character missing, added or replaced is not a date")
  func mutilated() {
    let text = Self.example
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

  @Test("letters must have the case of the format")
  func letterCase() {
    let text = Self.example
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
}

extension String {
  fileprivate func replacingCharacter(at index: Index, with replacement: String) -> String {
    String(self[..<index]) + replacement + String(self[self.index(after: index)...])
  }
}

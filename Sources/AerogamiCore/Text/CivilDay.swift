/// A day of the proleptic Gregorian calendar.
package struct CivilDay {
  package let year: Int
  package let month: Int
  package let day: Int

  package init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month) else { return nil }
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    guard (1...length).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  // Both conversions follow Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms". Years start in March, so the
  // leap day is the last of its year. An era is 400 years (146,097 days), after which the calendar repeats. Day 0 is
  // 0000-03-01, and day 719,468 is 1970-01-01.

  package init(daysSince1970: Int) {
    let (era, remainder) = (daysSince1970 + 719_468).dividedRoundingDown(by: 146_097)
    // Unsigned 32-bit division is faster, and this code divides a lot.
    let dayOfEra = UInt32(truncatingIfNeeded: remainder)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = Int(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
    year = era * 400 + Int(yearOfEra) + (month <= 2 ? 1 : 0)
  }

  package var daysSince1970: Int {
    let (era, yearOfEra) = (month <= 2 ? year - 1 : year).dividedRoundingDown(by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension Int {
  /// Returns the quotient rounded toward negative infinity, and the remainder, which is never negative.
  func dividedRoundingDown(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

import AerogamiCore
import ArgumentParser

// What options take, read in one way everywhere.

/// `EU,US` as its words, without the spaces around them.
@Sendable func commaList(_ text: String) throws -> [String] {
  guard let words = text.commaSeparated else {
    throw ValidationError("an entry is empty; separate entries by single commas.")
  }
  return words
}

/// The value of a search's parameter, read as everywhere.
func value<Value>(of parameter: TripSearchParameter<Value>) -> @Sendable (String) throws -> Value {
  { text in
    do throws(TripSearchError) {
      return try parameter.value(text)
    } catch {
      throw ValidationError("\(error).")
    }
  }
}

func wholeNumber(in range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
  { text in
    guard let number = Int(digits: text), range.contains(number) else {
      throw ValidationError("it takes a whole number, \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }
}

/// A whole number with its unit, which is seconds where it is left out.
@Sendable func duration(_ text: String) throws -> Duration {
  let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
  let unit = text.last.flatMap { units[$0] }
  let digits = unit == nil ? text[...] : text.dropLast()
  guard digits.count <= 9, let number = Int(digits: digits) else {
    throw ValidationError("it takes a duration such as 90s, 10m, 2h or 1d.")
  }
  return .seconds(number * (unit ?? 1))
}

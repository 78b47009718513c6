import AerogamiCore
import ArgumentParser

// Transforms of option values.

/// Returns the entries of a list such as `EU,US`, without the spaces around them.
@Sendable func commaList(_ text: String) throws -> [String] {
  guard let words = text.commaSeparated else {
    throw ValidationError("an entry is empty; separate entries with single commas.")
  }
  return words
}

/// Returns the transform of a search parameter, which reads its value as in a URL query.
func value<Value>(of parameter: TripSearchParameter<Value>) -> @Sendable (String) throws -> Value {
  { text in
    do throws(TripSearchError) {
      return try parameter.value(text)
    } catch {
      throw ValidationError("\(error).")
    }
  }
}

/// Returns a transform that reads a whole number in ASCII digits.
func wholeNumber(in range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
  { text in
    guard let number = Int(digits: text), range.contains(number) else {
      throw ValidationError("it takes a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }
}

/// Returns a duration from a whole number and a unit; without a unit, in seconds.
@Sendable func duration(_ text: String) throws -> Duration {
  let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
  let unit = text.last.flatMap { units[$0] }
  let digits = unit == nil ? text[...] : text.dropLast()
  guard digits.count <= 9, let number = Int(digits: digits) else {
    throw ValidationError("it takes a duration such as 90s, 10m, 2h or 1d.")
  }
  return .seconds(number * (unit ?? 1))
}

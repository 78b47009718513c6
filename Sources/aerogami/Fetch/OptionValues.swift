import AerogamiContainer
import AerogamiCore
public import ArgumentParser

/// An option whose values are the cases of an enumeration.
///
/// ArgumentParser has the same defaults, but as unspecialized generic code with key paths, which takes up to 1 million
/// instructions for each enumeration.
extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable<String> {
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }
  public static var allValueDescriptions: [String: String] { [:] }
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
  public var defaultValueDescription: String { rawValue }
}

// Functions that parse option values.

/// Returns the entries of a list such as `EU,US`, without the spaces around them.
@Sendable func commaList(_ text: String) throws -> [String] {
  guard let words = text.commaSeparated else {
    throw ValidationError("an entry is empty; separate entries with single commas.")
  }
  return words
}

/// Returns the entries of an argument that may end with a comma: `VNO, RIX` arrives as the arguments `VNO,` and `RIX`.
@Sendable func looseCommaList(_ text: String) throws -> [String] {
  try commaList(text.hasSuffix(",") ? String(text.dropLast()) : text)
}

/// Returns a transform that parses the value of a search parameter as in a URL query.
func value<Value>(of parameter: TripSearchParameter<Value>) -> @Sendable (String) throws -> Value {
  { text in
    do throws(TripSearchError) {
      return try parameter.value(text)
    } catch {
      throw ValidationError(error)
    }
  }
}

extension ValidationError {
  /// Creates a usage error with the message of a search error.
  init(_ error: TripSearchError) {
    let text = "\(error)"
    self.init(text.hasSuffix("?") ? text : "\(text).")
  }
}

/// Returns a transform that parses a whole number in ASCII digits.
func wholeNumber(in range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
  { text in
    guard let number = Int(digits: text), range.contains(number) else {
      throw ValidationError("expected a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }
}

/// Returns a transform that parses a duration as a whole number of seconds. A number without a unit is in seconds.
func seconds(in range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
  { text in
    try wholeNumber(in: range)(Duration(withUnit: text)?.inSeconds ?? text)
  }
}

/// Parses a duration: a whole number and a unit. A number without a unit is an error, because its unit is not obvious.
@Sendable func duration(_ text: String) throws -> Duration {
  guard let duration = Duration(withUnit: text) else {
    let isNumber = Int(digits: text) != nil
    throw ValidationError(
      isNumber
        ? "expected a number with a unit, such as \(text)m or \(text)d."
        : "expected a duration such as 90s, 10m, 2h, 1d or 1w.")
  }
  return duration
}

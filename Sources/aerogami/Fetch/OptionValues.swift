import AerogamiContainer
import AerogamiCore
public import ArgumentParser

/// The members of optional choices.
///
/// ArgumentParser has default implementations with the same results, but they are unspecialized generic code with key
/// paths, which takes up to 1 million instructions for each enumeration.
extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable<String> {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  public static var allValueDescriptions: [String: String] { [:] }
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
  public var defaultValueDescription: String { rawValue }
}

/// The default name of an option, built once. In a debug build, building it for each option takes 2 % of a start.
private let longName = NameSpecification.long

// Initializers that take the name of the value for the help text.
extension Option {
  init<Wrapped: ExpressibleByArgument>(
    _ help: String, value: String, parsing: SingleValueParsingStrategy = .next,
    visibility: ArgumentVisibility = .default, completion: CompletionKind? = nil
  ) where Value == Wrapped? {
    self.init(
      name: longName, parsing: parsing, help: ArgumentHelp(help, valueName: value, visibility: visibility),
      completion: completion)
  }

  init<Wrapped>(
    _ help: String, value: String, parsing: SingleValueParsingStrategy = .next,
    visibility: ArgumentVisibility = .default, completion: CompletionKind? = nil,
    transform: @escaping @Sendable (String) throws -> Wrapped
  ) where Value == Wrapped? {
    self.init(
      name: longName, parsing: parsing, help: ArgumentHelp(help, valueName: value, visibility: visibility),
      completion: completion, transform: transform)
  }

  init(
    wrappedValue: Value, _ help: String, value: String, parsing: SingleValueParsingStrategy = .next,
    visibility: ArgumentVisibility = .default, transform: @escaping @Sendable (String) throws -> Value
  ) {
    self.init(
      wrappedValue: wrappedValue, name: longName, parsing: parsing,
      help: ArgumentHelp(help, valueName: value, visibility: visibility), transform: transform)
  }

  /// A choice with a default. ArgumentParser's own initializer looks for two conformances of the default's type, which
  /// takes 0.9 million instructions.
  init(
    wrappedValue: Value, choice help: String, value: String? = nil
  ) where Value: CaseIterable & RawRepresentable<String> & Sendable {
    let values = Value.allCases.map { $0.rawValue }
    self.init(
      wrappedValue: wrappedValue, name: longName,
      help: ArgumentHelp(
        "\(help) (values: \(values.joined(separator: ", ")); default: \(wrappedValue.rawValue))", valueName: value),
      completion: .list(values)
    ) { text in
      guard let value = Value(rawValue: text) else {
        throw ValidationError("expected \(Value.allCases.map(\.rawValue).listed(with: "or"))")
      }
      return value
    }
  }

  init<Element>(
    wrappedValue: [Element], _ help: String, value: String, completion: CompletionKind? = nil,
    transform: @escaping @Sendable (String) throws -> Element
  ) where Value == [Element] {
    self.init(
      wrappedValue: wrappedValue, name: longName, help: ArgumentHelp(help, valueName: value), completion: completion,
      transform: transform)
  }
}

// Functions that parse option values.

/// Returns the entries of a list. It may end with a comma: `VNO, RIX` arrives as the arguments `VNO,` and `RIX`.
@Sendable func commaList(_ text: String) throws -> [String] {
  guard let words = text.commaSeparated else {
    throw ValidationError("the list has no entries; separate entries with commas.")
  }
  return words
}

/// Returns a transform that parses the value of a search parameter as in a URL query.
func value<Value>(of parameter: TripSearchParameter<Value>) -> @Sendable (String) throws -> Value {
  { text in try usageErrors { try parameter.value(text) } }
}

/// Returns a transform that checks the value of a search parameter, and returns its text.
func text<Value>(of parameter: TripSearchParameter<Value>) -> @Sendable (String) throws -> String {
  { text in
    _ = try value(of: parameter)(text)
    return text
  }
}

/// Runs `body`, and rethrows each `ReportedError` as a `ValidationError`.
func usageErrors<Value>(_ body: () throws -> Value) throws -> Value {
  do { return try body() } catch let error as any ReportedError { throw ValidationError(error) }
}

extension ValidationError {
  init(_ error: any ReportedError) { self.init("\(error)") }
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

/// Returns a transform that parses a duration and returns its seconds. A number without a unit is in seconds.
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

/// Parses a duration as ``duration(_:)`` does, but not zero, within which nothing can be.
@Sendable func positiveDuration(_ text: String) throws -> Duration {
  let duration = try duration(text)
  if duration == .zero { throw ValidationError("expected more than zero, such as 30d.") }
  return duration
}

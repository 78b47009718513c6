public import AerogamiContainer
import Foundation

/// A parameter of a search or a watch in its text form: its name and the parser for its values.
///
/// The command line, the configuration, the server's queries and saved searches all use these parsers.
public struct TripSearchParameter<Value>: Sendable {
  /// The name in a query, such as `max_price`.
  public let name: String
  /// A description of valid values for messages, such as `true or false`.
  public let expectation: String
  /// The valid numbers; `nil` for values that are not whole numbers.
  package private(set) var range: ClosedRange<Int>?
  /// The words that a value, or an entry of a list, may be. An unknown word gets the nearest as a suggestion.
  private var words: [String] = []
  private let read: @Sendable (_ text: String, TripSearchWords) throws(TripSearchError) -> Value?

  init(
    _ name: String, takes expectation: String, words: [String] = [], read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(name, takes: expectation) { text, _ throws(TripSearchError) in read(text) }
    self.words = words
  }

  init(
    _ name: String, takes expectation: String,
    readWords: @escaping @Sendable (_ text: String, TripSearchWords) throws(TripSearchError) -> Value?
  ) {
    (self.name, self.expectation, self.read) = (name, expectation, readWords)
  }

  fileprivate init(_ name: String, takes expectation: String, in range: ClosedRange<Int>) where Value == Int {
    self.init(name, takes: expectation) { Int(digits: $0).flatMap { range.contains($0) ? $0 : nil } }
    self.range = range
  }

  /// Parses a value. Throws an error with ``expectation``, or with suggestions for an unknown name.
  public func value(_ text: String) throws(TripSearchError) -> Value { try value(text, words: TripSearchWords()) }

  func value(_ text: String, words: TripSearchWords) throws(TripSearchError) -> Value {
    guard let value = try read(text, words) else {
      throw TripSearchError("expected \(expectation)", remedy: correction(of: text).map { "did you mean \($0)?" })
    }
    return value
  }

  /// Returns the known word that is nearest to the first unknown word of a value, with a capital if that has one; `nil`
  /// if none is near.
  private func correction(of text: String) -> String? {
    guard let word = text.commaSeparated?.first(where: { !words.contains($0.lowercased()) }) else { return nil }
    return word.nearest(in: words).map {
      word.first?.isUppercase == true ? $0.prefix(1).uppercased() + $0.dropFirst() : $0
    }
  }
}

/// The names that a search accepts besides the built-in ones.
struct TripSearchWords: Sendable {
  /// Whether names that are no longer known are accepted, as in a saved search.
  var isSaved = false
  /// Returns the places for a word that is not a place itself, such as `home`; `nil` if there are none.
  var places: @Sendable (_ word: String) -> [Place]? = { _ in nil }
  /// Decides what ambiguous names mean.
  var ends = TripEnds()

  /// Keeps the word `home` and ambiguous names, whose places depend on the configuration and the rest of a search.
  static let undecided = TripSearchWords(places: Place.undecided)
}

/// An error in the text form of a search.
public struct TripSearchError: ReportedError, Hashable {
  public let message: String
  public let remedy: String?
  /// The name of the parameter whose field can show the error; `nil` if it concerns no single one. An error in one
  /// parameter begins with its name and a colon. An error in several names them, and stands at one of them.
  package let field: String?

  package init(_ message: String, remedy: String? = nil, at field: String? = nil) {
    (self.message, self.remedy, self.field) = (message, remedy, field)
  }

  /// Creates the error for a word that is not a place, or that is an ambiguous name.
  ///
  /// - Parameter similar: The suggestions for the word, if the caller has them.
  package static func unknownPlace(_ word: String, similar: [String]? = nil) -> TripSearchError {
    if let meanings = Place.meanings(of: word) {
      return TripSearchError("\"\(word)\" is in \(meanings)", remedy: "write a code")
    }
    let examples = "a country, a city or an airport code, such as Spain, Vilnius or VNO"
    if Place.isPartOfWorld(word) {
      return TripSearchError(
        "\"\(word.printable(maxLength: 60))\" is a region, which cannot be used here", remedy: "give \(examples)")
    }
    return unknown(word, "place", similar: similar ?? Place.suggestions(for: word), otherwise: "give \(examples)")
  }

  /// Creates the error for an unknown airline. Also suggests the airlines that a service lists.
  static func unknownAirline(_ word: String, listed: [Airline]) -> TripSearchError {
    unknown(
      word, "airline",
      similar: [KnownAirline.suggestion(for: word, listed: listed)?.printable(maxLength: 60)].compactMap(\.self),
      otherwise: "give its two-character code, such as FR")
  }

  private static func unknown(
    _ word: String, _ noun: String, similar: [String], otherwise remedy: String
  ) -> TripSearchError {
    TripSearchError(
      "\"\(word.printable(maxLength: 60))\" is not a known \(noun)",
      remedy: similar.isEmpty ? remedy : "did you mean \(similar.listed(with: "or"))?")
  }
}

extension TripSearch {
  /// The parameters of a search.
  public enum Parameters {
    /// The maximum price, with or without a currency.
    public static let maxPrice = TripSearchParameter<PriceLimit>(
      "max_price", takes: "an amount such as 60, 99.50 or 60 EUR, with at most 18 digits"
    ) { text, _ throws(TripSearchError) in try PriceLimit(parameter: text) }

    /// Places of departure.
    public static let from = places("from") { $0.departures(named: $1) }
    /// Destinations.
    public static let to = places("to") { $0.destinations(named: $1) }

    private static func places(
      _ name: String, ambiguous: @escaping @Sendable (TripEnds, _ name: String) -> [Place]?
    ) -> TripSearchParameter<[Place]> {
      TripSearchParameter(name, takes: "countries, cities or airport codes, separated by commas") {
        text, known throws(TripSearchError) in
        guard let words = text.commaSeparated else { return nil }
        var places: [Place] = []
        for word in words {
          let place = Home.isNamed(by: word) ? nil : Place(word)
          let found = place.map { [$0] } ?? known.places(word) ?? ambiguous(known.ends, word) ?? []
          if found.isEmpty, !known.isSaved { throw .unknownPlace(word) }
          places += found.isEmpty ? [Place(saved: word)] : found
        }
        return places
      }
    }

    static let toCountries = TripSearchParameter<Set<String>>(
      "to_countries", takes: "two-letter country codes such as ES, separated by commas"
    ) { text, known throws(TripSearchError) in
      // "none" is the empty set, for example the neighbors of an island.
      if text == "none" { return [] }
      guard let codes = text.commaSeparated?.map(\.uppercasedASCII),
        codes.allSatisfy({ $0.count == 2 && $0.utf8.allSatisfy(letters.contains) })
      else { return nil }
      if !known.isSaved, let wrong = codes.first(where: { Country.name(ofAlpha2: $0) == nil }) {
        throw TripSearchError("\"\(wrong)\" is not the code of a country", remedy: "give a code such as ES for Spain")
      }
      return Set(codes)
    }
    /// Airlines, as IATA codes.
    public static let airline = TripSearchParameter<[String]>("airline", takes: airlines) {
      text, known throws(TripSearchError) in
      guard let words = text.commaSeparated else { return nil }
      if known.isSaved { return words.flatMap { KnownAirline.codes(for: $0) ?? [$0] }.uniqued() }
      return try KnownAirline.codes(for: words)
    }
    /// Airlines as the user gave them, for ``TripClient/airlineCodes(of:)``.
    public static let airlineWords = TripSearchParameter<[String]>("airline", takes: airlines) { $0.commaSeparated }
    private static let airlines = "airline codes or names, separated by commas"

    /// The month of departure.
    public static let month = TripSearchParameter(
      "month", takes: "a month such as 2027-01, jan, this or next", words: DayExpression.monthWords
    ) { DayExpression(month: $0) }
    /// The day of departure.
    public static let date = TripSearchParameter(
      "date", takes: "a day such as 2027-01-31, today, tomorrow, +30d or +2w", words: DayExpression.dayNames
    ) { DayExpression(day: $0) }
    private static let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
    private static let limit = "a day such as 2027-01-31, tomorrow or +2w, or a time such as 2027-01-31T06:00:00Z"
    /// The earliest departure, inclusive.
    public static let departAfter = TripSearchParameter(
      "depart_after", takes: limit, words: DayExpression.dayNames
    ) { DayExpression(limit: $0) }
    /// The latest departure, exclusive.
    public static let departBefore = TripSearchParameter(
      "depart_before", takes: limit, words: DayExpression.dayNames
    ) { DayExpression(limit: $0) }

    public static let currency = TripSearchParameter(
      "currency", takes: "a three-letter currency code, such as EUR"
    ) { LetterCode($0).map { "\($0)" } }

    /// The number of nights away.
    public static let nights = TripSearchParameter<ClosedRange<Int>>(
      "nights", takes: "a number of nights such as 3, or a range such as 2-4, up to 365"
    ) { text, _ throws(TripSearchError) in
      if let nights = TripShape.nights(text) { return nights }
      let bounds = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
      let reversed = bounds.reversed().map { $0.trimming(\.isWhitespace) }.joined(separator: "-")
      guard TripShape.nights(reversed) != nil else { return nil }
      throw TripSearchError("the range is reversed", remedy: "did you mean \(reversed)?")
    }
    private static let weekdays = "days of the week such as fri,sat"
    /// The weekdays of departure.
    public static let days = TripSearchParameter(
      "days", takes: weekdays, words: TripShape.weekdayWords
    ) { TripShape.weekdays($0) }
    /// The weekdays of the return flight.
    public static let returnDays = TripSearchParameter(
      "return_days", takes: weekdays, words: TripShape.weekdayWords
    ) { TripShape.weekdays($0) }
    private static let hours = "a range of hours of the day such as 6-12, 6:30-12 or 22-6"
    /// The hours of departure.
    public static let departHours = TripSearchParameter("depart_hours", takes: hours) { HoursOfDay($0) }
    /// The hours of the return flight.
    public static let returnHours = TripSearchParameter("return_hours", takes: hours) { HoursOfDay($0) }
    /// The maximum number of stops.
    public static let maxTransfers = number("max_transfers", of: "stops", in: 0...9)
    /// The maximum travel time, in minutes.
    public static let maxHours = TripSearchParameter(
      "max_hours", takes: "a number of hours such as 6 or 6:30, up to 999"
    ) { TripShape.hours($0) }

    /// The number of adults.
    public static let adults = number("adults", of: "adults", in: 1...Passengers.maximumCount)
    /// The number of children.
    public static let children = number("children", of: "children", in: 0...Passengers.maximumCount - 1)
    /// The number of checked bags of the whole party.
    public static let bags = number(
      "bags", of: "checked bags", in: 0...Passengers.maximumBagsEach * Passengers.maximumCount)

    private static func number(
      _ name: String, of things: String, in range: ClosedRange<Int>
    ) -> TripSearchParameter<Int> {
      TripSearchParameter(
        name, takes: "a number of \(things) from \(range.lowerBound) to \(range.upperBound)", in: range)
    }

    /// The names of sources. Callers check them against the configured ones.
    public static let source = TripSearchParameter(
      "source", takes: "names of sources such as ryanair, separated by commas"
    ) { $0.commaSeparated?.uniqued() }

    static let direct = flag("direct")
    static let oneWay = flag("one_way")
    static let selfTransfer = flag("self_transfer")
    static let twoTickets = flag("two_tickets")
    /// The distance between the airports of two tickets, in kilometers, with or without this unit.
    public static let nearby = TripSearchParameter<Int>("nearby", takes: "a distance from 1km to 500km, such as 150km")
    {
      let number = $0.lowercased().hasSuffix("km") ? $0.dropLast(2) : $0[...]
      guard let distance = Int(digits: number.trimming(\.isWhitespace)) else { return nil }
      return (1...500).contains(distance) ? distance : nil
    }
    static let hideExpired = flag("hide_expired")

    static func flag(_ name: String) -> TripSearchParameter<Bool> {
      TripSearchParameter(name, takes: "true or false") { ["true": true, "false": false][$0] }
    }
  }
}

extension String {
  /// The parts of a comma-separated list such as `CPH, Berlin`, without surrounding spaces and without empty parts;
  /// `nil` if there are no others.
  package var commaSeparated: [String]? {
    var words = utf8.split(separator: UInt8(ascii: ",")).map { utf8 in
      let word = Substring(utf8)
      // Looking up the properties of characters takes 2 % of the instructions of a fetch of 1,000 regions.
      return utf8.first?.isVisibleASCII == true && utf8.last?.isVisibleASCII == true
        ? String(word) : word.trimming(\.isWhitespace)
    }
    words.removeAll(where: \.isEmpty)
    return words.isEmpty ? nil : words
  }
}

extension UInt8 {
  /// Whether this is an ASCII character that is neither a space nor a control character.
  fileprivate var isVisibleASCII: Bool { self > 0x20 && self < 0x7F }
}

/// One parameter of a search's text form: its name, and how its value is read and written.
///
/// The command line, a server's queries and saved searches share these, so that each is read in one way.
public struct TripSearchParameter<Value>: Sendable {
  public let name: String
  /// Completes "it takes …".
  public let expectation: String
  private let read: @Sendable (String) -> Value?

  init(_ name: String, takes expectation: String, read: @escaping @Sendable (String) -> Value?) {
    (self.name, self.expectation, self.read) = (name, expectation, read)
  }

  /// - Throws: ``TripSearchError`` that says what the parameter takes.
  public func value(_ text: String) throws(TripSearchError) -> Value {
    guard let value = read(text) else { throw TripSearchError("it takes \(expectation)") }
    return value
  }
}

/// What is wrong with the text form of a search.
public struct TripSearchError: ReportedError, Hashable {
  public let message: String
  public let remedy: String?

  init(_ message: String, remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }
}

extension TripSearch {
  /// The parameters of a search, by name.
  public enum Parameters {
    public static let maxPrice = TripSearchParameter<Price>(
      "max_price", takes: "an amount such as 100 or 99.50, without a currency and of at most 18 digits"
    ) { text in
      Price(text).flatMap { $0 >= 0 ? $0 : nil }
    }

    private static let places = "airport codes, country codes or cities, separated by single commas"
    public static let from = TripSearchParameter<[String]>("from", takes: places) { $0.commaSeparated }
    public static let to = TripSearchParameter<[String]>("to", takes: places) { $0.commaSeparated }
    static let toCountries = TripSearchParameter<Set<String>>(
      "to_countries", takes: "country codes of two letters such as ES, separated by single commas"
    ) {
      // The neighbors of an island are a search that nothing matches.
      if $0 == "none" { return [] }
      guard let codes = $0.commaSeparated?.map(\.uppercasedASCII) else { return nil }
      return codes.allSatisfy { $0.count == 2 && $0.utf8.allSatisfy(letters.contains) } ? Set(codes) : nil
    }
    public static let airline = TripSearchParameter<[String]>(
      "airline", takes: "codes of airlines, separated by single commas"
    ) { $0.commaSeparated }

    public static let month = TripSearchParameter<DepartureDays>("month", takes: "a month such as 2027-01") {
      DepartureDays(month: $0)
    }
    public static let date = TripSearchParameter<DepartureDays>("date", takes: "a day such as 2027-01-31") {
      DepartureDays(day: $0)
    }
    private static let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
    private static let limit = "a day such as 2027-01-31 or a moment such as 2027-01-31T06:00:00Z"
    public static let departAfter = TripSearchParameter<DepartureLimit>("depart_after", takes: limit) {
      DepartureLimit($0)
    }
    public static let departBefore = TripSearchParameter<DepartureLimit>("depart_before", takes: limit) {
      DepartureLimit($0)
    }

    public static let currency = TripSearchParameter<String>(
      "currency", takes: "a currency's code of three letters, such as EUR"
    ) { LetterCode($0).map { "\($0)" } }

    static let direct = flag("direct")
    static let oneWay = flag("one_way")
    static let hideExpired = flag("hide_expired")

    private static func flag(_ name: String) -> TripSearchParameter<Bool> {
      TripSearchParameter(name, takes: "true or false") { ["true": true, "false": false][$0] }
    }
  }
}

extension String {
  /// The entries of `CPH, Berlin` without the spaces around them; `nil` where one is empty.
  package var commaSeparated: [String]? {
    let words = split(separator: ",", omittingEmptySubsequences: false).map { word in
      String(word.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    return words.contains("") ? nil : words
  }
}

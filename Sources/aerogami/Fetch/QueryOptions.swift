import AerogamiContainer
public import AerogamiCore
import AerogamiLive
public import ArgumentParser

struct QueryOptions: ParsableArguments {
  @Option("Sort all trips together. (default: price)", value: "key")
  var sort: TripOrder?

  // Parses the value unconditionally, so that a negative number is an invalid value and not an unknown option.
  @Option(
    "Show at most this many trips, 0 for all. (default: what fits on a terminal, else all)", value: "n",
    parsing: .unconditional, transform: wholeNumber(in: 0...1_000_000_000))
  var limit: Int?

  @Flag(help: "Only the cheapest trip to each city.")
  var onePerCity = false

  /// Whether an option needs the trips of all regions together: `--sort`, `--one-per-city`, or a `--limit` above 0.
  var isGlobal: Bool { sort != nil || limit ?? 0 > 0 || onePerCity }

  var fitsHeight: Bool { limit == nil }

  /// Returns a query with a filter, and the order and the limit of these options. Callers add the airlines.
  ///
  /// - Parameters:
  ///   - regions: The regions and places that are searched, and the destinations of routes.
  ///   - now: The current time, for relative days and months; `nil` to ignore options that contain them.
  ///   - home: Returns the places of the word `home`; `nil` to ignore words whose meaning depends on the configuration.
  /// - Throws: `ValidationError` if no trip can match or a name is ambiguous, or an error of `home`.
  func query(
    _ filter: FilterOptions, _ fares: FareOptions? = nil, _ passengers: PassengerOptions? = nil,
    from regions: RegionsOptions? = nil,
    at now: LocalTime?, home: (() throws -> [Place])? = nil
  ) throws -> TripQuery {
    let places = filter.fields(to: regions?.destinations ?? [])
    // The regions only decide what ambiguous names of places mean. Reading 1,000 of them takes 5 million instructions.
    let hasPlaces = places.contains { ["from", "to"].contains($0.0) && $0.1 != nil }
    let departures = home == nil || !hasPlaces ? nil : regions?.named.listText
    let fields = [("regions", departures)] + places + (fares?.fields ?? []) + (passengers?.fields ?? [])
    let text = try SearchText(options: fields)
    let search: TripSearch
    do {
      search =
        if let home {
          try text.search(at: now, naming: .options, home: home)
        } else {
          try text.undecidedSearch(at: now, naming: .options)
        }
    } catch let error as TripSearchError {
      throw ValidationError(error)
    }
    // Relative days, such as +2w, depend on `now`, and may contradict other days.
    if let now, let contradiction = search.contradiction(at: now, naming: .options) {
      throw ValidationError(contradiction)
    }
    return TripQuery(search, order: sort ?? .price, limit: limit == 0 ? nil : limit, isOnePerCity: onePerCity)
  }
}

extension TripOrder: ExpressibleByArgument {}

struct FilterOptions: ParsableArguments {
  @Option(
    "Highest price per passenger, such as 60 or \"60 EUR\".", value: "amount", parsing: .unconditional,
    transform: text(of: TripSearch.Parameters.maxPrice))
  var maxPrice: String?

  @Option(
    "Where to depart, such as Spain,Berlin,LON.", value: "places", completion: .places,
    transform: places(TripSearch.Parameters.from))
  var from: [String] = []

  @Option(
    "Where to fly, such as Spain,Berlin,LON.", value: "places", completion: .places,
    transform: places(TripSearch.Parameters.to))
  var to: [String] = []

  @Option(
    "Airlines by name or code, such as Ryanair,W6.", value: "airlines",
    completion: .airlines, transform: text(of: TripSearch.Parameters.airlineWords))
  var airline: [String] = []

  @Option(
    "Depart on or after a day, such as 2027-01-31 or +2w.", value: "date",
    transform: text(of: TripSearch.Parameters.departAfter))
  var departAfter: String?

  @Option("Depart before this day.", value: "date", transform: text(of: TripSearch.Parameters.departBefore))
  var departBefore: String?

  @Option(
    "Nights away, such as 3 or 2-4.", value: "nights", parsing: .unconditional,
    transform: text(of: TripSearch.Parameters.nights))
  var nights: String?

  @Flag(help: "Depart Friday or Saturday, return Sunday or Monday.")
  var weekend = false

  @Option(
    "Weekdays of departure, such as fri,sat.", value: "days", completion: .weekdays,
    transform: text(of: TripSearch.Parameters.days))
  var days: String?

  @Option(
    "Weekdays of return, such as sun,mon.", value: "days", completion: .weekdays,
    transform: text(of: TripSearch.Parameters.returnDays))
  var returnDays: String?

  @Option(
    "Hours of departure, such as 6-12 or 22-6.", value: "hours",
    transform: text(of: TripSearch.Parameters.departHours))
  var departHours: String?

  @Option(
    "Hours when the return flight departs, such as 17-23.", value: "hours",
    transform: text(of: TripSearch.Parameters.returnHours))
  var returnHours: String?

  @Option(
    "Maximum stops in each direction.", value: "n", parsing: .unconditional,
    transform: text(of: TripSearch.Parameters.maxTransfers))
  var maxTransfers: String?

  // Hidden, because the help of watch start has room for 70 lines.
  @Option(
    "Maximum travel time of both directions, such as 6:30.", value: "hours", parsing: .unconditional,
    visibility: .hidden, transform: text(of: TripSearch.Parameters.maxHours))
  var maxHours: String?

  // Hidden, because most users have one source.
  @Option(
    "Only these sources of fares, such as ryanair.", value: "names", visibility: .hidden,
    transform: text(of: TripSearch.Parameters.source))
  var source: String?

  // Hidden for the same reason.
  @Flag(help: ArgumentHelp("Hide offers that have ended, instead of marking them.", visibility: .hidden))
  var hideExpired = false

  /// Returns the fields of a ``SearchText``, each with its text, which is `nil` if the option is not given.
  ///
  /// - Parameter destinations: Further destinations.
  func fields(to destinations: [String]) -> [(String, String?)] {
    [
      ("max_price", maxPrice), ("from", from.listText), ("to", (to + destinations).listText),
      ("airline", airline.listText), ("depart_after", departAfter), ("depart_before", departBefore),
      ("nights", nights), ("weekend", weekend.text), ("days", days), ("return_days", returnDays),
      ("depart_hours", departHours), ("return_hours", returnHours), ("max_transfers", maxTransfers),
      ("max_hours", maxHours), ("hide_expired", hideExpired.text),
      ("source", source),
    ]
  }

  var airlines: [String] { airline.flatMap { $0.commaSeparated ?? [] } }

  /// See ``AerogamiCore/TripClient/airlineCodes(ofOption:)``.
  func airlineCodes(from trips: TripClient) async throws -> [String] {
    try await trips.airlineCodes(ofOption: airlines)
  }

  func builtInAirlineCodes() throws -> [String] {
    try airline.listText.map(value(of: TripSearch.Parameters.airline)) ?? []
  }
}

extension TripClient {
  /// Returns the codes of the airlines of an option. If a name is not in the built-in table, requests the list of the
  /// service.
  ///
  /// - Throws: `ValidationError` for an unknown name, `Problem` if the list cannot be fetched, or `CancellationError`.
  func airlineCodes(ofOption words: [String]) async throws -> [String] {
    do {
      return try await airlineCodes(of: words)
    } catch let error as TripSearchError {
      throw ValidationError(error)
    } catch var error as ClientError {
      error.add(remark: "to avoid this request, give airline codes such as FR")
      throw Problem(error).prefixed(with: "the airlines could not be looked up: ")
    }
  }
}

/// Returns a transform that checks a list of places. The word `home` and ambiguous names are accepted but not checked,
/// because their places depend on the configuration, which is not loaded yet.
func places(_ parameter: TripSearchParameter<[Place]>) -> @Sendable (String) throws -> String {
  { places in
    for word in places.commaSeparated ?? [places] where Place.undecided(word) == nil {
      _ = try value(of: parameter)(word)
    }
    return places
  }
}

extension Configuration {
  /// Checks that a source can answer a search.
  ///
  /// - Throws: `ValidationError` if none can, or for a source that is not configured.
  func checkSources(of search: TripSearch, naming names: FieldNames = .options) throws {
    if let error = search.refusal(by: tripSourceRules, naming: names) { throw ValidationError(error) }
  }

  /// Returns the places of the word `home`, for a filter or a route.
  ///
  /// - Throws: ``ConfigurationError`` if it is not set, or `ValidationError` if it contains a region of the service,
  ///   whose airports are unknown.
  func homePlaces() throws -> [Place] {
    if let places = places(named: Home.word) { return places }
    let names = try home.expanded([Home.word])
    let region = names.first { Place($0) == nil && places(named: $0) == nil } ?? Home.word
    if Place.isAmbiguous(region) { throw ValidationError("home: \(TripSearchError.unknownPlace(region)).") }
    throw ValidationError(
      "home contains \"\(region.printable(maxLength: 60))\", which is not an airport, a city or a country; "
        + "give airports, cities or countries instead.")
  }
}

/// The options that filter fares. Services that can filter get the options in the request. The responses of all
/// services are also filtered locally.
struct FareOptions: ParsableArguments {
  @Option(
    "Currency of prices, such as EUR.", value: "code", completion: .currencies,
    transform: text(of: TripSearch.Parameters.currency))
  var currency: String?

  @Flag(help: "Direct flights only.")
  var direct = false

  @Flag(help: "One-way trips only.")
  var oneWay = false

  @Option(
    "Month of departure, such as 2027-01, jan or next.", value: "month",
    completion: .months, transform: text(of: TripSearch.Parameters.month))
  var month: String?

  @Option(
    "Day of departure, such as 2027-01-31 or +30d.", value: "day", transform: text(of: TripSearch.Parameters.date))
  var date: String?

  @Flag(help: "Also round trips of two one-way tickets.")
  var twoTickets = false

  @Option(
    "With --two-tickets: airports within, such as 150km.", value: "distance",
    transform: text(of: TripSearch.Parameters.nearby))
  var nearby: String?

  // Hidden, because few sources have such connections.
  @Flag(help: ArgumentHelp("Also self-made connections with several tickets.", visibility: .hidden))
  var selfTransfer = false

  func validate() throws {
    if month != nil, date != nil { throw ValidationError("--month and --date cannot be used together.") }
  }

  /// See ``FilterOptions/fields(to:)``.
  var fields: [(String, String?)] {
    [
      ("currency", currency), ("direct", direct.text), ("one_way", oneWay.text), ("month", month), ("date", date),
      ("self_transfer", selfTransfer.text), ("two_tickets", twoTickets.text), ("nearby", nearby),
    ]
  }
}

/// The options for the party of a search. Only some sources have prices for other parties than one adult.
struct PassengerOptions: ParsableArguments {
  @Option(
    "Adults; also --children and --bags. (default: 1)", value: "n", parsing: .unconditional,
    transform: text(of: TripSearch.Parameters.adults))
  var adults: String?

  @Option(
    "Children from 2 to 11 years. (default: 0)", value: "n", parsing: .unconditional, visibility: .hidden,
    transform: text(of: TripSearch.Parameters.children))
  var children: String?

  @Option(
    "Checked bags of all passengers together. (default: 0)", value: "n", parsing: .unconditional, visibility: .hidden,
    transform: text(of: TripSearch.Parameters.bags))
  var bags: String?

  /// See ``FilterOptions/fields(to:)``.
  var fields: [(String, String?)] { [("adults", adults), ("children", children), ("bags", bags)] }

  /// The party; `nil` without any of the options.
  var party: Passengers? {
    get throws {
      if fields.allSatisfy({ $0.1 == nil }) { return nil }
      let text = try SearchText(options: fields)
      return try usageErrors { try text.undecidedSearch(at: nil, naming: .options).passengers }
    }
  }
}

extension SearchText {
  /// Creates the search that options define.
  ///
  /// - Throws: `ValidationError` if no trip can match.
  init(options fields: [(String, String?)]) throws {
    let fields = fields.compactMap { field, value in value.map { (name: field, value: $0) } }
    let values = Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
    let limit = values["max_price"].flatMap { PriceLimit($0) }
    let currency = values["currency"].flatMap { LetterCode($0) }
    if let limit, let other = limit.currency, let currency, LetterCode(other) != currency {
      throw ValidationError(
        "--max-price \"\(limit)\" and --currency \(currency) name different currencies; use the same one.")
    }
    self = try usageErrors { try SearchText(fields, naming: .options) }
  }
}

extension [String] {
  var listText: String? { isEmpty ? nil : joined(separator: ",") }
}

extension Bool {
  /// The text of a flag that is set; otherwise `nil`.
  var text: String? { self ? "true" : nil }
}

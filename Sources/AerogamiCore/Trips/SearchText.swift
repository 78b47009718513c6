import AerogamiContainer

/// A search as text: the query of a page's address, such as `regions=VNO,RIX&to=ES&month=next&max_price=60`.
///
/// Relative days and months stay relative, and the word `home` and ambiguous names stay words, so the same text can be
/// used every day. A ``TripSearch`` is the search at one time, with absolute days and with places instead of words.
public struct SearchText: Hashable, Sendable {
  /// The value of each parameter that is set, in its canonical form.
  private let values: [String: String]

  /// The names of all parameters, in the order in which they are written.
  public static let names = fields.map(\.name)

  /// Creates a search from parameters in any order. Ignores empty values and flags that are `false`. `names` decides
  /// how errors name the parameters.
  ///
  /// - Throws: ``TripSearchError`` for an invalid value, an unknown or repeated parameter, or parameters that exclude
  /// each other.
  public init(
    _ parameters: [(name: String, value: String)], naming names: FieldNames = .parameters
  ) throws(TripSearchError) {
    var values: [String: String] = [:]
    for (name, value) in parameters where !value.isEmpty {
      guard Self.names.contains(name) else { throw names.unknown(name, known: Self.names) }
      if values[name] != nil { throw names.repeated(name) }
      values[name] = try names.locating(name) { () throws(TripSearchError) in try Self.canonical(name, value) }
    }
    self.values = values
    try check(names)
  }

  /// Parses ``text``. Throws the errors of ``init(_:naming:)``.
  public init(text: String) throws(TripSearchError) { try self.init(try decoded(formParameters(of: text))) }

  /// The parameters that are set, in a fixed order.
  public var parameters: [(name: String, value: String)] {
    Self.names.compactMap { name in values[name].map { (name, $0) } }
  }

  /// The parameters as the query of an address.
  public var text: String { parameters.asQuery }

  /// The names of the regions and places to depart from; empty for the default ones.
  public var regions: [String] { words(of: "regions") }

  /// Whether the trips of all regions are fetched in one request.
  public var isAnywhere: Bool { values["anywhere"] != nil }

  private var isWeekend: Bool { values["weekend"] != nil }

  private func words(of name: String) -> [String] { values[name]?.commaSeparated ?? [] }

  /// The airlines as they were given, for ``TripClient/airlineCodes(of:)``.
  public var airlines: [String] { words(of: "airline") }

  /// The names of the sources to request; empty for all.
  public var sources: [String] { values["source"]?.commaSeparated ?? [] }

  /// Returns the search at a time, without the airlines. If `now` is `nil`, ignores parameters with relative days.
  /// Calls `home` only if a filter has the word `home` or an ambiguous name.
  ///
  /// - Throws: The errors of `home`, or ``TripSearchError`` for an ambiguous name: see ``TripEnds``.
  package func search(
    at now: LocalTime?, naming names: FieldNames = .parameters, home: () throws -> [Place]
  ) throws -> TripSearch {
    let (from, to) = (words(of: "from"), words(of: "to"))
    var places: [Place] = []
    if (from + to).contains(where: Home.isNamed(by:)) {
      places = try home()
    } else if (from + to).contains(where: Place.isAmbiguous) {
      // A home that is not configured decides nothing.
      places = (try? home()) ?? []
    }
    let ends = TripEnds(departures: regions + from, destinations: to, home: places.map(\.word))
    let words = TripSearchWords(places: { [places] in Home.isNamed(by: $0) ? places : nil }, ends: ends)
    return try search(at: now, words, names)
  }

  /// Returns the search at a time, without the airlines, with a place without trips for the word `home` and for each
  /// ambiguous name. If `now` is `nil`, ignores parameters with relative days.
  package func undecidedSearch(at now: LocalTime?, naming names: FieldNames = .parameters) throws(TripSearchError)
    -> TripSearch
  {
    try search(at: now, .undecided, names)
  }

  private func search(
    at now: LocalTime?, _ words: TripSearchWords, _ names: FieldNames
  ) throws(TripSearchError) -> TripSearch {
    let filters = parameters.filter { !Self.ownNames.contains($0.name) }
    var search = try TripSearch(canonical: filters, at: now, words, naming: names)
    if isWeekend { search.shape.limitToWeekend() }
    return search
  }

  /// Returns why no trip can match at a time; `nil` if one can. If `now` is `nil`, ignores relative and past days.
  public func contradiction(at now: LocalTime?, naming names: FieldNames = .parameters) -> TripSearchError? {
    do throws(TripSearchError) {
      let search = try undecidedSearch(at: now, naming: names)
      if isWeekend, let contradiction = search.shape.weekendContradiction(naming: names) { return contradiction }
      let contradiction =
        if let now {
          search.contradiction(at: now, naming: names)
        } else {
          search.contradiction(naming: names) ?? search.weekdayContradiction(naming: names)
        }
      return contradiction ?? search.sameEnds(from: regions, naming: names)
    } catch {
      return error
    }
  }

  /// Returns whether all departures that the search allows at a time are in the past.
  public func isOver(at now: LocalTime?) -> Bool {
    guard let now else { return false }
    return (try? undecidedSearch(at: now).isOver(at: now)) ?? false
  }

  /// The parameters that ``TripSearch`` does not have, or has in another form.
  private static let ownNames: Set = ["regions", "anywhere", "weekend", "airline"]

  /// Parameters, each with those that it cannot be used with.
  private static let exclusions = [
    ("anywhere", ["regions"]), ("month", ["date"]), ("weekend", ["days", "return_days"]),
    ("one_way", ["nights", "weekend", "return_days", "return_hours"]),
  ]

  private func check(_ names: FieldNames) throws(TripSearchError) {
    for (name, others) in Self.exclusions where values[name] != nil {
      guard others.contains(where: { values[$0] != nil }) else { continue }
      if others.count == 1 {
        throw TripSearchError(
          "\(names(name)) and \(names(others[0])) cannot be used together", remedy: "remove one", at: name)
      }
      throw TripSearchError(
        "\(names(name)) cannot be used with \(others.map { names($0) }.listed(with: "or"))", at: name)
    }
    if let contradiction = contradiction(at: nil, naming: names) { throw contradiction }
  }

  /// Returns the canonical form of a value; `nil` if the value sets nothing.
  private static func canonical(_ name: String, _ value: String) throws(TripSearchError) -> String? {
    switch name {
    case "regions":
      guard let names = value.commaSeparated else {
        throw TripSearchError("expected regions and places, separated by commas")
      }
      return names.uniqued().joined(separator: ",")
    case "anywhere", "weekend": return try TripSearch.Parameters.flag(name).value(value) ? "true" : nil
    case "airline": return try TripSearch.Parameters.airlineWords.value(value).joined(separator: ",")
    default: return try TripSearch.canonicalText(of: name, value)
    }
  }
}

/// How an interface names the fields of a search or a watch: `max_price` in a query, `--max-price` on a command line,
/// or `maxPrice` in a file.
public struct FieldNames: Sendable {
  private let name: @Sendable (_ field: String) -> String

  /// Creates names with a function that converts the name that a field has in a query.
  public init(_ name: @escaping @Sendable (_ field: String) -> String) { self.name = name }

  /// The names in a query.
  public static let parameters = FieldNames { $0 }
  /// The names of keys in a configuration file: `maxPrice` for the field `max_price`.
  public static let keys = FieldNames { field in
    let words = field.split(separator: "_")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns the name of a field.
  public func callAsFunction(_ field: String) -> String { name(field) }

  package func unknown(_ field: String, known: [String]) -> TripSearchError {
    let word = name(field)
    return TripSearchError(
      "unknown parameter \"\(word.printable(maxLength: 60))\"", remedy: word.correction(among: known.map(name)))
  }

  func repeated(_ field: String) -> TripSearchError {
    TripSearchError("\(name(field)) appears more than once", remedy: "remove one", at: field)
  }

  /// Returns the result of `body`. An error of `body` gets the name of the field in front of its message.
  func locating<Value>(
    _ field: String, _ body: () throws(TripSearchError) -> Value
  ) throws(TripSearchError) -> Value {
    do throws(TripSearchError) {
      return try body()
    } catch {
      throw TripSearchError("\(name(field)): \(error.message)", remedy: error.remedy, at: field)
    }
  }
}

extension TripSearch {
  /// Returns why no trip can match if all places of departure and all destinations are the same, or if the requested
  /// cities are in other countries than those of ``from``; otherwise `nil`. Looks up the regions only if that matters,
  /// because a lookup takes some milliseconds.
  package func sameEnds(
    from regions: [String], naming names: FieldNames = .parameters
  ) -> TripSearchError? {
    if let error = otherCountries(than: regions, naming: names) { return error }
    guard Place.areSame(to, to) else { return nil }
    let departures = regions.map { Place($0).map { [$0] } ?? [] }
    let isSame =
      Place.areSame(from, to)
      || !departures.contains([]) && Place.areSame(Array(departures.joined()), to)
    return isSame
      ? TripSearchError(
        "departure and destination are the same place, so no trip can match",
        remedy: "choose another place for \(names("to"))", at: "to") : nil
  }

  /// Compares countries and not airports, because services have more airports in some cities than the built-in table. A
  /// name of up to three letters may be the id of a region.
  private func otherCountries(than regions: [String], naming names: FieldNames) -> TripSearchError? {
    if from.isEmpty || regions.isEmpty || nearbyKilometers != nil { return nil }
    let requested = regions.compactMap { $0.utf8.count > 3 ? Place($0) : nil }
    guard requested.count == regions.count, (requested + from).allSatisfy({ !$0.airportCodes.isEmpty }) else {
      return nil
    }
    let countries = [requested, from].map { places in Set(places.flatMap(\.countryCodes)) }
    guard countries[0].isDisjoint(with: countries[1]) else { return nil }
    return TripSearchError(
      "no place of \(names("from")) is in \(requested.map(\.word).uniqued().listed(with: "or")), so no trip can match",
      remedy: "remove \(names("from")), or search from \(from.map(\.word).uniqued().listed(with: "and"))", at: "from")
  }
}

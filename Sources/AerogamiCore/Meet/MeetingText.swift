import AerogamiContainer

/// A search for meeting points as text: the query of a page's address, such as
/// `home=Vilnius&home=Berlin&people=2,1&flex=1&month=next&max_price=90`.
///
/// Relative days stay relative, as in a ``SearchText``, so the same text can be used every day.
public struct MeetingText: Hashable, Sendable {
  /// The homes, at least two. Each is a place or a region, or several separated by commas.
  public let homes: [String]
  /// The number of people from each home, 1 to 9, in the order of the homes.
  public let people: [Int]
  /// How many days the arrivals may lie apart, and the return flights: 0 to 3.
  public let flex: Int
  /// How to sort the meetings.
  public let order: MeetingOrder
  /// The filters for the trips of each home, with all homes as its regions, which decide what ambiguous names mean.
  let filters: SearchText

  /// The maximum number of homes. Each is searched at the same time.
  public static let maximumHomeCount = 9

  /// The names of the parameters that filter trips, in the order in which they are written. Prices are for one adult,
  /// and every trip is a round trip.
  public static let filterNames = [
    "to", "max_price", "currency", "airline", "month", "date", "depart_after", "depart_before", "nights", "weekend",
    "days", "return_days", "depart_hours", "return_hours", "max_transfers", "max_hours", "direct", "source",
  ]

  /// The names of all parameters. Only `home` may occur several times.
  public static let names = ["home", "people", "flex", "sort"] + filterNames

  /// The numbers of nights of each trip if the search does not limit them.
  static let defaultNights = 1...14

  /// Creates a search from parameters in any order. Ignores empty values, except that an empty home before another one
  /// makes different numbers of people an error. `names` decides how errors name the parameters.
  ///
  /// - Throws: ``TripSearchError`` for an invalid value, an unknown or repeated parameter, or parameters that exclude
  /// each other.
  public init(
    _ parameters: [(name: String, value: String)], naming names: FieldNames = .parameters
  ) throws(TripSearchError) {
    var homes: [String] = []
    var own: [String: String] = [:]
    var filters: [(name: String, value: String)] = []
    for (name, value) in parameters where !value.isEmpty {
      switch name {
      case "home": homes.append(try names.locating(name) { () throws(TripSearchError) in try Self.home(value) })
      case "people", "flex", "sort": if own.updateValue(value, forKey: name) != nil { throw names.repeated(name) }
      default:
        guard Self.filterNames.contains(name) else { throw names.unknown(name, known: Self.names) }
        filters.append((name, value))
      }
    }
    func read<Value>(_ parameter: TripSearchParameter<Value>) throws(TripSearchError) -> Value? {
      guard let text = own[parameter.name] else { return nil }
      return try names.locating(parameter.name) { () throws(TripSearchError) in try parameter.value(text) }
    }
    try Self.check(homes, names)
    people = try read(Parameters.people) ?? homes.map { _ in 1 }
    guard people.count == homes.count else {
      // With the names, because several words may be one place, such as New York.
      let listed = homes.map { $0.printable(maxLength: 60) }.listed(with: "and")
      let numbers = people.count == 1 ? "1 number" : "\(people.count) numbers"
      // In `--people 2 1`, the second number is read as a home.
      let places = homes.filter { Int($0) == nil }
      let example = places.map { _ in "1" }.joined(separator: ",")
      throw TripSearchError(
        "\(names("people")): there are \(homes.count) homes, \(listed), but \(numbers)",
        remedy: places.count < homes.count
          ? "separate the numbers with commas, such as \(example)"
          : "give a number for each home, such as \(example)", at: "people")
    }
    // In a form, the homes after an empty field move up, and the numbers do not.
    let last = parameters.lastIndex { $0.name == "home" && !$0.value.isEmpty } ?? 0
    if Set(people).count > 1, parameters[..<last].contains(where: { $0.name == "home" && $0.value.isEmpty }) {
      let listed = homes.map { $0.printable(maxLength: 60) }.listed(with: "and")
      throw TripSearchError(
        "\(names("people")): a home is empty, so the numbers may be for other homes",
        remedy: "give the numbers again for \(listed), in this order", at: "people")
    }
    flex = try read(Parameters.flex) ?? 0
    order = try read(Parameters.order) ?? .total
    filters.append(("regions", homes.flatMap { $0.commaSeparated ?? [] }.uniqued().joined(separator: ",")))
    self.filters = try SearchText(filters, naming: names)
    self.homes = homes
    if let nights = try self.filters.undecidedSearch(at: nil, naming: names).shape.nights, nights.upperBound == 0 {
      throw TripSearchError(
        "\(names("nights")): people who meet stay at least 1 night", remedy: "give more nights", at: "nights")
    }
  }

  /// Parses ``text``. Throws the errors of ``init(_:naming:)``.
  public init(text: String) throws(TripSearchError) { try self.init(try decoded(formParameters(of: text))) }

  private static func home(_ text: String) throws(TripSearchError) -> String {
    guard let words = text.commaSeparated else {
      throw TripSearchError("expected a place, or several places separated by commas")
    }
    return words.uniqued().joined(separator: ",")
  }

  private static func check(_ homes: [String], _ names: FieldNames) throws(TripSearchError) {
    guard homes.count >= 2 else {
      let isList = homes.first?.contains(",") == true
      throw TripSearchError(
        homes.isEmpty ? "no homes are given" : "there is only one home, \(homes[0].printable(maxLength: 60))",
        remedy: (isList ? "commas join the places of one home; " : "")
          + "give at least two homes, such as Vilnius and Berlin", at: "home")
    }
    guard homes.count <= maximumHomeCount else {
      throw TripSearchError(
        "there are \(homes.count) homes", remedy: "give at most \(maximumHomeCount)", at: "home")
    }
    for (index, home) in homes.enumerated() where homes[..<index].contains(where: { $0.folded == home.folded }) {
      throw TripSearchError(
        "the home \(home.printable(maxLength: 60)) appears more than once",
        remedy: "give it once, and the number of people with \(names("people"))", at: "home")
    }
  }

  /// The parameters that are set, in a fixed order.
  public var parameters: [(name: String, value: String)] {
    let own: [(name: String, value: String?)] = [
      ("people", people.allSatisfy { $0 == 1 } ? nil : people.map { "\($0)" }.joined(separator: ",")),
      ("flex", flex == 0 ? nil : "\(flex)"), ("sort", order == .total ? nil : order.rawValue),
    ]
    return homes.map { ("home", $0) } + own.compactMap { row in row.value.map { (row.name, $0) } }
      + filters.parameters.filter { $0.name != "regions" }
  }

  /// The parameters as the query of an address.
  public var text: String { parameters.asQuery }

  /// The parameters that do not filter trips, as a query.
  package var homesText: String { parameters.filter { !Self.filterNames.contains($0.name) }.asQuery }

  /// The airlines as they were given, for ``TripClient/airlineCodes(of:)``.
  public var airlines: [String] { filters.airlines }

  /// Returns the search for the trips of each home at a time, without the airlines: for round trips of 1 to 14 nights
  /// unless the nights are limited, and without expired offers. See ``SearchText/search(at:naming:home:)``.
  package func search(
    at now: LocalTime?, naming names: FieldNames = .parameters, home: () throws -> [Place]
  ) throws -> TripSearch {
    var search = try filters.search(at: now, naming: names, home: home)
    search.hideExpired = true
    search.shape.nights = search.shape.nights ?? Self.defaultNights
    return search
  }

  /// Returns why no trip can match at a time; `nil` if one can. If `now` is `nil`, ignores relative and past days.
  public func contradiction(at now: LocalTime?, naming names: FieldNames = .parameters) -> TripSearchError? {
    filters.contradiction(at: now, naming: names)
  }

  /// The parameters that only a search for meeting points has.
  public enum Parameters {
    /// The number of people from each home.
    public static let people = TripSearchParameter<[Int]>(
      "people", takes: "a number of people from 1 to 9 for each home, such as 2,1,1"
    ) { text in
      guard let words = text.commaSeparated else { return nil }
      let numbers = words.compactMap { Int(digits: $0) }.filter { (1...9).contains($0) }
      return numbers.count == words.count ? numbers : nil
    }
    /// How many days arrivals and return flights may lie apart.
    public static let flex = TripSearchParameter<Int>("flex", takes: "a number of days from 0 to 3") {
      Int(digits: $0).flatMap { (0...3).contains($0) ? $0 : nil }
    }
    /// The order of the meetings.
    public static let order = TripSearchParameter<MeetingOrder>("sort", takes: "total, fairest or together") {
      MeetingOrder(rawValue: $0)
    }
  }
}

/// The order of meetings. Meetings that lack a home come last.
public enum MeetingOrder: String, CaseIterable, Sendable {
  /// Lowest price of all people together first.
  case total
  /// Lowest share first: the highest price that one person pays.
  case fairest
  /// Longest time during which everyone is there first.
  case together
}

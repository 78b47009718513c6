import AerogamiContainer

// The text form of a search is the query of a URL: `max_price=100&from=CPH,Berlin&direct=true`.
extension TripShape {
  /// Returns why no weekend has the nights; `nil` if one has, or if any number is allowed.
  package func weekendContradiction(naming names: FieldNames) -> TripSearchError? {
    guard let nights, let allowed = Self.weekend.nights, !nights.overlaps(allowed) else { return nil }
    return TripSearchError(
      "\(names("weekend")) allows 1 to 3 nights, so no trip can match \(names("nights"))", remedy: "remove one",
      at: "weekend")
  }
}

extension TripSearch {
  /// The parameters that are set, in a fixed order.
  public var parameters: [(name: String, value: String)] {
    Self.table.compactMap { row in row.text(self).map { (row.name, $0) } }
  }

  /// The parameters as the query of a URL, such as `max_price=100&from=CPH,Berlin&direct=true`.
  public var text: String { parameters.asQuery }

  /// Parses the ``text`` of a saved search. Accepts places and airlines that are no longer known.
  package init(savedText text: String) throws(TripSearchError) {
    try self.init(query: formParameters(of: text), Reading(words: TripSearchWords(isSaved: true)))
  }

  /// Creates a search from the parameters of a query, in any order. Ignores empty values, for example from empty form
  /// fields. A parameter that could not be decoded is `nil`, which is an error. If `now` is `nil`, relative days are an
  /// error. If it is not, a day or month of departure in the past is an error. `places` returns the places for a word
  /// that is not a place itself, such as `home`; `nil` if there are none. `ends` decides what ambiguous names mean,
  /// besides the places of the query. `names` decides how errors name the parameters.
  package init(
    query: [(name: String, value: String)?], at now: LocalTime? = nil,
    resolving places: @escaping @Sendable (_ word: String) -> [Place]? = { _ in nil }, near ends: TripEnds = TripEnds(),
    naming names: FieldNames = .parameters
  ) throws(TripSearchError) {
    try self.init(query: query, Reading(words: TripSearchWords(places: places, ends: ends), now: now), names)
  }

  private init(
    query: [(name: String, value: String)?], _ reading: Reading, _ names: FieldNames = .parameters
  ) throws(TripSearchError) {
    self.init()
    var reading = reading
    let query = try decoded(query)
    func words(of name: String) -> [String] {
      query.filter { $0.name == name }.flatMap { $0.value.commaSeparated ?? [] }
    }
    reading.words.ends.departures += words(of: Parameters.from.name)
    reading.words.ends.destinations += words(of: Parameters.to.name)
    var seen: Set<String> = []
    for (name, value) in query {
      guard let row = Self.table.first(where: { $0.name == name }) else {
        throw names.unknown(name, known: Self.parameterNames)
      }
      guard seen.insert(name).inserted else { throw names.repeated(name) }
      let days = departure
      try names.locating(name) { () throws(TripSearchError) in try row.read(value, reading, &self) }
      if let now = reading.now, let departure, departure.arePast(at: now.instant) {
        throw TripSearchError(
          "\(names(name)): \(departure.text) is in the past", remedy: "specify a later day or month", at: name)
      }
      if let days, departure != days {
        throw TripSearchError(
          "\(names("month")) and \(names("date")) cannot be used together", remedy: "remove one", at: "date")
      }
    }
    if let contradiction = contradiction(naming: names) { throw contradiction }
  }

  /// Creates the search of a ``SearchText`` from its canonical parameters. Ignores relative days if `now` is `nil`.
  init(
    canonical parameters: [(name: String, value: String)], at now: LocalTime?, _ words: TripSearchWords,
    naming names: FieldNames
  ) throws(TripSearchError) {
    self.init()
    let reading = Reading(words: words, now: now, skipsRelativeDays: now == nil)
    for (name, value) in parameters {
      guard let row = Self.table.first(where: { $0.name == name }) else { continue }
      try names.locating(name) { () throws(TripSearchError) in try row.read(value, reading, &self) }
    }
  }

  /// Returns the canonical form of a parameter's value; `nil` if the value sets nothing. Does not resolve relative
  /// days, the word `home` and ambiguous names.
  static func canonicalText(of name: String, _ text: String) throws(TripSearchError) -> String? {
    guard let row = table.first(where: { $0.name == name }) else { return nil }
    return try row.canonical(text)
  }

  /// Returns why no trip can match, in a message that names the parameters with `names`; `nil` if one can.
  package func contradiction(naming names: FieldNames) -> TripSearchError? {
    if isContradictory {
      let (after, before) = (names("depart_after"), names("depart_before"))
      return TripSearchError(
        departure == nil
          ? "\(after) must be earlier than \(before), or no trip can match"
          : "\(names("month")) or \(names("date")) does not overlap \(after) or \(before), so no trip can match",
        at: departAfter == nil ? "depart_before" : "depart_after")
    }
    if shape.hasNoPossibleReturn, let nights = shape.nights {
      let distance = nights == 1...1 ? "1 night" : "\(TripShape.text(of: nights)) nights"
      return TripSearchError(
        "no \(names("days")) and \(names("return_days")) are \(distance) apart, so no trip can match",
        remedy: "change \(names("nights")) or the weekdays", at: "nights")
    }
    if isOneWayWithReturn {
      let others = ["nights", "return_days", "return_hours"].map { names($0) }.listed(with: "or")
      return TripSearchError(
        "\(names("one_way")) cannot be used with \(others)", remedy: "remove \(names("one_way")) or the others",
        at: "one_way")
    }
    if allowsTwoTickets, isOneWay {
      return TripSearchError(
        "\(names("two_tickets")) and \(names("one_way")) cannot be used together", remedy: "remove one",
        at: "two_tickets")
    }
    if isDirect, let stops = shape.maxTransfers, stops > 0 {
      return TripSearchError(
        "\(names("direct")) and \(names("max_transfers")) \(stops) cannot be used together", remedy: "remove one",
        at: "max_transfers")
    }
    if nearbyKilometers != nil, !allowsTwoTickets {
      return TripSearchError(
        "\(names("nearby")) requires \(names("two_tickets"))", remedy: "add \(names("two_tickets"))", at: "nearby")
    }
    if let contradiction = passengers.contradiction(naming: names) { return contradiction }
    if hasTwoCurrencies {
      return TripSearchError(
        "\(names("max_price")) and \(names("currency")) name different currencies", remedy: "use the same one",
        at: "currency")
    }
    return nil
  }

  /// Returns why no trip can match, if the day of departure is none of the weekdays; otherwise `nil`. Does not apply to a
  /// form that also accepts the days around that day.
  func weekdayContradiction(naming names: FieldNames) -> TripSearchError? {
    guard let departure, !shape.departureDays.isEmpty,
      !departure.days.contains(where: { shape.departureDays.contains(Weekday(dayNumber: $0)) })
    else { return nil }
    let weekdays = names(shape.departureDays == TripShape.weekend.departureDays ? "weekend" : "days")
    return TripSearchError(
      "\(departure.text) is not a day of \(weekdays), so no trip can match", remedy: "remove one", at: "date")
  }

  /// Returns why no trip can match at a time, as ``contradiction(naming:)`` does. Days in the past are a reason, too.
  package func contradiction(at now: LocalTime, naming names: FieldNames) -> TripSearchError? {
    if let contradiction = contradiction(naming: names) ?? weekdayContradiction(naming: names) { return contradiction }
    if let departure, departure.arePast(at: now) {
      let field = departure.day == nil ? "month" : "date"
      return TripSearchError(
        "\(names(field)): \(departure.text) is in the past", remedy: "specify a later month or day", at: field)
    }
    guard isOver(at: now) else { return nil }
    return TripSearchError(
      "\(names("depart_before")): all days of departure are in the past", remedy: "give later ones",
      at: "depart_before")
  }

  /// The names of all parameters.
  public static var parameterNames: [String] { table.map(\.name) }

  /// Whether the search is for one-way trips but also limits the nights or the return flight, so no trip matches.
  public var isOneWayWithReturn: Bool { isOneWay && shape.needsReturn }

  /// Whether ``maxPrice`` and ``currency`` require different currencies, so no trip can match.
  public var hasTwoCurrencies: Bool {
    guard let currency, let limit = maxPrice?.currency else { return false }
    return !currency.equalsIgnoringASCIICase(limit)
  }

  /// Whether the departure limits exclude each other, so no trip can match.
  public var isContradictory: Bool {
    if let firstDay, let endDay, firstDay >= endDay { return true }
    if case (.moment(let start)?, .moment(let end)?) = (departAfter, departBefore) { return start >= end }
    return false
  }

  private struct Reading: Sendable {
    var words = TripSearchWords()
    /// The current time, for relative days; `nil` if only absolute days are valid.
    var now: LocalTime?
    /// Whether relative days are ignored if ``now`` is `nil`. If this is `false`, they are an error.
    var skipsRelativeDays = false
  }

  private struct Row: Sendable {
    let name: String
    let text: @Sendable (TripSearch) -> String?
    let read: @Sendable (_ text: String, Reading, inout TripSearch) throws(TripSearchError) -> Void
    /// See ``TripSearch/canonicalText(of:_:)``.
    let canonical: @Sendable (_ text: String) throws(TripSearchError) -> String?

    init<Value>(
      _ parameter: TripSearchParameter<Value>, get: @escaping @Sendable (TripSearch) -> String?,
      set: @escaping @Sendable (inout TripSearch, Value) -> Void
    ) {
      name = parameter.name
      text = get
      read = { text, reading, search throws(TripSearchError) in
        if text.isEmpty { return }
        set(&search, try parameter.value(text, words: reading.words))
      }
      canonical = { text throws(TripSearchError) in
        var search = TripSearch()
        set(&search, try parameter.value(text, words: .undecided))
        return get(search)
      }
    }

    /// Creates a row for days that may be relative.
    init<Absolute>(
      _ parameter: TripSearchParameter<DayExpression>, get: @escaping @Sendable (TripSearch) -> String?,
      resolve: @escaping @Sendable (DayExpression, LocalTime?) -> Absolute?,
      set: @escaping @Sendable (inout TripSearch, Absolute) -> Void
    ) {
      name = parameter.name
      text = get
      read = { text, reading, search throws(TripSearchError) in
        if text.isEmpty { return }
        let expression = try parameter.value(text)
        guard let absolute = resolve(expression, reading.now) else {
          if reading.skipsRelativeDays { return }
          throw TripSearchError(
            "\"\(expression)\" depends on the current day, so it is not allowed here",
            remedy: "give a day such as 2027-01-31 (for month: 2027-01)")
        }
        set(&search, absolute)
      }
      canonical = { text throws(TripSearchError) in "\(try parameter.value(text))" }
    }
  }

  private static let table = [
    Row(Parameters.maxPrice, get: { $0.maxPrice.map { "\($0)" } }, set: { $0.maxPrice = $1 }),
    Row(Parameters.from, get: { $0.from.map(\.word).commaSeparated }, set: { $0.from = $1 }),
    Row(Parameters.to, get: { $0.to.map(\.word).commaSeparated }, set: { $0.to = $1 }),
    Row(
      Parameters.toCountries, get: { $0.toCountries.map { $0.sorted().commaSeparated ?? "none" } },
      set: { $0.toCountries = $1 }),
    Row(Parameters.airline, get: { $0.airlines.commaSeparated }, set: { $0.airlines = $1 }),
    Row(
      Parameters.month, get: { $0.departure?.month?.text }, resolve: { $0.days(at: $1) }, set: { $0.departure = $1 }),
    Row(Parameters.date, get: { $0.departure?.day?.text }, resolve: { $0.days(at: $1) }, set: { $0.departure = $1 }),
    Row(
      Parameters.departAfter, get: { $0.departAfter?.text }, resolve: { $0.limit(at: $1) },
      set: { $0.departAfter = $1 }),
    Row(
      Parameters.departBefore, get: { $0.departBefore?.text }, resolve: { $0.limit(at: $1) },
      set: { $0.departBefore = $1 }),
    Row(Parameters.currency, get: { $0.currency }, set: { $0.currency = $1 }),
    Row(Parameters.direct, get: { $0.isDirect ? "true" : nil }, set: { $0.isDirect = $1 }),
    Row(Parameters.oneWay, get: { $0.isOneWay ? "true" : nil }, set: { $0.isOneWay = $1 }),
    Row(Parameters.nights, get: { $0.shape.nights.map(TripShape.text) }, set: { $0.shape.nights = $1 }),
    Row(Parameters.days, get: { TripShape.text(of: $0.shape.departureDays) }, set: { $0.shape.departureDays = $1 }),
    Row(Parameters.returnDays, get: { TripShape.text(of: $0.shape.returnDays) }, set: { $0.shape.returnDays = $1 }),
    Row(
      Parameters.departHours, get: { $0.shape.departureHours.map { "\($0)" } }, set: { $0.shape.departureHours = $1 }),
    Row(Parameters.returnHours, get: { $0.shape.returnHours.map { "\($0)" } }, set: { $0.shape.returnHours = $1 }),
    Row(
      Parameters.maxTransfers, get: { $0.shape.maxTransfers.map { "\($0)" } }, set: { $0.shape.maxTransfers = $1 }),
    Row(
      Parameters.maxHours, get: { $0.shape.maxTravelMinutes.map(TripShape.text(ofHours:)) },
      set: { $0.shape.maxTravelMinutes = $1 }),
    Row(
      Parameters.adults, get: { $0.passengers.adults == 1 ? nil : "\($0.passengers.adults)" },
      set: { $0.passengers.adults = $1 }),
    Row(
      Parameters.children, get: { $0.passengers.children == 0 ? nil : "\($0.passengers.children)" },
      set: { $0.passengers.children = $1 }),
    Row(
      Parameters.bags, get: { $0.passengers.bags == 0 ? nil : "\($0.passengers.bags)" },
      set: { $0.passengers.bags = $1 }),
    Row(
      Parameters.selfTransfer, get: { $0.allowsSelfTransfer ? "true" : nil }, set: { $0.allowsSelfTransfer = $1 }),
    Row(Parameters.twoTickets, get: { $0.allowsTwoTickets ? "true" : nil }, set: { $0.allowsTwoTickets = $1 }),
    Row(Parameters.nearby, get: { $0.nearbyKilometers.map { "\($0)km" } }, set: { $0.nearbyKilometers = $1 }),
    Row(Parameters.hideExpired, get: { $0.hideExpired ? "true" : nil }, set: { $0.hideExpired = $1 }),
    Row(Parameters.source, get: { $0.sources.commaSeparated }, set: { $0.sources = $1 }),
  ]
}

extension [(name: String, value: String)] {
  /// The parameters as the query of an address.
  var asQuery: String { map { "\($0.name)=\($0.value.percentEncoded)" }.joined(separator: "&") }
}

/// Returns the parameters of a query. Throws if one of them could not be decoded.
func decoded(_ query: [(name: String, value: String)?]) throws(TripSearchError) -> [(name: String, value: String)] {
  let parameters = query.compactMap(\.self)
  guard parameters.count == query.count else {
    throw TripSearchError(
      "the query is not valid percent-encoded UTF-8", remedy: "for example, write café as caf%C3%A9")
  }
  return parameters
}

extension [String] {
  fileprivate var commaSeparated: String? { isEmpty ? nil : joined(separator: ",") }
}

import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

/// The form of the page with trips: the parameters of ``TripSearch``, and those that only the page has.
struct SearchForm: Sendable {
  /// The query parameters as the user entered them, to fill the form again. ``init(filling:)`` includes empty ones.
  private(set) var parameters: [(name: String, value: String)]
  /// The names of the regions and places to depart from; empty for the default regions.
  private(set) var regions: [String] = []
  private(set) var query = TripQuery(limit: Self.defaultLimit)
  private(set) var showsOnlyDeals = false
  /// Whether a browser gets the page only when its search has ended, with all trips.
  private(set) var waits = false
  /// The day of the return, as a number of days since 1970.
  private var returnDay: Int?
  /// The number of days by which the departure may be earlier or later than its day.
  private var flex: Int?
  /// The time of the request; `nil` for a query that cannot be parsed.
  private var now: LocalTime?

  /// The names of the parameters that only the page has.
  static let ownParameterNames = [
    "regions", "sort", "limit", "one_per_city", "deals", "weekend", "wait", "return_date", "flex",
  ]
  /// The maximum number of trips on a page if the request does not specify a limit.
  static let defaultLimit = 200
  /// The greatest number of places and regions of one search.
  private static let maximumRegionCount = 50
  /// The greatest number of trips on a page.
  static let maximumLimit = 1000

  /// Creates a form that only shows the parameters of a query that cannot be parsed.
  init(filling query: [(name: String, value: String)?]) {
    parameters = query.joiningWeekdays.compactMap(\.self)
    if let order = TripOrder(rawValue: text("sort")) { self.query.order = order }
  }

  /// Parses the parameters of a query; `nil` for each that cannot be decoded. The environment resolves words such as
  /// `home`. Throws one error that lists all invalid parameters. `names` decides how errors name other parameters.
  init(
    _ query: [(name: String, value: String)?], in environment: ServedEnvironment, at now: Date,
    naming names: FieldNames = .parameters
  ) throws(InvalidFields) {
    let query = query.joiningWeekdays.splittingRoute
    parameters = query.compactMap(\.self).filter { !$0.value.isEmpty }
    let now = LocalTime(here: now)
    self.now = now
    let filters = query.filter { parameter in
      parameter.map { Self.ownParameterNames.contains($0.name) } != true
    }
    func words(of name: String) -> [String] { text(name).commaSeparated ?? [] }
    let ends = TripEnds(
      departures: words(of: "regions") + words(of: "from"), destinations: words(of: "to"), home: environment.home.places
    )
    var invalid = filters.compactMap { Self.error(in: $0, environment, near: ends, at: now, naming: names) }
      .uniqued()
    if invalid.isEmpty {
      do throws(TripSearchError) {
        self.query.search = try TripSearch(
          query: filters, at: now, resolving: environment.places, near: ends, naming: names)
      } catch {
        invalid = [InvalidField(error, naming: names)]
      }
    }
    for name in Self.ownParameterNames {
      do throws(InvalidField) {
        let values = parameters.filter { $0.name == name }
        if values.count > 1 { throw InvalidField(name, "appears more than once; remove one") }
        if let value = values.first?.value { try read(name, value, at: now, names) }
      } catch {
        invalid.append(error)
      }
    }
    if invalid.isEmpty {
      do throws(InvalidField) { try setDays(names) } catch { invalid.append(error) }
      let search = self.query.search
      if let error = search.refusal(by: environment.sources, naming: names)
        ?? search.sameEnds(from: regions, naming: names)
      {
        invalid.append(InvalidField(error, naming: names))
      }
    }
    if showsOnlyDeals,
      let error = TripSearchError.noRecordedPrices(for: "deals", self.query.search.parameters, naming: names)
    {
      invalid.append(InvalidField(error, naming: names))
    }
    if !invalid.isEmpty { throw InvalidFields(all: invalid) }
  }

  /// Returns the error of one parameter of ``TripSearch``, whatever the others are; `nil` if it is valid.
  static func error(
    in parameter: (name: String, value: String)?, _ environment: ServedEnvironment, near ends: TripEnds,
    at now: LocalTime?, naming names: FieldNames = .parameters
  ) -> InvalidField? {
    let known = TripSearch.parameterNames + ownParameterNames
    if let name = parameter?.name, !known.contains(name) {
      return InvalidField(FieldNames.parameters.unknown(name, known: known))
    }
    if let (name, value) = parameter, ["from", "to"].contains(name), let error = environment.homeError(in: value) {
      return InvalidField(name, "\(error)")
    }
    do throws(TripSearchError) {
      // How many bags are valid depends on the other parameters.
      let party = parameter?.name == TripSearch.Parameters.bags.name ? [(name: "adults", value: "9")] : []
      let search = try TripSearch(
        query: [parameter] + party, at: now, resolving: environment.places, near: ends, naming: names)
      let error = search.unknownSource(among: environment.sources.map(\.name), naming: names)
      return error.map { InvalidField($0, naming: names) }
    } catch {
      let error = InvalidField(error, naming: names)
      return error.isNamed ? nil : error
    }
  }

  private mutating func read(
    _ name: String, _ value: String, at now: LocalTime?, _ names: FieldNames
  ) throws(InvalidField) {
    switch name {
    case "return_date":
      // Accepts the same words as the day of departure.
      let day = Result { () throws(TripSearchError) in try TripSearch(query: [("date", value)], at: now) }
      switch day {
      case .success(let search): returnDay = search.departure?.days.lowerBound
      case .failure(let error): throw InvalidField(name, InvalidField(error).message)
      }
    case "flex":
      guard let days = Int(digits: value), (0...7).contains(days) else {
        throw InvalidField(name, "expected a whole number from 0 to 7")
      }
      flex = days
    case "regions":
      guard let names = value.commaSeparated else {
        throw InvalidField(name, "expected places or regions, separated by commas")
      }
      guard names.count <= Self.maximumRegionCount else {
        throw InvalidField(name, "expected at most \(Self.maximumRegionCount) places or regions")
      }
      regions = names.uniqued()
    case "sort":
      guard let order = TripOrder(rawValue: value) else {
        throw InvalidField(name, "expected \(TripOrder.allCases.map(\.rawValue).listed(with: "or"))")
      }
      query.order = order
    case "limit":
      query.limit = try Self.limit(value)
    default:
      guard let flag = ["true": true, "false": false][value] else { throw InvalidField(name, "expected true or false") }
      switch name {
      case "deals": showsOnlyDeals = flag
      case "wait": waits = flag
      case "weekend": if flag { try setWeekend(names) }
      default: query.isOnePerCity = flag
      }
    }
  }

  /// Parses the maximum number of rows on a page.
  static func limit(_ text: String) throws(InvalidField) -> Int {
    guard let limit = Int(digits: text), (1...maximumLimit).contains(limit) else {
      throw InvalidField("limit", "expected a whole number from 1 to \(maximumLimit)")
    }
    return limit
  }

  /// Returns the note about a list that ends after a number of rows, such as `200 trips`, because of a limit.
  static func endNote(after rows: String, limit: Int) -> String {
    "the list ends after \(rows); narrow the search\(limit < maximumLimit ? ", or raise the limit" : "")"
  }

  /// Limits the search to weekend trips, as `--weekend` does.
  private mutating func setWeekend(_ names: FieldNames) throws(InvalidField) {
    let shape = query.search.shape
    guard shape.departureDays.isEmpty, shape.returnDays.isEmpty, !query.search.isOneWay else {
      throw .cannotBeUsed("weekend", with: ["days", "return_days", "one_way"], names)
    }
    if let error = shape.weekendContradiction(naming: names) { throw InvalidField(error, naming: names) }
    query.search.shape.limitToWeekend()
  }

  /// Turns the day of the return into a number of nights, and the days around the departure into its limits.
  private mutating func setDays(_ names: FieldNames) throws(InvalidField) {
    guard let first = returnDay.map({ _ in "return_date" }) ?? flex.map({ _ in "flex" }) else { return }
    guard let day = query.search.departure, day.day != nil else {
      throw InvalidField(first, "needs a day of departure; fill \(names("date"))")
    }
    let departure = day.days.lowerBound
    if let returnDay {
      guard query.search.shape.nights == nil, !query.search.isOneWay else {
        throw .cannotBeUsed(first, with: ["nights", "weekend", "one_way"], names)
      }
      guard (0...365).contains(returnDay - departure) else {
        throw InvalidField(
          first, returnDay < departure ? "is before the day of departure" : "is more than 365 days after the departure")
      }
      query.search.shape.nights = returnDay - departure...returnDay - departure
    }
    if let flex, flex > 0 {
      guard query.search.departAfter == nil, query.search.departBefore == nil else {
        throw .cannotBeUsed("flex", with: ["depart_after", "depart_before"], names)
      }
      query.search.departure = nil
      (query.search.departAfter, query.search.departBefore) = (.day(departure - flex), .day(departure + flex + 1))
    }
  }

  /// The parameters of the search that a watch can repeat, without those that only the page has.
  var watchedParameters: [(name: String, value: String)] {
    let limits = flex ?? 0 > 0 ? ["date", "depart_after", "depart_before"] : []
    let replaced = (returnDay == nil ? [] : ["nights"]) + limits
    let others = ["sort", "limit", "one_per_city", "wait", "return_date", "flex"] + replaced
    let watched = parameters.filter { !others.contains($0.name) && !$0.value.isEmpty }
    // A watch has the field To, where countries can be named, too. With both fields, To is narrower.
    let hasTo = watched.contains { $0.name == "to" }
    return watched.filter { $0.name != "to_countries" || !hasTo }
      .map { $0.name == "to_countries" ? (name: "to", value: $0.value) : $0 }
      + query.search.parameters.filter { replaced.contains($0.name) }
  }

  /// The query that selects the form's trips, or all cities, because only their selection can count them.
  var selectedQuery: TripQuery { query.countingCities }

  /// Selects the cheapest trip to each city, without a limit. Does not change the parameters.
  mutating func selectCities() {
    query.order = .price
    query.isOnePerCity = true
    query.limit = nil
  }

  /// The value of a parameter as it was given; empty if it was not given.
  func text(_ name: String) -> String { parameters.first { $0.name == name }?.value ?? "" }

  /// The search in words, such as `Vilnius → Spain, January 2027, 2–4 nights, up to 60 EUR`.
  var words: String {
    let words = SearchWords(parameters: parameters, now: now, title: SearchPage.title(of:))
    let ends = "\(words.places("regions") ?? "Default regions") → \(words.places("to") ?? "anywhere")"
    let order = query.order == .price ? nil : "sorted by \(SearchPage.title(of: query.order).lowercased())"
    let filters = words.filters(except: ["regions", "to", "sort"])
    return ([ends] + filters + [order].compactMap(\.self)).joined(separator: ", ")
  }

  /// Whether no field is filled.
  var isBlank: Bool { parameters.allSatisfy { $0.name == "wait" || $0.value.isEmpty } }

  /// Returns the address of the page with a suggested word in a field.
  func link(correcting name: String, to correction: InvalidField.Correction, at path: StaticString) -> PageLink {
    PageLink(
      path,
      query: parameters.filter { $0.name != "wait" && !$0.value.isEmpty }.map {
        ($0.name, $0.name == name ? correction.applied(to: $0.value) : $0.value)
      })
  }

  /// The address of the page with this search.
  var link: PageLink { PageLink("/", query: parameters) }

  /// The address of the complete page for this search, which the server sends only when it has all trips.
  var waitingLink: PageLink {
    PageLink("/", query: parameters.filter { $0.name != "wait" } + [(name: "wait", value: "true")])
  }
}

extension InvalidField {
  /// The error for a parameter that excludes others.
  static func cannotBeUsed(_ name: String, with others: [String], _ names: FieldNames) -> Self {
    InvalidField(name, "cannot be used with \(others.map { names($0) }.listed(with: "or")); remove one")
  }
}

extension [(name: String, value: String)?] {
  /// These parameters with a route as the only place of departure, such as `VNO-BCN`, as its two ends.
  fileprivate var splittingRoute: Self {
    guard let index = firstIndex(where: { $0?.name == "regions" }), let text = self[index]?.value,
      !contains(where: { $0?.name == "to" && $0?.value.isEmpty == false }),
      let route = CalendarRoute(insteadOfPlaces: text)
    else { return self }
    var query = self
    query[index] = (name: "regions", value: route.from.map(\.word).joined(separator: ","))
    query.removeAll { $0?.name == "to" }
    query.append((name: "to", value: route.to.map(\.word).joined(separator: ",")))
    return query
  }
}

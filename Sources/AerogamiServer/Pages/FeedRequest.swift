import AerogamiContainer
import AerogamiCore
import Foundation

/// The search of the page with trips: the parameters of ``TripSearch``, and those that only the page has.
struct FeedRequest: Sendable {
  /// The parameters as they were given, without empty ones, to fill the form again.
  let parameters: [(name: String, value: String)]
  /// The names of the regions and places to depart from; empty for the default ones.
  private(set) var regions: [String] = []
  private(set) var query: TripQuery
  private(set) var showsOnlyDeals = false

  /// The parameters that only the page has.
  static let ownParameterNames = ["regions", "sort", "limit", "one_per_city", "deals", "weekend"]
  /// The number of trips on a page unless the request has a limit.
  static let defaultLimit = 200
  /// The greatest number of places and regions of one search.
  private static let maximumRegionCount = 50
  /// The greatest number of trips on a page.
  static let maximumLimit = 1000

  /// Creates a request for all trips, whose parameters only fill the form. For a query that cannot be parsed.
  init(filling query: [(name: String, value: String)?]) {
    parameters = query.compactMap(\.self)
    self.query = TripQuery(limit: Self.defaultLimit)
    if let order = TripOrder(rawValue: text("sort")) { self.query.order = order }
  }

  /// Parses the parameters of a query.
  ///
  /// - Parameters:
  ///   - query: The parameters; `nil` for each one that cannot be decoded.
  ///   - now: The current time, for relative days such as `tomorrow`.
  ///   - places: Returns the places for a word that is not a place itself, such as `home`; `nil` if there are none.
  /// - Throws: ``InvalidField`` for the first invalid parameter.
  init(
    _ query: [(name: String, value: String)?], at now: LocalTime?,
    resolving places: @escaping @Sendable (_ word: String) -> [Place]? = { _ in nil }
  ) throws(InvalidField) {
    let isOwn: ((name: String, value: String)?) -> Bool = {
      $0.map { Self.ownParameterNames.contains($0.name) } == true
    }
    do throws(TripSearchError) {
      let search = try TripSearch(query: query.filter { !isOwn($0) }, at: now, resolving: places)
      self.query = TripQuery(search, limit: Self.defaultLimit)
    } catch {
      throw InvalidField(error)
    }
    parameters = query.compactMap(\.self).filter { !$0.value.isEmpty }
    for name in Self.ownParameterNames {
      let values = parameters.filter { $0.name == name }
      if values.count > 1 { throw InvalidField(name, "is given twice; remove one") }
      if let value = values.first?.value { try read(name, value) }
    }
  }

  private mutating func read(_ name: String, _ value: String) throws(InvalidField) {
    switch name {
    case "regions":
      guard let names = value.commaSeparated, names.count <= Self.maximumRegionCount else {
        throw InvalidField(
          name, "expected at most \(Self.maximumRegionCount) places or regions, separated by single commas")
      }
      regions = names.uniqued()
    case "sort":
      guard let order = TripOrder(rawValue: value) else {
        throw InvalidField(name, "expected \(TripOrder.allCases.map(\.rawValue).listed(with: "or"))")
      }
      query.order = order
    case "limit":
      guard let limit = Int(digits: value), (1...Self.maximumLimit).contains(limit) else {
        throw InvalidField(name, "expected a whole number from 1 to \(Self.maximumLimit)")
      }
      query.limit = limit
    default:
      guard let flag = ["true": true, "false": false][value] else { throw InvalidField(name, "expected true or false") }
      switch name {
      case "deals": showsOnlyDeals = flag
      case "weekend": if flag { try setWeekend() }
      default: query.isOnePerCity = flag
      }
    }
  }

  /// Limits the search to weekend trips, as `--weekend` does.
  private mutating func setWeekend() throws(InvalidField) {
    let shape = query.search.shape
    guard shape.departureDays.isEmpty, shape.returnDays.isEmpty, !query.search.isOneWay else {
      throw InvalidField("weekend", "cannot be used with departure days, return days or one-way trips; remove one")
    }
    let weekend = TripShape.weekend
    query.search.shape.departureDays = weekend.departureDays
    query.search.shape.returnDays = weekend.returnDays
    query.search.shape.nights = shape.nights ?? weekend.nights
  }

  /// The query that selects the request's trips. One extra trip shows whether the limit leaves out trips.
  var selectedQuery: TripQuery {
    var query = query
    query.limit = query.limit.map { $0 + 1 }
    return query
  }

  /// Returns an empty selection of the request's trips.
  func selection(at now: Date) -> TripSelection { TripSelection(selectedQuery, at: now) }

  /// The value of a parameter as it was given; empty if it was not given.
  func text(_ name: String) -> String { parameters.first { $0.name == name }?.value ?? "" }

  /// The address of the page with this search.
  ///
  /// - Parameter fragment: The id of an element; `nil` for the top of the page.
  func link(fragment: String? = nil) -> PageLink { PageLink("/", query: parameters, fragment: fragment) }
}

/// An error in a field of a form.
struct InvalidField: Error {
  /// The name of the parameter; `nil` if the error concerns several of them.
  let name: String?
  /// What is wrong and what to do, as one sentence without the name.
  let message: String

  init(_ name: String, _ message: String) {
    (self.name, self.message) = (name, message)
  }

  /// Creates the error for an invalid search.
  init(_ error: TripSearchError) {
    // The message of an error in one parameter begins with its name and a colon.
    let text = "\(error)"
    name = TripSearch.parameterNames.first { text.hasPrefix("\($0): ") }
    message = name.map { String(text.dropFirst($0.count + 2)) } ?? text
  }
}

import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser

struct FilterOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Highest price, such as 60 or \"60 EUR\".", valueName: "amount"),
    transform: value(of: TripSearch.Parameters.maxPrice))
  var maxPrice: PriceLimit?

  @Option(
    help: ArgumentHelp("Where to depart, such as Spain,Berlin,LON.", valueName: "places"),
    completion: .places, transform: placesOrHome(TripSearch.Parameters.from))
  var from: [[PlaceOrHome]] = []

  @Option(
    help: ArgumentHelp("Where to fly, such as Spain,Berlin,LON.", valueName: "places"),
    completion: .places, transform: placesOrHome(TripSearch.Parameters.to))
  var to: [[PlaceOrHome]] = []

  @Option(
    help: ArgumentHelp("Airlines by name or code, such as Ryanair,W6.", valueName: "airlines"),
    transform: value(of: TripSearch.Parameters.airlineWords))
  var airline: [[String]] = []

  @Option(
    help: ArgumentHelp(
      "Depart on or after this day, such as 2027-01-31, tomorrow or +2w.",
      valueName: "date"), transform: value(of: TripSearch.Parameters.departAfter))
  var departAfter: DayExpression?

  @Option(
    help: ArgumentHelp("Depart before this day.", valueName: "date"),
    transform: value(of: TripSearch.Parameters.departBefore))
  var departBefore: DayExpression?

  @Option(
    help: ArgumentHelp("Nights away, such as 3 or 2-4.", valueName: "nights"),
    transform: value(of: TripSearch.Parameters.nights))
  var nights: ClosedRange<Int>?

  @Flag(help: "Depart Friday or Saturday, return Sunday or Monday.")
  var weekend = false

  @Option(
    help: ArgumentHelp("Weekdays of departure, such as fri,sat.", valueName: "days"),
    transform: value(of: TripSearch.Parameters.days))
  var days: Set<Weekday>?

  @Option(
    help: ArgumentHelp("Weekdays of return, such as sun,mon.", valueName: "days"),
    transform: value(of: TripSearch.Parameters.returnDays))
  var returnDays: Set<Weekday>?

  @Option(
    help: ArgumentHelp(
      "Hours of departure, such as 6-12 or 22-6.", valueName: "hours"),
    transform: value(of: TripSearch.Parameters.departHours))
  var departHours: HoursOfDay?

  @Option(
    help: ArgumentHelp("Hours when the return flight departs, such as 17-23.", valueName: "hours"),
    transform: value(of: TripSearch.Parameters.returnHours))
  var returnHours: HoursOfDay?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Maximum stops in each direction.", valueName: "n"),
    transform: value(of: TripSearch.Parameters.maxTransfers))
  var maxTransfers: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Maximum total travel time, such as 6:30.",
      valueName: "hours"), transform: value(of: TripSearch.Parameters.maxHours))
  var maxHours: Int?

  @Flag(help: "Hide offers that have ended, instead of marking them.")
  var hideExpired = false

  /// Returns the search without the airlines, which ``airlineCodes(from:)`` returns.
  ///
  /// - Parameters:
  ///   - now: The current time, for relative days and months; `nil` to ignore options that contain them.
  ///   - home: Returns the places of the word `home`. By default, the word is ignored.
  /// - Throws: An error of `home`.
  func search(at now: LocalTime?, home: () throws -> [Place] = { [] }) rethrows -> TripSearch {
    func places(_ words: [[PlaceOrHome]]) throws -> [Place] {
      try words.flatMap(\.self).flatMap { word in
        switch word {
        case .place(let place): [place]
        case .home: try home()
        }
      }
    }
    return TripSearch(
      maxPrice: maxPrice, from: try places(from), to: try places(to),
      departAfter: departAfter?.limit(at: now), departBefore: departBefore?.limit(at: now), hideExpired: hideExpired,
      shape: shape)
  }

  /// Returns the codes of the airlines. If a name is not in the built-in table, requests the list of the service.
  ///
  /// - Throws: `ValidationError` for an unknown name, `Problem` if the list cannot be fetched, or `CancellationError`.
  func airlineCodes(from trips: TripClient) async throws -> [String] {
    do {
      return try await trips.airlineCodes(of: airline.flatMap(\.self))
    } catch let error as TripSearchError {
      throw ValidationError(error)
    } catch var error as ClientError {
      error.add(remark: "a code such as FR needs no request")
      throw Problem(error).prefixed(with: "the airlines could not be looked up: ")
    }
  }

  /// Returns the codes of the airlines, for a command that sends no request.
  ///
  /// - Throws: `ValidationError` for a name that is not in the built-in table.
  func builtInAirlineCodes() throws -> [String] {
    if airline.isEmpty { return [] }
    return try value(of: TripSearch.Parameters.airline)(airline.flatMap(\.self).joined(separator: ","))
  }

  private var shape: TripShape {
    var shape = weekend ? TripShape.weekend : TripShape()
    if let nights { shape.nights = nights }
    if let days { shape.departureDays = days }
    if let returnDays { shape.returnDays = returnDays }
    (shape.departureHours, shape.returnHours) = (departHours, returnHours)
    (shape.maxTransfers, shape.maxTravelMinutes) = (maxTransfers, maxHours)
    return shape
  }

  func validate() throws {
    if weekend, days != nil || returnDays != nil {
      throw ValidationError("--weekend cannot be used with --days or --return-days.")
    }
  }

  func validateTogether() throws { try search(at: nil).validate(at: nil) }
}

/// A place in a filter, or the word `home`, whose places only the configuration knows.
enum PlaceOrHome {
  case place(Place), home
}

/// Returns a transform that parses a list of places, which may contain the word `home`.
private func placesOrHome(_ parameter: TripSearchParameter<[Place]>) -> @Sendable (String) throws -> [PlaceOrHome] {
  { text in
    let words = text.commaSeparated ?? []
    guard words.contains(where: Home.isNamed(by:)) else { return try value(of: parameter)(text).map { .place($0) } }
    return try words.flatMap { word in
      Home.isNamed(by: word) ? [.home] : try value(of: parameter)(word).map { .place($0) }
    }
  }
}

extension Configuration {
  /// Returns the places of the word `home`, for a filter or a route.
  ///
  /// - Throws: ``ConfigurationError`` if it is not set, or `ValidationError` if it contains a region of the service,
  ///   whose airports are unknown.
  func homePlaces() throws -> [Place] {
    if let places = places(named: Home.word) { return places }
    let names = try home.expanded([Home.word])
    let region = names.first { Place($0) == nil && places(named: $0) == nil } ?? Home.word
    throw ValidationError(
      "home contains \"\(region.printable(maxLength: 60))\", which is not an airport, a city or a country; "
        + "give airports, cities or countries instead.")
  }
}

extension TripSearch {
  /// Checks the search for contradictions, and for departures in the past.
  ///
  /// - Parameter now: The current time; `nil` to skip the check for departures in the past.
  /// - Throws: `ValidationError` if no trip can match.
  func validate(at now: LocalTime?) throws {
    if isOneWayWithReturn {
      throw ValidationError("--one-way cannot be used with --nights, --weekend, --return-days or --return-hours.")
    }
    if hasTwoCurrencies, let maxPrice, let currency {
      throw ValidationError(
        "--max-price \"\(maxPrice)\" and --currency \(currency) name different currencies; use the same one.")
    }
    if let now, let departure, departure.arePast(at: now.instant) {
      throw ValidationError("\(departure.text) is in the past; give a later month or day.")
    }
    if let contradiction = contradiction(naming: .options) { throw ValidationError(contradiction) }
  }
}

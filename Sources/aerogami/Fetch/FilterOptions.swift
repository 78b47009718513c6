import AerogamiCore
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
    completion: .places, transform: value(of: TripSearch.Parameters.from))
  var from: [[Place]] = []

  @Option(
    help: ArgumentHelp("Where to fly, such as Spain,Berlin,LON.", valueName: "places"),
    completion: .places, transform: value(of: TripSearch.Parameters.to))
  var to: [[Place]] = []

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
  /// - Parameter now: The current time, for relative days and months; `nil` to ignore options that contain them.
  func search(at now: LocalTime?) -> TripSearch {
    TripSearch(
      maxPrice: maxPrice, from: from.flatMap(\.self), to: to.flatMap(\.self),
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
      throw Problem(error).prefixed(with: "the airlines of --airline could not be looked up: ")
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
      throw ValidationError("\(departure.text) is in the past; give a later --month or --date.")
    }
    guard isContradictory else { return }
    throw ValidationError(
      departure == nil
        ? "--depart-after must be earlier than --depart-before, or no trip can match."
        : "--month or --date does not overlap --depart-after or --depart-before, so no trip can match.")
  }
}

import AerogamiCore
import AerogamiLive
import ArgumentParser

/// Which fares are asked for, of a service that lets one choose. The trips of any other are filtered.
struct FareOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The currency of prices, as a code such as EUR. (clients.trips.currency, default: EUR where the service lets one "
        + "choose, else any)",
      valueName: "code"),
    transform: { try flag(Settings.Flag.currency, $0) })
  var currency: Settings.Flag?

  @Flag(help: "Only direct flights.")
  var direct = false

  @Flag(help: "Only one way. Where the service lets one choose, trips have a way back otherwise.")
  var oneWay = false

  @Option(
    help: ArgumentHelp("Only trips that depart in this month, such as 2027-01.", valueName: "month"),
    transform: departureMonth)
  var month: DepartureDays?

  @Option(
    help: ArgumentHelp("Only trips that depart on this day, such as 2027-01-31.", valueName: "day"),
    transform: departureDay)
  var date: DepartureDays?

  func validate() throws {
    if month != nil, date != nil { throw ValidationError("--month and --date exclude each other; give one of them.") }
  }

  var flags: [Settings.Flag] { [currency].compactMap(\.self) }

  /// Asks for these fares, where that can be asked for.
  func choose(in settings: inout Settings) {
    settings.fareSearch = FareSearch(isDirect: direct, isOneWay: oneWay, departure: (date ?? month)?.text)
  }

  /// What is left to be filtered of what `settings` ask for.
  func narrow(_ query: inout TripQuery, of settings: Settings) {
    // By the clock of where a flight departs, which the trips do not tell, another day is meant than in UTC.
    if settings.choosesFares { return }
    query.isDirect = direct
    query.isOneWay = oneWay
    query.currency = currency?.value
    guard let days = date ?? month else { return }
    query.departAfter = max(days.start, query.departAfter ?? .distantPast)
    query.departBefore = min(days.end, query.departBefore ?? .distantFuture)
  }
}

/// A month or a day in which trips depart.
struct DepartureDays: Hashable, Sendable {
  /// `2027-01` or `2027-01-31`
  let text: String
  /// The midnights in UTC with which it begins and after which it has ended.
  let start: Date
  let end: Date
}

@Sendable private func departureMonth(_ text: String) throws -> DepartureDays {
  guard text.utf8.count == 7, let start = RFC3339.date(text + "-01") else {
    throw ValidationError("it takes a month such as 2027-01.")
  }
  // The first day of the next month is 28 to 31 days later, and the only one of those that is a first.
  let end = (28...31).map { start.addingTimeInterval(Double($0) * 86_400) }
    .first { RFC3339.string(from: $0)?.dropFirst(8).hasPrefix("01") == true }
  return DepartureDays(text: text, start: start, end: end ?? start)
}

@Sendable private func departureDay(_ text: String) throws -> DepartureDays {
  guard text.utf8.count == 10, let start = RFC3339.date(text) else {
    throw ValidationError("it takes a day such as 2027-01-31.")
  }
  return DepartureDays(text: text, start: start, end: start.addingTimeInterval(86_400))
}

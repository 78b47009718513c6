import AerogamiCore
import AerogamiFeatures

/// How the notes of a fetch name its filters, and the commands that they advise.
struct FetchAdvice: Sendable {
  /// Whether the filters of a weekend and of neighbors are from options of their own.
  var hasWeekend = false
  var hasNeighbors = false
  /// Whether the provider has price calendars.
  var hasCalendars = false
  /// Whether the environment records prices. Those of sample trips are not recorded.
  var recordsPrices = true
  /// Whether a search for a single destination finds more trips.
  var findsAllTripsOfRoutes = false
  var environmentWords: [String] = []

  /// Returns the options that set a filter.
  func filterName(_ name: String) -> String {
    switch name {
    case "weekend" where !hasWeekend: "--days and --return-days"
    case "to_countries" where hasNeighbors: "--to-neighbors-of"
    default: FieldNames.options(name)
    }
  }

  /// How to record days, if there are too few to find deals; `nil` if prices are not recorded.
  var deals: String? {
    recordsPrices ? "to record a day, run aerogami fetch or watch \(TripSearch.wideCondition)" : nil
  }

  /// How to find the days with prices, if the search has one origin and one destination; otherwise `nil`.
  func days(for summary: FetchSummary) -> String? {
    guard hasCalendars, summary.search.to.count == 1, summary.origins.keys.count == 1,
      let origin = summary.origins.keys[0], let from = Place(origin),
      [from, summary.search.to[0]].allSatisfy(\.isCityOrAirport)
    else { return nil }
    let month = summary.search.departure.map { ["--month", String($0.text.prefix("2027-01".count))] } ?? []
    var stay = hasWeekend ? ["--weekend"] : []
    // A weekend has nights of its own.
    if let nights = summary.search.shape.nights, !hasWeekend || nights != TripShape.weekend.nights {
      stay += ["--nights", TripShape.text(of: nights)]
    }
    if summary.search.allowsTwoTickets { stay.append("--two-tickets") }
    return "try " + command(["dates", CalendarRoute(from: [from], to: summary.search.to).text] + month + stay)
  }

  /// How to get all trips of a route; `nil` if the search already has a single destination, or if no source has them.
  ///
  /// - Parameter example: The trip whose route is an example.
  func allTrips(for summary: FetchSummary, example: Trip?) -> String? {
    guard findsAllTripsOfRoutes, !summary.lacksOnlyOneWayTrips,
      summary.search.to.count != 1 || !summary.search.to[0].isCityOrAirport
    else { return nil }
    guard let example, let route = Route("\(example.departure.airportCode)-\(example.destination.airportCode)") else {
      return "for all trips of a route, give its destination with --to"
    }
    return "for all trips of a route: " + command(["fetch", "\(route.departure)", "--to", "\(route.destination)"])
  }

  private func command(_ words: [String]) -> String {
    (["aerogami"] + words + environmentWords).asCommand
  }
}

extension Place {
  /// Whether this place is not a country, whose code has two letters.
  fileprivate var isCityOrAirport: Bool { word.utf8.count > 2 }
}

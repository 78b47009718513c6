import AerogamiContainer
import AerogamiCore

/// The reason why there are no recorded prices to show or delete.
enum HistoryError: Error {
  /// The environment does not request trips from a service.
  case noService(environment: String)
  /// No prices are recorded for the route. `known` lists the routes that have recorded prices.
  case unknownRoute(Route, known: [String])
  /// No prices are recorded for the route in the currency. `known` lists the currencies that have recorded prices.
  case unknownCurrency(LetterCode, of: Route, known: [String])
  /// Prices are recorded for the route, but none match the options. `requested` is the predicate of the message, such
  /// as `is for a round trip`.
  case nothingLeft(Route, requested: String)
}

extension HistoryError: ReportedError {
  var message: String {
    switch self {
    case .noService(let environment):
      "environment \(environment) requests no trips from a service, so no prices are recorded"
    case .unknownRoute(let route, let known):
      "no prices are recorded for \(route)" + (known.isEmpty ? " or any other route" : "")
    case .unknownCurrency(let currency, let route, _): "no prices are recorded for \(route) in \(currency)"
    case .nothingLeft(let route, let requested): "no recorded price of \(route) \(requested)"
    }
  }

  var remedy: String? {
    switch self {
    case .noService: "use an environment with live trips, such as --env live"
    case .unknownRoute(let route, let known):
      "\(route)".correction(among: known) ?? "record prices with aerogami fetch in this environment"
    case .unknownCurrency(let currency, _, let known): "\(currency)".correction(among: known)
    case .nothingLeft: "use fewer options to see more prices"
    }
  }
}

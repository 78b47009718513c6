import AerogamiCore

/// Why there is no history to show.
enum HistoryError: Error {
  /// The environment asks no service for trips.
  case noService(environment: String)
  /// Nothing is recorded of the route. `known` are those of which something is.
  case unknownRoute(Route, known: [String])
  case unknownCurrency(LetterCode, of: Route, known: [String])
  /// Something is recorded of the route, and nothing of what was asked for.
  case nothingLeft(Route, requested: String)
}

extension HistoryError: ReportedError {
  var message: String {
    switch self {
    case .noService(let environment):
      "environment \(environment) asks no service for trips, so no prices are recorded"
    case .unknownRoute(let route, let known):
      "no prices of \(route) are recorded" + (known.isEmpty ? ", nor of any route" : "")
    case .unknownCurrency(let currency, let route, _): "no prices of \(route) in \(currency) are recorded"
    case .nothingLeft(let route, let requested): "no prices of \(route) are recorded \(requested)"
    }
  }

  var remedy: String? {
    switch self {
    case .noService: "name one that does, such as --env live"
    case .unknownRoute(let route, let known):
      "\(route)".correction(among: known) ?? "aerogami fetch records what it sees"
    case .unknownCurrency(let currency, _, let known): "\(currency)".correction(among: known)
    case .nothingLeft: "without that option all are shown"
    }
  }
}

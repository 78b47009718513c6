import AerogamiCore

/// Why there is no history to show.
enum HistoryError: Error {
  /// The environment asks no service for trips.
  case noService(environment: String)
  /// Nothing is recorded of the route. `known` are those of which something is.
  case unknownRoute(Route, known: [String])
  case unknownCurrency(LetterCode, of: Route, known: [String])
  /// Something is recorded of the route, and nothing of what was asked for.
  case nothingLeft(Route, asked: String)
}

extension HistoryError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noService(let environment):
      "environment \(environment) asks no service for trips, so no prices are recorded; name one that does, such as "
        + "--env live"
    case .unknownRoute(let route, let known):
      "no prices of \(route) are recorded"
        + (known.isEmpty
          ? ", nor of any route; aerogami fetch records what it sees" : "\(route)".correction(among: known))
    case .unknownCurrency(let currency, let route, let known):
      "no prices of \(route) in \(currency) are recorded" + "\(currency)".correction(among: known)
    case .nothingLeft(let route, let asked):
      "no prices of \(route) are recorded \(asked); without that option all are shown"
    }
  }
}

import AerogamiContainer
import AerogamiFeatures

/// The error for an environment that does not request trips from a service.
struct NoHistoryError: ReportedError {
  let environment: String

  var message: String { "environment \(environment) requests no trips from a service, so no prices are recorded" }
  var remedy: String? { "use an environment with live trips, such as --env live" }
}

extension RecordedPricesError {
  /// This error with a remedy for users of the command line.
  var advised: RecordedPricesError {
    var error = self
    switch reason {
    case .unknownRoute(let known):
      error.remedy =
        "\(route)".correction(among: known.map { "\($0)" }) ?? "record prices with aerogami fetch in this environment"
    case .notRecorded: break
    case .noDeparture, .notSeen: error.remedy = "use fewer options to see more prices"
    }
    return error
  }
}

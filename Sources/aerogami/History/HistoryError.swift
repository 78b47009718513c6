import AerogamiContainer
import AerogamiCore
import AerogamiFeatures

/// The error for an environment that does not request trips from a service.
struct NoHistoryError: ReportedError {
  let environment: String

  var message: String { "environment \(environment) requests no trips from a service, so no prices are recorded" }
  var remedy: String? { "use an environment with live trips, such as --env live" }
}

extension RecordedPricesError {
  /// Returns this error with a remedy for users of the command line. `environmentWords` are the options of the
  /// environment. `isRecording` is `false` if it has only sample data, which has a history of its own.
  func advised(_ environmentWords: [String], isRecording: Bool) -> RecordedPricesError {
    var error = self
    switch reason {
    case .unknownRoute where !isRecording:
      return advised(
        "for all routes of the sample data, run \((["aerogami", "history", "list"] + environmentWords).asCommand)")
    case .unknownRoute:
      // Only airports that exist can be requested.
      let codes = route.split(separator: "-").map(String.init)
      guard codes.count == 2, codes.allSatisfy(Place.isKnown) else {
        return advised("record prices with aerogami fetch in this environment")
      }
      let words = ["aerogami", "fetch", codes[0], "--to", codes[1]] + environmentWords
      return advised("to record prices, run \(words.asCommand)")
    case .notRecorded: break
    case .noDeparture, .notSeen: error.remedy = "use fewer options to see more prices"
    }
    return error
  }
}

import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import ArgumentParser

struct RegionsOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Where to depart, such as baltics,Spain,Riga. (default: the selected regions, else home, else all)",
      valueName: "places"),
    completion: .regionsAndPlaces, transform: looseCommaList)
  var places: [[String]] = []

  @Option(
    name: .customLong("regions"),
    help: ArgumentHelp("Departures, such as VNO or EU; \"all\" for all regions.", valueName: "names"),
    completion: .regionsAndPlaces, transform: commaList)
  var listed: [[String]] = []

  /// The names of regions and places that the user gave, without repetitions.
  var named: [String] { (joiningNames(places.flatMap(\.self)) + listed.flatMap(\.self)).uniqued() }

  @Flag(help: ArgumentHelp("Fetch the trips of all regions in one request.", visibility: .hidden))
  var anywhere = false

  @Option(
    "Fetch at most this many regions at once, 1 to 64.", value: "n", parsing: .unconditional,
    transform: wholeNumber(in: 1...64))
  var concurrency = 4

  @Flag(
    help: ArgumentHelp(
      "Fail a region at its first invalid row, instead of skipping such rows.", visibility: .hidden))
  var strict = false

  func validateTogether() throws {
    if anywhere, !named.isEmpty {
      throw ValidationError("--anywhere cannot be used with regions or places.")
    }
  }

  func request(_ search: TripSearch) -> SearchTrips.Request {
    var request = SearchTrips.Request(search, from: anywhere ? .exactly([nil]) : .named(named))
    (request.isStrict, request.concurrency) = (strict, concurrency)
    return request
  }
}

extension DefaultOrigins {
  var note: String { note(advice: "use --regions all for all regions") }
}

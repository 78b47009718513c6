import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser

/// The options that select the regions to request, and how to request them.
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
    parsing: .unconditional,
    help: ArgumentHelp("Fetch at most this many regions at once, 1 to 64.", valueName: "n"),
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

  /// Returns the regions to request. See ``Dependencies/requestedRegions(_:home:isStrict:)``.
  ///
  /// - Parameter home: The places to request for the word `home`, and if no regions are named or selected.
  func regionsToFetch(_ dependencies: Dependencies, home: Home) async throws -> RequestedRegions {
    anywhere
      ? RequestedRegions([nil]) : try await dependencies.requestedRegions(named, home: home, isStrict: strict)
  }

  /// Returns a feed of trips for the regions. With `--strict`, a region fails at its first invalid row.
  ///
  /// - Parameter limit: See ``TripRequest/limit``.
  func feed(_ dependencies: Dependencies, search: TripSearch, limit: Int? = nil) -> TripFeed {
    let repository = TripRepository(dependencies.trips, clock: dependencies.clock)
    return TripFeed(
      { [strict] region in
        let fetched = try await repository.trips(TripRequest(region: region, search: search, limit: limit))
        return strict
          ? try fetched.withoutSkippedRows(requested: region.map { "trips in \($0)" } ?? "trips anywhere") : fetched
      }, clock: dependencies.clock)
  }
}

extension DefaultRegions {
  /// The note for the user that only these regions are requested.
  var note: String { note(advice: "use --regions all for all regions") }
}

/// Joins up to five arguments that together are the name of a place: an unquoted `New York` arrives as two arguments.
func joiningNames(_ arguments: [String]) -> [String] {
  var names: [String] = []
  var rest = arguments[...]
  while let first = rest.first {
    let name = (2...5).reversed().lazy.filter { $0 <= rest.count }.map { rest.prefix($0).joined(separator: " ") }.first(
      where: isPlace)
    names.append(name ?? first)
    rest = rest.dropFirst(name.map { $0.split(separator: " ").count } ?? 1)
  }
  return names
}

/// Whether a text of several words is a place or a part of the world.
///
/// Text without lowercase letters is treated as codes and not looked up, because a lookup takes some milliseconds.
private func isPlace(_ words: String) -> Bool {
  words.contains(where: \.isLowercase) && (Place.isPartOfWorld(words) || Place(words) != nil)
}

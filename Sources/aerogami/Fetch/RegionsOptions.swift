import AerogamiCore
import AerogamiLive
import ArgumentParser

/// Which regions are asked for, and how.
struct RegionsOptions: ParsableArguments {
  @Option(
    name: .customLong("regions"),
    help: ArgumentHelp(
      "Regions to fetch, separated by commas; may be repeated. \"all\" for all that the service names. (default: those "
        + "of regions select, else all)",
      valueName: "ids"), transform: commaList)
  var named: [[String]] = []

  @Flag(help: "Ask once for the trips of every region, instead of region by region.")
  var anywhere = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many regions are fetched at the same time, 1 to 64. (default: 4)", valueName: "n"),
    transform: wholeNumber(in: 1...64))
  var concurrency = 4

  @Flag(help: "Fail a region at its first row that is no trip, instead of skipping such rows.")
  var strict = false

  func validateTogether() throws {
    if anywhere, !named.isEmpty {
      throw ValidationError("--anywhere and --regions exclude each other; give one of them.")
    }
  }

  /// The regions to ask for, `nil` among them for all in one request, and what the service listed, if it was asked.
  ///
  /// - Throws: ``ClientError`` when the service was asked which regions there are, and did not say.
  func regionsToFetch(
    _ dependencies: Dependencies
  ) async throws -> (regions: [Region.ID?], listed: Fetched<[Region]>?) {
    if anywhere { return ([nil], nil) }
    var named = named.flatMap(\.self)
    if named.isEmpty { named = try await dependencies.regions.selected() }
    if !named.isEmpty, !named.contains("all") { return (named.uniqued(), nil) }
    var listed = try await dependencies.trips.regions()
    if strict { listed = try listed.withoutSkippedRows(requested: "the regions") }
    return ((listed.value.map(\.id) + named.filter { $0 != "all" }).uniqued(), listed)
  }

  /// Requests the trips of regions, each of which fails with `--strict` at a row that is none.
  func feed(_ dependencies: Dependencies, search: TripSearch) -> TripFeed {
    let repository = TripRepository(dependencies.trips)
    return TripFeed(
      { [strict] region in
        let fetched = try await repository.trips(TripRequest(region: region, search: search))
        return strict
          ? try fetched.withoutSkippedRows(requested: region.map { "trips in \($0)" } ?? "trips anywhere") : fetched
      }, clock: dependencies.clock)
  }
}

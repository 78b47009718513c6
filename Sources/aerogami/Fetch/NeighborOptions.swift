import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import ArgumentParser

/// The options that limit trips to the neighbors of a country.
struct NeighborOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Fly to land neighbors of this country, such as PL.", valueName: "country"),
    completion: .countries, transform: countryName)
  var toNeighborsOf: String?

  /// The countries that trips may go to.
  struct Filter: Sendable {
    /// ISO 3166-1 alpha-2 codes, in capitals.
    let countries: Set<String>
    /// Notes about failed requests for the country or its neighbors, one line each. A neighbor whose request failed is
    /// missing or was read from the cache.
    let gaps: [String]
  }

  /// Requests the neighbors; returns `nil` if no country was given.
  ///
  /// - Throws: ``NeighborsError`` if trips cannot be limited to the neighbors, ``CountryNameError``, `ClientError`,
  ///   or `CancellationError`.
  func filter(
    from countries: CountryClient, clock: any Clock<Duration>, console: Console
  ) async throws -> Filter? {
    guard let toNeighborsOf else { return nil }
    let repository = CountryRepository(countries)
    let found = try await CountryLookup.find(toNeighborsOf, in: repository)
    for note in found.notes { await console.note(note) }
    if found.country.borders.isEmpty { throw NeighborsError.island(found.country) }

    let neighborhood = try await Neighborhood.fetch(of: found.country, repository, clock: clock)
    try Task.checkCancellation()
    if neighborhood.neighbors.isEmpty { throw NeighborsError.none(found.country, neighborhood.outcomes.notes) }
    let withoutCode = neighborhood.neighbors.filter { $0.alpha2 == nil }
    if !withoutCode.isEmpty { throw NeighborsError.withoutCode(withoutCode) }
    return Filter(
      countries: Set(neighborhood.neighbors.compactMap(\.alpha2)),
      gaps: [found.failure].compactMap(\.self)
        + neighborhood.outcomes.notes.map { "neighbors of \(found.country.shortName): \($0)" })
  }
}

/// The reason why trips cannot be limited to the neighbors of a country. It is thrown before any request for trips.
enum NeighborsError: Error {
  case island(Country)
  /// No neighbor could be fetched. The texts are the reasons, one line each.
  case none(Country, [String])
  /// The service has no alpha-2 codes for these countries, but trips have only alpha-2 codes.
  case withoutCode([Country])
}

extension NeighborsError: ReportedError {
  var message: String {
    switch self {
    case .island(let country): "\(country.islandNote), so there are no neighbors to fly to"
    case .none(let country, let reasons):
      "the neighbors of \(country.shortName) could not be fetched: \(reasons.joined(separator: "; "))"
    case .withoutCode(let countries):
      "the service has no two-letter code for \(countries.map { "\($0.shortName) (\($0.alpha3))" }.firstFew), so trips "
        + "there cannot be found"
    }
  }

  var remedy: String? {
    switch self {
    case .island, .none: nil
    case .withoutCode: "set clients.countries.api to another version, such as v5"
    }
  }
}

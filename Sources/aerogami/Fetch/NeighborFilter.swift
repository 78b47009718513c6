import AerogamiContainer
import AerogamiCore
import AerogamiFeatures

/// The land neighbors of a country, to which trips are limited.
struct NeighborFilter: Sendable {
  /// ISO 3166-1 alpha-2 codes, in capitals.
  let countries: Set<String>
  /// Notes about failed requests for the country or its neighbors, one line each. A neighbor whose request failed is
  /// missing or was read from the cache.
  let gaps: [String]

  /// Requests the neighbors of a country; `nil` if none was given.
  ///
  /// - Throws: `Problem` if trips cannot be limited to the neighbors, ``CountryNameError``, `ClientError`, or
  ///   `CancellationError`.
  init?(
    of country: String?, from countries: CountryClient, clock: any Clock<Duration>, console: Console
  ) async throws {
    guard let country else { return nil }
    let repository = CountryRepository(countries)
    let found = try await CountryLookup.find(country, in: repository)
    for note in found.notes { await console.note(note) }
    if found.country.borders.isEmpty {
      throw Problem("\(found.country.islandNote), so there are no neighbors to fly to")
    }

    let neighborhood = try await Neighborhood.fetch(of: found.country, repository, clock: clock)
    try Task.checkCancellation()
    if neighborhood.neighbors.isEmpty {
      throw Problem(
        "the neighbors of \(found.country.shortName) could not be fetched: "
          + neighborhood.outcomes.notes.joined(separator: "; "))
    }
    try requireCodes(neighborhood.neighbors)
    self.countries = Set(neighborhood.neighbors.compactMap(\.alpha2))
    gaps =
      [found.failure].compactMap(\.self)
      + neighborhood.outcomes.notes.map { "neighbors of \(found.country.shortName): \($0)" }
  }
}

/// Checks that all countries have alpha-2 codes, because trips contain no other country codes.
func requireCodes(_ countries: [Country]) throws(Problem) {
  let others = countries.filter { $0.alpha2 == nil }.map { "\($0.shortName) (\($0.alpha3))" }
  if others.isEmpty { return }
  throw Problem(
    "the service has no two-letter code for \(others.firstFew), so trips there cannot be found",
    remedy: "set clients.countries.api to another version, such as v5")
}

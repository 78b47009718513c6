import AerogamiContainer
import AerogamiCore
import AerogamiFeatures

struct CountryLookup: Sendable {
  let country: Country
  /// Notes about the match and about invalid rows in the response, one line each.
  let notes: [String]
  /// The note that the request failed and the country is from a cached response; otherwise `nil`.
  let failure: String?
  var allNotes: [String] { notes + [failure].compactMap(\.self) }

  /// Finds a country by a whole name, a code, or whole words of a name.
  ///
  /// - Throws: ``CountryNameError`` if no country or more than one matches, `ClientError`, or `CancellationError`.
  static func find(_ name: String, in repository: CountryRepository) async throws -> CountryLookup {
    let found = try await repository.country(named: name)
    let country = found.value
    var notes: [String] = []
    if !country.isNamed(name) {
      notes.append("showing \(country.shortName) for \"\(name.printable(maxLength: 60))\"")
    } else if !country.namesakes.isEmpty {
      notes.append(
        "showing \(country.shortName); other countries with \"\(country.shortName)\" in their names: "
          + country.namesakes.sorted().firstFew)
    }
    if let note = found.skipped.note(of: "the countries with that name") { notes.append(note) }
    return CountryLookup(
      country: country, notes: notes, failure: found.status.note(of: "the lookup of \(country.shortName)"))
  }
}

/// Those neighbors of a country that could be fetched, sorted by name.
struct Neighborhood: Sendable {
  let neighbors: [Country]
  let outcomes: OutcomeSummaries<Country.Code>

  /// Requests the neighbors. Sends no request for a country without land borders.
  ///
  /// - Throws: `CancellationError` when canceled before any neighbor arrived.
  static func fetch(
    of country: Country, _ repository: CountryRepository, clock: any Clock<Duration>
  ) async throws -> Neighborhood {
    var outcomes = OutcomeSummaries<Country.Code>()
    var neighbors: [Country] = []
    for outcome in await repository.neighbors(of: country, concurrency: Self.concurrency, clock: clock) {
      outcomes.keys.append(outcome.key)
      outcomes[outcome.key] = OutcomeSummary(outcome, id: outcome.key) { (1, $0.skipped) }
      if let fetched = outcome.response { neighbors.append(fetched.value) }
    }
    if neighbors.isEmpty { try Task.checkCancellation() }
    return Neighborhood(neighbors: neighbors.sorted(by: Country.isInOrder), outcomes: outcomes)
  }

  /// The maximum number of concurrent requests for neighbors, the same as the default of `--concurrency` elsewhere.
  static let concurrency = 4
}

extension Country {
  var shortName: String { name.printable(maxLength: 60) }

  var islandNote: String { "\(shortName) has no land borders" }
}

import AerogamiCore

/// A country that was named, and what a user has to know of how it was found.
struct CountryLookup: Sendable {
  let country: Country
  /// One line each.
  let notes: [String]
  /// Why what is shown is an old answer; `nil` where it is not.
  let failure: String?

  /// - Throws: ``CountryNameError``, ``ClientError``, or `CancellationError`.
  static func find(_ name: String, in repository: CountryRepository) async throws -> CountryLookup {
    let found = try await repository.country(named: name)
    let country = found.value
    var notes: [String] = []
    if !country.isNamed(name) {
      notes.append("\"\(name.printable(maxLength: 60))\" is taken for \(country.shortName)")
    } else if !country.namesakes.isEmpty {
      notes.append(
        "this is \(country.shortName); others have that in their names: \(country.namesakes.sorted().firstFew)")
    }
    if let note = found.skipped.note(of: "the countries of that name") { notes.append(note) }
    return CountryLookup(
      country: country, notes: notes, failure: found.status.note(of: "what is known of \(country.shortName)"))
  }
}

/// The neighbors of a country, as far as the service could say which they are.
struct Neighborhood: Sendable {
  let country: Country
  /// By their names.
  let neighbors: [Country]
  let outcomes: OutcomeSummaries<Country.Code>

  /// Asks for the neighbors: nobody, for an island.
  ///
  /// - Throws: `CancellationError` when it was cancelled before anything had arrived.
  static func ask(
    about country: Country, _ repository: CountryRepository, clock: any Clock<Duration>
  ) async throws -> Neighborhood {
    var outcomes = OutcomeSummaries<Country.Code>()
    var neighbors: [Country] = []
    for outcome in await repository.neighbors(of: country, concurrency: Self.concurrency, clock: clock) {
      outcomes.keys.append(outcome.key)
      outcomes[outcome.key] = OutcomeSummary(outcome, id: outcome.key) { (1, $0.skipped) }
      if let fetched = outcome.response { neighbors.append(fetched.value) }
    }
    if neighbors.isEmpty { try Task.checkCancellation() }
    return Neighborhood(
      country: country, neighbors: neighbors.sorted(by: Country.isInOrder), outcomes: outcomes)
  }

  /// How many requests are on the wire at once, where each is for one neighbor.
  static let concurrency = 4
}

extension Country {
  /// For a person, and of bounded length.
  var shortName: String { name.printable(maxLength: 60) }

  /// What there is to say of a country without neighbors.
  var islandNote: String { "\(shortName) has no land borders" }
}

import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser

struct AirportsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "airports", abstract: "Show airports by their codes.",
    discussion: """
      Examples:
        aerogami airports VNO CPH
        aerogami airports lhr,jfk --format json
        aerogami airports VNO --refresh          # skip the cache

      \(exitStatuses(
        "all airports are shown", none: "no airport is shown, because requests failed",
        some: "some airports were not found, or cached ones are shown because requests failed",
        missing: "no airport has these codes", of: "airports"))
      """)

  @Argument(
    help: ArgumentHelp("IATA codes such as VNO, separated by commas or spaces.", valueName: "codes"),
    transform: airportCodes)
  var codes: [[String]]

  @OptionGroup var refreshing: RefreshOptions
  @OptionGroup var output: FormatOptions
  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration(flags: refreshing.network.flags).using(.trips)
    let console = Console(color: output.color)
    try await refreshing.network.run(configuration, console, cache: refreshing.cacheMode(.anyAge)) {
      [self] dependencies in
      var outcomes = OutcomeSummaries<String>()
      outcomes.keys = codes.flatMap(\.self).uniqued()
      var airports: [String: Airport] = [:]
      let cancelled = await Feed(dependencies.trips.airport, clock: dependencies.clock)
        .run(outcomes.keys, concurrency: 4) { outcome in
          outcomes[outcome.key] = OutcomeSummary(outcome, id: outcome.key)
          airports[outcome.key] = outcome.response?.value
          return .continue
        }
      for outcome in cancelled { outcomes[outcome.key] = OutcomeSummary(outcome, id: outcome.key) }
      let rows = outcomes.keys.compactMap { airports[$0] }
      try await output.write(
        rows, as: Self.fields, named: "airports", from: outcomes.ordered, environment: configuration.environment,
        to: console)
      for note in outcomes.notes { await console.note(note) }
      if outcomes.ordered.allSatisfy({ $0.status.clientError?.isUnknown == true }) { throw ExitCode(notFoundExitCode) }
      return outcomes.status
    }
  }

  private static var fields: [Field<Airport>] {
    [
      Field("code", "CODE") { .text($0.code) },
      Field("name", "NAME", shrinksTo: 12) { .text($0.name) },
      Field("city", "CITY", shrinksTo: 8) { .text($0.city) },
      Field("state", "STATE", shrinksTo: 5, leftOut: .early) { .text($0.state) },
      Field("country", "COUNTRY") { .text($0.countryCode) },
      Field("tz", "TIME ZONE", shrinksTo: 8, leftOut: .late) { .text($0.timeZone) },
      Field("lat", "LATITUDE", .number, leftOut: .early) { .number($0.latitude) },
      Field("lon", "LONGITUDE", .number, leftOut: .early) { .number($0.longitude) },
    ]
  }
}

/// Returns the codes of a list such as `vno,CPH` in capitals.
@Sendable private func airportCodes(_ text: String) throws -> [String] {
  try commaList(text).map { word in
    guard let code = LetterCode(word) else {
      throw ValidationError(
        "\"\(word.printable(maxLength: 60))\" is not an airport code; give three letters, such as VNO.")
    }
    return "\(code)"
  }
}

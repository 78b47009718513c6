import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser

struct AirportsCommand: RefreshableCommand {
  static let configuration = CommandConfiguration(
    commandName: "airports", abstract: "Find airports by code, city, country or name.",
    discussion: """
      Examples:
        aerogami airports Vilnius
        aerogami airports home
        aerogami airports Heathrow "New York" --format json
        aerogami airports VNO CPH --refresh      # skip the cache

      Names are looked up in the built-in table, without any request. The details of codes are from the service.

      \(exitStatuses(
        "all airports are shown", none: "no airport is shown, because requests failed",
        some: "some airports were not found, or requests failed",
        missing: "no airport has these codes or names", of: "airports"))
      """)

  @Argument(
    help: ArgumentHelp("Codes and names, such as VNO,Heathrow.", valueName: "airports"),
    completion: .places, transform: commaList)
  var words: [[String]]

  @Option(
    "Show at most this many airports, 0 for all. (default: what fits on a terminal, else all)", value: "n",
    parsing: .unconditional, transform: wholeNumber(in: 0...1_000_000_000))
  var limit: Int?

  @Flag(help: "Send requests even if responses are cached.")
  var refresh = false

  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var output: FormatOptions
  @OptionGroup var environment: EnvironmentOptions

  private var names: [String] { joiningNames(words.flatMap(\.self)) }

  func validate() throws { try validateCache() }

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.trips)
    let requested = RequestedAirports(try configuration.home.expanded(names))
    let console = Console(color: output.color)
    try await network.run(configuration, console, cache: cacheMode(.anyAge)) { [self] dependencies in
      var outcomes = OutcomeSummaries<String>()
      outcomes.keys = requested.codes
      var (airports, unlisted) = (requested.known, [String]())
      let cancelled = await Feed(dependencies.trips.airport, clock: dependencies.clock)
        .run(outcomes.keys, concurrency: 4) { outcome in
          let summary = OutcomeSummary(outcome, id: outcome.key)
          if summary.status.clientError?.isUnknown == true, let known = KnownAirport(code: outcome.key) {
            // A service may list only the airports from which it has trips.
            airports[outcome.key] = Airport(known)
            unlisted.append(outcome.key)
            outcomes.keys.removeAll { $0 == outcome.key }
          } else {
            outcomes[outcome.key] = summary
            airports[outcome.key] = outcome.response?.value ?? airports[outcome.key]
          }
          return .continue
        }
      for outcome in cancelled { outcomes[outcome.key] = OutcomeSummary(outcome, id: outcome.key) }
      let rows = requested.order.compactMap { airports[$0] }
      try await output.write(
        Array(rows.prefix(limit.map { $0 == 0 ? .max : $0 } ?? .max)), as: Self.fields, named: "airports",
        from: outcomes.ordered, environment: configuration.environment, to: console, fitsHeight: limit == nil)
      for note in requested.unknown + outcomes.notes { await console.note(note) }
      if !unlisted.isEmpty {
        await console.note("the service does not list \(unlisted.sorted().firstFew), shown from the built-in table")
      }
      let areUnknown = outcomes.ordered.allSatisfy { $0.status.clientError?.isUnknown == true }
      if rows.isEmpty, areUnknown { throw ExitCode(notFoundExitCode) }
      // Airports that were found by name are shown even if all codes failed.
      let status: Status.Kind = outcomes.status == .failed && !rows.isEmpty ? .partial : outcomes.status
      return status.partial(if: !requested.unknown.isEmpty)
    }
  }

  static var fields: [Field<Airport>] {
    [
      Field("code", "CODE") { .text($0.code) },
      Field("name", "NAME", shrinksTo: 12) { .text($0.name) },
      Field("city", "CITY", shrinksTo: 8) { .text($0.city) },
      Field("state", "STATE", shrinksTo: 5, leftOut: .early) { .text($0.state) },
      Field("country", "COUNTRY") { .text($0.countryCode) },
      Field("tz", "TIME ZONE", shrinksTo: 8, leftOut: .late) { .text($0.timeZone) },
      Field("size", "SIZE", leftOut: .first) { .text(KnownAirport(code: $0.code)?.size?.word) },
      Field("has_service", "SCHEDULED", leftOut: .first) {
        KnownAirport(code: $0.code).map { .flag($0.hasService) } ?? .absent("")
      },
      Field("lat", "LATITUDE", .number, leftOut: .first) { .number($0.latitude) },
      Field("lon", "LONGITUDE", .number, leftOut: .first) { .number($0.longitude) },
    ]
  }
}

/// The airports of a command line: codes to request, airports that were found by name in the built-in table, and words
/// that are neither.
private struct RequestedAirports {
  /// The codes to request.
  private(set) var codes: [String] = []
  /// Maps the codes of airports that were found by name to these airports.
  private(set) var known: [String: Airport] = [:]
  /// All codes in the order of the command line, each once.
  private(set) var order: [String] = []
  /// The notes about words that are neither a code nor a known name.
  private(set) var unknown: [String] = []

  init(_ words: [String]) {
    for word in words {
      let airports = KnownAirport.named(word)
      if airports.isEmpty {
        if let code = LetterCode(word) {
          codes.append("\(code)")
          order.append("\(code)")
        } else {
          unknown.append(Self.note(ofUnknown: word))
        }
      }
      for airport in airports {
        known[airport.code] = Airport(airport)
        order.append(airport.code)
      }
    }
    codes = codes.uniqued().filter { known[$0] == nil }
    order = order.uniqued()
    unknown = unknown.uniqued()
  }

  private static func note(ofUnknown word: String) -> String {
    let name = word.printable(maxLength: 60)
    if Place(word)?.countryCode != nil { return "no airport in \"\(name)\" has scheduled flights" }
    let similar = Place.suggestions(for: word).filter { !KnownAirport.named($0).isEmpty }
    let remedy =
      similar.isEmpty
      ? "give a code, a city or a name, such as VNO, Vilnius or Heathrow"
      : "did you mean \(similar.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.listed(with: "or"))?"
    return "no airport, city or country is named \"\(name)\"; \(remedy)"
  }
}

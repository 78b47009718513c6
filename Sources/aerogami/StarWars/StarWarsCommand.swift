import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser

struct StarWarsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "starwars",
    abstract: "Look up films, people, planets, starships, species and vehicles of Star Wars.",
    discussion: """
      Examples:
        aerogami starwars people                      # all of them
        aerogami starwars person 1 4                  # by id
        aerogami starwars film 2 --expand characters
        aerogami starwars search planets tatooine
      """,
    subcommands: [
      StarWarsKindCommand<Film>.self, StarWarsKindCommand<Person>.self, StarWarsKindCommand<Planet>.self,
      StarWarsKindCommand<Starship>.self, StarWarsKindCommand<Species>.self, StarWarsKindCommand<Vehicle>.self,
      StarWarsSearchCommand.self,
    ])
}

/// A type that represents a `StarWarsKind`, for use as the type parameter of ``StarWarsKindCommand``: ArgumentParser
/// requires a different type for each command.
protocol StarWarsKindType: Sendable {
  static var kind: StarWarsKind { get }
}

enum Film: StarWarsKindType { static let kind = StarWarsKind.film }
enum Person: StarWarsKindType { static let kind = StarWarsKind.person }
enum Planet: StarWarsKindType { static let kind = StarWarsKind.planet }
enum Starship: StarWarsKindType { static let kind = StarWarsKind.starship }
enum Species: StarWarsKindType { static let kind = StarWarsKind.species }
enum Vehicle: StarWarsKindType { static let kind = StarWarsKind.vehicle }

/// The command that shows the resources of one kind: `film 2` shows one film, and `films` shows all.
struct StarWarsKindCommand<Kind: StarWarsKindType>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    let (name, plural) = (Kind.kind.rawValue, "\(Kind.kind.plural)")
    let relations = Kind.kind.relations.map(\.name).joined(separator: ", ")
    return CommandConfiguration(
      commandName: name, abstract: "Show \(plural) by id, or all of them.",
      discussion: """
        Examples:
          aerogami starwars \(name) 1
          aerogami starwars \(name)    # all of them

        Relations that --expand follows: \(relations).

        \(exitStatuses(
          "all results are shown", none: "no results could be shown",
          some: "some requests failed; the other results are shown", of: "starwars \(name)"))
        """, aliases: name == plural ? [] : [plural])
  }

  @Argument(help: ArgumentHelp("Ids to show, such as 1 4. (default: all)", valueName: "id"), transform: starWarsID)
  var ids: [Int] = []

  @OptionGroup var options: StarWarsOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions
  @OptionGroup var output: FormatOptions

  func validate() throws { _ = try options.relations(of: Kind.kind, as: output.format) }

  func run() async throws {
    let references = ids.map { StarWarsReference(Kind.kind, $0) }.uniqued()
    let lookup: StarWarsLookup = references.isEmpty ? .list(Kind.kind) : .resources(Kind.kind, references)
    try await options.run(lookup, network, environment, output)
  }
}

private func starWarsID(_ text: String) throws -> Int {
  guard let id = Int(digits: text), id >= 1 else { throw ValidationError("expected a whole number, 1 or more.") }
  return id
}

struct StarWarsSearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Search the names of one kind of resource.",
    discussion: """
      Examples:
        aerogami starwars search people luke
        aerogami starwars search planets tatooine --format json

      \(exitStatuses(
        "all results are shown, or nothing matches", none: "no results could be shown",
        some: "some requests failed; the other results are shown", of: "starwars search"))
      """)

  @Argument(
    help: ArgumentHelp("Kind to search: films, people, planets, starships, species or vehicles.", valueName: "kind"),
    transform: starWarsKind)
  var kind: StarWarsKind

  @Argument(help: ArgumentHelp("Words in the name, in any case.", valueName: "word"))
  var words: [String]

  @OptionGroup var options: StarWarsOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions
  @OptionGroup var output: FormatOptions

  func validate() throws {
    if words.joined().allSatisfy(\.isWhitespace) {
      throw ValidationError("the words are empty; \"aerogami starwars \(kind.plural)\" shows all \(kind.plural).")
    }
    _ = try options.relations(of: kind, as: output.format)
  }

  func run() async throws {
    try await options.run(.search(kind, words.joined(separator: " ")), network, environment, output)
  }
}

/// Reads a kind from its plural or singular, such as `people` or `person`.
private func starWarsKind(_ text: String) throws -> StarWarsKind {
  if let kind = StarWarsKind.allCases.first(where: { [$0.rawValue, "\($0.plural)"].contains(text.lowercased()) }) {
    return kind
  }
  let known = StarWarsKind.allCases.map { "\($0.plural)" }
  let remedy = text.printable(maxLength: 60).correction(among: known)
  throw ValidationError("\(Problem("unknown kind", remedy: remedy)).")
}

struct StarWarsOptions: ParsableArguments {
  @Option(
    "Relations to follow, separated by commas, such as characters or homeworld.", value: "relations",
    transform: commaList)
  var expand: [[String]] = []

  @Option(
    "Request at most this many resources at once, 1 to 64. (default: 4)", value: "n", parsing: .unconditional,
    transform: wholeNumber(in: 1...64))
  var concurrency = 4

  @Flag(help: "Hide the progress line, which only terminals show.")
  var noProgress = false

  @Flag(help: "Print settings and the result of each request to standard error.")
  var verbose = false

  /// - Throws: `ValidationError` for an unknown relation, or a format that cannot show related resources.
  func relations(of kind: StarWarsKind, as format: OutputFormat) throws -> [StarWarsAttribute] {
    let known = kind.relations
    let relations = try expand.flatMap(\.self).uniqued().map { name in
      guard let relation = known.first(where: { $0.name == name }) else {
        let problem = Problem(
          "--expand: a \(kind.rawValue) has no relation \"\(name.printable(maxLength: 60))\"",
          remedy: name.correction(among: known.map(\.name)))
        throw ValidationError("\(problem).")
      }
      return relation
    }
    if !relations.isEmpty, format == .csv {
      throw ValidationError("csv has rows of one kind only; use --expand with another --format, such as ndjson.")
    }
    return relations
  }

  func run(
    _ lookup: StarWarsLookup, _ network: NetworkOptions, _ environment: EnvironmentOptions, _ output: FormatOptions
  ) async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.starWars)
    let console = Console(color: output.color)
    if verbose { for line in configuration.summary { await console.note(line) } }
    let stopping = { @Sendable [verbose] in
      if verbose { await console.note("interrupted; stopping (interrupt again to stop at once)", onOwnLine: true) }
    }
    try await network.run(configuration, console, onSignal: stopping) { [self] dependencies in
      var run = try StarWarsRun(lookup, self, output, environment: configuration.environment, dependencies, console)
      try await ProgressLine.run(
        on: console.errors, isWanted: !noProgress, counting: "request", "row", clock: dependencies.clock
      ) { progress in try await run.fetch(progress) }
      try await run.end()
      if console.output.isClosed { throw OutputError.closed }
      for note in run.notes { await console.note(note) }
      return run.status
    }
  }
}

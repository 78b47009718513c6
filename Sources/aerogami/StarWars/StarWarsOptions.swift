import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser

/// The options of all commands that request Star Wars resources.
struct StarWarsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Relations to follow, separated by commas, such as characters or homeworld.",
      valueName: "relations"), transform: commaList)
  var expand: [[String]] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Request at most this many resources at once, 1 to 64. (default: 4)", valueName: "n"),
    transform: wholeNumber(in: 1...64))
  var concurrency = 4

  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "Output format.")
  var format = OutputFormat.table

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color = ColorChoice.auto

  @Flag(help: "Hide the progress line, which only terminals show.")
  var noProgress = false

  @Flag(help: "Print settings and the result of each request to standard error.")
  var verbose = false

  /// Returns the relations that `--expand` names.
  func relations(of kind: StarWarsKind) throws -> [StarWarsAttribute] {
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

  func run(_ lookup: StarWarsLookup) async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.starWars)
    let console = Console(color: color)
    if verbose { for line in configuration.summary { await console.note(line) } }
    let stopping = { @Sendable [verbose] in
      if verbose { await console.note("interrupted; stopping (interrupt again to stop at once)", onOwnLine: true) }
    }
    let status = try await withServices(
      of: configuration, options: RunOptions(cache: network.cacheMode), recordingIn: network.record, console: console,
      onSignal: stopping
    ) { [self] dependencies in
      let run = StarWarsRun(
        lookup: lookup, relations: try relations(of: lookup.kind), concurrency: concurrency,
        client: dependencies.starWars, clock: dependencies.clock, console: console, isVerbose: verbose)
      var report = StarWarsReport(environment: configuration.environment, lookup: lookup, format: format)
      try await ProgressLine.run(
        on: console.errors, isWanted: !noProgress, counting: .init(key: "request", row: "row"),
        clock: dependencies.clock
      ) { progress in try await run(into: &report, progress: progress) }
      let color = color.isOn(for: console.output)
      try await report.end(width: console.output.columns, color: color) { try await console.output.write($0) }
      if console.output.isClosed { throw OutputError.closed }
      for note in report.notes { await console.note(note) }
      return report.status
    }
    if status != .ok { throw ExitCode(status.exitCode) }
  }
}

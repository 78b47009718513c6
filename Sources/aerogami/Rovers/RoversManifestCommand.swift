import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser

struct RoversManifestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manifest",
    abstract: "Show a rover's mission, such as its latest sol (Martian day) and number of photos.",
    discussion: """
      Examples:
        aerogami rovers manifest curiosity
        aerogami rovers manifest spirit --sols

      \(exitStatuses(
        "the mission was shown", none: "the request failed", some: "the request failed; a cached response was shown",
        of: "rovers manifest"))
      """)

  @Argument(
    help: ArgumentHelp("curiosity, opportunity, perseverance or spirit.", valueName: "rover"), completion: .rovers,
    transform: namedRover)
  var rover: Rover

  @Flag(help: "List the sols with photos instead, each with the number of photos and the cameras.")
  var sols = false

  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var output: FormatOptions

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.rovers)
    let console = Console(color: output.color)
    try await network.run(configuration, console) { [self] dependencies in
      let outcome = await Outcome(requesting: rover, clock: dependencies.clock, dependencies.rovers.manifest)
      return try await show(outcome, environment: configuration.environment, console: console)
    }
  }

  private func show(
    _ outcome: Outcome<Rover, Fetched<RoverManifest>>, environment: String, console: Console
  ) async throws -> Status.Kind {
    if outcome.status.kind == .cancelled { throw CancellationError() }
    let manifest = outcome.response?.value
    let summary = OutcomeSummary(outcome, id: rover.rawValue)

    if sols {
      let sols = manifest?.sols ?? []
      try await output.write(
        sols, as: Self.solFields, named: "sols", from: [summary], environment: environment, to: console)
      if manifest?.sols.isEmpty == true { await console.note("the service lists no sols of \(rover.rawValue)") }
    } else {
      try await output.write(
        [manifest].compactMap(\.self), as: Self.fields, named: "manifests", from: [summary], environment: environment,
        to: console)
    }
    for note in summary.notes { await console.note(note) }
    return summary.status.kind
  }

  // The keys of the fields are the JSON keys of the service.

  static var fields: [Field<RoverManifest>] {
    [
      Field("name", "ROVER") { .text($0.name) },
      Field("status", "STATUS", missing: "-") { .text($0.status) },
      Field("launch_date", "LAUNCHED", leftOut: .early, missing: "-") { .text($0.launchDate) },
      Field("landing_date", "LANDED", leftOut: .early, missing: "-") { .text($0.landingDate) },
      Field("max_sol", "LAST SOL", .number, missing: "-") { .integer($0.maxSol) },
      Field("max_date", "LAST DATE", leftOut: .late, missing: "-") { .text($0.maxDate) },
      Field("total_photos", "PHOTOS", .number) { .integer($0.totalPhotos) },
    ]
  }

  static var solFields: [Field<RoverManifest.Sol>] {
    [
      Field("sol", "SOL", .number) { .integer($0.sol) },
      Field("earth_date", "DATE", missing: "-") { .text($0.earthDate) },
      Field("total_photos", "PHOTOS", .number, missing: "-") { .integer($0.totalPhotos) },
      Field("cameras", "CAMERAS", shrinksTo: 8) { .list($0.cameras) },
    ]
  }
}

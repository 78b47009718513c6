import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser
import Foundation

struct RoversPhotosCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "photos",
    abstract: "Show the photos that a rover took on a day, and download them.",
    discussion: """
      Examples:
        aerogami rovers photos --rover curiosity
        aerogami rovers photos --rover spirit --earth-date 2004-01-26
        aerogami rovers photos --rover curiosity --sol 1000 --download pictures

      Without --sol and --earth-date, shows the photos of the latest sol (Martian day).

      \(exitStatuses(
        "all results are shown and saved, or nothing matches", none: "no photos could be shown",
        some: "some pages or pictures failed; the others are shown and saved", of: "rovers photos"))
      """)

  @OptionGroup(title: "Which photos") var photos: RoverPhotoOptions

  @Option(
    "Save the pictures in this directory, which is created if needed. Pictures already there are skipped.",
    value: "dir")
  var download: String?

  @Option(
    "Fetch at most this many pages or pictures at once, 1 to 64. (default: 4)", value: "n", parsing: .unconditional,
    transform: wholeNumber(in: 1...64))
  var concurrency = 4

  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var output: FormatOptions

  @Flag(help: "Hide the progress line, which only terminals show.")
  var noProgress = false

  @Flag(help: "Print settings and the result of each page and picture to standard error.")
  var verbose = false

  func validate() throws {
    try photos.validateTogether()
    if download == "" { throw ValidationError("--download requires a directory, such as pictures.") }
  }

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.rovers)
    let console = Console(color: output.color)
    if verbose { for line in configuration.summary { await console.note(line) } }
    let folder = try download.map { try PictureFolder($0) }
    if configuration.showsSamplePhotos, console.errors.isTerminal {
      await console.note(
        "these photos are sample data (environment \(configuration.environment)); --env live requests real photos")
    }
    try await network.run(configuration, console, outlivesOutput: folder != nil) { [self] dependencies in
      let (photos, listed) = try await list(
        from: dependencies.rovers, clock: dependencies.clock, environment: configuration.environment, console: console)
      guard let folder, !photos.isEmpty, !Task.isCancelled else { return listed }
      let downloaded = try await PictureDownload(folder: folder, concurrency: concurrency)
        .run(
          photos, from: dependencies.rovers, clock: dependencies.clock, console: console, showsProgress: !noProgress,
          verbose: verbose)
      return downloaded == .ok ? listed : .partial
    }
  }

  /// Writes the photos, then notes about failed requests and about photos that are not shown.
  private func list(
    from rovers: RoverClient, clock: any Clock<Duration>, environment: String, console: Console
  ) async throws -> (photos: [RoverPhoto], status: Status.Kind) {
    let (query, isOld) = try await photos.query(from: rovers, console: console)
    var (pages, summaries) = (RoverPhotoPages(limit: photos.limit), OutcomeSummaries<Int>())
    if let query {
      (pages, summaries) = try await self.pages(of: query, from: rovers, clock: clock, console: console)
    }
    let subject = query.map { "\($0)" } ?? photos.rover.rawValue
    let found = pages.photos
    do {
      try await output.write(
        found, as: Self.fields, named: "photos", from: summaries.ordered, environment: environment, to: console)
    } catch OutputError.closed where download != nil {
      // Continues when standard output is closed, because the pictures can still be downloaded.
    }

    for note in summaries.notes { await console.note(note) }
    if found.isEmpty, summaries.status == .ok { await console.note("no photos from \(subject)") }
    if pages.hasMore {
      let remedy = photos.limit < RoverPhotoOptions.limits.upperBound ? "; --limit shows more" : ""
      let first = found.count == 1 ? "photo" : counted(found.count, "photo")
      await console.note("showing only the first \(first) from \(subject)\(remedy)")
    }
    return (found, summaries.status.partial(if: isOld))
  }

  private func pages(
    of query: RoverPhotoQuery, from rovers: RoverClient, clock: any Clock<Duration>, console: Console
  ) async throws -> (RoverPhotoPages, OutcomeSummaries<Int>) {
    var pages = RoverPhotoPages(limit: photos.limit)
    var summaries = OutcomeSummaries<Int>()
    let numbers = Array(1...pages.last)
    let feed = Feed({ [fetch = rovers.photos] in try await fetch(query, $0) }, clock: clock)
    try await ProgressLine.run(
      on: console.errors, isWanted: !noProgress, counting: "page", "photo", clock: clock
    ) { progress in
      await progress?.known(numbers.count)
      let missing = await feed.run(numbers, concurrency: concurrency) { outcome in
        if let response = outcome.response { pages.add(outcome.key, response) }
        let summary = OutcomeSummary(outcome, id: "page \(outcome.key)", count: \.count)
        summaries[outcome.key] = summary
        await console.report(summary, counting: "photo", verbose: verbose, progress)
        return pages.isEndKnown ? .finish : .continue
      }
      for outcome in missing { summaries[outcome.key] = OutcomeSummary(outcome, id: "page \(outcome.key)") }
    }
    // Leaves out pages after the last page of the list. They may have been requested before its end was known.
    summaries.keys = Array(1...pages.last)
    return (pages, summaries)
  }

  /// The fields of a photo. A field that the service also reports has the same JSON key as in the service's responses.
  static var fields: [Field<RoverPhoto>] {
    [
      Field("id", "ID", .number) { .integer($0.id) },
      Field("rover", nil) { .text($0.rover) },
      Field("sol", nil) { .integer($0.sol) },
      Field("camera", "CAMERA", leftOut: .late) { .text($0.camera) },
      Field("camera_full_name", nil) { .text($0.cameraName) },
      Field("earth_date", "DATE", leftOut: .late) { .text($0.earthDate) },
      Field("img_src", "URL", shrinksTo: 20, keepsEnd: true) { .text($0.url) },
    ]
  }
}

struct RoverPhotoOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("curiosity, opportunity, perseverance or spirit.", valueName: "rover"), completion: .rovers,
    transform: namedRover)
  var rover: Rover

  @Option("A camera of the rover, such as RHAZ. (default: all)", value: "name", completion: .cameras)
  var camera: String?

  @Option(
    "The day of the mission, counted in Martian days from the landing.", value: "n", parsing: .unconditional,
    transform: wholeNumber(in: 0...1_000_000))
  var sol: Int?

  @Option("The day on Earth, such as 2015-06-03.", value: "day", transform: day)
  var earthDate: Date?

  @Option(
    "Show at most this many photos, 1 to 10000. (default: 25)", value: "n", parsing: .unconditional,
    transform: wholeNumber(in: limits))
  var limit = 25

  static let limits = 1...10_000

  func validateTogether() throws {
    if sol != nil, earthDate != nil {
      throw ValidationError(
        "--sol and --earth-date cannot be used together; use one of them, or neither for the latest sol.")
    }
    _ = try knownCamera()
  }

  /// Returns the query. If no day is given, requests the latest sol; the query is `nil` if the rover has none.
  ///
  /// `isOld` is `true` if the request for the latest sol failed and a cached response is used instead.
  ///
  /// - Throws: `ClientError`, or `CancellationError`.
  func query(from client: RoverClient, console: Console) async throws -> (RoverPhotoQuery?, isOld: Bool) {
    var day: RoverPhotoQuery.Day?
    var isOld = false
    if let earthDate {
      day = .earth(earthDate)
    } else if let sol {
      day = .sol(sol)
    } else {
      let manifest = try await client.manifest(rover)
      day = manifest.value.maxSol.map { .sol($0) }
      if let note = manifest.status.note(of: "the lookup of the latest sol") {
        isOld = true
        await console.note(note)
      }
    }
    let camera = try knownCamera()
    return (day.map { RoverPhotoQuery(rover: rover, day: $0, camera: camera) }, isOld)
  }

  private func knownCamera() throws -> String? { try usageErrors { try camera.map { try rover.camera(named: $0) } } }
}

@Sendable private func day(_ text: String) throws -> Date {
  guard let date = RFC3339.day(text) else { throw ValidationError("expected a day such as 2015-06-03.") }
  return date
}

import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import ArgumentParser
import Foundation

/// The options that select photos.
struct RoverPhotoOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("curiosity, opportunity, perseverance or spirit.", valueName: "rover"), completion: .rovers,
    transform: namedRover)
  var rover: Rover

  @Option(
    help: ArgumentHelp("A camera of the rover, such as RHAZ. (default: all)", valueName: "name"), completion: .cameras)
  var camera: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The day of the mission, counted in Martian days from the landing.", valueName: "n"),
    transform: wholeNumber(in: 0...1_000_000))
  var sol: Int?

  @Option(help: ArgumentHelp("The day on Earth, such as 2015-06-03.", valueName: "day"), transform: day)
  var earthDate: Date?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show at most this many photos, 1 to 10000. (default: 25)", valueName: "n"),
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

  /// Returns the query. Requests the latest sol if no day is given; returns `nil` if the rover then has no photos.
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

  private func knownCamera() throws -> String? {
    do throws(UnknownRoverWord) {
      return try camera.map { name throws(UnknownRoverWord) in try rover.camera(named: name) }
    } catch {
      throw ValidationError("\(error).")
    }
  }
}

@Sendable private func day(_ text: String) throws -> Date {
  guard let date = RFC3339.day(text) else {
    throw ValidationError("expected a day such as 2015-06-03.")
  }
  return date
}

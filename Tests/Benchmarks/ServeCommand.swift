import AerogamiContainer
import AerogamiCore
import ArgumentParser
import Foundation

/// The service in its own process, so that its memory and time do not count in measurements.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve sample trips until standard input ends, and print the address.")

  @Option(help: "The number of regions.") var regions = 64
  @Option(help: "The number of trips per region.") var trips = 2000
  @Option(help: ArgumentHelp("The delay of trips.", valueName: "ms")) var delay = 0
  @Flag(help: "Send an ETag with each response, and confirm it.") var etags = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Send fares from these origins, in the format of Travelpayouts.", valueName: "codes"))
  var fares: [String] = []

  func validate() throws {
    guard regions > 0, trips > 0, delay >= 0 else {
      throw ValidationError("--regions and --trips must be at least 1, and --delay at least 0.")
    }
  }

  func run() throws {
    let server = try DocumentServer(
      Workload(regions: regions, trips: trips, delayMilliseconds: delay, hasETags: etags, fareOrigins: fares))
    print(server.address, server.byteCount)
    fflush(nil)
    while readLine() != nil {}
  }
}

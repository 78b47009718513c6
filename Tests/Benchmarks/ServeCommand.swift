import AerogamiCore
import ArgumentParser

/// The service in a process of its own, so that its memory and its time are not counted with anything that is measured.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve made-up trips until standard input ends, and say where.")

  @Option(help: "How many regions there are.") var regions = 64
  @Option(help: "How many trips each has.") var trips = 2000
  @Option(help: ArgumentHelp("How long to hold trips back.", valueName: "ms")) var delay = 0

  func validate() throws {
    guard regions > 0, trips > 0, delay >= 0 else { throw ValidationError("there is no such number of them.") }
  }

  func run() throws {
    let server = try DocumentServer(Workload(regions: regions, trips: trips, delayMilliseconds: delay))
    print(server.address, server.byteCount)
    fflush(nil)
    while readLine() != nil {}
  }
}

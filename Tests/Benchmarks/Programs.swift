import AerogamiCore
import Foundation

/// The measured programs and their files.
struct Programs {
  /// This program, which runs the service.
  let benchmarks: String
  /// The measured program, from the same build.
  let aerogami: String
  /// The baseline of transfers; `nil` if it is not installed.
  let curl: String?
  let files: TemporaryFiles

  init(files: TemporaryFiles) throws {
    let own = CommandLine.arguments.first ?? ""
    guard own.contains("/") else {
      throw BenchmarkError("start this program by its path, because aerogami is searched in the same directory")
    }
    benchmarks = own
    aerogami = URL(filePath: own).deletingLastPathComponent().appending(path: "aerogami").path
    guard FileManager.default.isExecutableFile(atPath: aerogami) else {
      throw BenchmarkError("\(aerogami) not found; build it together with this program")
    }
    let directories = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    curl = directories.map { "\($0)/curl" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    self.files = files
  }
}

/// A temporary directory, which is removed after the measurements.
struct TemporaryFiles {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "aerogami-benchmarks-\(UUID())")

  static func use<Result>(_ body: (TemporaryFiles) throws -> Result) throws -> Result {
    let files = TemporaryFiles()
    try FileManager.default.createDirectory(at: files.directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files.directory) }
    return try body(files)
  }

  /// Writes a configuration whose only live client uses the service at an address.
  ///
  /// - Parameter usesCache: Whether responses are cached and prices recorded, in a database shared by all runs.
  func configuration(_ service: RunningService, usesCache: Bool) throws -> String {
    try write(
      """
      {
        "clients": { "trips": { "variant": "live", "baseURL": "\(service.address)" } },
        "http": { "requestTimeoutSeconds": 300, "deadlineSeconds": 3600 },
        "store": { "path": "\(directory.appending(path: "store.sqlite").path)" },
        "cache": { "maxBytes": \(usesCache ? 1 << 28 : 0) },
        "history": { "record": "\(usesCache ? "always" : "never")" }
      }
      """, to: "live.json")
  }

  /// Writes a configuration whose trips come from a service like Travelpayouts, and whose home is some origins.
  func fareConfiguration(_ service: RunningService, home: [String]) throws -> String {
    try write(
      """
      {
        "clients": {
          "trips": {
            "variant": "live", "provider": "travelpayouts", "baseURL": "\(service.address)", "token": "benchmark"
          }
        },
        "home": ["\(home.joined(separator: "\", \""))"],
        "store": { "variant": "mock" }, "cache": { "maxBytes": 0 }, "history": { "record": "never" }
      }
      """, to: "fares.json")
  }

  /// Writes a configuration with sample data.
  func sampleConfiguration() throws -> String {
    try write(
      """
      { "store": { "variant": "mock" }, "cache": { "maxBytes": 0 }, "history": { "record": "never" } }
      """, to: "sample.json")
  }

  /// Returns the path of a file with this name in the directory.
  func path(of name: String) -> String { directory.appending(path: name).path }

  /// Writes a configuration of curl that loads the trips of every region, and saves none.
  func transfer(_ service: RunningService, of workload: Workload) throws -> String {
    let lines = workload.regionIDs.map { "url = \"\(service.address)/trips/\($0)\"\noutput = \"/dev/null\"\n" }
    return try write(lines.joined(), to: "transfer.curl")
  }

  private func write(_ text: String, to name: String) throws -> String {
    let file = directory.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}

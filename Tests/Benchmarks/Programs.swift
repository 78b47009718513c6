import AerogamiCore

/// The programs that take part, and the files that they are started with.
struct Programs {
  /// This one, for the service.
  let benchmarks: String
  /// The one that is measured, which was built with this one.
  let aerogami: String
  /// The bare transfer that it is compared with; `nil` where it is not installed.
  let curl: String?
  let files: TemporaryFiles

  init(files: TemporaryFiles) throws {
    let own = CommandLine.arguments.first ?? ""
    guard own.contains("/") else { throw BenchmarkError("start it by its path, beside which aerogami is") }
    benchmarks = own
    aerogami = URL(filePath: own).deletingLastPathComponent().appending(path: "aerogami").path
    guard FileManager.default.isExecutableFile(atPath: aerogami) else {
      throw BenchmarkError("\(aerogami) is not there; build it with this program")
    }
    let directories = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    curl = directories.map { "\($0)/curl" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    self.files = files
  }
}

/// A directory for files that are gone when the measurements are over.
struct TemporaryFiles {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "aerogami-benchmarks-\(UUID())")

  static func use<Result>(_ body: (TemporaryFiles) throws -> Result) throws -> Result {
    let files = TemporaryFiles()
    try FileManager.default.createDirectory(at: files.directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files.directory) }
    return try body(files)
  }

  /// An environment of which the service at an address is the only client.
  ///
  /// - Parameter keeps: Whether its answers are kept, and its prices recorded, in a database that is there for all runs.
  func configuration(_ service: RunningService, keeps: Bool) throws -> String {
    try write(
      """
      {
        "clients": { "trips": { "variant": "live", "baseURL": "\(service.address)" } },
        "http": { "requestTimeoutSeconds": 300, "deadlineSeconds": 3600 },
        "store": { "path": "\(directory.appending(path: "store.sqlite").path)" },
        "cache": { "maxBytes": \(keeps ? 1 << 28 : 0) },
        "history": { "record": "\(keeps ? "always" : "never")" }
      }
      """, to: "live.json")
  }

  /// What tells curl to load the trips of every region, and to keep none.
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

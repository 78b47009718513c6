import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import Foundation

/// The names of cities and airports. Each file is requested when it is first needed, and then held in memory.
actor PlaceFiles {
  enum File: String, Hashable {
    case cities, airports
  }

  /// The files that the provider has, in the order in which they are searched for a code.
  nonisolated let files: [File]
  private let send: @Sendable (File) async throws -> Fetched<PlaceNames>
  private let requests = RequestCoalescer<File, Fetched<PlaceNames>>()
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date
  private var names: [File: Fetched<PlaceNames>] = [:]
  /// Maps each file that could not be fetched to the time and the error. Used only by ``readIfPossible(_:)``.
  private var failures: [File: (at: Date, error: ClientError)] = [:]

  /// Creates a loader that has not requested any file.
  ///
  /// - Parameters:
  ///   - files: The files that the provider has, in the order in which they are searched for a code.
  ///   - send: Requests a file.
  init(
    _ files: [File], _ context: ClientContext, send: @escaping @Sendable (File) async throws -> Fetched<PlaceNames>
  ) {
    self.files = files
    self.send = send
    clock = context.clock
    now = context.now
  }

  /// The time, in seconds, before ``readIfPossible(_:)`` requests a file again after a failure. Without this pause,
  /// `serve` would request the file for every search.
  static let retryInterval: TimeInterval = 60
  /// The maximum wait of ``readIfPossible(_:)``. It is short because callers already have the fares to show.
  static let waitLimit = Duration.seconds(10)

  /// Returns the names of a file. After a failure, the next call requests the file again.
  ///
  /// - Throws: `ClientError`, or `CancellationError`.
  func read(_ file: File) async throws -> Fetched<PlaceNames> {
    if let known = names[file] { return known }
    return try await requests.value(for: file) { [send] in
      // Another caller's request may have finished between the check above and this closure.
      if let known = await self.names[file] { return known }
      let fetched = try await send(file)
      await self.store(fetched, of: file)
      return fetched
    }
  }

  private func store(_ fetched: Fetched<PlaceNames>, of file: File) { names[file] = fetched }

  /// Returns the names of a file. If the file cannot be fetched, returns no names and the error, for callers that can
  /// show codes instead.
  ///
  /// - Throws: `CancellationError`.
  func readIfPossible(_ file: File) async throws -> (names: PlaceNames, failure: ClientError?) {
    if let (at, error) = failures[file], (0..<Self.retryInterval).contains(now().timeIntervalSince(at)) {
      return (PlaceNames(), error)
    }
    do {
      let names = try await withTimeLimit(Self.waitLimit, on: clock) { try await self.read(file).value }.value
      if let names { return (names, nil) }
      throw ClientError(
        requested: "the names of \(file.rawValue)",
        reason: .failed(.timeout, detail: "not received within \(Self.waitLimit.inSeconds) s", remedy: "try again"))
    } catch var error as ClientError {
      error.add(remark: "showing codes instead of the names of \(file.rawValue)")
      failures[file] = (now(), error)
      return (PlaceNames(), error)
    }
  }
}

extension Service {
  /// This service for files of names. Uses cached names without a request for 30 days, because names rarely change.
  /// If a request fails, uses cached names of any age, because an old name is better than none.
  var cachedFor30Days: Service {
    var service = self
    if service.cache.mode != .offline { service.cache.mode = .maxAge(.seconds(30 * 86_400)) }
    service.cache.maxStale = .seconds(Int64.max)
    return service
  }
}

import AerogamiCore
import AerogamiHTTP

/// The names of cities and airports. Each file is requested once, and then held in memory.
actor PlaceFiles {
  enum File: String, Hashable {
    case cities, airports
  }

  private let send: @Sendable (File) async throws -> Fetched<PlaceNames>
  private let requests = RequestCoalescer<File, Fetched<PlaceNames>>()
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date
  private var names: [File: Fetched<PlaceNames>] = [:]
  /// When and why a file could not be fetched. Only ``readIfPossible(_:)`` uses it.
  private var failures: [File: (at: Date, error: ClientError)] = [:]

  /// - Parameter service: The service. Its token is not sent, because the files require none.
  init(_ service: Service, clock: any Clock<Duration>, now: @escaping @Sendable () -> Date) {
    var service = service
    service.token = nil
    // The rate limit is that of the fares endpoint.
    service.isRateLimited = false
    // An old name is better than none, and a new place still shows its code.
    if service.cache.mode != .offline { service.cache.mode = .maxAge(Self.maxAge) }
    service.cache.maxStale = .seconds(Int64.max)
    send = service.requesting(Resource({ ["data", "en", "\($0.rawValue).json"] }, decode: decodePlaceNames))
    self.clock = clock
    self.now = now
  }

  /// Cities and airports rarely come or go.
  static let maxAge = Duration.seconds(30 * 86_400)
  /// How long ``readIfPossible(_:)`` does not re-request a file that failed, in seconds.
  static let retryInterval: TimeInterval = 60
  /// How long ``readIfPossible(_:)`` waits: its callers have their fares already.
  static let waitLimit = Duration.seconds(10)

  /// Returns the names of a file. A file that failed is re-requested the next time.
  ///
  /// - Throws: ``ClientError``, or `CancellationError`.
  func read(_ file: File) async throws -> Fetched<PlaceNames> {
    if let known = names[file] { return known }
    return try await requests.value(for: file) { [send] in
      // Another request may have ended between the check above and this one's turn.
      if let known = await self.names[file] { return known }
      let fetched = try await send(file)
      await self.store(fetched, of: file)
      return fetched
    }
  }

  private func store(_ fetched: Fetched<PlaceNames>, of file: File) { names[file] = fetched }

  /// Returns the names of a file, or none and the reason, for callers that can show codes instead.
  ///
  /// - Throws: `CancellationError`.
  func readIfPossible(_ file: File) async throws -> (names: PlaceNames, failure: ClientError?) {
    if let (at, error) = failures[file], (0..<Self.retryInterval).contains(now().timeIntervalSince(at)) {
      return (PlaceNames(), error)
    }
    do {
      let names = try await withTimeout(Self.waitLimit, clock: clock) { try await self.read(file).value }
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

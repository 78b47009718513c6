import AerogamiCore
import AerogamiHTTP

/// The names of cities and airports, of which each file is asked for once and then held.
actor PlaceFiles {
  enum File: String, Hashable {
    case cities, airports
  }

  private let ask: @Sendable (File) async throws -> Fetched<PlaceNames>
  private let requests = RequestCoalescer<File, Fetched<PlaceNames>>()
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date
  private var names: [File: Fetched<PlaceNames>] = [:]
  /// When a file could not be had and why, for those who can do without it.
  private var missed: [File: (at: Date, because: ClientError)] = [:]

  /// - Parameter service: Asked without its token, which the files do not want.
  init(_ service: Service, clock: any Clock<Duration>, now: @escaping @Sendable () -> Date) {
    var service = service
    service.token = nil
    // The limit is one of the method that tells fares.
    service.isRateLimited = false
    // An old name is better than none, and what is new has a code too.
    if service.cache.mode != .offline { service.cache.mode = .maxAge(Self.maxAge) }
    service.cache.maxStale = .seconds(Int64.max)
    ask = service.requesting(Resource({ ["data", "en", "\($0.rawValue).json"] }, decode: decodePlaceNames))
    self.clock = clock
    self.now = now
  }

  /// Cities and airports rarely come or go.
  static let maxAge = Duration.seconds(30 * 86_400)
  /// How long a file that could not be had is not asked for again by those who can do without it.
  static let missedFor: TimeInterval = 60
  /// How long they wait for it: what they want it for is there already.
  static let patience = Duration.seconds(10)

  /// - Throws: ``ClientError``, or `CancellationError`. A file that could not be had is asked for again the next time.
  func read(_ file: File) async throws -> Fetched<PlaceNames> {
    if let known = names[file] { return known }
    return try await requests.value(for: file) { [ask] in
      // The request of another may have ended after the look above and before this one's turn.
      if let known = await self.names[file] { return known }
      let fetched = try await ask(file)
      await self.hold(fetched, of: file)
      return fetched
    }
  }

  private func hold(_ fetched: Fetched<PlaceNames>, of file: File) { names[file] = fetched }

  /// The same for those who can do with codes, and why there are no names.
  ///
  /// - Throws: `CancellationError`.
  func readIfPossible(_ file: File) async throws -> (names: PlaceNames, failure: ClientError?) {
    if let (at, error) = missed[file], (0..<Self.missedFor).contains(now().timeIntervalSince(at)) {
      return (PlaceNames(), error)
    }
    do {
      let names = try await withTimeout(Self.patience, clock: clock) { try await self.read(file).value }
      if let names { return (names, nil) }
      throw ClientError(
        requested: "the names of \(file.rawValue)",
        reason: .failed(.timeout, detail: "not there within \(Self.patience.inSeconds) s", remedy: "try again"))
    } catch var error as ClientError {
      error.add(remark: "so codes stand in for the names of \(file.rawValue)")
      missed[file] = (now(), error)
      return (PlaceNames(), error)
    }
  }
}

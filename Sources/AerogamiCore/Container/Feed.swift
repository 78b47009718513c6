/// Sends many requests concurrently, and hands over each one's outcome as it completes.
public struct Feed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// What the feed does after an outcome was handed over.
  public enum Step: Sendable {
    case `continue`
    /// Start no more requests, and wait for those under way.
    case finish
    /// Cancel the requests under way, and start no more.
    case stop
  }

  private let fetch: @Sendable (Key) async throws -> Fetched<Value>
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - fetch: Sends one request, such as ``TripRepository/trips(_:)`` or a client's closure.
  ///   - clock: Measures how long each request takes.
  public init(_ fetch: @escaping @Sendable (Key) async throws -> Fetched<Value>, clock: any Clock<Duration>) {
    self.fetch = fetch
    self.clock = clock
  }

  /// Requests every key once, with a sliding window of at most `concurrency` keys.
  ///
  /// Outcomes reach `take` one at a time, in the order in which they complete. A key leaves the window when `take`
  /// returns, and only then does the next one start. A slow `take` therefore holds the feed back, and memory is bounded
  /// by the window. A key that fails is an outcome like any other; its siblings go on.
  ///
  /// When the calling task is canceled or `take` returns `.stop`, every request is canceled and none is started.
  /// Requests that complete nevertheless are still handed over. After `.finish` none is started, and those under way are
  /// handed over as they complete. When `take` throws, nothing more is handed over. In each case this returns or throws
  /// only after every request has ended.
  ///
  /// - Parameters:
  ///   - keys: What is requested. A repeated key is requested once.
  ///   - concurrency: The size of the window, 1 or more.
  ///   - prepare: Turns a fetched value into the response that is handed over, for example by sorting or rendering it.
  ///     It runs in the key's own task, concurrently with other requests and with `take`.
  /// - Returns: The keys whose outcome was not handed over, as canceled, in the order of `keys`.
  /// - Throws: Only what `take` throws.
  public func run<Response: Sendable, E: Error>(
    _ keys: [Key], concurrency: Int,
    prepare: @escaping @Sendable (Key, Fetched<Value>) async -> Response,
    isolation: isolated (any Actor)? = #isolation, take: (Outcome<Key, Response>) async throws(E) -> Step
  ) async throws(E) -> [Outcome<Key, Response>] {
    precondition(concurrency >= 1, "a window holds at least one key")
    let keys = keys.uniqued()
    var startedCount = 0
    var taken: Set<Key> = []
    var isStopped = false
    var thrown: E?

    await withTaskGroup(of: Outcome<Key, Response>.self) { group in
      func startNext() {
        guard !isStopped, startedCount < keys.count else { return }
        let key = keys[startedCount]
        // A canceled parent adds no child; a key that was not added is not taken either.
        let isAdded = group.addTaskUnlessCancelled {
          await Outcome(requesting: key, clock: clock, fetch, prepare: prepare)
        }
        if isAdded { startedCount += 1 }
      }

      for _ in 0..<min(concurrency, keys.count) { startNext() }
      while let outcome = await group.next() {
        if thrown == nil, outcome.status.kind != .cancelled {
          taken.insert(outcome.key)
          do throws(E) {
            let step = try await take(outcome)
            if step != .continue { isStopped = true }
            if step == .stop { group.cancelAll() }
          } catch {
            thrown = error
            group.cancelAll()
          }
        }
        startNext()
      }
    }

    if let thrown { throw thrown }
    return keys.filter { !taken.contains($0) }.map { Outcome(cancelled: $0) }
  }

  /// Requests every key once, and hands over each fetched value without preparing it.
  public func run<E: Error>(
    _ keys: [Key], concurrency: Int, isolation: isolated (any Actor)? = #isolation,
    take: (Outcome<Key, Fetched<Value>>) async throws(E) -> Step
  ) async throws(E) -> [Outcome<Key, Fetched<Value>>] {
    try await run(keys, concurrency: concurrency, prepare: { $1 }, isolation: isolation, take: take)
  }
}

extension Sequence where Element: Hashable {
  /// Returns the elements without repetitions, each at its first position.
  public func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// Asks for many things at once, and hands over each one's outcome as it completes.
public struct Feed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// What the one who takes an outcome wants next.
  public enum Step: Sendable {
    case `continue`
    /// Start no more, and let what is under way come to its end.
    case finish
    /// Cancel what is under way and start no more.
    case stop
  }

  private let fetch: @Sendable (Key) async throws -> Fetched<Value>
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - fetch: Asks for one thing; how ``TripRepository/trips(_:)`` and the closures of clients do.
  ///   - clock: What measures how long that takes.
  public init(_ fetch: @escaping @Sendable (Key) async throws -> Fetched<Value>, clock: any Clock<Duration>) {
    self.fetch = fetch
    self.clock = clock
  }

  /// Asks for every key once, with a window of at most `concurrency` keys.
  ///
  /// Outcomes reach `take` one at a time and in the order in which they complete. A key leaves the window when `take`
  /// returns, and only then does the next one start: a slow taker holds the feed back, and memory is bounded by the
  /// window, not by the number of keys. One key's failure is an outcome like any other; its siblings go on.
  ///
  /// When the calling task is cancelled or `take` answers `.stop`, every request is cancelled and none is started, and
  /// what completed all the same is still handed over. After `.finish` none is started either, and what is under way is
  /// handed over as it completes. When `take` throws, nothing more is handed over. In each case
  /// this returns or throws only after every request has ended.
  ///
  /// - Parameters:
  ///   - keys: What is asked for. A repeated key is asked for once.
  ///   - concurrency: The size of the window, 1 or more.
  ///   - prepare: Makes of an answer what is handed over, in its key's own task: beside the others' requests and
  ///     preparations, and not in the way of `take`. The place for sorting and rendering.
  /// - Returns: The keys whose outcome was not handed over, as cancelled, in the order of `keys`.
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
        // A cancelled parent adds no child, and what was not added is not taken either.
        let isAdded = group.addTaskUnlessCancelled { await outcome(of: key, prepare: prepare) }
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

  /// The same, handing over each answer as it came.
  public func run<E: Error>(
    _ keys: [Key], concurrency: Int, isolation: isolated (any Actor)? = #isolation,
    take: (Outcome<Key, Fetched<Value>>) async throws(E) -> Step
  ) async throws(E) -> [Outcome<Key, Fetched<Value>>] {
    try await run(keys, concurrency: concurrency, prepare: { $1 }, isolation: isolation, take: take)
  }

  private func outcome<Response: Sendable>(
    of key: Key, prepare: @Sendable (Key, Fetched<Value>) async -> Response
  ) async -> Outcome<Key, Response> {
    var response: Response?
    var status = Status.cancelled
    var attempts = 0
    let elapsed = await clock.measure {
      do {
        let fetched = try await fetch(key)
        attempts = fetched.attempts
        response = await prepare(key, fetched)
        status = fetched.status
      } catch  where !Task.isCancelled {
        (status, attempts) = (.failed(error), (error as? ClientError)?.attempts ?? 1)
      } catch {
        // However a client words its own cancellation, a cancelled request has not failed.
      }
    }
    return Outcome(key: key, response: response, status: status, attempts: attempts, elapsed: elapsed)
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each at its first place only.
  public func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

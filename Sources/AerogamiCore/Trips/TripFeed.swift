/// Fetches the trips of many regions at once, and hands over each region's outcome as it completes.
public struct TripFeed: Sendable {
  /// What the one who takes an outcome wants next.
  public enum Step: Sendable {
    case `continue`
    /// Cancel what is under way and start no more.
    case stop
  }

  private let trips: @Sendable (Region.ID?) async throws -> Fetched<[Trip]>
  private let clock: any Clock<Duration>

  public init(trips: @escaping @Sendable (Region.ID?) async throws -> Fetched<[Trip]>, clock: any Clock<Duration>) {
    self.trips = trips
    self.clock = clock
  }

  /// Asks for every region once, with a window of at most `concurrency` regions.
  ///
  /// Outcomes reach `take` one at a time and in the order in which they complete. A region leaves the window when
  /// `take` returns, and only then does the next one start: a slow taker holds the fetch back, and memory is bounded by
  /// the window, not by the number of regions. One region's failure is an outcome like any other; its siblings go on.
  ///
  /// When the calling task is cancelled or `take` answers `.stop`, every request is cancelled and none is started, and
  /// what completed all the same is still handed over. When `take` throws, nothing more is handed over. In each case
  /// this returns or throws only after every request has ended.
  ///
  /// - Parameters:
  ///   - regions: The regions, `nil` for all of them in one request. A repeated region is asked for once.
  ///   - concurrency: The size of the window, 1 or more.
  ///   - prepare: Makes of an answer what is handed over, in its region's own task: beside the others' requests and
  ///     preparations, and not in the way of `take`. The place for sorting and rendering.
  /// - Returns: The regions whose outcome was not handed over, as cancelled, in the order of `regions`.
  /// - Throws: Only what `take` throws.
  public func run<Answer: Sendable, E: Error>(
    _ regions: [Region.ID?], concurrency: Int,
    prepare: @escaping @Sendable (Region.ID?, Fetched<[Trip]>) -> Answer,
    isolation: isolated (any Actor)? = #isolation, take: (RegionOutcome<Answer>) async throws(E) -> Step
  ) async throws(E) -> [RegionOutcome<Answer>] {
    precondition(concurrency >= 1, "a window holds at least one region")
    let regions = regions.uniqued()
    var startedCount = 0
    var taken: Set<Region.ID?> = []
    var isStopped = false
    var thrown: E?

    await withTaskGroup(of: RegionOutcome<Answer>.self) { group in
      func startNext() {
        guard !isStopped, startedCount < regions.count else { return }
        let region = regions[startedCount]
        // A cancelled parent adds no child, and what was not added is not taken either.
        let isAdded = group.addTaskUnlessCancelled { await outcome(of: region, prepare: prepare) }
        if isAdded { startedCount += 1 }
      }

      for _ in 0..<min(concurrency, regions.count) { startNext() }
      while let outcome = await group.next() {
        if thrown == nil, !outcome.isCancelled {
          taken.insert(outcome.region)
          do throws(E) {
            if try await take(outcome) == .stop { isStopped = true }
          } catch {
            thrown = error
          }
          if isStopped || thrown != nil { group.cancelAll() }
        }
        startNext()
      }
    }

    if let thrown { throw thrown }
    return regions.filter { !taken.contains($0) }.map { RegionOutcome(region: $0, result: .cancelled, attempts: 0) }
  }

  /// The same, handing over each region's trips as they came.
  public func run<E: Error>(
    _ regions: [Region.ID?], concurrency: Int, isolation: isolated (any Actor)? = #isolation,
    take: (RegionOutcome<Fetched<[Trip]>>) async throws(E) -> Step
  ) async throws(E) -> [RegionOutcome<Fetched<[Trip]>>] {
    try await run(regions, concurrency: concurrency, prepare: { $1 }, isolation: isolation, take: take)
  }

  private func outcome<Answer: Sendable>(
    of region: Region.ID?, prepare: @Sendable (Region.ID?, Fetched<[Trip]>) -> Answer
  ) async -> RegionOutcome<Answer> {
    var result = RegionOutcome<Answer>.Result.cancelled
    var attempts = 0
    let elapsed = await clock.measure {
      do {
        let fetched = try await trips(region)
        attempts = fetched.attempts
        let answer = prepare(region, fetched)
        if case .stale(_, let error) = fetched.source {
          result = .stale(answer, because: error)
        } else {
          result = .trips(answer)
        }
      } catch  where !Task.isCancelled {
        (result, attempts) = (.failed(error), (error as? ClientError)?.attempts ?? 1)
      } catch {
        // However a client words its own cancellation, a cancelled request has not failed.
      }
    }
    return RegionOutcome(region: region, result: result, attempts: attempts, elapsed: elapsed)
  }
}

extension RegionOutcome {
  fileprivate var isCancelled: Bool {
    if case .cancelled = result { true } else { false }
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each at its first place only.
  public func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

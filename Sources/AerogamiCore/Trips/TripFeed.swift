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
  /// - Returns: The regions whose outcome was not handed over, as cancelled, in the order of `regions`.
  /// - Throws: Only what `take` throws.
  public func run<E: Error>(
    _ regions: [Region.ID?], concurrency: Int, isolation: isolated (any Actor)? = #isolation,
    take: (RegionOutcome) async throws(E) -> Step
  ) async throws(E) -> [RegionOutcome] {
    precondition(concurrency >= 1, "a window holds at least one region")
    var remaining = regions.uniqued()[...]
    var untaken = remaining
    var isStopped = false
    var thrown: E?

    await withTaskGroup(of: RegionOutcome.self) { group in
      func startNext() {
        guard !isStopped, let region = remaining.first else { return }
        // A cancelled parent adds no child, and what was not added stays untaken.
        if group.addTaskUnlessCancelled(operation: { await outcome(of: region) }) { remaining.removeFirst() }
      }

      for _ in 0..<min(concurrency, remaining.count) { startNext() }
      while let outcome = await group.next() {
        if thrown == nil, case let region = outcome.region, !outcome.isCancelled {
          untaken.removeAll { $0 == region }
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
    return untaken.map { RegionOutcome(region: $0, result: .cancelled) }
  }

  private func outcome(of region: Region.ID?) async -> RegionOutcome {
    var result = RegionOutcome.Result.cancelled
    let elapsed = await clock.measure {
      do {
        result = .trips(try await trips(region))
      } catch {
        // However a client words its own cancellation, a cancelled request has not failed.
        result = Task.isCancelled ? .cancelled : .failed(error)
      }
    }
    return RegionOutcome(region: region, result: result, elapsed: elapsed)
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

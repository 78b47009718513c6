package import AerogamiContainer
package import AerogamiCore
import Foundation

/// Runs the rounds of the watches that have names, one after the other, each at its own interval.
///
/// The watches are read again before each round and at least every ten seconds, so that a change takes effect without a
/// restart: a new watch starts, a removed or paused one stops, and a changed or resumed one continues with what it has
/// seen. A watch that another process runs is left to it until that process ends.
package struct RunWatches: Sendable {
  /// What happens, for a log or a terminal.
  package enum Event: Sendable {
    /// A round has ended.
    case round(Round)
    /// A watch cannot run, because its fields are invalid or do not fit the configuration. Reported when this begins,
    /// and when the reason changes.
    case unusable(watch: String, String)
    /// All days of a watch are in the past; reported when this begins.
    case ended(watch: String)
    /// Another process runs a watch, which is left to it; reported when this begins.
    case held(WatchHolder)
    /// The other process has ended, and this one runs the watch from now on.
    case taken(watch: String)
    /// A watch that ran here was paused, or removed.
    case left(watch: String, isPaused: Bool)
    /// The watches cannot be read, so those that are known continue; reported when this begins.
    case unreadable(String)
    /// No round is due. Reported when the next round, which is `nil` without watches, or its time has changed.
    case pausing(next: (watch: String, pause: Duration)?, watchCount: Int)
  }

  /// A round that has ended.
  package struct Round: Sendable {
    package let watch: String
    /// The number of the round since this process began to run the watch, from 1.
    package let number: Int
    package let status: Status.Kind
    /// The number of trips or meetings that matched.
    package let matchCount: Int
    package let changeCount: Int
    package let messageCount: Int
    /// Why the round failed, at least in part; `nil` if it succeeded.
    package let problem: String?
    package let elapsed: Duration
  }

  /// How long a change of the watches takes to be noticed, at most, unless a round runs.
  static let pause = Duration.seconds(10)

  private let dependencies: Dependencies
  private let configured: [NamedWatches.Entry]
  private let includes: @Sendable (DefinedWatch) -> Bool
  private let problem: @Sendable (_ watch: Watch, _ source: String?) -> Problem?
  private let lease: @Sendable (_ watch: String) async -> WatchLease

  /// - Parameters:
  ///   - dependencies: The store of the watches, the clock, the time and random numbers are used.
  ///   - configured: The watches of the configuration files.
  ///   - includes: Whether a watch is one of those to run.
  ///   - problem: Returns why a watch cannot run with this configuration; `nil` if it can. `source` is the file of a
  ///     configured watch.
  ///   - lease: Decides which process runs a watch.
  package init(
    _ dependencies: Dependencies, configured: [NamedWatches.Entry],
    includes: @escaping @Sendable (DefinedWatch) -> Bool = { _ in true },
    problem: @escaping @Sendable (_ watch: Watch, _ source: String?) -> Problem? = { _, _ in nil },
    lease: @escaping @Sendable (_ watch: String) async -> WatchLease
  ) {
    (self.dependencies, self.configured) = (dependencies, configured)
    (self.includes, self.problem, self.lease) = (includes, problem, lease)
  }

  /// Runs rounds until the task is canceled or `round` throws.
  ///
  /// - Parameter round: Runs a round, and returns whether it delivered something. Its failure is not an error: see
  ///   ``CheckWatch/saveFailure(_:_:)``.
  /// - Throws: `CancellationError`, or the error of `round`.
  package func callAsFunction(
    round: (_ state: inout WatchState, _ number: Int) async throws -> Status.Kind, report: (Event) async -> Void
  ) async throws -> Never {
    var running = RunningWatches()
    do {
      while true {
        try Task.checkCancellation()
        await update(&running, report)
        try Task.checkCancellation()
        if let name = running.due() {
          try await run(name, &running, round, report)
        } else {
          if running.hasChanged {
            await report(.pausing(next: running.next, watchCount: running.entries.count))
            running.hasChanged = false
          }
          try await dependencies.clock.sleep(for: min(Self.pause, running.next?.pause ?? Self.pause))
        }
      }
    } catch {
      for name in running.entries.keys { await running.remove(name) }
      throw error
    }
  }

  /// Reads the watches, and adds, removes and changes the running ones accordingly.
  private func update(_ running: inout RunningWatches, _ report: (Event) async -> Void) async {
    let (watches, health): ([NamedWatches.Entry], [String: WatchHealth])
    do {
      watches = try await NamedWatches(configured, dependencies.watches).all
      health = try await dependencies.watches.health()
      running.isUnreadable = false
    } catch {
      if Task.isCancelled { return }
      if !running.isUnreadable {
        (running.isUnreadable, running.hasChanged) = (true, true)
        await report(.unreadable("\(error)"))
      }
      return
    }
    let now = LocalTime(here: dependencies.now())
    var (usable, problems, ended) = ([Watch](), [String: String](), Set<String>())
    // What the configuration prevents is not saved: the next process may have another one.
    var unusable = Set<String>()
    for entry in watches where includes(entry.watch) {
      guard let name = entry.watch.name, health[name]?.isPaused != true else { continue }
      switch entry.watch {
      case .failure(let watch):
        problems[name] = "\(watch.problem)"
        unusable.insert(name)
      case .success(let watch) where watch.search.isOver(at: now): ended.insert(name)
      case .success(let watch):
        if let problem = self.problem(watch, entry.source) {
          problems[name] = "\(problem)"
        } else {
          usable.append(watch)
        }
      }
    }
    for (name, problem) in problems.sorted(by: { $0.key < $1.key }) where running.problems[name] != problem {
      running.hasChanged = true
      await report(.unusable(watch: name, problem))
      if unusable.contains(name) { await save(problem, of: name) }
    }
    for name in ended.subtracting(running.ended).sorted() {
      running.hasChanged = true
      await report(.ended(watch: name))
    }
    // A watch that was corrected does not wait for its interval.
    let corrected = Set(running.problems.keys).subtracting(problems.keys)
    (running.problems, running.ended) = (problems, ended)
    let names = Set(usable.compactMap(\.name))
    for name in running.entries.keys.sorted() where !names.contains(name) {
      await running.remove(name)
      if problems[name] != nil || ended.contains(name) { continue }
      await report(.left(watch: name, isPaused: health[name]?.isPaused == true))
    }
    running.holders = running.holders.filter { names.contains($0.key) }
    for watch in usable {
      guard let name = watch.name else { continue }
      await update(watch, name, health[name] ?? WatchHealth(), isCorrected: corrected.contains(name), &running, report)
    }
  }

  private func update(
    _ watch: Watch, _ name: String, _ health: WatchHealth, isCorrected: Bool, _ running: inout RunningWatches,
    _ report: (Event) async -> Void
  ) async {
    if running.entries[name]?.state.watch != watch {
      let end: @Sendable () async -> Void
      if let entry = running.entries[name] {
        end = entry.end
      } else {
        switch await lease(name) {
        case .held(let holder):
          if running.holders[name] != holder {
            (running.holders[name], running.hasChanged) = (holder, true)
            await report(.held(holder))
          }
          return
        case .taken(let lease): end = lease
        }
        if running.holders.removeValue(forKey: name) != nil { await report(.taken(watch: name)) }
      }
      let rest = health.lastRound.map {
        Duration.seconds($0.timeIntervalSince(dependencies.now())) + watch.interval
      }
      // The last round may have been of the earlier search, if it ended after the change.
      let isChanged = running.entries[name].map { !$0.state.watch.hasSameSearch(as: watch) } ?? false
      // Limits the pause, because the last round may be in the future if the system time was set back.
      let pause = isCorrected || isChanged ? .zero : min(max(rest ?? .zero, .zero), watch.interval)
      running.entries[name] = .init(watch, due: Deadline(pause, clock: dependencies.clock), end: end)
      running.hasChanged = true
    }
    // Each request counts once: it stays saved if the round cannot be saved.
    if let requested = health.runRequestedAt, requested != running.entries[name]?.requestedAt {
      running.entries[name]?.requestedAt = requested
      running.entries[name]?.due = Deadline(.zero, clock: dependencies.clock)
    }
  }

  /// Saves why a watch cannot run, so that its health shows it.
  private func save(_ problem: String, of name: String) async {
    var round = FinishedRound(of: name, subjects: nil)
    round.failure = problem.printable(maxLength: 300)
    // An error of the store is reported when the watches are read, and by the rounds.
    _ = try? await dependencies.watches.saveRound(round, dependencies.now())
  }

  private func run(
    _ name: String, _ running: inout RunningWatches,
    _ round: (_ state: inout WatchState, _ number: Int) async throws -> Status.Kind, _ report: (Event) async -> Void
  ) async throws {
    guard var entry = running.entries[name] else { return }
    let start = Deadline(.seconds(86_400), clock: dependencies.clock)
    let status = try await round(&entry.state, entry.number)
    let state = entry.state
    await report(
      .round(
        Round(
          watch: name, number: entry.number, status: status, matchCount: state.matchCount,
          changeCount: state.changeCount, messageCount: state.messageCount, problem: state.problem,
          elapsed: .seconds(86_400) - start.remaining())))
    entry.number += 1
    entry.due = Deadline(
      entry.schedule.pause(afterFailure: state.problem != nil, random: dependencies.random()),
      clock: dependencies.clock)
    running.entries[name] = entry
    running.hasChanged = true
  }
}

/// The watches that this process runs, and what was reported about the others.
private struct RunningWatches {
  struct Entry {
    var state: WatchState
    let schedule: WatchSchedule
    var due: Deadline
    var number = 1
    /// The time of the last request for a round that does not wait.
    var requestedAt: Date?
    /// Ends the lease of the watch.
    let end: @Sendable () async -> Void

    init(_ watch: Watch, due: Deadline, end: @escaping @Sendable () async -> Void) {
      (state, schedule) = (WatchState(of: watch), WatchSchedule(every: watch.interval))
      (self.due, self.end) = (due, end)
    }
  }

  var entries: [String: Entry] = [:]
  /// Why watches cannot run.
  var problems: [String: String] = [:]
  /// The watches whose days are in the past.
  var ended: Set<String> = []
  /// The other processes that run watches.
  var holders: [String: WatchHolder] = [:]
  var isUnreadable = false
  /// Whether the next round may be another one than was reported.
  var hasChanged = true

  mutating func remove(_ name: String) async {
    await entries.removeValue(forKey: name)?.end()
    hasChanged = true
  }

  /// The watch whose round is next, and the time until then; `nil` without watches.
  var next: (watch: String, pause: Duration)? {
    entries.map { (watch: $0.key, pause: $0.value.due.remaining()) }
      .min { ($0.pause, $0.watch) < ($1.pause, $1.watch) }
  }

  /// Returns the watch whose round has been due for the longest time.
  func due() -> String? { next.flatMap { $0.pause <= .zero ? $0.watch : nil } }
}

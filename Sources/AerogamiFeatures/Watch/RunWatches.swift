package import AerogamiContainer
package import AerogamiCore
import Foundation

/// Runs the rounds of all watches that have names, one after the other, each at its own interval.
///
/// The watches are read again before each round and at least every ten seconds, so that a change takes effect without a
/// restart: a new watch starts, a removed one stops, and a changed or resumed one continues with what it has seen.
package struct RunWatches: Sendable {
  /// What happens, for a log.
  package enum Event: Sendable {
    /// A round has ended.
    case round(Round)
    /// A note of a watch about a problem, when it begins or ends.
    case note(watch: String, String)
    /// A watch cannot run, because its fields or its days are invalid; reported once.
    case unusable(watch: String, String)
    /// Another process runs a watch, which is left to it; reported once.
    case held(watch: String, by: String)
    /// The watches cannot be read; reported when this begins.
    case unreadable(String)
  }

  /// A round that has ended.
  package struct Round: Sendable {
    package let watch: String
    package let status: Status.Kind
    package let changeCount: Int
    package let messageCount: Int
    /// Why the round failed, at least in part; `nil` if it succeeded.
    package let problem: String?
    package let elapsed: Duration
  }

  /// Runs `body` while this process alone runs a watch. If another process runs it, does not run `body`, and returns the
  /// name of that process.
  package typealias Lease = @Sendable (_ watch: String, _ body: () async throws -> Void) async throws -> String?

  /// How long a change of the watches takes to be noticed, at most.
  static let pause = Duration.seconds(10)

  private let dependencies: Dependencies
  private let context: CheckWatch.Context
  private let configured: [NamedWatches.Entry]
  private let lease: Lease

  /// - Parameters:
  ///   - configured: The watches of the configuration files.
  ///   - lease: Decides which process runs a watch.
  package init(
    _ dependencies: Dependencies, _ context: CheckWatch.Context, configured: [NamedWatches.Entry],
    lease: @escaping Lease
  ) {
    (self.dependencies, self.context, self.configured, self.lease) = (dependencies, context, configured, lease)
  }

  /// Runs rounds until the task is canceled.
  ///
  /// - Throws: `CancellationError`.
  package func callAsFunction(report: (Event) async -> Void) async throws -> Never {
    let clock = dependencies.clock
    var schedule = RunningWatches()
    while true {
      try Task.checkCancellation()
      await update(&schedule, report)
      try Task.checkCancellation()
      if let name = schedule.due() {
        try await round(of: name, &schedule, report)
      } else {
        try await clock.sleep(for: min(Self.pause, schedule.timeToNext ?? Self.pause))
      }
    }
  }

  /// Reads the watches, and adds, removes and changes the running ones accordingly.
  private func update(_ running: inout RunningWatches, _ report: (Event) async -> Void) async {
    let (watches, health): ([NamedWatches.Entry], [String: WatchHealth])
    do {
      watches = try await NamedWatches(configured, dependencies.watches).all
      health = try await dependencies.watches.health()
      running.readError = nil
    } catch {
      if Task.isCancelled { return }
      if running.readError == nil { await report(.unreadable("\(error)")) }
      running.readError = "\(error)"
      return
    }
    let now = LocalTime(here: dependencies.now())
    var usable: [String: Watch] = [:]
    for entry in watches {
      switch entry.watch {
      case .failure(let unusable):
        if running.reported.insert("\(unusable.name) \(unusable.problem)").inserted {
          await report(.unusable(watch: unusable.name, "\(unusable.problem)"))
        }
      case .success(let watch):
        guard let name = watch.name, health[name]?.isPaused != true else { continue }
        if watch.search.isOver(at: now) {
          if running.reported.insert("\(name) ended").inserted {
            await report(.unusable(watch: name, "all its days of departure are in the past"))
          }
          continue
        }
        usable[name] = watch
      }
    }
    running.removeAll { usable[$0] != $1 }
    for (name, watch) in usable {
      if running[name] == nil {
        let last = health[name]?.lastRound
        let rest = last.map { Duration.seconds($0.timeIntervalSince(dependencies.now())) + watch.interval } ?? .zero
        // Limits the pause, because the last round may be in the future if the system time was set back.
        running[name] = .init(watch, due: Deadline(min(max(rest, .zero), watch.interval), on: dependencies.clock))
      }
      // Each request counts once: it stays saved if another process runs the watch, or if the round cannot be saved.
      if let requested = health[name]?.runRequestedAt, requested != running[name]?.requestedAt {
        running[name]?.requestedAt = requested
        running[name]?.due = Deadline(.zero, on: dependencies.clock)
      }
    }
  }

  private func round(
    of name: String, _ running: inout RunningWatches, _ report: (Event) async -> Void
  ) async throws {
    guard var entry = running[name] else { return }
    let start = Deadline(.seconds(86_400), on: dependencies.clock)
    var status = Status.Kind.failed
    let check = CheckWatch(dependencies, context)
    let holder = try await lease(name) {
      do {
        status = try await check(&entry.state, CheckWatch.Request()) { event in
          if case .note(let text) = event { await report(.note(watch: name, text)) }
        }
      } catch {
        try await check.saveFailure(error, &entry.state)
      }
    }
    if let holder {
      if running.reported.insert("\(name) held by \(holder)").inserted {
        await report(.held(watch: name, by: holder))
      }
      entry.due = Deadline(.seconds(60), on: dependencies.clock)
    } else {
      await report(
        .round(
          Round(
            watch: name, status: status, changeCount: entry.state.changeCount,
            messageCount: entry.state.messageCount, problem: entry.state.problem,
            elapsed: .seconds(86_400) - start.remaining())))
      entry.due = Deadline(
        entry.schedule.pause(afterDelivering: status != .failed, random: dependencies.random()),
        on: dependencies.clock)
    }
    running[name] = entry
  }
}

/// The watches that run, by name, with the times of their next rounds.
private struct RunningWatches {
  struct Entry {
    var state: WatchState
    var schedule: WatchSchedule
    var due: Deadline
    /// The time of the last request for a round that does not wait.
    var requestedAt: Date?

    init(_ watch: Watch, due: Deadline) {
      (state, schedule, self.due) = (WatchState(of: watch), WatchSchedule(every: watch.interval), due)
    }
  }

  private var entries: [String: Entry] = [:]
  /// What was reported once.
  var reported: Set<String> = []
  var readError: String?

  subscript(name: String) -> Entry? {
    get { entries[name] }
    set { entries[name] = newValue }
  }

  mutating func removeAll(where isOutdated: (String, Watch) -> Bool) {
    entries = entries.filter { !isOutdated($0.key, $0.value.state.watch) }
  }

  private var next: (name: String, pause: Duration)? {
    entries.map { (name: $0.key, pause: $0.value.due.remaining()) }
      .min { ($0.pause, $0.name) < ($1.pause, $1.name) }
  }

  /// Returns the watch whose round has been due for the longest time.
  func due() -> String? { next.flatMap { $0.pause <= .zero ? $0.name : nil } }

  var timeToNext: Duration? { next?.pause }
}

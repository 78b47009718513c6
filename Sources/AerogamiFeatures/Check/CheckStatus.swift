import AerogamiContainer
package import AerogamiCore
package import Foundation

/// Reports whether everything works that watches need: the database and its disk, the sources of trips, the notifiers and
/// the watches themselves. Sends no requests: reports how the last ones went.
package struct CheckStatus: Sendable {
  private let services: ServiceStore
  private let watches: ManageWatches
  private let environment: ServedEnvironment
  private let now: @Sendable () -> Date

  fileprivate static let startAdvice = "start aerogami serve or aerogami watch run"

  package init(_ dependencies: Dependencies, in environment: ServedEnvironment) {
    (services, now, self.environment) = (dependencies.services, dependencies.now, environment)
    watches = ManageWatches(dependencies.watches, dependencies.notifications, in: environment, now: dependencies.now)
  }

  /// - Throws: Only `CancellationError`. An error of the database is part of the result.
  package func callAsFunction() async throws -> EnvironmentStatus {
    let file = await environment.databaseFile()
    var parts: [EnvironmentStatus.Part] = []
    var error: String?
    do {
      let health = try await services.all()
      let rows = try await watches.rows().rows
      for name in environment.sources.map(\.name) {
        var part = Self.part(.source, name, health.first { $0.kind == .source && $0.name == name })
        if let problem = environment.unusableSources[name] {
          let isLeftOut = environment.unusableSources.count < environment.sources.count
          part.state = isLeftOut ? .idle : .failing
          (part.words, part.details) = (isLeftOut ? "left out" : "cannot be used", "\(problem)")
        }
        parts.append(part)
      }
      for name in environment.notifiers {
        var part = Self.part(.notifier, name, health.first { $0.kind == .notifier && $0.name == name })
        if let problem = environment.unusableNotifiers[name] {
          (part.state, part.words, part.details) = (.failing, "cannot be used", "\(problem)")
        }
        parts.append(part)
      }
      for row in rows {
        var part = EnvironmentStatus.Part(row, at: now())
        if row.isWaitingForFirstRound, !environment.runsWatches, await environment.watchHolder(row.name) == nil {
          (part.state, part.words) = (.failing, "not running")
          part.details = "no process runs it; \(Self.startAdvice)"
        }
        parts.append(part)
      }
    } catch let problem {
      try Task.checkCancellation()
      error = "\(problem)"
    }
    return EnvironmentStatus(isReadable: error == nil, parts: Self.parts(of: file, error) + parts)
  }

  private static func parts(of file: DatabaseFile?, _ error: String?) -> [EnvironmentStatus.Part] {
    var database = EnvironmentStatus.Part(.database, file?.path ?? "memory")
    if let error {
      (database.state, database.words, database.details) = (.failing, "failing", error)
    } else if let file {
      database.details = file.byteCount?.asByteCount ?? "does not exist yet and is created on first use"
      if let obstacle = file.obstacle {
        (database.state, database.words) = (.failing, "failing")
        database.details = "\(obstacle)"
      }
      if let damaged = file.damagedPaths.last {
        (database.state, database.words) = (.failing, "was damaged")
        database.details = "\(file.note(ofDamaged: damaged)); \(DatabaseFile.damagedRemedy)"
      }
    } else {
      database.details = "nothing is saved in this environment"
    }
    guard let free = file?.freeByteCount else { return [database] }
    var disk = EnvironmentStatus.Part(.disk, "free space")
    disk.details = free.asByteCount
    if file?.isDiskFull == true {
      (disk.state, disk.words) = (.failing, "full")
      disk.details = "only \(free.asByteCount) free; delete files, or nothing more can be saved"
    }
    return [database, disk]
  }

  private static func part(
    _ kind: EnvironmentStatus.Kind, _ name: String, _ health: ServiceHealth?
  ) -> EnvironmentStatus.Part {
    var part = EnvironmentStatus.Part(kind, name)
    (part.successCount, part.failureCount) = (health?.successCount ?? 0, health?.failureCount ?? 0)
    guard let health else {
      (part.state, part.words) = (.idle, kind == .source ? "never asked" : "never sent")
      return part
    }
    (part.lastSuccess, part.lastFailure) = (health.lastSuccess, health.lastFailure)
    // A reason is also shown after a later success.
    part.details = health.problem.map { (health.isFailing ? "" : "earlier failure: ") + "\($0)".namingServers }
    if health.isFailing {
      (part.state, part.words) = (.failing, "failing")
      if kind == .notifier, let details = part.details {
        part.details = "\(details); for another try, run aerogami notify test \(name)"
      }
    }
    return part
  }
}

/// What ``CheckStatus`` found.
package struct EnvironmentStatus: Sendable {
  /// Raw values are used in JSON.
  package enum Kind: String, Sendable {
    case database, disk, source, notifier, watch
  }

  package enum State: Sendable {
    case ok
    /// Nothing has happened yet, or the user wants nothing to happen.
    case idle
    case failing
  }

  /// A part that works, fails, or has not been used.
  package struct Part: Hashable, Sendable {
    package let kind: Kind
    package let name: String
    package fileprivate(set) var state = State.ok
    /// The state in at most three words.
    package fileprivate(set) var words = "ok"
    package fileprivate(set) var lastSuccess: Date?
    package fileprivate(set) var lastFailure: Date?
    /// The numbers of successful and failed requests of a source, or messages of a notifier; `nil` for others.
    package fileprivate(set) var successCount: Int?
    package fileprivate(set) var failureCount: Int?
    /// Why the last failure happened, or what is known otherwise, as text for users.
    package fileprivate(set) var details: String?

    init(_ kind: Kind, _ name: String) { (self.kind, self.name) = (kind, name) }
  }

  /// Whether the database could be read. If not, there are no sources, notifiers and watches.
  package let isReadable: Bool
  package let parts: [Part]

  package var failing: [Part] { parts.filter { $0.state == .failing } }
}

extension EnvironmentStatus.Part {
  fileprivate init(_ row: ManageWatches.Row, at now: Date) {
    self.init(.watch, row.name)
    words = row.problem == nil && row.health.status.isFailing ? "failing" : row.statusWords
    (lastSuccess, lastFailure) = (row.health.lastSuccess, row.health.status.isFailing ? row.health.lastRound : nil)
    details = row.problem ?? row.health.failure ?? row.incomparable
    state = row.isFailing ? .failing : row.hasEnded || row.health.isPaused || lastSuccess == nil ? .idle : .ok
    guard state == .ok, let last = row.health.lastRound, let interval = row.usable?.interval else { return }
    // Rounds may be late, because all watches take turns.
    if now.timeIntervalSince(last) > 3 * (interval / .seconds(1)) + 600 {
      (state, words) = (.failing, "overdue")
      details = "no round since \(last.minuteText) UTC; \(CheckStatus.startAdvice)"
    }
  }
}

extension Int {
  /// The number of bytes in a unit that keeps the number short, such as `4.8 MB`.
  package var asByteCount: String {
    switch self {
    case ..<1000: "\(self) B"
    case ..<1_000_000: "\(self / 1000) kB"
    case ..<1_000_000_000: "\(self / 1_000_000).\(self / 100_000 % 10) MB"
    default: "\(self / 1_000_000_000).\(self / 100_000_000 % 10) GB"
    }
  }
}

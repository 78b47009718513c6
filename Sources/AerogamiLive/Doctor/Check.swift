import AerogamiContainer
import AerogamiCore
import AerogamiStore
import AerogamiSystem
import Foundation

/// The result of one check of `doctor`.
public struct Check: Hashable, Sendable {
  public enum Verdict: String, CaseIterable, Sendable {
    case ok
    /// A problem that a user should know about, but that does not prevent any command from running.
    case warning
    case failed
  }

  /// The checked item, such as `configuration`, `store.schema` or `trips.tls`.
  public let name: String
  public let verdict: Verdict
  /// What the check found, as text for users.
  public let found: String
  /// What to do; `nil` if there is nothing to do, or `found` includes it.
  public let remedy: String?

  init(_ name: String, _ verdict: Verdict, _ found: String, remedy: String? = nil) {
    (self.name, self.verdict, self.found, self.remedy) = (name, verdict, found, remedy)
  }

  init(_ name: String, _ verdict: Verdict, _ error: some ReportedError) {
    self.init(name, verdict, error.message, remedy: error.remedy)
  }

  /// Returns a failed check for each problem of an invalid configuration.
  public static func failures(_ error: ConfigurationError) -> [Check] {
    failures(of: "configuration", error)
  }

  static func failures(of name: String, _ error: ConfigurationError) -> [Check] {
    error.problems.map { Check(name, .failed, $0) }
  }
}

/// The checks of the store or of one API, which run in one task.
struct CheckGroup: Sendable {
  /// The name of the check that is reported if the group does not finish.
  let name: String
  var failure = Check.Verdict.failed
  /// Throws only on cancellation.
  let run: @Sendable () async throws -> [Check]
}

extension [CheckGroup] {
  /// Runs all groups concurrently, and returns their checks in order. After `limit` on `clock`, or when the calling
  /// task is canceled, cancels the unfinished groups, waits for them, and adds a check with ``CheckGroup/failure`` for
  /// each.
  func run(within limit: Duration, clock: any Clock<Duration>) async -> [Check] {
    await withTaskGroup(of: (index: Int, checks: [Check]).self) { group in
      for (index, checks) in enumerated() {
        // No concurrency limit, because groups mostly wait.
        group.addTask {
          let found = try? await withTimeLimit(limit, clock: clock) { try await checks.run() }
          return (index, found?.value ?? [])
        }
      }
      let found = await group.reduce(into: [:]) { $0[$1.index] = $1.checks }
      let isCancelled = Task.isCancelled
      let reason = isCancelled ? "interrupted" : "not finished within \(limit.inSeconds) s"
      return enumerated().flatMap { index, group in
        if let checks = found[index], !checks.isEmpty { return checks }
        return [Check(group.name, group.failure, reason, remedy: isCancelled ? nil : "try again, or raise --timeout")]
      }
    }
  }
}

extension Check {
  /// Checks that named time zones can be read. A static build without ICU compiles and runs, but has no time zones.
  static func timeZones(_ zones: TimeZones) -> Check {
    // January 10 and July 10, 2024, in winter and in summer time. The offsets of past days no longer change.
    let offsets = [1_704_844_800, 1_720_569_600].map { seconds in
      let instant = Date(timeIntervalSince1970: seconds)
      return zones.offsets("Europe/Vilnius", instant)?.offset(at: instant)
    }
    guard offsets == [2 * 3600, 3 * 3600] else {
      return Check(
        "timeZones", .warning, "this program was built without time zones, so local times are shown in UTC",
        remedy: "build it without --static-swift-stdlib")
    }
    return Check("timeZones", .ok, "time zones such as Europe/Vilnius are available")
  }
}

extension Configuration {
  /// Checks that the store can be used, without creating, moving or migrating the database. Throws only
  /// `CancellationError`.
  func storeChecks() async throws -> [Check] {
    switch store.variant {
    case .mock: return [Check("store", .ok, "mock: stored in memory until the end of each run")]
    case .failing: return [Check("store", .ok, "failing: every use of the store fails, as configured")]
    case .live: break
    }
    guard let file = store.file else { return [Check(.unusable(.noPath, .access), path: nil)] }
    let checks = try await file.inspect().map { Check($0, path: file.path) }
    return checks + (await databaseFile().map(Check.failures) ?? [])
  }
}

extension Check {
  /// Returns a failed check for each earlier database that was damaged, and for a full disk.
  fileprivate static func failures(of file: DatabaseFile) -> [Check] {
    var checks = file.damagedPaths.map {
      Check("store.damaged", .failed, file.note(ofDamaged: $0), remedy: DatabaseFile.damagedRemedy)
    }
    if file.isDiskFull, let free = file.freeByteCount {
      checks.append(Check("store.space", .failed, "only \(free) bytes are free", remedy: "delete other files"))
    }
    return checks
  }

  fileprivate init(_ finding: StoreFinding, path: String?) {
    let path = path ?? ""
    switch finding {
    case .absent: self.init("store", .ok, "\(path) does not exist yet and is created on first use")
    case .accessible(let byteCount): self.init("store.access", .ok, "\(path), \(byteCount) bytes")
    case .schema(let version, let newest):
      self.init(
        "store.schema", .ok,
        "version \(version) of \(newest)" + (version < newest ? ", migrated on next use" : ""))
    case .sound: self.init("store.integrity", .ok, "no damage found")
    case .unusable(let reason, let stage):
      let error = StoreError(path: path.isEmpty ? nil : path, reason: reason)
      self.init("store.\(stage.rawValue)", .failed, error)
    case .damaged(let problem):
      self.init(
        "store.integrity", .failed,
        "the database is damaged" + (problem.isEmpty ? "" : " (\(problem.printable(maxLength: 120)))"),
        remedy:
          "copy the data to recovered.db before other commands of aerogami move this file aside and begin an empty one: "
          + "sqlite3 \(path.quotedForShell) .recover | sqlite3 recovered.db")
    }
  }
}

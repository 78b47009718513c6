import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct CheckStatusTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let watches = WatchStore.mock()

  private func check(
    _ services: [ServiceHealth] = [], freeByteCount: Int? = 5_000_000_000,
    _ change: (inout Dependencies, inout ServedEnvironment) -> Void = { _, _ in }
  ) async throws -> EnvironmentStatus {
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    (dependencies.services, dependencies.watches, dependencies.now) = (.mock(services), watches, { Self.now })
    var environment = ServedEnvironment(name: "test")
    (environment.sources, environment.notifiers) = (["kiwi", "ryanair"].map { SourceRules($0) }, ["mail", "phone"])
    environment.databaseFile = {
      DatabaseFile(path: "/data/live.sqlite", byteCount: 1_234_567, freeByteCount: freeByteCount)
    }
    change(&dependencies, &environment)
    return try await CheckStatus(dependencies, in: environment)()
  }

  private func health(_ kind: ServiceHealth.Kind, _ name: String, _ problems: [Problem?]) -> ServiceHealth {
    var health = ServiceHealth(kind, name)
    for (index, problem) in problems.enumerated() {
      health.count(problem, at: Self.now - 100 + TimeInterval(index))
    }
    return health
  }

  private func words(_ status: EnvironmentStatus) -> [String] {
    status.parts.map { "\($0.kind.rawValue) \($0.name): \($0.words)" }
  }

  @Test("before anything is used, nothing fails")
  func unused() async throws {
    let status = try await check()
    #expect(
      words(status) == [
        "database /data/live.sqlite: ok", "disk free space: ok", "source kiwi: never asked",
        "source ryanair: never asked", "notifier mail: never sent", "notifier phone: never sent",
      ])
    #expect(status.isReadable && status.failing.isEmpty)
    // Only requests and messages are counted.
    #expect(status.parts.map(\.successCount) == [nil, nil, 0, 0, 0, 0])
    #expect(status.parts.map(\.failureCount) == [nil, nil, 0, 0, 0, 0])
    #expect(status.parts.map(\.details).prefix(2) == ["1.2 MB", "5.0 GB"])
  }

  @Test("a source whose last request failed fails, with the reason and the remedy")
  func source() async throws {
    let refused = Problem("status 401", remedy: "check the token")
    let status = try await check([
      health(.source, "kiwi", [nil, refused]), health(.source, "ryanair", [refused, nil]),
      health(.notifier, "kiwi", [nil]), health(.source, "removed", [refused]),
    ])
    #expect(status.failing.map(\.name) == ["kiwi"])
    let (kiwi, ryanair) = (status.parts[2], status.parts[3])
    #expect(kiwi.details == "status 401; check the token")
    #expect((kiwi.successCount, kiwi.failureCount) == (1, 1))
    #expect((kiwi.lastSuccess, kiwi.lastFailure) == (Self.now - 100, Self.now - 99))
    // The reason of an earlier failure stays visible.
    #expect(ryanair.words == "ok" && ryanair.details == "earlier failure: status 401; check the token")
  }

  @Test("the only source fails without its token, and one of several is left out", arguments: [true, false])
  func sourceWithoutToken(isOnly: Bool) async throws {
    let status = try await check { _, environment in
      if isOnly { environment.sources = [SourceRules("kiwi")] }
      environment.unusableSources = ["kiwi": Problem("the token is not set", remedy: "run aerogami setup")]
    }
    #expect(status.failing.map(\.name) == (isOnly ? ["kiwi"] : []))
    let part = try #require(status.parts.first { $0.name == "kiwi" })
    #expect(part.words == (isOnly ? "cannot be used" : "left out"))
    #expect(part.details == "the token is not set; run aerogami setup")
  }

  @Test("a notifier that the configuration makes unusable fails")
  func notifier() async throws {
    let status = try await check([health(.notifier, "phone", [nil])]) { _, environment in
      environment.unusableNotifiers = ["mail": Problem("notifiers.mail.address is not set")]
    }
    #expect(status.failing.map(\.words) == ["cannot be used"])
    #expect(status.failing.first?.details == "notifiers.mail.address is not set")
    #expect(words(status).last == "notifier phone: ok")
  }

  @Test("a watch that fails, cannot run or has not run for long fails; a paused one or a new one does not")
  func watch() async throws {
    for name in ["failing", "late", "new", "paused", "well"] {
      let watch = try Watch(name: name, fields: [(name: "to", value: "ES"), (name: "every", value: "1h")])
      _ = try await watches.add(watch, name)
    }
    for (name, age, failure) in [
      ("failing", 60.0, "status 503"), ("late", 12_000, nil), ("paused", 12_000, nil), ("well", 11_000, nil),
    ] {
      var round = FinishedRound(of: name)
      round.failure = failure
      _ = try await watches.saveRound(round, Self.now - age)
    }
    try await watches.setPaused("paused", true)
    let status = try await check()
    #expect(
      words(status).suffix(5) == [
        "watch failing: failing", "watch late: overdue", "watch new: not running", "watch paused: paused",
        "watch well: ok",
      ])
    #expect(status.failing.map(\.name) == ["failing", "late", "new"])
    #expect(status.parts.last?.successCount == nil && status.parts.last?.failureCount == nil)
    #expect(status.failing.first?.details == "status 503")
    for part in status.failing.dropFirst() { #expect(part.details?.contains("start aerogami serve") == true) }
    // A process has just begun to run it.
    let begun = try await check { _, environment in
      environment.watchHolder = { WatchHolder(watch: $0, process: 7, since: nil) }
    }
    #expect(words(begun).contains("watch new: never ran"))
    let here = try await check { _, environment in environment.runsWatches = true }
    #expect(words(here).contains("watch new: never ran"))
  }

  @Test("a damaged database that was moved aside fails until its file is gone")
  func damaged() async throws {
    let status = try await check { _, environment in
      environment.databaseFile = {
        var file = DatabaseFile(path: "/data/live.sqlite", byteCount: 4096)
        file.damagedPaths = ["/data/live.sqlite.damaged-20270115T080000"]
        return file
      }
    }
    #expect(status.failing.map(\.words) == ["was damaged"])
    #expect(status.failing.first?.details?.contains("moved to /data/live.sqlite.damaged-20270115T080000") == true)
  }

  @Test("a database that cannot be created fails, with the reason")
  func withoutDatabase() async throws {
    func status(_ obstacle: Problem?) async throws -> EnvironmentStatus {
      try await check { _, environment in
        environment.databaseFile = {
          var file = DatabaseFile(path: "/data/live.sqlite")
          file.obstacle = obstacle
          return file
        }
      }
    }
    let failing = try await status(Problem("it could not be opened for writing", remedy: "make it writable"))
    #expect(failing.failing.map(\.kind) == [.database] && failing.isReadable)
    #expect(failing.parts[0].details == "it could not be opened for writing; make it writable")
    let absent = try await status(nil)
    #expect(absent.failing.isEmpty && absent.parts[0].details == "does not exist yet and is created on first use")
  }

  @Test("a notifier that fails says how to try it again")
  func failedNotifier() async throws {
    let status = try await check([health(.notifier, "phone", [Problem("status 403")])])
    #expect(status.failing.first?.details == "status 403; for another try, run aerogami notify test phone")
  }

  @Test("a disk fails below 100 MB, and says nothing if its free space is unknown")
  func disk() async throws {
    #expect(try await check(freeByteCount: 100_000_000).failing.isEmpty)
    let full = try await check(freeByteCount: 99_999_999)
    #expect(full.failing.map(\.words) == ["full"])
    #expect(try await !check(freeByteCount: nil).parts.contains { $0.kind == .disk })
  }

  @Test("a database that cannot be read is a failure of its own, and says nothing about services")
  func unreadable() async throws {
    let status = try await check { dependencies, _ in dependencies.services = .failing(.status(500)) }
    #expect(!status.isReadable)
    #expect(status.parts.map(\.kind) == [.database, .disk])
    #expect(status.failing.first?.details?.contains("ServiceStore.all()") == true)
  }

  @Test("without a file, nothing is saved")
  func memory() async throws {
    let status = try await check { _, environment in environment.databaseFile = { nil } }
    #expect(status.parts[0].name == "memory" && status.parts[0].details == "nothing is saved in this environment")
  }
}

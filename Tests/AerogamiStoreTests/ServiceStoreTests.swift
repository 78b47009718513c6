import AerogamiContainer
import AerogamiCore
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiStore

@Suite struct ServiceStoreTests {
  private let place = TemporaryStore()
  private let counts = ServiceCounts()
  private let refused = Problem("status 401", remedy: "check the token")

  private func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + seconds) }

  private func health(
    _ kind: ServiceHealth.Kind, _ name: String, _ counts: (successes: Int, failures: Int), _ success: Date?,
    _ failure: Date?, _ problem: Problem?
  ) -> ServiceHealth {
    var health = ServiceHealth(kind, name)
    (health.successCount, health.failureCount) = counts
    (health.lastSuccess, health.lastFailure, health.problem) = (success, failure, problem)
    return health
  }

  @Test("counts add up over several runs, and the last times and reason stay")
  func runs() async throws {
    for run in 0..<2 {
      let counts = ServiceCounts()
      let database = place.database()
      _ = try await FavoriteStore.live(database).count()
      let store = ServiceStore.live(database, counts)
      counts.count(refused, .source, "ryanair", at: at(Double(run) * 10))
      counts.count(nil, .source, "ryanair", at: at(Double(run) * 10 + 0.5))
      counts.count(nil, .notifier, "phone", at: at(1))
      try await store.save(false)
      await database.close()
    }
    let database = place.database()
    let store = ServiceStore.live(database, counts)
    counts.count(nil, .source, "kiwi", at: at(20))
    let expected = [
      health(.source, "kiwi", (1, 0), at(20), nil, nil),
      health(.source, "ryanair", (2, 2), at(10.5), at(10), refused),
      health(.notifier, "phone", (2, 0), at(1), nil, nil),
    ]
    // What is not saved yet is included, and not counted twice after it is saved.
    for _ in 0..<2 {
      #expect(try await store.all() == expected)
      try await store.save(false)
    }
    #expect(expected.map(\.isFailing) == [false, false, false])
    await database.close()
  }

  @Test("a success after a failure keeps its reason, and a later failure replaces it")
  func reasons() async throws {
    let database = place.database()
    _ = try await FavoriteStore.live(database).count()
    let store = ServiceStore.live(database, counts)
    let later = Problem("status 503")
    let steps: [(problem: Problem?, isFailing: Bool, reason: Problem?)] = [
      (nil, false, nil), (refused, true, refused), (nil, false, refused), (later, true, later),
    ]
    for (index, step) in steps.enumerated() {
      counts.count(step.problem, .source, "kiwi", at: at(Double(index)))
      try await store.save(false)
      let saved = try #require(try await store.all().first)
      #expect(saved.isFailing == step.isFailing && saved.problem == step.reason, "step \(index)")
    }
    await database.close()
  }

  @Test("counts create the database if the caller wants that")
  func creating() async throws {
    let database = place.database()
    let store = ServiceStore.live(database, counts)
    try await store.save(true)
    #expect(!FileManager.default.fileExists(atPath: place.path), "there are no counts")
    counts.count(refused, .notifier, "phone", at: at(0))
    try await store.save(true)
    await database.close()

    let reopened = place.database()
    #expect(
      try await ServiceStore.live(reopened, ServiceCounts()).all()
        == [health(.notifier, "phone", (0, 1), nil, at(0), refused)])
    await reopened.close()
  }

  @Test("counts do not open the database, but are written when it is closed")
  func closing() async throws {
    let database = place.database()
    let store = ServiceStore.live(database, counts)
    counts.count(nil, .source, "kiwi", at: at(0))
    try await store.save(false)
    #expect(!FileManager.default.fileExists(atPath: place.path))
    #expect(try await store.all().map(\.successCount) == [1])
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    await database.close()

    let reopened = place.database()
    #expect(try await ServiceStore.live(reopened, ServiceCounts()).all().map(\.successCount) == [1])
    await reopened.close()
  }

  @Test("counts that could not be saved are saved later")
  func busy() async throws {
    let database = place.database()
    let store = ServiceStore.live(database, counts)
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    try place.withConnection { try $0.execute(sql: "ALTER TABLE service RENAME TO other") }
    counts.count(nil, .source, "kiwi", at: at(0))
    await #expect(throws: (any Error).self) { try await store.save(false) }
    try place.withConnection { try $0.execute(sql: "ALTER TABLE other RENAME TO service") }
    counts.count(refused, .source, "kiwi", at: at(1))
    try await store.save(false)
    #expect(
      try await ServiceStore.live(database, ServiceCounts()).all()
        == [health(.source, "kiwi", (1, 1), at(0), at(1), refused)])
    await database.close()
  }
}

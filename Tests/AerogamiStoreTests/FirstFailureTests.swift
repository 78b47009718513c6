import AerogamiCore
import Dispatch
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiStore

@Suite(.timeLimit(.minutes(20))) struct FirstFailureTests {
  private struct Broken: Error {
    var why = "down"
  }

  private let clock = ManualClock()
  private let place = TemporaryStore()
  private let reports = AsyncStream<String>.makeStream()

  private func failure() -> FirstFailure {
    FirstFailure(yieldingTo: reports.continuation, retryingAfter: FirstFailure.pause, clock: clock)
  }

  private func reported() async -> [String] {
    reports.continuation.finish()
    return await reports.stream.reduce(into: []) { $0.append($1) }
  }

  private func key(_ name: String) -> ResponseKey { ResponseKey(text: name) }
  private func response(_ name: String) -> CachedResponse {
    CachedResponse(url: name, body: [1], etag: nil, fetchedAt: Date(timeIntervalSince1970: 1))
  }

  @Test("a service tries a failed store once after a pause, and reports the recovery")
  func recovery() async {
    let failure = failure()
    #expect(await failure.unlessFailed(.reading) { throw Broken() } == Int?.none)
    #expect(await failure.unlessFailed(.reading) { 1 } == nil)
    clock.advance(by: FirstFailure.pause)
    // The same error is not reported again, and the pause restarts.
    #expect(await failure.unlessFailed(.reading) { throw Broken() } == Int?.none)
    clock.advance(by: FirstFailure.pause - .seconds(1))
    #expect(await failure.unlessFailed(.reading) { 2 } == nil)
    clock.advance(by: .seconds(1))
    let whileTrying = await failure.unlessFailed(.reading) { await failure.unlessFailed(.reading) { 3 } }
    #expect(whileTrying == .some(nil))
    #expect(await failure.unlessFailed(.reading) { 4 } == 4)
    #expect(await failure.unlessFailed(.reading) { throw Broken(why: "gone") } == Int?.none)
    #expect(await reported() == [#"Broken(why: "down")"#, "recovered", #"Broken(why: "gone")"#])
  }

  @Test("reading continues after a failed write, and only both together are a recovery")
  func uses() async {
    let failure = failure()
    await failure.unlessFailed(.writing) { throw Broken() }
    #expect(await failure.unlessFailed(.reading) { 1 } == 1)
    await failure.unlessFailed(.reading) { throw Broken(why: "too") }
    clock.advance(by: FirstFailure.pause)
    #expect(await failure.unlessFailed(.reading) { 2 } == 2)
    #expect(await failure.unlessFailed(.writing) { 3 } == 3)
    #expect(await reported() == [#"Broken(why: "down")"#, #"Broken(why: "too")"#, "recovered"])
  }

  @Test("a cache that another process has locked is still read, and written to again later")
  func busy() async throws {
    let database = place.database()
    let all = ResponseStore.live(database, maxBytes: 10_000)
    let store = all.tolerating(failure())
    try await store.save(response("a"), key("a"))

    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: place.path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    // Waits for five seconds once, and then no more.
    try await store.save(response("b"), key("b"))
    #expect(try await store.response(key("a")) != nil)
    try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    try await store.save(response("c"), key("c"))
    #expect(try await all.contents().count == 1)

    clock.advance(by: FirstFailure.pause)
    try await store.save(response("d"), key("d"))
    try await store.save(response("e"), key("e"))
    // Without the responses that could not be written.
    #expect(try await all.contents().count == 3)
    #expect(
      await reported() == [
        "the store \(place.path): another process has locked it; try again when that process has finished", "recovered",
      ])
    await database.close()
  }

  @Test("a damaged file is moved aside, and a new one is used after the pause")
  func damaged() async throws {
    try place.write("no database".utf8)
    let database = place.database()
    let store = ResponseStore.live(database, maxBytes: 10_000).tolerating(failure())
    for _ in 0..<2 { try await store.save(response("a"), key("a")) }
    #expect(try await store.response(key("a")) == nil)
    clock.advance(by: FirstFailure.pause)
    try await store.save(response("a"), key("a"))
    #expect(try await store.response(key("a")) == response("a"))
    let reported = await reported()
    #expect(reported.count == 2)
    #expect(reported.first?.contains("the file was damaged and has been moved to") == true)
    await database.close()
  }

  @Test("changes queued behind one that timed out fail with it")
  func queued() async throws {
    let database = place.database()
    try await database.write { _ in }
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: place.path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let release = DispatchSemaphore(value: 0)
    let failures = await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        try? await database.change { _ in
          begin.finish()
          release.wait()
        }
        return false
      }
      for await _ in begun {}
      // One thread runs the tasks in order, so all four are queued before the first waits for the other process.
      let thread = OneThread()
      for _ in 0..<4 {
        group.addTask(executorPreference: thread) {
          do {
            try await database.writeUnsynced { _ in }
            return false
          } catch let error as StoreError {
            // An attempt at this point would succeed.
            try? await other.writeWithoutTransaction { if $0.isInsideTransaction { try $0.execute(sql: "COMMIT") } }
            return error.reason == .busy
          } catch {
            return false
          }
        }
      }
      group.addTask(executorPreference: thread) {
        release.signal()
        return false
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(failures == 4)
    try await database.writeUnsynced { _ in }
    await database.close()
  }
}

extension FirstFailure {
  /// Creates a breaker that reports to a stream of texts.
  init(
    yieldingTo continuation: AsyncStream<String>.Continuation, retryingAfter pause: Duration? = nil,
    clock: any Clock<Duration> = ManualClock()
  ) {
    self.init(retryingAfter: pause, clock: clock) { event in
      switch event {
      case .failed(let error): continuation.yield("\(error)")
      case .recovered: continuation.yield("recovered")
      }
    }
  }
}

import AerogamiContainer
import AerogamiCore
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AerogamiStore

/// Tests of the leases of watches, between two holders in one process.
@Suite(.timeLimit(.minutes(20))) struct WatchLeaseTests {
  private let place = TemporaryStore()
  private let clock = ManualClock()
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private var file: StoreFile { StoreFile(path: place.path) }
  private struct Taken: Error, Equatable { var holder: WatchHolder }

  /// Runs `body` with leases. Throws `Taken` if another holder has one of them.
  private func withLeases(_ watches: [String], _ body: () async throws -> Void = {}) async throws {
    try await file.withLeases(of: watches, clock: clock, now: { [now] in now }) {
      throw Taken(holder: $0)
    } _: {
      try await body()
    }
  }

  private var leases: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: place.path + ".running")) ?? []).sorted()
  }

  @Test("the lease of one watch is taken without waiting, and is free after it has ended")
  func one() async throws {
    let first = await file.takeLease(of: "spain", at: now)
    guard case .taken(let end) = first, case .held(let holder) = await file.takeLease(of: "spain", at: now) else {
      Issue.record("\(first)")
      return
    }
    #expect(holder == WatchHolder(watch: "spain", process: getpid(), since: now))
    await end()
    #expect(leases == [])
    guard case .taken(let endSecond) = await file.takeLease(of: "spain", at: now) else {
      Issue.record("the lease did not end")
      return
    }
    await endSecond()
  }

  @Test("a second holder of a watch learns which process has it and since when; other watches are free")
  func taken() async throws {
    try await withLeases(["spain", "regions  to=ES"]) {
      #expect(leases.count == 2 && leases.last == "spain" && leases.first?.hasPrefix("_") == true)
      for watches in [["spain"], ["porto", "spain"], ["rome", "regions  to=ES"]] {
        let expected = WatchHolder(watch: watches.last ?? "", process: getpid(), since: now)
        await #expect(throws: Taken(holder: expected)) { try await withLeases(watches) }
      }
      // All leases are taken or none.
      try await withLeases(["porto", "rome"])
    }
    try await withLeases(["spain", "regions  to=ES"])
    #expect(leases == [])
  }

  @Test("a second holder waits until the first one ends, and reports it once")
  func waiting() async throws {
    let (started, ended) = (Gate(), Gate())
    let reports = Log<WatchHolder>()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await withLeases(["spain"]) {
          started.open()
          try await ended.wait()
        }
      }
      try await started.wait()
      group.addTask {
        try await file.withLeases(of: ["spain"], clock: clock, now: { [now] in now }) {
          await reports.append($0)
        } _: {
        }
      }
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(1))
      await clock.waitForSleepers(1)
      ended.open()
      try await group.next()
      clock.advance(by: .seconds(1))
      try await group.waitForAll()
    }
    #expect(await reports.entries.map(\.watch) == ["spain"])
  }

  @Test("the lease of a body that throws ends, and so does the wait of a canceled task")
  func errors() async throws {
    struct Failed: Error {}
    await #expect(throws: Failed.self) { try await withLeases(["spain"]) { throw Failed() } }
    try await withLeases(["spain"]) {
      let waiting = Task { [file, clock, now] in
        try await file.withLeases(of: ["spain"], clock: clock, now: { now }) { _ in
        } _: {
          Issue.record("two holders")
        }
      }
      await clock.waitForSleepers(1)
      waiting.cancel()
      await #expect(throws: CancellationError.self) { try await waiting.value }
    }
  }

  @Test("a file that a killed process left is no lease, and an unusable directory prevents none")
  func leftover() async throws {
    let directory = place.path + ".running"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try Data("1 1800000000\n".utf8).write(to: URL(filePath: "\(directory)/spain"))
    try await withLeases(["spain"]) { #expect(leases == ["spain"]) }
    let unusable = StoreFile(path: "/dev/null/store.sqlite")
    try await unusable.withLeases(of: ["spain"], clock: clock, now: { [now] in now }) {
      throw Taken(holder: $0)
    } _: {
    }
  }
}

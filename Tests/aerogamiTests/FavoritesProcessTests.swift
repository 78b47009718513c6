import Foundation
import GRDB
import Subprocess
import TestSupport
import Testing

/// What becomes of the favorites when several processes change them, or when one is killed.
@Suite(.timeLimit(.minutes(3))) struct FavoritesProcessTests {
  private let aerogami = Aerogami()
  private let batch = (0..<150).map { "batch\($0)" }

  init() throws {
    let trips = (["old"] + batch).map { SampleTrips.malaga.replacing(#""malaga""#, with: "\"\($0)\"") }
    try aerogami.write("[" + trips.joined(separator: ",") + "]", to: "Config/trips.json")
    try aerogami.write(#"{"clients": {"trips": {"variant": "mock", "data": "trips.json"}}}"#, to: "Config/dev.json")
  }

  private var ids: Set<String> {
    get async throws {
      let run = try await aerogami.run("favorites", "list", "--format", "ndjson")
      #expect(run.exitCode == 0, "\(run.errors)")
      return Set(run.tripIDs)
    }
  }

  @Test("60 processes that add favorites at the same time where nothing is yet all succeed")
  func manyProcesses() async throws {
    let expected = Set(batch.prefix(60))
    try await withThrowingTaskGroup(of: Run.self) { group in
      for id in expected { group.addTask { try await aerogami.run("favorites", "add", id) } }
      for try await run in group { #expect(run.exitCode == 0, "\(run.errors)") }
    }
    #expect(try await ids == expected)
  }

  @Test("a process that is killed while it adds leaves the old favorites or the new ones, and a sound file")
  func killed() async throws {
    // How many bytes are written in all, which the moments to kill are drawn from: from before there is a file, over the
    // making of the schema and the log, to when all is done.
    let add = ["favorites", "add"] + batch
    #expect(try await bytesSeen(add, killingAt: nil) > 0)
    let most = try await bytesSeen(add, killingAt: nil)
    var random = SplitMix64(seed: 5)
    var outcomes: [Bool] = []
    for round in 0..<50 {
      try? FileManager.default.removeItem(atPath: aerogami.dataDirectory)
      // Every other round begins with a file that is there.
      let old: Set<String> = round.isMultiple(of: 2) ? [] : ["old"]
      if !old.isEmpty { _ = try await aerogami.run("favorites", "add", "old") }
      _ = try await bytesSeen(add, killingAt: Int.random(in: 0...most, using: &random))
      let left = try await ids
      #expect(left == old || left == old.union(batch), "round \(round)")
      outcomes.append(left == old)
      #expect(try integrity() == "ok", "round \(round)")
    }
    // Neither kind of moment is missing.
    #expect(Set(outcomes) == [true, false])
  }

  /// Runs the program and kills it as soon as the store's files have so many bytes, or never.
  ///
  /// - Returns: The most bytes that were seen.
  private func bytesSeen(_ arguments: [String], killingAt limit: Int?) async throws -> Int {
    let errors = try WatchedStream.pipe()
    var most = 0
    _ = try await aerogami.run(arguments, output: .pipe(), errors: errors) { send in
      while !errors.hasEnded {
        most = max(most, bytes())
        if let limit, most >= limit {
          try? send(.kill)
          break
        }
        await Task.yield()
      }
    }
    return most
  }

  private func bytes() -> Int {
    ["", "-wal", "-shm"].reduce(0) { sum, suffix in
      var status = stat()
      return sum + (stat("\(aerogami.dataDirectory)/dev.sqlite\(suffix)", &status) == 0 ? Int(status.st_size) : 0)
    }
  }

  private func integrity() throws -> String? {
    try DatabaseQueue(path: "\(aerogami.dataDirectory)/dev.sqlite").read {
      try String.fetchOne($0, sql: "PRAGMA integrity_check")
    }
  }
}

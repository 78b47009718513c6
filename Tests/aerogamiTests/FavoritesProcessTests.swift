import Foundation
import GRDB
import TestSupport
import Testing

/// Tests of favorites with several processes, and with killed ones.
@Suite(.timeLimit(.minutes(20))) struct FavoritesProcessTests {
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

  @Test("processes that add favorites at the same time to a new database all succeed")
  func manyProcesses() async throws {
    let expected = Set(batch.prefix(4))
    try await withThrowingTaskGroup(of: Run.self) { group in
      for id in expected { group.addTask { try await aerogami.run("favorites", "add", id) } }
      for try await run in group { #expect(run.exitCode == 0, "\(run.errors)") }
    }
    #expect(try soundIDs() == expected)
  }

  @Test("a process killed while adding leaves the old or the new favorites, and an intact file")
  func killed() async throws {
    let old = SampleTrips.list(SampleTrips.malaga.replacing(#""malaga""#, with: #""old""#))
    try await aerogami.saveFavorites(of: old, region: "scd", in: "\(aerogami.dataDirectory)/dev.sqlite")
    let saved = aerogami.dataDirectory + "-saved"
    try FileManager.default.copyItem(atPath: aerogami.dataDirectory, toPath: saved)
    // All that is written goes to the log and then to the file. So the moments to kill are from before anything is there,
    // over the making of the schema and the log, to behind the end.
    try await run(["favorites", "add"] + batch, killedAfter: .max)
    let written = bytes() * 2
    var random = SplitMix64(seed: 5)
    var wasKept: Set<Bool> = []
    for round in 0..<8 {
      let old: Set<String> = round.isMultiple(of: 2) ? [] : ["old"]
      try? FileManager.default.removeItem(atPath: aerogami.dataDirectory)
      if !old.isEmpty { try FileManager.default.copyItem(atPath: saved, toPath: aerogami.dataDirectory) }

      let limit = round < 2 ? 0 : round < 4 ? Int.max : Int.random(in: 1...written, using: &random)
      try await run(["favorites", "add"] + batch, killedAfter: limit)
      let left = try soundIDs()
      #expect(left == old || left == old.union(batch), "round \(round), killed after \(limit) bytes")
      // What was left is what the program goes on with.
      if round == 5 { #expect(try await ids == left) }
      wasKept.insert(left == old)
    }
    #expect(wasKept == [true, false])
  }

  /// Runs the program, and kills it when the database's files have grown by a number of bytes.
  private func run(_ arguments: [String], killedAfter limit: Int) async throws {
    let before = bytes()
    try await aerogami.run(arguments) { bytes() - before >= limit }
  }

  private func bytes() -> Int {
    ["", "-wal", "-shm"].reduce(0) { sum, suffix in
      let file = FileHandle(forReadingAtPath: "\(aerogami.dataDirectory)/dev.sqlite\(suffix)")
      return sum + Int((try? file?.seekToEnd()) ?? 0)
    }
  }

  /// The content of the file, read without the program.
  private func soundIDs() throws -> Set<String> {
    if !FileManager.default.fileExists(atPath: "\(aerogami.dataDirectory)/dev.sqlite") { return [] }
    return try DatabaseQueue(path: "\(aerogami.dataDirectory)/dev.sqlite").read { db in
      #expect(try String.fetchAll(db, sql: "PRAGMA integrity_check") == ["ok"])
      return try db.tableExists("favorite") ? String.fetchSet(db, sql: "SELECT CAST(id AS TEXT) FROM favorite") : []
    }
  }
}

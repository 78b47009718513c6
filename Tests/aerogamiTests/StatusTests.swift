import Foundation
import Subprocess
import TestSupport
import Testing

/// Tests of the built program: what it counts, and what `status` shows of it.
@Suite(.timeLimit(.minutes(20))) struct StatusTests {
  private let aerogami = Aerogami()
  private static let fares = RyanairService(["DUB": [laterRyanairFareJSON("35.66", "GBP")]])
  private let fetch = ["fetch", "--env", "ryanair", "DUB", "--date", "2090-01-12"]

  private func variables(_ server: TestServer) -> [String: String] {
    ["AEROGAMI_CLIENTS_TRIPS_BASE_URL": server.address + "/api/farfnd/v4"]
  }

  private func status() async throws -> Run { try await aerogami.run("status", "--env", "ryanair", "--format", "csv") }

  @Test("before the first run, nothing fails, and no database is created")
  func unused() async throws {
    let run = try await status()
    #expect(run.exitCode == 0 && run.errors == "", "\(run)")
    #expect(run.output.contains("\nsource,ryanair,true,never asked,,,0,0,\n"), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: aerogami.dataDirectory))
    let mock = try await aerogami.run("status", environment: ["AEROGAMI_STORE_VARIANT": "mock"])
    #expect(
      mock
        == Run(
          0,
          output: """
            KIND      NAME    STATUS  DETAILS
            database  memory  ok      nothing is saved in this environment

            """))
  }

  @Test("a source that fails is shown with its reason")
  func source() async throws {
    try await TestServer.run { _ in
      .init(status: 401, "")
    } _: { server in
      #expect(try await aerogami.run(fetch, environment: variables(server)).exitCode == 1)
      // A failure is saved only when the run uses the database, here for the cache.
      let run = try await status()
      #expect(run.exitCode == 3, "\(run)")
      let row = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("source,") })
      #expect(row.hasPrefix("source,ryanair,false,failing,,20") && row.contains(",0,1,"), "\(row)")
      #expect(row.contains("status 401"), "\(row)")
    }
  }

  @Test("a failed test of a notifier is shown, also if nothing else was saved before")
  func notifier() async throws {
    try await TestServer.run(["/hook": .init(status: 404, "no_service")]) { server in
      let added = try await aerogami.run("notify", "add", "team", "--webhook", server.address + "/hook")
      #expect(added.exitCode == 3, "\(added)")
      let run = try await aerogami.run("status", "--env", "live", "--format", "csv")
      let row = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("notifier,") })
      #expect(row.hasPrefix("notifier,team,false,failing,,20") && row.contains(",0,1,"), "\(row)")
    }
  }

  @Test("a run without cache and price history opens no database to count its requests")
  func withoutDatabase() async throws {
    try await TestServer.run(Self.fares.response) { server in
      let off = ["AEROGAMI_CACHE_MAX_BYTES": "0", "AEROGAMI_HISTORY_RECORD": "never"]
      let run = try await aerogami.run(fetch, environment: variables(server).merging(off) { $1 })
      #expect(run.exitCode == 0, "\(run)")
      #expect(!FileManager.default.fileExists(atPath: aerogami.dataDirectory))
    }
  }

  @Test("a database that cannot be read makes the exit status 1")
  func unreadable() async throws {
    let run = try await aerogami.run("status", "--format", "json", environment: ["AEROGAMI_STORE_PATH": "."])
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.output.hasPrefix(#"{"environment":"dev","ok":false,"parts":["#))
    #expect(run.output.contains(#""kind":"database""#) && run.output.contains(#""status":"failing""#))
  }
}

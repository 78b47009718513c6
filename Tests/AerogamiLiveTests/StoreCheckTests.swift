import AerogamiContainer
import AerogamiCore
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiLive
@testable import AerogamiStore

/// Checks of a store, which do not change it.
@Suite struct StoreCheckTests {
  private let temporaryStore = TemporaryStore()

  private func checks(_ variables: [String: String] = [:]) async throws -> [Check] {
    try await checksAndFile(variables).checks
  }

  private func checksAndFile(
    _ variables: [String: String] = [:]
  ) async throws -> (checks: [Check], file: DatabaseFile?) {
    let configuration = try Configuration.load(
      variables: ["AEROGAMI_STORE_PATH": temporaryStore.path].merging(variables) { $1 },
      directories: Configuration.Directories(currentDirectory: "/", userDirectory: nil))
    return (try await configuration.storeChecks(), await configuration.databaseFile())
  }

  @Test("a missing store is not created, and neither is its directory")
  func absent() async throws {
    #expect(try await checks().map(\.verdict) == [.ok])
    #expect(!FileManager.default.fileExists(atPath: temporaryStore.directory))
  }

  @Test("a used store is undamaged, and the check leaves no other files")
  func undamaged() async throws {
    let database = temporaryStore.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    await database.close()
    let (names, bytes) = (try temporaryStore.names, try temporaryStore.bytes())
    let versions = DatabaseMigrator.store.migrations.count
    #expect(
      try await checks() == [
        Check("store.access", .ok, "\(temporaryStore.path), \(bytes.count) bytes"),
        Check("store.schema", .ok, "version \(versions) of \(versions)"),
        Check("store.integrity", .ok, "no damage found"),
      ])
    #expect(try temporaryStore.names == names)
    #expect(try temporaryStore.bytes() == bytes)
  }

  @Test("a store in use can be checked")
  func inUse() async throws {
    let database = temporaryStore.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    #expect(try await checks().allSatisfy { $0.verdict == .ok })
    await database.close()
  }

  @Test("checking a locked store does not block the cooperative thread pool")
  func locked() async throws {
    try temporaryStore.write([])
    let other = try temporaryStore.lock()
    let isLeft = await OneThread().isLeft {
      await #expect(throws: Never.self) { _ = try await checks() }
    }
    #expect(isLeft)
    try other.close()
  }

  @Test("a database of another program or of a newer version has a remedy", arguments: [true, false])
  func notOurs(isForeign: Bool) async throws {
    let database = temporaryStore.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    await database.close()
    try temporaryStore.withConnection { db in
      try db.execute(
        sql: isForeign ? "PRAGMA application_id = 1" : "INSERT INTO grdb_migrations VALUES ('fromTheFuture')")
    }
    let found = try await checks()
    let check = try #require(found.last)
    #expect(check.name == "store.schema")
    #expect(check.verdict == .failed)
    #expect(check.found.contains(isForeign ? "of another program" : "a newer version of aerogami"))
    #expect(check.remedy?.contains("store.path") == true)
  }

  @Test(
    "a file that is not a database is damaged at the default path, foreign at a named one, and left there",
    arguments: [Array("garbage".utf8), Array(repeating: 1, count: 9000)], [true, false])
  func notADatabase(bytes: [UInt8], isNamed: Bool) async throws {
    try temporaryStore.write(bytes)
    let configuration = try Configuration.load(
      variables: ["AEROGAMI_ENV": "dev"].merging(isNamed ? ["AEROGAMI_STORE_PATH": temporaryStore.path] : [:]) { $1 },
      directories: Configuration.Directories(
        currentDirectory: "/", userDirectory: nil, dataDirectory: temporaryStore.directory))
    if !isNamed {
      try FileManager.default.moveItem(atPath: temporaryStore.path, toPath: "\(temporaryStore.directory)/dev.sqlite")
    }
    let check = try #require(try await configuration.storeChecks().last)
    #expect(check.name == "store.integrity")
    #expect(check.verdict == .failed)
    #expect(check.remedy?.contains(isNamed ? "set store.path" : ".recover") == true)
    #expect(try temporaryStore.names == [isNamed ? "store.sqlite" : "dev.sqlite"])
    #expect(try temporaryStore.bytes(isNamed ? "store.sqlite" : "dev.sqlite") == bytes)
  }

  @Test("a damaged page is found anywhere in the file")
  func damagedPage() async throws {
    let database = temporaryStore.database()
    _ = try await FavoriteStore.live(database).add((0..<200).map { .fixture("trip-\($0)") })
    await database.close()
    var bytes = try temporaryStore.bytes()
    let page = 4096
    for index in bytes.count - page..<bytes.count { bytes[index] = 0xFF }
    try temporaryStore.write(bytes)
    let found = try await checks()
    let check = try #require(found.last)
    #expect(check.name == "store.integrity")
    #expect(check.verdict == .failed)
    #expect(try temporaryStore.bytes() == bytes)
  }

  @Test("a damaged database that another command has moved aside is reported until it is deleted")
  func movedAside() async throws {
    let database = temporaryStore.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    await database.close()
    #expect(try await checks().allSatisfy { $0.verdict == .ok })
    let aside = temporaryStore.path + ".damaged-20270131T060000"
    for name in [aside, aside + "-wal"] { try Data().write(to: URL(filePath: name)) }
    let failed = try await checks().filter { $0.verdict == .failed }
    #expect(failed.map(\.name) == ["store.damaged"])
    #expect(failed.first?.found.contains("moved to \(aside), so") == true)
    try FileManager.default.removeItem(atPath: aside)
    #expect(try await checks().allSatisfy { $0.verdict == .ok })
  }

  @Test("a directory at the store's path, or a file at its directory's path, is reported")
  func obstacles() async throws {
    try FileManager.default.createDirectory(atPath: temporaryStore.path, withIntermediateDirectories: true)
    #expect(
      try await checks() == [
        Check(
          "store.access", .failed, "the store \(temporaryStore.path): this is not a regular file",
          remedy: "set store.path (AEROGAMI_STORE_PATH) to a regular file")
      ])
    let below = try await checks(["AEROGAMI_STORE_PATH": "/dev/null/store.sqlite"])
    #expect(below.map(\.verdict) == [.failed])
    #expect(below.first?.found.contains("the directory /dev/null could not be created: Not a directory") == true)
  }

  @Test(
    "a store that cannot be created has the same reason in a check and as a file, and is not created",
    .enabled(if: geteuid() != 0, "the superuser may write anywhere"))
  func unwritable() async throws {
    let parent = URL(filePath: temporaryStore.directory).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: parent)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: parent) }
    let (checks, file) = try await checksAndFile()
    let check = try #require(checks.first)
    #expect(check.verdict == .failed && check.found.contains("could not be created"))
    #expect(file?.obstacle == Problem(check.found, remedy: check.remedy))
    #expect(!FileManager.default.fileExists(atPath: temporaryStore.directory))
  }

  @Test("a store in memory and a failing store are ok", arguments: ["mock", "failing"])
  func variants(variant: String) async throws {
    let checks = try await checks(["AEROGAMI_STORE_VARIANT": variant])
    #expect(checks.map(\.verdict) == [.ok])
    #expect(checks.first?.found.hasPrefix("\(variant): ") == true)
  }
}

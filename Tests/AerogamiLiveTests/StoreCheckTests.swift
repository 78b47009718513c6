import AerogamiCore
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiLive
@testable import AerogamiStore

/// What is found of a store, which stays as it is.
@Suite struct StoreCheckTests {
  private let place = TemporaryStore()

  private func checks(_ variables: [String: String] = [:]) async throws -> [Check] {
    let configuration = try Configuration.load(
      variables: ["AEROGAMI_STORE_PATH": place.path].merging(variables) { $1 },
      directories: Configuration.Directories(currentDirectory: "/", userDirectory: nil))
    return try await configuration.storeChecks()
  }

  @Test("a store that is not there is not made, nor its directory")
  func absent() async throws {
    #expect(try await checks().map(\.verdict) == [.ok])
    #expect(!FileManager.default.fileExists(atPath: place.directory))
  }

  @Test("a store that was used is sound, and nothing beside it stays behind")
  func sound() async throws {
    let database = place.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    await database.close()
    let (names, bytes) = (try place.names, try place.bytes())
    let versions = DatabaseMigrator.store.migrations.count
    #expect(
      try await checks() == [
        Check("store.access", .ok, "\(place.path), \(bytes.count) bytes"),
        Check("store.schema", .ok, "version \(versions) of \(versions)"), Check("store.integrity", .ok, "sound"),
      ])
    #expect(try place.names == names)
    #expect(try place.bytes() == bytes)
  }

  @Test("a store that is in use can be looked at")
  func inUse() async throws {
    let database = place.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    #expect(try await checks().allSatisfy { $0.verdict == .ok })
    await database.close()
  }

  @Test("a store that another program has locked blocks no thread of the tasks while it is checked")
  func locked() async throws {
    try place.write([])
    let other = try place.lock()
    let isLeft = await OneThread().isLeft {
      await #expect(throws: Never.self) { _ = try await checks() }
    }
    #expect(isLeft)
    try other.close()
  }

  @Test("a database of another program, and one of a newer version, have their remedy", arguments: [true, false])
  func notOurs(isForeign: Bool) async throws {
    let database = place.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    await database.close()
    try place.withConnection { db in
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
    "what is no database is damaged where the store is by default, and anything where it is named, and is left there",
    arguments: [Array("garbage".utf8), Array(repeating: 1, count: 9000)], [true, false])
  func noDatabase(bytes: [UInt8], isNamed: Bool) async throws {
    try place.write(bytes)
    let configuration = try Configuration.load(
      variables: ["AEROGAMI_ENV": "dev"].merging(isNamed ? ["AEROGAMI_STORE_PATH": place.path] : [:]) { $1 },
      directories: Configuration.Directories(currentDirectory: "/", userDirectory: nil, dataDirectory: place.directory))
    if !isNamed {
      try FileManager.default.moveItem(atPath: place.path, toPath: "\(place.directory)/dev.sqlite")
    }
    let check = try #require(try await configuration.storeChecks().last)
    #expect(check.name == "store.integrity")
    #expect(check.verdict == .failed)
    #expect(check.remedy?.contains(isNamed ? "set store.path" : ".recover") == true)
    #expect(try place.names == [isNamed ? "store.sqlite" : "dev.sqlite"])
    #expect(try place.bytes(isNamed ? "store.sqlite" : "dev.sqlite") == bytes)
  }

  @Test("a page that makes no sense is found wherever it is")
  func damagedPage() async throws {
    let database = place.database()
    _ = try await FavoriteStore.live(database).add((0..<200).map { .fixture("trip-\($0)") })
    await database.close()
    var bytes = try place.bytes()
    let page = 4096
    for index in bytes.count - page..<bytes.count { bytes[index] = 0xFF }
    try place.write(bytes)
    let found = try await checks()
    let check = try #require(found.last)
    #expect(check.name == "store.integrity")
    #expect(check.verdict == .failed)
    #expect(try place.bytes() == bytes)
  }

  @Test("a directory in the place of the store, or a file in that of its directory, is told of")
  func inTheWay() async throws {
    try FileManager.default.createDirectory(atPath: place.path, withIntermediateDirectories: true)
    #expect(
      try await checks() == [
        Check(
          "store.access", .failed, "the store \(place.path): this is not a regular file",
          remedy: "set store.path (AEROGAMI_STORE_PATH) to a regular file")
      ])
    let below = try await checks(["AEROGAMI_STORE_PATH": "/dev/null/store.sqlite"])
    #expect(below.map(\.verdict) == [.failed])
    #expect(below.first?.found.contains("could not create the directory /dev/null: Not a directory") == true)
  }

  @Test("a store in memory, and one that fails by wish, are well", arguments: ["mock", "failing"])
  func variants(variant: String) async throws {
    let checks = try await checks(["AEROGAMI_STORE_VARIANT": variant])
    #expect(checks.map(\.verdict) == [.ok])
    #expect(checks.first?.found.hasPrefix("\(variant): ") == true)
  }
}

import AerogamiCore
import AerogamiStore
import Foundation
import Subprocess
import TestSupport
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Tests that the article's commands back up and restore a database whose newest changes are in its log.
@Suite(.timeLimit(.minutes(20))) struct BackupTests {
  private let root = TemporaryDirectory()

  /// The commands of the article that contain a text.
  private func commands(_ isIncluded: (String) -> Bool) throws -> [String] {
    let commands = try Document("Sources/aerogami/Documentation.docc/OfflineAndCache.md").examples().map(\.command)
    let found = commands.filter { $0.contains("backup") && isIncluded($0) || $0.hasPrefix("rm -f ~/") }
    return try #require(found.isEmpty ? nil : found)
  }

  @Test("the documented copy has the changes in the log, and the restored database too")
  func copying() async throws {
    try await check(try commands { !$0.hasPrefix("sqlite3 ") })
  }

  @Test(
    "the documented backup with sqlite3 has them too",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/sqlite3")))
  func sqlite3() async throws {
    try await check(try commands { !$0.hasPrefix("cp -p ~/") })
  }

  private func check(_ commands: [String]) async throws {
    let directory = "\(root.path)/home/.local/share/aerogami"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    func database() -> LocalDatabase {
      LocalDatabase(StoreFile(path: "\(directory)/dev.sqlite"), clock: ContinuousClock(), now: { Date() })
    }
    let open = database()
    let favorite = Favorite(trip: .fixture(), region: "scd", addedAt: Date(timeIntervalSince1970: 1_800_000_000))
    _ = try await FavoriteStore.live(open).add([favorite])
    // The connection stays open, as if its process had been killed. Without it, closing would empty the log.
    try #require(FileManager.default.fileExists(atPath: "\(directory)/dev.sqlite-wal"))
    let result = try await run(
      .path("/bin/sh"), arguments: ["-ec", commands.joined(separator: "\n")],
      environment: .custom(["HOME": "\(root.path)/home", "PATH": "/usr/bin:/bin"]),
      workingDirectory: FilePath(root.path), output: .string(limit: 1 << 16), error: .string(limit: 1 << 16))
    try #require(result.terminationStatus.isSuccess, "\(commands)\n\(result.standardError)")
    let restored = database()
    #expect(try await FavoriteStore.live(restored).ids() == [favorite.id])
    await restored.close()
    await open.close()
  }
}

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

  @Test("the documented copy has the changes in the log, and the restored database too")
  func copying() async throws {
    let all = try Document("Sources/aerogami/Documentation.docc/OfflineAndCache.md").examples().map(\.command)
    let commands = all.filter { $0.contains("backup") || $0.hasPrefix("mkdir ") || $0.hasPrefix("rm -f ~/") }
    try #require(commands.contains { $0.hasPrefix("aerogami backup ") } && commands.count == 5)
    let program = try #require(Aerogami.program, "the program is not beside the tests")
    let directory = "\(root.path)/home/.local/share/aerogami"
    // A watch that ran has left a directory beside the database.
    try FileManager.default.createDirectory(
      atPath: "\(directory)/dev.sqlite.running", withIntermediateDirectories: true)
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
      environment: .custom([
        "HOME": "\(root.path)/home", "PATH": "\(URL(filePath: program).deletingLastPathComponent().path):/usr/bin:/bin",
      ]),
      workingDirectory: FilePath(root.path), output: .string(limit: 1 << 16), error: .string(limit: 1 << 16))
    try #require(result.terminationStatus.isSuccess, "\(commands)\n\(result.standardError)")
    let restored = database()
    #expect(try await FavoriteStore.live(restored).ids() == [favorite.id])
    await restored.close()
    await open.close()
  }
}

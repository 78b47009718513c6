import AerogamiContainer
public import AerogamiCore
import AerogamiStore
import Foundation

extension Configuration {
  /// Returns the file of the database, with its size and the free space of its disk; `nil` if nothing is saved in a file.
  public func databaseFile() async -> DatabaseFile? {
    guard store.variant == .live, let file = store.file else { return nil }
    // A disk of the network may not respond for a long time.
    return await onBlockingThread { DatabaseFile(inspecting: file) }
  }
}

extension DatabaseFile {
  fileprivate init(inspecting file: StoreFile) {
    let path = file.path
    self.init(path: path)
    obstacle = file.obstacleToCreation.map { Problem(StoreError(path: path, reason: $0)) }
    let files = FileManager.default
    func size(_ path: String) -> Int? {
      (try? files.attributesOfItem(atPath: path))?[.size].flatMap { ($0 as? NSNumber)?.intValue }
    }
    damagedPaths = StoreFile.damagedPaths(of: path)
    byteCount = size(path).map { $0 + (size(path + "-wal") ?? 0) }
    // The directory may not exist yet.
    var nearest = URL(filePath: path).deletingLastPathComponent()
    while !files.fileExists(atPath: nearest.path), nearest.path != "/" { nearest.deleteLastPathComponent() }
    freeByteCount =
      (try? files.attributesOfFileSystem(forPath: nearest.path))?[.systemFreeSize]
      .flatMap { ($0 as? NSNumber)?.intValue }
  }
}

package import AerogamiContainer

/// The file of a database, and the space on its disk.
public struct DatabaseFile: Hashable, Sendable {
  /// The absolute path.
  public var path: String
  /// The size of the file in bytes, with the changes that SQLite has not yet moved into it; `nil` without a file.
  public var byteCount: Int?
  /// The free space of the disk for this user, in bytes; `nil` if it is unknown.
  public var freeByteCount: Int?
  /// The files beside it that were this database, and were moved aside because they were damaged, sorted by time.
  public var damagedPaths: [String] = []
  /// Why the missing file cannot be created; `nil` if it exists, or can probably be created.
  package var obstacle: Problem?

  /// With less free space, in bytes, a disk counts as full: 100 MB.
  package static let minimumFreeByteCount = 100_000_000

  /// Whether nothing more may be saved soon.
  package var isDiskFull: Bool { (freeByteCount ?? .max) < Self.minimumFreeByteCount }

  public init(path: String, byteCount: Int? = nil, freeByteCount: Int? = nil) {
    (self.path, self.byteCount, self.freeByteCount) = (path, byteCount, freeByteCount)
  }

  package func note(ofDamaged damaged: String) -> String {
    "the database was damaged and moved to \(damaged), so its favorites, watches and prices are missing"
  }

  package static let damagedRemedy =
    "restore a backup, or recover the file with sqlite3 (.recover); then delete or rename the damaged file"
}

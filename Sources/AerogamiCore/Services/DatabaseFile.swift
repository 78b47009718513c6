/// The file of a database, and the space on its disk.
public struct DatabaseFile: Hashable, Sendable {
  /// The absolute path.
  public var path: String
  /// The size of the file in bytes, with the changes that SQLite has not yet moved into it; `nil` without a file.
  public var byteCount: Int?
  /// The free space of the disk for this user, in bytes; `nil` if it is unknown.
  public var freeByteCount: Int?

  public init(path: String, byteCount: Int? = nil, freeByteCount: Int? = nil) {
    (self.path, self.byteCount, self.freeByteCount) = (path, byteCount, freeByteCount)
  }
}

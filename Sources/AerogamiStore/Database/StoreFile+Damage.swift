import AerogamiCore
import Foundation

extension StoreFile {
  /// The identity of a file, which stays the same when the file is renamed.
  struct Identity: Hashable, Sendable {
    private let device: dev_t
    private let number: ino_t

    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, number) = (status.st_dev, status.st_ino)
    }
  }

  var identity: Identity? { Identity(of: path) }

  /// Renames a damaged database and the files that SQLite keeps beside it. The caller must hold the lock.
  ///
  /// - Parameter date: The current time, which becomes part of the new name.
  /// - Returns: The reason for the caller to throw: ``StoreError/Reason/damaged(movedTo:)`` with the new path.
  /// - Throws: The reason why the file was not moved.
  func moveAside(at date: Date) throws(StoreError.Reason) -> StoreError.Reason {
    guard isOurs || isDatabase else { throw .notMovedAside }
    let moment = (RFC3339.string(from: date) ?? "").filter { $0.isNumber || $0 == "T" }.prefix("20270131T060000".count)
    let name = "\(path).damaged-\(moment)"
    var (target, number) = (name, 1)
    while access(target, F_OK) == 0 {
      number += 1
      target = "\(name)-\(number)"
    }
    // Rename the write-ahead log first. If an interruption left the log behind, SQLite would apply it to the next
    // database at this path.
    for suffix in ["-wal", "-shm", ""] where rename(path + suffix, target + suffix) != 0 {
      guard errno == ENOENT, !suffix.isEmpty else { throw .unwritable(errno: errno) }
    }
    return .damaged(movedTo: target)
  }

  /// Whether the file starts like an SQLite database.
  var isDatabase: Bool {
    let file = fopen(path, "r")
    defer { if let file { fclose(file) } }
    var head = [UInt8](repeating: 0, count: 16)
    guard let file, fread(&head, 1, head.count, file) == head.count else { return false }
    return head == Array("SQLite format 3\0".utf8)
  }
}

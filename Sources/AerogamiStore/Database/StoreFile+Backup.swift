import AerogamiContainer
package import AerogamiSystem
import Foundation
import GRDB

/// The reason why a database was not copied.
package enum BackupError: Error, Hashable, Sendable {
  /// There is no database yet: no file, or an empty one, which is left if the disk was full when it was created.
  case absent
  /// The database could not be read.
  case unreadable(StoreError.Reason)
  /// The database is damaged, with SQLite's message. It was not moved aside.
  case damaged(String)
  /// The target is the database or one of the files beside it.
  case isSource
  /// The target exists, and must not be replaced.
  case exists
  /// The target is not a regular file, or has a log beside it, because a program uses it as a database.
  case notReplaceable(inUse: Bool)
  /// The target is a symbolic link to this path.
  case isLink(to: String)
  /// The target has contents that are not an SQLite database.
  case notADatabase
  /// The target is in a directory of the program, where other files have a meaning.
  case isProtected(directory: String)
  /// The target's directory does not exist, or the copy could not be written there.
  case unwritable(FileError)
  /// There is not enough free space for the copy.
  case full
}

extension StoreFile {
  /// Writes a consistent copy of the database to a file, while other processes and tasks may read and write it.
  ///
  /// The copy has everything that was committed before, also what is only in the log. It is complete when it gets its
  /// name: until then, it is in a part like those of ``writeAtomically(_:as:in:mode:)``. If the task is canceled, or
  /// after an error, nothing is left. The database is neither migrated nor moved, whatever is wrong with it.
  ///
  /// - Parameters:
  ///   - target: An absolute path. The copy gets the permissions of the database.
  ///   - replaces: Whether an existing file at the path is replaced, if it is an SQLite database or empty.
  ///   - protected: Directories in which no existing file is replaced.
  /// - Returns: The size of the copy in bytes.
  /// - Throws: ``BackupError`` or `CancellationError`.
  package func backUp(
    to target: String, replacing replaces: Bool, exceptIn protected: [String] = []
  ) async throws -> Int {
    let slash = target.lastIndex(of: "/") ?? target.startIndex
    let (directory, name) = (String(target[..<slash]), String(target[slash...].dropFirst()))
    let part = try await onBlockingThread { () throws(BackupError) in
      guard exists, let attributes = Self.attributes(of: path) else { throw .absent }
      if !attributes.isRegularFile { throw .unreadable(.notAFile) }
      if attributes.st_size == 0 { throw .absent }
      try check(target, directory, name, replaces, protected)
      removeStaleParts(in: directory) { $0 == name }
      do throws(FileError) {
        return try FilePart(of: name, in: directory, mode: UInt16(attributes.st_mode & 0o777))
      } catch {
        throw .unwritable(error)
      }
    }
    do {
      try await copy(to: part.path)
      return try await onBlockingThread { () throws(BackupError) in
        do throws(FileError) {
          let size = try part.size
          try part.complete(replacing: replaces)
          return size
        } catch {
          throw error == .system(EEXIST) ? .exists : error == .system(ENOSPC) ? .full : .unwritable(error)
        }
      }
    } catch {
      await onBlockingThread { part.discard() }
      throw error
    }
  }

  /// Checks the target before the copy is written.
  private func check(
    _ target: String, _ directory: String, _ name: String, _ replaces: Bool, _ protected: [String]
  ) throws(BackupError) {
    guard let parent = Self.attributes(of: directory.isEmpty ? "/" : directory) else {
      throw .unwritable(.system(errno))
    }
    let own = [path] + ["-wal", "-shm", "-journal", ".lock"].map { path + $0 }
    let existing = Self.attributes(of: target)
    for file in own {
      let names = (file.split(separator: "/").last.map(String.init) ?? "", name)
      let sameDirectory = Self.attributes(of: self.directory.isEmpty ? "/" : self.directory).map(Identity.init)
      if names.0 == names.1, sameDirectory == Identity(parent) { throw .isSource }
      if let existing, let attributes = Self.attributes(of: file), Identity(existing) == Identity(attributes) {
        throw .isSource
      }
    }
    var link = stat()
    guard unsafe lstat(target, &link) == 0 else { return }
    if existing.map({ !$0.isRegularFile }) == true { throw .notReplaceable(inUse: false) }
    if link.st_mode & S_IFMT == S_IFLNK {
      let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: target)) ?? ""
      throw .isLink(to: path.hasPrefix("/") ? path : "\(directory)/\(path)")
    }
    if !replaces { throw .exists }
    if let directory = protected.first(where: { Self.attributes(of: $0).map(Identity.init) == Identity(parent) }) {
      throw .isProtected(directory: directory)
    }
    if link.st_size > 0, !StoreFile(path: target).isDatabase { throw .notADatabase }
    if unsafe access(target + "-wal", F_OK) == 0 { throw .notReplaceable(inUse: true) }
  }

  private func copy(to target: String) async throws {
    var configuration = Self.configuration
    configuration.readonly = true
    do {
      let queue = try await onBlockingThread { [configuration] in
        try DatabaseQueue(path: isReadOnly ? immutableAddress : path, configuration: configuration)
      }
      let copied: Result<Void, any Error>
      do {
        // Cancellation interrupts the statement.
        copied = .success(
          try await queue.unsafeRead { db in
            if try Int32.fetchOne(db, sql: "PRAGMA application_id") != Self.applicationID {
              throw BackupError.unreadable(.foreign)
            }
            // Unlike the backup interface of SQLite, a statement is not restarted when another process writes.
            try db.execute(sql: "VACUUM INTO ?", arguments: [target])
          })
      } catch {
        copied = .failure(error)
      }
      await onBlockingThread { try? queue.close() }
      try copied.get()
    } catch let error as DatabaseError {
      try Task.checkCancellation()
      throw BackupError(error)
    }
  }
}

extension BackupError {
  init(_ error: DatabaseError) {
    switch StoreError.Reason(error) {
    case nil: self = .damaged(error.message ?? "no reason given")
    case .full?: self = .full
    case let reason?: self = .unreadable(reason)
    }
  }
}

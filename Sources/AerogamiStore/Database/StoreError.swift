public import AerogamiContainer
import AerogamiCore
import AerogamiSystem
import Foundation
import GRDB

/// The reason why the local database could not be read or written: the file, what happened, and what to do.
///
/// No saved data is lost: SQLite undoes a failed transaction, and a damaged file is moved but not deleted.
public struct StoreError: Error, Hashable, Sendable {
  /// What prevented the use of the database.
  public enum Reason: Error, Hashable, Sendable {
    /// The configuration has no path, and there is no data directory for the default path.
    case noPath
    /// A parent directory of the file could not be created.
    case noDirectory(String, errno: Int32)
    /// The path leads to something other than a regular file, such as a directory or a device.
    case notAFile
    /// The file, or a file beside it, could not be opened, created or renamed.
    case unwritable(errno: Int32)
    /// The disk has no free space.
    case full
    /// Another process held a lock of SQLite or the lock file for longer than the timeout.
    case busy
    /// The file is a damaged database, or not a database; it was moved to this path.
    case damaged(movedTo: String)
    /// The file is not a database, but the user chose its path, so it was not moved.
    case notMovedAside
    /// The database was created by another program.
    case foreign
    /// The database has migrations that this version does not know.
    case newer
    /// Another error, with its message.
    case other(String, remedy: String? = nil)
  }

  /// The path of the database; `nil` if there is no location for it.
  public let path: String?
  /// What prevented the use of the database.
  public let reason: Reason

  package init(path: String?, reason: Reason) { (self.path, self.reason) = (path, reason) }
}

extension StoreError: ReportedError {
  public var message: String {
    let detail =
      switch reason {
      case .noPath: "there is no default location, because neither HOME nor XDG_DATA_HOME is an absolute path"
      case .noDirectory(let directory, let number):
        "the directory \(directory) could not be created: \(systemErrorText(number))"
      case .notAFile: "this is not a regular file"
      case .unwritable(let number): "it could not be opened for writing: \(systemErrorText(number))"
      case .full: "the disk is full; nothing was changed"
      case .busy: "another process has locked it"
      case .damaged(let path):
        "the file was damaged and has been moved to \(path); the next use starts with an empty store"
      case .notMovedAside: "this is not a database; it was left unchanged"
      case .foreign: "this is a database of another program; it was left unchanged"
      case .newer: "a newer version of aerogami wrote this file; it was left unchanged"
      case .other(let message, _): message
      }
    return "the store\(path.map { " \($0)" } ?? ""): \(detail)"
  }

  public var remedy: String? {
    let setPath = "set store.path (AEROGAMI_STORE_PATH)"
    return switch reason {
    case .noPath: "\(setPath) to a file"
    case .noDirectory: "\(setPath) to a file in another directory"
    case .notAFile: "\(setPath) to a regular file"
    case .unwritable: "make the file and its directory writable, or \(setPath) to another file"
    case .full: "free some space and try again"
    case .busy: "try again when that process has finished"
    case .damaged(let path):
      "to copy favorites and other data to recovered.db, run: sqlite3 \(path.quotedForShell) .recover | sqlite3 recovered.db"
    case .notMovedAside: "move it away, or \(setPath) to another file"
    case .foreign: "\(setPath) to another file"
    case .newer: "update aerogami, or \(setPath) to another file"
    case .other(_, let remedy): remedy
    }
  }
}

extension StoreError.Reason {
  /// Converts an error of SQLite. Returns `nil` if the file is damaged or is not a database. See
  /// ``StoreFile/moveAside(at:)`` for these files.
  init?(_ error: DatabaseError) {
    switch error.resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: return nil
    case .SQLITE_FULL: self = .full
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_READONLY: self = .unwritable(errno: EROFS)
    case .SQLITE_PERM: self = .unwritable(errno: EACCES)
    // SQLite reports no reason. It opens files beside the database also to read it.
    case .SQLITE_CANTOPEN:
      self = .other(
        "SQLite could not open it, or create the files beside it",
        remedy: "make the file and its directory readable and writable")
    // SQLite's shared memory is a file. On a full disk, creating that file fails first.
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: self = .full
    default:
      let message = "\(error.message ?? "no reason given") (SQLite \(error.extendedResultCode.rawValue))"
      self = .other("it could not be used: \(message)")
    }
  }
}

public import AerogamiCore
import GRDB

/// Why what is kept on this machine could not be read or written: which file, what happened, and what to do.
///
/// Nothing that was kept has been changed or lost.
public struct StoreError: Error, Hashable, Sendable {
  public enum Reason: Error, Hashable, Sendable {
    /// The configuration names no file, and there is no home directory to keep one in.
    case noPlace
    /// A directory on the way to the file could not be made.
    case noDirectory(String, errno: Int32)
    /// Something is there that is no file: a directory, or a device.
    case noFile
    case unwritable(errno: Int32)
    case full
    /// Another process has held the file for longer than was waited for.
    case busy
    /// The file is no database, or one with pages that make no sense; where it is now.
    case damaged(movedTo: String)
    /// The file is no database, and someone has named it.
    case notMovedAside
    /// A database that was not made by this program.
    case foreign
    /// A database with changes to its schema that this version does not know.
    case newer
    /// What SQLite says.
    case other(String)
  }

  /// Of the database; `nil` where there is no place for one.
  public let path: String?
  public let reason: Reason

  package init(path: String?, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension StoreError: ReportedError {
  public var message: String {
    let detail =
      switch reason {
      case .noPlace: "neither HOME nor XDG_DATA_HOME is an absolute path"
      case .noDirectory(let directory, let number): "the directory \(directory) could not be made: \(text(number))"
      case .noFile: "this is no file"
      case .unwritable(let number): "it could not be opened to be written to: \(text(number))"
      case .full: "the disk is full, and nothing was changed"
      case .busy: "another process keeps it busy"
      case .damaged(let place):
        "the file was damaged and is now \(place), from which \"sqlite3 FILE .recover\" may save something, the favorites "
          + "included; what uses the store next begins anew"
      case .notMovedAside: "this is no database, and was left alone, since it may be anything"
      case .foreign: "this is a database of another program, and was left alone"
      case .newer: "this was written by a newer version of aerogami, and was left alone"
      case .other(let message): "it could not be used: \(message)"
      }
    return "the store\(path.map { " \($0)" } ?? ""): \(detail)"
  }

  public var remedy: String? {
    let elsewhere = "set store.path (AEROGAMI_STORE_PATH)"
    return switch reason {
    case .noPlace: "\(elsewhere) to a file"
    case .noDirectory: "\(elsewhere) to a file elsewhere"
    case .noFile: "\(elsewhere) to one"
    case .unwritable: "mend that, or \(elsewhere) to a file elsewhere"
    case .full: "free some space, and try again"
    case .busy: "try again when that has ended"
    case .notMovedAside: "move it away, or \(elsewhere) to another file"
    case .foreign: "\(elsewhere) to another file"
    case .newer: "update aerogami, or \(elsewhere) to another file"
    case .damaged, .other: nil
    }
  }

  private func text(_ number: Int32) -> String { String(cString: strerror(number)) }
}

extension StoreError.Reason {
  /// What an error of SQLite means for whoever sees it; `nil` where the file is damaged, which wants to be dealt with.
  init?(_ error: DatabaseError) {
    switch error.resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: return nil
    case .SQLITE_FULL: self = .full
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_READONLY: self = .unwritable(errno: EROFS)
    case .SQLITE_PERM: self = .unwritable(errno: EACCES)
    // The memory that processes share is a file too, and it is the first that a full disk has no room for.
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: self = .full
    default: self = .other("\(error.message ?? "no reason given") (SQLite \(error.extendedResultCode.rawValue))")
    }
  }
}

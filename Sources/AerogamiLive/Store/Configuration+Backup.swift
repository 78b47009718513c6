import AerogamiContainer
import AerogamiStore
import AerogamiSystem
import Foundation

extension Configuration {
  /// Copies the database to a file, while other processes may use it. Without an error, the copy is complete and on
  /// disk; otherwise nothing is left of it.
  ///
  /// - Parameters:
  ///   - file: The path of the copy; a relative path starts at the current directory.
  ///   - replaces: Whether an existing database is replaced, unless it is in a directory of the program.
  /// - Throws: `Problem` with the reason, or `CancellationError`.
  public func backUpDatabase(to file: String, replacing replaces: Bool) async throws {
    guard store.variant == .live, let database = store.file else {
      throw Problem(
        "environment \(environment) has no database file", remedy: "set store.variant to live, and store.path to a file"
      )
    }
    do {
      let directories = layers.directories
      _ = try await database.backUp(
        to: directories.resolve(file), replacing: replaces,
        exceptIn: [directories.dataDirectory, directories.userDirectory].compactMap(\.self))
    } catch let error as BackupError {
      throw error.problem(of: database.path, to: file, environment)
    }
  }
}

extension BackupError {
  fileprivate func problem(of path: String, to file: String, _ environment: String) -> Problem {
    switch self {
    case .absent:
      Problem(
        "environment \(environment) has no database yet: there is no file \(path), or it is empty",
        remedy: "choose another environment with --env")
    case .unreadable(let reason): Problem(StoreError(path: path, reason: reason))
    case .damaged(let message):
      Problem("the store \(path) is damaged, and was not copied: \(message)", remedy: "run aerogami doctor")
    case .isSource: Problem("\(file) belongs to the database itself", remedy: "name another file")
    case .exists: Problem("\(file) already exists", remedy: "name another file, or replace it with --force")
    case .notReplaceable(inUse: false): Problem("\(file) is not a regular file", remedy: "name a file")
    case .isLink(let target):
      Problem("\(file) is a symbolic link, and was not replaced", remedy: "name the file to which it leads: \(target)")
    case .notADatabase:
      Problem("\(file) is not a database, and was not replaced", remedy: "name another file, or remove it first")
    case .isProtected(let directory):
      Problem(
        "\(file) was not replaced, because \(directory) has the files of aerogami itself",
        remedy: "name a file in another directory")
    case .notReplaceable(inUse: true):
      Problem("a program uses \(file) as its database", remedy: "stop it, or name another file")
    case .unwritable(.system(ENOENT)):
      Problem(
        "\(file): the directory \(file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ".") does not exist",
        remedy: "create it, or name another file")
    case .unwritable(let error):
      Problem("\(file): the copy could not be written: \(error)", remedy: "check the directory and its permissions")
    case .full:
      Problem(
        "there is not enough free space for the copy \(file); nothing was written",
        remedy: "free some space, or name a file on another disk")
    }
  }
}

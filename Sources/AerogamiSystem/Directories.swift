import Foundation

/// Creates a directory and its missing parents. Does nothing for an empty path.
package func makeDirectories(_ path: String, mode: UInt16) throws(DirectoryError) {
  var end = path.startIndex
  while end < path.endIndex {
    end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
    let directory = String(path[..<end])
    if unsafe mkdir(directory, mode_t(mode)) == 0 { continue }
    let number = errno
    // For an existing directory, some systems report an error other than EEXIST, such as EROFS.
    var status = stat()
    guard unsafe stat(directory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw DirectoryError(path: directory, number: number == EEXIST ? ENOTDIR : number)
    }
  }
}

/// Creates a directory, with its missing parents, and checks that files can be created in it.
package func makeWritableDirectory(_ path: String) throws(DirectoryError) {
  try makeDirectories(path, mode: 0o777)
  if unsafe access(path, W_OK | X_OK) != 0 { throw DirectoryError(path: path, number: errno, exists: true) }
}

/// An error for a directory that could not be created or, if ``exists``, is not writable.
package struct DirectoryError: Error {
  /// The path that failed: the directory or one of its parents.
  package let path: String
  package let number: Int32
  /// Whether the directory exists but is not writable.
  package var exists = false
}

extension DirectoryError: CustomStringConvertible {
  package var description: String {
    let problem = exists ? "directory \"\(path)\" is not writable" : "cannot create directory \"\(path)\""
    return "\(problem): \(systemErrorText(number))"
  }
}

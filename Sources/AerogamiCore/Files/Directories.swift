/// Makes a directory, and those on the way to it that are missing. Nothing is to be made for an empty path.
package func makeDirectories(_ path: String, mode: UInt16) throws(DirectoryError) {
  var end = path.startIndex
  while end < path.endIndex {
    end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
    let directory = String(path[..<end])
    if mkdir(directory, mode_t(mode)) == 0 { continue }
    let number = errno
    // Some systems say that it cannot be made before they say that it is there.
    var status = stat()
    guard stat(directory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw DirectoryError(path: directory, number: number == EEXIST ? ENOTDIR : number)
    }
  }
}

/// Makes a directory that files can be saved in, with those on the way to it that are missing.
package func makeWritableDirectory(_ path: String) throws(DirectoryError) {
  try makeDirectories(path, mode: 0o777)
  if access(path, W_OK | X_OK) != 0 { throw DirectoryError(path: path, number: errno, isThere: true) }
}

/// Which directory could not be made or, where it is there, written to; and the system's error number.
package struct DirectoryError: Error {
  package let path: String
  package let number: Int32
  package var isThere = false
}

extension DirectoryError: CustomStringConvertible {
  package var description: String {
    let problem =
      isThere ? "nothing may be saved in \"\(path)\"" : "\"\(path)\" is no directory and cannot be made one"
    return "\(problem): \(String(cString: strerror(number)))"
  }
}

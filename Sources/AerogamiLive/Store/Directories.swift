#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Makes a directory, and those on the way to it that are missing. Nothing is to be made for an empty path.
func makeDirectories(_ path: String, mode: mode_t) throws(DirectoryError) {
  var end = path.startIndex
  while end < path.endIndex {
    end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
    let directory = String(path[..<end])
    if mkdir(directory, mode) == 0 { continue }
    let number = errno
    // Some systems say that it cannot be made before they say that it is there.
    var status = stat()
    guard stat(directory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw DirectoryError(path: directory, number: number == EEXIST ? ENOTDIR : number)
    }
  }
}

/// Which directory could not be made, and the system's error number.
struct DirectoryError: Error {
  let path: String
  let number: Int32
}

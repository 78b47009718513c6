import AerogamiCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A directory that pictures are saved in. A file appears there under its name when it is complete, or not at all.
public struct PictureFolder: Sendable {
  /// As it was given.
  public let path: String

  /// Makes the directory where there is none.
  public init(_ path: String) throws(PictureFolderError) {
    self.path = path
    do throws(DirectoryError) {
      try makeDirectories(path, mode: 0o777)
    } catch {
      throw PictureFolderError("\"\(error.path)\" is no directory and cannot be made one", errno: error.number)
    }
    guard access(path, W_OK | X_OK) == 0 else {
      throw PictureFolderError("nothing may be saved in \"\(path)\"", errno: errno)
    }
  }

  /// Whether a picture is there already. Since it is there only when it is complete, any file that is not empty is one.
  ///
  /// - Throws: ``PictureFolderError`` where something that is no file has its name.
  public func has(_ name: String) throws(PictureFolderError) -> Bool {
    var status = stat()
    guard lstat("\(path)/\(name)", &status) == 0 else {
      if errno == ENOENT { return false }
      throw PictureFolderError("nothing can be found in \"\(path)\"", errno: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw PictureFolderError("\"\(path)/\(name)\" is no file, and in the way; move it")
    }
    return status.st_size > 0
  }

  /// Saves a picture, also through a power cut. Whatever happens, nothing is left under any other name.
  ///
  /// - Parameter name: What it is called in the directory: no path.
  public func save(_ picture: [UInt8], as name: String) throws(PictureFolderError) {
    let part = "\(path)/.\(name).\(String(UInt64.random(in: 0 ... .max), radix: 36)).part"
    let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    var isSaved = descriptor != -1
    if isSaved {
      isSaved = writeAll(picture, to: descriptor) && fsync(descriptor) == 0
      let number = errno
      // What closing finds wrong has been found by fsync already.
      close(descriptor)
      errno = number
    }
    isSaved = isSaved && rename(part, "\(path)/\(name)") == 0
    if isSaved { return }
    let number = errno
    if descriptor != -1 { unlink(part) }
    throw PictureFolderError("\"\(name)\" could not be saved in \"\(path)\"", errno: number)
  }

  private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// Why a picture could not be saved: one line for a person.
public struct PictureFolderError: Error, Hashable, CustomStringConvertible {
  public let description: String
  /// Whether it is the directory that is at fault, so that no other picture could be saved there either.
  public let concernsAll: Bool

  init(_ problem: String, errno number: Int32) {
    description = "\(problem): \(String(cString: strerror(number)))"
    concernsAll = true
  }

  init(_ problem: String) {
    (description, concernsAll) = (problem, false)
  }
}

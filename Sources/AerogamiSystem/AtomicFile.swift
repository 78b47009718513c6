import Foundation

/// Returns the system's text for an error number, such as `No such file or directory`.
package func systemErrorText(_ number: Int32) -> String { unsafe String(cString: strerror(number)) }

/// An error from reading or writing a file.
package enum FileError: Error, Hashable {
  /// A system call failed with this error number.
  case system(Int32)
  /// The name belongs to a symbolic link, a directory or a device.
  case notAFile
  /// The file has more bytes than the limit.
  case tooLarge(maxBytes: Int)
}

extension FileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let number): systemErrorText(number)
    case .notAFile: "not a regular file"
    case .tooLarge(let maxBytes): "the file is larger than \(maxBytes) bytes"
    }
  }
}

/// Writes a file atomically, replacing an existing file of that name. The process's umask reduces `mode`.
///
/// After a crash or power failure, the file has either its earlier content or all of `bytes`. Symbolic links are
/// replaced, not followed. Blocks until the data is on disk: see ``onBlockingThread(_:)``.
///
/// The bytes are first written to a temporary file, the part, which is named `.NAME.RANDOM.part` and locked. The part
/// remains only if the process is killed; ``removeStaleParts(in:of:)`` deletes it later.
package func writeAtomically(
  _ bytes: [UInt8], as name: String, in directory: String, mode: UInt16 = 0o666
) throws(FileError) {
  let (part, descriptor) = try openPart(of: name, in: directory, mode: mode_t(mode))
  // Closing the file releases its lock, so close it last. fsync has already reported any write error.
  defer { close(descriptor) }
  if writeAll(bytes, to: descriptor), sync(descriptor), unsafe rename(part, "\(directory)/\(name)") == 0 { return }
  let number = errno
  unsafe unlink(part)
  throw .system(number)
}

/// A file that gets its name when it is complete. Until then, it is an empty and locked part: see
/// ``writeAtomically(_:as:in:mode:)``. For a file that another library writes. All methods block.
package struct FilePart: Sendable {
  package let path: String
  private let target: String
  private let descriptor: Int32

  /// Creates the part with exactly this mode.
  package init(of name: String, in directory: String, mode: UInt16) throws(FileError) {
    target = "\(directory)/\(name)"
    (path, descriptor) = try openPart(of: name, in: directory, mode: mode_t(mode))
    _ = fchmod(descriptor, mode_t(mode))
    #if canImport(Darwin)
      // Here, this lock excludes those of SQLite.
      flock(descriptor, LOCK_UN)
    #endif
  }

  /// The size in bytes.
  package var size: Int {
    get throws(FileError) {
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0 else { throw .system(errno) }
      return Int(status.st_size)
    }
  }

  /// Waits until the part is on disk, and gives it its name. Without `replaces`, an existing file is an error
  /// (`EEXIST`). After an error, call ``discard()``.
  package func complete(replacing replaces: Bool) throws(FileError) {
    guard sync(descriptor) else { throw .system(errno) }
    if !replaces {
      if unsafe link(path, target) == 0 {
        unsafe unlink(path)
        close(descriptor)
        return
      }
      // Some file systems have no hard links.
      var status = stat()
      if unsafe errno == EEXIST || lstat(target, &status) == 0 { throw .system(EEXIST) }
    }
    guard unsafe rename(path, target) == 0 else { throw .system(errno) }
    close(descriptor)
  }

  /// Deletes the part, and the files that SQLite may have left beside it, for example on a full disk.
  package func discard() {
    unsafe unlink(path)
    for suffix in sideFileSuffixes { unsafe unlink(path + suffix) }
    close(descriptor)
  }
}

/// The ends of the names of the files that SQLite writes beside a database.
private let sideFileSuffixes = ["-journal", "-wal", "-shm"]

private func openPart(
  of name: String, in directory: String, mode: mode_t
) throws(FileError) -> (path: String, descriptor: Int32) {
  while true {
    let path = "\(directory)/.\(name).\(String(UInt64.random(in: 0 ... .max), radix: 36)).part"
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    if descriptor == -1 { throw .system(errno) }
    // Ignore an error of a file system without locks: there, no process can remove the part as stale.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    var status = stat()
    if unsafe lstat(path, &status) == 0 || errno != ENOENT { return (path, descriptor) }
    // Another process removed the part as stale before it was locked.
    close(descriptor)
  }
}

/// Deletes the parts that killed processes left in a directory, if `isOurs` accepts the name of the complete file, and
/// the files of SQLite beside parts that no longer exist.
/// Parts that another process is writing remain, because they are locked, as do symbolic links and undeletable files.
package func removeStaleParts(in directory: String, of isOurs: (Substring) -> Bool) {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
  for name in names {
    guard let whole = name.nameOfCompleteFile, isOurs(whole) else { continue }
    removePart("\(directory)/\(name)")
  }
  for name in names {
    guard let suffix = sideFileSuffixes.first(where: name.hasSuffix) else { continue }
    let part = String(name.dropLast(suffix.count))
    guard let whole = part.nameOfCompleteFile, isOurs(whole) else { continue }
    var status = stat()
    guard unsafe lstat("\(directory)/\(part)", &status) != 0, errno == ENOENT,
      unsafe lstat("\(directory)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else { continue }
    unsafe unlink("\(directory)/\(name)")
  }
}

private func removePart(_ path: String) {
  let descriptor = unsafe open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  if descriptor == -1 { return }
  defer { close(descriptor) }
  var (opened, named) = (stat(), stat())
  guard unsafe fstat(descriptor, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG,
    flock(descriptor, LOCK_EX | LOCK_NB) == 0,
    unsafe lstat(path, &named) == 0, named.st_dev == opened.st_dev, named.st_ino == opened.st_ino
  else { return }
  unsafe unlink(path)
}

extension String {
  /// The name of the file that this part belongs to; `nil` if this is not the name of a part.
  fileprivate var nameOfCompleteFile: Substring? {
    guard hasPrefix("."), hasSuffix(".part") else { return nil }
    let name = dropFirst().dropLast(".part".count)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let digits = name[name.index(after: dot)...]
    guard let number = UInt64(digits, radix: 36), String(number, radix: 36) == digits else { return nil }
    return name[..<dot]
  }
}

/// Reads a regular file of at most `maxBytes`; `nil` if there is no file of that name. Does not follow symbolic links
/// and does not wait for devices.
package func readRegularFile(_ name: String, in directory: String, maxBytes: Int) throws(FileError) -> [UInt8]? {
  let descriptor = unsafe open("\(directory)/\(name)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  if descriptor == -1 {
    if errno == ENOENT { return nil }
    throw errno == ELOOP ? .notAFile : .system(errno)
  }
  defer { close(descriptor) }
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0 else { throw .system(errno) }
  guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
  guard status.st_size <= maxBytes else { throw .tooLarge(maxBytes: maxBytes) }
  return try readAll(from: descriptor, expecting: Int(status.st_size), maxBytes: maxBytes)
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      return false
    }
  }
  return true
}

/// Waits until the written data is on disk. Returns `false`, with `errno` set, if the data could not be written.
private func sync(_ descriptor: Int32) -> Bool {
  #if canImport(Darwin)
    // On Darwin, fsync does not flush the disk's cache. Not every file system supports F_FULLFSYNC.
    if fcntl(descriptor, F_FULLFSYNC) != -1 { return true }
  #endif
  return fsync(descriptor) == 0
}

/// Reads to the end of the file, which may have grown since its size was read.
private func readAll(from descriptor: Int32, expecting size: Int, maxBytes: Int) throws(FileError) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(size)
  var chunk = [UInt8](repeating: 0, count: min(max(size, 1) + 1, 1 << 20))
  while true {
    let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
    if count == 0 { return bytes }
    if count < 0 {
      if errno == EINTR { continue }
      throw .system(errno)
    }
    bytes += chunk[..<count]
    if bytes.count > maxBytes { throw .tooLarge(maxBytes: maxBytes) }
  }
}

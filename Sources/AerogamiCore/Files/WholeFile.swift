/// Why a file in a directory could not be written or read.
package enum FileError: Error, Hashable {
  /// The system's error number.
  case system(Int32)
  /// A link, a directory or a device has its name.
  case noFile
  /// It has more bytes than are read.
  case tooLarge(maxBytes: Int)
}

extension FileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let number): String(cString: strerror(number))
    case .noFile: "this is no file"
    case .tooLarge(let maxBytes): "this is larger than \(maxBytes) bytes"
    }
  }
}

/// Writes a file, in place of what has its name, also through a power cut: whatever happens, under its name is what was
/// there before or all of `bytes`. Nothing is written through a link. It waits for the disk: see ``onBlockingThread(_:)``.
///
/// Until then the bytes are in `.NAME.RANDOM.part`, which is locked while it is written. It is left behind only when the
/// process is killed, for ``removeStaleParts(in:of:)``.
///
/// - Parameter name: What it is called in the directory: no path.
/// - Throws: ``FileError/system(_:)``.
package func writeWhole(_ bytes: [UInt8], as name: String, in directory: String) throws(FileError) {
  let (part, descriptor) = try openPart(of: name, in: directory)
  // Only then is the lock gone. What closing finds wrong has been found by fsync already.
  defer { close(descriptor) }
  if writeAll(bytes, to: descriptor), sync(descriptor), rename(part, "\(directory)/\(name)") == 0 { return }
  let number = errno
  unlink(part)
  throw .system(number)
}

private func openPart(of name: String, in directory: String) throws(FileError) -> (path: String, descriptor: Int32) {
  while true {
    let path = "\(directory)/.\(name).\(String(UInt64.random(in: 0 ... .max), radix: 36)).part"
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    if descriptor == -1 { throw .system(errno) }
    // Where files cannot be locked, none is removed as stale either.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    var status = stat()
    if lstat(path, &status) == 0 || errno != ENOENT { return (path, descriptor) }
    // Another process took it for stale before it was locked.
    close(descriptor)
  }
}

/// Removes the parts that killed processes left of files in a directory. What cannot be removed stays.
///
/// A part that another process is writing is locked, and stays; so do links, and whatever is not named like a part.
///
/// - Parameter isOurs: Whether a file of that name is one that is written here.
package func removeStaleParts(in directory: String, of isOurs: (Substring) -> Bool) {
  for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
    guard let whole = name.nameOfWhole, isOurs(whole) else { continue }
    removePart("\(directory)/\(name)")
  }
}

private func removePart(_ path: String) {
  let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  if descriptor == -1 { return }
  defer { close(descriptor) }
  var (opened, named) = (stat(), stat())
  guard fstat(descriptor, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG, flock(descriptor, LOCK_EX | LOCK_NB) == 0,
    lstat(path, &named) == 0, named.st_dev == opened.st_dev, named.st_ino == opened.st_ino
  else { return }
  unlink(path)
}

extension String {
  /// The name of the file of which a file with this name is a part; `nil` where it is not one.
  fileprivate var nameOfWhole: Substring? {
    guard hasPrefix("."), hasSuffix(".part") else { return nil }
    let name = dropFirst().dropLast(".part".count)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let digits = name[name.index(after: dot)...]
    guard let number = UInt64(digits, radix: 36), String(number, radix: 36) == digits else { return nil }
    return name[..<dot]
  }
}

/// Reads a file, and nothing else that may have its name: no link is followed, and no device is waited for.
///
/// - Parameter name: What it is called in the directory: no path.
/// - Returns: `nil` where nothing has that name.
package func readWhole(_ name: String, in directory: String, maxBytes: Int) throws(FileError) -> [UInt8]? {
  let descriptor = open("\(directory)/\(name)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  if descriptor == -1 {
    if errno == ENOENT { return nil }
    throw errno == ELOOP ? .noFile : .system(errno)
  }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
  guard status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
  guard status.st_size <= maxBytes else { throw .tooLarge(maxBytes: maxBytes) }
  return try readAll(from: descriptor, expecting: Int(status.st_size), maxBytes: maxBytes)
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

/// Waits until what was written is on the disk.
private func sync(_ descriptor: Int32) -> Bool {
  #if canImport(Darwin)
    // There fsync leaves it in the disk's own memory. Not every file system has the other call.
    if fcntl(descriptor, F_FULLFSYNC) != -1 { return true }
  #endif
  return fsync(descriptor) == 0
}

/// To its end, which may have moved since its size was asked for.
private func readAll(from descriptor: Int32, expecting size: Int, maxBytes: Int) throws(FileError) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(size)
  var chunk = [UInt8](repeating: 0, count: min(max(size, 1) + 1, 1 << 20))
  while true {
    let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count == 0 { return bytes }
    if count < 0 {
      if errno == EINTR { continue }
      throw .system(errno)
    }
    bytes += chunk[..<count]
    if bytes.count > maxBytes { throw .tooLarge(maxBytes: maxBytes) }
  }
}

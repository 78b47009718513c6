#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file in a directory could not be written or read.
enum FileError: Error, Hashable {
  /// The system's error number.
  case system(Int32)
  /// A link, a directory or a device has its name.
  case noFile
  /// It has more bytes than are read.
  case tooLarge(maxBytes: Int)
}

extension FileError: CustomStringConvertible {
  var description: String {
    switch self {
    case .system(let number): String(cString: strerror(number))
    case .noFile: "this is no file"
    case .tooLarge(let maxBytes): "this is larger than \(maxBytes) bytes"
    }
  }
}

/// Writes a file, in place of what has its name, also through a power cut: whatever happens, under its name is what was
/// there before or all of `bytes`, and nothing is left under any other name. Nothing is written through a link.
///
/// - Parameter name: What it is called in the directory: no path.
/// - Throws: ``FileError/system(_:)``.
func writeWhole(_ bytes: [UInt8], as name: String, in directory: String) throws(FileError) {
  let part = "\(directory)/.\(name).\(String(UInt64.random(in: 0 ... .max), radix: 36)).part"
  let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
  var isWritten = descriptor != -1
  if isWritten {
    isWritten = writeAll(bytes, to: descriptor) && fsync(descriptor) == 0
    let number = errno
    // What closing finds wrong has been found by fsync already.
    close(descriptor)
    errno = number
  }
  isWritten = isWritten && rename(part, "\(directory)/\(name)") == 0
  if isWritten { return }
  let number = errno
  if descriptor != -1 { unlink(part) }
  throw .system(number)
}

/// Reads a file, and nothing else that may have its name: no link is followed, and no device is waited for.
///
/// - Parameter name: What it is called in the directory: no path.
/// - Returns: `nil` where nothing has that name.
func readWhole(_ name: String, in directory: String, maxBytes: Int) throws(FileError) -> [UInt8]? {
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

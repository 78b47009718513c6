import AerogamiCore
import Foundation

/// A pipe whose ends no process inherits unless it is passed one.
func makePipe() throws -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  guard unsafe pipe(&ends) == 0 else {
    throw BenchmarkError(unsafe "could not create a pipe: \(String(cString: strerror(errno)))")
  }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// Returns the bytes before the first line break, or all bytes if there is none.
func firstLine(of descriptor: Int32) throws -> String {
  var line: [UInt8] = []
  try readAll(descriptor) { bytes in
    line += bytes.prefix { $0 != UInt8(ascii: "\n") }
    return !bytes.contains(UInt8(ascii: "\n"))
  }
  return String(decoding: line, as: UTF8.self)
}

/// Runs a program to its end, and returns the first line of its output.
func firstLine(of command: Command) throws -> String {
  try reading(command) { try firstLine(of: $0) }
}

/// Runs a program to its end, and returns its output.
func output(of command: Command) throws -> String {
  try reading(command) { descriptor in
    var bytes: [UInt8] = []
    try readAll(descriptor) { piece in
      bytes += piece
      return true
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Runs a program to its end, and counts the lines of its output.
func countLines(of command: Command) throws -> Int {
  try reading(command) { output in
    var count = 0
    try readAll(output) { bytes in
      count += bytes.count { $0 == UInt8(ascii: "\n") }
      return true
    }
    return count
  }
}

private func reading<Result>(_ command: Command, _ read: (Int32) throws -> Result) throws -> Result {
  let (output, written) = try makePipe()
  defer { close(output) }
  let process: ChildProcess
  do {
    defer { close(written) }
    process = try ChildProcess(command, output: written)
  }
  let result = try read(output)
  _ = try process.wait()
  return result
}

/// Passes the bytes of a descriptor to `take` in pieces, until the end or until `take` returns `false`.
private func readAll(_ descriptor: Int32, take: (ArraySlice<UInt8>) -> Bool) throws {
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe read(descriptor, &buffer, buffer.count)
    if count == -1, errno == EINTR { continue }
    guard count >= 0 else {
      throw BenchmarkError(unsafe "could not read from a pipe: \(String(cString: strerror(errno)))")
    }
    if count == 0 || !take(buffer[..<count]) { return }
  }
}

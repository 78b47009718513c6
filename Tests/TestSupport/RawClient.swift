import AerogamiCore
import Foundation
import NIOPosix

/// A TCP client that sends bytes and returns everything that the server sends before it closes the connection.
public enum RawClient {
  // Reads block, and tests use many connections concurrently.
  private static let threads: NIOThreadPool = {
    let pool = NIOThreadPool(numberOfThreads: 16)
    pool.start()
    return pool
  }()

  /// The timeout in seconds, after which a silent server fails the test.
  ///
  /// It is long because a server in the tests' process may need half a minute while all tests start.
  private static let timeoutSeconds = 300

  /// Sends each piece in a separate packet and reads to the end of the connection.
  ///
  /// A reset counts as an end, because a server that closes with unread bytes causes one.
  ///
  /// - Throws: ``StillOpen`` if the server neither sends anything nor closes the connection.
  public static func exchange(port: Int, sending pieces: [[UInt8]]) async throws -> [UInt8] {
    try await threads.runIfActive { try exchangeBlocking(port: port, pieces) }
  }

  /// The server did not close the connection.
  public struct StillOpen: Error, CustomStringConvertible {
    public let received: [UInt8]
    public var description: String {
      "the server did not close the connection; it sent \"\(String(decoding: received, as: UTF8.self))\""
    }
  }

  struct SystemError: Error {
    let call: String
    let code: Int32
  }

  private static func exchangeBlocking(port: Int, _ pieces: [[UInt8]]) throws -> [UInt8] {
    let socket = try connect(port: port)
    defer { close(socket) }
    for piece in pieces where !send(piece, to: socket) { break }
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe recv(socket, &buffer, buffer.count, 0)
      if count > 0 {
        received += buffer[..<count]
      } else if count < 0, errno == EINTR {
        continue
      } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        throw StillOpen(received: received)
      } else {
        return received
      }
    }
  }

  private static func connect(port: Int) throws -> Int32 {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let socket = socket(AF_INET, stream, 0)
    guard socket >= 0 else { throw SystemError(call: "socket", code: errno) }
    set(SO_RCVTIMEO, at: SOL_SOCKET, of: socket, to: timeval(tv_sec: timeoutSeconds, tv_usec: 0))
    set(SO_SNDTIMEO, at: SOL_SOCKET, of: socket, to: timeval(tv_sec: timeoutSeconds, tv_usec: 0))
    // Sends each piece as a separate packet.
    set(TCP_NODELAY, at: Int32(IPPROTO_TCP), of: socket, to: Int32(1))
    #if canImport(Darwin)
      set(SO_NOSIGPIPE, at: SOL_SOCKET, of: socket, to: Int32(1))
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe systemConnect(socket, pointer, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      defer { close(socket) }
      throw SystemError(call: "connect", code: errno)
    }
    return socket
  }

  private static func set<Value>(_ option: Int32, at level: Int32, of socket: Int32, to value: Value) {
    unsafe withUnsafeBytes(of: value) { bytes in
      _ = unsafe setsockopt(socket, level, option, bytes.baseAddress, socklen_t(bytes.count))
    }
  }

  /// Returns `false` if the server has closed the connection.
  private static func send(_ bytes: [UInt8], to socket: Int32) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe systemSend(socket, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

// These names do not collide with the methods that call connect(2) and send(2).
private func systemConnect(_ socket: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32 {
  unsafe connect(socket, address, length)
}

private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
  unsafe send(socket, bytes, count, flags)
}

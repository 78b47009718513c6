import AerogamiContainer
import Foundation
import TestSupport
import Testing

@testable import aerogami

@Suite(.timeLimit(.minutes(20))) struct StandardStreamTests {
  private let pipe = Pipe()

  init() {
    // As the program does.
    signal(SIGPIPE, SIG_IGN)
  }

  private var stream: StandardStream { StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor) }

  /// More bytes than a pipe holds.
  private static let many = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 % 251) }

  @Test("waiting for a slow reader lets other tasks run", arguments: [false, true])
  func otherTasks(isNonblocking: Bool) async throws {
    // Another process can make a stream non-blocking.
    if isNonblocking { #expect(fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK) == 0) }
    let (stream, reader) = (stream, pipe.fileHandleForReading)
    // The reader is a later task on the same thread, which a blocking write would keep from running.
    let bytes = try await withTaskExecutorPreference(OneThread()) {
      try await withThrowingTaskGroup(of: Data?.self) { group in
        group.addTask {
          try await stream.write(Self.many)
          return nil
        }
        group.addTask { try reader.read(upToCount: Self.many.count) }
        return try await group.reduce(Data()) { $0 + ($1 ?? Data()) }
      }
    }
    #expect(bytes == Data(Self.many))
  }

  @Test("the bytes of concurrent writes do not mix")
  func concurrent() async throws {
    let (stream, reader) = (stream, pipe.fileHandleForReading)
    let size = 100_000
    async let read = onBlockingThread { () throws(any Error) in try reader.read(upToCount: 20 * size) ?? Data() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in UInt8(0)..<20 { group.addTask { try await stream.write(Array(repeating: number, count: size)) } }
      try await group.waitForAll()
    }
    let bytes = try await read
    let blocks = stride(from: 0, to: bytes.count, by: size).map { Set(bytes[$0..<$0 + size]) }
    #expect(blocks.count == 20)
    #expect(blocks.allSatisfy { $0.count == 1 })
  }

  @Test("a canceled write goes on while the reader reads")
  func canceled() async throws {
    let (stream, reader) = (stream, pipe.fileHandleForReading)
    async let read = onBlockingThread { () throws(any Error) in try reader.read(upToCount: Self.many.count) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask { try await stream.write(Self.many) }
      try await group.waitForAll()
    }
    #expect(try await read == Data(Self.many))
  }

  @Test("a canceled write gives up when no one reads")
  func stuck() async throws {
    let stream = stream
    await withTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask { await #expect(throws: CancellationError.self) { try await stream.write(Self.many) } }
    }
  }

  @Test("a write to a closed pipe fails, also while it waits")
  func closed() async throws {
    let (stream, reader) = (stream, pipe.fileHandleForReading)
    try await withTaskExecutorPreference(OneThread()) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          await #expect(throws: OutputError.self) { try await stream.write(Self.many) }
          await #expect(throws: OutputError.self) { try await stream.write([0]) }
        }
        group.addTask { try reader.close() }
        try await group.waitForAll()
      }
    }
  }
}

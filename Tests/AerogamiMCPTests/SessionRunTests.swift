import AerogamiJSON
import Synchronization
import TestSupport
import Testing

@testable import AerogamiMCP

@Suite struct SessionRunTests {
  /// A client: its messages, and what it received.
  private final class Client: Sendable {
    private let inputs: AsyncStream<Session.Input>
    private let sink: AsyncStream<Session.Input>.Continuation
    private let messages: AsyncStream<String>
    private let messageSink: AsyncStream<String>.Continuation
    let receivedCount = Mutex(0)

    init() {
      (inputs, sink) = AsyncStream.makeStream()
      (messages, messageSink) = AsyncStream.makeStream()
    }

    func send(_ line: String) { sink.yield(.message(Array(line.utf8))) }
    func close() { sink.finish() }

    @Sendable func next() async -> Session.Input? {
      for await input in inputs {
        receivedCount.withLock { $0 += 1 }
        return input
      }
      return nil
    }

    func take(_ message: OutgoingMessage) { messageSink.yield(String(decoding: message.json, as: UTF8.self)) }
    func finish() { messageSink.finish() }

    /// Returns the next message to the client.
    func message() async -> String? {
      for await message in messages { return message }
      return nil
    }
  }

  /// Runs a session of a client beside `body`, and returns the messages that `body` did not take.
  private func run(
    _ tools: [Tool], _ body: @escaping @Sendable (Client) async throws -> Void
  ) async throws -> [String] {
    let client = Client()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        var session = Session(ToolServer(tools))
        try await session.run(receiving: client.next) { client.take($0) }
        client.finish()
      }
      group.addTask {
        client.send(initialize)
        _ = await client.message()
        try await body(client)
      }
      try await group.waitForAll()
    }
    var rest: [String] = []
    while let message = await client.message() { rest.append(message) }
    return rest
  }

  @Test("a response is sent for each call, and requests that need no call are answered meanwhile")
  func calls() async throws {
    let gate = Gate()
    let slow = Tool.fixture("slow") { _, _ in
      try await gate.wait()
      return .hello
    }
    let rest = try await run([slow, .hello]) { client in
      client.send(request("1", "tools/call", #""name":"slow""#))
      client.send(request("2", "tools/call", #""name":"hello""#))
      #expect(await client.message()?.contains(#""id":2,"result""#) == true)
      client.send(request("3", "ping"))
      #expect(await client.message()?.contains(#""id":3,"result""#) == true)
      gate.open()
      #expect(await client.message()?.contains(#""id":1,"result""#) == true)
      client.close()
    }
    #expect(rest.isEmpty)
  }

  @Test("a cancellation ends the call, nothing is sent for it, and its permit is free again")
  func cancellation() async throws {
    let rest = try await run([.endless, .hello]) { client in
      for id in 1...8 { client.send(request("\(id)", "tools/call", #""name":"endless""#)) }
      client.send(request("9", "tools/call", #""name":"hello""#))
      for id in 1...8 {
        client.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#)
      }
      // Runs only when one of the first eight has ended.
      #expect(await client.message()?.contains(#""id":9,"result""#) == true)
      client.close()
    }
    #expect(rest.isEmpty)
  }

  @Test("the end of the input cancels all calls")
  func end() async throws {
    let canceledCount = Mutex(0)
    let tool = Tool.fixture("counting") { arguments, progress in
      defer { canceledCount.withLock { $0 += 1 } }
      return try await Tool.endless.call(arguments, progress)
    }
    let rest = try await run([tool, .hello]) { client in
      for id in 1...5 { client.send(request("\(id)", "tools/call", #""name":"counting""#)) }
      client.send(request("6", "tools/call", #""name":"hello""#))
      #expect(await client.message()?.contains(#""id":6,"result""#) == true)
      client.close()
    }
    #expect(rest.isEmpty)
    #expect(canceledCount.withLock { $0 } <= 5)
  }

  @Test("progress reaches the client before the result")
  func progress() async throws {
    let gate = Gate()
    let tool = Tool.fixture("steps") { _, progress in
      await progress(1, 2, "VNO")
      try await gate.wait()
      return .hello
    }
    let rest = try await run([tool]) { client in
      client.send(request("1", "tools/call", #""name":"steps","_meta":{"progressToken":7}"#))
      #expect(
        await client.message()
          == #"{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":7,"progress":1,"total":2,"#
          + #""message":"VNO"}}"#)
      gate.open()
      #expect(await client.message()?.contains(#""id":1,"result""#) == true)
      client.close()
    }
    #expect(rest.isEmpty)
  }

  @Test("a tool that throws another error gets an internal error")
  func unexpected() async throws {
    struct Unexpected: Error {}
    let rest = try await run([.fixture("bad") { _, _ in throw Unexpected() }]) { client in
      client.send(request("1", "tools/call", #""name":"bad""#))
      #expect(await client.message()?.contains("-32603") == true)
      client.close()
    }
    #expect(rest.isEmpty)
  }

  @Test("a client that does not read is not read from")
  func backpressure() async throws {
    let client = Client()
    for id in 1...1000 { client.send(request("\(id)", "ping")) }
    let (reached, blocked) = (Gate(), Gate())
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        var session = Session(ToolServer([.hello]))
        try await session.run(receiving: client.next) { _ in
          reached.open()
          try await blocked.wait()
        }
      }
      try await reached.wait()
      #expect(client.receivedCount.withLock { $0 } <= 2)
      group.cancelAll()
      // The blocked write throws when it is canceled.
      try? await group.waitForAll()
    }
    #expect(client.receivedCount.withLock { $0 } <= 3)
  }

  #if os(Linux)
    @Test("1,000 calls need no more memory than the first 100")
    func memory() async throws {
      let rest = try await run([.hello]) { client in
        var before = 0
        for id in 1...1100 {
          client.send(
            request("\(id)", "tools/call", #""name":"hello","arguments":{},"_meta":{"progressToken":\#(id)}"#))
          #expect(await client.message()?.contains("\"id\":\(id),") == true)
          if id == 100 { before = residentBytes() }
        }
        // Other tests run at the same time. A growth of 100 kB for each call would be 100 MB.
        #expect(residentBytes() - before < 100 << 20)
        client.close()
      }
      #expect(rest.isEmpty)
    }
  #endif
}

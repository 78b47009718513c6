import AerogamiContainer
import AerogamiCore
import TestSupport
import Testing

@testable import AerogamiServer

/// Requests that share their work: what cancels it, and which deadline counts.
@Suite(.timeLimit(.minutes(20))) struct SharedRequestTests {
  private let gate = Gate()
  private let calls = Log<String>()
  private let clock = ManualClock()
  private let request = "GET /regions HTTP/1.1\r\nHost: localhost\r\n\r\n"

  /// Dependencies that wait at the gate, and log each call and each cancellation.
  private var dependencies: Dependencies {
    var dependencies = Dependencies.mock
    dependencies.clock = clock
    dependencies.trips.regions = { [gate, calls] in
      await calls.append("called")
      do {
        try await gate.wait()
      } catch {
        await calls.append("cancelled")
        throw error
      }
      return Fetched([])
    }
    return dependencies
  }

  @Test("a client that disconnects cancels the work for its request", arguments: [true, false])
  func leaves(closes: Bool) async throws {
    try await RunningServer.run(dependencies) { server in
      try await RawConnection.run(port: server.port) { client in
        try await client.send(request)
        await calls.waitForEntries(1)
        if closes { try await client.close() } else { try await client.finish() }
        await calls.waitForEntries(2)
        #expect(await calls.entries == ["called", "cancelled"])
      }
      await server.lines.wait(for: "the client disconnected before the response", count: 1)
      #expect(try await server.ask("/health").status == 200)
    }
  }

  @Test("shared work continues until the last client disconnects")
  func last() async throws {
    try await RunningServer.run(dependencies) { server in
      try await RawConnection.run(port: server.port) { second in
        try await RawConnection.run(port: server.port) { first in
          try await first.send(request)
          await calls.waitForEntries(1)
          try await second.send(request)
          // Each of the two has a deadline.
          await clock.waitForSleepers(2)
          try await first.close()
        }
        await server.lines.wait(for: "the client disconnected", count: 1)
        #expect(await calls.entries == ["called"])
        try await second.close()
      }
      await calls.waitForEntries(2)
      #expect(await calls.entries == ["called", "cancelled"])
    }
  }

  @Test("a client gets the response, although an earlier client of the shared work has disconnected")
  func stays() async throws {
    try await RunningServer.run(dependencies) { server in
      try await RawConnection.run(port: server.port) { second in
        try await RawConnection.run(port: server.port) { first in
          try await first.send(request)
          await calls.waitForEntries(1)
          try await second.send(request)
          await clock.waitForSleepers(2)
          try await first.close()
        }
        await server.lines.wait(for: "the client disconnected", count: 1)
        gate.open()
        #expect(await second.received(until: "[]\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(await calls.entries == ["called"])
      }
    }
  }

  @Test("the last request gets the response of work that ends while the request is canceled")
  func endsWhileLeaving() async throws {
    try await SharedResponses.run { shared in
      for _ in 0..<3000 {
        let etag = try await withThrowingTaskGroup(of: String.self) { group in
          group.addTask {
            try await shared.response(to: SharedRequest(target: "/", origin: "")) { RouteResponse(body: []) }.etag
          }
          group.cancelAll()
          return try await group.next()
        }
        #expect(etag == RouteResponse(body: []).etag)
      }
    }
  }

  @Test("a request that joins after the outer task was canceled ends")
  func joinsTooLate() async throws {
    let held = Log<SharedResponses>()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          try await SharedResponses.run { shared in
            await held.append(shared)
            unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
            // The work may still start, because the task that starts it may not have noticed the cancellation yet.
            _ = try? await shared.response(to: SharedRequest(target: "/", origin: "")) { RouteResponse(body: []) }
          }
        }
      }
      try await group.waitForAll()
    }
    for shared in await held.entries {
      await #expect(throws: CancellationError.self) {
        try await shared.response(to: SharedRequest(target: "/late", origin: "")) { RouteResponse(body: []) }
      }
    }
  }

  @Test("a request that joins another has its own deadline")
  func deadline() async throws {
    var limits = Server.Limits.patient
    limits.deadline = .seconds(6)
    try await RunningServer.run(dependencies, limits: limits) { server in
      async let first = server.ask("/regions")
      await calls.waitForEntries(1)
      await clock.waitForSleepers(1)
      clock.advance(by: .milliseconds(5800))
      async let second = server.ask("/regions")
      await clock.waitForSleepers(2)
      clock.advance(by: .milliseconds(200))
      let late = try await first
      #expect(late.status == 504)
      #expect(late.body == #"{"error":"GET /regions: there was no response within 6 s; try again"}"# + "\n")
      clock.advance(by: .milliseconds(5700))
      gate.open()
      let secondStatus = try await second.status
      #expect(secondStatus == 200)
      #expect(await calls.entries == ["called"])
    }
  }

  @Test("a request whose shared work times out sends its own, within its own deadline")
  func anew() async throws {
    let (gates, calls) = ([Gate(), Gate()], Log<Int>())
    var dependencies = dependencies
    dependencies.trips.regions = {
      let number = await calls.append { $0 }
      try await gates[number - 1].wait()
      if number == 1 { throw ClientError(requested: "regions", reason: .failed(.timeout, detail: "late")) }
      return Fetched([])
    }
    try await RunningServer.run(dependencies) { server in
      async let first = server.ask("/regions")
      await calls.waitForEntries(1)
      async let second = server.ask("/regions")
      await clock.waitForSleepers(2)
      gates[0].open()
      let firstStatus = try await first.status
      #expect(firstStatus == 504)
      await calls.waitForEntries(2)
      gates[1].open()
      let secondStatus = try await second.status
      #expect(secondStatus == 200)
    }
  }

  @Test("a busy gateway is a 503 with the time of the next attempt")
  func busy() async throws {
    var dependencies = dependencies
    dependencies.trips.regions = { throw ClientError(requested: "regions", reason: .busy(detail: "busy")) }
    try await RunningServer.run(dependencies) { server in
      let reply = try await server.ask("/regions")
      #expect(reply.status == 503)
      #expect(reply.header("Retry-After") == "1")
      #expect(reply.body == "{\"error\":\"regions: busy\"}\n")
    }
  }
}

import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Logging
import TestSupport
import Testing

@testable import AerogamiServer

@Suite(.timeLimit(.minutes(20))) struct StoppingTests {
  @Test("a request under way when the server stops gets its response")
  func finishes() async throws {
    let (stop, gate, calls) = (Gate(), Gate(), Log<String>())
    var dependencies = Dependencies.mock
    dependencies.clock = ManualClock()
    dependencies.trips.regions = {
      await calls.append("regions")
      try await gate.wait()
      return Fetched([])
    }
    try await RunningServer.run(dependencies, stop: stop) { server in
      async let reply = server.ask("/regions")
      await calls.waitForEntries(1)
      stop.open()
      await server.lines.wait(for: "stopping when", count: 1)
      gate.open()
      let answered = try await reply
      #expect(answered.body == "[]\n")
    }
  }

  @Test("a request that outlasts the time for stopping is canceled")
  func cancels() async throws {
    let (stop, clock, calls) = (Gate(), ManualClock(), Log<String>())
    var dependencies = Dependencies.mock
    dependencies.clock = clock
    dependencies.trips.regions = {
      await calls.append("requested")
      do {
        try await Gate().wait()
      } catch {
        await calls.append("cancelled")
        throw error
      }
      return Fetched([])
    }
    try await RunningServer.run(dependencies, stop: stop) { server in
      async let reply = server.ask("/regions")
      await calls.waitForEntries(1)
      stop.open()
      // The request's own deadline, and the server's.
      await clock.waitForSleepers(2)
      clock.advance(by: .seconds(9))
      #expect(await calls.entries == ["requested"])
      clock.advance(by: .seconds(1))
      await calls.waitForEntries(2)
      #expect(await calls.entries == ["requested", "cancelled"])
      _ = try? await reply
    }
  }

  @Test("a second server on the same port fails with the reason")
  func taken() async throws {
    let dependencies = Dependencies.mock
    try await RunningServer.run(dependencies) { first in
      let second = Server(dependencies, environment: ServedEnvironment(name: "test"), logger: .writing(to: first.lines))
      let error = await #expect(throws: ServerError.self) {
        try await second.run(port: first.port, isListening: { _ in }, until: { try? await Gate().wait() })
      }
      #expect(error?.description == "Address already in use")
      #expect(first.lines.with("stopping when") == [])
    }
  }
}

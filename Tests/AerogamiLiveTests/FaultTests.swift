import AerogamiContainer
import AerogamiCore
import TestSupport
import Testing

/// The live client with faults on the wire.
@Suite(.timeLimit(.minutes(20))) struct FaultTests {
  private static let faults = Fault.all

  @Test("each fault has its outcome, number of requests and duration", arguments: faults)
  func outcome(fault: Fault) async throws {
    let attempts = fault.isRetried ? FaultClient.attempts : 1
    let clock = ManualClock()
    try await FaultServer.run(fault.behavior, greet: fault.greet) { server in
      try await FaultClient.run(at: server.address, clock: clock) { client in
        async let outcome = client.outcome()
        if fault.isTimedOut { await timeOut(attempts, at: server, clock: clock) }
        fault.outcome.expect(await outcome, after: attempts)
      }
      let seen = fault.isSeen ? await server.requests.entries.count : await server.connections.entries.count
      #expect(seen == attempts)
      #expect(clock.now.sinceStart == (fault.isTimedOut ? FaultClient.attemptTimeout * attempts : .zero))
    }
  }

  @Test("the attempt after a single fault succeeds", arguments: faults.filter { $0.isRetried && $0.isSeen })
  func once(fault: Fault) async throws {
    let clock = ManualClock()
    try await FaultServer.run(fault.once) { server in
      try await FaultClient.run(at: server.address, clock: clock) { client in
        async let outcome = client.outcome()
        if fault.isTimedOut { await timeOut(1, at: server, clock: clock) }
        Fault.Outcome.trips(1).expect(await outcome, after: 2)
      }
      #expect(await server.requests.entries.count == 2)
      #expect(clock.now.sinceStart == (fault.isTimedOut ? FaultClient.attemptTimeout : .zero))
    }
  }

  @Test("no bytes of a response remain for the next request", arguments: faults.filter { !$0.isTimedOut && $0.isSeen })
  func recovery(fault: Fault) async throws {
    try await FaultServer.run(fault.once) { server in
      try await FaultClient.run(at: server.address) { client in
        _ = await client.outcome()
        Fault.Outcome.trips(1).expect(await client.outcome())
      }
      // At least two, otherwise the fault has not occurred.
      #expect(await server.requests.entries.count >= 2)
    }
  }

  @Test("a refused connection is an unreachable service")
  func refused() async throws {
    try await FaultServer.withRefusingAddress { address in
      try await FaultClient.run(at: address) { client in
        Fault.Outcome.fails(
          .offline,
          "could not connect (Connection refused); check the network, and that the service is running at this address"
        )
        .expect(await client.outcome(), after: FaultClient.attempts)
      }
    }
  }

  @Test("a closed idle connection is not reused")
  func closedBetweenRequests() async throws {
    let closed = Log<Int>()
    try await FaultServer.run { request, exchange in
      try await exchange.send(Fault.goodReply)
      try await exchange.halfClose()
      await exchange.waitForClientToClose()
      await closed.append(request.connection)
    } _: { server in
      try await FaultClient.run(at: server.address) { client in
        for count in 1...3 {
          Fault.Outcome.trips(1).expect(await client.outcome())
          await closed.waitForEntries(count)
        }
      }
      #expect(await server.requests.entries.map(\.connection) == [1, 2, 3])
    }
  }

  @Test("a reused connection that is closed on its second request is replaced")
  func closedOnSecondRequest() async throws {
    try await FaultServer.run { request, exchange in
      if request.ordinal == 2 { try await exchange.halfClose() } else { try await exchange.send(Fault.goodReply) }
    } _: { server in
      try await FaultClient.run(at: server.address) { client in
        Fault.Outcome.trips(1).expect(await client.outcome())
        Fault.Outcome.trips(1).expect(await client.outcome(), after: 2)
      }
      #expect(await server.requests.entries.map(\.connection) == [1, 1, 2])
    }
  }

  @Test("regions survive idle connections that are closed without notice after one response")
  func connectionsForOneAnswer() async throws {
    let responded = Log<Int>()
    let regions = (0..<60).map { "R\($0)" }
    try await FaultServer.run { request, exchange in
      if await responded.entries.contains(request.connection) {
        try await exchange.halfClose()
      } else {
        await responded.append(request.connection)
        try await exchange.send(Fault.goodReply)
      }
    } _: { server in
      try await FaultClient.run(at: server.address) { client in
        var outcomes: [Outcome<Region.ID?, Fetched<[Trip]>>] = []
        let feed = TripFeed({ try await client.trips(in: $0) }, clock: ManualClock())
        let missing = await feed.run(regions, concurrency: 16) { outcome in
          outcomes.append(outcome)
          return .continue
        }
        #expect(missing.isEmpty)
        for outcome in outcomes {
          guard let error = outcome.status.error else { continue }
          Issue.record("\(error)")
        }
      }
      #expect(await server.requests.entries.count > regions.count, "connections were reused")
    }
  }

  @Test("a connection in progress does not delay the end")
  func connecting() async throws {
    try await FaultServer.run({ _, _ in }) { server in
      // The server sends nothing, so the handshake does not finish.
      let address = "https://127.0.0.1:\(server.port)"
      // Far beyond the time limit of this test.
      try await FaultClient.run(at: address, connectTimeout: .seconds(3600)) { client in
        await withTaskGroup { group in
          group.addTask { _ = await client.outcome() }
          await server.connections.waitForEntries(1)
          group.cancelAll()
        }
      }
    }
  }

  /// Advances the clocks of server and client together until this many attempts have been abandoned.
  private func timeOut(_ attempts: Int, at server: FaultServer, clock: ManualClock) async {
    for attempt in 1...attempts {
      for _ in 0..<20 {
        await clock.waitForSleepers(1)
        await server.stepClock.waitForSleepers(1)
        server.stepClock.advance(by: .seconds(1))
        clock.advance(by: .seconds(1))
      }
      // Abandoning an attempt closes the connection. Only then does the server stop serving it.
      await server.closes.waitForEntries(attempt)
    }
  }
}

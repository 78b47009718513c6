import TestSupport
import Testing

/// The exit status of the program for everything that can go wrong on the wire. What the client makes of each fault is
/// tested where time is the test's own; here the few that only time ends are left out.
@Suite(.timeLimit(.minutes(10))) struct FaultExitTests {
  private let aerogami = Aerogami()

  @Test(
    "each fault has its exit status, and is told of on standard error", arguments: Fault.all.filter { !$0.isTimedOut })
  func exitCode(fault: Fault) async throws {
    try await FaultServer.run(fault.behavior, greet: fault.greet) { server in
      try aerogami.use(address: server.address)
      let run = try await aerogami.run(
        "fetch", "--regions", "EU", "--attempts", "1", "--format", "ndjson",
        environment: ["AEROGAMI_HTTP_MAX_BODY_BYTES": "2097152"])
      #expect(run.exitCode == fault.outcome.exitCode)
      #expect(run.output.isEmpty == (fault.outcome.exitCode != 0 || run.errors.contains("no trips")))
      #expect(run.errors.isEmpty || run.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("aerogami: ") })
      #expect(!run.errors.isEmpty || fault.outcome.exitCode == 0)
      #expect(
        run.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    }
  }
}

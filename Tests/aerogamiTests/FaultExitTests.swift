import TestSupport
import Testing

/// Tests of the exit status for network faults. How the client treats each fault is tested with the tests' own clock.
/// Faults that end only by a timeout are left out here.
@Suite(.timeLimit(.minutes(20))) struct FaultExitTests {
  private let aerogami = Aerogami()
  private let variables = ["AEROGAMI_HTTP_MAX_BODY_BYTES": "2097152"]

  @Test(
    "each fault has its exit status, and is reported on standard error",
    arguments: Fault.alone.filter { !$0.isTimedOut }
  )
  func exitCode(fault: Fault) async throws {
    try await FaultServer.run(fault.behavior, greet: fault.greet) { server in
      try aerogami.use(address: server.address)
      let run = try await aerogami.run(
        "fetch", "--regions", "EU", "--attempts", "1", "--format", "ndjson", environment: variables)
      #expect(run.exitCode == fault.outcome.exitCode)
      #expect(run.output.isEmpty == (fault.outcome.exitCode != 0 || run.errors.contains("no trips")))
      expectPlainErrors(run)
      #expect(!run.errors.isEmpty || fault.outcome.exitCode == 0)
    }
  }

  @Test(
    "each of many faults in one run has its own outcome",
    arguments: stride(from: 0, to: Fault.together.count, by: 16).map { $0..<min($0 + 16, Fault.together.count) })
  func outcomes(indices: Range<Int>) async throws {
    let regions = indices.map { "F\($0)" }
    try await FaultServer.run { request, exchange in
      guard let index = request.path.firstMatch(of: /\/F([0-9]+)$/).flatMap({ Int($0.1) }) else { return }
      try await Fault.together[index].behavior(request, exchange)
    } _: { server in
      try aerogami.use(address: server.address)
      let run = try await aerogami.run(
        "fetch", "--regions", regions.joined(separator: ","), "--attempts", "1", "--format", "json",
        environment: variables)
      #expect([0, 1, 3].contains(run.exitCode))
      expectPlainErrors(run)
      for index in indices {
        let fault = Fault.together[index]
        let line = run.output.split(separator: "\n").first { $0.contains(#"{"id":"F\#(index)","status":"#) } ?? ""
        let expected =
          switch fault.outcome {
          case .trips(_, skipped: 0): [#""status":"ok""#]
          case .trips: [#""status":"partial""#]
          case .fails(_, let text): [#""status":"failed""#, text]
          case .unknown: [#""status":"failed""#]
          }
        for text in expected { #expect(line.contains(text), "\(fault.name)") }
      }
    }
  }

  private func expectPlainErrors(_ run: Run) {
    #expect(run.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("aerogami: ") }, "\(run.errors)")
    #expect(
      run.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
  }
}

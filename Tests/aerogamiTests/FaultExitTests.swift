import TestSupport
import Testing

/// Tests of the exit status for network faults. How the client treats each fault is tested in `FaultTests`.
@Suite(.timeLimit(.minutes(20))) struct FaultExitTests {
  private let aerogami = Aerogami()
  private let variables = ["AEROGAMI_HTTP_MAX_BODY_BYTES": "2097152"]

  @Test(
    "each kind of fault has its exit status, and is reported on standard error",
    arguments: ["closed on connecting", "HTML without a head", "gzip"])
  func exitCode(name: String) async throws {
    let fault = try #require(Fault.alone.first { $0.name == name })
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

  /// The indices of all faults with control characters, and of every fifth other one, in two halves.
  private static let mixtures: [[Int]] = {
    let chosen = Fault.together.indices.filter { index in
      index.isMultiple(of: 5) || Fault.together[index].name.contains(/control|escape|delete|NUL|CR|form feed|new line/)
    }
    return [Array(chosen.prefix(chosen.count / 2)), Array(chosen.dropFirst(chosen.count / 2))]
  }()

  @Test("each of many faults in one run has its own outcome", arguments: mixtures)
  func outcomes(indices: [Int]) async throws {
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
      let lines = run.output.split(separator: "\n")
      for index in indices {
        let fault = Fault.together[index]
        let line = lines.first { $0.hasPrefix(#"{"id":"F\#(index)","status":"#) } ?? ""
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

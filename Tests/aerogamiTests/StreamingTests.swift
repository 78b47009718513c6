import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct StreamingTests {
  private let aerogami = Aerogami()

  @Test("ndjson is written as each region arrives")
  func asTheyArrive() async throws {
    let gate = Gate()
    try await TestServer.run { request in
      if request.path == "/trips/scd" { return .malaga }
      try await gate.wait()
      return .bergamo
    } _: { server in
      try aerogami.use(server)
      let output = try WatchedStream.pipe()
      let run = try await aerogami.run(
        "fetch", "--regions", "blc,scd", "--format", "ndjson", output: output, errors: .pipe()
      ) { _ in
        // The held region is let go only when the row of the other has been read.
        await output.wait(for: "malaga")
        gate.open()
      }
      #expect(run.exitCode == 0)
      #expect(run.errors == "")
      let lines = run.output.split(separator: "\n").suffix(2)
      #expect(lines.map { $0.contains("malaga") } == [true, false])
      #expect(lines.map { $0.contains("bergamo") } == [false, true])
    }
  }

  @Test("a closed pipe ends the program quietly")
  func closedPipe() async throws {
    let run = try await aerogami.runWithClosedOutput("fetch", "--regions", "EU,US", "--format", "ndjson")
    #expect(run == Run(0))
  }

  @Test("a command without requests also ends quietly when its pipe is closed")
  func closedPipeElsewhere() async throws {
    expectEqual(
      try await aerogami.runWithClosedOutput("config", "show"),
      Run(0))
  }

  @Test("a closed pipe stops further requests")
  func closedPipeStopsAsking() async throws {
    try await TestServer.run(["/trips/scd": .malaga, "/trips/blc": .bergamo]) { server in
      try aerogami.use(server)
      let run = try await aerogami.runWithClosedOutput(
        "fetch", "--regions", "scd,blc", "--concurrency", "1", "--format", "ndjson")
      #expect(run == Run(0))
      #expect(await !server.paths.contains("/trips/blc"))
    }
  }

  @Test("a closed pipe is detected while nothing is written")
  func closedPipeWhileWaiting() async throws {
    let never = Gate()
    try await TestServer.run { _ in
      try await never.wait()
      return .noTrips
    } _: { server in
      try aerogami.use(server)
      expectEqual(
        try await aerogami.runWithClosedOutput("fetch", "--regions", "scd"),
        Run(0))
    }
  }

  #if os(Linux)
    @Test("an output that cannot be written to is a reported failure")
    func fullDisk() async throws {
      let run = try await aerogami.runWithFullOutput("fetch", "--regions", "EU", "--format", "ndjson")
      #expect(run == Run(1, errors: "aerogami: could not write to standard output: No space left on device\n"))
    }

    @Test(
      "help and the version that cannot be written are failures", arguments: [["--version"], []])
    func fullDiskElsewhere(arguments: [String]) async throws {
      let run = try await aerogami.runWithFullOutput(arguments)
      #expect(run == Run(1, errors: "aerogami: could not write to standard output: No space left on device\n"))
    }
  #endif
}

import TestSupport
import Testing

@testable import aerogami

@Suite(.timeLimit(.minutes(20))) struct ProgressTests {
  private let aerogami = Aerogami()
  private static let erase = "\r\u{1B}[2K"

  /// The service of these tests, which delays the trips of `blc` until the gate is open.
  private func withService(_ body: (_ gate: Gate, TestServer) async throws -> Void) async throws {
    let gate = Gate()
    try await TestServer.run { request in
      if request.path == "/regions" { return .regions("blc") }
      if request.path == "/trips/scd" { return .malaga }
      try await gate.wait()
      return .bergamo
    } _: { server in
      try aerogami.use(server)
      try await body(gate, server)
    }
  }

  /// The texts of the progress line in order, without the elapsed time and repetitions.
  private func lines(_ progress: String) -> [String] {
    progress.split(separator: Self.erase).map { String($0).replacing(/, \d+ s$/, with: "") }
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test("a slow fetch shows its progress on a terminal, and erases it at the end")
  func shown() async throws {
    try await withService { gate, _ in
      let terminal = try WatchedStream.terminal()
      let run = try await aerogami.run(
        "fetch", "--regions", "blc,scd", "--format", "ndjson", output: .pipe(), errors: terminal
      ) { _ in
        await terminal.wait(for: "1 of 2 regions, 1 trip")
        gate.open()
      }
      #expect(run.exitCode == 0)
      #expect(run.tripIDs == ["malaga", "bergamo"])
      #expect(lines(run.errors).contains("1 of 2 regions, 1 trip"))
      #expect(run.errors.hasPrefix(Self.erase))
      #expect(run.errors.hasSuffix(Self.erase))
      #expect(!run.errors.contains("\n"))
    }
  }

  @Test("waiting for the list of regions is progress too")
  func listing() async throws {
    let gate = Gate()
    try await TestServer.run { request in
      if request.path == "/regions" {
        try await gate.wait()
        return .regions("scd")
      }
      return .malaga
    } _: { server in
      try aerogami.use(server)
      let terminal = try WatchedStream.terminal()
      let run = try await aerogami.run("fetch", "--format", "ndjson", output: .pipe(), errors: terminal) { _ in
        await terminal.wait(for: "fetching the list of regions")
        gate.open()
      }
      #expect(run.exitCode == 0)
      #expect(run.tripIDs == ["malaga"])
      #expect(lines(run.errors).first == "fetching the list of regions")
      #expect(run.errors.hasSuffix(Self.erase))
    }
  }

  @Test("after a second the progress has the elapsed time of the container's clock, and stays on its line")
  func elapsed() async throws {
    let clock = ManualClock()
    let terminal = try WatchedStream.terminal(columns: 30)
    try await ProgressLine.run(
      on: StandardStream(descriptor: terminal.descriptor), isWanted: true, counting: "region", "trip",
      clock: clock
    ) { line in
      await line?.known(10)
      for _ in 0..<11 {
        await clock.waitForSleepers(1)
        clock.advance(by: .milliseconds(100))
      }
      await clock.waitForSleepers(1)
      await line?.oneDone(rows: 1)
      clock.advance(by: .seconds(61))
      await clock.waitForSleepers(1)
    }
    try terminal.closeWriteEnd()
    let shown = await terminal.all().split(separator: Self.erase).map(String.init)
    #expect(
      shown == Array(repeating: "0 of 10 regions, 0 trips", count: 9) + [
        "0 of 10 regions, 0 trips, 1 s", "0 of 10 regions, 0 trips, 1 s", "1 of 10 regions, 1 trip, 1 s",
        "1 of 10 regions, 1 trip, 62 s",
      ])
  }

  @Test("an interval between the removal of the line and the row that follows does not draw it")
  func paused() async throws {
    let clock = ManualClock()
    let terminal = try WatchedStream.terminal()
    let stream = StandardStream(descriptor: terminal.descriptor)
    try await ProgressLine.run(on: stream, isWanted: true, counting: "region", "trip", clock: clock) { line in
      func pass() async {
        await clock.waitForSleepers(1)
        clock.advance(by: .milliseconds(100))
        await clock.waitForSleepers(1)
      }
      await line?.known(2)
      await pass()
      await line?.clear()
      await pass()
      try await stream.write(Array("row\n".utf8))
      await line?.resume()
      await pass()
    }
    try terminal.closeWriteEnd()
    let drawn = "\(Self.erase)0 of 2 regions, 0 trips\(Self.erase)"
    #expect(await terminal.all() == "\(drawn)row\n\(drawn)")
  }

  @Test("rows and notes never share a terminal line with the progress")
  func sameTerminal() async throws {
    let (first, second) = (Gate(), Gate())
    try await TestServer.run { request in
      try await (request.path == "/trips/scd" ? first : second).wait()
      return request.path == "/trips/scd" ? .malaga : .init(status: 403, "")
    } _: { server in
      try aerogami.use(server)
      let terminal = try WatchedStream.terminal(columns: 200)
      let run = try await aerogami.run(
        "fetch", "--regions", "scd,blc", "--format", "ndjson", "--verbose", output: terminal, errors: terminal
      ) { _ in
        await terminal.wait(for: "0 of 2 regions, 0 trips")
        first.open()
        await terminal.wait(for: "1 of 2 regions, 1 trip")
        second.open()
      }
      #expect(run.exitCode == 3)
      // The final content of the terminal: the text of each line after it was last erased.
      let visible = run.output.split(separator: "\n").map { line in
        line.split(separator: Self.erase).last.map(String.init) ?? ""
      }
      #expect(visible.dropFirst(3).first?.hasPrefix(#"{"id":"malaga","region":"scd","#) == true)
      #expect(
        visible.dropFirst(4).map { $0.replacing(/\d+ ms/, with: "TIME") } == [
          "aerogami: scd: ok, 1 trip, 1 attempt, TIME",
          "aerogami: blc: failed, 0 trips, 1 attempt, TIME",
          "aerogami: blc failed: GET \(server.address)/trips/blc: status 403; if the service requires a token, set AEROGAMI_CLIENTS_TRIPS_TOKEN",
        ])
    }
  }

  @Test("no progress is shown in a pipe or with --no-progress")
  func hidden() async throws {
    try await withService { gate, server in
      // Three fetches wait for the same service; the one with progress starts last.
      async let inPipe = aerogami.run("fetch", "--regions", "blc", "--format", "ndjson")
      await server.requests.waitForEntries(1)
      async let unwanted = aerogami.run(
        "fetch", "--regions", "blc", "--format", "ndjson", "--no-progress", output: .pipe(), errors: .terminal())
      await server.requests.waitForEntries(2)
      let terminal = try WatchedStream.terminal()
      let shown = try await aerogami.run("fetch", "--regions", "blc", output: .pipe(), errors: terminal) { _ in
        await terminal.wait(for: "0 of 1 region")
        gate.open()
      }
      // A single region is in the singular.
      #expect(lines(shown.errors).first == "0 of 1 region, 0 trips")
      for run in try await [inPipe, unwanted] {
        #expect(run.exitCode == 0)
        #expect(run.errors == "")
        #expect(run.tripIDs == ["bergamo"])
      }
    }
  }
}

import AerogamiContainer
import Foundation
import GRDB
import Subprocess
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct InterruptionTests {
  private let aerogami = Aerogami()

  @Test(
    "a signal cancels running requests, and results that had arrived are delivered",
    arguments: zip([(Signal.interrupt, 130), (.terminate, 143)] as [(Signal, Int32)], ["ndjson", "csv"]))
  func signal(_ signal: (number: Signal, exitCode: Int32), format: String) async throws {
    let never = Gate()
    try await TestServer.run { request in
      if request.path == "/trips/scd" { return .malaga }
      try await never.wait()
      return .bergamo
    } _: { server in
      try aerogami.use(server)
      let output = try WatchedStream.pipe()
      let run = try await aerogami.run(
        "fetch", "--regions", "blc,scd,EU", "--format", format, output: output, errors: .pipe()
      ) { send in
        await output.wait(for: "malaga")
        try send(signal.number)
      }
      #expect(run.exitCode == signal.exitCode)
      #expect(run.output.contains("malaga"))
      #expect(!run.output.contains("bergamo"))
      #expect(run.errors == "aerogami: canceled: blc, EU\n")
    }
  }

  @Test("a table shows the trips that arrived before the signal", arguments: ["table", "json"])
  func atTheEnd(format: String) async throws {
    let never = Gate()
    try await TestServer.run { request in
      if request.path == "/trips/scd" { return .malaga }
      try await never.wait()
      return .bergamo
    } _: { server in
      try aerogami.use(server)
      let errors = try WatchedStream.pipe()
      let run = try await aerogami.run(
        "fetch", "--regions", "scd,blc", "--concurrency", "1", "--verbose", "--format", format, output: .pipe(),
        errors: errors
      ) { send in
        await errors.wait(for: "scd: ok")
        try send(.interrupt)
      }
      #expect(run.exitCode == 130)
      #expect(run.output.contains(format == "table" ? "AGP Málaga" : #""id":"malaga""#))
      #expect(run.errors.hasSuffix("\naerogami: canceled: blc\n"))
    }
  }

  @Test("the prices that arrived before a signal are recorded")
  func prices() async throws {
    let (isAsked, never) = (Gate(), Gate())
    let march = """
      {"dates":[{"date":"2030-03-15","price":72,"currency":"EUR","status":"available","route":"CPH-AGP",\
      "return_date":null}]}
      """
    try await TestServer.run { request in
      if request.path.contains("month=2030-03") { return .init(march) }
      // The second request follows when the first response was handled.
      isAsked.open()
      try await never.wait()
      return .noTrips
    } _: { server in
      try aerogami.use(server)
      let run = try await aerogami.run(
        "dates", "CPH-AGP", "--month", "2030-03", "--months", "2", "--concurrency", "1", output: .pipe(),
        errors: .pipe(), environment: ["AEROGAMI_STORE_PATH": "store.sqlite"]
      ) { send in
        try await isAsked.wait()
        try send(.interrupt)
      }
      #expect(run.exitCode == 130)
      let prices = try aerogami.read("store.sqlite") { db in
        try Int.fetchAll(db, sql: "SELECT price / 10000000 FROM observation")
      }
      #expect(prices == [72], "\(run)")
    }
  }

  @Test(
    "a signal ends the program while its output blocks",
    arguments: zip(
      [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)], ["json", "ndjson"]))
  func stuckOutput(_ signal: (number: Int32, exitCode: Int32), format: String) async throws {
    try await TestServer.run(["/trips/scd": manyTrips(2000)]) { server in
      try aerogami.use(server)
      let exitCode = try await aerogami.runWithStuckOutput(
        "fetch", "--regions", "scd", "--format", format, errors: .pipe()
      ) { id, _ in kill(id, signal.number) }
      #expect(exitCode == signal.exitCode)
    }
  }

  @Test("a second signal ends the program at once, even while its output waits for a slow reader")
  func secondSignal() async throws {
    try await TestServer.run(["/trips/scd": manyTrips(10_000)]) { server in
      try aerogami.use(server)
      let errors = try WatchedStream.pipe()
      let exitCode = try await aerogami.runWithStuckOutput(
        "fetch", "--regions", "scd", "--format", "ndjson", "--verbose", errors: errors
      ) { id, readEnd in
        await onBlockingThread {
          kill(id, SIGINT)
          // Reads byte by byte, so that the program neither finishes nor gives up after the first signal.
          var byte: UInt8 = 0
          while unsafe read(readEnd, &byte, 1) == 1, !errors.text.contains("interrupted") {}
          kill(id, SIGTERM)
        }
      }
      #expect(exitCode == 143)
    }
  }

  private func manyTrips(_ count: Int) -> TestServer.Response {
    let trips = (0...count).map { SampleTrips.malaga.replacing("malaga", with: "malaga-\($0)") }
    return .init(SampleTrips.list(trips.joined(separator: ",")))
  }

  @Test("a signal during the request for regions delivers nothing, and json has the error")
  func whileListing() async throws {
    try await TestServer.runUnresponsive { server, isAsked in
      try aerogami.use(server)
      let run = try await aerogami.run("fetch", "--format", "json", output: .pipe(), errors: .pipe()) { send in
        try await isAsked.wait()
        try send(.interrupt)
      }
      let document = """
        {"environment":"dev","fetched_at":"NOW",\
        "error":"interrupted before the list of regions arrived","left_out_count":0,"regions":[],"completeness":[],"trips":[]}

        """
      #expect(run.withoutTimes == Run(130, output: document))
    }
  }

  @Test(
    "a signal before anything arrived leaves one JSON object",
    arguments: [
      (["regions"], #","requests":[\n{"id":"regions","status":"canceled","#),
      (["check", "malaga"], #","trips":[]}"#),
      (["watch", "--once"], #","regions":[],"completeness":[],"changes":[]}"#),
      (["watch", "EU", "--once"], #","regions":[\n{"id":"EU","status":"canceled","#),
      (["meet", "CPH", "BER"], #""status":"canceled""#),
    ] as [([String], String)])
  func documents(arguments: [String], part: String) async throws {
    try await TestServer.runUnresponsive { server, isAsked in
      try aerogami.use(server)
      let run = try await aerogami.run(arguments + ["--format", "json"], output: .pipe(), errors: .pipe()) { send in
        try await isAsked.wait()
        try send(.interrupt)
      }
      #expect(run.exitCode == 130)
      #expect(run.output.contains(part.replacing(#"\n"#, with: "\n")), "\(run)")
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
      #expect(!run.errors.contains("failed"), "\(run)")
      if arguments[0] == "meet" { #expect(run.errors.contains("interrupted; without CPH"), "\(run)") }
    }
  }

  @Test(
    "a signal or the deadline does not wait for a connection attempt",
    arguments: zip(["https", "http"], [true, false]))
  func whileConnecting(scheme: String, isSignalled: Bool) async throws {
    try await FaultServer.run({ _, _ in }) { server in
      // Sends nothing: a service that does not finish the handshake, and a proxy that does not respond.
      try aerogami.use(address: scheme == "https" ? "https://127.0.0.1:\(server.port)" : "http://service.invalid")
      // Much longer than the time limit of these tests.
      let longTimeout = "3600"
      let run = try await aerogami.run(
        "fetch", "--regions", "EU", "--timeout", longTimeout, "--deadline", isSignalled ? longTimeout : "0.05",
        output: .pipe(), errors: .pipe(),
        environment: ["AEROGAMI_HTTP_CONNECT_TIMEOUT_SECONDS": longTimeout, "HTTP_PROXY": server.address]
      ) { send in
        guard isSignalled else { return }
        await server.connections.waitForEntries(1)
        try send(.interrupt)
      }
      #expect(run.exitCode == (isSignalled ? 130 : 1))
      #expect(run.errors.contains(isSignalled ? "canceled: EU" : "before the deadline of 0.05 s"))
    }
  }
}

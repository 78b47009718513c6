import Subprocess
import TestSupport
import Testing

/// Tests of two processes with the same watches.
@Suite(.timeLimit(.minutes(20))) struct RunningWatchTests {
  private let aerogami = Aerogami()

  /// Runs `body` while a process runs with these arguments, and then kills that process.
  private func running(_ arguments: String..., body: () async throws -> Void) async throws {
    let errors = try WatchedStream.pipe()
    let run = try await aerogami.run(arguments + ["--verbose"], output: .pipe(), errors: errors) { send in
      // The end of a round.
      await errors.wait(for: "; next")
      try await body()
      try send(.kill)
    }
    #expect(run.exitCode == 137, "\(run)")
  }

  private func once(_ arguments: String...) async throws -> Run {
    try await aerogami.run(["watch"] + arguments + ["--once"])
  }

  /// Whether a run with `--once` ended with the error about another process.
  private func isRefused(_ run: Run, _ watch: String) -> Bool {
    let pattern = #/aerogami: process [0-9]+ has been running (.*) since 20[0-9-]{8} [0-9:]{5} UTC; (.*)\n/#
    guard run.exitCode == 1, run.output == "", let match = run.errors.wholeMatch(of: pattern) else { return false }
    return match.1 == watch && match.2 == "stop it, or let it send the changes"
  }

  @Test("with --once, a second process with one of the watches ends with an error, but not after the first was killed")
  func named() async throws {
    for name in ["porto", "spain", "rome"] { try await aerogami.saveWatch(name, "EU", "--below", "1") }
    try await running("watch", "run", "porto,spain") {
      let all = try await once("run")
      #expect(isRefused(all, "the watch porto"), "\(all)")
      let other = try await once("run", "rome")
      #expect(other.exitCode == 0 && other.errors == "", "\(other)")
    }
    let all = try await once("run")
    #expect(all.exitCode == 0 && all.errors == "", "\(all)")
  }

  @Test("a second process waits until the first one is killed, and then continues; a signal ends the wait")
  func waiting() async throws {
    try await aerogami.saveWatch("spain", "EU", "--below", "1", "--every", "1d")
    let errors = try WatchedStream.pipe()
    let first = try WatchedStream.pipe()
    let arguments = ["watch", "run", "--verbose"]
    let killed = try await aerogami.run(arguments, output: .pipe(), errors: first) { kill in
      await first.wait(for: "; next")
      let interrupted = try WatchedStream.pipe()
      let second = try await aerogami.run(arguments, output: .pipe(), errors: interrupted) { send in
        await interrupted.wait(for: "aerogami: waiting: process ")
        try send(.interrupt)
      }
      #expect(second.exitCode == 130, "\(second)")
      let third = try await aerogami.run(arguments, output: .pipe(), errors: errors) { send in
        await errors.wait(for: "; stop it to continue here\n")
        try kill(.kill)
        await errors.wait(for: "aerogami: spain: the other process has ended; continuing here\n")
        // The watch ran recently, so its next round is tomorrow.
        await errors.wait(for: "aerogami: next round at ")
        try send(.terminate)
      }
      #expect(third.exitCode == 143, "\(third)")
    }
    #expect(killed.exitCode == 137, "\(killed)")
  }

  @Test("a process without a database, or in another environment, is not in the way")
  func separate() async throws {
    try await aerogami.saveWatch("spain", "EU", "--below", "1")
    try aerogami.write(#"{"watches": {"spain": {"regions": "EU", "below": 1}}}"#, to: "Config/other.json")
    try await running("watch", "run", "spain") {
      #expect(try await once("run", "spain", "--env", "other").errors == "")
      let variables = ["AEROGAMI_STORE_VARIANT": "mock", "AEROGAMI_ENV": "other"]
      let run = try await aerogami.run("watch", "run", "spain", "--once", environment: variables)
      #expect(run.exitCode == 0, "\(run)")
    }
  }

  @Test("watches without a name are the same if they search for the same trips")
  func unnamed() async throws {
    try await running("watch", "EU", "--to", "Spain,Italy", "--max-price", "60", "--below", "1") {
      let same = try await once("--to", "Italy,Spain", "--max-price", "60", "EU")
      #expect(isRefused(same, "this watch"), "\(same)")
    }
  }
}

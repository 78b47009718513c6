import Subprocess
import TestSupport
import Testing

/// Tests of the warning about another process that runs the same watches.
@Suite(.timeLimit(.minutes(10))) struct RunningWatchTests {
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

  /// The notes, with PID instead of the ids of processes.
  private func notes(_ run: Run) -> String { run.errors.replacing(/process [0-9]+/, with: "process PID") }

  private func warning(_ watches: String) -> String {
    "aerogami: warning: process PID also runs \(watches), so each change is reported twice; stop one of the processes\n"
  }

  @Test("a second process with the same watches prints one warning, but not after the first was killed")
  func named() async throws {
    for name in ["porto", "spain", "rome"] { _ = try await aerogami.run("watch", "add", name, "EU", "--below", "1") }
    try await running("watch", "run", "porto", "spain") {
      let all = try await once("run")
      #expect(all.exitCode == 0 && notes(all) == warning("the watches porto and spain"), "\(all)")
      #expect(notes(try await once("run", "spain")) == warning("the watch spain"))
      #expect(try await once("run", "rome").errors == "")
    }
    #expect(try await once("run").errors == "")
  }

  @Test("a process without a database, or in another environment, is not warned about")
  func separate() async throws {
    _ = try await aerogami.run("watch", "add", "spain", "EU", "--below", "1")
    try aerogami.write(#"{"watches": {"spain": {"regions": "EU", "below": 1}}}"#, to: "Config/other.json")
    try await running("watch", "run", "spain") {
      #expect(try await once("run", "spain", "--env", "other").errors == "")
      let variables = ["AEROGAMI_STORE_VARIANT": "mock", "AEROGAMI_ENV": "other"]
      let run = try await aerogami.run("watch", "run", "spain", "--once", environment: variables)
      #expect(!run.errors.contains("also runs"), "\(run)")
    }
  }

  @Test("watches without a name are the same if they search for the same trips")
  func unnamed() async throws {
    try await running("watch", "EU", "--to", "Spain,Italy", "--max-price", "60", "--below", "1") {
      let same = try await once("--to", "Spain,Italy", "--max-price", "60", "EU")
      #expect(notes(same) == warning("this watch"), "\(same)")
      #expect(try await once("EU", "--to", "Spain", "--max-price", "60").errors == "")
      #expect(try await once("EU,US", "--to", "Spain,Italy", "--max-price", "60").errors == "")
    }
  }
}

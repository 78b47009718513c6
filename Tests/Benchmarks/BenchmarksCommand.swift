import ArgumentParser

@main
struct BenchmarksCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Benchmarks",
    abstract: "Measures aerogami on this machine.",
    subcommands: [RunCommand.self, StoreCommand.self, ServeCommand.self], defaultSubcommand: RunCommand.self)
}

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Measure, and print tables in Markdown.",
    discussion: """
      Everything is local: the same sample trips are served on loopback by another process. Each run of aerogami is \
      followed by a run of curl that only loads the same documents, if curl is installed.
      """)

  @Option(help: "Repeat each measurement this many times, after one run that only checks.") var rounds = 5
  @Option(help: ArgumentHelp("Run only measurements whose name contains this, such as fetch/64x2000.")) var filter = ""
  @Flag(help: "Also fetch 1,000 × 2,000 trips, once.") var large = false

  @Flag(help: "Only count the instructions of some runs; requires valgrind and strip.") var instructions = false

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("--rounds must be at least 1.") }
  }

  func run() throws {
    #if DEBUG
      throw ValidationError("measurements of a debug build are meaningless; build it with .ci/build Benchmarks.")
    #else
      try TemporaryFiles.use { files in
        let programs = try Programs(files: files)
        if instructions { return try InstructionCount(programs: programs).run() }
        try Report(programs: programs, rounds: rounds, filter: filter, isLarge: large).run()
      }
    #endif
  }
}

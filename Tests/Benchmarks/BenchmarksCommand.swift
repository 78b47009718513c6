import ArgumentParser

@main
struct BenchmarksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Benchmarks",
    abstract: "Measures aerogami on this machine.",
    subcommands: [RunCommand.self, ServeCommand.self], defaultSubcommand: RunCommand.self)
}

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Measure, and print tables in Markdown.",
    discussion: """
      Everything is local: trips are made up, the same ones each time, and served on loopback by another process. Each \
      run of aerogami is followed by one of curl that only loads the same documents, where curl is installed.
      """)

  @Option(help: "How often each measurement is made, besides one that is only checked.") var rounds = 5
  @Option(help: ArgumentHelp("Make only measurements whose name contains this, such as fetch/64x2000.")) var filter = ""
  @Flag(help: "Fetch 1,000 × 2,000 trips too, once.") var large = false

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("--rounds takes a number from 1 on.") }
  }

  func run() throws {
    #if DEBUG
      throw ValidationError("a debug build measures nothing of use; add -c release.")
    #else
      try TemporaryFiles.use { files in
        try Report(programs: try Programs(files: files), rounds: rounds, filter: filter, isLarge: large).run()
      }
    #endif
  }
}

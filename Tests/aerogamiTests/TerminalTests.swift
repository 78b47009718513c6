import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct TerminalTests {
  private let aerogami = Aerogami()

  init() throws {
    try aerogami.useSampleTrips()
  }

  /// The standard output to a terminal with a number of columns.
  private func shown(
    columns: UInt16 = 120, _ option: String..., environment: [String: String] = ["TERM": "xterm"]
  ) async throws -> String {
    let run = try await aerogami.run(
      ["fetch", "--regions", "EU"] + option, output: .terminal(columns: columns), errors: .pipe(),
      environment: environment)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    return run.output
  }

  private let plain = """
         PRICE  FROM        TO            DEPARTS                RETURNS     NIGHTS  FLIGHT   REGION
    328.60 EUR  LHR London  JFK New York  Thu 10 Jan 2030 10:45  Wed 16 Jan       6  VS,DL 3  EU
      31.5 EUR  BER Berlin  MXP Milan     Fri  1 Feb 2030 16:20  Sun  3 Feb       2  U2 5199  EU      expired

    """
  private let colored = """
    \u{1B}[1m     PRICE  FROM        TO            DEPARTS                RETURNS     NIGHTS  FLIGHT   REGION\u{1B}[0m
    328.60 EUR  LHR London  JFK New York  Thu 10 Jan 2030 10:45  Wed 16 Jan       6  VS,DL 3  EU
    \u{1B}[2m  31.5 EUR  BER Berlin  MXP Milan     Fri  1 Feb 2030 16:20  Sun  3 Feb       2  U2 5199  EU      expired\u{1B}[0m

    """

  @Test("on a terminal the header is bold, and expired trips are dim")
  func color() async throws {
    #expect(try await shown() == colored)
  }

  @Test("on a terminal the table fits its width: optional columns are left out, and then cities shrink")
  func width() async throws {
    let fitting = try await shown(columns: 80, "--color", "never")
    #expect(
      fitting == """
             PRICE  FROM        TO            DEPARTS                RETURNS
        328.60 EUR  LHR London  JFK New York  Thu 10 Jan 2030 10:45  Wed 16 Jan
          31.5 EUR  BER Berlin  MXP Milan     Fri  1 Feb 2030 16:20  Sun  3 Feb  expired

        """)
    let cut = try await shown(columns: 60, "--color", "never")
    #expect(
      cut == """
             PRICE  FROM     TO       DEPARTS
        328.60 EUR  LHR Lo…  JFK Ne…  Thu 10 Jan 2030 10:45
          31.5 EUR  BER Be…  MXP Mi…  Fri  1 Feb 2030 16:20  expired

        """)
  }

  @Test("NO_COLOR, a dumb or unknown terminal and --color never disable color; an empty NO_COLOR does not")
  func noColor() async throws {
    #expect(try await shown(environment: ["NO_COLOR": "1", "TERM": "xterm"]) == plain)
    #expect(try await shown(environment: ["TERM": "dumb"]) == plain)
    #expect(try await shown(environment: ["TERM": ""]) == plain)
    #expect(try await shown(environment: [:]) == plain)
    #expect(try await shown("--color", "never") == plain)
    #expect(try await shown(environment: ["NO_COLOR": "", "TERM": "xterm"]) == colored)
    #expect(try await shown("--color", "always", environment: ["NO_COLOR": "1", "TERM": "dumb"]) == colored)
  }

  @Test("formats for programs are the same on a terminal", arguments: ["json", "ndjson", "csv"])
  func formats(format: String) async throws {
    let inPipe = try await aerogami.run("fetch", "--regions", "EU", "--format", format)
    #expect(inPipe.exitCode == 0)
    let onTerminal = Run(0, output: try await shown(columns: 20, "--format", format))
    #expect(onTerminal.withoutTimes == inPipe.withoutTimes)
  }
}

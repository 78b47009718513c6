import TestSupport
import Testing

@testable import aerogami

@Suite(.timeLimit(.minutes(20))) struct TerminalTests {
  private let aerogami = Aerogami()

  init() throws {
    try aerogami.useSampleTrips()
  }

  /// The standard output to a terminal with a number of columns. Checks the lines below a table, on standard error.
  private func shown(
    columns: UInt16 = 120, _ option: String..., environment: [String: String] = ["TERM": "xterm"],
    errors: String = "2 trips in 1 region, cheapest 328.60 EUR LHR–JFK; complete\n"
  ) async throws -> String {
    let run = try await aerogami.run(
      ["fetch", "--regions", "EU"] + option, output: .terminal(columns: columns), errors: .pipe(),
      environment: environment)
    #expect(run.exitCode == 0)
    #expect(run.errors == errors)
    return run.output
  }

  private let plain = """
         PRICE  FROM        TO            DEPARTS                RETURNS           NIGHTS  FLIGHT   REGION
    328.60 EUR  LHR London  JFK New York  Thu 10 Jan 2030 10:45  Wed 16 Jan 05:45       6  VS,DL 3  EU
     31.50 EUR  BER Berlin  MXP Milan     Fri  1 Feb 2030 16:20  Sun  3 Feb 16:20       2  U2 5199  EU      offer ended

    """
  private let colored = """
    \u{1B}[1m     PRICE  FROM        TO            DEPARTS                RETURNS           NIGHTS  FLIGHT   REGION\u{1B}[0m
    \u{1B}[1m328.60 EUR\u{1B}[0m  LHR London  JFK New York  Thu 10 Jan 2030 10:45  Wed 16 Jan 05:45       6  VS,DL 3  EU
    \u{1B}[2m 31.50 EUR  BER Berlin  MXP Milan     Fri  1 Feb 2030 16:20  Sun  3 Feb 16:20       2  U2 5199  EU      offer ended\u{1B}[0m

    """

  @Test("on a terminal prices are bold and ended offers dim, except with NO_COLOR, without TERM and with --color never")
  func noColor() async throws {
    #expect(try await shown(environment: ["NO_COLOR": "1", "TERM": "xterm"]) == plain)
    #expect(try await shown(environment: ["NO_COLOR": "", "TERM": "xterm"]) == colored)
    let terminal = try WatchedStream.terminal()
    let stream = StandardStream(descriptor: terminal.descriptor)
    for variables in [[:], ["TERM": ""], ["TERM": "dumb"], ["NO_COLOR": "1", "TERM": "xterm"]] as [[String: String]] {
      #expect(!ColorChoice.auto.isOn(for: stream, variables: variables), "\(variables)")
      #expect(ColorChoice.always.isOn(for: stream, variables: variables), "\(variables)")
    }
    #expect(ColorChoice.auto.isOn(for: stream, variables: ["TERM": "xterm"]))
    #expect(!ColorChoice.never.isOn(for: stream, variables: ["TERM": "xterm"]))
    try terminal.closeWriteEnd()
  }

  @Test("a terminal wraps long errors at spaces, and a pipe gets them as one line")
  func wrapping() async throws {
    let words = ["fetch", "--weekend", "--nights", "7"]
    let error = "aerogami: --weekend allows 1 to 3 nights, so no trip can match --nights; remove one\n"
    #expect(try await aerogami.runIfValid(words).errors == error)
    let run = try await aerogami.run(words, output: .pipe(), errors: .terminal(columns: 40))
    #expect(
      run.errors == """
        aerogami: --weekend allows 1 to 3
          nights, so no trip can match --nights;
          remove one

        """)
  }

  @Test("a format for programs is the same on a terminal")
  func formats() async throws {
    let inPipe = try await aerogami.run("fetch", "--regions", "EU", "--format", "json")
    #expect(inPipe.exitCode == 0)
    let onTerminal = Run(0, output: try await shown(columns: 20, "--format", "json", errors: ""))
    #expect(onTerminal.withoutTimes == inPipe.withoutTimes)
  }
}

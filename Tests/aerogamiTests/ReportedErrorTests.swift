import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import aerogami

@Suite(.timeLimit(.minutes(20))) struct ReportedErrorTests {
  private let aerogami = Aerogami()

  @Test(
    "an error of a command is its message and, if there is one, its remedy after a semicolon",
    arguments: [
      (
        NoHistoryError(environment: "dev"),
        "environment dev requests no trips from a service, so no prices are recorded",
        "use an environment with live trips, such as --env live"
      ),
      (OutputError.failed(ENOSPC), "could not write to standard output: No space left on device", nil),
    ] as [(any ReportedError, String, String?)])
  func joined(error: any ReportedError, message: String, remedy: String?) {
    #expect(error.message == message)
    #expect(error.remedy == remedy)
    #expect("\(error)" == message + (remedy.map { "; " + $0 } ?? ""))
    #expect(error.lines == ["\(error)"])
    #expect(error.exitCode == 1)
  }

  @Test("a closed pipe is not reported")
  func closed() {
    #expect(OutputError.closed.lines.isEmpty)
    #expect(OutputError.closed.exitCode == 0)
  }

  @Test("an error ends the program with its exit status, and is one line")
  func exit() async throws {
    let run = try await aerogami.run("history", "prune", "--older-than", "1d", "--yes")
    #expect(
      run
        == Run(
          1,
          errors: "aerogami: environment dev requests no trips from a service, so no prices are recorded; use an "
            + "environment with live trips, such as --env live\n"))
  }

  @Test("doctor has a problem's message and remedy as separate fields")
  func doctor() async throws {
    try aerogami.write(#"{"store": {"variant": "a; b", "paht": "x"}}"#, to: "mine.json")
    let diagnosis = try await aerogami.diagnosis(config: "mine.json")
    #expect(
      diagnosis.text(width: nil, color: false) == """
        failed   configuration  mine.json:1:23: store.variant: "a; b" is not live, mock or failing
        failed   configuration  mine.json:1:31: store: unknown key "paht"
                                → did you mean "path"? Known: path, variant
        2 of 2 checks failed.

        """)
  }
}

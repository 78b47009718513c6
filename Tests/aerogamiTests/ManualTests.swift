import Foundation
import Subprocess
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The man pages. Their generator is a tool of swift-argument-parser. `swift package generate-manual --help` builds it, and
/// without it the test is skipped. `.ci/release` makes the pages of a release and checks them.
@Suite(.timeLimit(.minutes(20))) struct ManualTests {
  private let aerogami = Aerogami()

  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../.ci/manual").standardizedFileURL.path
  private static let generator = Aerogami.program.map {
    URL(filePath: $0).deletingLastPathComponent().appending(path: "generate-manual-tool").path
  }
  private static var hasTools: Bool {
    [generator, "/usr/bin/mandoc", "/usr/bin/groff"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: $0 ?? "")
    }
  }

  @Test("each command has a man page that mandoc and groff accept, with all sections", .enabled(if: hasTools))
  func pages() async throws {
    let (program, generator) = (try #require(Aerogami.program), try #require(Self.generator))
    let directory = aerogami.directory + "/man"
    let result = try await Subprocess.run(
      .path("/bin/bash"), arguments: [Self.script, program, directory],
      environment: .custom(["PATH": "/usr/bin:/bin", "MANUAL_GENERATOR": generator, "HOME": aerogami.directory]),
      input: .none, output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    #expect(result.terminationStatus.code == 0)
    // Their complaints.
    #expect(result.standardOutput == "")
    #expect(result.standardError == "")

    func page(_ name: String) throws -> String { try String(contentsOfFile: "\(directory)/\(name).1", encoding: .utf8) }
    func sections(_ page: String) -> [String] { page.matches(of: /\n\.Sh (.*)/).map { String($0.1) } }
    let root = try page("aerogami")
    #expect(
      sections(root) == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "CONFIGURATION", "OUTPUT FORMATS", "ENVIRONMENT", "FILES",
        "EXIT STATUS", "EXAMPLES",
      ])
    let help = try await aerogami.run("--help")
    let commands = help.output.matches(of: /\n  ([a-z]+)   .*/).map { String($0.1) }
    #expect(commands.count > 15)
    for command in commands {
      #expect(root.contains("\n.It Xr aerogami-\(command) 1\n"), "\(command)")
      let text = try page("aerogami-\(command)")
      #expect(text.contains("\n.Nm aerogami-\(command)\n") && text.contains("\n.Nm \"aerogami \(command)\"\n"))
      #expect(
        sections(text).filter { $0 != "COMMANDS" } == [
          "NAME", "SYNOPSIS", "DESCRIPTION", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES", "SEE ALSO",
        ], "\(command)")
    }
    let fetch = try page("aerogami-fetch")
    #expect(fetch.contains("\n.It Fl -fail-fast\n"))
    #expect(fetch.contains("Output format. (values: table, json, ndjson, csv; default: table)"))
    #expect(fetch.contains(#"  aerogami fetch EU \-\-max\-price 80 \-\-weekend"#))
    let doctor = try page("aerogami-doctor")
    #expect(doctor.contains("\n  0         no check failed; there may be warnings\n"))
    let add = try page("aerogami-favorites-add")
    #expect(add.contains("\n.Nm \"aerogami favorites add\"\n"))
    // Without a backslash, some versions of groff print another character, and break lines after it.
    #expect(fetch.contains(#"such as 2027\-01\-31 or +2w"#))
    for text in [root, fetch, doctor, add] {
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix(".") }
      #expect(lines.filter { $0.replacing(#"\-"#, with: "").contains("-") } == [])
    }
  }
}

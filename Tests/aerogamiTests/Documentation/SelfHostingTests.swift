import Foundation
import Subprocess
import TestSupport
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

@Suite(.timeLimit(.minutes(20))) struct SelfHostingTests {
  private static let analyzer = "/usr/bin/systemd-analyze"

  @Test(
    "systemd accepts the units of the articles", .enabled(if: FileManager.default.isExecutableFile(atPath: analyzer)))
  func units() async throws {
    let root = TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: root.path, withIntermediateDirectories: true)
    let program = try #require(Aerogami.program, "the program is not beside the tests")
    var files: [String] = []
    for article in ["SelfHosting", "Watches"] {
      let document = try Document("Sources/aerogami/Documentation.docc/\(article).md")
      let text = document.lines.joined(separator: "\n")
      let names = text.matches(of: #/systemd/user/([a-z-]+\.(?:service|timer))`/#).map { String($0.1) }
      let units = document.blocks.filter { $0.language == "ini" }
      try #require(names.count == units.count, "\(names)")
      for (name, unit) in zip(names, units) {
        let text = document.lines[unit.lines].joined(separator: "\n") + "\n"
        files.append("\(root.path)/\(name)")
        // The analyzer checks that the program exists.
        try Data(text.replacing("%h/.local/bin/aerogami", with: program).utf8).write(
          to: URL(filePath: files.last ?? ""))
      }
    }
    #expect(files.count >= 4)
    let result = try await run(
      .path(FilePath(Self.analyzer)), arguments: Arguments(["verify", "--user"] + files),
      environment: .custom(["XDG_RUNTIME_DIR": root.path, "HOME": root.path, "PATH": "/usr/bin:/bin"]),
      output: .string(limit: 1 << 16), error: .string(limit: 1 << 16))
    // A wrong key is only a warning, with status 0.
    #expect(result.terminationStatus.isSuccess && result.standardError == "", "\(result.standardError)")
  }

  @Test("the image runs any command, and serves on all addresses if none is given")
  func image() throws {
    let lines = try Document(".ci/Dockerfile").lines
    #expect(lines.contains(#"ENTRYPOINT ["aerogami"]"#))
    #expect(lines.contains(#"CMD ["serve", "--host", "0.0.0.0"]"#))
  }
}

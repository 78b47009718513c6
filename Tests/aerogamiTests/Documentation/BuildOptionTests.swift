import Foundation
import Testing

/// Compares the options of the optimized build in the documents with those of the script that makes releases.
@Suite struct BuildOptionTests {
  private static let script = ".ci/release"
  private static let articles = "Sources/aerogami/Documentation.docc"

  @Test(
    "the documents build the program with the options of a release",
    arguments: ["README.md", "\(articles)/GettingStarted.md", "\(articles)/Benchmarks.md"])
  func options(path: String) throws {
    let released = try Self.releaseBuilds(in: Document(Self.script))
    try #require(released.count == 1, "\(Self.script) should build the program with one command")
    let documented = try Self.releaseBuilds(in: Document(path))
    // One command builds the program, and one finds it.
    #expect(documented.count == 2, "\(path): \(documented)")
    for options in documented { #expect(options == released[0], "\(path)") }
  }

  @Test("the comparison ignores what is built and where, and nothing else")
  func comparison() throws {
    func builds(_ text: String) -> [[String]] { Self.releaseBuilds(in: text) }
    #expect(builds("$ swift build -c release --a b") == [["-c", "release", "--a", "b"]])
    #expect(builds("build=(swift build -c release --product p --scratch-path s --a)") == [["-c", "release", "--a"]])
    #expect(builds(#"$ "$(swift build -c release --a --show-bin-path)/p""#) == [["-c", "release", "--a"]])
    #expect(builds("$ swift build -c release \\\n    --a\n$ swift test") == [["-c", "release", "--a"]])
    #expect(builds("$ swift build\n$ swift build --build-tests\nAfter `swift build`, test it.").isEmpty)
  }

  private static func releaseBuilds(in document: Document) -> [[String]] {
    releaseBuilds(in: document.lines.joined(separator: "\n"))
  }

  /// Returns the options of each optimized build in a text, without those that choose what is built and where.
  private static func releaseBuilds(in text: String) -> [[String]] {
    text.replacing("\\\n", with: " ").matches(of: /swift build ([^)`\n]+)/).compactMap { match in
      var options = match.1.split(separator: " ").map(String.init)
      for choice in ["--product", "--scratch-path"] {
        if let index = options.firstIndex(of: choice) { options.removeSubrange(index..<min(index + 2, options.count)) }
      }
      options.removeAll { $0 == "--show-bin-path" }
      return options.contains("release") ? options : nil
    }
  }
}

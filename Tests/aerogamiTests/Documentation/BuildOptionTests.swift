import Foundation
import Testing

/// What users build, what releases have and what the benchmarks measure are built with the same options.
@Suite struct BuildOptionTests {
  private static let articles = "Sources/aerogami/Documentation.docc"

  @Test(
    "optimized programs are built only by the script with the options of a release",
    arguments: [
      "README.md", "\(articles)/GettingStarted.md", "\(articles)/Benchmarks.md", ".ci/release",
      ".github/CONTRIBUTING.md", ".github/workflows/ci.yml",
    ])
  func script(path: String) throws {
    let lines = try Document(path).lines
    #expect(lines.contains { $0.contains("$(.ci/build") })
    let others = lines.filter { $0.contains("swift build") && ($0.contains("release") || $0.contains("-X")) }
    #expect(others.isEmpty)
  }
}

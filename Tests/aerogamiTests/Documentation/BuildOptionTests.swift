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

  @Test("the article about benchmarks has each counted run with its aim")
  func countedRuns() throws {
    let source = try Document("Tests/Benchmarks/InstructionCount.swift").lines.joined(separator: "\n")
    let runs = source.matches(of: /title: "(.+?)", aim: ([0-9]+)/)
    #expect(runs.count == 5)
    let table = try Document("\(Self.articles)/Benchmarks.md").lines.drop { !$0.hasPrefix("| instructions |") }
    for run in runs {
      let row = try #require(table.first { $0.hasPrefix("| \(run.1) | ") })
      #expect(row.split(separator: "|").last?.filter(\.isNumber) == String(run.2))
    }
  }
}

import Foundation
import Testing

/// Compares the Swift code in the documentation with the compiled code that it is from.
@Suite struct DocumentationCodeTests {
  private static let core = "Sources/AerogamiCore"
  private static let coreTests = "Tests/AerogamiCoreTests"
  private static let weather = "Tests/AerogamiLiveTests/Weather"

  /// For each document, the files with the code of its blocks, in their order; `nil` for a block that
  /// `.ci/dependent-package` compiles.
  private static let documents: [(document: String, files: [String?])] = [
    ("README.md", ["\(coreTests)/ContainerInBriefTests.swift"]),
    (
      "Sources/AerogamiContainer/Documentation.docc/AerogamiContainer.md",
      [nil] + Array(repeating: "Tests/AerogamiContainerTests/WeatherTests.swift", count: 6)
    ),
    (
      "Sources/AerogamiContainer/Documentation.docc/DependencyInjection.md",
      [nil, nil] + Array(repeating: "Tests/AerogamiContainerTests/QuestionsTests.swift", count: 12)
    ),
    ("\(core)/Documentation.docc/AerogamiCore.md", Array(repeating: "\(coreTests)/EmbeddingTests.swift", count: 3)),
    (
      "\(core)/Documentation.docc/DependencyContainer.md",
      [
        "\(coreTests)/ContainerInBriefTests.swift", "\(core)/Rovers/RoverClient.swift",
        "\(coreTests)/EmbeddingTests.swift", "Sources/AerogamiContainer/Faults/Faults.swift",
      ]
    ),
    (
      "\(core)/Documentation.docc/AddAnAPI.md",
      [
        "\(weather)/WeatherClient.swift", "\(weather)/WeatherClient+Mock.swift",
        "\(weather)/WeatherClient+Live.swift", "\(weather)/WeatherRegistration.swift",
        "Sources/aerogami/Rovers/RoversManifestCommand.swift",
      ]
    ),
  ]

  @Test("the Swift code of a document is compiled", arguments: documents)
  func code(of document: String, files: [String?]) throws {
    let blocks = Self.swiftBlocks(in: try Self.lines(of: document))
    try #require(blocks.count == files.count, "\(document): list the file of each block in this test")
    for case (let block, let file?) in zip(blocks, files) {
      if let line = Self.firstDifference(of: block, from: try Self.lines(of: file)) {
        Issue.record("\(document):\(line.number): this line is not in \(file), or in another order: \(line.text)")
      }
    }
    let code = blocks.joined().map(\.text).joined(separator: "\n")
    for (opening, closing) in zip("([{", ")]}") {
      let (opened, closed) = (code.count { $0 == opening }, code.count { $0 == closing })
      #expect(opened == closed, "\(document): a block ends inside \(opening)\(closing)")
    }
  }

  @Test("the comparison finds the line that differs; declarations may lack their body, and `private` is ignored")
  func comparison() {
    let code = Self.numbered("import A\n\nprivate struct B {\n  let c = 1\n  func d() {\n  }\n}")
    func difference(_ block: String) -> Int? { Self.firstDifference(of: Self.numbered(block), from: code)?.number }
    #expect(difference("struct B {\n  let c = 1") == nil)
    #expect(difference("import A\n\nfunc d()") == nil)
    #expect(difference("struct B {\n  let c = 2") == 2)
    #expect(difference("struct B {\n  func d()") == 2)
    #expect(difference("func d()\n\nimport A") == 3)
  }

  @Test("the targets, suites and scripts that AGENTS.md names in its commands exist")
  func commands() throws {
    let text = try Self.lines(of: ".github/AGENTS.md").map(\.text).joined(separator: "\n")
    let suites = text.matches(of: /--filter "?([A-Za-z|]+)/).flatMap { $0.1.split(separator: "|") }
    let targets = text.matches(of: /--target ([A-Za-z]+)/).map { "Sources/\($0.1)" }
    let scripts = text.matches(of: /\.ci\/[a-z-]+/).map { String($0.0) }
    #expect(!suites.isEmpty && !targets.isEmpty && !scripts.isEmpty)
    for path in targets + scripts {
      #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: path).path), "\(path)")
    }
    let files = FileManager.default.enumerator(atPath: Self.root.appending(path: "Tests").path)?.allObjects ?? []
    let names = Set(files.compactMap { ($0 as? String)?.split(separator: "/").last })
    for suite in suites { #expect(names.contains("\(suite).swift"), "\(suite)") }
  }

  private struct Line {
    let number: Int
    let text: String
  }

  /// Returns the first line that is not in the code. Each paragraph must be contiguous there, after the previous one.
  private static func firstDifference(of block: [Line], from code: [Line]) -> Line? {
    var rest = code[...]
    for paragraph in block.split(whereSeparator: \.text.isEmpty) {
      let matches = rest.indices.map { start in
        zip(paragraph, rest[start...]).prefix { $1.text == $0.text || $1.text == $0.text + " {" }.count
      }
      // The longest match ends where the document and the code begin to differ.
      let longest = matches.max() ?? 0
      if longest < paragraph.count { return paragraph[paragraph.startIndex + longest] }
      rest = rest.dropFirst((matches.firstIndex(of: longest) ?? 0) + longest)
    }
    return nil
  }

  private static func swiftBlocks(in document: [Line]) -> [[Line]] {
    var blocks: [[Line]] = []
    var isInside = false
    for line in document {
      if line.text.hasPrefix("```") {
        isInside = line.text == "```swift"
        if isInside { blocks.append([]) }
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  private static func lines(of path: String) throws -> [Line] {
    numbered(try String(contentsOf: root.appending(path: path), encoding: .utf8))
  }

  /// Returns the lines without indentation and without `private`, which code in tests has to hide its example types.
  private static func numbered(_ text: String) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      return Line(number: index + 1, text: trimmed.hasPrefix("private ") ? String(trimmed.dropFirst(8)) : trimmed)
    }
  }
}

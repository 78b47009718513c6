import Foundation
import Testing

/// A Markdown document of the repository.
struct Document: Sendable {
  /// The path in the repository.
  let path: String
  private(set) var lines: [String]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL

  init(_ path: String) throws {
    self.path = path
    lines = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The path of a file or a directory of the repository.
  static func path(of name: String) -> String { root.appending(path: name).path }

  /// The README and the articles of the catalogs.
  static let paths: [String] = {
    let articles = ["aerogami", "AerogamiCore"].flatMap { target in
      let catalog = "Sources/\(target)/Documentation.docc"
      let files = FileManager.default.enumerator(atPath: Self.path(of: catalog))?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".md") }.map { "\(catalog)/\($0)" }
    }
    return ["README.md"] + articles.sorted()
  }()

  /// A block of code: its language, and the indices of its lines.
  struct Block {
    let language: String
    let lines: Range<Int>
  }

  var blocks: [Block] {
    var blocks: [Block] = []
    var start: Int?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if let first = start {
        blocks.append(Block(language: String(lines[first].dropFirst(3)), lines: first + 1..<index))
        start = nil
      } else {
        start = index
      }
    }
    return blocks
  }

  /// A command of a shell, and the output that the document shows below it.
  struct Example {
    let command: String
    /// The index of the section of the document.
    let section: Int
    /// The indices of the lines of output; empty if the document shows none.
    let output: Range<Int>
  }

  /// The commands of a shell: the lines after a prompt, with the lines that continue them.
  func examples() throws -> [Example] {
    var examples: [Example] = []
    for block in blocks where block.language == "console" {
      let section = lines[..<block.lines.lowerBound].count { $0.hasPrefix("## ") }
      var index = block.lines.lowerBound
      while index < block.lines.upperBound {
        try #require(lines[index].hasPrefix("$ "), "\(path):\(index + 1) is output without a command")
        let first = index
        while lines[index].hasSuffix("\\") { index += 1 }
        let command = lines[first...index].joined(separator: "\n").dropFirst(2)
        let rest = lines[(index + 1)..<block.lines.upperBound]
        let end = rest.firstIndex { $0.hasPrefix("$ ") } ?? block.lines.upperBound
        examples.append(Example(command: String(command), section: section, output: index + 1..<end))
        index = end
      }
    }
    return examples
  }

  /// The files that the document shows: blocks of JSON. A file has a name if the line above its block ends with the
  /// name and a colon.
  var files: [(name: String?, text: String)] {
    blocks.filter { $0.language == "json" }.map { block in
      let intro = lines[..<(block.lines.lowerBound - 1)].last { !$0.isEmpty }
      let name = intro?.firstMatch(of: /`([^`]+\.json)`:$/)?.1
      return (name.map(String.init), lines[block.lines].joined(separator: "\n"))
    }
  }

  /// Whether a run of the tests writes what it expected into the documents instead of failing.
  static var isUpdating: Bool { ProcessInfo.processInfo.environment["AEROGAMI_UPDATE_DOCUMENTS"] != nil }

  /// Replaces lines of the file. With several replacements, the last comes first, so that the indices stay valid.
  mutating func replace(_ range: Range<Int>, with new: [String]) throws {
    lines.replaceSubrange(range, with: new)
    try Data(lines.joined(separator: "\n").utf8).write(to: Self.root.appending(path: path))
  }
}

import AerogamiCore
import AerogamiJSON
import AerogamiMCP
import Foundation
import Testing

@Suite struct ToolDocumentTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// `AEROGAMI_UPDATE_DOCUMENTS=1 swift test --filter ToolDocumentTests` writes the table into the article.
  @Test("the table of tools in the article has every tool with its arguments")
  func table() throws {
    let path = "Sources/aerogami/Documentation.docc/AgentTools.md"
    let rows = try ToolCalls(.failing).tools.map { tool in
      let names = try JSONSchema(tool.inputSchema).tree["properties"]?.keys ?? []
      let sentence = try #require(tool.description.split(separator: ". ").first)
      return
        "| `\(tool.name)` | \(sentence)\(sentence.hasSuffix(".") ? "" : ".") | "
        + "\(names.map { "`\($0)`" }.joined(separator: ", ")) |"
    }
    let table = ["", "| tool | what it does | arguments |", "| --- | --- | --- |"] + rows + [""]
    let parts = try text(path).split(separator: "<!-- begin tools -->\n")
    try #require(parts.count == 2)
    let end = try #require(parts[1].range(of: "<!-- end tools -->"))
    let expected = table.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["AEROGAMI_UPDATE_DOCUMENTS"] != nil {
      let document = "\(parts[0])<!-- begin tools -->\n\(expected)\(parts[1][end.lowerBound...])"
      try Data(document.utf8).write(to: Self.root.appending(path: path))
    } else {
      #expect(parts[1][..<end.lowerBound] == expected)
    }
  }

  @Test("the registry's entry has the name of the image's label, and the version of the program")
  func registry() throws {
    let server = try JSONTree.parse(Array(text(".ci/server.json").utf8).span)
    let name = try #require(server["name"]?.text)
    #expect(try text(".ci/Dockerfile").contains("LABEL io.modelcontextprotocol.server.name=\"\(name)\"\n"))
    #expect(server["version"]?.text == aerogamiVersion)
    let package = try #require(server["packages"]?.elements.first)
    #expect(package["identifier"]?.text?.hasSuffix(":v\(aerogamiVersion)") == true)
    #expect(package["version"] == nil)
    // The registry refuses longer ones.
    #expect(try #require(server["description"]?.text).count <= 100)
  }
}

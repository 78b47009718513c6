import AerogamiLive
import Foundation
import Testing

/// Compares the parts of the articles that follow from the program with the program.
///
/// `AEROGAMI_UPDATE_DOCUMENTS=1 swift test --filter GeneratedSectionTests` writes them.
@Suite(.timeLimit(.minutes(20))) struct GeneratedSectionTests {
  private func compare(_ section: String, of path: String, with expected: [String]) throws {
    var document = try Document(path)
    let start = try #require(document.lines.firstIndex(of: "<!-- begin \(section) -->"))
    let end = try #require(document.lines.firstIndex(of: "<!-- end \(section) -->"))
    let lines = [""] + expected + [""]
    if Document.isUpdating {
      try document.replace(start + 1..<end, with: lines)
    } else {
      let differs = zip(document.lines[(start + 1)..<end], lines).first { $0 != $1 }
      #expect(differs?.0 == differs?.1)
      #expect(end - start - 1 == lines.count)
    }
  }

  @Test("the command reference has what the parser reports")
  func commands() async throws {
    let run = try await Aerogami().run("--experimental-dump-help")
    let reference = try CommandReference(dump: run.output)
    try compare("commands", of: "Sources/aerogami/Documentation.docc/CommandReference.md", with: reference.markdown)
  }

  @Test("the tables of keys have all keys of the configuration")
  func keys() throws {
    let reference = Configuration.reference
    let groups = [
      ("General keys", reference.globalKeys), ("Keys of each client", reference.clientKeys),
      ("Keys of single clients", reference.ownKeys),
      ("Keys of notifiers, with a `NAME` of your choice", reference.notifierKeys),
      ("Keys of watches, with a `NAME` of your choice; only files can set them", reference.watchKeys),
    ]
    let clients = reference.clients.map { client in
      "| `\(client.name)` | \(client.endpoints.map { "`\($0)`" }.joined(separator: ", ")) |"
    }
    let lines = groups.flatMap { title, keys in
      ["### \(title)", "", "| key | value | default | meaning |", "| --- | --- | --- | --- |"] + keys.map(row) + [""]
    }
    try compare(
      "keys", of: "Sources/aerogami/Documentation.docc/ConfigurationKeys.md",
      with: lines + ["### Clients and endpoints", "", "| client | endpoints |", "| --- | --- |"] + clients)
  }

  @Test("the picture of a terminal shows what the program writes", .enabled(if: ExampleSession.hasPrograms))
  func picture() async throws {
    let commands = ["aerogami fetch --regions EU,US --limit 6", "aerogami dates VNO-BCN --month jan --nights 2-4"]
    let results = try await ExampleSession(isColored: true).run(commands)
    #expect(results.map(\.status) == [0, 0])
    let text = zip(commands, results).map { "$ \u{1B}[1m\($0)\u{1B}[0m\n\($1.output)" }.joined()
    let picture = TerminalPicture(text, columns: 100).svg
    let file = URL(filePath: Document.path(of: "Sources/aerogami/Documentation.docc/Resources/terminal.svg"))
    if Document.isUpdating { try Data(picture.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == picture)
  }

  private func row(_ key: Configuration.KeyDescription) -> String {
    let cells = [
      "`\(key.path)`", key.values.escaped, key.defaultValue.map { "`\($0)`" } ?? "", key.summary.escaped,
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}

extension String {
  /// This text for the cell of a table.
  fileprivate var escaped: String { replacing("|", with: "\\|").replacing("<", with: "\\<") }
}

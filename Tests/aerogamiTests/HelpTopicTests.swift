import AerogamiLive
import ArgumentParser
import Foundation
import Testing

@testable import aerogami

@Suite(.timeLimit(.minutes(20))) struct HelpTopicTests {
  private var help: String { RootCommand.helpMessage(for: RootCommand.self, columns: 80) }

  @Test("each topic has lines of at most 80 columns in ASCII, and is listed by help", arguments: HelpTopic.allCases)
  func lines(topic: HelpTopic) throws {
    let text = topic.text()
    let lines = text.split(separator: "\n")
    #expect(lines.count > 9)
    #expect(lines.allSatisfy { $0.count <= 80 && !$0.hasSuffix(" ") })
    // The generator of the man pages leaves out other characters.
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    let topics = try #require(help.split(separator: "\n").first { $0.hasPrefix("Topics: ") })
    #expect(topics.contains(topic.rawValue))
  }

  /// The rows of `config show`.
  private func rows() throws -> [AerogamiLive.Configuration.KeyRow] {
    try AerogamiLive.Configuration.load(
      variables: [:], directories: .init(currentDirectory: "/nowhere", userDirectory: nil)
    ).listing
  }

  @Test("help environment has every variable and key of config show, and the program's own variables")
  func environment() throws {
    let words = Set(HelpTopic.environment.text().split { " \n,".contains($0) }.map(String.init))
    let rows = try rows()
    #expect(rows.count > 60)
    for row in rows {
      #expect(words.contains(row.key))
      let variable = try #require(row.variable)
      #expect(words.contains(variable))
    }
    for name in ["AEROGAMI_ENV", "AEROGAMI_CONFIG", "AEROGAMI_SERVE_PASSWORD", "AEROGAMI_NOTIFIERS_NAME_KIND"] {
      #expect(words.contains(name))
    }
  }

  @Test("help configuration has every key of config show, each with a meaning and its values")
  func configuration() throws {
    let lines = HelpTopic.configuration.text().split(separator: "\n").map(String.init)
    let endpoint = /^clients\.[a-zA-Z]+\.endpoints\.[a-zA-Z]+$/
    let general = /^clients\.[a-zA-Z]+\.(variant|baseURL|token|failure|faults|fixtures)$/
    for row in try rows() {
      let key =
        row.key.contains(endpoint)
        ? "clients.NAME.endpoints.ENDPOINT"
        : row.key.firstMatch(of: general).map { "clients.NAME.\($0.1)" } ?? row.key
      let index = try #require(lines.firstIndex(of: "  \(key)"), "\(key)")
      #expect(lines[index + 1].hasPrefix("      ") && !lines[index + 1].hasPrefix("      Value:"), "\(key)")
    }
    for key in ["environment", "notifiers.NAME.topic", "watches.NAME.maxPrice"] {
      #expect(lines.contains("  \(key)"))
    }
    #expect(!lines.contains { $0.hasPrefix("      Value:") && !$0.hasPrefix("      Value: ") })
    let attempts = try #require(lines.firstIndex(of: "  http.maxAttempts"))
    #expect(
      lines[(attempts + 1)...(attempts + 2)].map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        == "A request is sent at most this many times. Value: a whole number from 1 to 10. (default: 3)")
  }

  @Test("help exit-codes has the exit statuses of the help of the program")
  func exitCodes() {
    let text = HelpTopic.exitCodes.text()
    for code in ["0 ", "1 ", "3 ", "4 ", "64 ", "78 ", "130, 143 "] { #expect(text.contains("\n  \(code)"), "\(code)") }
    let statuses = text.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(statuses.count == 7)
    for line in statuses { #expect(help.contains("\n\(line)\n"), "\(line)") }
  }

  @Test("help formats has each format with its meaning")
  func formats() async throws {
    let text = HelpTopic.formats.text()
    #expect(await Run.parsing("help", "formats") == Run(0, output: text + "\n"))
    for format in OutputFormat.allCases { #expect(text.contains("\n  \(format.rawValue)\n      "), "\(format)") }
  }

  @Test(
    "an unknown topic is an error with a suggestion",
    arguments: [
      ("exit-code", #"there is no help topic "exit-code"; did you mean aerogami help exit-codes?"#),
      ("format", #"there is no help topic "format"; did you mean aerogami help formats?"#),
      ("enviroment", #"there is no help topic "enviroment"; did you mean aerogami help environment?"#),
      ("ftech", #"there is no command "aerogami ftech"; did you mean aerogami fetch?"#),
      ("zzzzzzz", #"there is no command "aerogami zzzzzzz"; see aerogami --help"#),
    ])
  func unknown(word: String, message: String) async throws {
    let run = await Run.parsing("help", word)
    #expect(run == Run(64, errors: "aerogami: \(message)\n"))
  }

  @Test("a second word after a topic is an error")
  func twoWords() async throws {
    let run = await Run.parsing("help", "formats", "csv")
    #expect(run == Run(64, errors: "aerogami: unexpected argument \"csv\"; see aerogami help formats\n"))
  }
}

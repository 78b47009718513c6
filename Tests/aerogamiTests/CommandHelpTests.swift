import AerogamiContainer
import ArgumentParser
import Testing

@testable import aerogami

private typealias Program = aerogami.Aerogami

@Suite struct CommandHelpTests {
  /// The words of every command that is not hidden, and its help, which takes long to make.
  private static let commands: [(words: String, help: String)] =
    ([("aerogami", Program.self)] + subcommands(of: Program.self, "aerogami")).map {
      ($0.words, Program.helpMessage(for: $0.type, columns: 80))
    }

  private static func subcommands(
    of type: any ParsableCommand.Type, _ words: String
  ) -> [(words: String, type: any ParsableCommand.Type)] {
    type.configuration.subcommands.flatMap { type in
      let words = "\(words) \(type.configuration.commandName ?? "")"
      return [(words, type)] + subcommands(of: type, words)
    }
  }

  @Test("the help of each command starts with examples of it, and has at most 70 lines of at most 80 columns")
  func short() {
    #expect(Self.commands.count > 30)
    for (words, help) in Self.commands {
      let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 70, "\(words): \(lines.count) lines")
      // The formatter of the man pages reads only ASCII.
      #expect(help.utf8.allSatisfy { $0 < 0x80 }, "\(words)")
      #expect(lines.allSatisfy { $0.utf8.count <= 80 || $0.hasPrefix("USAGE: ") }, "\(words)")
      // A list of exit statuses is hard to read if a line of it continues at the left margin.
      let statuses = lines.drop { !$0.hasPrefix("Exit status") }.dropFirst().prefix { !$0.isEmpty }
      #expect(statuses.allSatisfy { $0.hasPrefix("  ") }, "\(words)")
      let start = lines.drop { $0 != "Examples:" }.dropFirst().prefix { $0.hasPrefix("  ") }
      #expect((2...4).contains(start.count), "\(words)")
      #expect(lines.prefix(4).contains("Examples:"), "\(words)")
      let isDefault = {
        [" show", " list", " start"].first(where: words.hasSuffix).map { String(words.dropLast($0.count)) } ?? words
      }()
      #expect(start.allSatisfy { $0.hasPrefix("  \(words)") || $0.hasPrefix("  \(isDefault)") }, "\(words)")
    }
  }

  @Test("no group of options contains a group, which debug builds would build four times as often")
  func groups() {
    for (words, type) in Self.subcommands(of: Program.self, "aerogami") {
      for group in Self.groups(in: type) {
        #expect(Self.groups(in: group).isEmpty, "\(words): \(group)")
      }
    }
  }

  private static func groups(in arguments: any ParsableArguments.Type) -> [any ParsableArguments.Type] {
    Mirror(reflecting: arguments.init()).children.compactMap { child in
      (type(of: child.value) as? any Group.Type)?.arguments
    }
  }

  @Test("every example in the help is a valid command line")
  func examples() async throws {
    var count = 0
    for (words, help) in Self.commands {
      let lines = help.split(separator: "\n")
      for line in lines.drop(while: { $0 != "Examples:" }).dropFirst().prefix(while: { $0.hasPrefix("  ") }) {
        var arguments: [String] = []
        // A quoted argument is at odd positions between quotation marks.
        for (position, part) in line.prefix(while: { $0 != "#" }).split(separator: "'").enumerated() {
          arguments += position % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
        do {
          _ = try await Program.command(for: Array(arguments.dropFirst()))
        } catch {
          // Some commands ask questions, which needs a terminal.
          let message = (error as? any ReportedError)?.message ?? Program.message(for: error)
          #expect(message.hasPrefix("there is no terminal to "), "\(words): \(line): \(message)")
        }
        count += 1
      }
    }
    #expect(count > 60)
  }
}

private protocol Group {
  static var arguments: any ParsableArguments.Type { get }
}

extension OptionGroup: Group {
  fileprivate static var arguments: any ParsableArguments.Type { Value.self }
}

import ArgumentParser

struct NotifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notify", abstract: "Test the notifiers, which send messages to a phone or a chat.",
    discussion: """
      Examples:
        aerogami notify test
        aerogami notify test phone --dry-run
      """,
    subcommands: [NotifyTestCommand.self])
}

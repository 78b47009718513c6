import ArgumentParser

struct NotifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notify", abstract: "Add and test notifiers, which send messages to a phone or a chat.",
    discussion: """
      Examples:
        aerogami notify add phone --ntfy  # messages on a phone, without an account
        aerogami notify list
        aerogami notify test phone
      """,
    subcommands: [NotifyAddCommand.self, NotifyListCommand.self, NotifyTestCommand.self, NotifyRemoveCommand.self])
}

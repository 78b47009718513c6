import ArgumentParser

struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Fetch trips periodically, and report which are new, cheaper, more expensive or gone.",
    discussion: """
      Examples:
        aerogami watch VNO --to Spain --every 30m
        aerogami watch EU --below 50 --notify phone
        aerogami watch add spain home --to Spain --below 60 --notify phone
        aerogami watch run  # all watches that have names

      The options of a watch: aerogami watch start --help
      """,
    subcommands: [
      WatchStartCommand.self, WatchAddCommand.self, WatchListCommand.self, WatchRemoveCommand.self,
      WatchRunCommand.self,
    ], defaultSubcommand: WatchStartCommand.self)
}

import AerogamiCore
import AerogamiLive
import ArgumentParser

struct WatchStartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Run a watch without a name until you interrupt it.",
    discussion: """
      Examples:
        aerogami watch VNO --to Spain --every 30m
        aerogami watch EU --below 50 --notify phone
        aerogami watch EU --below 50 --exec 'mail -s cheap me' --once

      The word start can be left out. Later runs continue where the last one ended. New and cheaper trips ring the \
      bell. With --notify, they are sent as a message instead. With --exec, each runs a command that reads the change \
      as JSON. The first round notifies only with --below, --new-low or --deals.

      All options: aerogami watch start --help-all
      """)

  @OptionGroup var options: WatchOptions
  @OptionGroup var rounds: RoundOptions

  @Option(help: "Output format; json requires --once.")
  var format = OutputFormat.table

  func validate() throws {
    if format == .json, !rounds.once {
      throw ValidationError("--format json requires --once; use --format ndjson to watch continuously.")
    }
    if rounds.once, options.every != nil { throw ValidationError("--once and --every cannot be used together.") }
  }

  func run() async throws {
    let watch = try options.watch(named: nil)
    try await WatchLoop(rounds, format, Console(color: rounds.color)).run(of: try rounds.configuration()) {
      [WatchEntry(watch)]
    }
  }
}

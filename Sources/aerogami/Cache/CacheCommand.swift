import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import ArgumentParser

struct CacheCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Show or clear the cached responses.",
    discussion: """
      Examples:
        aerogami cache info
        aerogami cache clear --env live

      Each environment has its own cache.
      """,
    subcommands: [CacheInfoCommand.self, CacheClearCommand.self])
}

struct CacheInfoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Show the location, size and age of the cache.",
    discussion: """
      Examples:
        aerogami cache info
        aerogami cache info --env live --format json

      The prices that the history command shows are in the same database, but do not count toward cache.maxBytes.
      """)

  @OptionGroup var environment: EnvironmentOptions

  @Option(choice: "Output format.")
  var format = ReportFormat.table

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let (contents, history) = try await Dependencies.withConfiguration(configuration) { dependencies in
      (try await dependencies.cache.contents(), try await dependencies.history.size())
    }
    let console = Console()
    switch format {
    case .table:
      try await console.output.write(
        Array(
          table(contents, history, configuration, width: console.output.columns).utf8))
    case .json: try await console.output.write(json(contents, history, configuration))
    }
  }

  private func table(
    _ contents: CacheContents, _ history: HistorySize, _ configuration: Configuration, width: Int?
  ) -> String {
    card(
      [
        ("CACHE", ""), ("database", configuration.cachePath ?? "none (responses are not saved in a file)"),
        ("responses", "\(contents.count)"),
        ("bytes", "\(contents.bytes) of at most \(configuration.cacheMaxBytes)"),
        ("oldest", contents.oldest.flatMap(RFC3339.string) ?? ""),
        ("newest", contents.newest.flatMap(RFC3339.string) ?? ""),
        (
          "prices",
          "\(counted(history.observationCount, "observation")) of \(counted(history.routeCount, "route")), "
            + "about \(history.bytes) bytes"
        ),
      ], width: width)
  }

  private func json(_ contents: CacheContents, _ history: HistorySize, _ configuration: Configuration) -> [UInt8] {
    JSONWriter.document { json in
      json.members([
        "path": .text(configuration.cachePath), "count": .integer(contents.count), "bytes": .integer(contents.bytes),
        "max_bytes": .integer(configuration.cacheMaxBytes), "oldest": .date(contents.oldest),
        "newest": .date(contents.newest),
      ])
      json.key("history")
      json.object([
        "observation_count": .integer(history.observationCount), "route_count": .integer(history.routeCount),
        "bytes": .integer(history.bytes),
      ])
    }
  }
}

struct CacheClearCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Delete all cached responses. Favorites and recorded prices stay.",
    discussion: """
      Examples:
        aerogami cache clear
        aerogami cache clear --env live
      """)

  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let cleared = try await Dependencies.withConfiguration(configuration) { try await $0.cache.clear() }
    await Console().note("deleted \(counted(cleared.count, "response")), \(counted(cleared.bytes, "byte"))")
  }
}

import AerogamiCore
import AerogamiJSON
import AerogamiLive
import ArgumentParser

struct CacheInfoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Show the location, size and age of the cache.",
    discussion: "Prices of the history command share the database, but do not count toward cache.maxBytes.")

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table, json
  }

  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "The format of the report.")
  var format = Format.table

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let (contents, history) = try await Dependencies.withConfiguration(configuration) { dependencies in
      (try await dependencies.cache.contents(), try await dependencies.history.size())
    }
    let console = Console()
    switch format {
    case .table: try console.output.write(Array(table(contents, history, configuration).utf8))
    case .json: try console.output.write(json(contents, history, configuration))
    }
  }

  private func table(_ contents: CacheContents, _ history: HistorySize, _ configuration: Configuration) -> String {
    let rows = [
      ("database", configuration.cachePath ?? "none (store.variant)"), ("responses", "\(contents.count)"),
      ("bytes", "\(contents.bytes) of at most \(configuration.cacheMaxBytes)"),
      ("oldest", contents.oldest.flatMap(RFC3339.string) ?? "-"),
      ("newest", contents.newest.flatMap(RFC3339.string) ?? "-"),
      (
        "prices",
        "\(counted(history.observationCount, "observation")) of \(counted(history.routeCount, "route")), "
          + "about \(history.bytes) bytes"
      ),
    ]
    let table = Table(rows, columns: [Column("CACHE") { $0.0 }, Column("") { $0.1 }])
    return table.rendered(width: nil, color: false)
  }

  private func json(_ contents: CacheContents, _ history: HistorySize, _ configuration: Configuration) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("path")
    json.optional(configuration.cachePath) { $0.string($1) }
    json.key("count")
    json.int(contents.count)
    json.key("bytes")
    json.int(contents.bytes)
    json.key("max_bytes")
    json.int(configuration.cacheMaxBytes)
    json.key("oldest")
    json.optional(contents.oldest) { $0.date($1) }
    json.key("newest")
    json.optional(contents.newest) { $0.date($1) }
    json.key("history")
    json.beginObject()
    json.key("observation_count")
    json.int(history.observationCount)
    json.key("route_count")
    json.int(history.routeCount)
    json.key("bytes")
    json.int(history.bytes)
    json.endObject()
    json.endObject()
    json.newline()
    return json.bytes
  }
}

import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import AerogamiLive
import ArgumentParser
import Foundation

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show the configuration.",
    discussion: """
      Examples:
        aerogami config show
        aerogami config show --env live --format json
      """,
    subcommands: [ConfigShowCommand.self])
}

struct ConfigShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show every key with its value and source, and the variant of every endpoint.",
    discussion: """
      Examples:
        aerogami config show
        aerogami config show --env live
        aerogami config show --format json

      Environment variables (AEROGAMI_*) override the environment's file, which overrides \
      ~/.config/aerogami/config.json, which overrides defaults. Secrets are redacted.
      """)

  @OptionGroup var environment: EnvironmentOptions

  @Option(choice: "Output format.")
  var format = ReportFormat.table

  func run() async throws {
    let configuration = try environment.configuration()
    let console = Console()
    switch format {
    case .table: try await console.output.write(Array(table(configuration, width: console.output.columns).utf8))
    case .json: try await console.output.write(json(configuration))
    }
    for warning in configuration.warnings { await console.note("warning: \(warning)") }
    // Reports problems last, because the shown configuration helps to fix them.
    try configuration.checked()
  }

  func table(_ configuration: Configuration, width: Int?) -> String {
    let keys = Table(
      configuration.listing,
      columns: [
        Column("KEY", shrinksTo: 24, readable: 40, keepsEnd: true) { $0.key },
        Column("VALUE", shrinksTo: 12, readable: 20) { $0.value ?? "(not set)" },
        Column("FROM", shrinksTo: 14, keepsEnd: true, leftOut: .early) { $0.source ?? "" },
      ])
    let title = "Environment \(configuration.environment.printable), from \(configuration.sources.printable)"
    return (width.map { title.folded(toWidth: $0) } ?? [title]).joined(separator: "\n") + "\n\n"
      + keys.rendered(width: width, color: false) + "\n" + Table.endpoints(configuration.endpoints, width: width)
  }

  func json(_ configuration: Configuration) -> [UInt8] {
    JSONWriter.document { json in
      json.sources(of: configuration)
      json.key("keys")
      json.lines(configuration.listing) { json, row in
        json.object([
          "key": .text(row.key), "value": .text(row.value), "from": .text(row.source), "variable": .text(row.variable),
        ])
      }
      json.key("endpoints")
      json.lines(configuration.endpoints) { $0.endpoint($1) }
    }
  }
}

extension Table<Configuration.EndpointRow> {
  static func endpoints(_ rows: [Configuration.EndpointRow], width: Int?) -> String {
    Table(
      rows,
      columns: [
        Column("ENDPOINT") { "\($0.client).\($0.endpoint)" }, Column("VARIANT") { $0.variant.rawValue },
        Column("CHOSEN BY", shrinksTo: 14, keepsEnd: true, leftOut: .late) { $0.key },
      ]
    ).rendered(width: width, color: false)
  }
}

extension JSONWriter {
  mutating func sources(of configuration: Configuration) {
    members([
      "environment": .text(configuration.environment), "source": .text(configuration.source),
      "user_source": .text(configuration.userSource),
    ])
  }

  mutating func endpoint(_ row: Configuration.EndpointRow) {
    object([
      "client": .text(row.client), "endpoint": .text(row.endpoint), "variant": .text(row.variant.rawValue),
      "chosen_by": .text(row.key),
    ])
  }
}
